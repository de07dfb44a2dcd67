import type { JsonNode } from '../../json/node.ts';
import { inert } from '../inert.ts';

const STEP = '  ';

/** What stands at the start of the first line of a value: how deep it is, and the key that it is under. */
export interface Lead {
  readonly depth: number;
  /** The key as JSON, with its colon; empty for what has none. */
  readonly key: string;
}

/** A line at some depth. */
export function indented(depth: number, text: string): string {
  return STEP.repeat(depth) + text;
}

/** The lead of a member of an object. */
export function memberLead(key: string, depth: number): Lead {
  return { depth, key: `${quoted(key)}: ` };
}

/** A string as JSON whose characters can be seen: letters of all languages stand as they are. */
export function quoted(text: string): string {
  return inert(JSON.stringify(text));
}

/** The lines of a string that holds line breaks, as a block; undefined for another. */
export function blockOf(node: JsonNode): readonly string[] | undefined {
  const text = node.string();
  return text?.includes('\n') ? text.split('\n').map((line) => inert(line)) : undefined;
}

/** A value that is neither object nor array, on one line. Numbers stand as the canonical form has them. */
export function scalarText(node: JsonNode): string {
  const text = node.string();
  return text === undefined ? node.text.toString('latin1', node.start, node.end) : quoted(text);
}

/** The brackets of an object or an array; undefined for another value. */
export function bracketsOf(node: JsonNode): readonly [open: string, close: string] | undefined {
  if (node.kind === 'object') return ['{', '}'];
  return node.kind === 'array' ? ['[', ']'] : undefined;
}

/** A value on lines, a member or an element each, without commas. */
export function* jsonLines(node: JsonNode, { depth, key }: Lead): Generator<string> {
  const brackets = bracketsOf(node);
  const block = blockOf(node);
  if (block !== undefined) {
    yield indented(depth, `${key}|`);
    for (const line of block) yield indented(depth + 1, line);
  } else if (brackets === undefined) yield indented(depth, key + scalarText(node));
  else {
    const [open, close] = brackets;
    const inside = childLines(node, depth + 1);
    const first = inside.next();
    if (first.done === true) yield indented(depth, `${key}${open}${close}`);
    else {
      yield indented(depth, key + open);
      yield first.value;
      yield* inside;
      yield indented(depth, close);
    }
  }
}

function* childLines(node: JsonNode, depth: number): Generator<string, undefined> {
  for (const [key, value] of node.members()) yield* jsonLines(value, memberLead(key, depth));
  for (const item of node.items()) yield* jsonLines(item, { depth, key: '' });
}
