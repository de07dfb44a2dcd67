import { LF } from '../../json/bytes.ts';
import type { Stated } from '../declaration.ts';

/**
 * Lines and columns of one file, as `lineAndColumn` counts them.
 *
 * It goes on from the last place that was asked for, so that a file of a thousand rules in one line is read once and
 * not a thousand times. To ask for an earlier place begins anew.
 */
export class Places {
  private readonly file: string;
  private readonly text: Buffer;
  private offset = 0;
  private line = 1;
  private column = 1;

  /** @param file as errors name it */
  constructor(file: string, text: Buffer) {
    this.file = file;
    this.text = text;
  }

  /** Where a byte is. */
  at(offset: number): Stated {
    if (offset < this.offset) {
      this.offset = 0;
      this.line = 1;
      this.column = 1;
    }
    const { text } = this;
    const end = Math.min(offset, text.length);
    for (; this.offset < end; this.offset++) {
      const byte = text[this.offset] as number;
      if (byte === LF) {
        this.line++;
        this.column = 1;
      } else if ((byte & 0xc0) !== 0x80) this.column++;
    }
    return { file: this.file, line: this.line, column: this.column };
  }
}
