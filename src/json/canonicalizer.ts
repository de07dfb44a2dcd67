import * as B from './bytes.ts';
import { CanonicalText, PLAIN } from './canonical-text.ts';
import { hex4, UNESCAPED } from './escapes.ts';
import * as faults from './faults.ts';
import { Members } from './members.ts';
import { canonicalDouble, isShortest } from './number.ts';
import { multiByteAt, widthOf } from './utf8.ts';

/** How deep objects and arrays may nest, counted from the outermost one. */
export const MAX_DEPTH = 512;

/** No byte of JSON text takes more than this many bytes of canonical form: DEL, one byte, is written `\u007f`. */
export const MAX_GROWTH = 6;

const TRUE = Buffer.from('true');
const FALSE = Buffer.from('false');
const NULL = Buffer.from('null');

/**
 * Reads JSON text strictly and writes its canonical form, in one pass over the bytes.
 *
 * It is both parser and printer: nothing that it does not write has been read, so there is no second path to agree
 * with. Strictness is that of RFC 8259 and, beyond it, no duplicate key, no double that overflows, no invalid UTF-8
 * and no nesting beyond {@link MAX_DEPTH}. Every fault is a ToolReplayError whose `place.offset` is the byte.
 */
export class Canonicalizer {
  /** The canonical form so far. */
  readonly output = new CanonicalText();
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
    this.output.length = 0;
    this.members.count = 0;
    this.output.reserve((end - start) * MAX_GROWTH);
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
    const { bytes } = output;
    let at = this.at + 1;
    let length = output.length;
    bytes[length++] = B.QUOTE;
    for (;;) {
      let byte = input[at] as number;
      while (PLAIN[byte] === 1) {
        bytes[length++] = byte;
        byte = input[++at] as number;
      }
      if (byte === B.QUOTE) break;
      this.at = at;
      output.length = length;
      if (byte === B.BACKSLASH) this.escape();
      else if (byte < 0x80) this.control(byte);
      else this.multiByte();
      at = this.at;
      length = output.length;
    }
    bytes[length++] = B.QUOTE;
    this.at = at + 1;
    output.length = length;
  }

  /** Passes over white space, after which the text must end. */
  finish(): void {
    if (this.peek() !== 0 || this.at < this.end) this.refuse('nothing more');
  }

  /** Fails on whatever stands at the next byte. */
  refuse(expected: string): never {
    throw faults.unexpected(this.input, this.at, this.end, expected);
  }

  private object(depth: number): void {
    this.enter(depth);
    this.output.byte(B.LEFT_BRACE);
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
      const start = this.output.length;
      this.string();
      members.push(start, this.output.length, offset);
      if (sorted && members.count > first + 1) {
        const order = members.compare(this.output.bytes, members.count - 2, members.count - 1);
        if (order === 0) this.duplicate(members.count - 1);
        sorted = order < 0;
      }
      this.expect(B.COLON, "':'");
      this.output.byte(B.COLON);
      this.value(depth);
      const byte = this.peek();
      if (byte === B.RIGHT_BRACE) break;
      if (byte !== B.COMMA) this.refuse("',' or '}'");
      this.at++;
      this.output.byte(B.COMMA);
    }
    if (!sorted) {
      const twice = members.sort(this.output, first);
      if (twice >= 0) this.duplicate(twice);
    }
    members.count = first;
    this.close(B.RIGHT_BRACE);
  }

  private array(depth: number): void {
    this.enter(depth);
    this.output.byte(B.LEFT_BRACKET);
    if (this.peek() !== B.RIGHT_BRACKET) {
      for (;;) {
        this.value(depth);
        const byte = this.peek();
        if (byte === B.RIGHT_BRACKET) break;
        if (byte !== B.COMMA) this.refuse("',' or ']'");
        this.at++;
        this.output.byte(B.COMMA);
      }
    }
    this.close(B.RIGHT_BRACKET);
  }

  private enter(depth: number): void {
    if (depth > MAX_DEPTH) throw faults.tooDeep(this.at, MAX_DEPTH);
    this.at++;
  }

  private close(byte: number): void {
    this.at++;
    this.output.byte(byte);
  }

  private literal(word: Uint8Array): void {
    for (let k = 0; k < word.length; k++) {
      if (this.input[this.at + k] !== word[k]) this.refuse('a JSON value');
      this.output.byte(word[k] as number);
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
    if (input[integer] === B.ZERO && at > integer + 1) throw faults.leadingZero(integer + 1);
    const byte = input[at] as number;
    if (byte !== B.POINT && (byte | 0x20) !== B.LOWER_E) {
      // Zero has no sign as an integer.
      this.copyTo(at, input[integer] === B.ZERO ? integer : start);
      return;
    }
    if (byte === B.POINT) at = this.digits(at + 1);
    if (((input[at] as number) | 0x20) !== B.LOWER_E) {
      if (isShortest(input, integer, at)) {
        this.copyTo(at, start);
        return;
      }
    } else {
      at++;
      if (input[at] === B.PLUS || input[at] === B.MINUS) at++;
      at = this.digits(at);
    }
    const text = canonicalDouble(input.toString('latin1', start, at));
    if (text === undefined) throw faults.outOfRange(start);
    this.at = at;
    output.ascii(text);
  }

  /** Passes over text that is its own canonical form, and writes it from a byte on. */
  private copyTo(at: number, from: number): void {
    const { input, output } = this;
    for (let k = from; k < at; k++) output.byte(input[k] as number);
    this.at = at;
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
      if (unit < 0) throw faults.badUnicodeEscape(this.at);
      this.at += 6;
      this.output.unit(unit);
    } else {
      if (this.at + 1 === this.end) {
        this.at++;
        this.refuse('the rest of an escape');
      }
      const character = UNESCAPED[letter] as number;
      if (character === 0) throw faults.unknownEscape(this.at);
      this.at += 2;
      this.output.unit(character);
    }
  }

  private control(byte: number): void {
    if (byte !== 0x7f) {
      if (byte === 0 && this.at >= this.end) this.refuse("'\"' at the end of the string");
      throw faults.rawControl(this.input, this.at, this.end);
    }
    this.at++;
    this.output.unit(byte);
  }

  private multiByte(): void {
    const point = multiByteAt(this.input, this.at);
    if (point < 0) throw faults.notUtf8(this.input, this.at);
    this.at += widthOf(point);
    if (point < 0x10000) this.output.unit(point);
    else {
      this.output.unit(0xd800 + ((point - 0x10000) >> 10));
      this.output.unit(0xdc00 + ((point - 0x10000) & 0x3ff));
    }
  }

  private duplicate(member: number): never {
    const { start, end, offset } = this.members.key(member);
    throw faults.duplicateKey(this.output.slice(start, end), offset);
  }
}
