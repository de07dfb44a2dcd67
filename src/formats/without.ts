import type { JsonNode } from '../json/node.ts';
import type { Value } from './format.ts';

/** An object without some of its keys; what is no object, or has none of them, as it is. */
export function without(node: JsonNode | undefined, keys: readonly string[]): Value | undefined {
  return changed(node, (key, value) => (keys.includes(key) ? undefined : value));
}

/**
 * An object whose members are changed one by one; undefined takes one out.
 *
 * An object that is not changed, or has a key twice, is given as it is: then it is refused where it stands.
 */
export function changed(
  node: JsonNode | undefined,
  change: (key: string, value: JsonNode) => Value | undefined,
): Value | undefined {
  if (node?.kind !== 'object') return node;
  const members = new Map<string, Value | undefined>();
  let count = 0;
  let isChanged = false;
  for (const [key, value] of node.members()) {
    const after = change(key, value);
    isChanged ||= after !== value;
    members.set(key, after);
    count++;
  }
  return isChanged && members.size === count ? Object.fromEntries(members) : node;
}
