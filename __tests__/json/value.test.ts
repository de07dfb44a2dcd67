import { describe, expect, test } from '@jest/globals';
import { columnOf, lineAndColumn, parseDocument } from '../../src/json/value.ts';
import { bytesOf, raw, refusal } from '../helpers/canonical.ts';

describe('parseDocument', () => {
  test('gives the value', () => {
    expect(parseDocument(Buffer.from('{"agent": "é", "n": [1, 2.5, null, true]}\n'))).toEqual({
      agent: 'é',
      n: [1, 2.5, null, true],
    });
  });

  test('takes any bytes, not only a Buffer', () => {
    expect(parseDocument(new Uint8Array([0x5b, 0x31, 0x5d]))).toEqual([1]);
  });

  test('leaves the bytes as they are', () => {
    const bytes = Buffer.from(' {"b":1,"a":2} ');
    parseDocument(bytes);
    expect(bytes.toString()).toBe(' {"b":1,"a":2} ');
  });

  test('makes __proto__ a plain key', () => {
    const value = parseDocument(Buffer.from('{"__proto__": {"polluted": 1}}'));
    expect(Object.keys(value as object)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('reads 512 levels', () => {
    const text = `${'['.repeat(512)}${']'.repeat(512)}`;
    expect(JSON.stringify(parseDocument(Buffer.from(text)))).toBe(text);
  });

  test.each<[string, string | Buffer, number, number]>([
    ['on the first line', '{"agent": yes}', 1, 11],
    ['on a later line', '{\n  "agent": "a",\n  "tools": [1,]\n}', 3, 15],
    ['at the start of a line', '[\n1\n2]', 3, 1],
    ['after a carriage return and line feed', '[\r\n1,\r\n]', 3, 1],
    ['at the end, after a line feed', '[1,\n', 2, 1],
    ['at the end of an empty document', '', 1, 1],
    ['after characters of two, three and four bytes', '["é€😀", x]', 1, 9],
    ['after such characters on an earlier line', '["é€😀",\n"é", x]', 2, 6],
    ['at a byte that is no UTF-8', raw('["caf\xe9"]'), 1, 6],
    ['at the second of two values', '1\n\n\n2', 4, 1],
    ['at a raw line feed in a string', '["a\nb"]', 1, 4],
  ])('says line and column: %s', (_, text, line, column) => {
    const { place } = refusal(() => parseDocument(bytesOf(text)));
    expect([place.line, place.column]).toEqual([line, column]);
  });
});

describe('lineAndColumn', () => {
  const text = Buffer.from('añb\n😀c\n\nd');
  test.each([
    [0, 1, 1],
    [1, 1, 2],
    [3, 1, 3],
    [4, 1, 4],
    [5, 2, 1],
    [9, 2, 2],
    [10, 2, 3],
    [11, 3, 1],
    [12, 4, 1],
    [13, 4, 2],
  ])('byte %d is on line %d, column %d', (offset, line, column) => {
    expect(lineAndColumn(text, offset)).toEqual({ line, column });
  });
});

test('a column counts from where the line starts', () => {
  expect(columnOf(Buffer.from('xx😀yy'), 2, 6)).toBe(2);
});
