import type { Break } from '../chain/verifier.ts';
import type { ToolReplayError } from '../error.ts';
import type { Findings } from '../rules/findings.ts';

/** What one check came to. `skipped` says why it was not made: nothing is passed over in silence. */
export type ReplayResult = { state: 'checked' } | Skipped;
export type ScopeResult = { state: 'checked'; agent: string } | Skipped;
export type ChainResult = { state: 'intact' } | { state: 'broken'; break: Break } | Skipped;
export interface Skipped {
  state: 'skipped';
  why: 'not asked for' | 'no scope given' | 'no scope file found' | 'not sealed' | 'no calls';
}

/** The audit of one transcript. */
export interface FileReport {
  /** Where it is: relative to the workspace when it is inside, with `/` on every system. */
  readonly file: string;
  readonly calls: number;
  readonly findings: Findings;
  readonly replay: ReplayResult;
  readonly scope: ScopeResult;
  readonly chain: ChainResult;
  /** Why it cannot be judged. There are no findings then. */
  readonly unusable?: ToolReplayError;
}
