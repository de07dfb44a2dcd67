import { ToolReplayError } from '../error.ts';

/** The longest line that is read, in bytes: four times the longest that was seen in any agent's log. */
export const MAX_LINE = 64 * 1024 * 1024;

const LF = 0x0a;

/** One line: the bytes `text[start, end)`, without its line feed, and `text[end]` is 0. Its number counts from 1. */
export interface Line {
  readonly text: Buffer;
  readonly start: number;
  readonly end: number;
  readonly number: number;
}

/** Cuts a stream of chunks into lines at each line feed and nowhere else. It holds one chunk and one line, no more. */
export class LineSplitter {
  private text: Buffer = Buffer.alloc(0);
  private length = 0;
  private number = 0;

  /** The lines that end in this chunk. Each is valid until the next is asked for. */
  *split(chunk: Buffer): Generator<Line> {
    const searched = this.length;
    this.append(chunk);
    const { text } = this;
    // What lies beyond is no text: searching it, after a long line, would cost the square of the number of chunks.
    const written = text.subarray(0, this.length);
    let start = 0;
    for (let end = written.indexOf(LF, searched); end >= 0; end = written.indexOf(LF, end + 1)) {
      yield this.line(start, end);
      start = end + 1;
    }
    if (start > 0) text.copyWithin(0, start, this.length);
    this.length -= start;
    if (this.length > MAX_LINE) throw this.tooLong();
  }

  /** What is left after the last line feed, when it is not empty. */
  *finish(): Generator<Line> {
    if (this.length === 0) return;
    this.append(Buffer.of(0));
    yield this.line(0, this.length - 1);
  }

  private line(start: number, end: number): Line {
    if (end - start > MAX_LINE) throw this.tooLong();
    this.text[end] = 0;
    return { text: this.text, start, end, number: ++this.number };
  }

  private append(chunk: Buffer): void {
    const needed = this.length + chunk.length;
    if (needed > this.text.length) {
      // A small file is one chunk: of thousands of them, twice the room would keep the collector busy.
      const larger = Buffer.allocUnsafeSlow(this.text.length === 0 ? needed + 1 : needed * 2);
      this.text.copy(larger, 0, 0, this.length);
      this.text = larger;
    }
    this.text.set(chunk, this.length);
    this.length = needed;
  }

  private tooLong(): ToolReplayError {
    const limit = `${MAX_LINE / 1024 / 1024} MiB`;
    return new ToolReplayError(
      'line-too-long',
      {
        found: `a line of more than ${limit}`,
        expected: `at most ${limit}`,
        advice: 'is this JSON Lines, one call a line?',
      },
      { line: this.number + 1 },
    );
  }
}
