import type { JsonNode } from '../json/node.ts';
import { textOf } from './json-text.ts';

/** Attributes of a span or event by name, those that were asked for. */
export type Attributes = ReadonlyMap<string, JsonNode>;

/** How OTLP/JSON wraps a value: 64-bit integers are text there. */
const SCALARS = new Set(['stringValue', 'intValue', 'doubleValue', 'boolValue', 'bytesValue']);

/**
 * Reads attributes: an object (SDKs), a list of `{key, value}` (OTLP; Jaeger's tags) or of `{Key, Value}` (Go).
 *
 * @param wanted the names that are looked for; a span can have hundreds of others
 */
export function readAttributes(node: JsonNode | undefined, wanted: ReadonlySet<string>): Attributes {
  const found = new Map<string, JsonNode>();
  if (node === undefined) return found;
  for (const [key, value] of node.members()) if (wanted.has(key) && !found.has(key)) found.set(key, value);
  for (const item of node.items()) {
    const key = (item.get('key') ?? item.get('Key'))?.string();
    const value = item.get('value') ?? item.get('Value');
    if (key === undefined || value === undefined || !wanted.has(key) || found.has(key)) continue;
    const typed = value.get('Type') === undefined ? undefined : value.get('Value');
    found.set(key, typed ?? value);
  }
  return found;
}

/** The JSON text of an attribute's value, free of OTLP's wrappers. Its depth is bounded as that of the log is. */
export function attributeText(value: JsonNode): string {
  const inside = unwrap(value);
  const list = inside.at('arrayValue', 'values');
  if (list !== undefined) return `[${[...list.items()].map(attributeText).join(',')}]`;
  const members = inside.at('kvlistValue', 'values');
  if (members === undefined) return integer(value) ?? textOf(inside);
  const texts: string[] = [];
  for (const member of members.items()) {
    const key = member.get('key');
    const of = member.get('value');
    if (key?.kind === 'string' && of !== undefined) texts.push(`${textOf(key)}:${attributeText(of)}`);
  }
  return `{${texts.join(',')}}`;
}

/** What an attribute says, when it is text. */
export function attributeWord(attributes: Attributes, name: string): string | undefined {
  const value = attributes.get(name);
  return value === undefined ? undefined : unwrap(value).id();
}

function unwrap(value: JsonNode): JsonNode {
  const members = value.members();
  const { value: first } = members.next();
  return first !== undefined && SCALARS.has(first[0]) && members.next().done ? first[1] : value;
}

function integer(value: JsonNode): string | undefined {
  const digits = value.get('intValue')?.string();
  return digits !== undefined && /^(0|-?[1-9]\d{0,18})$/.test(digits) ? digits : undefined;
}
