import type { Source } from '../audit/source.ts';
import type { LineRanges } from './line-ranges.ts';

/** What became of a file. A copy is `added`; a file that became a link, or the other way round, is `modified`. */
export type ChangeStatus = 'added' | 'modified' | 'deleted' | 'renamed';

/** A file that differs between the merge base and the head. */
export interface ChangedFile {
  /** As reports name it: relative to the workspace. The name at the head, or at the base where it was deleted. */
  readonly file: string;
  readonly status: ChangeStatus;
  /** The name at the base of a renamed one. */
  readonly previous?: string;
}

/** What was changed between two commits. */
export interface Changes {
  /** The merge base: the commit that is compared with. */
  readonly base: string;
  readonly files: readonly ChangedFile[];
  /**
   * The lines of files that were changed, or added, where they are known.
   *
   * @param files some of `files`; of those that were added nothing is told: all their lines are
   */
  linesOf(files: readonly ChangedFile[]): Promise<ReadonlyMap<string, LineRanges>>;
  /** A file's bytes at the base; undefined for one that was added. The reading says why it cannot be had. */
  baseOf(file: ChangedFile): Source | undefined;
}

/** The two ends of what an event is about. Both are names of commits, in hexadecimal. */
export interface Ends {
  readonly kind: 'pull request' | 'merge group' | 'push';
  /** The number of the pull request. */
  readonly number?: number;
  /** The tip of the base branch, or what a branch was before the push. */
  readonly base: string;
  readonly head: string;
}
