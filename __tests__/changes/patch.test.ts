import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LineRanges } from '../../src/changes/line-ranges.ts';
import { changedLines, PatchReader } from '../../src/changes/patch.ts';
import { treeChanges } from '../../src/changes/raw-diff.ts';

const shown = (ranges: LineRanges | undefined) => ranges && [...ranges].map(({ first, last }) => [first, last]);

describe('the lines that a patch of the API changes', () => {
  test.each<[what: string, patch: string, ranges: number[][]]>([
    ['one in the middle', '@@ -1,3 +1,3 @@\n a\n-b\n+B\n c', [[2, 2]]],
    [
      'some with others between',
      '@@ -1,4 +1,5 @@ text @@\n+a\n+b\n c\n-d\n+e\n f',
      [
        [1, 2],
        [4, 4],
      ],
    ],
    ['only taken out', '@@ -3,2 +2,0 @@\n-a\n-b', []],
    ['a new file', '@@ -0,0 +1,2 @@\n+a\n+b\n\\ No newline at end of file', [[1, 2]]],
    [
      'two hunks',
      '@@ -1 +1 @@\n-a\n+b\n@@ -9,0 +10 @@\n+c',
      [
        [1, 1],
        [10, 10],
      ],
    ],
    ['lines that look like a hunk', '@@ -1,2 +1,2 @@\n-@@ -1 +1 @@\n+@@ -5 +5 @@\n+x\n-y', [[1, 2]]],
    ['nothing', '', []],
  ])('%s', (_, patch, ranges) => {
    expect(shown(changedLines(patch))).toEqual(ranges);
  });
});

test('a patch is read in whatever pieces it comes', () => {
  const patch = Buffer.from(
    'diff --git "a/\\303\\251\\n" "b/\\303\\251\\n"\nindex 0..1 100644\n--- "a/\\303\\251\\n"\n+++ "b/\\303\\251\\n"\n@@ -2 +2,2 @@ x\n-+++ b/q\n+a\n+b\n\\ No newline at end of file\n@@ -9,2 +10,0 @@\n-a\n-b\ndiff --git a/b b/b\n--- a/b c\t\n+++ b/b c\t\n@@ -0,0 +1 @@\n+x\n--- a/d\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n',
  );
  fc.assert(
    fc.property(fc.array(fc.nat(patch.length), { maxLength: 9 }), (cuts) => {
      const reader = new PatchReader();
      let start = 0;
      for (const end of [...cuts.sort((a, b) => a - b), patch.length]) {
        // What the chunk was in may be used anew.
        const chunk = Buffer.from(patch.subarray(start, end));
        reader.read(chunk);
        chunk.fill(0);
        start = end;
      }
      const lines = reader.finish();
      expect([...lines].map(([file, ranges]) => [file, shown(ranges)])).toEqual([
        ['é\n', [[2, 3]]],
        ['b c', [[1, 1]]],
      ]);
    }),
  );
});

test('ranges have the lines that are in one of them', () => {
  const gaps = fc.array(fc.tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 1, max: 9 })), { maxLength: 20 });
  fc.assert(
    fc.property(gaps, fc.nat(300), (sizes, line) => {
      let end = 0;
      const ranges = sizes.map(([gap, size]) => {
        const first = end + gap;
        end = first + size - 1;
        return { first, last: end };
      });
      expect(new LineRanges(ranges).has(line)).toBe(ranges.some(({ first, last }) => first <= line && line <= last));
    }),
  );
});

test('a comparison of trees is read to its end, whatever the names', () => {
  const [zero, one] = ['0'.repeat(40), '1'.repeat(40)];
  const output = `:000000 100644 ${zero} ${one} A\0:a\0:100644 120000 ${one} ${zero} T\0b\nc\0:100644 100644 ${one} ${one} R087\0d\0e\0:160000 000000 ${one} ${zero} D\0f\0`;
  expect([...treeChanges(Buffer.from(output))]).toEqual([
    { status: 'added', path: ':a', baseMode: '000000', baseObject: zero },
    { status: 'modified', path: 'b\nc', baseMode: '100644', baseObject: one },
    { status: 'renamed', path: 'e', previous: 'd', baseMode: '100644', baseObject: one },
    { status: 'deleted', path: 'f', baseMode: '160000', baseObject: one },
  ]);
  expect([...treeChanges(Buffer.alloc(0))]).toEqual([]);
});
