import { type Place, ToolReplayError } from '../error.ts';
import { COMMA, CR, LEFT_BRACE, LEFT_BRACKET, LF, RIGHT_BRACKET, SPACE, TAB } from '../json/bytes.ts';
import { describe, invalidUtf8 } from '../json/describe.ts';
import { JsonNode } from '../json/node.ts';
import { Pointers } from '../json/pointer.ts';
import { Tape } from '../json/tape.ts';
import { invalidUtf8At } from '../json/utf8.ts';
import { columnOf } from '../json/value.ts';
import { type FrameSink, type Frames, isFault } from './frames.ts';
import { LineIndex } from './line-index.ts';

/** The largest document that is read, in bytes: it is held in memory whole. */
export const MAX_DOCUMENT = 128 * 1024 * 1024;

/**
 * Reads a log whose values stand on more than one line: one document, an array of items, or values one after the other.
 *
 * Lines before and between the values that are no JSON are passed over, and so is the element or the value that the
 * end of the file cuts off. Any other fault is an error: what follows it could be read in more than one way.
 */
export class DocumentFrames implements Frames {
  private readonly chunks: Buffer[] = [];
  private length = 0;
  /** All of the file, then a 0. */
  private text: Buffer = Buffer.alloc(1);
  private lines = new LineIndex(this.text);
  /** The next byte to read. */
  private at = 0;
  /** Where the value at hand ends. */
  private end = 0;
  private groups = 0;
  private readonly tape = new Tape();
  private readonly sink: FrameSink;
  private readonly member: string | undefined;

  /** @param member the name of the file inside an archive that this is */
  constructor(sink: FrameSink, member?: string) {
    this.sink = sink;
    this.member = member;
  }

  read(chunk: Buffer): void {
    this.length += chunk.length;
    if (this.length > MAX_DOCUMENT) throw tooLarge();
    this.chunks.push(Buffer.from(chunk));
  }

  finish(): void {
    this.readWhole(Buffer.concat([...this.chunks.splice(0), Buffer.of(0)]), this.length);
  }

  /** Reads a document that is there whole. `text[length]` must be there and hold 0. */
  readWhole(text: Buffer, length: number): void {
    this.text = text;
    this.length = length;
    this.lines = new LineIndex(this.text);
    try {
      this.checkUtf8();
      while (this.passSpace() < this.length) this.value();
    } catch (error) {
      if (!isFault(error) || error.place.offset === undefined) throw error;
      throw error.at(this.place(error.place.offset));
    }
  }

  private value(): void {
    const byte = this.text[this.at];
    if (byte === LEFT_BRACKET) this.array();
    else if (byte !== LEFT_BRACE) this.skipLine();
    else if (this.parse(this.at)) this.give(0, '');
  }

  private array(): void {
    const start = this.at++;
    const group = ++this.groups;
    for (let elements = 0; ; elements++) {
      const byte = this.text[this.passSpace()];
      if (byte === RIGHT_BRACKET && elements === 0) {
        this.sink.skip('of unknown type', this.lines.lineOf(start));
        break;
      }
      if (!this.parse(elements === 0 ? start : -1)) return;
      this.give(group, `/${elements}`);
      this.passSpace();
      if (this.at >= this.length) {
        this.sink.skip('cut off', this.lines.lineOf(this.at));
        return;
      }
      if (this.text[this.at] === RIGHT_BRACKET) break;
      if (this.text[this.at] !== COMMA) throw this.unseparated();
      this.at++;
    }
    this.at++;
  }

  /**
   * Reads the value at hand.
   *
   * @param start where a line starts that may be no JSON at all, or -1
   * @returns whether there is a value; what is none was passed over
   * @throws ToolReplayError for a fault in the middle of the document
   */
  private parse(start: number): boolean {
    try {
      this.end = this.tape.readFirst(this.text, this.at, this.length);
      return true;
    } catch (error) {
      if (!isFault(error)) throw error;
      const offset = error.place.offset as number;
      if (isCutOff(this.text, offset, this.length)) {
        this.sink.skip('cut off', this.lines.lineOf(this.at));
        this.at = this.length;
      } else if (start >= 0 && this.lines.lineOf(offset) === this.lines.lineOf(start)) {
        this.at = start;
        this.skipLine();
      } else throw error;
      return false;
    }
  }

  /** @param within the pointer to the value in the document */
  private give(group: number, within: string): void {
    this.at = this.end;
    const { member } = this;
    const item = { node: new JsonNode(this.tape), group };
    if (member === undefined) {
      this.sink.item(item, (node) => ({ line: this.lines.lineOf(node.start) }));
      return;
    }
    const pointers = new Pointers(this.tape);
    this.sink.item({ ...item, member }, (node) => ({
      line: this.lines.lineOf(node.start),
      where: `${member}#${within}${pointers.pointerTo(node.start)}`,
    }));
  }

  private skipLine(): void {
    this.sink.skip('not JSON', this.lines.lineOf(this.at));
    const end = this.text.indexOf(LF, this.at);
    this.at = end < 0 ? this.length : end;
  }

  /** @returns the next byte's place */
  private passSpace(): number {
    const { text } = this;
    let { at } = this;
    while (text[at] === SPACE || text[at] === LF || text[at] === CR || text[at] === TAB) at++;
    this.at = at;
    return at;
  }

  private checkUtf8(): void {
    const invalid = invalidUtf8At(this.text, 0, this.length);
    if (invalid < 0 || isCutCharacter(this.text, invalid, this.length)) return;
    throw new ToolReplayError(
      'encoding',
      { found: invalidUtf8(this.text[invalid] as number), expected: 'UTF-8' },
      { offset: invalid },
    );
  }

  private unseparated(): ToolReplayError {
    const found = describe(this.text, this.at, this.length);
    return new ToolReplayError('json', { found, expected: "',' or ']'" }, { offset: this.at });
  }

  private place(offset: number): Place {
    const start = this.text.lastIndexOf(LF, offset - 1) + 1;
    return { line: this.lines.lineOf(offset), column: columnOf(this.text, start, offset) };
  }
}

/** Whether bytes that are no UTF-8 are no more than the first of a character that the end of the file cuts in two. */
function isCutCharacter(text: Buffer, at: number, end: number): boolean {
  const lead = text[at] as number;
  if (lead < 0xc2 || lead > 0xf4) return false;
  const width = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  return at + width > end && text.subarray(at + 1, end).every((byte) => (byte & 0xc0) === 0x80);
}

/** Whether a fault is no more than that the text ends: at its end, or at an escape or a word that it cuts in two. */
function isCutOff(text: Buffer, offset: number, end: number): boolean {
  if (offset >= end) return true;
  const rest = end - offset > 8 ? '' : text.toString('latin1', offset, end);
  return /^(\\u?[0-9a-f]{0,3}|t|tr|tru|f|fa|fal|fals|n|nu|nul)$/i.test(rest);
}

/** Why a document is not read. */
export function tooLarge(): ToolReplayError {
  const limit = `${MAX_DOCUMENT / 1024 / 1024} MiB`;
  return new ToolReplayError('document-too-long', {
    found: `a document of more than ${limit}`,
    expected: `at most ${limit}`,
    advice: 'a log of one JSON value a line can have any size',
  });
}
