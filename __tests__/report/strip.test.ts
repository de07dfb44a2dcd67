import { describe, expect, test } from '@jest/globals';
import { CLEAN_MARK, strip } from '../../src/report/strip.ts';
import { KINDS, RULE_OF, RULES } from '../../src/rules/kinds.ts';
import { findingOf } from '../helpers/reports.ts';

const [ND, RC, PO, BC, BS] = (
  ['non-determinism', 'redundant-call', 'permission-overreach', 'broken-chain', 'broken-seal'] as const
).map((kind) => RULE_OF[kind].mark) as [string, string, string, string, string];

function clean(length: number): string {
  return CLEAN_MARK.repeat(length);
}

describe('strip', () => {
  test('draws one mark a call', () => {
    expect(strip(6, [findingOf('redundant-call', 2), findingOf('non-determinism', 5)])).toBe(
      `${clean(2)}${RC}${clean(2)}${ND}`,
    );
  });

  test('of no calls is empty', () => {
    expect(strip(0, [])).toBe('');
  });

  test('of a session without findings is all clean', () => {
    expect(strip(3, [])).toBe(clean(3));
  });

  test('has a mark of its own for each kind and for none', () => {
    expect(new Set([...RULES.map(({ mark }) => mark), CLEAN_MARK]).size).toBe(RULES.length + 1);
  });

  test('draws the worst of several findings on one call', () => {
    const findings = [
      ...[findingOf('non-determinism', 0), findingOf('redundant-call', 0)],
      ...[findingOf('redundant-call', 1), findingOf('permission-overreach', 1)],
      ...[findingOf('non-determinism', 2), findingOf('permission-overreach', 2), findingOf('broken-chain', 2)],
      ...KINDS.map((kind) => findingOf(kind, 4)),
    ];
    expect(strip(5, findings)).toBe(`${ND}${PO}${BC}${clean(1)}${BS}`);
  });

  test('draws all of a session of 200 calls', () => {
    expect(strip(200, [findingOf('redundant-call', 150)])).toBe(`${clean(150)}${RC}${clean(49)}`);
  });

  test('tells long stretches of a longer session by their number', () => {
    const findings = [
      findingOf('redundant-call', 100),
      findingOf('broken-chain', 113),
      findingOf('redundant-call', 127),
    ];
    expect(strip(300, findings)).toBe(` ⋯100⋯ ${RC}${clean(12)}${BC} ⋯13⋯ ${RC} ⋯172⋯ `);
  });

  test('tells a long session without findings by its number', () => {
    expect(strip(1_000_000, [])).toBe(' ⋯1000000⋯ ');
  });

  test('ends after 400 marks of findings and says how many calls are left', () => {
    const findings = Array.from({ length: 5000 }, (_, k) => findingOf('non-determinism', k + 3));
    expect(strip(6000, findings)).toBe(`${clean(3)}${ND.repeat(400)} … and 5597 more calls`);
  });

  test('draws just 400 marks whole', () => {
    const findings = Array.from({ length: 400 }, (_, k) => findingOf('redundant-call', k));
    expect(strip(401, findings)).toBe(`${RC.repeat(400)}${clean(1)}`);
  });

  test('stays short, however long the session', () => {
    const findings = Array.from({ length: 100_000 }, (_, k) => findingOf('redundant-call', k * 13));
    expect(Buffer.byteLength(strip(1_300_000, findings))).toBeLessThan(40_000);
  });
});
