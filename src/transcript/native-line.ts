import { type ErrorCode, ToolReplayError } from '../error.ts';
import { COLON, COMMA, LEFT_BRACE, LEFT_BRACKET, MINUS, NINE, QUOTE, RIGHT_BRACE, ZERO } from '../json/bytes.ts';
import { Canonicalizer } from '../json/canonicalizer.ts';
import type { Line } from './lines.ts';
import { decodeString, Record } from './record.ts';

type FieldName = 'index' | 'tool' | 'args' | 'response' | 'prev' | 'digest';

/** One field of a line, and where the canonical form of its value stands in the output: `end` is 0 until it was read. */
class Field {
  readonly name: FieldName;
  readonly bytes: Buffer;
  start = 0;
  end = 0;
  /** Where its value stands in the text. */
  at = 0;

  constructor(name: FieldName) {
    this.name = name;
    this.bytes = Buffer.from(name);
  }

  get missing(): boolean {
    return this.end === 0;
  }
}

/**
 * Reads the native form: one object a line with exactly `index`, `tool`, `args` and `response`, and on a sealed line
 * `prev` and `digest` too.
 */
export class NativeLineParser {
  private readonly canonicalizer = new Canonicalizer();
  private readonly index = new Field('index');
  private readonly tool = new Field('tool');
  private readonly args = new Field('args');
  private readonly response = new Field('response');
  private readonly prev = new Field('prev');
  private readonly digest = new Field('digest');
  private readonly fields = [this.index, this.tool, this.args, this.response, this.prev, this.digest];

  /**
   * The call on a line.
   *
   * @param index how many calls stand before it
   * @returns undefined for a blank line
   * @throws ToolReplayError with the offset of the fault in the line's text
   */
  parse(line: Line, index: number): Record | undefined {
    const { canonicalizer, tool, response } = this;
    canonicalizer.load(line.text, line.start, line.end);
    if (canonicalizer.peek() === 0 && canonicalizer.at === line.end) return undefined;
    this.readFields();
    const sealed = this.checkFields();
    this.checkIndex(index);
    const { start, end } = this.joinCall();
    const { bytes } = canonicalizer.output;
    return new Record(
      index,
      line.number,
      bytes.subarray(start, end),
      tool.end - tool.start,
      bytes.subarray(response.start, response.end),
      sealed ? { prev: this.decode(this.prev), digest: this.decode(this.digest) } : undefined,
    );
  }

  private readFields(): void {
    const { canonicalizer } = this;
    for (const field of this.fields) field.end = 0;
    const first = canonicalizer.peek();
    // The first line of a pretty-printed array is not even JSON: what is wrong is the form of the file.
    if (first === LEFT_BRACKET) throw notJsonLines(canonicalizer.at);
    if (first !== LEFT_BRACE) this.refuseType('a line', 'an object', canonicalizer.at);
    canonicalizer.at++;
    if (canonicalizer.peek() !== RIGHT_BRACE) {
      for (;;) {
        this.readField();
        const byte = canonicalizer.peek();
        if (byte === RIGHT_BRACE) break;
        if (byte !== COMMA) canonicalizer.refuse("',' or '}'");
        canonicalizer.at++;
      }
    }
    canonicalizer.at++;
    canonicalizer.finish();
  }

  private readField(): void {
    const { canonicalizer } = this;
    if (canonicalizer.peek() !== QUOTE) canonicalizer.refuse('a key in double quotes');
    const { at, output } = canonicalizer;
    const { length } = output;
    canonicalizer.string();
    const field = this.fieldAt(length + 1, output.length - 1);
    if (field === undefined) throw this.unknownField(length + 1, at);
    if (!field.missing) throw fault('duplicate-key', `the field "${field.name}" twice`, 'each field once', at);
    canonicalizer.expect(COLON, "':'");
    // The keys are not part of any canonical form here: the value overwrites its own key.
    output.length = length;
    this.checkType(field, canonicalizer.peek());
    field.start = length;
    field.at = canonicalizer.at;
    canonicalizer.value(1);
    field.end = output.length;
  }

