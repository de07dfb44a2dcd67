import * as B from './bytes.ts';
import { canonicalDouble } from './number.ts';

/** A number by its digits: sign × 0.digits × 10^point. The digits neither begin nor end with 0; those of 0 are none. */
export interface Decimal {
  readonly sign: -1 | 0 | 1;
  readonly digits: string;
  readonly point: number;
}

const ZERO: Decimal = { sign: 0, digits: '', point: 0 };

/**
 * The number that a JSON literal is, exactly. As in the canonical form an integer literal has all its digits, and a
 * literal with a fraction or an exponent is the shortest decimal of its double.
 */
export function decimalOf(literal: string): Decimal {
  const exact = /[.eE]/.test(literal) ? (canonicalDouble(literal) ?? literal) : literal;
  const [number = '', exponent = '0'] = exact.split(/[eE]/);
  const isNegative = number.startsWith('-');
  const [whole = '', fraction = ''] = (isNegative ? number.slice(1) : number).split('.');
  const all = whole + fraction;
  let start = 0;
  while (all.charCodeAt(start) === B.ZERO) start++;
  let end = all.length;
  while (end > start && all.charCodeAt(end - 1) === B.ZERO) end--;
  if (start === end) return ZERO;
  return { sign: isNegative ? -1 : 1, digits: all.slice(start, end), point: whole.length - start + Number(exponent) };
}

/** Orders two numbers: negative, zero (the same number) or positive. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  if (a.sign !== b.sign) return a.sign - b.sign;
  if (a.point !== b.point) return a.point < b.point ? -a.sign : a.sign;
  if (a.digits === b.digits) return 0;
  return a.digits < b.digits ? -a.sign : a.sign;
}
