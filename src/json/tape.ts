import type { ToolReplayError } from '../error.ts';
import * as B from './bytes.ts';
import { MAX_DEPTH } from './canonicalizer.ts';
import { hex4, UNESCAPED } from './escapes.ts';
import * as faults from './faults.ts';
import { invalidUtf8At } from './utf8.ts';

/** Numbers an entry: where the value starts, where it ends (with {@link ESCAPED}), and the entry after all inside it. */
const STRIDE = 3;
/** Set in the end of a string that holds an escape. No text is so long that the bit means anything else. */
const ESCAPED = 1 << 30;

/** 1 for each byte that stands for itself inside a string. Beyond ASCII all do: the text is known to be UTF-8. */
const INSIDE = new Uint8Array(256).fill(1, 0x20);
INSIDE[B.QUOTE] = 0;
INSIDE[B.BACKSLASH] = 0;

/**
 * Where everything stands in a JSON text: one entry a value and a key, in the order of the text.
 *
 * It is what to read a large text with of which little is wanted: strings are not decoded and nothing is made for a
 * value that is not looked at. It is as strict as RFC 8259 and holds no nesting beyond {@link MAX_DEPTH}, but takes
 * what the canonical form refuses, a key that is there twice and a number beyond a double: the canonical form of what
 * is used of the text is what refuses them. See `JsonNode` for a view of it.
 */
export class Tape {
  /** The text that the entries are about. */
  text: Buffer = Buffer.alloc(1);
  private entries = new Int32Array(0);
  private count = 0;
  private at = 0;
  private end = 0;

  /**
   * Reads the one value that `text[start, end)` is. `text[end]` must be there and hold 0.
   *
   * @throws ToolReplayError with the offset of the fault
   */
  read(text: Buffer, start: number, end: number): void {
    this.readFirst(text, start, end);
    if (this.peek() !== 0 || this.at < end) this.refuse('nothing more');
    const invalid = invalidUtf8At(text, start, end);
    if (invalid < 0) return;
    throw faults.notUtf8(text, invalid);
  }

  /**
   * Reads the first value of `text[start, end)`, whatever follows it. Whether the text is UTF-8 is for the caller to see.
   *
   * @returns where it ends
   * @throws ToolReplayError with the offset of the fault
   */
  readFirst(text: Buffer, start: number, end: number): number {
    this.text = text;
    this.at = start;
    this.end = end;
    this.count = 0;
    this.value(0);
    return this.at;
  }

  /** Where a value starts in the text. */
  startOf(entry: number): number {
    return this.entries[entry * STRIDE] as number;
  }

  /** Where a value ends in the text. */
  endOf(entry: number): number {
    return (this.entries[entry * STRIDE + 1] as number) & ~ESCAPED;
  }

  /** Whether a string holds an escape. */
  isEscaped(entry: number): boolean {
    return ((this.entries[entry * STRIDE + 1] as number) & ESCAPED) !== 0;
  }

  /** The entry behind a value and all that is inside it. Inside, the first entry is the one behind its own. */
  after(entry: number): number {
    return this.entries[entry * STRIDE + 2] as number;
  }

  private value(depth: number): void {
    const byte = this.peek();
    if (byte === B.QUOTE) this.string();
    else if (byte === B.LEFT_BRACE) this.object(depth + 1);
    else if (byte === B.LEFT_BRACKET) this.array(depth + 1);
    else if (byte === B.MINUS || (byte >= B.ZERO && byte <= B.NINE)) this.number();
    else if (byte === 0x74) this.literal('true');
    else if (byte === 0x66) this.literal('false');
    else if (byte === 0x6e) this.literal('null');
    else this.refuse('a JSON value');
  }

  private peek(): number {
    const { text } = this;
    let { at } = this;
    let byte = text[at] as number;
    while (byte === B.SPACE || byte === B.LF || byte === B.CR || byte === B.TAB) byte = text[++at] as number;
    this.at = at;
    return byte;
  }

