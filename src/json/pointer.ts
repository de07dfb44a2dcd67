import { LEFT_BRACE, LEFT_BRACKET } from './bytes.ts';
import { JsonNode } from './node.ts';
import type { Tape } from './tape.ts';

/** Finds where values stand in one text, as JSON Pointers (RFC 6901). */
export class Pointers {
  private readonly tape: Tape;
  /** The entries of the values in each object and array that was looked into, in the order of the text. */
  private readonly values = new Map<number, number[]>();

  /** @param tape must not read another text meanwhile */
  constructor(tape: Tape) {
    this.tape = tape;
  }

  /** The pointer to the value that starts at a byte of the text. */
  pointerTo(offset: number): string {
    const { tape } = this;
    let pointer = '';
    let entry = 0;
    while (tape.startOf(entry) < offset) {
      const values = this.valuesIn(entry);
      const k = this.lastBefore(values, offset);
      if (k < 0) break;
      const value = values[k] as number;
      const isElement = tape.text[tape.startOf(entry)] === LEFT_BRACKET;
      pointer += `/${isElement ? k : escapedKey(new JsonNode(tape, value - 1).string() ?? '')}`;
      entry = value;
    }
    return pointer;
  }

  private valuesIn(entry: number): number[] {
    const known = this.values.get(entry);
    if (known !== undefined) return known;
    const { tape } = this;
    const values: number[] = [];
    const byte = tape.text[tape.startOf(entry)];
    if (byte === LEFT_BRACE || byte === LEFT_BRACKET) {
      // In an object a key comes before each value.
      const key = byte === LEFT_BRACE ? 1 : 0;
      for (let at = entry + 1 + key; at < tape.after(entry) + key; at = tape.after(at) + key) values.push(at);
    }
    this.values.set(entry, values);
    return values;
  }

  /** Which of the values is the last that does not start behind a byte, or -1. */
  private lastBefore(values: readonly number[], offset: number): number {
    let low = 0;
    let high = values.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.tape.startOf(values[middle] as number) <= offset) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

/** A key as a JSON Pointer has it. */
export function escapedKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The value that a JSON Pointer (RFC 6901) leads to, if there is one. @param pointer empty for the value itself */
export function valueAt(node: JsonNode, pointer: string): JsonNode | undefined {
  let value: JsonNode | undefined = node;
  for (const key of keysOf(pointer)) {
    if (value?.kind !== 'array') value = value?.get(key);
    else value = /^(?:0|[1-9]\d{0,8})$/.test(key) ? elementAt(value, Number(key)) : undefined;
  }
  return value;
}

/** What pointers lead to in one value. Each is followed once, since many rules ask for the same. */
export class PointedValues {
  private readonly node: JsonNode;
  private readonly found = new Map<string, JsonNode | undefined>();

  constructor(node: JsonNode) {
    this.node = node;
  }

  at(pointer: string): JsonNode | undefined {
    const known = this.found.get(pointer);
    if (known !== undefined || this.found.has(pointer)) return known;
    const value = valueAt(this.node, pointer);
    this.found.set(pointer, value);
    return value;
  }
}

/** The keys on the way of pointers that were asked for: those are few, and asked for at each call. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 1000;

/** The keys on the way of a JSON Pointer (RFC 6901). */
export function keysOf(pointer: string): readonly string[] {
  let keys = known.get(pointer);
  if (keys === undefined) {
    keys = pointer
      .split('/')
      .slice(1)
      .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    if (known.size < MOST_KNOWN) known.set(pointer, keys);
  }
  return keys;
}

function elementAt(array: JsonNode, index: number): JsonNode | undefined {
  let at = 0;
  for (const element of array.items()) if (at++ === index) return element;
  return undefined;
}
