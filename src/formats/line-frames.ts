import { JsonNode } from '../json/node.ts';
import { Tape } from '../json/tape.ts';
import { columnOf } from '../json/value.ts';
import { type Line, LineSplitter } from '../transcript/lines.ts';
import { type FrameSink, type Frames, isFault } from './frames.ts';

/** Reads a log of one JSON value a line. What is no JSON is passed over: such logs are captured from terminals. */
export class LineFrames implements Frames {
  private readonly splitter = new LineSplitter();
  private readonly tape = new Tape();
  private readonly sink: FrameSink;
  private groups = 0;

  constructor(sink: FrameSink) {
    this.sink = sink;
  }

  read(chunk: Buffer): void {
    for (const line of this.splitter.split(chunk)) if (!this.parse(line)) this.sink.skip('not JSON', line.number);
  }

  finish(): void {
    for (const line of this.splitter.finish()) if (!this.parse(line)) this.sink.skip('cut off', line.number);
  }

  /** @returns whether the line is JSON, or blank */
  private parse(line: Line): boolean {
    if (isBlank(line)) {
      this.sink.skip('blank', line.number);
      return true;
    }
    try {
      this.tape.read(line.text, line.start, line.end);
    } catch (error) {
      if (isFault(error)) return false;
      throw error;
    }
    try {
      this.give(line);
    } catch (error) {
      if (!isFault(error) || error.place.line !== undefined) throw error;
      const { offset } = error.place;
      const column = offset === undefined ? {} : { column: columnOf(line.text, line.start, offset) };
      throw error.at({ line: line.number, ...column });
    }
    return true;
  }

  private give(line: Line): void {
    const root = new JsonNode(this.tape);
    const spot = { line: line.number };
    if (root.kind !== 'array') {
      this.sink.item({ node: root, group: 0 }, () => spot);
      return;
    }
    const group = ++this.groups;
    let isEmpty = true;
    for (const node of root.items()) {
      isEmpty = false;
      this.sink.item({ node, group }, () => spot);
    }
    if (isEmpty) this.sink.skip('of unknown type', line.number);
  }
}

/** White space alone is no value. */
export function isBlank({ text, start, end }: Pick<Line, 'text' | 'start' | 'end'>): boolean {
  let at = start;
  while (at < end && (text[at] === 0x20 || text[at] === 0x09 || text[at] === 0x0d)) at++;
  return at === end;
}
