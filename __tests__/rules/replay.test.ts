import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { brief, findingsOf, REPLAY } from '../helpers/audit.ts';
import { transcriptOf } from '../helpers/transcript.ts';

test('the dirty session has one redundant call and diverges at index 5', () => {
  const findings = findingsOf(REPLAY, [readFileSync('samples/session-dirty.jsonl')]);
  expect(brief(findings)).toEqual(['2 redundant-call 1', '5 non-determinism 3']);
  expect(findings.divergence).toBe(5);
});

test('the clean session has no finding', () => {
  expect(brief(findingsOf(REPLAY, [readFileSync('samples/session-clean.jsonl')]))).toEqual([]);
});

test('a call that is both has non-determinism first', () => {
  const text = transcriptOf([
    ['ls', '{}', '{"n":1}'],
    ['ls', '{}', '{"n":2}'],
  ]);
  expect(brief(findingsOf(REPLAY, [text]))).toEqual(['1 non-determinism 0', '1 redundant-call 0']);
});
