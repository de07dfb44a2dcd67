import type { ComparedCall } from './call.ts';
import type { Identities } from './identities.ts';

/** The calls of one run as numbers. */
export interface Sequence {
  readonly calls: readonly ComparedCall[];
  /** By call, what it is: the same for identical calls of both runs. */
  readonly ids: Int32Array;
  /** By call, its tool. */
  readonly tools: Int32Array;
  /** Where each batch starts, and then the number of calls: a call that was issued alone is a batch of one. */
  readonly batches: Int32Array;
}

/** The numbers of calls. Those of both runs come of the same identities. */
export function sequenceOf(calls: readonly ComparedCall[], identities: Identities): Sequence {
  const batches: number[] = [];
  for (const [at, { batch }] of calls.entries()) if (at === 0 || calls[at - 1]?.batch !== batch) batches.push(at);
  return {
    calls,
    ids: Int32Array.from(calls, (call) => identities.call(call).id),
    tools: Int32Array.from(calls, (call) => identities.tool(call)),
    batches: Int32Array.from([...batches, calls.length]),
  };
}
