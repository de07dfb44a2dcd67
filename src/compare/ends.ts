import type { Sequence } from './sequence.ts';
import { type Steps, staircase } from './staircase.ts';

/** What is left of a run between what both begin with and what both end with, in batches. */
export interface Middle {
  readonly first: number;
  /** Behind the last. */
  readonly end: number;
}

/** By call, what it and its answer are together. */
export type Whole = (side: 'left' | 'right', call: number) => number;

/**
 * Matches what two runs begin with and what they end with, the calls of a batch being free to change places.
 *
 * @param partners by call of the left run, its partner
 * @param whole asked for calls in batches of several only
 * @returns the batches of each run in between
 */
export function matchEnds(
  left: Sequence,
  right: Sequence,
  partners: Int32Array,
  whole: Whole,
): { left: Middle; right: Middle } {
  const one = { first: 0, end: left.batches.length - 1 };
  const other = { first: 0, end: right.batches.length - 1 };
  for (const direction of ['forward', 'backward'] as const) {
    for (;;) {
      const parts = sameLength(left.batches, one, right.batches, other, direction);
      if (parts === undefined || !matchParts(left, parts.left, right, parts.right, partners, whole)) break;
      if (direction === 'forward') [one.first, other.first] = [parts.left.end, parts.right.end];
      else [one.end, other.end] = [parts.left.first, parts.right.first];
    }
  }
  return { left: one, right: other };
}

/** The fewest batches of each run at an end that have as many calls as those of the other. */
function sameLength(
  left: Int32Array,
  one: Middle,
  right: Int32Array,
  other: Middle,
  direction: 'forward' | 'backward',
): { left: Middle; right: Middle } | undefined {
  const [from, to] = [{ ...one }, { ...other }];
  const isForward = direction === 'forward';
  if (isForward) [from.end, to.end] = [from.first, to.first];
  else [from.first, to.first] = [from.end, to.end];
  const isAll = (part: Middle, whole: Middle): boolean =>
    isForward ? part.end === whole.end : part.first === whole.first;
  const more = (part: { first: number; end: number }): void => {
    if (isForward) part.end++;
    else part.first--;
  };
  do {
    const [length, otherLength] = [lengthOf(left, from), lengthOf(right, to)];
    if (length <= otherLength) {
      if (isAll(from, one)) return undefined;
      more(from);
    } else {
      if (isAll(to, other)) return undefined;
      more(to);
    }
  } while (lengthOf(left, from) !== lengthOf(right, to));
  return { left: from, right: to };
}

function lengthOf(batches: Int32Array, { first, end }: Middle): number {
  return (batches[end] as number) - (batches[first] as number);
}

function matchParts(
  left: Sequence,
  one: Middle,
  right: Sequence,
  other: Middle,
  partners: Int32Array,
  whole: Whole,
): boolean {
  const [from, to] = [left.batches[one.first] as number, right.batches[other.first] as number];
  if (lengthOf(left.batches, one) === 1) {
    if (left.ids[from] !== right.ids[to]) return false;
    partners[from] = to;
    return true;
  }
  const pairsBy = (keys: (side: 'left' | 'right', call: number) => number): [number, number][] | undefined =>
    staircase(
      stepsOf(left, one, (call) => keys('left', call)),
      stepsOf(right, other, (call) => keys('right', call)),
    );
  const pairs = pairsBy(whole) ?? pairsBy((side, call) => (side === 'left' ? left : right).ids[call] as number);
  for (const [call, partner] of pairs ?? []) partners[call] = partner;
  return pairs !== undefined;
}

function stepsOf({ batches }: Sequence, { first, end }: Middle, keys: Steps['keys']): Steps {
  return { keys, batches, first, end };
}
