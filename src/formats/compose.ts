import type { JsonNode } from '../json/node.ts';
import type { Value } from './format.ts';

/** An object without some of its keys; what is no object, or has none of them, as it is. */
export function without<Given extends JsonNode | undefined>(node: Given, keys: ReadonlySet<string>): Value | Given {
  return changed(node, (key, value) => (keys.has(key) ? undefined : value));
}

/**
 * An object whose members are changed one by one; undefined takes one out. What is no object is given as it is.
 *
 * A key that is there twice would be lost in silence: such an object is left as it is, for the mapping to refuse.
 */
export function changed<Given extends JsonNode | undefined>(
  node: Given,
  change: (key: string, value: JsonNode) => Value | undefined,
): Value | Given {
  if (node?.kind !== 'object') return node;
  const members = [...node.members()].map(([key, value]) => ({ key, value, after: change(key, value) }));
  const after = new Map(members.map((member) => [member.key, member.after]));
  const isChanged = members.some((member) => member.after !== member.value);
  // `fromEntries` makes a plain key of `__proto__`, too.
  return isChanged && after.size === members.length ? Object.fromEntries(after) : node;
}

/** The exit code that a log states, as a member to spread into an answer; none unless it is an integer. */
export function exitCodeIn(node: JsonNode | undefined): { exitCode?: number } {
  const exitCode = node?.number();
  return exitCode !== undefined && Number.isSafeInteger(exitCode) ? { exitCode } : {};
}
