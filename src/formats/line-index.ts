const LF = 0x0a;

/** Finds the line of a byte of a text. */
export class LineIndex {
  private readonly ends: number[] = [];

  constructor(text: Buffer) {
    for (let at = text.indexOf(LF); at >= 0; at = text.indexOf(LF, at + 1)) this.ends.push(at);
  }

  /** The line of a byte, from 1. */
  lineOf(offset: number): number {
    const { ends } = this;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as number) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  }
}
