import type { Glob } from '../glob/glob.ts';
import type { Finding } from '../rules/finding.ts';
import type { Kind } from '../rules/kinds.ts';
import type { StatedEntry } from './entry.ts';

/** The entries for one text of `file`. */
export interface Group {
  /** The one transcript that it is about; undefined: several. */
  readonly literal: string | undefined;
  readonly glob: Glob | undefined;
  /** What the transcripts that it is about were looked at for. */
  readonly kinds: Set<Kind>;
  isLookedAt: boolean;
}

/** An entry, and what came of it so far. */
export interface Used {
  readonly entry: StatedEntry;
  /** How many stand before it in the file. */
  readonly number: number;
  readonly group: Group;
  isUsed: boolean;
  expired: ExpiredEntry | undefined;
  /** What has its fingerprint, where that is not what it says it is. */
  other: Pick<Finding, 'kind' | 'tool'> | undefined;
}

/** An entry that has expired, and what came back because of that. */
export interface ExpiredEntry {
  readonly entry: StatedEntry;
  readonly findings: number;
  readonly first: { readonly file: string; readonly session: string | undefined; readonly index: number };
}
