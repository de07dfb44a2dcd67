import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/rules/finding.ts';
import { repeatedLoop } from '../../src/rules/repeated-loop.ts';
import { brief } from '../helpers/audit.ts';
import { judgedWith, type Said, said } from '../helpers/knowledge.ts';
import { findingOf } from '../helpers/reports.ts';

function loops(all: readonly Said[]): Finding[] {
  return [...judgedWith(all).findings].filter(({ kind }) => kind === 'repeated-loop');
}

const notes = (all: readonly Said[]): (string | undefined)[] => loops(all).map(({ note }) => note);

/** Calls such as `a1`: tool and answer. `a!1` is an answer that says that the call failed, `a?` none. */
function calls(text: string): Said[] {
  return text.split(' ').map((word) => {
    const [tool = '', more = ''] = [word.slice(0, 1), word.slice(1)];
    if (more === '?') return said(tool, null);
    return said(tool, more.startsWith('!') ? `{"$error":true,"n":"${more}"}` : `{"n":"${more}"}`);
  });
}

describe('a loop', () => {
  test.each<[string, string, string[]]>([
    [
      'three times the same with the same answer',
      'a1 a1 a1',
      ['3 calls up to index 2, the same call with the same answer; the repeats cost 28 bytes'],
    ],
    [
      'among others',
      'b1 a1 a1 a1 a1 b1',
      ['4 calls up to index 4, the same call with the same answer; the repeats cost 42 bytes'],
    ],
    [
      'three failures, whatever is told',
      'a!1 a!2 a!3',
      ['3 calls up to index 2, the same call failing each time; the repeats cost 58 bytes'],
    ],
    [
      'three failures alike',
      'a!1 a!1 a!1',
      ['3 calls up to index 2, the same call failing with the same answer; the repeats cost 58 bytes'],
    ],
    [
      'two in turn, three times',
      'a1 b2 a1 b2 a1 b2',
      ['6 calls up to index 5, two calls in turn with the same answers; the repeats cost 56 bytes'],
    ],
    [
      'two in turn, three times and a half',
      'c1 a1 b2 a1 b2 a1 b2 a1',
      ['7 calls up to index 7, two calls in turn with the same answers; the repeats cost 70 bytes'],
    ],
  ])('is %s', (_, text, expected) => {
    expect(notes(calls(text))).toEqual(expected);
  });

  test.each([
    ['twice the same', 'a1 a1'],
    ['the same with other answers', 'a1 a2 a3 a4'],
    ['two failures', 'a1 a!1 a!2 a1'],
    ['two in turn, five calls', 'a1 b1 a1 b1 a1'],
    ['two in turn, with an answer that changes', 'a1 b1 a1 b2 a1 b3 a1 b4'],
    ['three in turn', 'a1 b1 c1 a1 b1 c1 a1 b1 c1'],
    ['what a call without an answer interrupts', 'a1 a1 b? a1 a1'],
    ['what another call interrupts', 'a1 a1 b1 a1 a1'],
  ])('is not %s', (_, text) => {
    expect(notes(calls(text))).toEqual([]);
  });

  test('is one finding, however long, at its first call', () => {
    const all = calls(`b1 ${'a1 '.repeat(40)}b1`);
    expect(loops(all)).toEqual([
      expect.objectContaining({ index: 1, line: 2, tool: 'a', other: 40, first: 1, kind: 'repeated-loop' }),
    ]);
  });

  test('can follow another, in the order of calls', () => {
    const found = loops(calls('a1 a1 a1 a2 a2 a2 a!1 a!2 a!3 b1 a1 b1 a1 b1 a1 a1 a1'));
    expect(found.map(({ index, other }) => [index, other])).toEqual([
      [0, 2],
      [3, 5],
      [6, 8],
      [9, 14],
      [14, 16],
    ]);
  });

  test('may be of calls that change something', () => {
    expect(notes([said('write /a'), said('write /a'), said('write /a')])).toHaveLength(1);
  });

  test('goes on over polling calls, which are none of it and make none', () => {
    const one = said('read /a', '{}');
    expect(loops([one, said('wait'), one, said('wait'), one]).map(({ index, other }) => [index, other])).toEqual([
      [0, 4],
    ]);
    expect(notes([said('wait'), said('wait'), said('wait')])).toEqual([]);
  });

  test('ends with a compaction', () => {
    const all = [0, 0, 1, 1].map((era) => said('read /a', '{}', { era }));
    expect(notes(all)).toEqual([]);
    expect(notes([...all, said('read /a', '{}', { era: 1 })])).toHaveLength(1);
  });

  test('counts what was issued together once', () => {
    const batches = (...numbers: number[]): Said[] => numbers.map((batch) => said('read /a', '{}', { batch }));
    expect(notes(batches(1, 1, 1, 1))).toEqual([]);
    expect(notes(batches(1, 1, 2, 2))).toEqual([]);
    expect(notes(batches(1, 1, 2, 2, 3))).toEqual([expect.stringMatching(/^3 calls up to index 4, /)]);
  });

  test('is not looked for without knowledge of tools', () => {
    const { findings } = judgedWith(calls('a1 a1 a1 a1'), { knowledge: undefined });
    expect(findings.count('repeated-loop')).toBe(0);
    expect(findings.isWatchedFor('repeated-loop')).toBe(false);
    expect(judgedWith([]).findings.isWatchedFor('repeated-loop')).toBe(true);
  });

  test('is told with its length and what it cost', () => {
    const finding = findingOf('repeated-loop', 3, { other: 7, note: '5 calls' });
    expect(repeatedLoop.detail(finding)).toBe("tool 'read_file' starts a loop: 5 calls");
    expect(repeatedLoop.short(finding)).toEqual({ words: ['a loop: ', ''], values: [{ note: '5 calls' }] });
  });
});

describe('repeats in a loop', () => {
  const told = (...calls: readonly string[]): string[] => brief(judgedWith(calls.map((call) => said(call))).findings);

  test('are told as the loop and not each', () => {
    expect(told('now', 'now', 'now', 'now')).toEqual(['0 repeated-loop 3']);
    expect(told('now', 'look', 'now', 'look', 'now', 'look')).toEqual(['0 repeated-loop 5']);
  });

  test('are told where they repeat what stood before it, or stand outside', () => {
    expect(told('look', 'read /a', 'now', 'look', 'now', 'look', 'now', 'look', 'read /a')).toEqual([
      '2 repeated-loop 7',
      '3 redundant-call 0',
      '8 redundant-call 1',
    ]);
    expect(told('now', 'now', 'look', 'look', 'look', 'now')).toEqual([
      '1 redundant-call 0',
      '2 repeated-loop 4',
      '5 redundant-call 1',
    ]);
  });
});
