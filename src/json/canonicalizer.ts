import { type ErrorCode, ToolReplayError } from '../error.ts';
import * as B from './bytes.ts';
import { hex4 } from './keys.ts';
import { Members } from './members.ts';
import { canonicalDouble } from './number.ts';

/** How deep objects and arrays may nest, counted from the outermost one. */
export const MAX_DEPTH = 512;

/** No byte of JSON text takes more than this many bytes of canonical form: DEL, one byte, is written `\u007f`. */
const MAX_GROWTH = 6;

/** 1 for each byte that stands for itself inside a string, in JSON and in canonical form alike. */
const PLAIN = new Uint8Array(256).fill(1, 0x20, 0x7f);
PLAIN[B.QUOTE] = 0;
PLAIN[B.BACKSLASH] = 0;

/** The letter of each short escape of the canonical form, by the character that it stands for. */
const SHORT = new Uint8Array(128);
/** The character of each short escape of JSON, by its letter. */
const UNESCAPED = new Uint8Array(256);
for (const [letter, character] of Object.entries({
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  '\\': '\\',
})) {
  SHORT[character.charCodeAt(0)] = letter.charCodeAt(0);
  UNESCAPED[letter.charCodeAt(0)] = character.charCodeAt(0);
}
UNESCAPED[0x2f] = 0x2f;

const HEX_DIGITS = Buffer.from('0123456789abcdef');
const TRUE = Buffer.from('true');
const FALSE = Buffer.from('false');
const NULL = Buffer.from('null');

/**
 * Reads JSON text strictly and writes its canonical form, in one pass over the bytes.
 *
 * It is both parser and printer: nothing that it does not write has been read, so there is no second path to agree
 * with. Strictness is that of RFC 8259 and, beyond it, no duplicate key, no double that overflows, no invalid UTF-8
 * and no nesting beyond {@link MAX_DEPTH}. Every fault is a {@link ToolReplayError} whose `place.offset` is the byte.
 */
export class Canonicalizer {
  /** The canonical form so far: ASCII, valid below `length`. A call of `load` may replace it. */
  output = Buffer.allocUnsafeSlow(1 << 16);
  length = 0;
  /** The next byte to read. */
  at = 0;

  private input: Buffer = NULL;
  private end = 0;
  private readonly members = new Members();

  /**
   * Starts on the text `input[start, end)` and empties the output.
   *
   * `input[end]` must be there and hold 0: no JSON text has that byte, so the loops stop there without a second test.
   */
  load(input: Buffer, start: number, end: number): void {
    this.input = input;
    this.at = start;
    this.end = end;
    this.length = 0;
    this.members.count = 0;
    this.reserve((end - start) * MAX_GROWTH);
  }

  /** Makes room for `size` bytes of output in all. What was written stays. */
  reserve(size: number): void {
    if (this.output.length >= size) return;
    const larger = Buffer.allocUnsafeSlow(size);
    this.output.copy(larger, 0, 0, this.length);
    this.output = larger;
  }

  /** The byte of the text at an offset. */
  byteAt(offset: number): number {
    return this.input[offset] as number;
  }

  /** Passes over white space and gives the byte after it, which is 0 at the end. */
  peek(): number {
    const { input } = this;
    let at = this.at;
    let byte = input[at] as number;
    while (byte === B.SPACE || byte === B.LF || byte === B.CR || byte === B.TAB) byte = input[++at] as number;
    this.at = at;
    return byte;
  }

  /** Passes over white space and the byte that must come next. */
  expect(byte: number, expected: string): void {
    if (this.peek() !== byte) this.refuse(expected);
    this.at++;
  }

  /** Reads one value. `depth` is how many objects and arrays are open around it. */
  value(depth: number): void {
    const byte = this.peek();
    if (byte === B.QUOTE) this.string();
    else if (byte === B.LEFT_BRACE) this.object(depth + 1);
    else if (byte === B.LEFT_BRACKET) this.array(depth + 1);
    else if (byte === B.MINUS || (byte >= B.ZERO && byte <= B.NINE)) this.number();
    else if (byte === 0x74) this.literal(TRUE);
    else if (byte === 0x66) this.literal(FALSE);
    else if (byte === 0x6e) this.literal(NULL);
    else this.refuse('a JSON value');
  }

