import { describe, expect, test } from '@jest/globals';
import { type Finding, KINDS } from '../../src/rules/finding.ts';
import { Findings } from '../../src/rules/findings.ts';
import { defined } from '../helpers/canonical.ts';

function finding(k: number): Finding {
  const kind = defined(KINDS[k % KINDS.length]);
  return { kind, index: k * 3, line: k * 5 + 1, tool: `tool ${k % 11}`, other: k * 2, first: k };
}

describe('Findings', () => {
  test('are none to begin with', () => {
    const findings = new Findings();
    expect([findings.total, findings.divergence, ...findings]).toEqual([0, undefined]);
    expect(KINDS.map((kind) => findings.count(kind))).toEqual([0, 0, 0, 0]);
  });

  test.each([1, 1023, 1024, 1025, 2048, 5000])('come back as they went in, in order: %d of them', (size) => {
    const all = Array.from({ length: size }, (_, k) => finding(k));
    const findings = new Findings();
    for (const one of all) findings.add(one);
    expect([...findings]).toEqual(all);
    expect(findings.total).toBe(size);
  });

  test('can be looked at more than once, and by two at a time', () => {
    const findings = new Findings();
    for (let k = 0; k < 3; k++) findings.add(finding(k));
    const pairs = [...findings].flatMap((left) => Array.from(findings, (right) => [left.first, right.first]));
    expect(pairs).toHaveLength(9);
    expect(pairs.at(-1)).toEqual([2, 2]);
  });

  test('are counted by kind', () => {
    const findings = new Findings();
    for (let k = 0; k < 4003; k++) findings.add(finding(k));
    expect(KINDS.map((kind) => findings.count(kind))).toEqual([1001, 1001, 1001, 1000]);
  });

  test('have their divergence where the first non-determinism is', () => {
    const findings = new Findings();
    findings.add({ ...finding(1), index: 4 });
    expect(findings.divergence).toBeUndefined();
    findings.add({ ...finding(0), index: 6 });
    findings.add({ ...finding(0), index: 9 });
    expect(findings.divergence).toBe(6);
  });

  test('have a divergence at index 0 as at any other', () => {
    const findings = new Findings();
    findings.add({ ...finding(0), index: 0 });
    expect(findings.divergence).toBe(0);
  });

  test('take little memory where they are few, since an audit can have thousands of transcripts', () => {
    const before = process.memoryUsage().arrayBuffers;
    const all = Array.from({ length: 2000 }, () => {
      const findings = new Findings();
      findings.add(finding(1));
      return findings;
    });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(all.length * 8192);
  });

  test('hold indexes beyond 32 bits and any tool name', () => {
    const findings = new Findings();
    const names = ['__proto__', 'constructor', '', 'x\n::error::owned', '\ud800', '😀'];
    const all = names.map((tool, k) => ({ ...finding(k), tool, index: 2 ** 40 + k, line: 2 ** 41 + k }));
    for (const one of all) findings.add(one);
    expect([...findings]).toEqual(all);
  });
});

test('the kinds are in the order in which they are reported', () => {
  expect(KINDS).toEqual(['non-determinism', 'redundant-call', 'permission-overreach', 'broken-chain']);
});
