import type { Break } from '../chain/verifier.ts';
import type { ToolReplayError } from '../error.ts';
import type { SkipReason } from '../formats/frames.ts';
import type { Verdicts } from '../provenance/verdicts.ts';
import type { Findings } from '../rules/findings.ts';

/** Whether calls were compared with each other. What that found stands in the findings. */
export type ReplayResult = { state: 'checked' } | Skipped;
/** Whether calls were held against a scope, and whose: `agent` is as the scope files have it. */
export type ScopeResult = { state: 'checked'; agent: string } | Skipped;
/** What became of the chain; `break` is the first broken link, which is one of the findings too. */
export type ChainResult = { state: 'intact' } | { state: 'broken'; break: Break } | Skipped;
/** A check that was not made, and why: nothing is passed over in silence. */
export interface Skipped {
  state: 'skipped';
  why:
    | 'not asked for'
    | 'no scope given'
    | 'no scope file found'
    | 'no scope applies'
    | 'not sealed'
    | 'no calls'
    | 'no answers';
}

/** What an agent's log had beside calls with their answers. */
export interface LogNotes {
  /** The name of its format. */
  readonly format: string;
  /** Calls that nothing answered: they are held against the scope and not replayed. */
  readonly unanswered: number;
  /** Results of calls that are not there. */
  readonly orphans: number;
  /** Copies of a call, and answers after the first. */
  readonly duplicates: number;
  /** How many parts of the file were passed over, and why; of a file with several sessions the first has them. */
  readonly skipped: ReadonlyMap<SkipReason, number>;
}

/** What replay did not compare, or only in part, where a scope file of version 2 says what is known of tools. */
export interface ReplayNotes {
  /** Repeats of which nobody can say whether they were for nothing, by the undeclared tool that was called in between. */
  readonly unchecked: ReadonlyMap<string, number>;
  /** Answers that are equal to the first but for what is volatile, and how many volatile parts that was. */
  readonly normalized: { readonly answers: number; readonly fields: number };
}

/** The audit of one session: of all of a transcript, unless an agent's log holds several. */
export interface FileReport {
  /** Where it is: relative to the workspace when it is inside, with `/` on every system. */
  readonly file: string;
  /** The name of the session, where the file holds several. */
  readonly session?: string;
  /** There where the file is an agent's own log. */
  readonly log?: LogNotes;
  /** 0 when it cannot be judged, however many were read before the fault. */
  readonly calls: number;
  /** Of all checks that were made, by index. */
  readonly findings: Findings;
  readonly replay: ReplayResult;
  /** There where there is something to note. */
  readonly replayNotes?: ReplayNotes;
  readonly scope: ScopeResult;
  readonly chain: ChainResult;
  /** What more is known of a sealed transcript; there where something is, or is required. */
  readonly seal?: Verdicts;
  /** The digest of the whole file as it was read; there where digests were to be taken, and it can be judged. */
  readonly sha256?: string;
  /** Why it cannot be judged, with the file in its place. There are no findings then, and no check counts as made. */
  readonly unusable?: ToolReplayError;
}

/** Whether any check was made. */
export function isChecked({ replay, scope, chain }: Pick<FileReport, 'replay' | 'scope' | 'chain'>): boolean {
  return [replay, scope, chain].some(({ state }) => state !== 'skipped');
}
