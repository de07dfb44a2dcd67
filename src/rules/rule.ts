import type { Break, Verifier } from '../chain/verifier.ts';
import type { Knowledge } from '../scope/knowledge.ts';
import type { Judgement } from '../scope/policy.ts';
import type { Scope } from '../scope/scope.ts';
import type { MadeCall } from '../tools/made-call.ts';
import type { Call } from '../transcript/record.ts';
import type { AnswerStore } from './answer.ts';
import type { CallListener } from './call-listener.ts';
import type { Sighting } from './call-table.ts';
import type { Sentence } from './sentence.ts';

/** The audits that can be asked for. */
export const CHECKS = ['replay', 'scope', 'verify'] as const;
export type Check = (typeof CHECKS)[number];

/** One kind of finding: how it is found, and all that a report says of it. */
export interface Rule {
  readonly kind: string;
  /** The audit that it belongs to. */
  readonly check: Check;
  /** How bad it is, in the words of GitHub's annotations. */
  readonly level: 'error' | 'warning';
  /** Has a shape of its own, not only a colour. */
  readonly mark: string;
  /** Which line of its other call is to be looked at, where there is another call. */
  readonly otherLine?: 'call' | 'answer';
  /** Reports have no column for it where nobody watched for it. */
  readonly isOptional?: boolean;
  /** Begins a session. Undefined when there is nothing to hold its calls against. */
  readonly watch: (settings: Settings, reporter: Reporter) => Watch | undefined;
  /** A finding in one sentence, whole. It holds data of the transcript: each sink escapes it for itself. */
  readonly detail: (found: Found, context: Context) => string;
  /** The same for a table that names call and tool already. */
  readonly short: (found: Found, context: Context) => Sentence;
}

/** What rules are set to for one transcript. */
export interface Settings {
  /** Mutating tools beyond the five. */
  readonly mutators: readonly string[];
  /** All that the calls are held against; none when the check was not asked for. */
  readonly scopes: readonly Scope[];
  /** Hears each call with what the policies say of it, in the order of the scopes that have one. */
  readonly onJudged?: ((call: Call, made: MadeCall, judgements: readonly Judgement[]) => void) | undefined;
  /** Hears every call with its answer. */
  readonly listener?: CallListener | undefined;
  /** Whether findings are to be named by the calls that they are on: all of them, or only the first of each session. */
  readonly fingerprints?: 'made' | 'first' | undefined;
  /** Whether findings are to say on which line the other call is that they refer to. */
  readonly otherLines?: 'told' | undefined;
  /** What is known of tools and answers beyond the mutators; undefined where the rules are those of version 1. */
  readonly knowledge: Knowledge | undefined;
  /** Where answers are kept to be compared once more. Without it they are compared as they come. */
  readonly answers?: AnswerStore | undefined;
  /** Has seen each call of a sealed transcript just before the rules see it. */
  readonly verifier: Verifier;
  /** What more is known of a sealed transcript than its chain; undefined where nothing is. */
  readonly seal?: SealWatch | undefined;
}

/** Holds a whole sealed transcript against what is said of it elsewhere. */
export interface SealWatch {
  /** Why it is not that, once all of it was read; undefined where it is. */
  fault(): string | undefined;
}

/** Takes what a rule has to say beside what it finds on the call in hand. */
export interface Reporter {
  /** What is found on an earlier call. All that a rule finds comes in the order of calls. */
  late(found: Found): void;
  /** A call was not checked since a tool is undeclared, whose name this is. */
  unchecked(tool: string): void;
}

/** A rule at work on one session. It sees every call once, in order: those of the check `replay` with its answer. */
export interface Watch {
  /** What is found on this call, if anything. */
  see(call: Call, sighting: Sighting): Found | undefined;
  /** What is found only when the session has ended. */
  end?(): Found | undefined;
}

/** A finding, but for its kind. */
export interface Found {
  /** The call's index. */
  readonly index: number;
  /** The line of the call, or of its answer where that is what is wrong, from 1. */
  readonly line: number;
  readonly tool: string;
  /** Where it is when a line does not say it: inside an archive. */
  readonly where?: string | undefined;
  /** What more there is to say of it, in one sentence without a full stop; data, which each sink escapes for itself. */
  readonly note?: string | undefined;
  /** What the finding refers to: the index of another call, for the kinds that compare two. */
  readonly other: number;
  /** The index of the first identical call, which is what findings on one repeated call have in common. */
  readonly first: number;
}

/** What a finding is about, beyond itself. */
export interface Context {
  /** Whose scope it was, when one was checked. */
  readonly agent?: string | undefined;
  /** The first broken link, when there is one. */
  readonly break?: Break | undefined;
}
