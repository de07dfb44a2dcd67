import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { REPORT_FORMATS } from '../../src/report/formats.ts';
import { AUDITS, ENDINGS } from '../golden/report-goldens.ts';
import { refused, remembered, runCli, samples, testCases, type Workspace, workspace } from '../helpers/bundle.ts';

const SHARDS = [1, 2, 3];
const ROOT = process.cwd();
const PROVENANCE = ['samples/provenance/*.sealed.jsonl', 'samples/sealed.jsonl'];

/** Audits of samples, in shards and as a whole; reports of the whole are kept, but for those of `provenance` and `text`. */
const WHOLES: readonly (readonly [name: string, args: readonly string[]])[] = [
  ...AUDITS.map(([name, , args]) => [name, args] as const),
  ['provenance', [...PROVENANCE, '--allowed-signers', 'samples/provenance/allowed_signers']],
];

/** Audits the shards from the repository, and keeps their reports in a workspace of their own. */
const reportsOf = remembered(async (args: readonly string[]): Promise<Workspace> => {
  const files = workspace();
  await Promise.all(
    SHARDS.map((shard) => {
      const how = ['--shard', `${shard}/${SHARDS.length}`, '--format', 'json', '-o', files.path(`${shard}.json`)];
      return runCli(files, ['audit', ...args, ...how], { folder: ROOT });
    }),
  );
  return files;
});

describe('the reports of three shards are together, byte for byte, that of the whole', () => {
  testCases(
    WHOLES.flatMap(([name, args]) =>
      REPORT_FORMATS.map((format) => [`${name} as ${format}`, name, args, format] as const),
    ),
    async ([, name, args, format]) => {
      const kept = `samples/reports/${name}${format === 'text' ? '.none' : ENDINGS[format]}`;
      const files = await reportsOf(args);
      const [merged, whole] = await Promise.all([
        runCli(files, ['merge', files.path('*.json'), '--format', format], { folder: ROOT }),
        existsSync(kept)
          ? { stdout: readFileSync(kept, 'utf8') }
          : runCli(files, ['audit', ...args, '--format', format], { folder: ROOT }),
      ]);
      return { files, merged, whole };
    },
    ({ files, merged, whole }) => {
      expect(files.list()).toEqual(['1.json', '2.json', '3.json']);
      expect(merged.stdout.length).toBeGreaterThan(100);
      expect(merged).toMatchObject(whole);
    },
  );
});

describe('merge', () => {
  test('takes a baseline as the audit of the whole does', async () => {
    const args = ['samples/session-*.jsonl', '--scope', 'samples/scope.json'];
    const files = await reportsOf(args);
    const baseline = ['--baseline', 'samples/baseline/baseline.json'];
    const merged = await runCli(files, ['merge', files.path('*.json'), ...baseline], { folder: ROOT });
    expect(merged).toEqual(await runCli(files, ['audit', ...args, ...baseline], { folder: ROOT }));
    expect(merged.stdout).toContain('accepted');
  });

  test('writes a file, which is none of the reports', async () => {
    const files = workspace();
    for (const name of readdirSync('samples/shards')) {
      files.write(`reports/${name}`, readFileSync(join('samples/shards', name)));
    }
    const out = await runCli(files, ['merge', 'reports/*.json', '-o', 'whole.txt']);
    expect([out.exitCode, files.read('whole.txt')]).toEqual([1, files.read('reports/merged.txt')]);
    const own = await runCli(files, ['merge', 'reports/*.json', '-o', 'reports/1.json']);
    expect(own.stderr).toContain("'reports/1.json' for --output, which is one of the reports");
    expect(files.read('reports/1.json')).toBe(readFileSync('samples/shards/1.json', 'utf8'));
    const later = await runCli(files, ['merge', 'reports/*.json', '-o', 'reports/3.json']);
    expect([later.exitCode, existsSync(files.path('reports/3.json'))]).toEqual([2, false]);
  });

  test('needs all of them', async () => {
    const one = join(ROOT, 'samples', 'shards', '1.json');
    expect(await runCli(workspace(), ['merge', one])).toEqual(
      refused('found no report of shard 2 of 2, expected one of each shard; see why it did not come to its end'),
    );
  });
});

describe('a shard', () => {
  const files = samples('session-clean.jsonl', 'session-dirty.jsonl', 'scope.json');
  const SHARD = ['audit', 'session-*.jsonl', '--shard'];

  test('has no baseline, and no standard input', async () => {
    expect(await runCli(files, [...SHARD, '1/2', '--baseline', 'scope.json'])).toMatchObject({ exitCode: 2 });
    const { stderr } = await runCli(files, ['audit', '-', '--shard', '1/2'], { input: '' });
    expect(stderr).toBe('toolreplay: found standard input with a shard, expected files alone\n');
  });

  test('says which it is, and one of nothing that it is one', async () => {
    const all = await Promise.all(
      [1, 2, 3, 4].map((shard) => runCli(files, [...SHARD, `${shard}/4`, '--fail-on', 'none'])),
    );
    const verdicts = all.map(({ stdout }) => stdout.split('\n').at(-2) ?? '');
    expect(verdicts.filter((line) => line.endsWith(' of 4: none of 2 transcripts')).length).toBe(2);
    for (const [k, line] of verdicts.entries()) expect(line).toContain(`: shard ${k + 1} of 4: `);
    expect(all.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0]);
  });
});
