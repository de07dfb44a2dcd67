import type { ComparedTranscript, CompareFailOn } from './compared-transcript.ts';
import type { ChangeKind } from './comparison.ts';

/** What became of the transcripts that were compared with others. */
export interface ComparedReport {
  /** In the order of their names. */
  readonly transcripts: readonly ComparedTranscript[];
  /** How many of them differ, deleted ones too. */
  readonly different: number;
  /** How many are new, and have nothing to differ from. */
  readonly added: number;
  /** How many could not be compared. */
  readonly unusable: number;
  /** The worst in which any differs. */
  readonly worst: ChangeKind | 'none';
  /** The difference that was to fail. */
  readonly failOn: CompareFailOn;
}
