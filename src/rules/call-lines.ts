import type { Call } from '../transcript/record.ts';
import { GrowingNumbers } from './growing-numbers.ts';

const CALL = 0;
const ANSWER = 1;

/** The line of every call of a session and of its answer, until it is known which are to be told. 16 bytes a call. */
export class CallLines {
  private readonly lines = new GrowingNumbers(2);

  settled({ index, line, resultLine, where, resultWhere }: Call): void {
    // A line of what is in an archive is no line of the archive.
    this.lines.set(index, CALL, where === undefined ? line : 0);
    this.lines.set(index, ANSWER, resultWhere === undefined ? resultLine : 0);
  }

  /** From 1; 0 where a line does not say where it is. */
  lineOf(index: number, which: 'call' | 'answer'): number {
    return this.lines.get(index, which === 'call' ? CALL : ANSWER);
  }
}
