import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type ActionRan, PUSH, runAction, samples, transcript, type Workspace, workspace } from '../helpers/bundle.ts';
import { checkOut, pullEvent, pullRequestIn } from '../helpers/git.ts';
import { github, runWith } from '../helpers/github-api.ts';
import { expectSafeLog, expectSafeSummary, HOSTILE } from '../helpers/hostile.ts';
import { checkReport, checkSarif } from '../helpers/reports-checked.ts';

const NAMES = ['session-clean.jsonl', 'session-dirty.jsonl', 'sealed.jsonl', 'tampered.jsonl'] as const;
const INPUTS = { transcripts: '*.jsonl', scope: './scope.json' };
const COUNT = 3;

interface Inputs {
  readonly [name: string]: string;
}

/** Where the runner keeps what is temporary. */
const temporary = ({ outside }: Workspace): string => join(outside, 'temp');
const reports = (files: Workspace): string => join(temporary(files), 'reports');

/** Runs the Action as a runner does. */
function step(files: Workspace, inputs: Inputs, environment: Inputs = {}): Promise<ActionRan> {
  return runAction(files, inputs, { environment: { ...PUSH, RUNNER_TEMP: temporary(files), ...environment } });
}

/** Audits all parts, one after the other: what the runner reads is the same for all. */
async function shards(files: Workspace, inputs: Inputs = INPUTS, environment: Inputs = {}): Promise<ActionRan[]> {
  const ran: ActionRan[] = [];
  mkdirSync(reports(files), { recursive: true });
  for (let index = 1; index <= COUNT; index++) {
    const part = { shard: `${index}/${COUNT}`, report: join(reports(files), `${index}.json`) };
    ran.push(await step(files, { ...inputs, ...part }, environment));
  }
  return ran;
}

function merge(files: Workspace, inputs: Inputs = {}, environment: Inputs = {}): Promise<ActionRan> {
  return step(files, { 'merge-reports': `${reports(files)}/*.json`, ...inputs }, environment);
}

