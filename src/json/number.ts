import { POINT, ZERO } from './bytes.ts';

/**
 * The canonical text of a JSON number.
 *
 * An integer literal keeps its digits whatever its size. A literal with a fraction or an exponent is a double and is
 * written as Python's `repr` writes it: the shortest digits that read back as the same double, in positional notation
 * when the decimal exponent is between -4 and 15, with a two-digit exponent at least otherwise.
 *
 * @returns undefined when the double overflows
 */
export function canonicalDouble(literal: string): string | undefined {
  const value = Number(literal);
  if (!Number.isFinite(value)) return undefined;
  const shortest = Object.is(value, -0) ? '-0' : String(value);
  const size = Math.abs(value);
  if (size === 0 || (size >= 1e-4 && size < 1e16)) return Number.isInteger(value) ? `${shortest}.0` : shortest;
  // JavaScript's own shortest digits, only laid out differently: 1e-7 there is 1e-07 here.
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${digits}e${exponent.slice(0, 1)}${exponent.slice(1).padStart(2, '0')}`;
}

/** Digits that a double always keeps: no two literals of so many are the same double. */
const KEPT_DIGITS = 15;

/**
 * Whether a cheap look shows that a literal without an exponent is its own canonical form: few enough digits, the last
 * one not an idle 0, and no exponent in `repr`. It says no to some literals that are.
 *
 * @param start where its first digit stands
 */
export function isShortest(text: Uint8Array, start: number, end: number): boolean {
  if (end - start - 1 > KEPT_DIGITS) return false;
  if (text[end - 1] === ZERO && text[end - 2] !== POINT) return false;
  return text[start] !== ZERO || text[start + 2] !== ZERO;
}
