import { describe, expect, test } from '@jest/globals';
import { canonical } from '../helpers/canonical.ts';

const r = String.raw;

/** What stands there, its text, its canonical form (checked against Python's `json`). */
type Case = readonly [kind: string, text: string, canonicalForm: string];

const ARRAYS: readonly Case[] = [
  ['empty', '[]', '[]'],
  ['white space inside an empty one', '[ \t\r\n]', '[]'],
  ['white space between closing brackets', '[[[]  ]\t]', '[[[]]]'],
  ['white space around it', '\n [7]\r\n\t', '[7]'],
  ['a line feed before the closing bracket', '[8\n]', '[8]'],
  ['a space before a value', '[  9]', '[9]'],
  ['an empty string', '["",""]', '["",""]'],
  ['one word', '[[false]]', '[[false]]'],
  ['nulls in a row', '[null, null,null]', '[null,null,null]'],
  ['every type', '[{"k":[]}, -3, null, "3", true, 0.5]', '[{"k":[]},-3,null,"3",true,0.5]'],
  ['other arrays', '[[1],[[2]],[]]', '[[1],[[2]],[]]'],
];

const NUMBERS: readonly Case[] = [
  ['zero', '0', '0'],
  ['minus zero', '-0', '0'],
  ['minus zero in an array', '[ -0 ]', '[0]'],
  ['a negative integer', '[-58]', '[-58]'],
  ['an integer', '[1905]', '[1905]'],
  ['an integer beyond 64 bits', '[36893488147419103232]', '[36893488147419103232]'],
  ['a negative integer of 40 digits', `-9${'8'.repeat(39)}`, `-9${'8'.repeat(39)}`],
  ['an integer of 5,000 digits', `3${'1'.repeat(4999)}`, `3${'1'.repeat(4999)}`],
  ['a fraction', '[31.0625]', '[31.0625]'],
  ['zero with a fraction', '0.000', '0.0'],
  ['minus zero with a fraction', '-0.00', '-0.0'],
  ['zero with an exponent', '[0e7]', '[0.0]'],
  ['zero with a signed exponent', '[0E+3, 0e-3]', '[0.0,0.0]'],
  ['an exponent', '[31e4]', '[310000.0]'],
  ['a capital exponent', '[4E3]', '[4000.0]'],
  ['a capital exponent with a plus', '[4E+3]', '[4000.0]'],
  ['a capital exponent with a minus', '[4E-3]', '[0.004]'],
  ['an exponent with a plus', '[6e+1]', '[60.0]'],
  ['an exponent with a minus', '[6e-1]', '[0.6]'],
  ['an exponent with leading zeros', '[2e0003, 2e-0003]', '[2000.0,0.002]'],
  ['a fraction with an exponent', '[98.25e30]', '[9.825e+31]'],
  ['a large exponent', '[17e60]', '[1.7e+61]'],
  ['a fraction close to zero', `-0.${'0'.repeat(70)}5`, '-5e-71'],
  ['an exponent far below the smallest double', '[77.7e-900]', '[0.0]'],
  ['an underflow with a long exponent', '[-5e-99999999]', '[-0.0]'],
  ['the largest double', '1.7976931348623157e308', '1.7976931348623157e+308'],
  ['a literal that rounds down to the largest double', '1.7976931348623158e308', '1.7976931348623157e+308'],
];

const OBJECTS: readonly Case[] = [
  ['empty', '{}', '{}'],
  ['white space inside an empty one', '{ \n }', '{}'],
  ['one member', '{"plan":"walk"}', '{"plan":"walk"}'],
  ['two members', '{"b":"two", "a":"one"}', '{"a":"one","b":"two"}'],
  ['an array as value', '{"list":[]}', '{"list":[]}'],
  ['an empty key', '{"":"nameless"}', '{"":"nameless"}'],
  ['an escaped NUL in a key', r`{"lo\u0000ng": 6}`, r`{"lo\u0000ng":6}`],
  ['a lone low surrogate as key', r`{"\uDC99":1}`, r`{"\udc99":1}`],
  ['line feeds around everything', '{\n"k"\n:\n"v"\n}', '{"k":"v"}'],
  ['extreme numbers', '{ "lo": -2.5e+31, "hi": 2.5e+31 }', '{"hi":2.5e+31,"lo":-2.5e+31}'],
  ['long strings', `{"s":"${'y'.repeat(9000)}"}`, `{"s":"${'y'.repeat(9000)}"}`],
  ['Greek by escape', r`{"word":"\u039b\u03cc\u03b3\u03bf\u03c2"}`, r`{"word":"\u039b\u03cc\u03b3\u03bf\u03c2"}`],
  [
    'keys that plain objects inherit',
    '{"toString":1,"__proto__":2,"constructor":3}',
    '{"__proto__":2,"constructor":3,"toString":1}',
  ],
  ['a key of one object again in another', '{"a":{"a":1},"b":{"a":2}}', '{"a":{"a":1},"b":{"a":2}}'],
];

