import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { BrokenChain, brokenChainDetail } from '../../src/rules/broken-chain.ts';
import { findingsOf } from '../helpers/audit.ts';

const INTACT = readFileSync('samples/sealed.jsonl', 'utf8');
const TAMPERED = readFileSync('samples/tampered.jsonl', 'utf8');

describe('broken-chain', () => {
  test('is the first link that does not hold, and no other', () => {
    const rule = new BrokenChain();
    const text = TAMPERED.replace('"hits":7', '"hits":8');
    expect([...findingsOf([rule], [text])]).toEqual([
      { kind: 'broken-chain', index: 3, line: 4, tool: 'search', other: 3, first: 3 },
    ]);
    expect(rule.break).toMatchObject({ index: 3, line: 4 });
  });

  test.each([
    ['an intact chain', INTACT],
    ['an unsealed transcript', readFileSync('samples/session-dirty.jsonl', 'utf8')],
    ['no calls', ''],
  ])('is not in %s', (_, text) => {
    const rule = new BrokenChain();
    expect([...findingsOf([rule], [text])]).toEqual([]);
    expect(rule.break).toBeUndefined();
  });

  test('has this detail', () => {
    expect(brokenChainDetail({ index: 3, line: 4, expected: 'e0', found: 'f0' })).toBe(
      'the first broken link: expected e0, found f0',
    );
  });
});
