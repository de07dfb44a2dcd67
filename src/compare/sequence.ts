import type { ComparedCall } from './call.ts';
import type { Identities } from './identities.ts';

/** The calls of one run as numbers, from 0 and without gaps over both runs. */
export interface Sequence {
  readonly calls: readonly ComparedCall[];
  /** By call, what it is: the same for identical calls of both runs. */
  readonly ids: Int32Array;
  /** By call, its tool. */
  readonly tools: Int32Array;
  /** Where each batch starts, and then the number of calls: a call that was issued alone is a batch of one. */
  readonly batches: Int32Array;
}

/** Numbers the calls of two runs, in the order of the one and then of the other. */
export class Numbering {
  private readonly ids = new Map<number, number>();
  private readonly tools = new Map<string, number>();
  private readonly identities: Identities;

  constructor(identities: Identities) {
    this.identities = identities;
  }

  sequenceOf(calls: readonly ComparedCall[]): Sequence {
    return {
      calls,
      ids: Int32Array.from(calls, (call) => numbered(this.ids, this.identities.call(call))),
      tools: Int32Array.from(calls, ({ tool }) => numbered(this.tools, tool)),
      batches: batchesOf(calls),
    };
  }

  /** How many different calls, and tools, there are. */
  get size(): { readonly ids: number; readonly tools: number } {
    return { ids: this.ids.size, tools: this.tools.size };
  }
}

/** Where each batch starts, and then the number of calls. */
export function batchesOf(calls: readonly ComparedCall[]): Int32Array {
  const starts = new Int32Array(calls.length + 1);
  let batches = 0;
  let last: number | undefined;
  for (let at = 0; at < calls.length; at++) {
    const batch = calls[at]?.batch;
    if (batch !== last) starts[batches++] = at;
    last = batch;
  }
  starts[batches++] = calls.length;
  return starts.subarray(0, batches);
}

function numbered<Key>(numbers: Map<Key, number>, key: Key): number {
  let number = numbers.get(key);
  if (number === undefined) {
    number = numbers.size;
    numbers.set(key, number);
  }
  return number;
}
