import { describe, expect, test } from '@jest/globals';
import { clip, inert, inertLine } from '../../src/report/inert.ts';
import { HOSTILE } from '../helpers/reports.ts';

describe('inert', () => {
  test.each([
    ['a line feed', 'a\nb', 'a\\nb'],
    ['a carriage return and a tab', 'a\r\tb', 'a\\r\\tb'],
    ['a NUL', 'a\0b', 'a\\u0000b'],
    ['a colour', '\u001b[31mred\u001b[0m', '\\u001b[31mred\\u001b[0m'],
    ['a window title', '\u001b]0;x\u0007', '\\u001b]0;x\\u0007'],
    ['a backspace and a DEL', 'a\bb\u007f', 'a\\u0008b\\u007f'],
    ['an escape of one character', '\u009b31m', '\\u009b31m'],
    ['a next-line character', 'a\u0085b', 'a\\u0085b'],
    ['line and paragraph separators', 'a\u2028b\u2029c', 'a\\u2028b\\u2029c'],
    ['an override of the direction', 'a\u202egnp', 'a\\u202egnp'],
    ['isolates', '\u2066a\u2067b\u2068c\u2069', '\\u2066a\\u2067b\\u2068c\\u2069'],
    ['marks of the direction', '\u200e\u200f\u061c', '\\u200e\\u200f\\u061c'],
    ['zero-width characters', 'a\u200bb\u200cc\u200dd\u2060e', 'a\\u200bb\\u200cc\\u200dd\\u2060e'],
    ['a byte order mark and a soft hyphen', '\ufeffa\u00adb', '\\ufeffa\\u00adb'],
    ['a tag character beyond the first plane', 'a\u{e0041}', 'a\\udb40\\udc41'],
    ['a lone high surrogate', 'a\ud83d', 'a\\ud83d'],
    ['a lone low surrogate', '\ude00a', '\\ude00a'],
    ['the start of a command', '##[error]owned', '##\\u005berror]owned'],
    ['the start of a command after more of the like', '####[group]##[endgroup]', '####\\u005bgroup]##\\u005bendgroup]'],
    ['the start of a command with a gap that is not to be seen', '##\u200b[group]', '##\\u200b[group]'],
  ])('shows %s and does not obey it', (_, data, shown) => {
    expect(inert(data)).toBe(shown);
  });

  test.each(['', 'docs/intro.md', 'naïve 😀 日本語 עברית', 'it\'s "so" \\n', '#[x] # [y] [##]', '%0A', '\u00a0\u3000'])(
    'leaves %j as it is',
    (data) => {
      expect(inert(data)).toBe(data);
    },
  );

  test('takes a megabyte of what it escapes', () => {
    expect(inert('\u001b'.repeat(1 << 20))).toHaveLength(6 << 20);
    expect(inert('#'.repeat(1 << 20))).toHaveLength(1 << 20);
  });
});

describe('inertLine', () => {
  test.each([
    ['::error::owned', '\\u003a:error::owned'],
    ['  ::set-output name=x::y', '  \\u003a:set-output name=x::y'],
    ['\u00a0\u3000::error::owned', '\u00a0\u3000\\u003a:error::owned'],
    [':::', '\\u003a::'],
    ['\t::error::owned', '\\t::error::owned'],
    ['\n::error::owned', '\\n::error::owned'],
    ['\ufeff::error::owned', '\\ufeff::error::owned'],
    ['##[group]x', '##\\u005bgroup]x'],
  ])('makes no command of %j', (line, printed) => {
    expect(inertLine(line)).toBe(printed);
  });

  test.each(['', ':', ': :', 'file.jsonl:3: a::b', 'a ::error::b', '   '])('leaves %j as it is', (line) => {
    expect(inertLine(line)).toBe(line);
  });

  test.each(HOSTILE)('prints %j on one line that no terminal and no runner obeys', (data) => {
    const line = inertLine(data);
    expect(line).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|##\[|^\s*::/u);
  });

  test('takes a megabyte of spaces', () => {
    expect(inertLine(`${' '.repeat(1 << 20)}:`)).toHaveLength((1 << 20) + 1);
  });
});

describe('clip', () => {
  test.each([
    ['shorter', 'abc', 4, 'abc'],
    ['just as long', 'abcd', 4, 'abcd'],
    ['longer', 'abcde', 4, 'abcd…'],
    ['empty', '', 0, ''],
    ['with a pair on the edge', 'abc😀d', 4, 'abc…'],
    ['with a pair before the edge', 'ab😀d', 4, 'ab😀…'],
    ['with a pair after the edge', 'abcd😀', 4, 'abcd…'],
    ['with a lone low surrogate on the edge', 'abc\ude00d', 4, 'abc\ude00…'],
  ])('cuts data that is %s', (_, data, size, cut) => {
    expect(clip(data, size)).toBe(cut);
  });
});
