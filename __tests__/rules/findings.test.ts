import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/rules/finding.ts';
import { Findings } from '../../src/rules/findings.ts';
import { KINDS } from '../../src/rules/kinds.ts';
import { defined } from '../helpers/canonical.ts';
import { collected } from '../helpers/reports.ts';

function finding(k: number): Finding {
  const kind = defined(KINDS[k % KINDS.length]);
  return { kind, index: k * 3, line: k * 5 + 1, tool: `tool ${k % 11}`, other: k * 2, first: k };
}

describe('Findings', () => {
  test('are none to begin with', () => {
    const findings = new Findings();
    expect([findings.total, findings.divergence, ...findings]).toEqual([0, undefined]);
    expect(KINDS.filter((kind) => findings.count(kind) > 0)).toEqual([]);
  });

  test.each([1, 1023, 1024, 1025, 2048, 5000])('come back as they went in, in order: %d of them', (size) => {
    const all = Array.from({ length: size }, (_, k) => finding(k));
    const findings = collected(all);
    expect([...findings]).toEqual(all);
    expect(findings.total).toBe(size);
  });

  test('can be looked at more than once, and by two at a time', () => {
    const findings = collected([0, 1, 2].map(finding));
    const pairs = [...findings].flatMap((left) => Array.from(findings, (right) => [left.first, right.first]));
    expect(pairs).toHaveLength(9);
    expect(pairs.at(-1)).toEqual([2, 2]);
  });

  test('are counted by kind', () => {
    const findings = collected(Array.from({ length: 4003 }, (_, k) => finding(k)));
    const size = 4003 / KINDS.length;
    for (const kind of KINDS) expect(Math.abs(findings.count(kind) - size)).toBeLessThan(1);
  });

  test('have their divergence where the first non-determinism is', () => {
    const findings = collected([{ ...finding(1), index: 4 }]);
    expect(findings.divergence).toBeUndefined();
    findings.add('non-determinism', { ...finding(0), index: 6 });
    findings.add('non-determinism', { ...finding(0), index: 9 });
    expect(findings.divergence).toBe(6);
  });

  test('have a divergence at index 0 as at any other', () => {
    expect(collected([{ ...finding(0), index: 0 }]).divergence).toBe(0);
  });

  test('take little memory where they are few, since an audit can have thousands of transcripts', () => {
    const before = process.memoryUsage().arrayBuffers;
    const all = Array.from({ length: 2000 }, () => collected([finding(1)]));
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(all.length * 8192);
  });

  test('come by index and then by kind, in whatever order the kinds were found', () => {
    const all = Array.from({ length: 300 }, (_, k) => ({ ...finding(k), index: Math.floor(k / 3) }));
    const byKind = KINDS.toReversed().flatMap((kind) => all.filter((one) => one.kind === kind));
    const sorted = all.toSorted((a, b) => a.index - b.index || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
    expect([...collected(byKind)]).toEqual(sorted);
  });

  test('have their place where they have one, and none where they have none', () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8].map((k) => ({
      ...finding(k),
      where: k % 2 === 0 ? `a.json#/${k}` : undefined,
    }));
    expect(Array.from(collected(all), ({ where }) => where)).toEqual(all.map(({ where }) => where));
  });

  test('may have a line before their call, whose answer can stand anywhere', () => {
    const all = [{ ...finding(0), index: 500, line: 1, other: 7, first: 9 }];
    expect([...collected(all)]).toEqual(all);
  });

  test('hold indexes beyond 32 bits and any tool name', () => {
    const names = ['__proto__', 'constructor', '', 'x\n::error::owned', '\ud800', '😀'];
    const all = names.map((tool, k) => ({ ...finding(k), tool, index: 2 ** 40 + k, line: 2 ** 41 + k }));
    expect([...collected(all)]).toEqual(all);
  });
});
