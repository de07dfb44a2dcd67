import { isUtf8 } from 'node:buffer';
import { equalityWith } from '../../src/json/equality.ts';
import type { JsonNode } from '../../src/json/node.ts';
import { Pointers, valueAt } from '../../src/json/pointer.ts';
import { Tape } from '../../src/json/tape.ts';
import { type JsonValue, parseDocument } from '../../src/json/value.ts';
import { attempt, canonical, hold, nodeOf, same } from '../checks.ts';

/** What the strict reader refuses of what `JSON.parse` takes. */
const STRICTER = ['duplicate-key', 'number-range', 'too-deep'];
/** What the canonical form refuses of what a tape holds. */
const BEYOND_TAPE = ['duplicate-key', 'number-range'];

/** Three readers of JSON, the engine's own and two of ours, have to agree on every text; and the canonical form is its own. */
export function fuzz(data: Buffer): void {
  const engine = isUtf8(data) ? byEngine(data.toString('utf8')) : undefined;
  const strict = attempt(() => parseDocument(data));
  const looked = attempt(() => nodeOf(data));
  if ('refusal' in strict) {
    const { code, place } = strict.refusal;
    hold(place.line !== undefined && place.column !== undefined, 'a refusal says where');
    if (engine !== undefined) hold(STRICTER.includes(code), `what JSON.parse takes is not refused as ${code}`);
    if ('value' in looked)
      hold([...BEYOND_TAPE, 'encoding'].includes(code), `what a tape holds is not refused as ${code}`);
    return;
  }
  hold(engine !== undefined, 'what is read, JSON.parse takes too');
  hold(isSame(strict.value, engine.value), 'it is the value that JSON.parse gives');
  hold('value' in looked, 'what is read, a tape holds too');
  hold(isSame(plain(looked.value), engine.value), 'its nodes say what JSON.parse gives');
  const form = canonical(data);
  same(canonical(form).toString('latin1'), form.toString('latin1'), 'a canonical form is its own');
  hold(equalityWith(form.toString('latin1'))(looked.value), 'a text equals its canonical form');
  everyPointerLeadsBack(data);
}

function byEngine(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function everyPointerLeadsBack(data: Buffer): void {
  const tape = new Tape();
  tape.read(Buffer.concat([data, Buffer.of(0)]), 0, data.length);
  const root = nodeOf(data);
  const pointers = new Pointers(tape);
  for (const offset of starts(root)) {
    hold(valueAt(root, pointers.pointerTo(offset))?.start === offset, 'the pointer to a value leads to it');
  }
}

/** Where the first values of a text stand: each costs the way to it. */
function starts(root: JsonNode): number[] {
  const found: number[] = [];
  const waiting = [root];
  for (let node = waiting.shift(); node !== undefined && found.length < 50; node = waiting.shift()) {
    found.push(node.start);
    for (const inside of node.items()) waiting.push(inside);
    for (const [, inside] of node.members()) waiting.push(inside);
  }
  return found;
}

/** Whether two values are the same; 0 and -0 are, since an integer has no sign at zero. */
function isSame(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return left === right;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [ours, theirs] = [new Map(Object.entries(left)), Object.entries(right)];
  return ours.size === theirs.length && theirs.every(([key, value]) => ours.has(key) && isSame(ours.get(key), value));
}

function plain(node: JsonNode): JsonValue | undefined {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries([...node.members()].map(([key, value]) => [key, plain(value) ?? null]));
    case 'array':
      return [...node.items()].map((item) => plain(item) ?? null);
    case 'string':
      return node.string();
    case 'number':
      return node.number();
    case 'boolean':
      return node.isTrue;
    case 'null':
      return null;
  }
}
