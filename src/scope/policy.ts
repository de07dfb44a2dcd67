import type { RedactedPlace } from '../redaction/redacted-places.ts';
import type { MadeCall } from '../tools/made-call.ts';
import type { Effects } from '../tools/tool.ts';

/** What a call did against a policy. */
export interface Breach {
  /** `overreach`: it was not to be made. `warning`: the same by a rule of that severity. `unverifiable`: nobody can say. */
  readonly outcome: 'overreach' | 'warning' | 'unverifiable';
  /** What broke which rule, in one sentence without a full stop. It names rules, tools and places, and holds no value of an argument. */
  readonly why: string;
}

/** What a policy says of one call. */
export interface Judgement {
  /** At most one of each outcome. */
  readonly breaches: readonly Breach[];
  /** The rules that decided, as they are named; none where no rule allows the call. It is worked out when it is asked for. */
  readonly decidedBy: readonly string[];
}

/** A policy at work on one session: it sees every call once, in order. */
export interface Judge {
  /** @param batch calls in a row with the same number were issued together, and have no order among themselves */
  judge(call: MadeCall, batch: number): Judgement;
}

/** A rule of a scope file, and how often it matched. */
export interface RuleUse {
  /** As it is named in reports: its id, or its text. */
  readonly name: string;
  /** The file that it stands in, as errors name it: the scope file, or one that it imports. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** Nobody wrote it: it is what the agent whose settings were imported never asks for. */
  readonly isImplied: boolean;
  matches: number;
}

/** What version 2 of a scope file says beyond names. */
export interface Policy {
  /** Begins a session. */
  judge(): Judge;
  /** All of its rules: how often each matched is counted over all sessions. */
  readonly uses: readonly RuleUse[];
  /** What a call did to the world. */
  effects(call: MadeCall): Effects;
  /** What is left of answers before they are compared; undefined where all of it is. */
  readonly normalizer: Normalizer | undefined;
  /** Places in calls whose values are never shown. */
  readonly redact: readonly RedactedPlace[];
}

/** Takes volatile parts out of answers. */
export interface Normalizer {
  /**
   * @param response the canonical form of the response of a tool, an object
   * @returns the same without its volatile parts, and how many were taken out; the buffer itself where there are none
   */
  normalize(tool: string, response: Buffer): Remainder;
  /**
   * The same of arguments, for whoever compares calls of different runs. No place in them is ever stated to be volatile, so
   * that only texts of a class are taken out.
   *
   * @param args the canonical form of the arguments, an object
   */
  normalizeArguments(tool: string, args: Buffer): Remainder;
}

/** What is left of a text. */
export interface Remainder {
  /** The canonical form without its volatile parts. */
  readonly response: Buffer;
  /** How many were taken out. */
  readonly fields: number;
}
