import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shardsOf, type Weighed } from '../../src/audit/shard.ts';
import { check } from '../helpers/values.ts';

/** Sizes as they are: most files are small, and some are not. */
const bytes = fc.oneof(fc.constant(0), fc.nat(5_000), fc.nat(600_000), fc.nat(3_000_000_000));
const files = fc.uniqueArray(fc.record({ file: fc.string({ maxLength: 12 }), bytes }), {
  selector: ({ file }) => file,
  maxLength: 60,
});
const count = fc.integer({ min: 1, max: 40 });
/** What each file costs beside its bytes. */
const COST = 4096;
const cost = (of: Weighed): number => of.bytes + COST;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function loadsOf(all: readonly Weighed[], shards: number): number[] {
  const places = shardsOf(all, shards);
  return Array.from({ length: shards }, (_, shard) => sum(all.filter((_, k) => places[k] === shard).map(cost)));
}

/** Files of about 100 kB, the same in every run. */
function runs(number: number, prefix = 'runs'): Weighed[] {
  return Array.from({ length: number }, (_, k) => ({ file: `${prefix}/${k}.jsonl`, bytes: (k * 7919) % 200_003 }));
}

describe('shards', () => {
  test('have each file in exactly one of them', () => {
    check(
      fc.property(files, count, (all, shards) => {
        const places = shardsOf(all, shards);
        expect(places.length).toBe(all.length);
        expect(places.every((place) => Number.isInteger(place) && place >= 0 && place < shards)).toBe(true);
      }),
    );
  });

  test('have at most 5 % more than their part, or one file more where files are large', () => {
    check(
      fc.property(files, count, (all, shards) => {
        const part = sum(all.map(cost)) / shards;
        const most = Math.max(part * 1.05, part + Math.max(0, ...all.map(cost)));
        for (const load of loadsOf(all, shards)) expect(load).toBeLessThanOrEqual(most + 1e-3);
      }),
    );
  });

  test('do not depend on the order in which files are found', () => {
    check(
      fc.property(files, count, fc.infiniteStream(fc.nat()), (all, shards, order) => {
        const keyed = all.map((file) => ({ file, key: order.next().value as number }));
        const shuffled = keyed.sort((a, b) => a.key - b.key).map(({ file }) => file);
        const placesOf = (list: readonly Weighed[]): Map<string, number | undefined> => {
          const places = shardsOf(list, shards);
          return new Map(list.map(({ file }, k) => [file, places[k]]));
        };
        expect([...placesOf(shuffled)].sort()).toEqual([...placesOf(all)].sort());
      }),
    );
  });

  test.each([2, 3, 4, 16])('of many files are all of use: %d', (shards) => {
    const loads = loadsOf(runs(2000), shards);
    const part = sum(loads) / shards;
    expect(Math.max(...loads) / part).toBeLessThanOrEqual(1.05);
    expect(Math.min(...loads) / part).toBeGreaterThan(0.5);
  });

  test.each([2, 4, 16])(
    'of %d runners stay where they are, most of them, when files are added or taken away',
    (shards) => {
      const all = runs(2000);
      const places = shardsOf(all, shards);
      for (const added of [1, 20, 100]) {
        const more = shardsOf([...all, ...runs(added, 'new')], shards);
        const moved = places.filter((place, k) => more[k] !== place).length;
        expect(moved).toBeLessThan(100 + added * 2);
      }
      const fewer = shardsOf(all.slice(20), shards);
      expect(fewer.filter((place, k) => places[k + 20] !== place).length).toBeLessThan(100);
    },
  );

  test('with one file that is larger than all others together leave it alone as far as they can', () => {
    const all = [{ file: 'huge', bytes: 5_000_000_000 }, ...runs(300)];
    const places = shardsOf(all, 4);
    expect(places.filter((place) => place === places[0]).length).toBe(1);
    expect(new Set(places).size).toBe(4);
  });

  test('that are more than files are empty, but for as many as there are files', () => {
    const all = runs(5);
    expect(new Set(shardsOf(all, 40)).size).toBe(5);
    expect(shardsOf([], 3)).toEqual([]);
  });
});
