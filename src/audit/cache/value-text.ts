/** A value that stands for what JSON has no form for: under one of these names, alone in an object. */
const [MAP, SET, BYTES, NUMBERS] = ['$map', '$set', '$bytes', '$numbers'];

/**
 * The text of plain data: what JSON knows, and maps, sets, bytes and arrays of doubles. What is undefined is left out.
 *
 * @throws RangeError for an object that has a key which this has a meaning for
 */
export function textOfValue(value: unknown): string {
  return JSON.stringify(plain(value));
}

/** The value of a text that {@link textOfValue} gave. @throws SyntaxError for another */
export function valueOfText(text: string): unknown {
  return special(JSON.parse(text));
}

function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Map) return { [MAP]: Array.from(value, (entry) => plain(entry)) };
  if (value instanceof Set) return { [SET]: Array.from(value, plain) };
  if (value instanceof Uint8Array) {
    return { [BYTES]: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64') };
  }
  if (value instanceof Float64Array) return { [NUMBERS]: [...value] };
  const members = Object.entries(value).map(([key, member]) => {
    if (key.startsWith('$')) throw new RangeError(`the key ${key} has a meaning`);
    return [key, plain(member)];
  });
  return Object.fromEntries(members);
}

/** Not as a reviver of `JSON.parse`, which takes three times as long. */
function special(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(special);
  const members = value as { [key: string]: unknown };
  for (const key of Object.keys(members)) {
    if (key.startsWith('$')) return SPECIAL[key]?.(members[key] as never);
    members[key] = special(members[key]);
  }
  return members;
}

const SPECIAL: { readonly [key: string]: (member: never) => unknown } = {
  [MAP]: (entries: [unknown, unknown][]) => new Map(entries.map(([key, member]) => [key, special(member)])),
  [SET]: (members: unknown[]) => new Set(members.map(special)),
  [BYTES]: (base64: string) => new Uint8Array(Buffer.from(base64, 'base64')),
  [NUMBERS]: (numbers: number[]) => Float64Array.from(numbers),
};