describe('the shards of an audit', () => {
  const files = samples(...NAMES, 'scope.json');
  let ran: readonly ActionRan[];
  beforeAll(async () => {
    ran = await shards(files);
  });

  test('annotate nothing, write no summary, and do not fail by findings', () => {
    expect(ran.map(({ exitCode, summary, stderr }) => [exitCode, summary, stderr])).toEqual([
      [0, '', ''],
      [0, '', ''],
      [0, '', ''],
    ]);
    const verdicts = ran.map(({ stdout }) => stdout.trimEnd().split('\n').at(-1));
    expect(verdicts).toEqual([1, 2, 3].map((index) => expect.stringContaining(`ToolReplay: shard ${index} of 3: `)));
    for (const { stdout } of ran) expect(stdout).not.toMatch(/^::(?:error|warning|notice)/m);
  });

  test('write reports, which are named to later steps', () => {
    for (const [k, { outputs }] of ran.entries()) {
      const report = join(reports(files), `${k + 1}.json`);
      expect(outputs).toContain(`report=${report}\n`);
      expect(() => checkReport(JSON.parse(readFileSync(report, 'utf8')))).not.toThrow();
    }
    const numbers = ran.map(({ outputs = '' }) => Number(/^files=(\d+)$/m.exec(outputs)?.[1]));
    expect(numbers.reduce((sum, number) => sum + number)).toBe(NAMES.length);
  });

  test('are together, byte for byte, what one step would have said', async () => {
    const whole = await step(files, INPUTS);
    expect(await merge(files)).toEqual(whole);
    expect(whole.exitCode).toBe(1);
    expect(whole.stdout).toContain('::error title=broken-chain,file=tampered.jsonl,line=4::');
    expect(whole.summary).toContain('tampered.jsonl');
  });

  test.each([
    ['out.sarif', checkSarif],
    ['out.json', checkReport],
  ])('are together one %s', async (report, check) => {
    await merge(files, { report });
    const merged = files.read(report);
    await step(files, { ...INPUTS, report });
    expect(merged).toBe(files.read(report));
    expect(() => check(JSON.parse(merged))).not.toThrow();
  });

  test('are judged by what the merge is told', async () => {
    const { exitCode, outputs } = await merge(files, { 'fail-on': 'redundant-call' });
    expect([exitCode, outputs]).toEqual([1, expect.stringContaining('result=findings\n')]);
    expect((await merge(files, { 'fail-on': 'repeated-loop' })).exitCode).toBe(0);
    const quiet = await merge(files, { annotations: 'false', summary: 'false' });
    expect([quiet.exitCode, quiet.summary]).toEqual([1, '']);
    expect(quiet.stdout.match(/^::(?:error|warning|notice)/gm)).toEqual(['::error']);
  });

  test('are not replaced by the report of the whole', async () => {
    const report = join(reports(files), '1.json');
    const before = readFileSync(report, 'utf8');
    const { stdout, exitCode } = await merge(files, { report });
    expect(stdout).toContain('for report, which is one of the reports');
    expect([exitCode, readFileSync(report, 'utf8')]).toEqual([2, before]);
  });

  test('of which one is missing are exit code 2, and nothing is judged', async () => {
    const some = join(temporary(files), 'some');
    mkdirSync(some);
    for (const index of [1, 3])
      writeFileSync(join(some, `${index}.json`), readFileSync(join(reports(files), `${index}.json`)));
    const ran = await step(files, { 'merge-reports': `${some}/*.json` });
    expect(ran).toEqual({
      stdout:
        '::error::ToolReplay: found no report of shard 2 of 3, expected one of each shard; see why it did not come to its end\n',
      stderr: '',
      exitCode: 2,
      outputs: 'exit-code=2\nresult=unusable\n',
      summary: '',
    });
  });

  test('are none where all were cancelled: no report is no pass', async () => {
    const ran = await step(files, { 'merge-reports': `${temporary(files)}/none/**/*.json` });
    expect(ran.exitCode).toBe(2);
    expect(ran.stdout).toContain('expected those of all shards; see whether any shard wrote one\n');
  });

  test('are taken from no place that a pull request could write to, nor with what only an audit has', async () => {
    files.write('committed.json', readFileSync(join(reports(files), '2.json')));
    const committed = await step(files, { 'merge-reports': '*.json' });
    expect([committed.exitCode, committed.stdout]).toEqual([
      2,
      expect.stringContaining('expected globs in RUNNER_TEMP'),
    ]);
    const both = await merge(files, { transcripts: '*.jsonl' });
    expect(both.stdout).toBe(
      '::error::ToolReplay: found transcripts with merge-reports, expected it where the shards are audited\n',
    );
    rmSync(files.path('committed.json'));
  });
});

describe('a shard that cannot judge a transcript', () => {
  const files = samples('session-clean.jsonl', 'session-dirty.jsonl', 'malformed/duplicate-key.jsonl');
  const inputs = { transcripts: '**/*.jsonl' };

  test('is exit code 2, has its report nevertheless, and so has the merge', async () => {
    const ran = await shards(files, inputs);
    const codes = ran.map(({ exitCode }) => exitCode);
    expect([...codes].sort()).toEqual([0, 0, 2]);
    const { stdout, summary, outputs } = ran[codes.indexOf(2)] as ActionRan;
    expect(stdout).toMatch(/^::error::ToolReplay: shard \d of 3: 1 transcript cannot be judged/m);
    expect([summary, outputs]).toEqual(['', expect.stringContaining('report=')]);
    const merged = await merge(files);
    expect(merged).toEqual(await step(files, inputs));
    expect(merged.exitCode).toBe(2);
  });
});

