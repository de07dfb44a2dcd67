import { describe, expect, test } from '@jest/globals';
import { canonical, refusal } from '../helpers/canonical.ts';
import { type FaultCase as Case, faultOf, raw } from '../helpers/faults.ts';

const r = String.raw;

const CLOSING_QUOTE = `'"' at the end of the string`;
const SHORT_ESCAPES = r`one of \" \\ \/ \b \f \n \r \t \uXXXX`;
const CODE_ESCAPE = r`\u and four hex digits`;
const NO_CONTROL = 'no raw control character in a string';

const JSON_FAULTS: readonly (readonly [expected: string, cases: readonly Case[]])[] = [
  [
    'a digit',
    [
      ['nothing but a minus', '[-]', 3, "']'"],
      ['a minus and the end', '-', 2, 'the end'],
      ['two minuses', '[--4]', 3, "'-'"],
      ['a word after a minus', '[-bar]', 3, "'b'"],
      ['minus NaN', '[-NaN]', 3, "'NaN'"],
      ['minus Infinity', '[-Infinity]', 3, "'Infinity'"],
      ['a point right after a minus', '[-.75]', 3, "'.'"],
      ['no digit after the point', '[8.]', 4, "']'"],
      ['no digit after the point of a negative number', '[-8.]', 5, "']'"],
      ['no digit between point and exponent', '[0.e4]', 4, "'e'"],
      ['no digit between point and signed exponent', '[3.e+5]', 4, "'e'"],
      ['no digit between point and negative exponent', '[3.e-5]', 4, "'e'"],
      ['no digit between point and empty exponent', '[8.e+]', 4, "'e'"],
      ['an empty exponent', '[4e]', 4, "']'"],
      ['an empty exponent of zero', '[0e]', 4, "']'"],
      ['an empty capital exponent', '[0E]', 4, "']'"],
      ['an empty exponent after a fraction', '[0.6e]', 6, "']'"],
      ['an exponent of only a plus', '[4.0e+]', 7, "']'"],
      ['an exponent of only a minus', '[4.0e-]', 7, "']'"],
      ['an exponent of zero of only a plus', '[0E+]', 5, "']'"],
      ['an exponent of two signs', '[0e+-2]', 5, "'-'"],
      ['an exponent of two letters', '[4eE3]', 4, "'E'"],
      ['a letter in the exponent', '[4eb]', 4, "'b'"],
      ['a fraction in the exponent', '[4e.5]', 4, "'.'"],
      ['a space after a minus', '[- 4]', 3, 'a space'],
      ['a line feed after a point', '[4.\n]', 4, 'the control character U+000A'],
    ],
  ],
  [
    CLOSING_QUOTE,
    [
      ['a quote alone', '"', 2, 'the end'],
      ['a string without its end', '["zig', 6, 'the end'],
      ['a string without its end before a bracket', '["zig]', 7, 'the end'],
      ['an empty string without its end', '["', 3, 'the end'],
      ['a key without its end', '{"zig', 6, 'the end'],
      ['a value without its end', '{"k":"zig', 10, 'the end'],
      ['an escaped quote at the end', r`["\"]`, 6, 'the end'],
      ['an escaped backslash and an escaped quote', r`["\\\"]`, 8, 'the end'],
      ['a high surrogate and an escaped quote', r`["\uD912\"]`, 12, 'the end'],
    ],
  ],
  [
    SHORT_ESCAPES,
    [
      ['a letter without meaning', r`["\q"]`, 3, 'an unknown escape'],
      ['a single quote', r`["\'"]`, 3, 'an unknown escape'],
      ['a code in hex', r`["\x41"]`, 3, 'an unknown escape'],
      ['a code in octal', r`["\101"]`, 3, 'an unknown escape'],
      ['a capital U', r`"\U00E9"`, 2, 'an unknown escape'],
      ['a capital N', r`["\N"]`, 3, 'an unknown escape'],
      ['a raw tab', '["\\\t"]', 3, 'an unknown escape'],
      ['a raw line feed', '["\\\n"]', 3, 'an unknown escape'],
      ['a NUL', '["\\\0"]', 3, 'an unknown escape'],
      ['an emoji', '["\\🦉"]', 3, 'an unknown escape'],
      ['a byte that is no UTF-8', raw('["\\\xe9"]'), 3, 'an unknown escape'],
      ['a brace', r`["\{["\{`, 3, 'an unknown escape'],
      ['a letter without meaning after surrogates', r`["\uD912\uD913\q"]`, 15, 'an unknown escape'],
    ],
  ],
  [
    'the rest of an escape',
    [
      ['a backslash and the end', '"\\', 3, 'the end'],
      ['a backslash and the end in an array', '["\\', 4, 'the end'],
      ['a backslash and the end in a key', '{"k\\', 5, 'the end'],
      ['a backslash and the end after an escaped backslash', '["\\\\\\', 6, 'the end'],
      ['a backslash and the end after wide characters', '["é🦉\\', 6, 'the end'],
      ['a backslash and the end after a surrogate', '["\\ud912\\', 10, 'the end'],
    ],
  ],
  [
    CODE_ESCAPE,
    [
      ['no digit', r`["\u"]`, 3, r`a bad \u escape`],
      ['three digits', r`["\u00B"]`, 3, r`a bad \u escape`],
      ['three digits and the end', r`"\u00B`, 2, r`a bad \u escape`],
      ['letters beyond f', r`["\uzzzz"]`, 3, r`a bad \u escape`],
      ['a letter beyond f in the last place', r`["\u00eg"]`, 3, r`a bad \u escape`],
      ['braces around it', r`["\u{1F989}"]`, 3, r`a bad \u escape`],
      ['a sign before the digits', r`["\u+0e9"]`, 3, r`a bad \u escape`],
      ['a byte that is no UTF-8', raw('["\\u\xe9"]'), 3, r`a bad \u escape`],
      ['no digit after a high surrogate', r`["\uD912\u"]`, 9, r`a bad \u escape`],
      ['one digit after a high surrogate', r`["\uD912\uD"]`, 9, r`a bad \u escape`],
      ['one digit and a letter after a high surrogate', r`["\uD912\uDx"]`, 9, r`a bad \u escape`],
      ['two digits after a high surrogate', r`["\uD912\uDC"]`, 9, r`a bad \u escape`],
    ],
  ],
  [
    NO_CONTROL,
    [
      ['a NUL', '["k\0k"]', 4, 'a NUL byte'],
      ['a tab', '["\t"]', 3, 'the control character U+0009'],
      ['a line feed', '["up\ndown"]', 5, 'the control character U+000A'],
      ['a carriage return', '["up\r"]', 5, 'the control character U+000D'],
      ['an escape character', '["\x1b[0m"]', 3, 'the control character U+001B'],
      ['a unit separator', '{"\x1f":1}', 3, 'the control character U+001F'],
    ],
  ],
  [
    'no digit after a first 0',
    [
      ['one zero before the digits', '[067]', 3, 'a number with a leading zero'],
      ['a minus, a zero and a digit', '[-06]', 4, 'a number with a leading zero'],
      ['a minus, a zero and digits', '[-067]', 4, 'a number with a leading zero'],
      ['two zeros', '00', 2, 'a number with a leading zero'],
      ['two zeros before a point', '[00.5]', 3, 'a number with a leading zero'],
    ],
  ],
];

describe.each(JSON_FAULTS)('where %s is expected', (expected, cases) => {
  test.each(cases)('%s', (_kind, text, column, found) => {
    expect(faultOf(text)).toEqual({ code: 'json', found, expected, line: 1, column });
  });
});

test.each([
  ['\t', r`write it as \t`],
  ['\n', r`write it as \n`],
  ['\0', r`write it as \u0000`],
  ['\x1b', r`write it as \u001b`],
])('a raw control character comes with the way to write it: %j', (character, advice) => {
  expect(refusal(() => canonical(`"${character}"`)).fault.advice).toBe(advice);
});
