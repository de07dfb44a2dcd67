import type { JsonNode } from '../json/node.ts';
import type { Value } from './format.ts';

/**
 * An object with the same keys and other values.
 *
 * A key that is there twice would be lost in silence: such an object is left as it is, for the mapping to refuse.
 *
 * @param change gives the value for a key, or undefined to leave the key out
 */
export function mapMembers(object: JsonNode, change: (key: string, value: JsonNode) => Value | undefined): Value {
  const members = [...object.members()];
  const changed = new Map(members.map(([key, value]) => [key, change(key, value)]));
  // `fromEntries` makes a plain key of `__proto__`, too.
  return changed.size < members.length ? object : Object.fromEntries(changed);
}

/** The exit code that a log states, as a member to spread into an answer; none unless it is an integer. */
export function exitCodeIn(node: JsonNode | undefined): { exitCode?: number } {
  const exitCode = node?.number();
  return exitCode !== undefined && Number.isSafeInteger(exitCode) ? { exitCode } : {};
}
