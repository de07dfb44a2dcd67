/** Bytes from one count of characters to the next. */
const BLOCK = 1024;

/**
 * Finds line and column of many bytes of one text. To find one alone, `lineAndColumn` of `value.ts` is enough; but its
 * time is that of the text before the byte, which for each value of a large file would be too much.
 */
export class Places {
  private readonly text: Buffer;
  /** Where each line starts. */
  private readonly starts: number[] = [0];
  /** How many characters there are before each block of the text. */
  private readonly counts: number[] = [0];

  constructor(text: Buffer) {
    this.text = text;
    for (let at = text.indexOf(0x0a); at >= 0; at = text.indexOf(0x0a, at + 1)) this.starts.push(at + 1);
    for (let at = 0, count = 0; at < text.length; at += BLOCK) {
      count += characters(text, at, Math.min(at + BLOCK, text.length));
      this.counts.push(count);
    }
  }

  /** Line and column of a byte at which a character begins, both from 1. A column counts characters. */
  at(offset: number): { line: number; column: number } {
    const line = this.lineOf(offset);
    return { line, column: this.before(offset) - this.before(this.starts[line - 1] as number) + 1 };
  }

  private lineOf(offset: number): number {
    let low = 0;
    let high = this.starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] as number) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** How many characters begin before a byte. */
  private before(offset: number): number {
    const block = Math.floor(offset / BLOCK);
    return (this.counts[block] as number) + characters(this.text, block * BLOCK, offset);
  }
}

/** How many characters begin in a range of bytes. */
function characters(text: Buffer, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) if (((text[at] as number) & 0xc0) !== 0x80) count++;
  return count;
}
