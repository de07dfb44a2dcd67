import { Aligner } from './aligner.ts';
import type { ComparedCall } from './call.ts';
import type { Identities } from './identities.ts';
import { batchesOf } from './sequence.ts';
import { type Rate, wilson } from './wilson.ts';

/** One run of the task. */
export interface FlakeRun {
  /** How reports name it. */
  readonly name: string;
  /** By call in order, its tool, as a number; the calls of a batch are in the order of their tools' names. */
  readonly tools: Int32Array;
  /** By call, what it is: the same for identical calls. */
  readonly ids: Float64Array;
}

/** A sequence of tools that some runs have. */
export interface ToolSequence {
  /** How many runs have it. */
  readonly runs: number;
  /** The first of them. */
  readonly name: string;
  readonly calls: number;
}

/** A call of the most common sequence. */
export interface FlakeStep {
  readonly index: number;
  readonly tool: string;
  /** How many of all runs made it. */
  readonly rate: Rate;
  /** Of those that made it, how many did so with the arguments that most of them gave. */
  readonly sameArguments: number;
  /** How many different arguments it was given. */
  readonly differentArguments: number;
}

/** What several runs of one task have in common. It is plain data: JSON of it says all. */
export interface Flake {
  readonly runs: number;
  readonly calls: number;
  /** The different sequences of tools, the most common first. */
  readonly sequences: readonly ToolSequence[];
  /** The index of the first call that not all runs make with the same tool; undefined where all are alike. */
  readonly parting: number | undefined;
  /**
   * How much of a run and of the most common sequence is the same on average: of both twice the calls that they have in
   * common, by the number of calls of both. From 0 to 1.
   */
  readonly similarity: number;
  /** How many runs have the most common sequence. */
  readonly sequenceRate: Rate;
  /** Of the calls of the most common sequence that runs made, how many were given the arguments that most gave. */
  readonly sameArguments: { readonly times: number; readonly of: number };
  /** By call of the most common sequence. */
  readonly steps: readonly FlakeStep[];
}

/** Numbers tools and calls of all runs of one task. */
export class FlakeNumbers {
  /** By number, the name. */
  readonly tools: string[] = [];
  private readonly numbers = new Map<string, number>();

  /** What of a run is compared; nothing else of its calls need be kept. */
  runOf(name: string, calls: readonly ComparedCall[], identities: Identities): FlakeRun {
    const batches = batchesOf(calls);
    const ordered = [...calls];
    for (let batch = 0; batch + 1 < batches.length; batch++) {
      const [from, to] = [batches[batch] as number, batches[batch + 1] as number];
      if (to - from === 1) continue;
      const inOrder = calls
        .slice(from, to)
        .sort((a, b) => order(a.tool, b.tool) || identities.call(a) - identities.call(b));
      for (const [k, call] of inOrder.entries()) ordered[from + k] = call;
    }
    return {
      name,
      tools: Int32Array.from(ordered, ({ tool }) => this.numberOf(tool)),
      ids: Float64Array.from(ordered, (call) => identities.call(call)),
    };
  }

  private numberOf(tool: string): number {
    let number = this.numbers.get(tool);
    if (number === undefined) {
      number = this.tools.length;
      this.numbers.set(tool, number);
      this.tools.push(tool);
    }
    return number;
  }
}

