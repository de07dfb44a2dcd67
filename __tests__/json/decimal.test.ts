import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareDecimals, decimalOf } from '../../src/json/decimal.ts';
import { check } from '../helpers/values.ts';

function order(a: string, b: string): number {
  return Math.sign(compareDecimals(decimalOf(a), decimalOf(b)));
}

describe('numbers', () => {
  test.each([
    ['1', '1.0'],
    ['100', '1e2'],
    ['1E+2', '1.0e2'],
    ['0', '-0'],
    ['0.0', '-0e5'],
    ['0.1', '0.10'],
    ['0.1', '1e-1'],
    ['-25', '-2.5e1'],
    ['10000000000000000', '1e16'],
    ['0.1', '0.1000000000000000055'],
  ])('%s is %s', (a, b) => {
    expect([order(a, b), order(b, a)]).toEqual([0, 0]);
  });

  test.each([
    ['9007199254740992', '9007199254740993'],
    ['-9007199254740993', '-9007199254740992'],
    ['-1', '0'],
    ['0', '5e-324'],
    ['9', '10'],
    ['99', '100.5'],
    ['-10', '-9'],
    ['1', '1.5'],
    ['0.09', '0.1'],
    ['1.7976931348623157e308', `1${'0'.repeat(309)}`],
    ['5', '1e999999999999999999999'],
  ])('%s is less than %s', (a, b) => {
    expect([order(a, b), order(b, a)]).toEqual([-1, 1]);
  });

  test('of any size are in the order of integers', () => {
    const integer = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
    check(fc.property(integer, integer, (a, b) => order(`${a}`, `${b}`) === (a < b ? -1 : a > b ? 1 : 0)));
  });

  test('that are doubles are in the order of doubles', () => {
    const double = fc.double({ noNaN: true, noDefaultInfinity: true });
    check(
      fc.property(
        double,
        double,
        (a, b) => order(a.toExponential(), b.toExponential()) === (a < b ? -1 : a > b ? 1 : 0),
      ),
    );
  });

  test('of a million digits are read in time', () => {
    expect(order(`1${'0'.repeat(1e6)}1`, `1${'0'.repeat(1e6)}2`)).toBe(-1);
  });
});
