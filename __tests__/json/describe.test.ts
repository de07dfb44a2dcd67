import { expect, test } from '@jest/globals';
import { describe as describeByte } from '../../src/json/describe.ts';
import { raw } from '../helpers/canonical.ts';

test.each([
  ['', 'the end'],
  ['\0', 'a NUL byte'],
  ['\xef\xbb\xbf{}', 'a byte order mark'],
  ['\xef\xbb', 'the byte 0xef outside a string'],
  ['\xff', 'the byte 0xff outside a string'],
  ['\x80', 'the byte 0x80 outside a string'],
  ['\x01', 'the control character U+0001'],
  ['\x1b[0m', 'the control character U+001B'],
  ['\x7f', 'the control character U+007F'],
  [' 1', 'a space'],
  ['NaN,', "'NaN'"],
  ['True', "'True'"],
  ['docs/intro.md', "'docs'"],
  ['snake_case1-2', "'snake_case1'"],
  ['a_word_that_goes_on_and_on', "'a_word_that_goes'"],
  ['}}', "'}'"],
  ["'quoted'", "'''"],
  ['\\u0041', "'\\'"],
  ['~', "'~'"],
])('%j is described as %s', (text, words) => {
  const bytes = raw(text);
  expect(describeByte(bytes, 0, bytes.length)).toBe(words);
});

test('what stands beyond the end is not described', () => {
  expect(describeByte(raw('word and more'), 0, 2)).toBe("'wo'");
  expect(describeByte(raw('word and more'), 2, 2)).toBe('the end');
});
