import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { brokenSeal } from '../../src/rules/broken-seal.ts';
import { findingsOf } from '../helpers/audit.ts';
import { findingOf } from '../helpers/reports.ts';

const SEALED = readFileSync('samples/sealed.jsonl', 'utf8');

describe('broken-seal', () => {
  test('stands at the last call, and says what the seal says', () => {
    const seal = { fault: () => 'not complete: why' };
    expect([...findingsOf([brokenSeal], [SEALED], { seal })]).toEqual([
      { kind: 'broken-seal', index: 5, line: 6, tool: 'search', note: 'not complete: why', other: 5, first: 5 },
    ]);
  });

  test.each([
    ['a seal that holds', SEALED, { fault: () => undefined }],
    ['what nobody knows more of', SEALED, undefined],
    ['no calls, of which none could be named', '', { fault: () => 'not complete: why' }],
  ])('is not in %s', (_, text, seal) => {
    expect([...findingsOf([brokenSeal], [text], { seal })]).toEqual([]);
  });

  test('is told in its own words', () => {
    const found = { ...findingOf('broken-seal', 3), note: 'not signed' };
    expect(brokenSeal.detail(found)).toBe('not signed');
    expect(brokenSeal.short(found)).toMatchObject({ words: ['the seal does not hold: ', ''] });
    expect([
      brokenSeal.detail(findingOf('broken-seal', 3)),
      brokenSeal.short(findingOf('broken-seal', 3)),
    ]).toMatchObject(['', { words: ['the seal does not hold: ', ''] }]);
  });
});
