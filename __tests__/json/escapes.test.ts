import { describe, expect, test } from '@jest/globals';
import { hex4, UNESCAPED } from '../../src/json/escapes.ts';

test('the eight short escapes are known, and no other', () => {
  const letters = [...UNESCAPED.keys()].filter((byte) => UNESCAPED[byte] !== 0);
  const spelled = letters.map((letter) => JSON.parse(`"\\${String.fromCharCode(letter)}"`).charCodeAt(0));
  expect(letters.length).toBe(8);
  expect(letters.map((letter) => UNESCAPED[letter])).toEqual(spelled);
});

describe('hex4', () => {
  test.each([
    ['0000', 0],
    ['ffff', 0xffff],
    ['FFFF', 0xffff],
    ['09aF', 0x09af],
    ['00g0', -1],
    ['12', -1],
    ['', -1],
  ])('%j is %d', (text, value) => {
    expect(hex4(Buffer.from(`${text}\0`), 0)).toBe(value);
  });
});
