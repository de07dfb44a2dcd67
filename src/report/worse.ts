import { ERRORS, type Kind, WARNINGS } from '../rules/kinds.ts';

/** The worst kind first. */
export const WORST_FIRST: readonly Kind[] = [...ERRORS, ...WARNINGS];

/** The worse of two kinds. */
export function worseOf(one: Kind | undefined, other: Kind): Kind {
  return one === undefined || WORST_FIRST.indexOf(other) < WORST_FIRST.indexOf(one) ? other : one;
}