  /** Reads one string; the next byte must be its opening quote. */
  string(): void {
    const { input, output } = this;
    let at = this.at + 1;
    let length = this.length;
    output[length++] = B.QUOTE;
    for (;;) {
      let byte = input[at] as number;
      while (PLAIN[byte] === 1) {
        output[length++] = byte;
        byte = input[++at] as number;
      }
      if (byte === B.QUOTE) break;
      this.at = at;
      this.length = length;
      if (byte === B.BACKSLASH) this.escape();
      else if (byte < 0x80) this.control(byte);
      else this.utf8(byte);
      at = this.at;
      length = this.length;
    }
    output[length++] = B.QUOTE;
    this.at = at + 1;
    this.length = length;
  }

  /** Passes over white space, after which the text must end. */
  finish(): void {
    if (this.peek() !== 0 || this.at < this.end) this.refuse('nothing more');
  }

  /** Fails on whatever stands at the next byte. */
  refuse(expected: string): never {
    throw this.fault('json', describe(this.input, this.at, this.end), expected);
  }

  private fault(code: ErrorCode, found: string, expected: string, advice?: string): ToolReplayError {
    return new ToolReplayError(code, { found, expected, ...(advice && { advice }) }, { offset: this.at });
  }

  private object(depth: number): void {
    this.enter(depth);
    this.put(B.LEFT_BRACE);
    if (this.peek() === B.RIGHT_BRACE) {
      this.close(B.RIGHT_BRACE);
      return;
    }
    const { members } = this;
    const first = members.count;
    let sorted = true;
    for (;;) {
      if (this.peek() !== B.QUOTE) this.refuse('a key in double quotes');
      const offset = this.at;
      const start = this.length;
      this.string();
      members.push(start, this.length);
      if (sorted && members.count > first + 1) {
        const order = members.compare(this.output, members.count - 2, members.count - 1);
        if (order === 0) this.duplicate(members.count - 1, offset);
        sorted = order < 0;
      }
      this.expect(B.COLON, "':'");
      this.put(B.COLON);
      this.value(depth);
      const byte = this.peek();
      if (byte === B.RIGHT_BRACE) break;
      if (byte !== B.COMMA) this.refuse("',' or '}'");
      this.at++;
      this.put(B.COMMA);
    }
    if (!sorted) {
      const twice = members.sort(this.output, first, this.length);
      if (twice >= 0) this.duplicate(twice, this.at);
    }
    members.count = first;
    this.close(B.RIGHT_BRACE);
  }

  private array(depth: number): void {
    this.enter(depth);
    this.put(B.LEFT_BRACKET);
    if (this.peek() !== B.RIGHT_BRACKET) {
      for (;;) {
        this.value(depth);
        const byte = this.peek();
        if (byte === B.RIGHT_BRACKET) break;
        if (byte !== B.COMMA) this.refuse("',' or ']'");
        this.at++;
        this.put(B.COMMA);
      }
    }
    this.close(B.RIGHT_BRACKET);
  }

  private enter(depth: number): void {
    if (depth > MAX_DEPTH) {
      throw this.fault('too-deep', `more than ${MAX_DEPTH} levels of nesting`, `at most ${MAX_DEPTH}`);
    }
    this.at++;
  }

  private put(byte: number): void {
    this.output[this.length++] = byte;
  }

  private close(byte: number): void {
    this.at++;
    this.output[this.length++] = byte;
  }

  private literal(word: Uint8Array): void {
    for (let k = 0; k < word.length; k++) {
      if (this.input[this.at + k] !== word[k]) this.refuse('a JSON value');
      this.put(word[k] as number);
    }
    this.at += word.length;
  }

  private number(): void {
    const { input, output } = this;
    const start = this.at;
    let at = start;
    if (input[at] === B.MINUS) at++;
    const integer = at;
    at = this.digits(at);
    if (input[integer] === B.ZERO && at > integer + 1) {
      this.at = integer + 1;
      throw this.fault('json', 'a number with a leading zero', 'no digit after a first 0');
    }
    const byte = input[at] as number;
    if (byte !== B.POINT && (byte | 0x20) !== B.LOWER_E) {
      this.at = at;
      if (input[integer] === B.ZERO) output[this.length++] = B.ZERO;
      else for (let k = start; k < at; k++) output[this.length++] = input[k] as number;
      return;
    }
    if (byte === B.POINT) at = this.digits(at + 1);
    if (((input[at] as number) | 0x20) === B.LOWER_E) {
      at++;
      if (input[at] === B.PLUS || input[at] === B.MINUS) at++;
      at = this.digits(at);
    }
    const text = canonicalDouble(latin1(input, start, at));
    if (text === undefined)
      throw this.fault('number-range', 'a number beyond the range of a double', 'at most 1.7976931348623157e308');
    this.at = at;
    this.length += output.write(text, this.length, 'latin1');
  }

