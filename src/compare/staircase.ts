/** Some batches of one run, and by call of the run what is to be equal. */
export interface Steps {
  readonly keys: (call: number) => number;
  /** The batches of the run, see `Sequence`. */
  readonly batches: Int32Array;
  readonly first: number;
  /** Behind the last. */
  readonly end: number;
}

/** Calls that wait for their equals on the other side, by key. */
class Waiting {
  count = 0;
  private readonly calls = new Map<number, { readonly calls: number[]; next: number }>();

  add(key: number, call: number): void {
    const queue = this.calls.get(key);
    if (queue === undefined) this.calls.set(key, { calls: [call], next: 0 });
    else queue.calls.push(call);
    this.count++;
  }

  take(key: number): number | undefined {
    const queue = this.calls.get(key);
    const call = queue?.calls[queue.next];
    if (queue === undefined || call === undefined) return undefined;
    queue.next++;
    this.count--;
    return call;
  }
}

/**
 * Whether two runs of calls are equal when the calls of each batch are put in some order, and which calls are then the
 * same.
 *
 * Batches of the two overlap like steps of two stairs. The shorter of two that overlap has to be within the longer one, and
 * what is left of that has to be within the next: so there is never a choice, and one pass decides. In linear time.
 *
 * @param one as many calls as the other
 * @returns pairs of calls; undefined where they are not equal
 */
export function staircase(one: Steps, other: Steps): [number, number][] | undefined {
  const pairs: [number, number][] = [];
  const left = { steps: one, next: one.first, taken: 0 };
  const right = { steps: other, next: other.first, taken: 0 };
  let waiting = new Waiting();
  for (;;) {
    const side = left.taken <= right.taken ? left : right;
    const { keys, batches, end } = side.steps;
    if (side.next === end) return waiting.count === 0 ? pairs : undefined;
    const from = batches[side.next++] as number;
    const to = batches[side.next] as number;
    const most = Math.min(waiting.count, to - from);
    const alone: number[] = [];
    for (let call = from; call < to; call++) {
      const equal = waiting.take(keys(call));
      if (equal === undefined) alone.push(call);
      else pairs.push(side === left ? [call, equal] : [equal, call]);
    }
    if (to - from - alone.length < most) return undefined;
    side.taken += to - from;
    if (alone.length === 0) continue;
    waiting = new Waiting();
    for (const call of alone) waiting.add(keys(call), call);
  }
}
