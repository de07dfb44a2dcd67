import { ToolReplayError } from '../error.ts';
import { BACKSLASH, LEFT_BRACE, SPACE } from '../json/bytes.ts';
import { Canonicalizer, MAX_GROWTH } from '../json/canonicalizer.ts';
import { JsonNode } from '../json/node.ts';
import type { LoggedAnswer, Value } from './format.ts';

/** A call in canonical form: the tool, directly followed by the arguments. */
export interface CallText {
  readonly call: Buffer;
  /** How many bytes of `call` are the tool. */
  readonly toolLength: number;
}

/** Arguments and responses stand in the object that a record is: nesting is counted from there. */
const AROUND = 1;
/** Of so many tools the canonical name is remembered. */
const MOST_TOOLS = 1000;

/** How often text may have been made of an object: once by rule, twice by mistake. */
const MOST_ENCODINGS = 2;

/**
 * The one mapping of every format to records: what a log says of arguments and responses, as an object.
 *
 * An object is itself; text that parses to an object, also when it was made text twice, is that object; nothing is
 * `{}`; anything else is `{"$value": …}`. A response that the log marks as an error is `{"$error": true, "$value": …}`,
 * and one with an exit code has it as `exit_code`.
 *
 * What the canonical form refuses is a {@link ToolReplayError}; its offset, if any, is one in the text of the value.
 */
export class Mapping {
  private readonly canonicalizer = new Canonicalizer();
  private readonly toolTexts = new Map<string, Buffer>();
  private scratch: Buffer = Buffer.alloc(1 << 12);

  /** The canonical form of a call. It is valid for good. */
  call(tool: string, args: Value | undefined): CallText {
    const toolText = this.toolText(tool);
    return { call: Buffer.concat([toolText, this.object(args)]), toolLength: toolText.length };
  }

  /** The canonical form of a tool's name: a session has few, and calls them often. */
  private toolText(tool: string): Buffer {
    let text = this.toolTexts.get(tool);
    if (text === undefined) {
      text = Buffer.from(this.canonical(Buffer.from(JSON.stringify(tool))));
      if (this.toolTexts.size < MOST_TOOLS) this.toolTexts.set(tool, text);
    }
    return text;
  }

  /** The canonical form of a response. It is valid until the next call. */
  response({ value, isError = false, exitCode }: LoggedAnswer): Buffer {
    if (!isError && exitCode === undefined) return this.object(value);
    const object = this.objectIn(value);
    const code = exitCode === undefined ? '' : `"exit_code":${exitCode}`;
    if (isError || object === undefined) {
      const inside = object === undefined ? jsonOf(value) : Buffer.from(object);
      return this.canonical(members(isError ? '"$error":true' : '', inside && ['"$value":', inside], code));
    }
    const parsed = JSON.parse(object.toString('latin1')) as object;
    if (Object.hasOwn(parsed, 'exit_code')) return object;
    return this.canonical(members(object.subarray(1, -1), code));
  }

  private object(value: Value | undefined): Buffer {
    const object = this.objectIn(value);
    if (object !== undefined) return object;
    // Most answers are text: it is not copied to be wrapped.
    if (value instanceof JsonNode && !value.isNull) return this.canonicalNode(value, '{"$value":', '}');
    const inside = jsonOf(value);
    return this.canonical(members(inside && ['"$value":', inside]));
  }

  /** The canonical form of the object that a value is or is the text of. */
  private objectIn(value: Value | undefined): Buffer | undefined {
    if (typeof value === 'string') return this.objectInText(value, MOST_ENCODINGS);
    if (!(value instanceof JsonNode)) {
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      return isObject ? this.canonical(jsonOf(value) as Buffer) : undefined;
    }
    if (value.kind === 'object') return this.canonicalNode(value);
    return mayHoldObject(value) ? this.objectInText(value.string() as string, MOST_ENCODINGS) : undefined;
  }