  /** Passes over one digit or more. */
  private digits(from: number): number {
    const { input } = this;
    let at = from;
    while ((input[at] as number) >= B.ZERO && (input[at] as number) <= B.NINE) at++;
    if (at > from) return at;
    this.at = at;
    return this.refuse('a digit');
  }

  private escape(): void {
    const letter = this.input[this.at + 1] as number;
    if (letter === B.LOWER_U) {
      const unit = hex4(this.input, this.at + 2);
      if (unit < 0) throw this.fault('json', 'a bad \\u escape', '\\u and four hex digits');
      this.at += 6;
      this.unit(unit);
    } else {
      const character = UNESCAPED[letter] as number;
      if (character === 0)
        throw this.fault('json', 'an unknown escape', 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX');
      this.at += 2;
      this.unit(character);
    }
  }

  private control(byte: number): void {
    if (byte !== 0x7f) {
      if (byte === 0 && this.at >= this.end) this.refuse("'\"' at the end of the string");
      throw this.fault(
        'json',
        describe(this.input, this.at, this.end),
        'no raw control character in a string',
        `write it as ${JSON.stringify(String.fromCharCode(byte)).slice(1, -1)}`,
      );
    }
    this.at++;
    this.unit(byte);
  }

  /** One character of several bytes, by table 3-7 of the Unicode standard: no overlong form, no surrogate. */
  private utf8(lead: number): void {
    const { input, at } = this;
    const second = input[at + 1] as number;
    const width = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    let valid = lead >= 0xc2 && lead <= 0xf4 && second >= low && second <= high;
    let point = lead & (0x7f >> width);
    for (let k = 1; valid && k < width; k++) {
      const next = input[at + k] as number;
      valid = (next & 0xc0) === 0x80;
      point = (point << 6) | (next & 0x3f);
    }
    if (!valid) throw this.fault('encoding', `invalid UTF-8: byte 0x${lead.toString(16)}`, 'UTF-8');
    this.at += width;
    if (point < 0x10000) this.unit(point);
    else {
      this.unit(0xd800 + ((point - 0x10000) >> 10));
      this.unit(0xdc00 + ((point - 0x10000) & 0x3ff));
    }
  }

  /** Writes one UTF-16 unit inside a string. */
  private unit(unit: number): void {
    const { output } = this;
    let length = this.length;
    if (unit < 0x80 && PLAIN[unit] === 1) output[length++] = unit;
    else {
      output[length++] = B.BACKSLASH;
      const letter = unit < 0x80 ? (SHORT[unit] as number) : 0;
      if (letter !== 0) output[length++] = letter;
      else {
        output[length++] = B.LOWER_U;
        output[length++] = HEX_DIGITS[unit >> 12] as number;
        output[length++] = HEX_DIGITS[(unit >> 8) & 15] as number;
        output[length++] = HEX_DIGITS[(unit >> 4) & 15] as number;
        output[length++] = HEX_DIGITS[unit & 15] as number;
      }
    }
    this.length = length;
  }

  private duplicate(member: number, offset: number): never {
    const [start, end] = this.members.key(member);
    this.at = offset;
    throw this.fault(
      'duplicate-key',
      `the key ${shorten(latin1(this.output, start, end))} twice in one object`,
      'each key once',
    );
  }
}

function latin1(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, end);
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 76)}…"` : text;
}

/** What stands at a byte, in words fit for an error message. */
function describe(input: Uint8Array, at: number, end: number): string {
  if (at >= end) return 'the end';
  const byte = input[at] as number;
  if (byte === 0) return 'a NUL byte';
  if (byte === 0xef && input[at + 1] === 0xbb && input[at + 2] === 0xbf) return 'a byte order mark';
  if (byte > 0x20 && byte < 0x7f) return `'${String.fromCharCode(byte)}'`;
  if (byte >= 0x80) return `the byte 0x${byte.toString(16)} outside a string`;
  return `the control character U+00${byte.toString(16).padStart(2, '0').toUpperCase()}`;
}
