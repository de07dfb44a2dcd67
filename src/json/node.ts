import * as B from './bytes.ts';
import type { Tape } from './tape.ts';

export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/**
 * One value of a JSON text that a {@link Tape} has read, looked at where it stands.
 *
 * Every look that does not fit the value, such as a key of an array, gives undefined or nothing: a log is taken as it
 * comes. A node is valid until its tape reads another text.
 */
export class JsonNode {
  private readonly tape: Tape;
  private readonly entry: number;
  /** What a string says, once somebody asked: the same value is often held against many rules. */
  private said: string | undefined;
  private counted: number | undefined;

  constructor(tape: Tape, entry = 0) {
    this.tape = tape;
    this.entry = entry;
  }

  get kind(): JsonKind {
    const byte = this.text[this.start] as number;
    if (byte === B.LEFT_BRACE) return 'object';
    if (byte === B.LEFT_BRACKET) return 'array';
    if (byte === B.QUOTE) return 'string';
    if (byte === 0x74 || byte === 0x66) return 'boolean';
    return byte === 0x6e ? 'null' : 'number';
  }

  /** The text that it stands in; its own JSON is `text[start, end)`. */
  get text(): Buffer {
    return this.tape.text;
  }

  get start(): number {
    return this.tape.startOf(this.entry);
  }

  get end(): number {
    return this.tape.endOf(this.entry);
  }

  /** The value of a key of an object; of the first, when it is there twice. */
  get(key: string): JsonNode | undefined {
    if (this.text[this.start] !== B.LEFT_BRACE) return undefined;
    const { tape } = this;
    const last = tape.after(this.entry);
    for (let at = this.entry + 1; at < last; at = tape.after(at + 1)) {
      if (this.isKey(at, key)) return new JsonNode(tape, at + 1);
    }
    return undefined;
  }

  /** The value at the end of a path of keys. */
  at(...path: readonly string[]): JsonNode | undefined {
    let node: JsonNode | undefined = this;
    for (const key of path) node = node?.get(key);
    return node;
  }

  /** The members of an object, in the order of the text. */
  *members(): Generator<[key: string, value: JsonNode]> {
    if (this.text[this.start] !== B.LEFT_BRACE) return;
    const { tape } = this;
    const last = tape.after(this.entry);
    for (let at = this.entry + 1; at < last; at = tape.after(at + 1)) {
      yield [this.decode(at), new JsonNode(tape, at + 1)];
    }
  }

  /** The elements of an array. */
  *items(): Generator<JsonNode> {
    if (this.text[this.start] !== B.LEFT_BRACKET) return;
    const { tape } = this;
    const last = tape.after(this.entry);
    for (let at = this.entry + 1; at < last; at = tape.after(at)) yield new JsonNode(tape, at);
  }

  /** What a string says. */
  string(): string | undefined {
    if (this.said === undefined && this.text[this.start] === B.QUOTE) this.said = this.decode(this.entry);
    return this.said;
  }

  /** Whether it is a string that says this. */
  is(text: string): boolean {
    return this.text[this.start] === B.QUOTE && this.isKey(this.entry, text);
  }

  /** The number, rounded to a double. */
  number(): number | undefined {
    return this.kind === 'number' ? Number(this.text.toString('latin1', this.start, this.end)) : undefined;
  }

  /** The number where it is an integer of at most 15 digits, which a double holds exactly. */
  smallInteger(): number | undefined {
    if (this.counted === undefined) this.counted = this.readSmallInteger();
    return Number.isNaN(this.counted) ? undefined : this.counted;
  }

  /** The digits of an integer as they stand there, or what a string says: how ids are compared. */
  id(): string | undefined {
    return this.kind === 'number' ? this.text.toString('latin1', this.start, this.end) : this.string();
  }

  get isTrue(): boolean {
    return this.text[this.start] === 0x74;
  }

  get isNull(): boolean {
    return this.text[this.start] === 0x6e;
  }

  private readSmallInteger(): number {
    const { text, start, end } = this;
    const first = text[start] === B.MINUS ? start + 1 : start;
    if (first === end || end - first > 15) return Number.NaN;
    let number = 0;
    for (let at = first; at < end; at++) {
      const digit = (text[at] as number) - B.ZERO;
      if (digit < 0 || digit > 9) return Number.NaN;
      number = number * 10 + digit;
    }
    return first === start ? number : -number;
  }

  private isKey(entry: number, key: string): boolean {
    const { tape } = this;
    if (tape.isEscaped(entry)) return this.decode(entry) === key;
    const from = tape.startOf(entry) + 1;
    const length = tape.endOf(entry) - 1 - from;
    // In UTF-8 no text has fewer bytes than units.
    if (length < key.length) return false;
    const { text } = tape;
    for (let k = 0; k < key.length; k++) {
      const unit = key.charCodeAt(k);
      if (unit > 0x7f) return this.decode(entry) === key;
      if (text[from + k] !== unit) return false;
    }
    return length === key.length;
  }

  private decode(entry: number): string {
    const { tape } = this;
    const { text } = tape;
    const start = tape.startOf(entry);
    const end = tape.endOf(entry);
    if (!tape.isEscaped(entry)) return text.toString('utf8', start + 1, end - 1);
    return JSON.parse(text.toString('utf8', start, end)) as string;
  }
}
