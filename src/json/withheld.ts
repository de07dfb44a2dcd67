import type { JsonNode } from './node.ts';

/** What stands in canonical form in the place of a value that a sealed file withholds: this, 64 hex digits, and the end. */
export const WITHHELD_START = '{"$withheld":"';
export const WITHHELD_END = '"}';
const DIGITS = 64;
const ALL = /^[0-9a-f]{64}"\}$/;

/** Whether a value is withheld, or something in it. */
export function holdsWithheld(node: JsonNode): boolean {
  const { kind, text, start, end } = node;
  if (kind !== 'object' && kind !== 'array') return false;
  const value = text.subarray(start, end);
  return positions(value).next().done !== true;
}

/** Whether a value is withheld, and is nothing else. */
export function isWithheld(node: JsonNode): boolean {
  return node.end - node.start === WITHHELD_START.length + DIGITS + WITHHELD_END.length && holdsWithheld(node);
}

/** A text in canonical form in which all that is withheld is alike, since nobody can say whether it was. */
export function withheldAlike(text: Buffer): Buffer {
  let copy: Buffer | undefined;
  for (const at of positions(text)) {
    copy ??= Buffer.from(text);
    copy.fill('0', at, at + DIGITS);
  }
  return copy ?? text;
}

/** Where the digits of each value that is withheld start. */
function* positions(text: Buffer): Generator<number> {
  for (let at = text.indexOf(WITHHELD_START); at >= 0; at = text.indexOf(WITHHELD_START, at + 1)) {
    const digits = at + WITHHELD_START.length;
    if (ALL.test(text.toString('latin1', digits, digits + DIGITS + WITHHELD_END.length))) yield digits;
  }
}
