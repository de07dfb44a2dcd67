import type { JsonNode } from '../json/node.ts';

/** The working directory that a value of a log states; undefined where it is no text, or says nothing. */
export function workingDirIn(node: JsonNode | undefined): string | undefined {
  return node?.string() || undefined;
}
