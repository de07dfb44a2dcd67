import type { JsonNode } from '../json/node.ts';

// Looks at values whose form is checked already: what is not there is undefined or nothing.

/** What the string of a key says. */
export function textAt(node: JsonNode, key: string): string | undefined {
  return node.get(key)?.string();
}

/** What the strings of a key's array say. */
export function textsAt(node: JsonNode, key: string): string[] {
  return items(node, key).map((item) => item.string() ?? '');
}

/** The same of a value that is such an array, or one string. */
export function textsOf(node: JsonNode): string[] {
  const text = node.string();
  return text === undefined ? [...node.items()].map((item) => item.string() ?? '') : [text];
}

/** Whether the value of a key is true. */
export function isTrueAt(node: JsonNode, key: string): boolean | undefined {
  return node.get(key)?.isTrue;
}

/** The elements of a key's array. */
export function items(node: JsonNode | undefined, key: string): JsonNode[] {
  return [...(node?.get(key)?.items() ?? [])];
}

/** The members of a key's object. */
export function members(node: JsonNode, key: string): [key: string, value: JsonNode][] {
  return [...(node.get(key)?.members() ?? [])];
}

/** The JSON of a value, as it stands there. */
export function jsonOf(node: JsonNode): string {
  return node.text.toString('utf8', node.start, node.end);
}
