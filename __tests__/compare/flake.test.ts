import { describe, expect, test } from '@jest/globals';
import { type Flake, FlakeNumbers, flakeOf } from '../../src/compare/flake.ts';
import { Identities } from '../../src/compare/identities.ts';
import { wilson } from '../../src/compare/wilson.ts';
import { callsOf, Memory, run } from '../helpers/compare.ts';

describe('a Wilson interval', () => {
  // R's prop.test(x, n, correct = FALSE), and the table in R. G. Newcombe, Statistics in Medicine 17 (1998), method 3.
  test.each<[number, number, number, number]>([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [29, 29, 0.883, 1],
  ])('%d of %d', (times, of, low, high) => {
    const rate = wilson(times, of);
    expect([rate.low, rate.high].map((bound) => Number(bound.toFixed(4)))).toEqual([low, high]);
  });
});

function flake(...runs: readonly string[]): Flake {
  const texts = new Memory();
  const identities = new Identities(texts, undefined);
  const numbers = new FlakeNumbers();
  return flakeOf(
    runs.map((text, k) => numbers.runOf(`run ${k}`, callsOf(run(text), texts), identities)),
    numbers.tools,
  );
}

describe('runs of one task', () => {
  test('that are alike', () => {
    const { sequences, parting, similarity, sameArguments } = flake('a b c', 'a b c', 'a b c');
    expect(sequences).toEqual([{ runs: 3, name: 'run 0', calls: 3 }]);
    expect([parting, similarity, sameArguments]).toEqual([undefined, 1, { times: 9, of: 9 }]);
  });

  test('that differ in the order within a batch alone', () => {
    expect(flake('a b+c d', 'a c+b d').sequences.length).toBe(1);
  });

  test('that differ in arguments alone have one sequence', () => {
    const { sequences, steps, sameArguments } = flake('a1 b', 'a2 b', 'a1 b');
    expect(sequences.length).toBe(1);
    expect(sameArguments).toEqual({ times: 5, of: 6 });
    expect(steps.map(({ differentArguments }) => differentArguments)).toEqual([2, 1]);
  });

  test('that part', () => {
    const { sequences, parting, similarity, sequenceRate, steps } = flake('a b c', 'a b c', 'a c', 'a b c d');
    expect(sequences.map(({ runs, name, calls }) => [runs, name, calls])).toEqual([
      [2, 'run 0', 3],
      [1, 'run 2', 2],
      [1, 'run 3', 4],
    ]);
    expect(parting).toBe(1);
    expect(similarity).toBeCloseTo((1 + 1 + 4 / 5 + 6 / 7) / 4, 12);
    expect(sequenceRate).toMatchObject({ times: 2, of: 4 });
    expect(steps.map(({ tool, rate }) => `${tool} ${rate.times}/${rate.of}`)).toEqual(['a 4/4', 'b 3/4', 'c 4/4']);
  });

  test('of which one ends before the other', () => {
    expect(flake('a b', 'a b c').parting).toBe(2);
  });

  test('that are much shorter than most are put in place in order', () => {
    const long = Array.from({ length: 400 }, (_, k) => 'abcd'[k % 4]).join(' ');
    const { steps, similarity } = flake(long, long, 'c b e');
    expect(steps.filter(({ rate }) => rate.times === 3).map(({ index }) => index)).toEqual([2, 5]);
    expect(similarity).toBeCloseTo((1 + 1 + 4 / 403) / 3, 12);
  });
});
