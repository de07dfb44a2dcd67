import type { Truth } from './truth.ts';

/** Whether a rule holds for a call, and which part of the call says so. */
export interface Verdict {
  readonly truth: Truth;
  /** Such as `part 2 of 3 (git)`; undefined where it is the call as a whole. */
  readonly where?: string | undefined;
}

export const NO: Verdict = { truth: 'no' };
export const YES: Verdict = { truth: 'yes' };
export const UNKNOWN: Verdict = { truth: 'unknown' };

/** The first that holds, or else the first of which nobody can say. */
export function firstOf(verdicts: Iterable<Verdict>): Verdict {
  let first = NO;
  for (const verdict of verdicts) {
    if (verdict.truth === 'yes') return verdict;
    if (verdict.truth === 'unknown' && first.truth === 'no') first = verdict;
  }
  return first;
}
