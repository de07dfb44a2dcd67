import { describe, expect, test } from '@jest/globals';
import { CanonicalText, PLAIN } from '../../src/json/canonical-text.ts';

describe('CanonicalText', () => {
  test('keeps what was written when it makes room', () => {
    const text = new CanonicalText();
    text.ascii('[1,2');
    const before = text.bytes;
    text.reserve(before.length + 1);
    text.byte(0x5d);
    expect([text.slice(0, text.length), text.bytes.length > before.length]).toEqual(['[1,2]', true]);
  });

  test('keeps its memory when there is room', () => {
    const text = new CanonicalText();
    const { bytes } = text;
    text.reserve(bytes.length);
    expect(text.bytes).toBe(bytes);
  });

  test('gives any part of what was written', () => {
    const text = new CanonicalText();
    text.ascii('{"key":1}');
    expect(text.slice(1, 6)).toBe('"key"');
  });

  test('writes every UTF-16 unit as a string that JSON.parse reads as that unit', () => {
    const text = new CanonicalText();
    const wrong: number[] = [];
    for (let unit = 0; unit < 0x10000; unit++) {
      text.length = 0;
      text.unit(unit);
      if (JSON.parse(`"${text.slice(0, text.length)}"`) !== String.fromCharCode(unit)) wrong.push(unit);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    [0x08, '\\b'],
    [0x09, '\\t'],
    [0x0a, '\\n'],
    [0x0b, '\\u000b'],
    [0x0c, '\\f'],
    [0x0d, '\\r'],
    [0x1f, '\\u001f'],
    [0x20, ' '],
    [0x22, '\\"'],
    [0x2f, '/'],
    [0x5c, '\\\\'],
    [0x7e, '~'],
    [0x7f, '\\u007f'],
    [0x80, '\\u0080'],
    [0xabcd, '\\uabcd'],
    [0xffff, '\\uffff'],
  ])('writes unit %d as %s', (unit, written) => {
    const text = new CanonicalText();
    text.unit(unit);
    expect(text.slice(0, text.length)).toBe(written);
  });
});

test('plain bytes are the printable ASCII characters but the quote and the backslash', () => {
  const plain = Array.from(PLAIN.keys()).filter((byte) => PLAIN[byte] === 1);
  const printable = Array.from({ length: 0x7f - 0x20 }, (_, k) => k + 0x20);
  expect(plain).toEqual(printable.filter((byte) => !'"\\'.includes(String.fromCharCode(byte))));
});