test('shards of nothing warn of nothing, where that is to be a warning: the merge does', async () => {
  const files = workspace();
  const ran = await shards(files, { transcripts: '*.jsonl', 'if-no-files-found': 'warn' });
  for (const { exitCode, stdout } of ran) expect([exitCode, stdout.match(/^::\w+ /m)]).toEqual([0, null]);
  const merged = await merge(files, { 'if-no-files-found': 'warn' });
  expect([merged.exitCode, merged.stdout]).toEqual([0, expect.stringContaining('::warning title=nothing checked::')]);
  expect((await merge(files)).exitCode).toBe(2);
});

test('a baseline is for the whole', async () => {
  const files = samples(...NAMES, 'scope.json', 'baseline/baseline.json');
  await shards(files);
  const baseline = { baseline: 'baseline/baseline.json' };
  expect(await merge(files, baseline)).toEqual(await step(files, { ...INPUTS, ...baseline }));
});

test('a comment and a check run are of the whole, and there is one of each', async () => {
  const files = samples(...NAMES, 'scope.json');
  await shards(files);
  const [one, other] = [await github(), await github()];
  const asked = { comment: 'true', 'check-run': 'true' };
  const environment = { RUNNER_TEMP: temporary(files) };
  await runWith(one, files, { 'merge-reports': `${reports(files)}/*.json`, ...asked }, { environment });
  await runWith(other, files, { ...INPUTS, ...asked }, { environment });
  const bodies = [one, other].map(({ comments }) => comments.map(({ body }) => body.replace(/<!--.*?-->/, '')));
  expect(bodies[0]).toEqual(bodies[1]);
  expect(bodies[0]).toHaveLength(1);
  expect(one.checkRuns.length).toBe(1);
  expect(one.checkRuns[0]?.annotations).toEqual(other.checkRuns[0]?.annotations);
});

test.each([
  ['what a pull request changed', { 'runs/b.jsonl': transcript(['b'], ['b']), 'runs/c.jsonl': transcript(['c']) }, 2],
  ['nothing', { README: 'changed' }, 0],
])('shards of %s are together what one step would have said', async (_, changes, number) => {
  const files = workspace();
  const before = { 'runs/a.jsonl': transcript(['a'], ['a']), 'runs/b.jsonl': transcript(['b']) };
  const pull = pullRequestIn(files.outside, before, [changes]);
  checkOut(pull.server, files.root, pull.merge, 2);
  const event = join(files.outside, 'event.json');
  writeFileSync(event, JSON.stringify(pullEvent(pull)));
  const environment = { PATH: process.env['PATH'] ?? '', GITHUB_EVENT_PATH: event };
  const inputs = { transcripts: 'runs/*.jsonl', 'only-changed': 'true' };
  const ran = await shards(files, inputs, environment);
  for (const { exitCode, stdout } of ran) expect([exitCode, stdout.match(/^::\w+ /m)]).toEqual([0, null]);
  const merged = await merge(files, {}, environment);
  expect(merged).toEqual(await step(files, inputs, environment));
  expect(merged.stdout).toMatch(/^not checked: \d transcripts?: not changed$/m);
  expect(merged.outputs).toContain(`files=${number}\n`);
});

test('names in reports are data', async () => {
  const files = workspace({ 'scope.json': '{"agent": "a", "allowed_tools": []}' });
  for (const [k, [, data]] of HOSTILE.entries())
    files.write(`${k}.jsonl`, transcript([data], [data], [data, {}, { k }]));
  await shards(files);
  const merged = await merge(files);
  expect(merged).toEqual(await step(files, INPUTS));
  expectSafeLog(merged.stdout);
  expectSafeSummary(merged.summary);
});

test('a report that a shard could not write is named to nobody', async () => {
  const files = samples('session-clean.jsonl');
  mkdirSync(temporary(files));
  const report = join(temporary(files), 'none', 'x.json');
  const ran = await step(files, { transcripts: '*.jsonl', shard: '1/1', report });
  expect([ran.exitCode, ran.outputs, existsSync(report)]).toEqual([2, 'exit-code=2\nresult=unusable\n', false]);
});
