import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ERRORS, KINDS, perKind, RULE_OF, RULES, WARNINGS } from '../../src/rules/kinds.ts';
import { CHECKS, type Context } from '../../src/rules/rule.ts';
import { findingOf } from '../helpers/reports.ts';

const CONTEXT: Context = { agent: 'docs-reader', break: { index: 3, line: 4, expected: 'e0', found: 'f0' } };

describe('the kinds', () => {
  test('are in the order in which they are reported', () => {
    expect(KINDS).toEqual([
      'non-determinism',
      'redundant-call',
      'repeated-loop',
      'permission-warning',
      'unverifiable-call',
      'permission-overreach',
      'broken-chain',
      'broken-seal',
    ]);
  });

  test('are, from the worst on, the errors and then the warnings', () => {
    expect(ERRORS).toEqual([
      'broken-seal',
      'broken-chain',
      'permission-overreach',
      'unverifiable-call',
      'non-determinism',
    ]);
    expect(WARNINGS).toEqual(['permission-warning', 'repeated-loop', 'redundant-call']);
    expect([...ERRORS, ...WARNINGS].sort()).toEqual([...KINDS].sort());
  });

  test('have one value each', () => {
    expect(Object.entries(perKind(({ level }) => level))).toEqual(RULES.map(({ kind, level }) => [kind, level]));
  });

  test('have each a file of its name, and no rule is left out of the list', () => {
    const files = readdirSync('src/rules').filter((file) =>
      readFileSync(`src/rules/${file}`, 'utf8').includes('satisfies Rule;'),
    );
    expect(files).toEqual(KINDS.map((kind) => `${kind}.ts`).sort());
  });

  test('differ in their marks', () => {
    expect(new Set(RULES.map(({ mark }) => mark)).size).toBe(KINDS.length);
  });
});

describe.each(KINDS)('%s', (kind) => {
  const rule = RULE_OF[kind];
  const finding = findingOf(kind, 5, {
    other: 2,
    ...(kind === 'broken-seal' && { note: 'not complete: the file is empty' }),
  });

  test('has a check, a level and a mark of one sign', () => {
    expect(rule.kind).toBe(kind);
    expect(CHECKS).toContain(rule.check);
    expect(['error', 'warning']).toContain(rule.level);
    expect([...new Intl.Segmenter().segment(rule.mark)]).toHaveLength(1);
  });

  test('has a detail, and a short form with what it tells', () => {
    expect(rule.detail(finding, CONTEXT)).toMatch(/^\S.*\S$/);
    const { words, values } = rule.short(finding, CONTEXT);
    expect(words.join('')).toMatch(/\w/);
    expect(values).toHaveLength(words.length - 1);
    expect(values).not.toContain('');
  });
});