function order(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Runs with one sequence of tools. */
interface Alike {
  readonly first: FlakeRun;
  readonly runs: FlakeRun[];
}

/** A sequence so many times as short as the most common one is not aligned to it in full. */
const SHORT = 64;

/**
 * Says what several runs of one task have in common: of the most common sequence of tools (of several the shortest, then the
 * first) how many runs made each of its calls. Every other sequence is aligned to that one alone.
 *
 * @param runs at least one
 */
export function flakeOf(runs: readonly FlakeRun[], tools: readonly string[]): Flake {
  const groups = alike(runs);
  // There is one run at least, and so one group.
  const [common] = groups as [Alike, ...Alike[]];
  const reference = common.first.tools;
  const aligner = new Aligner(tools.length);
  const places = placesByTool(reference, tools.length);
  const made = new Int32Array(reference.length);
  const given = Array.from(reference, () => new Map<number, number>());
  let similarity = 0;
  for (const { first, runs: group } of groups) {
    const sequence = first.tools;
    const isShort = sequence.length * SHORT < reference.length;
    const pairs = isShort ? inOrder(places, sequence) : pairsOf(aligner.align(reference, sequence));
    for (const [at, partner] of pairs) {
      made[at] = (made[at] as number) + group.length;
      for (const { ids } of group) {
        const id = ids[partner] as number;
        given[at]?.set(id, (given[at].get(id) ?? 0) + 1);
      }
    }
    const both = reference.length + sequence.length;
    similarity += group.length * (both === 0 ? 1 : (2 * pairs.length) / both);
  }
  const steps = Array.from(reference, (tool, index): FlakeStep => {
    const counts = [...(given[index]?.values() ?? [])];
    return {
      index,
      tool: tools[tool] as string,
      rate: wilson(made[index] as number, runs.length),
      sameArguments: counts.reduce((most, times) => Math.max(most, times), 0),
      differentArguments: counts.length,
    };
  });
  return {
    runs: runs.length,
    calls: runs.reduce((sum, run) => sum + run.tools.length, 0),
    sequences: groups.map(({ first, runs: group }) => {
      return { runs: group.length, name: first.name, calls: first.tools.length };
    }),
    parting: partingOf(groups),
    similarity: similarity / runs.length,
    sequenceRate: wilson(common.runs.length, runs.length),
    sameArguments: {
      times: steps.reduce((sum, step) => sum + step.sameArguments, 0),
      of: steps.reduce((sum, { rate }) => sum + rate.times, 0),
    },
    steps,
  };
}

/** Runs by their sequence of tools, the most common first. */
function alike(runs: readonly FlakeRun[]): Alike[] {
  const groups = new Map<string, Alike>();
  for (const run of runs) {
    const key = Buffer.from(run.tools.buffer, run.tools.byteOffset, run.tools.byteLength).toString('latin1');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { first: run, runs: [run] });
    else group.runs.push(run);
  }
  const lengthOf = ({ first }: Alike): number => first.tools.length;
  // The sort is stable: those that are as common and as long stay in the order of the runs.
  return [...groups.values()].sort((a, b) => b.runs.length - a.runs.length || lengthOf(a) - lengthOf(b));
}

function partingOf(groups: readonly Alike[]): number | undefined {
  const sequences = groups.map(({ first: { tools } }) => tools);
  const [first, ...others] = sequences;
  if (first === undefined || others.length === 0) return undefined;
  const shortest = sequences.reduce((least, { length }) => Math.min(least, length), first.length);
  for (let at = 0; at < shortest; at++) if (others.some((tools) => tools[at] !== first[at])) return at;
  return shortest;
}

/** By tool, where the calls of a sequence are that have it. */
function placesByTool(sequence: Int32Array, tools: number): readonly (readonly number[])[] {
  const places = Array.from({ length: tools }, (): number[] => []);
  for (const [at, tool] of sequence.entries()) places[tool]?.push(at);
  return places;
}

function pairsOf(partners: Int32Array): [number, number][] {
  return [...partners.entries()].filter(([, partner]) => partner !== -1);
}

/**
 * Puts each call of a sequence to the next place of its tool, so that the time is that of the short sequence and not of the
 * long one: there may be many of them.
 */
function inOrder(places: readonly (readonly number[])[], sequence: Int32Array): [number, number][] {
  const pairs: [number, number][] = [];
  let last = -1;
  for (const [call, tool] of sequence.entries()) {
    const all = places[tool] ?? [];
    let low = 0;
    let high = all.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((all[middle] as number) > last) high = middle;
      else low = middle + 1;
    }
    const place = all[low];
    if (place === undefined) continue;
    pairs.push([place, call]);
    last = place;
  }
  return pairs;
}
