/** How two runs can differ: in which tools were called and how often, in what they were given, in what they answered. */
export const CHANGE_KINDS = ['response', 'arguments', 'structure'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The part of a call that can differ where the tool is the same. */
export type CallPart = 'args' | 'response';

/** Where a call stands in its run. */
export interface Spot {
  /** How many calls stand before it in its session. */
  readonly index: number;
  /** From 1. */
  readonly line: number;
  /** Where it stands when a line does not say it: inside an archive. */
  readonly where?: string;
}

/** A place at which two values differ. */
export interface ChangedPlace {
  /** A JSON Pointer into the arguments or the answer; empty for all of it. */
  readonly pointer: string;
  /** The run that alone has it; undefined where both do. */
  readonly only?: 'base' | 'head';
  /** JSON of what it was and is, redacted and cut; there only where values are asked for, and there is one. */
  readonly base?: string;
  readonly head?: string;
}

/** Where the arguments or the answers of two calls differ. */
export interface ChangedPart {
  /** In the order of the text, and no more than three. None where the values are too large to say where. */
  readonly places: readonly ChangedPlace[];
  /** How many more there are. */
  readonly more: number;
  /** Only one of the calls was answered, the one in this run. */
  readonly answered?: 'base' | 'head';
}

/** Two calls that are the same, once what is volatile is left out. */
export interface EqualStep {
  readonly type: 'equal';
  readonly tool: string;
  readonly base: Spot;
  readonly head: Spot;
}

/** Equal calls that are not told one by one. */
export interface FoldedStep {
  readonly type: 'folded';
  readonly calls: number;
}

/** A call that only the base has. */
export interface RemovedStep {
  readonly type: 'removed';
  readonly tool: string;
  readonly base: Spot;
}

/** A call that only the head has. */
export interface AddedStep {
  readonly type: 'added';
  readonly tool: string;
  readonly head: Spot;
}

/** A call of one tool that both have, with other arguments, or with the same and another answer. */
export interface ChangedStep {
  readonly type: 'changed';
  readonly kind: 'arguments' | 'response';
  readonly tool: string;
  readonly base: Spot;
  readonly head: Spot;
  /** Where the arguments differ; there for the kind `arguments`. */
  readonly args?: ChangedPart;
  /** Where the answers differ, which those to other arguments may as well. */
  readonly response?: ChangedPart;
}

/** What differs at one place. */
export type Change = RemovedStep | AddedStep | ChangedStep;
/** The alignment, in the order of the calls of the base, what is removed before what is added. */
export type Step = Change | EqualStep | FoldedStep;

/** How many calls that are. Each call counts once: one with other arguments and another answer as `arguments`. */
export interface ChangeCounts {
  /** Pairs of calls that are the same. */
  readonly equal: number;
  /** Those among them that are the same only once what is volatile is left out, and how many parts that are. */
  readonly normalized: { readonly calls: number; readonly fields: number };
  /** Calls that only the base has. */
  readonly removed: number;
  /** Calls that only the head has. */
  readonly added: number;
  /** `removed` and `added` together. */
  readonly structure: number;
  /** Pairs of calls of one tool with other arguments. */
  readonly arguments: number;
  /** Pairs of identical calls with another answer. */
  readonly response: number;
}

/** One session of the base with its counterpart in the head. It is plain data: JSON of it says all. */
export interface SessionComparison {
  /** Its name, where both have the same one; undefined where a run has none, or they were matched by their order. */
  readonly name?: string;
  /** Both names, where sessions of different names were matched by their order. */
  readonly names?: { readonly base: string | undefined; readonly head: string | undefined };
  /** `removed`: only the base has it; `added`: only the head. All of its calls are then such. */
  readonly state: 'both' | 'removed' | 'added';
  /** How many calls each run has. */
  readonly calls: { readonly base: number; readonly head: number };
  readonly counts: ChangeCounts;
  /** The first change in the order of the steps; undefined where there is none. */
  readonly first?: Change;
  /** All changes, with a few equal calls around each. */
  readonly steps: readonly Step[];
}

/** Two runs compared. It is plain data: JSON of it says all. */
export interface Comparison {
  /** In the order of the base, then those that only the head has. Sessions without a call are left out where both are. */
  readonly sessions: readonly SessionComparison[];
  readonly calls: { readonly base: number; readonly head: number };
  /** Of all sessions. */
  readonly counts: ChangeCounts;
}

/** The worst in which two runs differ. */
export function worst({ counts }: { readonly counts: ChangeCounts }): ChangeKind | 'none' {
  return CHANGE_KINDS.findLast((kind) => counts[kind] > 0) ?? 'none';
}

/** The kind of a change. */
export function kindOf(change: Change): ChangeKind {
  return change.type === 'changed' ? change.kind : 'structure';
}

/** Counts of several sessions together. */
export function sumOf(all: readonly ChangeCounts[]): ChangeCounts {
  const sum = (of: (counts: ChangeCounts) => number): number => all.reduce((total, counts) => total + of(counts), 0);
  return {
    equal: sum(({ equal }) => equal),
    normalized: {
      calls: sum(({ normalized }) => normalized.calls),
      fields: sum(({ normalized }) => normalized.fields),
    },
    removed: sum(({ removed }) => removed),
    added: sum(({ added }) => added),
    structure: sum(({ structure }) => structure),
    arguments: sum((counts) => counts.arguments),
    response: sum(({ response }) => response),
  };
}
