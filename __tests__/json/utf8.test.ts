import { describe, expect, test } from '@jest/globals';
import { invalidUtf8At, multiByteAt, widthOf } from '../../src/json/utf8.ts';
import { canonical, defined, raw, refusal } from '../helpers/canonical.ts';

/** The first and the last character of each row of table 3-7 of the Unicode standard. */
const WELL_FORMED = [
  0x80, 0x7ff, 0x800, 0xfff, 0x1000, 0xcfff, 0xd000, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x3ffff, 0x40000, 0xfffff,
  0x100000, 0x10ffff,
];

/** One byte off from those rows, on each side that there is. */
const ILL_FORMED: readonly (readonly [kind: string, bytes: string])[] = [
  ['a continuation byte alone', '\x80'],
  ['the last continuation byte alone', '\xbf'],
  ['an overlong NUL', '\xc0\x80'],
  ['an overlong slash', '\xc0\xaf'],
  ['the last overlong form of two bytes', '\xc1\xbf'],
  ['two bytes, the second too low', '\xc2\x7f'],
  ['two bytes, the second too high', '\xdf\xc0'],
  ['two bytes, the second missing', '\xc3'],
  ['the last overlong form of three bytes', '\xe0\x9f\xbf'],
  ['three bytes, the second missing', '\xe0'],
  ['three bytes, the third missing', '\xe2\x82'],
  ['three bytes, the third too low', '\xe2\x82\x7f'],
  ['three bytes, the third too high', '\xe2\x82\xc0'],
  ['three bytes, the second too low', '\xe1\x7f\x80'],
  ['three bytes, the second too high', '\xec\xc0\x80'],
  ['the first surrogate', '\xed\xa0\x80'],
  ['the last surrogate', '\xed\xbf\xbf'],
  ['a surrogate pair of three bytes each', '\xed\xa0\xbd\xed\xb8\x80'],
  ['the last overlong form of four bytes', '\xf0\x8f\xbf\xbf'],
  ['four bytes, the second missing', '\xf0'],
  ['four bytes, the third missing', '\xf0\x9f'],
  ['four bytes, the fourth missing', '\xf0\x9f\x98'],
  ['four bytes, the third too low', '\xf0\x9f\x7f\x80'],
  ['four bytes, the fourth too high', '\xf0\x9f\x98\xc0'],
  ['the first beyond U+10FFFF', '\xf4\x90\x80\x80'],
  ['a lead byte of U+140000', '\xf5\x80\x80\x80'],
  ['an old form of five bytes', '\xf8\x88\x80\x80\x80'],
  ['an old form of six bytes', '\xfc\x84\x80\x80\x80\x80'],
  ['0xfe', '\xfe'],
  ['0xff', '\xff'],
  ['Latin-1', 'caf\xe9'],
];

describe('multiByteAt', () => {
  test.each(WELL_FORMED)('reads U+%p', (point) => {
    const bytes = Buffer.from(String.fromCodePoint(point));
    expect([multiByteAt(bytes, 0), widthOf(point)]).toEqual([point, bytes.length]);
  });

  test('agrees with the engine on every pair of first bytes', () => {
    const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const differing: string[] = [];
    for (let lead = 0x80; lead < 0x100; lead++) {
      for (let second = 0; second < 0x100; second++) {
        const width = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
        const bytes = Buffer.of(lead, second, 0x80, 0x80, 0);
        let point = -1;
        try {
          point = strict.decode(bytes.subarray(0, width)).codePointAt(0) ?? -1;
        } catch {}
        if (multiByteAt(bytes, 0) !== point) differing.push(bytes.toString('hex'));
      }
    }
    expect(differing).toEqual([]);
  });
});

describe('in a string', () => {
  test('all first and last characters are read', () => {
    const text = WELL_FORMED.map((point) => String.fromCodePoint(point)).join('');
    expect(JSON.parse(canonical(`"${text}"`))).toBe(text);
  });

  test.each(ILL_FORMED)('%s is invalid UTF-8', (_, bytes) => {
    const { code, fault } = refusal(() => canonical(raw(`"${bytes}"`)));
    const lead = defined(/[\x80-\xff]/.exec(bytes)?.[0]).charCodeAt(0);
    expect([code, fault.found, fault.expected]).toEqual([
      'encoding',
      `invalid UTF-8: byte 0x${lead.toString(16)}`,
      'UTF-8',
    ]);
  });

  test.each(ILL_FORMED)('%s is invalid UTF-8 right before the end, too', (_, bytes) => {
    expect(refusal(() => canonical(raw(`"${bytes}`))).code).toBe('encoding');
  });

  test.each(ILL_FORMED)('%s is invalid UTF-8 in a key, too', (_, bytes) => {
    expect(refusal(() => canonical(raw(`{"${bytes}":1}`))).code).toBe('encoding');
  });
});

describe('invalidUtf8At', () => {
  const at = (bytes: string, start = 0, end = bytes.length) => invalidUtf8At(raw(bytes), start, end);

  test.each(ILL_FORMED)('%s is found where it stands', (_, bytes) => {
    const lead = bytes.search(/[\x80-\xff]/);
    expect([at(bytes), at(`ok \xc3\xa9\xf0\x9f\x98\x80 ${bytes} `)]).toEqual([lead, lead + 10]);
  });

  test('there is none in any first or last character', () => {
    const text = Buffer.from(WELL_FORMED.map((point) => String.fromCodePoint(point)).join('')).toString('latin1');
    expect(at(text)).toBe(-1);
  });

  test('a character that the end cuts in two is none, whatever follows behind the end', () => {
    expect([at('a\xc3\xa9', 0, 2), at('a\xf0\x9f\x98\x80', 0, 4), at('a\xc3\xa9', 0, 3)]).toEqual([1, 1, -1]);
  });

  test('looks at no byte before the start', () => expect(at('\xff\xffa', 2)).toBe(-1));
});
