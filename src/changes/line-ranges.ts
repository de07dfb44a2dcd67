/** Lines from one to another, both of them, counted from 1. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** Lines of one file. */
export class LineRanges {
  private readonly ranges: readonly LineRange[];

  /** @param ranges in order, apart from each other */
  constructor(ranges: readonly LineRange[]) {
    this.ranges = ranges;
  }

  [Symbol.iterator](): Iterator<LineRange> {
    return this.ranges[Symbol.iterator]();
  }

  has(line: number): boolean {
    let [low, high] = [0, this.ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const range = this.ranges[middle];
      if (range === undefined || line < range.first) high = middle;
      else if (line > range.last) low = middle + 1;
      else return true;
    }
    return false;
  }
}
