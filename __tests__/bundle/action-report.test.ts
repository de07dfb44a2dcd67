import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { runAction, samples, testCases, testWithLinks, type Workspace } from '../helpers/bundle.ts';
import { checkReport, checkSarif, readJunit } from '../helpers/reports-checked.ts';

const FILES = ['session-dirty.jsonl', 'scope.json'] as const;
const INPUTS = { transcripts: '*.jsonl', scope: 'scope.json' };

testCases(
  [
    ['out.json', (text: string) => checkReport(JSON.parse(text))],
    ['out.sarif', (text: string) => checkSarif(JSON.parse(text))],
    ['out.xml', (text: string) => readJunit(text)],
  ] as const,
  async ([report]) => {
    const files = samples(...FILES);
    return { files, ran: await runAction(files, { ...INPUTS, report }), without: await runAction(files, INPUTS) };
  },
  ({ files, ran, without }, [report, check]) => {
    expect(() => check(files.read(report))).not.toThrow();
    expect(files.read(report)).toContain('permission-overreach');
    expect(ran).toEqual({ ...without, outputs: without.outputs?.replace(/^report=$/m, `report=${report}`) });
    expect(ran.outputs).toContain(`report=${report}\n`);
    expect(ran.exitCode).toBe(1);
  },
);

test('the input report has to say what the report is', async () => {
  const files = samples(...FILES);
  const ran = await runAction(files, { ...INPUTS, report: 'out.txt' });
  expect(ran.stdout).toContain(
    "found 'out.txt' for report, expected a name that ends in .json, a name that ends in .sarif",
  );
  expect(ran.exitCode).toBe(2);
  expect(files.list()).toEqual(['scope.json', 'session-dirty.jsonl']);
});

test('a report that cannot be written is exit code 2, and no output names it', async () => {
  const files = samples(...FILES);
  const ran = await runAction(files, { ...INPUTS, report: 'no/out.json' });
  expect(ran.stdout).toContain('no/out.json: found a write error (ENOENT)');
  expect(ran.exitCode).toBe(2);
  expect(ran.outputs).toBe('exit-code=2\nresult=unusable\n');
});

test('a comparison stands in the report', async () => {
  const files = samples(...FILES);
  files.write('golden/session-dirty.jsonl', files.read('session-dirty.jsonl').replace('"hits": 7', '"hits": 8'));
  files.write('golden/gone.jsonl', files.read('session-dirty.jsonl'));
  await runAction(files, { ...INPUTS, compare: 'golden', report: 'out.json' });
  const report = JSON.parse(files.read('out.json')) as {
    comparisons: object[];
  };
  expect(() => checkReport(report)).not.toThrow();
  const [gone, compared] = report.comparisons;
  expect(gone).toEqual({ base: 'golden/gone.jsonl', head: null });
  expect(compared).toMatchObject({ head: 'session-dirty.jsonl', counts: { response: 1, structure: 0 } });
  expect(JSON.stringify(report)).toContain('"places":[{"pointer":"/hits"}]');
});

/** Asks for a report where none may be, and shows that nothing was audited or written. */
async function refuses(files: Workspace, report: string, why: string): Promise<void> {
  const ran = await runAction(files, { ...INPUTS, report }, { environment: { RUNNER_TEMP: `${files.outside}/temp` } });
  expect(ran.stdout).toContain(`::error::ToolReplay: found '${report}' for report, which is ${why}, expected a`);
  expect(ran).toMatchObject({ exitCode: 2, outputs: 'exit-code=2\nresult=unusable\n' });
  expect(files.read('session-dirty.jsonl')).toBe(samples(...FILES).read('session-dirty.jsonl'));
}

test('a report stays in the workspace and out of .git', async () => {
  const files = samples(...FILES);
  files.write('.git/config', '');
  files.write('sub/.GIT/config', '');
  await refuses(files, '../out.json', 'outside the workspace');
  await refuses(files, `${files.outside}/out.json`, 'outside the workspace');
  await refuses(files, '.git/out.json', 'in .git');
  await refuses(files, 'sub/.GIT/hooks/out.json', 'in .git');
  expect(existsSync(`${files.outside}/out.json`)).toBe(false);
  expect(files.list('.git')).toEqual(['config']);
});

testWithLinks('a report follows no link that somebody committed', async () => {
  const files = samples(...FILES);
  files.write('.git/config', '');
  symlinkSync(files.outside, files.path('folder'));
  symlinkSync('.git', files.path('hidden'));
  symlinkSync(`${files.outside}/target.json`, files.path('out.json'));
  await refuses(files, 'folder/out.json', 'behind a symbolic link');
  await refuses(files, 'hidden/out.json', 'behind a symbolic link');
  await refuses(files, 'out.json', 'behind a symbolic link');
  expect([existsSync(`${files.outside}/target.json`), existsSync(`${files.outside}/out.json`)]).toEqual([false, false]);
  expect(files.list('.git')).toEqual(['config']);
});

test('a report is written into the folder for temporary files', async () => {
  const files = samples(...FILES);
  const temporary = `${files.outside}/temp`;
  mkdirSync(temporary);
  const report = `${temporary}/out.json`;
  const ran = await runAction(files, { ...INPUTS, report }, { environment: { RUNNER_TEMP: temporary } });
  expect([ran.exitCode, existsSync(report)]).toEqual([1, true]);
});

test('a report is not put among the golden runs', async () => {
  const files = samples(...FILES);
  files.write('golden/session-dirty.jsonl', files.read('session-dirty.jsonl'));
  const ran = await runAction(files, { ...INPUTS, compare: 'golden', report: 'golden/out.json' });
  expect(ran.stdout).toContain(
    "found 'golden/out.json' for report, which is among the golden runs, expected a file in another folder",
  );
  expect([ran.exitCode, files.list('golden')]).toEqual([2, ['session-dirty.jsonl']]);
  const beside = await runAction(files, { ...INPUTS, compare: 'golden', report: 'out.json' });
  expect(beside.exitCode).toBe(1);
});

testWithLinks('a report does not replace a golden run that a link leads to', async () => {
  const files = samples(...FILES);
  files.write('store/run.json', files.read('session-dirty.jsonl'));
  files.write('golden/.keep', '');
  symlinkSync('../store/run.json', files.path('golden/session-dirty.jsonl'));
  const ran = await runAction(files, { ...INPUTS, compare: 'golden', report: 'store/run.json' });
  expect(ran.stdout).toContain("'store/run.json' for report, which is among the golden runs");
  expect([ran.exitCode, files.read('store/run.json')]).toEqual([2, files.read('session-dirty.jsonl')]);
});

test('a report is not what the run, or the next one, reads', async () => {
  const files = samples(...FILES);
  await refuses(files, 'scope.json', 'a scope file, or of one');
  const transcripts = '*.jsonl\n*.json\n!scope.json';
  const ran = await runAction(files, { ...INPUTS, transcripts, report: 'out.json' });
  expect(ran.stdout).toContain(
    "'out.json' for report, which is one of the transcripts, expected a file that is not read",
  );
  expect([ran.exitCode, files.list()]).toEqual([2, [...FILES].sort()]);
  const taken = await runAction(files, { ...INPUTS, transcripts: `${transcripts}\n!out.json`, report: 'out.json' });
  expect([taken.exitCode, files.list()]).toEqual([1, ['out.json', ...FILES].sort()]);
});
