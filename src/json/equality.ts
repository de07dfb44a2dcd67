import { compareDecimals, decimalOf } from './decimal.ts';
import type { JsonNode } from './node.ts';
import { NodeReader } from './node-reader.ts';

/** Whether a value is a certain one. No object in it may have a key twice, which the canonical form refuses. */
export type Equality = (value: JsonNode) => boolean;

/**
 * Compares values with one: numbers by what they are, exactly, so that 1 is 1.0; strings unit by unit; objects whatever
 * the order of their keys. The time is that of the shorter of both.
 *
 * @param text JSON of the one value
 */
export function equalityWith(text: string): Equality {
  return equalityOf(new NodeReader().read(Buffer.from(text)));
}

function equalityOf(node: JsonNode): Equality {
  const { kind } = node;
  if (kind === 'object')
    return equalObject(new Map([...node.members()].map(([key, value]) => [key, equalityOf(value)])));
  if (kind === 'array') return equalArray([...node.items()].map(equalityOf));
  if (kind === 'number') return equalNumber(literalOf(node));
  const text = node.string();
  if (text !== undefined) return (value) => value.is(text);
  const { isTrue } = node;
  return (value) => value.kind === kind && value.isTrue === isTrue;
}

function equalObject(members: ReadonlyMap<string, Equality>): Equality {
  return (value) => {
    if (value.kind !== 'object') return false;
    let count = 0;
    for (const [key, member] of value.members()) {
      count++;
      if (members.get(key)?.(member) !== true) return false;
    }
    return count === members.size;
  };
}

function equalArray(items: readonly Equality[]): Equality {
  return (value) => {
    if (value.kind !== 'array') return false;
    let count = 0;
    for (const item of value.items()) if (items[count++]?.(item) !== true) return false;
    return count === items.length;
  };
}

function equalNumber(literal: string): Equality {
  const decimal = decimalOf(literal);
  return (value) => value.kind === 'number' && compareDecimals(decimalOf(literalOf(value)), decimal) === 0;
}

/** A number as it stands in the text. */
export function literalOf(number: JsonNode): string {
  return number.text.toString('latin1', number.start, number.end);
}
