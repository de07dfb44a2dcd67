import { describe, expect, test } from '@jest/globals';
import { canonicalDouble } from '../../src/json/number.ts';
import { pythonRepr } from '../helpers/reference.ts';

/** A literal and what `repr(float(literal))` is in Python. */
const REPR: readonly (readonly [literal: string, canonicalForm: string])[] = [
  ['0.0', '0.0'],
  ['-0.0', '-0.0'],
  ['0e0', '0.0'],
  ['-0e-5', '-0.0'],
  ['1.0', '1.0'],
  ['1.50', '1.5'],
  ['-2.0', '-2.0'],
  ['1e2', '100.0'],
  ['1e+2', '100.0'],
  ['100.0', '100.0'],
  ['0.1', '0.1'],
  ['0.30000000000000004', '0.30000000000000004'],
  ['3.3333333333333335', '3.3333333333333335'],
  ['0.0001', '0.0001'],
  ['0.00012345', '0.00012345'],
  ['0.00009999', '9.999e-05'],
  ['0.00001', '1e-05'],
  ['1e-7', '1e-07'],
  ['-1.5e-7', '-1.5e-07'],
  ['1e-10', '1e-10'],
  ['1e-100', '1e-100'],
  ['123456789012345.6', '123456789012345.6'],
  ['1e15', '1000000000000000.0'],
  ['9999999999999998.0', '9999999999999998.0'],
  ['9007199254740993.0', '9007199254740992.0'],
  ['1e16', '1e+16'],
  ['12345678901234567.0', '1.2345678901234568e+16'],
  ['1e17', '1e+17'],
  ['1e21', '1e+21'],
  ['1e22', '1e+22'],
  ['1e23', '1e+23'],
  ['-1e100', '-1e+100'],
  ['5e-324', '5e-324'],
  ['2.4703282292062328e-324', '5e-324'],
  ['2.47032822920623272e-324', '0.0'],
  ['2.2250738585072014e-308', '2.2250738585072014e-308'],
  ['2.225073858507201e-308', '2.225073858507201e-308'],
  ['1.7976931348623157e308', '1.7976931348623157e+308'],
  ['1.7976931348623158e308', '1.7976931348623157e+308'],
  ['4.35', '4.35'],
  ['2.675', '2.675'],
  ['8.41470984807896504875657228695', '8.414709848078965'],
];

describe('canonicalDouble', () => {
  test.each(REPR)('%s becomes %s', (literal, canonicalForm) => {
    expect(canonicalDouble(literal)).toBe(canonicalForm);
  });

  test.each(['1.7976931348623159e308', '1e309', '-1e309', '2e308', `1${'0'.repeat(309)}.0`])(
    '%s overflows',
    (literal) => {
      expect(canonicalDouble(literal)).toBeUndefined();
    },
  );

  test('every power of ten agrees with the reference', () => {
    const literals = Array.from({ length: 633 }, (_, k) => `1e${k - 324}`);
    expect(literals.map(canonicalDouble)).toEqual(literals.map((literal) => pythonRepr(Number(literal))));
  });

  test('every power of two agrees with the reference', () => {
    const powers = Array.from({ length: 2098 }, (_, k) => 2 ** (k - 1074));
    expect(powers.map((power) => canonicalDouble(power.toExponential()))).toEqual(powers.map(pythonRepr));
  });
});

test.each(REPR)('the reference itself: %s becomes %s', (literal, canonicalForm) => {
  expect(pythonRepr(Number(literal))).toBe(canonicalForm);
});
