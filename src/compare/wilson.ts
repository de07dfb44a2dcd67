/** A share, and between which two its true value lies. */
export interface Rate {
  readonly times: number;
  readonly of: number;
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution that 2.5 % lie beyond. */
const Z = 1.959963984540054;

/**
 * A share with its 95 % Wilson score interval, without continuity correction: E. B. Wilson, "Probable Inference, the Law of
 * Succession, and Statistical Inference", Journal of the American Statistical Association 22 (1927). It holds for few runs too,
 * and for all and none of them.
 *
 * @param of more than 0
 */
export function wilson(times: number, of: number): Rate {
  const share = times / of;
  const shrink = 1 + (Z * Z) / of;
  const centre = (share + (Z * Z) / (2 * of)) / shrink;
  const half = (Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of))) / shrink;
  // At the ends the interval ends there exactly; what is a rounding error away is not shown.
  const low = times === 0 ? 0 : Math.max(0, centre - half);
  const high = times === of ? 1 : Math.min(1, centre + half);
  return { times, of, low, high };
}
