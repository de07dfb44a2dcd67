import { truncateSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { ToolReplayError } from '../../src/error.ts';
import { mergeReports } from '../../src/merge/merge-reports.ts';
import { jsonReport } from '../../src/report/machine.ts';
import { VERSION } from '../../src/version.ts';
import { scopeFile, type Workspace, workspace } from '../helpers/bundle.ts';
import { auditOf, CONCLUSION, runs, shardOf } from '../helpers/shards.ts';

type Json = { [key: string]: unknown };

async function merged({ root }: Workspace, more: Partial<Parameters<typeof mergeReports>[0]> = {}): Promise<string> {
  const settings = { ...CONCLUSION, reports: ['reports/*'], folder: root, workspace: root, ...more };
  return [...jsonReport(await mergeReports(settings))].join('');
}

/** What is said of reports that cannot be merged. */
async function refusal(files: Workspace): Promise<string> {
  try {
    await merged(files);
  } catch (error) {
    if (error instanceof ToolReplayError) return `${error.place.file ?? ''}: ${error.message}`;
    throw error;
  }
  throw new Error('nothing is wrong with them');
}

let texts: string[];
beforeAll(async () => {
  const files = runs();
  texts = await Promise.all([1, 2, 3].map((index) => shardOf(files, index)));
});

/** A workspace with the reports of all shards, but for those that are given or taken away. */
function reports(others: { readonly [name: string]: string | undefined } = {}): Workspace {
  const files = runs();
  const all = { ...Object.fromEntries(texts.map((text, k) => [`${k + 1}.json`, text])), ...others };
  for (const [name, text] of Object.entries(all)) if (text !== undefined) files.write(`reports/${name}`, text);
  return files;
}

/** The first report, changed. */
function changed(change: (report: Json) => void): string {
  const report = JSON.parse(texts[0] ?? '') as Json;
  change(report);
  return JSON.stringify(report);
}

describe('the reports of all shards', () => {
  test('are together the report of the whole', async () => {
    const files = reports();
    expect(await merged(files)).toBe(await auditOf(files));
  });

  test('may come in any order, with names of any kind', async () => {
    const [one = '', two = '', three = ''] = texts;
    const files = reports({ '1.json': undefined, '2.json': three, '3.json': two, 'z.txt': one });
    expect(await merged(files)).toBe(await auditOf(files));
  });

  test('of more shards than there are transcripts are so too', async () => {
    const files = runs();
    const all = await Promise.all(Array.from({ length: 12 }, (_, k) => shardOf(files, k + 1, {}, 12)));
    for (const [k, text] of all.entries()) files.write(`reports/${k}.json`, text);
    expect(await merged(files)).toBe(await auditOf(files));
    const empty = all.map((text) => JSON.parse(text) as Json).filter((one) => (one['files'] as unknown[]).length === 0);
    expect(empty.length).toBeGreaterThanOrEqual(5);
    for (const one of empty) expect(one).toMatchObject({ result: 'clean', exit_code: 0, shard: { transcripts: 7 } });
  });

  test('are held against a baseline, and fail by what is to fail', async () => {
    const files = reports();
    const finding = (JSON.parse(await auditOf(files)) as { files: { findings: Json[] }[] }).files[0]?.findings[0] ?? {};
    const { fingerprint, kind, tool } = finding;
    const accepted = [{ fingerprint, kind, tool, reason: 'known' }];
    files.write('baseline.json', JSON.stringify({ version: 1, accepted }));
    const baseline = { path: 'baseline.json', today: () => '2027-01-31' };
    expect(await merged(files, { baseline })).toBe(await auditOf(files, { baseline }));
    const none = { failOn: new Set<never>() };
    expect(JSON.parse(await merged(files, none))).toMatchObject({ result: 'findings', exit_code: 0 });
  });

  test('of nothing are no pass', async () => {
    const files = workspace({ 'scope.json': scopeFile('a'), 'runs/none.txt': '' });
    for (const index of [1, 2]) files.write(`reports/${index}.json`, await shardOf(files, index, {}, 2));
    expect(JSON.parse(files.read('reports/1.json'))).toMatchObject({ result: 'unusable', exit_code: 2 });
    expect(JSON.parse(await merged(files))).toMatchObject({ result: 'unusable', exit_code: 2 });
    expect(JSON.parse(await merged(files, { ifNoFilesFound: 'warn' }))).toMatchObject({ exit_code: 0 });
  });

  test('of transcripts without a call are none either, though no shard can say so', async () => {
    const files = workspace({ 'scope.json': scopeFile('a'), 'runs/a.jsonl': '', 'runs/b.jsonl': '' });
    for (const index of [1, 2]) files.write(`reports/${index}.json`, await shardOf(files, index, {}, 2));
    expect(JSON.parse(files.read('reports/1.json'))).toMatchObject({ exit_code: 0 });
    expect(JSON.parse(await merged(files))).toMatchObject({ exit_code: 2, nothing: { code: 'nothing-checked' } });
  });
});

describe('what cannot be merged says what it is', () => {
  const EXPECTED = 'expected a report as toolreplay audit --shard --format json writes it';

  test.each<[what: string, () => Workspace | Promise<Workspace>, says: string]>([
    [
      'a shard that is missing',
      () => reports({ '2.json': undefined }),
      ': found no report of shard 2 of 3, expected one of each shard; see why it did not come to its end',
    ],
    [
      'no report at all',
      () => reports({ '1.json': undefined, '2.json': undefined, '3.json': undefined, 'none/none.json': '' }),
      ": found no report that matches 'reports/*', expected those of all shards; see whether any shard wrote one",
    ],
    [
      'a shard that is there twice',
      () => reports({ 'again.json': texts[0] }),
      'reports/again.json: found shard 1 of 3 a second time, after reports/1.json, expected each once; merge the reports of one run',
    ],
    ['an empty file', () => reports({ '1.json': '' }), `reports/1.json: found an empty file, ${EXPECTED}`],
    [
      'a report that is cut off',
      () => reports({ '1.json': texts[0]?.slice(0, -50) }),
      `reports/1.json: found no JSON, or JSON that is cut off, ${EXPECTED}`,
    ],
    [
      'other JSON',
      () => reports({ '1.json': '{"files": []}' }),
      `reports/1.json: found JSON of another form, ${EXPECTED}`,
    ],
    [
      'a report with a part of another form',
      () => reports({ '1.json': changed((report) => Object.assign(report, { not_entered: [1] })) }),
      `reports/1.json: found JSON of another form at /not_entered/0, ${EXPECTED}`,
    ],
    [
      'a report of another version',
      () => reports({ '1.json': changed((report) => Object.assign(report, { tool: { version: '0.9.1' }, new: 1 })) }),
      `reports/1.json: found a report by toolreplay 0.9.1, expected one by ${VERSION}; use the same version on all runners`,
    ],
    [
      'a report of a whole audit',
      async () => {
        const files = reports();
        files.write('reports/whole.json', await auditOf(files));
        return files;
      },
      'reports/whole.json: found the report of a whole audit, expected that of a shard; give the audit a shard, or take its report as it is',
    ],
    [
      'a shard that had other settings',
      async () => reports({ '2.json': await shardOf(runs(), 2, { mutators: ['list'] }) }),
      'reports/2.json: found a shard with other settings than in reports/1.json, expected shards of one audit; give all shards the same inputs and keys',
    ],
    [
      'a shard of another number',
      async () => reports({ '2.json': await shardOf(runs(), 2, {}, 4) }),
      'reports/2.json: found a shard of another number (4) than in reports/1.json, expected shards of one audit; merge the reports of one run',
    ],
    [
      'a shard of another commit, in which a transcript is longer',
      async () => {
        const others = runs();
        others.write('runs/0.jsonl', `${others.read('runs/0.jsonl')}\n`);
        return reports({ '2.json': await shardOf(others, 2) });
      },
      'reports/2.json: found a shard of other transcripts than in reports/1.json, expected shards of one audit; check out the same commit on all runners, and merge the reports of one run',
    ],
    [
      'a shard that was held against another scope file of that name',
      async () => {
        const others = runs();
        others.write('scope.json', scopeFile('a', 'read', 'list', 'write'));
        return reports({ '2.json': await shardOf(others, 2) });
      },
      'reports/2.json: found another scope.json than in reports/1.json, expected shards that are held against the same scope files; check out the same commit on all runners',
    ],
    [
      'a report without one of its transcripts',
      () => reports({ '1.json': changed((report) => Object.assign(report, { files: [] })) }),
      'of 7 transcripts in the reports of all shards, expected all of them; audit all shards again',
    ],
    [
      'a report with a transcript of another one',
      () => {
        const { files: more } = JSON.parse(texts[1] ?? '') as { files: Json[] };
        return reports({ '1.json': changed((report) => (report['files'] as Json[]).push(...more.slice(0, 1))) });
      },
      'reports/2.json: found a transcript that is in reports/1.json too, expected each in one shard; merge the reports of one run',
    ],
    [
      'a shard that is none of them',
      () => reports({ '1.json': changed((report) => Object.assign(report['shard'] as Json, { index: 4 })) }),
      'reports/1.json: found shard 4 of 3, expected at most 3',
    ],
    [
      'findings that are not in order',
      () =>
        reports({
          '1.json': changed((report) => {
            for (const { findings } of report['files'] as { findings: Json[] }[]) findings.reverse();
          }),
        }),
      'a finding at index ',
    ],
  ])('%s', async (_, make, says) => {
    expect(await refusal(await make())).toContain(says);
  });

  test('a report that is larger than a text can be', async () => {
    const files = reports();
    truncateSync(files.path('reports/2.json'), 600 << 20);
    expect(await refusal(files)).toBe(
      'reports/2.json: found a report of more than 512 MiB, expected a smaller one; use more shards',
    );
  });

  test('a folder', async () => {
    const files = reports({ 'more.json/x': '' });
    const { root } = files;
    const settings = { ...CONCLUSION, folder: root, workspace: root };
    await expect(mergeReports({ ...settings, reports: ['reports/*.json', 'reports/more.json'] })).rejects.toThrow(
      'found a directory',
    );
  });
});