  private fieldAt(start: number, end: number): Field | undefined {
    const { bytes: output } = this.canonicalizer.output;
    for (const field of this.fields) {
      const { bytes } = field;
      if (bytes.length !== end - start) continue;
      let k = 0;
      while (k < bytes.length && bytes[k] === output[start + k]) k++;
      if (k === bytes.length) return field;
    }
    return undefined;
  }

  private unknownField(start: number, at: number): ToolReplayError {
    const { output } = this.canonicalizer;
    const key = output.slice(start, Math.min(output.length - 1, start + 80));
    return fault(
      'fields',
      `the field "${key}"`,
      'index, tool, args, response, and on a sealed line prev and digest',
      at,
    );
  }

  private checkType({ name }: Field, byte: number): void {
    const { at } = this.canonicalizer;
    if (name === 'args' || name === 'response') {
      if (byte !== LEFT_BRACE) this.refuseType(`"${name}"`, 'an object', at);
    } else if (name === 'index') {
      if (byte !== MINUS && !(byte >= ZERO && byte <= NINE)) this.refuseType('"index"', 'an integer', at);
    } else if (byte !== QUOTE) this.refuseType(`"${name}"`, 'a string', at);
  }

  /** A value of the wrong type, or no value at all: only the reader of values can tell which. */
  private refuseType(what: string, expected: string, at: number): never {
    const { canonicalizer } = this;
    canonicalizer.value(0);
    throw fault('fields', `${typeAt(canonicalizer, at)} as ${what}`, expected, at);
  }

  private checkFields(): boolean {
    const { index, tool, args, response, prev, digest } = this;
    const { at } = this.canonicalizer;
    if (index.missing || tool.missing || args.missing || response.missing) {
      const missing = [index, tool, args, response].filter((field) => field.missing).map(({ name }) => `"${name}"`);
      throw fault('fields', `no field ${missing.join(', ')}`, 'index, tool, args and response', at);
    }
    if (prev.missing !== digest.missing) {
      const [there, lacking] = prev.missing ? [digest, prev] : [prev, digest];
      throw fault('fields', `"${there.name}" without "${lacking.name}"`, 'both, or neither', at);
    }
    return !prev.missing;
  }

  private checkIndex(expected: number): void {
    const { canonicalizer } = this;
    const { start, end, at } = this.index;
    let value = 0;
    for (let k = start; k < end; k++) {
      const digit = (canonicalizer.output.bytes[k] as number) - ZERO;
      value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN;
    }
    if (value === expected) return;
    const found = canonicalizer.output.slice(start, Math.min(end, start + 40));
    if (!/^-?\d+$/.test(found)) throw fault('fields', `${found} as "index"`, 'an integer', at);
    throw fault('index', `index ${found}`, `index ${expected}, the number of calls before it`, at);
  }

  /** Makes tool and args neighbours, in this order, whatever the order of the line. */
  private joinCall(): { start: number; end: number } {
    const { canonicalizer, tool, args } = this;
    if (tool.end === args.start) return { start: tool.start, end: args.end };
    const { output } = canonicalizer;
    const start = output.length;
    const size = tool.end - tool.start;
    const end = start + size + args.end - args.start;
    output.reserve(end);
    output.bytes.copyWithin(start, tool.start, tool.end);
    output.bytes.copyWithin(start + size, args.start, args.end);
    return { start, end };
  }

  private decode({ start, end }: Field): string {
    return decodeString(this.canonicalizer.output.bytes, start, end);
  }
}

function fault(code: ErrorCode, found: string, expected: string, offset: number): ToolReplayError {
  return new ToolReplayError(code, { found, expected }, { offset });
}

function notJsonLines(offset: number): ToolReplayError {
  const advice = 'a transcript is JSON Lines: one call a line, and no array around them';
  return new ToolReplayError('fields', { found: 'an array', expected: 'an object', advice }, { offset });
}

function typeAt(canonicalizer: Canonicalizer, at: number): string {
  const byte = String.fromCharCode(canonicalizer.byteAt(at));
  const types: { [first: string]: string } = {
    '"': 'a string',
    '{': 'an object',
    '[': 'an array',
    t: 'true',
    f: 'false',
    n: 'null',
  };
  return types[byte] ?? 'a number';
}