  private objectInText(text: string, encodings: number): Buffer | undefined {
    // A lone surrogate has no UTF-8; inside JSON text it would be an escape.
    if (encodings === 0 || !/^[ \t\r\n]*["{]/.test(text) || !text.isWellFormed()) return undefined;
    let canonical: Buffer;
    try {
      canonical = this.canonical(Buffer.from(text));
    } catch (error) {
      // It looks like JSON and is none, or none that has one meaning: then it is the text that it is.
      if (error instanceof ToolReplayError) return undefined;
      throw error;
    }
    if (canonical[0] === LEFT_BRACE) return canonical;
    return this.objectInText(JSON.parse(canonical.toString('latin1')) as string, encodings - 1);
  }

  /** The canonical form of a node, between two texts that are canonical too. */
  private canonicalNode({ text, start, end }: JsonNode, before = '', after = ''): Buffer {
    const { canonicalizer } = this;
    const { output } = canonicalizer;
    canonicalizer.load(text, start, end);
    output.reserve((end - start) * MAX_GROWTH + before.length + after.length);
    output.ascii(before);
    canonicalizer.value(before === '' ? AROUND : AROUND + 1);
    output.ascii(after);
    return output.bytes.subarray(0, output.length);
  }

  private canonical(text: Buffer): Buffer {
    if (this.scratch.length <= text.length) this.scratch = Buffer.allocUnsafeSlow(text.length * 2 + 1);
    this.scratch.set(text);
    this.scratch[text.length] = 0;
    const { canonicalizer } = this;
    canonicalizer.load(this.scratch, 0, text.length);
    try {
      canonicalizer.value(AROUND);
      canonicalizer.finish();
    } catch (error) {
      // The offset is one in a text that nobody has seen.
      throw error instanceof ToolReplayError ? new ToolReplayError(error.code, error.fault) : error;
    }
    return canonicalizer.output.bytes.subarray(0, canonicalizer.output.length);
  }
}

/** Whether the text of a node may be JSON text of an object: most are not, and need not be decoded to know. */
function mayHoldObject(node: JsonNode): boolean {
  const { text, end } = node;
  let at = node.start + 1;
  while (at < end && text[at] === SPACE) at++;
  return text[at] === LEFT_BRACE || text[at] === BACKSLASH;
}

/** JSON text of an object whose members are given as they are to be written. */
function members(...parts: readonly (string | Buffer | [string, Buffer] | undefined)[]): Buffer {
  const texts: (string | Buffer)[] = [];
  for (const part of parts) {
    if (part === undefined || part.length === 0) continue;
    texts.push(texts.length === 0 ? '{' : ',', ...(Array.isArray(part) ? part : [part]));
  }
  if (texts.length === 0) texts.push('{');
  return Buffer.concat([...texts, '}'].map((text) => (typeof text === 'string' ? Buffer.from(text) : text)));
}

/** JSON text of a value, not yet canonical; undefined when there is nothing. */
function jsonOf(value: Value | undefined): Buffer | undefined {
  if (value === undefined || value === null || (value instanceof JsonNode && value.isNull)) return undefined;
  const parts: Buffer[] = [];
  write(value, parts);
  return Buffer.concat(parts);
}

function write(value: Value, parts: Buffer[]): void {
  if (value instanceof JsonNode) parts.push(value.text.subarray(value.start, value.end));
  else if (Array.isArray(value)) {
    writeAll(
      '[',
      value.map((element: Value) => () => write(element, parts)),
      ']',
      parts,
    );
  } else if (typeof value === 'object' && value !== null) {
    const present = Object.entries(value).filter((member): member is [string, Value] => member[1] !== undefined);
    const writers = present.map(([key, inside]) => () => {
      parts.push(Buffer.from(`${JSON.stringify(key)}:`));
      write(inside, parts);
    });
    writeAll('{', writers, '}', parts);
  } else parts.push(Buffer.from(JSON.stringify(value)));
}

function writeAll(open: string, writers: readonly (() => void)[], close: string, parts: Buffer[]): void {
  parts.push(Buffer.from(open));
  for (const [k, writeOne] of writers.entries()) {
    if (k > 0) parts.push(Buffer.from(','));
    writeOne();
  }
  parts.push(Buffer.from(close));
}
