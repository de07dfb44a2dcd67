import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Aligner } from '../../src/compare/aligner.ts';
import { compared, run, told } from '../helpers/compare.ts';

describe('the alignment of two runs', () => {
  test.each<[string, string, string, string[]]>([
    ['a call more', 'a b', 'a c b', ['  0/0 a', '+ 1 c', '  1/2 b']],
    ['a call less', 'a c b', 'a b', ['  0/0 a', '- 1 c', '  2/1 b']],
    ['another tool', 'a b c', 'a d c', ['  0/0 a', '- 1 b', '+ 1 d', '  2/2 c']],
    ['other arguments', 'a b1 c', 'a b2 c', ['  0/0 a', '~ 1/1 b arguments', '  2/2 c']],
    ['another answer', 'a b=1 c', 'a b=2 c', ['  0/0 a', '~ 1/1 b response', '  2/2 c']],
    ['an answer on one side only', 'a b=1', 'a b=', ['  0/0 a', '~ 1/1 b response']],
    ['arguments and answer, which counts as arguments', 'b1=1', 'b2=2', ['~ 0/0 b arguments']],
    ['calls of one tool between others', 'a b1 b2 c', 'a b3 c', ['  0/0 a', '~ 1/1 b arguments', '- 2 b', '  3/2 c']],
    ['equal calls far from any change', 'a b c d e f', 'a b c d e', ['.. 3', '  3/3 d', '  4/4 e', '- 5 f']],
    ['nothing', 'a b c', 'a b c', ['.. 3']],
    ['nothing but the order in a batch', 'a b1+c+b2 d', 'a b2+b1+c d', ['.. 5']],
    ['nothing but the order in a batch, and what stands alone', 'a b+c d', 'a c b d', ['.. 4']],
    ['nothing but which of two identical calls got which answer', 'a=1+a=2', 'a=2+a=1', ['.. 2']],
    [
      'something in a batch in another order',
      'a b1+c+d e',
      'x d+b2+c y',
      ['- 0 a', '+ 0 x', '~ 1/2 b arguments', '  2/3 c', '  3/1 d', '- 4 e', '+ 4 y'],
    ],
  ])('where they differ in %s', (_, base, head, expected) => {
    expect(told(compared(run(base), run(head)))).toEqual(expected);
  });

  test('the order of two calls that were made one after the other matters', () => {
    expect(compared(run('a b'), run('b a')).counts).toMatchObject({ equal: 1, structure: 2 });
  });

  test('two runs of nothing have no step', () => {
    expect(compared([], []).sessions).toEqual([]);
  });
});

/** The length of the longest common subsequence. */
function longest(left: readonly number[], right: readonly number[]): number {
  let row = new Array<number>(right.length + 1).fill(0);
  for (const number of left) {
    const next = [0];
    for (const [at, other] of right.entries()) {
      next.push(number === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The pairs of an alignment, which must be of equal numbers and in order. */
function pairs(left: readonly number[], right: readonly number[], numbers: number): number {
  const partners = new Aligner(numbers).align(Int32Array.from(left), Int32Array.from(right));
  let last = -1;
  let count = 0;
  for (const [at, partner] of partners.entries()) {
    if (partner === -1) continue;
    if (partner <= last || left[at] !== right[partner]) throw new Error(`${at} with ${partner}`);
    last = partner;
    count++;
  }
  return count;
}

describe('an aligner', () => {
  const sequence = (most: number, maxLength: number) => fc.array(fc.nat(most), { maxLength });

  test('leaves as many as can be where little differs', () => {
    fc.assert(
      fc.property(sequence(4, 30), sequence(4, 30), (left, right) => {
        expect(pairs(left, right, 5)).toBe(longest(left, right));
      }),
      { numRuns: 500 },
    );
  });

  test('aligns in order whatever differs', () => {
    fc.assert(
      fc.property(fc.constantFrom(2, 20, 300), fc.infiniteStream(fc.nat(2 ** 20)), (most, numbers) => {
        const next = (): number => (numbers.next().value as number) % (most + 1);
        const left = Array.from({ length: 500 }, next);
        const right = Array.from({ length: 500 }, next);
        expect(pairs(left, right, most + 1)).toBeLessThanOrEqual(longest(left, right));
        expect(pairs(left, left, most + 1)).toBe(left.length);
      }),
      { numRuns: 20 },
    );
  });

  test.each([3, 40, 1000])('loses little where much differs, of %d different calls', (different) => {
    let state = 1;
    const random = (most: number): number => {
      state = (state * 48271) % 2147483647;
      return state % most;
    };
    const left = Array.from({ length: 2000 }, () => random(different));
    // One call of five is left out, put in or another one.
    const right = left.flatMap((number) => {
      const edit = random(15);
      return edit === 0 ? [] : edit === 1 ? [number, random(different)] : edit === 2 ? [random(different)] : [number];
    });
    expect(pairs(left, right, different)).toBeGreaterThan(longest(left, right) * 0.97);
  });
});