  private enter(): number {
    const entry = this.count++;
    if (this.count * STRIDE > this.entries.length) {
      const larger = new Int32Array(Math.max(STRIDE * 64, this.entries.length * 2));
      larger.set(this.entries);
      this.entries = larger;
    }
    this.entries[entry * STRIDE] = this.at;
    return entry;
  }

  private leave(entry: number, flags: number): void {
    this.entries[entry * STRIDE + 1] = this.at | flags;
    this.entries[entry * STRIDE + 2] = this.count;
  }

  private object(depth: number): void {
    const entry = this.open(depth);
    if (this.peek() !== B.RIGHT_BRACE) {
      for (;;) {
        if (this.peek() !== B.QUOTE) this.refuse('a key in double quotes');
        this.string();
        if (this.peek() !== B.COLON) this.refuse("':'");
        this.at++;
        this.value(depth);
        const byte = this.peek();
        if (byte === B.RIGHT_BRACE) break;
        if (byte !== B.COMMA) this.refuse("',' or '}'");
        this.at++;
      }
    }
    this.at++;
    this.leave(entry, 0);
  }

  private array(depth: number): void {
    const entry = this.open(depth);
    if (this.peek() !== B.RIGHT_BRACKET) {
      for (;;) {
        this.value(depth);
        const byte = this.peek();
        if (byte === B.RIGHT_BRACKET) break;
        if (byte !== B.COMMA) this.refuse("',' or ']'");
        this.at++;
      }
    }
    this.at++;
    this.leave(entry, 0);
  }

  private open(depth: number): number {
    if (depth > MAX_DEPTH) throw faults.tooDeep(this.at, MAX_DEPTH);
    const entry = this.enter();
    this.at++;
    return entry;
  }

  private string(): void {
    const entry = this.enter();
    const { text } = this;
    let at = this.at + 1;
    let flags = 0;
    for (;;) {
      let byte = text[at] as number;
      while (INSIDE[byte] === 1) byte = text[++at] as number;
      if (byte === B.QUOTE) break;
      this.at = at;
      if (byte !== B.BACKSLASH) throw this.inString();
      flags = ESCAPED;
      at = this.escape();
    }
    this.at = at + 1;
    this.leave(entry, flags);
  }

  /** @returns the byte behind the escape */
  private escape(): number {
    const { text, at } = this;
    const letter = text[at + 1] as number;
    if (UNESCAPED[letter] !== 0) return at + 2;
    if (letter === B.LOWER_U) {
      if (hex4(text, at + 2) < 0) throw faults.badUnicodeEscape(at);
      return at + 6;
    }
    throw faults.unknownEscape(at);
  }

  private number(): void {
    const entry = this.enter();
    const { text } = this;
    if (text[this.at] === B.MINUS) this.at++;
    if (text[this.at] === B.ZERO) this.at++;
    else this.digits();
    if (text[this.at] === B.POINT) {
      this.at++;
      this.digits();
    }
    if (((text[this.at] as number) | 0x20) === B.LOWER_E) {
      this.at++;
      if (text[this.at] === B.PLUS || text[this.at] === B.MINUS) this.at++;
      this.digits();
    }
    this.leave(entry, 0);
  }

  private digits(): void {
    const { text } = this;
    const start = this.at;
    let at = start;
    while ((text[at] as number) >= B.ZERO && (text[at] as number) <= B.NINE) at++;
    this.at = at;
    if (at === start) this.refuse('a digit');
  }

  private literal(word: string): void {
    const entry = this.enter();
    for (let k = 0; k < word.length; k++) {
      if (this.text[this.at + k] !== word.charCodeAt(k)) this.refuse('a JSON value');
    }
    this.at += word.length;
    this.leave(entry, 0);
  }

  private inString(): ToolReplayError {
    const { text, at, end } = this;
    return at < end
      ? faults.rawControl(text, at, end)
      : faults.unexpected(text, at, end, "'\"' at the end of the string");
  }

  private refuse(expected: string): never {
    throw faults.unexpected(this.text, this.at, this.end, expected);
  }
}
