import { JsonNode } from '../json/node.ts';
import { Tape } from '../json/tape.ts';
import { isFault } from './frames.ts';

/** The JSON text of a value as it stands in the log: what is kept of a value beyond its item. */
export function textOf({ text, start, end }: JsonNode): string {
  return text.toString('utf8', start, end);
}

/** The value that a JSON text is, for good: it has a tape of its own. Undefined when the text is no JSON. */
export function parseText(json: string): JsonNode | undefined {
  const text = Buffer.from(`${json}\0`);
  const tape = new Tape();
  try {
    tape.read(text, 0, text.length - 1);
  } catch (error) {
    if (isFault(error)) return undefined;
    throw error;
  }
  return new JsonNode(tape);
}

/** The object or array that a string says, when what it says is JSON; else the value itself. */
export function unquoted(node: JsonNode): JsonNode {
  const text = node.string();
  const inside = text !== undefined && /^[ \t\r\n]*[{[]/.test(text) ? parseText(text) : undefined;
  return inside ?? node;
}
