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
  return JSON.parse(text, (_, value: unknown) => special(value));
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

function special(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const [key, member] = Object.entries(value)[0] ?? [];
  if (key === MAP) return new Map(member);
  if (key === SET) return new Set(member);
  if (key === BYTES) return new Uint8Array(Buffer.from(member, 'base64'));
  if (key === NUMBERS) return Float64Array.from(member);
  return value;
}
