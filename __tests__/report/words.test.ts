import { describe, expect, test } from '@jest/globals';
import { ToolReplayError } from '../../src/error.ts';
import { errorText, placeText } from '../../src/report/error.ts';
import { fileVerdict } from '../../src/report/log.ts';
import { count, kindCounts, notChecked, verdict } from '../../src/report/words.ts';
import { auditReport, fileReport, findingOf, unusableReport } from '../helpers/reports.ts';

const SKIPPED = { state: 'skipped', why: 'not sealed' } as const;

test.each([
  [0, '0 calls'],
  [1, '1 call'],
  [2, '2 calls'],
])('%d has its noun in the right number', (number, words) => {
  expect(count(number, 'call')).toBe(words);
});

test('kinds are counted in their order, without those that are not there', () => {
  const { findings } = fileReport('a', [
    findingOf('broken-chain', 1),
    findingOf('non-determinism', 2),
    findingOf('non-determinism', 3),
  ]);
  expect(kindCounts(findings)).toBe('2 non-determinism, 1 broken-chain');
});

describe('the verdict', () => {
  test.each([
    ['clean', [fileReport('a')], 'no finding in 6 calls in 1 transcript'],
    ['findings', [fileReport('a', [findingOf('redundant-call', 1)])], '1 finding in 6 calls in 1 transcript'],
    ['unusable', [unusableReport('a'), unusableReport('b')], '2 transcripts cannot be judged'],
    ['nothing', [], 'nothing was checked'],
  ])('%s', (_, files, words) => {
    expect(verdict(auditReport(files))).toBe(words);
  });
});

test('what was not checked leaves out what cannot be judged', () => {
  const files = [fileReport('a', [], { chain: SKIPPED }), fileReport('b', [], { chain: SKIPPED }), unusableReport('c')];
  expect(notChecked({ files, notEntered: ['a', 'b'] })).toEqual([
    'chain of 2 transcripts: not sealed',
    '2 folders: a symbolic link, not entered',
  ]);
});

describe('the verdict on one file in the log', () => {
  test.each([
    ['clean', fileReport('a.jsonl'), 'a.jsonl: 6 calls, no finding, chain: intact, scope: docs-reader'],
    [
      'with findings',
      fileReport('a', [findingOf('redundant-call', 1)], { chain: SKIPPED }),
      'a: 6 calls, 1 finding (1 redundant-call), chain: not sealed, scope: docs-reader',
    ],
    [
      'without scope',
      fileReport('a', [], { scope: { state: 'skipped', why: 'no scope given' } }),
      'a: 6 calls, no finding, chain: intact, scope: no scope given',
    ],
    ['unusable', unusableReport('a\nb'), 'a\\nb: unusable'],
  ])('%s', (_, file, words) => {
    expect(fileVerdict(file)).toBe(words);
  });
});

describe('an error', () => {
  const error = new ToolReplayError(
    'json',
    { found: 'a\nb', expected: 'c', advice: 'd' },
    { file: 'x\ny', line: 2, column: 3 },
  );

  test('stands on one line, after its place', () => {
    expect(errorText(error)).toBe('x\\ny:2:3: found a\\nb, expected c; d');
  });

  test('without a place is only its message', () => {
    expect(errorText(new ToolReplayError('usage', { found: 'x' }))).toBe('found x');
  });

  test('has as much of a place as is known', () => {
    expect([placeText({ file: 'f', line: 2 }), placeText({ line: 2 }), placeText({})]).toEqual(['f:2', '2', '']);
  });
});
