import { Aligner, numbersAt } from './aligner.ts';
import { MOST_TEXTS } from './call.ts';
import { type Middle, matchEnds } from './ends.ts';
import type { Identities } from './identities.ts';
import type { Numbering, Sequence } from './sequence.ts';
import { matchStrays } from './strays.ts';

/** The part of a run that is not what both begin or end with, in the order in which it is aligned. */
interface Part {
  /** By rank, the call. */
  readonly calls: Int32Array;
  /** By rank, where each batch starts. */
  readonly batches: Int32Array;
}

/** How many different calls, and tools, both runs have. */
type Numbers = Numbering['size'];

/**
 * Says which calls of two runs belong together: identical ones first, and between them calls of the same tool. In time and
 * memory that are linear in the number of calls.
 *
 * @returns by call of the left run that of the right one, -1 where there is none. They grow, but for calls of one batch
 */
export function match(left: Sequence, right: Sequence, numbers: Numbers, identities: Identities): Int32Array {
  const partners = new Int32Array(left.calls.length).fill(-1);
  const answers = (side: 'left' | 'right', call: number): number =>
    answerOf(side === 'left' ? left : right, call, identities);
  const middle = matchEnds(left, right, partners, (side, call) => {
    return ((side === 'left' ? left : right).ids[call] as number) * MOST_TEXTS + answers(side, call);
  });
  const [one, other] = [partOf(left, middle.left), partOf(right, middle.right)];
  if (one.calls.length > 0 && other.calls.length > 0) matchMiddle(left, one, right, other, partners, numbers);
  matchAnswers(left, right, partners, answers);
  return partners;
}

function answerOf({ calls }: Sequence, call: number, identities: Identities): number {
  const compared = calls[call];
  return compared === undefined ? 0 : identities.response(compared) + 1;
}

/** Calls of a batch have no order, and are aligned in that of their tools and of what they are. */
function partOf({ batches, tools, ids }: Sequence, { first, end }: Middle): Part {
  const from = batches[first] as number;
  const calls = new Int32Array((batches[end] as number) - from);
  for (let rank = 0; rank < calls.length; rank++) calls[rank] = from + rank;
  for (let batch = first; batch < end; batch++) {
    const [start, next] = [(batches[batch] as number) - from, (batches[batch + 1] as number) - from];
    if (next - start === 1) continue;
    calls.subarray(start, next).sort((a, b) => {
      return (tools[a] as number) - (tools[b] as number) || (ids[a] as number) - (ids[b] as number) || a - b;
    });
  }
  return { calls, batches: batches.slice(first, end + 1).map((start) => start - from) };
}

function matchMiddle(
  left: Sequence,
  one: Part,
  right: Sequence,
  other: Part,
  partners: Int32Array,
  numbers: Numbers,
): void {
  const ranked = (by: 'ids' | 'tools') =>
    [
      { keys: one.calls.map((call) => left[by][call] as number), batches: one.batches },
      { keys: other.calls.map((call) => right[by][call] as number), batches: other.batches },
    ] as const;
  const [from, to] = ranked('ids');
  const ranks = new Aligner(numbers.ids).align(from.keys, to.keys);
  const others = inverse(ranks, to.keys.length);
  const aligned = ranks.slice();
  matchStrays(from, to, ranks, others);
  matchStrays(to, from, others, ranks);
  const [fromTools, toTools] = ranked('tools');
  matchTools(fromTools.keys, toTools.keys, aligned, ranks, others, numbers.tools);
  matchStrays(fromTools, toTools, ranks, others);
  matchStrays(toTools, fromTools, others, ranks);
  for (const [rank, partner] of ranks.entries()) {
    if (partner !== -1) partners[one.calls[rank] as number] = other.calls[partner] as number;
  }
}

