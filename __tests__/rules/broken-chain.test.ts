import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Verifier } from '../../src/chain/verifier.ts';
import { brokenChain } from '../../src/rules/broken-chain.ts';
import { findingsOf } from '../helpers/audit.ts';
import { findingOf } from '../helpers/reports.ts';

const INTACT = readFileSync('samples/sealed.jsonl', 'utf8');
const TAMPERED = readFileSync('samples/tampered.jsonl', 'utf8');

describe('broken-chain', () => {
  test('is the first link that does not hold, and no other', () => {
    const verifier = new Verifier();
    const text = TAMPERED.replace('"hits":7', '"hits":8');
    expect([...findingsOf([brokenChain], [text], { verifier })]).toEqual([
      { kind: 'broken-chain', index: 3, line: 4, tool: 'search', other: 3, first: 3 },
    ]);
    expect(verifier.break).toMatchObject({ index: 3, line: 4 });
  });

  test.each([
    ['an intact chain', INTACT],
    ['an unsealed transcript', readFileSync('samples/session-dirty.jsonl', 'utf8')],
    ['no calls', ''],
  ])('is not in %s', (_, text) => {
    const verifier = new Verifier();
    expect([...findingsOf([brokenChain], [text], { verifier })]).toEqual([]);
    expect(verifier.break).toBeUndefined();
  });

  test('has this detail', () => {
    const link = { index: 3, line: 4, expected: 'e0', found: 'f0' };
    expect(brokenChain.detail(findingOf('broken-chain', 3), { break: link })).toBe(
      'the first broken link: expected e0, found f0',
    );
  });

  test('says nothing where the link is not known', () => {
    expect(brokenChain.detail(findingOf('broken-chain', 3), {})).toBe('');
    expect(brokenChain.short(findingOf('broken-chain', 3), {})).toMatchObject({ words: [''], values: [] });
  });
});
