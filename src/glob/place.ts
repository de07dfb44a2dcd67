/** A place on a path, between two characters of it. */
export class Place {
  private readonly path: string;
  private at = 0;
  /** Counted from 1, one more at each character. */
  number = 1;
  /** Where the segment that is here ends, if that is `.` or `..`; else -1. */
  private dotsEnd: number;

  constructor(path: string) {
    this.path = path;
    this.dotsEnd = dotsEnd(path, 0);
  }

  /** The code point after it, which is there unless this is the end. */
  get code(): number {
    return this.path.codePointAt(this.at) as number;
  }

  get isEnd(): boolean {
    return this.at === this.path.length;
  }

  /** Whether a segment starts here. */
  get isStart(): boolean {
    return this.at === 0 || this.path[this.at - 1] === '/';
  }

  /** Whether the character after it is of a segment `.` or `..`. */
  get isDots(): boolean {
    return this.at < this.dotsEnd;
  }

  /** Whether the segment here is one that no `*` may have a part in: `.`, `..` or empty. */
  get isBare(): boolean {
    return this.at <= this.dotsEnd || (this.isStart && (this.isEnd || this.path[this.at] === '/'));
  }

  /** Goes on by one code point. */
  advance(): void {
    this.at += this.code > 0xffff ? 2 : 1;
    this.number += 1;
    if (this.isStart) this.dotsEnd = dotsEnd(this.path, this.at);
  }
}

function dotsEnd(path: string, start: number): number {
  let end = start;
  while (path[end] === '.' && end < start + 2) end += 1;
  return end > start && (end === path.length || path[end] === '/') ? end : -1;
}
