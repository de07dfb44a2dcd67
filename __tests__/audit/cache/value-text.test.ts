import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { textOfValue, valueOfText } from '../../../src/audit/cache/value-text.ts';
import { check, text } from '../../helpers/values.ts';

const name = text.filter((one) => !one.startsWith('$') && one !== '__proto__');
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 }));
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(null, true, false),
    number.map((one) => one + 0),
    text,
    fc.uint8Array({ maxLength: 40 }),
    fc.array(fc.nat()).map((all) => Float64Array.from(all)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    fc.array(fc.tuple(fc.oneof(text, fc.nat()), tie('value')), { maxLength: 4 }).map((entries) => new Map(entries)),
    fc.uniqueArray(text, { maxLength: 4 }).map((members) => new Set(members)),
  ),
}));

test('a value comes back from its text', () => {
  check(
    fc.property(value, (one) => {
      expect(valueOfText(textOfValue(one))).toEqual(one);
    }),
  );
});

test('what is undefined is left out', () => {
  expect(valueOfText(textOfValue({ a: undefined, b: 1 }))).toStrictEqual({ b: 1 });
});

test('a part of a larger buffer comes back alone', () => {
  expect(valueOfText(textOfValue(Buffer.from('abcdef').subarray(2, 4)))).toEqual(new Uint8Array([99, 100]));
});

test('a key that has a meaning is refused, not misread', () => {
  expect(() => textOfValue({ $map: [] })).toThrow(new RangeError('the key $map has a meaning'));
});
