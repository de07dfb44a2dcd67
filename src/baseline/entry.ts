import type { Acceptance } from '../rules/acceptance.ts';
import type { Kind } from '../rules/kinds.ts';

/** One accepted finding, as a baseline file says it. All of it is data. */
export interface Entry extends Acceptance {
  readonly fingerprint: string;
  /** For the reader; of a finding of another kind or tool the entry says nothing. */
  readonly kind: Kind;
  readonly tool: string;
  /** The transcript, by its name letter by letter or by a glob; undefined: any. */
  readonly file: string | undefined;
  /** The session of a log that holds several; undefined: any. */
  readonly session: string | undefined;
}

/** An entry of a file, and where it stands. */
export interface StatedEntry extends Entry {
  /** From 1. */
  readonly line: number;
}

/** A baseline file that was read. */
export interface Baseline {
  /** How reports name it. */
  readonly file: string;
  /** What the file says of its own schema, which is kept when it is written anew. */
  readonly schema: string | undefined;
  /** In the order of the file. */
  readonly entries: readonly StatedEntry[];
}

/** The largest baseline file that is read, and that is written, in bytes. Some 80,000 entries are more than anybody reads. */
export const MAX_BASELINE = 1 << 24;

/** What stands for a reason until somebody gives one. It is none. */
export const NO_REASON = '…';

/** Whether a text says why a finding is accepted. */
export function isReason(text: string): boolean {
  return /[^\s.…]/.test(text);
}
