import { describe, expect, test } from '@jest/globals';
import { Canonicalizer, MAX_DEPTH } from '../../src/json/canonicalizer.ts';
import { canonical, refusal } from '../helpers/canonical.ts';

/** Values nested in arrays and objects in turn. */
function nested(depth: number): string {
  let text = '';
  for (let level = 0; level < depth; level++) text += level % 2 === 0 ? '[' : '{"k":';
  text += depth % 2 === 0 && depth > 0 ? '0' : '';
  for (let level = depth - 1; level >= 0; level--) text += level % 2 === 0 ? ']' : '}';
  return text;
}

describe('nesting', () => {
  test('ends at 512 levels', () => {
    expect(MAX_DEPTH).toBe(512);
  });

  test.each([1, 2, 500, 511, 512])('%d levels are read', (depth) => {
    expect(canonical(nested(depth))).toBe(nested(depth));
  });

  test.each([513, 514, 600, 100_000])('%d levels are refused, at the 513th', (depth) => {
    const { code, fault, place } = refusal(() => canonical(nested(depth)));
    expect([code, fault.found, fault.expected]).toEqual(['too-deep', 'more than 512 levels of nesting', 'at most 512']);
    expect(place.offset).toBe(256 * '[{"k":'.length);
  });

  test('the depth around a value counts', () => {
    const canonicalizer = new Canonicalizer();
    canonicalizer.load(Buffer.from('[]\0'), 0, 2);
    expect(refusal(() => canonicalizer.value(512)).code).toBe('too-deep');
    canonicalizer.load(Buffer.from('[]\0'), 0, 2);
    canonicalizer.value(511);
    expect(canonicalizer.output.slice(0, 2)).toBe('[]');
  });

  test('siblings do not add up', () => {
    const text = `[${Array.from({ length: 2000 }, () => '[[]]').join(',')}]`;
    expect(canonical(text)).toBe(text);
  });
});

describe('output', () => {
  test('grows six-fold where every byte is a DEL', () => {
    const size = 100_000;
    expect(canonical(`"${'\x7f'.repeat(size)}"`)).toBe(`"${'\\u007f'.repeat(size)}"`);
  });

  test('grows where every number does', () => {
    expect(canonical(`[${'1e15,'.repeat(40_000)}9e15]`)).toBe(
      `[${'1000000000000000.0,'.repeat(40_000)}9000000000000000.0]`,
    );
  });

  test('shrinks where every character is an escape', () => {
    expect(canonical(`"${'\\u0041'.repeat(50_000)}"`)).toBe(`"${'A'.repeat(50_000)}"`);
  });
});

describe('load', () => {
  test('reads the part of a buffer that it is given, and empties the output', () => {
    const canonicalizer = new Canonicalizer();
    const input = Buffer.from('[1]\0{"b":2,"a":1}\0');
    canonicalizer.load(input, 0, 3);
    canonicalizer.value(0);
    canonicalizer.finish();
    canonicalizer.load(input, 4, 17);
    canonicalizer.value(0);
    canonicalizer.finish();
    expect(canonicalizer.output.slice(0, canonicalizer.output.length)).toBe('{"a":1,"b":2}');
    expect([canonicalizer.at, canonicalizer.byteAt(4)]).toEqual([17, '{'.charCodeAt(0)]);
  });

  test('starts anew after a text that was refused in the middle of an object', () => {
    const canonicalizer = new Canonicalizer();
    canonicalizer.load(Buffer.from('{"b":{"d":1,"c":?\0'), 0, 17);
    expect(refusal(() => canonicalizer.value(0)).place.offset).toBe(16);
    canonicalizer.load(Buffer.from('{"b":1,"a":2}\0'), 0, 13);
    canonicalizer.value(0);
    expect(canonicalizer.output.slice(0, canonicalizer.output.length)).toBe('{"a":2,"b":1}');
  });
});

test('peek passes over white space and gives 0 at the end', () => {
  const canonicalizer = new Canonicalizer();
  canonicalizer.load(Buffer.from(' \t\r\n7 \0'), 0, 6);
  expect([canonicalizer.peek(), canonicalizer.at]).toEqual(['7'.charCodeAt(0), 4]);
  canonicalizer.value(0);
  expect([canonicalizer.peek(), canonicalizer.at]).toEqual([0, 6]);
});

test('a fault has the offset of its byte in the buffer', () => {
  const canonicalizer = new Canonicalizer();
  canonicalizer.load(Buffer.from('garbage[1,x]\0'), 7, 12);
  expect(refusal(() => canonicalizer.value(0)).place).toEqual({ offset: 10 });
});
