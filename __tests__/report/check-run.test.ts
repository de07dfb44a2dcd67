import { describe, expect, test } from '@jest/globals';
import { checkRun } from '../../src/report/check-run.ts';
import type { LinkTo } from '../../src/report/summary.ts';
import type { Finding } from '../../src/rules/finding.ts';
import { blocksOf, faultsOf } from '../helpers/html.ts';
import { auditReport, fileReport, findingOf, HOSTILE, unusableReport } from '../helpers/reports.ts';

const NOWHERE: LinkTo = () => undefined;

function of(files: Parameters<typeof auditReport>[0]) {
  return checkRun(auditReport(files), NOWHERE, 'annotated');
}

function many(kind: Finding['kind'], number: number, more: Partial<Finding> = {}): Finding[] {
  return Array.from({ length: number }, (_, k) => findingOf(kind, k, more));
}

test('the worst come first, whatever file they are in', () => {
  const { annotations } = of([
    fileReport('a', [findingOf('redundant-call', 1), findingOf('non-determinism', 2)]),
    fileReport('b', [findingOf('redundant-call', 1), findingOf('permission-overreach', 3)]),
    unusableReport('c'),
  ]);
  expect(annotations.map(({ title, path }) => `${title} ${path}`)).toEqual([
    'unusable c',
    'permission-overreach b',
    'non-determinism a',
    'redundant-call a',
    'redundant-call b',
  ]);
});

test('findings on one repeated call are an annotation each', () => {
  const { annotations } = of([fileReport('a', many('redundant-call', 30), { calls: 30 })]);
  expect(annotations.map(({ start_line }) => start_line)).toEqual(Array.from({ length: 30 }, (_, k) => k + 1));
});

test('there are 1,000 annotations at most, and how many are left out is said', () => {
  const unusable = Array.from({ length: 20 }, (_, k) => unusableReport(`u${k}`));
  const run = of([
    ...unusable,
    fileReport('a', [...many('redundant-call', 900), ...many('non-determinism', 400)], { calls: 900 }),
  ]);
  expect(run.annotations.length).toBe(1000);
  const count = (title: string): number => run.annotations.filter((one) => one.title === title).length;
  expect([count('unusable'), count('non-determinism'), count('redundant-call')]).toEqual([20, 400, 580]);
  expect(run.summary).toContain(
    'Annotated are the 1000 worst; 320 more have no annotation, the log has them. 1000 annotations.',
  );
  const all = of([fileReport('a', many('redundant-call', 1000), { calls: 1000 })]);
  expect(all.annotations.length).toBe(1000);
  expect(all.summary).not.toContain('more have no annotation');
});

test('more unusable transcripts than there is room for leave no room for findings', () => {
  const unusable = Array.from({ length: 1100 }, (_, k) => unusableReport(`u${k}`));
  const run = of([...unusable, fileReport('a', many('redundant-call', 5))]);
  expect(run.annotations.length).toBe(1000);
  expect(run.summary).toContain(' 105 more have no annotation');
});

describe('GitHub counts bytes', () => {
  const wide = '\u{1f600}'.repeat(60);
  test.each([
    ['many findings', [fileReport('a', many('redundant-call', 700, { tool: wide }), { calls: 700 })]],
    ['many files', Array.from({ length: 700 }, (_, k) => fileReport(`${wide}${k}`, many('redundant-call', 3)))],
    ['many faults', Array.from({ length: 700 }, (_, k) => unusableReport(`${k}`, { file: wide }, { found: wide }))],
    [
      'many notes',
      Array.from({ length: 300 }, (_, k) => {
        const log = { format: 'codex', unanswered: 1, orphans: 1, duplicates: 1, skipped: new Map() };
        return fileReport(`${k}${wide}`, [], { log, session: wide });
      }),
    ],
  ])('and of those, %s fit', (_, files) => {
    const { text, summary, title, annotations } = of(files);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(65_535);
    expect(Buffer.byteLength(text)).toBeGreaterThan(20_000);
    expect(text).toMatch(/left out/);
    expect(faultsOf(text)).toEqual([]);
    expect(Buffer.byteLength(summary)).toBeLessThan(1000);
    expect(title.length).toBeLessThanOrEqual(255);
    for (const { message, title: heading } of annotations) {
      expect(Buffer.byteLength(message)).toBeLessThan(65_536);
      expect(heading.length).toBeLessThanOrEqual(255);
    }
  });
});

test.each(HOSTILE)('%j is nothing but data', (name) => {
  const run = of([fileReport(name, [findingOf('redundant-call', 1, { tool: name })], { session: name })]);
  expect(faultsOf(run.text)).toEqual([]);
  expect(blocksOf(run.text).markdown).not.toMatch(/everyone|example\.com/);
  expect(run.annotations.map(({ message }) => message).join('')).not.toMatch(/##\[|\p{Cc}/u);
  expect(run.annotations.every(({ path }) => path.isWellFormed())).toBe(true);
});
