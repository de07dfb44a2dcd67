import { describe, expect, test } from '@jest/globals';
import { sha256 } from '../../src/json/digest.ts';
import { RULES } from '../../src/rules/kinds.ts';
import { brief, findingsOf } from '../helpers/audit.ts';
import { transcriptOf } from '../helpers/transcript.ts';

type Made = readonly [tool: string, args: string, response: string];

const READ: Made = ['read', '{"path": "a"}', '{"n": 1}'];
const CHANGED: Made = ['read', '{"path": "a"}', '{"n": 2}'];
const OTHER: Made = ['list', '{}', '{}'];

function named(calls: readonly Made[]): string[] {
  const findings = findingsOf(RULES, [transcriptOf(calls)], { fingerprints: 'made' });
  return Array.from(findings.named(), ({ finding: { kind, index }, fingerprint }) => `${index} ${kind} ${fingerprint}`);
}

function withoutIndex(texts: readonly string[]): string[] {
  return texts.map((text) => text.slice(text.indexOf(' ') + 1));
}

describe('The fingerprint of a finding', () => {
  test('stays when calls are put in before it', () => {
    const before = named([READ, READ, OTHER, CHANGED]);
    expect(before).toHaveLength(2);
    expect(withoutIndex(named([OTHER, READ, READ, OTHER, CHANGED]))).toEqual(withoutIndex(before));
  });

  test('is made of kind, call and occurrence, as documented', () => {
    const call = sha256(Buffer.from('"read"{"path":"a"}'), 'hex');
    const of = (kind: string, occurrence: number): string =>
      `${kind} ${sha256(Buffer.from(`{"call":"${call}","kind":"${kind}","occurrence":${occurrence}}`), 'hex').slice(0, 32)}`;
    expect(withoutIndex(named([READ, READ, READ, OTHER, CHANGED]))).toEqual([
      of('redundant-call', 1),
      of('redundant-call', 2),
      of('non-determinism', 1),
    ]);
  });

  test('is not there where nobody asked for it', () => {
    const findings = findingsOf(RULES, [transcriptOf([READ, READ])]);
    expect([...findings.named()]).toEqual([]);
    expect(findings.total).toBe(1);
  });
});

describe('An accepted finding', () => {
  test('counts for nothing, and is there for whoever asks', () => {
    const findings = findingsOf(RULES, [transcriptOf([READ, READ, OTHER, CHANGED, OTHER, CHANGED])], {
      fingerprints: 'made',
    });
    expect(brief(findings)).toEqual(['1 redundant-call 0', '3 non-determinism 0', '5 non-determinism 0']);
    findings.accept(({ index }) => (index === 3 ? { reason: 'known', expires: undefined } : undefined));
    expect(brief(findings)).toEqual(['1 redundant-call 0', '5 non-determinism 0']);
    expect([findings.total, findings.count('non-determinism'), findings.divergence, findings.accepted]).toEqual([
      2, 1, 5, 1,
    ]);
    expect(Array.from(findings.named(), ({ finding, acceptance }) => [finding.index, acceptance?.reason])).toEqual([
      [1, undefined],
      [3, 'known'],
      [5, undefined],
    ]);
  });
});

test('Findings shown otherwise are the same findings, by the same names', () => {
  const findings = findingsOf(RULES, [transcriptOf([READ, READ])], { fingerprints: 'made' });
  findings.add('unverifiable-call', { index: 1, line: 2, tool: 'read', where: 'a', note: 'b', other: 0, first: 0 });
  const shown = findings.shownBy((data) => `<${data}>`);
  expect(Array.from(shown, ({ kind, tool, where, note }) => [kind, tool, where, note])).toEqual([
    ['redundant-call', '<read>', undefined, undefined],
    ['unverifiable-call', '<read>', '<a>', '<b>'],
  ]);
  findings.accept(({ kind }) => (kind === 'redundant-call' ? { reason: 'known', expires: undefined } : undefined));
  const reasons = Array.from(findings.shownBy((data) => `<${data}>`).named(), ({ acceptance }) => acceptance?.reason);
  expect(reasons).toEqual(['<known>', undefined]);
  const names = (all: typeof findings) => Array.from(all.named(), ({ fingerprint }) => fingerprint);
  expect(names(shown)).toEqual(names(findings));
});
