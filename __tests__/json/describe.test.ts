import { expect, test } from '@jest/globals';
import { describe as describeByte } from '../../src/json/describe.ts';
import { raw } from '../helpers/canonical.ts';

test.each([
  ['', 'the end'],
  ['\0', 'a NUL byte'],
  ['\xef\xbb\xbf{}', 'a byte order mark'],
  ['\xef\xbb', 'invalid UTF-8: byte 0xef'],
  ['\xff', 'invalid UTF-8: byte 0xff'],
  ['\x80', 'invalid UTF-8: byte 0x80'],
  ['\xc2\x80', 'the character U+0080 outside a string'],
  ['\xc2\xa0', 'the character U+00A0 outside a string'],
  ['\xe2\x80\x9cquoted', 'the character U+201C outside a string'],
  ['\xf0\x9f\xa6\x89', 'the character U+1F989 outside a string'],
  ['\x01', 'the control character U+0001'],
  ['\x1b[0m', 'the control character U+001B'],
  ['\x7f', 'the control character U+007F'],
  [' 1', 'a space'],
  ['NaN,', "'NaN'"],
  ['NaN', "'NaN'"],
  ['Infinity]', "'Infinity'"],
  ['True', "'True'"],
  ['False}', "'False'"],
  ['None ', "'None'"],
  ['undefined-', "'undefined'"],
  ['NaN1', "'N'"],
  ['Infinity_', "'I'"],
  ['Truely', "'T'"],
  ['Nonesuch', "'N'"],
  ['none', "'n'"],
  ['nan', "'n'"],
  ['Inf', "'I'"],
  ['xNaN', "'x'"],
  ['500', "'5'"],
  ['docs/intro.md', "'d'"],
  ['snake_case1-2', "'s'"],
  ['a_word_that_goes_on_and_on', "'a'"],
  ['}}', "'}'"],
  ["'quoted'", "'''"],
  ['\\u0041', "'\\'"],
  ['~', "'~'"],
])('%j is described as %s', (text, words) => {
  const bytes = raw(text);
  expect(describeByte(bytes, 0, bytes.length)).toBe(words);
});

test('what stands beyond the end is not described', () => {
  expect(describeByte(raw('word and more'), 0, 2)).toBe("'w'");
  expect(describeByte(raw('None1'), 0, 4)).toBe("'None'");
  expect(describeByte(raw('None'), 0, 3)).toBe("'N'");
  expect(describeByte(raw('word and more'), 2, 2)).toBe('the end');
});
