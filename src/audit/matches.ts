import type { Applicable } from './scopes.ts';

/** How often each rule of some scope files matched, by scope file and rule. */
export type Matches = readonly (readonly number[])[];

/** How often the rules of what a transcript is held against matched so far. */
export function matchesOf(applicable: Applicable | undefined): Matches {
  return typeof applicable === 'object' ? applicable.map(({ uses }) => uses.map(({ matches }) => matches)) : [];
}

/** How often they matched since then. */
export function matchesSince(before: Matches, applicable: Applicable | undefined): Matches {
  return matchesOf(applicable).map((of, k) => of.map((number, j) => number - (before[k]?.[j] ?? 0)));
}

/** Counts what matched elsewhere: in another thread, whose scope files are its own, or in an audit before this one. */
export function addMatches(applicable: Applicable | undefined, matches: Matches): void {
  if (typeof applicable !== 'object') return;
  for (const [k, { uses }] of applicable.entries()) {
    for (const [j, use] of uses.entries()) use.matches += matches[k]?.[j] ?? 0;
  }
}
