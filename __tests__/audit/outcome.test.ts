import { describe, expect, test } from '@jest/globals';
import type { Kind } from '../../src/rules/kinds.ts';
import { auditReport, fileReport, findingOf, unusableReport } from '../helpers/reports.ts';

const CLEAN = fileReport('clean');
const FOUND = fileReport('found', [findingOf('redundant-call', 1), findingOf('broken-chain', 2)]);
const UNUSABLE = unusableReport('unusable');
const EMPTY = fileReport('empty', [], { calls: 0 });

describe('the outcome', () => {
  test.each([
    ['clean files', [CLEAN, CLEAN], 'clean', 0],
    ['a file with findings', [CLEAN, FOUND], 'findings', 1],
    ['a file that cannot be judged', [CLEAN, UNUSABLE], 'unusable', 2],
    ['both, where 2 wins over 1', [FOUND, UNUSABLE], 'unusable', 2],
    ['no file', [], 'unusable', 2],
    ['a file without calls', [EMPTY], 'unusable', 2],
    ['a file without calls beside one with', [EMPTY, CLEAN], 'clean', 0],
  ] as const)('of %s', (_, files, result, exitCode) => {
    expect(auditReport(files)).toMatchObject({ result, exitCode });
  });

  test.each<[Kind[], number]>([
    [[], 0],
    [['redundant-call'], 1],
    [['broken-chain'], 1],
    [['non-determinism', 'permission-overreach'], 0],
  ])('when %j fail has the exit code %d, and the findings are findings all the same', (kinds, exitCode) => {
    expect(auditReport([FOUND], { failOn: new Set(kinds) })).toMatchObject({
      result: 'findings',
      exitCode,
      findings: 2,
    });
  });

  test('is unusable for what cannot be judged, whatever fails', () => {
    expect(auditReport([UNUSABLE], { failOn: new Set(), ifNoFilesFound: 'ignore' }).exitCode).toBe(2);
  });
});

test('the numbers are those of all files together', () => {
  expect(auditReport([CLEAN, FOUND, FOUND, UNUSABLE])).toMatchObject({
    calls: 18,
    findings: 4,
    counts: { 'non-determinism': 0, 'redundant-call': 2, 'permission-overreach': 0, 'broken-chain': 2 },
    unusableFiles: 1,
  });
});

describe('where there was nothing to check', () => {
  test.each([
    ['no file', [], 'no file that matches'],
    ['no call', [EMPTY, EMPTY], 'not one call in the files that match'],
  ])('%s is the reason', (_, files, found) => {
    const { nothing } = auditReport(files);
    expect([nothing?.code, nothing?.fault.found]).toEqual(['nothing-checked', found]);
  });

  test.each(['warn', 'ignore'] as const)(
    'it is clean when asked to %s, and the reason still stands',
    (ifNoFilesFound) => {
      for (const files of [[], [EMPTY]]) {
        const report = auditReport(files, { ifNoFilesFound });
        expect(report).toMatchObject({ result: 'clean', exitCode: 0 });
        expect(report.nothing).toBeDefined();
      }
    },
  );

  test('a file that cannot be judged is reason enough', () => {
    expect(auditReport([UNUSABLE]).nothing).toBeUndefined();
  });

  test('and there is no reason where something was', () => {
    expect(auditReport([CLEAN, EMPTY])).not.toHaveProperty('nothing');
  });
});