/** Aligns what is alone on both sides between two calls that are aligned, by tool. */
function matchTools(
  left: Int32Array,
  right: Int32Array,
  aligned: Int32Array,
  ranks: Int32Array,
  others: Int32Array,
  tools: number,
): void {
  const aligner = new Aligner(tools);
  let from = 0;
  let otherFrom = 0;
  for (let rank = 0; rank <= aligned.length; rank++) {
    const partner = rank === aligned.length ? right.length : (aligned[rank] as number);
    if (partner === -1) continue;
    const one = alone(ranks, from, rank);
    const other = alone(others, otherFrom, partner);
    [from, otherFrom] = [rank + 1, partner + 1];
    if (one.length === 0 || other.length === 0) continue;
    const found = aligner.align(numbersAt(left, one), numbersAt(right, other));
    for (const [k, at] of found.entries()) {
      if (at === -1) continue;
      ranks[one[k] as number] = other[at] as number;
      others[other[at] as number] = one[k] as number;
    }
  }
}

function alone(partners: Int32Array, from: number, to: number): Int32Array {
  const ranks = new Int32Array(to - from);
  let length = 0;
  for (let rank = from; rank < to; rank++) if (partners[rank] === -1) ranks[length++] = rank;
  return ranks.subarray(0, length);
}

/** Of identical calls of one batch those belong together that got the same answer. */
function matchAnswers(
  left: Sequence,
  right: Sequence,
  partners: Int32Array,
  answers: (side: 'left' | 'right', call: number) => number,
): void {
  const others = inverse(partners, right.calls.length);
  swapInBatches(
    left,
    right,
    partners,
    others,
    (call) => answers('left', call),
    (call) => answers('right', call),
  );
  swapInBatches(
    right,
    left,
    others,
    partners,
    (call) => answers('right', call),
    (call) => answers('left', call),
  );
}

function swapInBatches(
  left: Sequence,
  right: Sequence,
  partners: Int32Array,
  others: Int32Array,
  answer: (call: number) => number,
  otherAnswer: (call: number) => number,
): void {
  const { batches, ids } = left;
  for (let batch = 0; batch + 1 < batches.length; batch++) {
    const [from, to] = [batches[batch] as number, batches[batch + 1] as number];
    if (to - from === 1) continue;
    const identical = new Map<number, number[]>();
    for (let call = from; call < to; call++) {
      const id = ids[call] as number;
      if (partners[call] === -1 || right.ids[partners[call] as number] !== id) continue;
      const calls = identical.get(id);
      if (calls === undefined) identical.set(id, [call]);
      else calls.push(call);
    }
    for (const calls of identical.values()) {
      if (calls.length > 1) pairAnswers(calls, partners, others, answer, otherAnswer);
    }
  }
}

function pairAnswers(
  calls: readonly number[],
  partners: Int32Array,
  others: Int32Array,
  answer: (call: number) => number,
  otherAnswer: (call: number) => number,
): void {
  const free = calls.map((call) => partners[call] as number).sort((a, b) => a - b);
  const byAnswer = new Map<number, number[]>();
  for (const partner of free.toReversed()) {
    const key = otherAnswer(partner);
    const same = byAnswer.get(key);
    if (same === undefined) byAnswer.set(key, [partner]);
    else same.push(partner);
  }
  const taken = new Set<number>();
  const pair = (call: number, partner: number): void => {
    partners[call] = partner;
    others[partner] = call;
    taken.add(partner);
  };
  const rest = calls.filter((call) => {
    const partner = byAnswer.get(answer(call))?.pop();
    if (partner !== undefined) pair(call, partner);
    return partner === undefined;
  });
  const left = free.filter((partner) => !taken.has(partner));
  for (const [k, call] of rest.entries()) pair(call, left[k] as number);
}

/** The partners the other way round. @param length how many calls the other run has */
export function inverse(partners: Int32Array, length: number): Int32Array {
  const others = new Int32Array(length).fill(-1);
  for (const [at, partner] of partners.entries()) if (partner !== -1) others[partner] = at;
  return others;
}
