import type { CallListener } from '../rules/call-listener.ts';
import { GrowingNumbers } from '../rules/growing-numbers.ts';
import type { FileReport } from './file-report.ts';

const CALL = 0;
const ANSWER = 1;

/** The line of a call of a session, or of its answer, from 1; undefined where a line does not say where it is. */
export type LineOf = (file: FileReport, index: number, which: 'call' | 'answer') => number | undefined;

/** Keeps the line of every call and of its answer, for whoever points from one call to another. 16 bytes a call. */
export class CallLines {
  private readonly files = new Map<string, Map<string | undefined, GrowingNumbers>>();

  /** Makes what hears the calls of one session; one of a file that comes twice takes the place of the first. */
  listenTo(file: string, session: string | undefined): CallListener {
    const sessions = this.files.get(file) ?? new Map<string | undefined, GrowingNumbers>();
    const lines = new GrowingNumbers(2);
    this.files.set(file, sessions.set(session, lines));
    return {
      issued() {},
      settled({ index, line, resultLine, where, resultWhere }) {
        // A line of what is in an archive is no line of the archive.
        lines.set(index, CALL, where === undefined ? line : 0);
        lines.set(index, ANSWER, resultWhere === undefined ? resultLine : 0);
      },
    };
  }

  /** See {@link LineOf}; by the names that were heard. */
  lineOf(
    { file, session }: Pick<FileReport, 'file' | 'session'>,
    index: number,
    which: 'call' | 'answer',
  ): number | undefined {
    const sessions = this.files.get(file);
    // A session that is the only one of its file has no name in a report.
    const lines = session === undefined ? sessions?.values().next().value : sessions?.get(session);
    return lines?.get(index, which === 'call' ? CALL : ANSWER) || undefined;
  }
}
