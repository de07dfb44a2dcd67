import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { testCases } from '../helpers/bundle.ts';
import { baselineGoldens } from './baseline-goldens.ts';
import { compareGoldens } from './compare-goldens.ts';
import { goldens } from './goldens.ts';
import { provenanceGoldens } from './provenance-goldens.ts';
import { pullRequestGoldens } from './pull-request-goldens.ts';
import { reportGoldens } from './report-goldens.ts';
import { scopeGoldens } from './scope-goldens.ts';
import { shardGoldens } from './shard-goldens.ts';

const GOLDENS = [
  ...goldens(),
  ...scopeGoldens(),
  ...baselineGoldens(),
  ...compareGoldens(),
  ...reportGoldens(),
  ...shardGoldens(),
  ...provenanceGoldens(),
  ...pullRequestGoldens(),
];

describe('the expected reports beside the samples', () => {
  testCases(
    GOLDENS.map((golden) => [golden.file, golden] as const),
    ([, golden]) => golden.run(),
    ({ text, exitCode }, [file, golden]) => {
      expect(text).toBe(readFileSync(file, 'utf8'));
      expect(exitCode).toBe(golden.exitCode);
    },
  );

  test('every expected report is compared', () => {
    const compared = new Set(GOLDENS.map(({ file }) => file));
    const names = readdirSync('samples', { encoding: 'utf8', recursive: true }).map((name) =>
      name.replaceAll('\\', '/'),
    );
    const kept = names
      .filter((name) => /\.(txt|log|summary\.md)$|^(reports|shards)\//.test(name))
      .map((name) => `samples/${name}`);
    expect(kept.filter((file) => !compared.has(file))).toEqual([]);
    expect(kept.length).toBeGreaterThan(20);
  });
});
