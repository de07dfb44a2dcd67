import { JsonNode } from '../../src/json/node.ts';
import { Tape } from '../../src/json/tape.ts';
import { bytesOf } from './canonical.ts';

/** The value of one JSON text, by the product. */
export function nodeOf(text: string | Buffer): JsonNode {
  const bytes = bytesOf(text);
  const tape = new Tape();
  tape.read(Buffer.concat([bytes, Buffer.of(0)]), 0, bytes.length);
  return new JsonNode(tape);
}

/** All of a value, as `JSON.parse` gives it: of a key that is there twice, the last. */
export function plainValue(node: JsonNode): unknown {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries([...node.members()].map(([key, value]) => [key, plainValue(value)]));
    case 'array':
      return [...node.items()].map(plainValue);
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
