import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ChangeCounts, Comparison } from '../../src/compare/comparison.ts';
import { compared, type MadeCall } from '../helpers/compare.ts';

const call = fc.record({
  tool: fc.constantFrom('a', 'b', 'c'),
  args: fc.constantFrom({}, { x: 1 }, { x: 2 }),
  response: fc.constantFrom<unknown>(null, {}, { y: 1 }),
});
/** Calls in batches, most of one. */
const runs = fc.array(fc.array(call, { minLength: 1, maxLength: 4 }), { maxLength: 8 }).map(batched);

function batched(batches: readonly (readonly MadeCall[])[]): MadeCall[] {
  return batches.flatMap((calls, batch) => calls.map((one) => ({ ...one, batch })));
}

function countsOf(comparison: Comparison): ChangeCounts {
  return comparison.counts;
}

function isEqual({ counts }: Comparison): boolean {
  return counts.structure + counts.arguments + counts.response === 0;
}

/** A run whose batches have their calls in another order. */
const shuffled = fc
  .array(fc.array(call, { minLength: 1, maxLength: 4 }), { maxLength: 8 })
  .chain((batches) =>
    fc.tuple(
      fc.constant(batched(batches)),
      fc.tuple(...batches.map((calls) => fc.shuffledSubarray(calls, { minLength: calls.length }))).map(batched),
    ),
  );

describe('a comparison', () => {
  test('of a run with itself finds nothing', () => {
    fc.assert(fc.property(runs, (run) => isEqual(compared(run, run))));
  });

  test('of runs that differ in the order within batches finds nothing', () => {
    fc.assert(fc.property(shuffled, ([run, other]) => isEqual(compared(run, other))));
  });

  test('of batches with the same calls one by one finds nothing', () => {
    const alone = (run: readonly MadeCall[]): MadeCall[] => run.map(({ batch: _, ...one }) => one);
    fc.assert(
      fc.property(
        shuffled,
        ([run, other]) => isEqual(compared(run, alone(other))) && isEqual(compared(alone(other), run)),
      ),
    );
  });

  test('the other way round is the same with the sides changed', () => {
    fc.assert(
      fc.property(runs, runs, (base, head) => {
        const [one, other] = [countsOf(compared(base, head)), countsOf(compared(head, base))];
        expect({ ...other, added: one.added, removed: one.removed }).toEqual(one);
        expect([other.added, other.removed]).toEqual([one.removed, one.added]);
      }),
      { numRuns: 500 },
    );
  });

  test('counts every call of both runs once', () => {
    fc.assert(
      fc.property(runs, runs, (base, head) => {
        const { equal, removed, added, arguments: args, response } = countsOf(compared(base, head));
        expect(equal + args + response + removed).toBe(base.length);
        expect(equal + args + response + added).toBe(head.length);
      }),
    );
  });
});
