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