const ESCAPES: readonly Case[] = [
  ['all short ones', r`["\t\r\n\f\b\/\\\""]`, r`["\t\r\n\f\b/\\\""]`],
  ['a quote', r`["say \"so\""]`, r`["say \"so\""]`],
  ['a quote by its code', r`["5\u0022"]`, r`["5\""]`],
  ['a backslash by its code', r`["\u005c"]`, r`["\\"]`],
  ['a slash by its code', r`["\u002F"]`, '["/"]'],
  ['a backslash before a letter', r`["\\z"]`, r`["\\z"]`],
  ['a backslash before what looks like a code', r`["\\u0041"]`, r`["\\u0041"]`],
  ['a line feed by its code', r`["up\u000Adown"]`, r`["up\ndown"]`],
  ['a control character', r`["\u001A"]`, r`["\u001a"]`],
  ['NUL', r`["0\u0000"]`, r`["0\u0000"]`],
  ['DEL', r`["\u007F"]`, r`["\u007f"]`],
  ['an ASCII letter', r`["\u0077\u0061\u0078"]`, '["wax"]'],
  ['characters of one, two and three bytes', r`["\u007e\u00f8\u2A6F"]`, r`["~\u00f8\u2a6f"]`],
  ['hex digits of both cases', r`["\uAbCd\uaBcD"]`, r`["\uabcd\uabcd"]`],
  ['a no-break space', r`["no\u00a0break"]`, r`["no\u00a0break"]`],
  ['a zero-width space and an invisible sign', r`["\u200b\u2062"]`, r`["\u200b\u2062"]`],
  ['noncharacters', r`["\ufdd5\uFFFE\uFFFF"]`, r`["\ufdd5\ufffe\uffff"]`],
  ['a surrogate pair', r`["\uD83E\uDD89"]`, r`["\ud83e\udd89"]`],
  ['two surrogate pairs', r`["\ud83e\udd89\uD83C\uDF32"]`, r`["\ud83e\udd89\ud83c\udf32"]`],
  ['the last surrogate pair', r`["\udbff\udfff"]`, r`["\udbff\udfff"]`],
  ['a noncharacter beyond the first plane', r`["\ud87f\udffe"]`, r`["\ud87f\udffe"]`],
  ['a lone high surrogate', r`["\uD912"]`, r`["\ud912"]`],
  ['a lone high surrogate before text', r`["\ud912xyz"]`, r`["\ud912xyz"]`],
  ['a high surrogate before another escape', r`["\ud912\t"]`, r`["\ud912\t"]`],
  ['a high surrogate before a code that is none', r`["\ud912\u0e3f"]`, r`["\ud912\u0e3f"]`],
  ['two high surrogates', r`["\ud912\ud913\t"]`, r`["\ud912\ud913\t"]`],
  ['a lone low surrogate', r`["\uDEED"]`, r`["\udeed"]`],
  ['a pair in the wrong order', r`["\uDD89\uD83E"]`, r`["\udd89\ud83e"]`],
  ['a high surrogate and a low one without its backslash', r`["\ud912udd89"]`, r`["\ud912udd89"]`],
];

const STRINGS: readonly Case[] = [
  ['empty, alone', '""', '""'],
  ['one space, alone', '" "', '" "'],
  ['plain ASCII', '["to be or not"]', '["to be or not"]'],
  ['a space before it', '[ "k"]', '["k"]'],
  ['what looks like a comment', '["a//b/*c*/#d"]', '["a//b/*c*/#d"]'],
  ['what looks like structure', '["{[,:]}"]', '["{[,:]}"]'],
  ['a single quote', `["it's"]`, `["it's"]`],
  ['a raw DEL', '["a\x7fb\x7f"]', r`["a\u007fb\u007f"]`],
  ['two bytes', '["ñ"]', r`["\u00f1"]`],
  ['three bytes', '["⌘㎏"]', r`["\u2318\u338f"]`],
  ['four bytes', '["a𝛑z"]', r`["a\ud835\uded1z"]`],
  ['a raw line separator', '["a\u2028b"]', r`["a\u2028b"]`],
  ['a raw paragraph separator', '["a\u2029b"]', r`["a\u2029b"]`],
  ['a raw byte order mark', '["a\ufeffb"]', r`["a\ufeffb"]`],
  ['a raw C1 control character', '["a\u0085b"]', r`["a\u0085b"]`],
  ['a raw noncharacter', '["\ufffe\uffff"]', r`["\ufffe\uffff"]`],
  ['a raw unassigned character', '["\u{2fa20}"]', r`["\ud87e\ude20"]`],
  ['the last code point', '["\u{10fffe}\u{10ffff}"]', r`["\udbff\udffe\udbff\udfff"]`],
];

const LONE: readonly Case[] = [
  ['true', 'true', 'true'],
  ['false', 'false', 'false'],
  ['null', 'null', 'null'],
  ['an integer', '64', '64'],
  ['a negative fraction', '-7.25', '-7.25'],
  ['a string', '"word"', '"word"'],
  ['true with white space around', ' \ttrue\r\n', 'true'],
];

describe.each([
  ['an array of or with', ARRAYS],
  ['the number', NUMBERS],
  ['an object of or with', OBJECTS],
  ['the escape', ESCAPES],
  ['a string of or with', STRINGS],
  ['alone', LONE],
])('%s', (_, cases) => {
  test.each(cases)('%s', (_kind, text, canonicalForm) => {
    expect(canonical(text)).toBe(canonicalForm);
  });
});

test('the canonical form of each of these is its own canonical form', () => {
  const forms = [ARRAYS, NUMBERS, OBJECTS, ESCAPES, STRINGS, LONE].flat().map(([, , form]) => form);
  expect(forms.map(canonical)).toEqual(forms);
});
