import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { goldens } from './goldens.ts';

describe('the expected reports beside the samples', () => {
  test.each(goldens().map((golden) => [golden.file, golden] as const))('%s', (file, golden) => {
    const { text, exitCode } = golden.run();
    expect(text).toBe(readFileSync(file, 'utf8'));
    expect(exitCode).toBe(golden.exitCode);
  });

  test('every expected report is compared', () => {
    const compared = new Set(goldens().map(({ file }) => file));
    const kept = ['samples', 'samples/malformed'].flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /\.(txt|log|summary\.md)$/.test(name))
        .map((name) => `${folder}/${name}`),
    );
    expect(kept.filter((file) => !compared.has(file))).toEqual([]);
    expect(kept.length).toBeGreaterThan(20);
  });
});
