import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { conclude } from '../../src/audit/outcome.ts';
import { ToolReplayError } from '../../src/error.ts';
import { merge } from '../../src/merge/merge.ts';
import { readShardReport, type ShardReport } from '../../src/merge/read-report.ts';
import { annotations } from '../../src/report/annotations.ts';
import { machineReport } from '../../src/report/machine.ts';
import { plain } from '../../src/report/paint.ts';
import { summary } from '../../src/report/summary.ts';
import { terminalReport } from '../../src/report/terminal.ts';
import { CONCLUSION } from '../helpers/shards.ts';
import { check } from '../helpers/values.ts';

const KEPT = ['samples/shards/1.json', 'samples/shards/2.json'].map((file) => readFileSync(file, 'utf8'));
/** A sealed run with all verdicts, as if it were a part. */
const SEALED = JSON.stringify({
  ...JSON.parse(readFileSync('samples/provenance/verify.json', 'utf8')),
  shard: { index: 1, count: 1, transcripts: 1, settings: '0'.repeat(64), list: '0'.repeat(64) },
});

/** All that is told of merged reports, or why they cannot be. */
function told(texts: readonly string[]): string {
  let reports: ShardReport[];
  try {
    reports = texts.map((text, k) => readShardReport(text, `${k}.json`));
    merge(reports);
  } catch (error) {
    if (error instanceof ToolReplayError) return `refused: ${error.message}`;
    throw error;
  }
  const { files, notEntered, scopes, leftOut } = merge(reports);
  const report = conclude(files, notEntered, CONCLUSION, scopes, { leftOut });
  const machine = (['json', 'sarif', 'junit', 'github'] as const).flatMap((format) => [
    ...machineReport(report, format, CONCLUSION),
  ]);
  annotations(report, 1);
  return [...terminalReport(report, plain), ...machine, summary(report, () => undefined)].join('');
}

/** The same value with what stands at one of its places replaced, or taken away. */
function changed(value: unknown, place: number, to: unknown): unknown {
  let left = place;
  const walk = (part: unknown): unknown => {
    if (left-- === 0) return to;
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, member]) => [key, walk(member)]));
  };
  return walk(value);
}

function places(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, part) => sum + places(part), 1);
}

const other = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom(0, 1, -1, 1.5, 2 ** 53 - 1, 2 ** 53, 1e300, true, null, '', 'x\n::error::owned', '__proto__', [], {}),
  fc.json({ maxDepth: 2 }).map((text) => JSON.parse(text) as unknown),
);

describe('reports of shards in which something is changed', () => {
  test.each([
    ['samples', KEPT],
    ['a sealed run', [SEALED]],
  ])('are merged or refused, and nothing else: %s', (_, texts) => {
    const [first = '', ...others] = texts;
    const report: unknown = JSON.parse(first);
    expect(told(texts)).toContain('"result"');
    check(
      fc.property(fc.nat(places(report) - 1), other, (place, to) => {
        const text = JSON.stringify(changed(report, place, to)) ?? '';
        expect(told([text, ...others]).length).toBeGreaterThan(10);
      }),
      500,
    );
  });

  test('are refused wherever they are cut off', () => {
    const [first = '', second = ''] = KEPT;
    check(
      fc.property(fc.nat(first.length - 4), (length) => {
        expect(told([first.slice(0, length), second])).toMatch(/^refused: found (no JSON|an empty file)/);
      }),
    );
  });
});
