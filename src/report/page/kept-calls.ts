import type { KeptCall } from '../../audit/call-log.ts';
import type { FileReport } from '../../audit/file-report.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { Values } from './page-data.ts';

/** Where the calls of an audit are looked at again. */
export interface KeptCalls {
  /** The calls of a session, in order. */
  of(session: Pick<FileReport, 'file' | 'session'>): readonly KeptCall[];
  /** A text by its number, in canonical form; valid until the next call. */
  text(number: number): Buffer;
}

/** What a page shows, and what all of it goes through. */
export interface Showing {
  readonly values: Values;
  readonly redactor: Redactor;
}
