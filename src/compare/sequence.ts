import { GrowingNumbers } from '../rules/growing-numbers.ts';
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

/** Numbers the calls of two sessions, in the order of the one and then of the other; then those of two others anew. */
export class Numbering {
  private readonly identities: Identities;
  /** By what a call is, its number, and which pair of sessions that is of. */
  private readonly ids = new GrowingNumbers(2);
  private count = 0;
  private pair = 0;
  private tools = new Map<string, number>();

  constructor(identities: Identities) {
    this.identities = identities;
  }

  /** Begins with two other sessions, in time that does not depend on those before. */
  begin(): void {
    this.pair++;
    this.count = 0;
    this.tools = new Map();
  }

  sequenceOf(calls: readonly ComparedCall[]): Sequence {
    const ids = new Int32Array(calls.length);
    const tools = new Int32Array(calls.length);
    for (const [at, call] of calls.entries()) {
      ids[at] = this.idOf(this.identities.call(call));
      tools[at] = this.toolOf(call.tool);
    }
    return { calls, ids, tools, batches: batchesOf(calls) };
  }

  /** How many different calls, and tools, there are. */
  get size(): { readonly ids: number; readonly tools: number } {
    return { ids: this.count, tools: this.tools.size };
  }

  private idOf(identity: number): number {
    if (this.ids.get(identity, 1) !== this.pair) {
      this.ids.set(identity, 0, this.count++);
      this.ids.set(identity, 1, this.pair);
    }
    return this.ids.get(identity, 0);
  }

  private toolOf(tool: string): number {
    const known = this.tools.get(tool);
    if (known !== undefined) return known;
    this.tools.set(tool, this.tools.size);
    return this.tools.size - 1;
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
