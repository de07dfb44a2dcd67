import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jsonForScript } from '../../src/report/page/json-script.ts';
import type { PageRow } from '../../src/report/page/page-data.ts';
import { sideBySide } from '../../src/report/page/side-by-side.ts';
import { canonical } from '../helpers/canonical.ts';

test('what the page is made of is what stands in page/', () => {
  const script = "import { pageAssetsText } from './scripts/page.mjs'; process.stdout.write(pageAssetsText());";
  const made = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { timeout: 60_000 });
  const kept = readFileSync('src/report/page/assets.ts');
  if (!made.equals(kept)) throw new Error('the page is not what page/ says: run npm run build');
  expect(kept.length).toBeGreaterThan(10_000);
});

describe('data in a script element', () => {
  test.each(['</script>', '<!--', ']]>', '\u2028\u2029', '&lt;'])('%j does not end it and comes back', (text) => {
    const json = jsonForScript({ [text]: [text] });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ [text]: [text] });
  });
});

/** The canonical form of a value. */
const form = (value: unknown): Buffer => Buffer.from(canonical(JSON.stringify(value)));

/** The rows of one side, with the equal ones. */
function sideOf(rows: readonly PageRow[], side: 'first' | 'second'): string[] {
  return rows.flatMap((row) => {
    if (row[0] === 'changed') return [side === 'first' ? row[1] : row[2]];
    if (row[0] === 'folded') return [`⋯ ${row[1]}`];
    return row[0] === 'same' || row[0] === side ? [row[1]] : [];
  });
}

describe('two answers side by side', () => {
  const rows = (one: unknown, other: unknown): PageRow[] => sideBySide(form(one), form(other));

  test('have their equal lines in both and mark what differs', () => {
    expect(rows({ a: 1, b: [1, 2], d: 'x' }, { a: 1, b: [1, 3], c: {}, d: 'x' })).toEqual([
      ['same', '{'],
      ['same', '  "a": 1'],
      ['same', '  "b": ['],
      ['same', '    1'],
      ['changed', '    2', '    3', [4, 5, 4, 5], '/b/1'],
      ['same', '  ]'],
      ['second', '  "c": {}', '/c'],
      ['same', '  "d": "x"'],
      ['same', '}'],
    ]);
  });

  test('are compared by line where they are texts', () => {
    const [one, other] = ['a\nb\nc\nd', 'a\nB\nc\nnew\nd'];
    expect(rows({ t: one }, { t: other })).toEqual(
      [
        ['same', '{'],
        ['same', '  "t": |'],
        ['same', '    a'],
        ['changed', '    b', '    B', [4, 5, 4, 5], '/t'],
        ['changed', '    c', '    c', [5, 5, 5, 5], '/t'],
        ['second', '    new', '/t'],
        ['same', '    d'],
        ['same', '}'],
      ].map((row) => (row[1] === '    c' ? ['same', '    c'] : row)),
    );
  });

  test('show a long line around what differs', () => {
    const [row] = rows('x'.repeat(1000) + 1, 'x'.repeat(1000) + 2);
    expect(row?.[0]).toBe('changed');
    const [, first, , [start, end]] = row as Extract<PageRow, readonly ['changed', ...unknown[]]>;
    expect(first.length).toBeLessThan(200);
    expect(first.slice(start, end)).toBe('1');
  });

  test('fold what is equal', () => {
    const many = Array.from({ length: 50 }, (_, k) => k);
    const [first] = rows({ a: many, b: 1 }, { a: many, b: 2 });
    expect(first).toEqual(['folded', 50]);
  });

  test('lose no line, whatever they are', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (one, other) => {
        const both = rows(one, other);
        const bare = (lines: string[]): string => lines.join('').replace(/\s/g, '');
        // What each side says is what that answer says beside itself, where nothing is folded.
        const alone = (value: unknown): PageRow[] => rows({ v: value, w: 1 }, { v: value, w: 2 });
        fc.pre([...both, ...alone(one), ...alone(other)].every(([kind]) => kind !== 'folded'));
        for (const [side, value] of [
          ['first', one],
          ['second', other],
        ] as const) {
          expect(`{"v":${bare(sideOf(both, side))}"w":1}`).toBe(bare(sideOf(alone(value), 'first')));
        }
      }),
    );
  });
});
