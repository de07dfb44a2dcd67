/** Calls of one run in an order to be aligned, and what they are. */
export interface Ranked {
  readonly keys: Int32Array;
  /** Where each batch starts, and then the number of calls. */
  readonly batches: Int32Array;
}

/**
 * Matches calls that an alignment left alone only because the order within their batch was another one.
 *
 * A call of a batch may stand anywhere in it. So it may be matched with any call of the other run that stands between the
 * partners of what is before its batch and of what is behind. In linear time but for looking that up.
 *
 * @param left the run whose batches are looked at
 * @param partners by rank of the left run that of the right one, -1 where there is none
 * @param others the same the other way round
 */
export function matchStrays(left: Ranked, right: Ranked, partners: Int32Array, others: Int32Array): void {
  const { batches, keys } = left;
  if (batches.length - 1 === keys.length) return;
  const alone = ranksByKey(right, others);
  const behind = smallestBehind(batches, partners, right.keys.length);
  let before = -1;
  for (let batch = 0; batch + 1 < batches.length; batch++) {
    const from = batches[batch] as number;
    const to = batches[batch + 1] as number;
    for (let rank = from; to - from > 1 && rank < to; rank++) {
      if (partners[rank] !== -1) continue;
      const queue = alone.get(keys[rank] as number);
      // What stands before everything to come is of no use to any later batch.
      while (queue !== undefined && (queue.ranks[queue.next] ?? Number.POSITIVE_INFINITY) <= before) queue.next++;
      const partner = queue?.ranks[queue.next];
      if (queue === undefined || partner === undefined || partner >= (behind[batch] as number)) continue;
      queue.next++;
      partners[rank] = partner;
      others[partner] = rank;
    }
    for (let rank = from; rank < to; rank++) before = Math.max(before, partners[rank] as number);
  }
}

function ranksByKey({ keys }: Ranked, partners: Int32Array): Map<number, { readonly ranks: number[]; next: number }> {
  const alone = new Map<number, { readonly ranks: number[]; next: number }>();
  for (const [rank, key] of keys.entries()) {
    if (partners[rank] !== -1) continue;
    const queue = alone.get(key);
    if (queue === undefined) alone.set(key, { ranks: [rank], next: 0 });
    else queue.ranks.push(rank);
  }
  return alone;
}

/** By batch, the smallest partner that a call behind it has. */
function smallestBehind(batches: Int32Array, partners: Int32Array, none: number): Int32Array {
  const behind = new Int32Array(batches.length);
  let smallest = none;
  for (let batch = batches.length - 2; batch >= 0; batch--) {
    behind[batch] = smallest;
    for (let rank = batches[batch] as number; rank < (batches[batch + 1] as number); rank++) {
      const partner = partners[rank] as number;
      if (partner !== -1) smallest = Math.min(smallest, partner);
    }
  }
  return behind;
}
