import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  type Ran,
  refused,
  runAction,
  runCli,
  samples,
  transcript,
  type Workspace,
  workspace,
} from '../helpers/bundle.ts';
import { pullEvent } from '../helpers/git.ts';

const NAMES = ['session-clean.jsonl', 'session-dirty.jsonl', 'sealed.jsonl', 'tampered.jsonl', 'scope.json'] as const;
const AUDIT = ['audit', '*.jsonl', '--scope', './scope.json'];
const note = (taken: number, all: number): string =>
  `toolreplay: taken from the cache: ${taken} of ${all} transcripts\n`;

/** Each calls a tool twice, with two answers, and is worth a worker. */
function large(): Workspace {
  const text = transcript(
    ['fetch', {}, { text: 'x' }],
    ['fetch', {}, { text: 'y' }],
    ...Array.from({ length: 350 }, (_, k) => ['fetch', { k }, { text: 'x'.repeat(64_000) }] as const),
  );
  return workspace({ 'a.jsonl': text, 'b.jsonl': text });
}

describe('audit --cache', () => {
  test('says the same, and of how many it was known', async () => {
    const files = samples(...NAMES);
    const without = await runCli(files, AUDIT);
    const cold = await runCli(files, [...AUDIT, '--cache', '../kept/results']);
    const warm = await runCli(files, [...AUDIT, '--cache', '../kept/results']);
    const anew = await runCli(files, [...AUDIT, '--cache', '../kept/results', '--no-cache']);
    expect(without.exitCode).toBe(1);
    expect([cold, warm, anew]).toEqual([
      { ...without, stderr: note(0, 4) },
      { ...without, stderr: note(4, 4) },
      { ...without, stderr: note(0, 4) },
    ]);
  });

  test('says the same on threads', async () => {
    const files = large();
    const audit = (...more: string[]): Promise<Ran> => runCli(files, ['audit', '*.jsonl', ...more]);
    const without = await audit('--jobs', '1');
    expect(without.stdout).toContain('4 findings in 704 calls');
    for (const [taken, jobs] of [
      [0, '2'],
      [2, '2'],
      [2, '1'],
    ] as const) {
      const ran = await audit('--jobs', jobs, '--cache', '../kept');
      expect(ran).toEqual({ ...without, stderr: note(taken, 2) });
    }
  });

  test('is bound to the secret of the environment', async () => {
    const files = samples(...NAMES);
    const audit = (secret: string): Promise<Ran> =>
      runCli(files, [...AUDIT, '--cache', '../kept'], { environment: { TOOLREPLAY_CACHE_KEY: secret } });
    await audit('one');
    expect((await audit('one')).stderr).toBe(note(4, 4));
    expect((await audit('two')).stderr).toBe(note(0, 4));
    expect((await audit('')).stderr).toBe(note(0, 4));
    for (const name of readdirSync(join(files.outside, 'kept')))
      expect(readFileSync(join(files.outside, 'kept', name), 'utf8')).not.toMatch(/one|two/);
  });

  test('that can be no folder is an error, before anything is audited', async () => {
    const files = samples(...NAMES);
    expect(await runCli(files, [...AUDIT, '--cache', 'scope.json'])).toEqual(
      refused(
        `${files.path('scope.json')}: found a write error (EEXIST), expected a place to write; check folder, mode and space`,
      ),
    );
  });

  test('that cannot be written is told at the end, and all are audited', async () => {
    const files = samples(...NAMES);
    const cold = await runCli(files, [...AUDIT, '--cache', '../kept']);
    const [entry = ''] = readdirSync(join(files.outside, 'kept'));
    rmSync(join(files.outside, 'kept', entry));
    // A folder in the place of the entry: root may write wherever it wants.
    mkdirSync(join(files.outside, 'kept', entry));
    const again = await runCli(files, [...AUDIT, '--cache', '../kept']);
    const told = 'toolreplay: the cache could not be written for 1 transcript: check its folder, mode and space\n';
    expect(again).toEqual({ ...cold, stderr: note(3, 4) + told });
  });
});

describe('the input cache', () => {
  const INPUTS = { transcripts: '*.jsonl', scope: './scope.json' };
  const runner = ({ outside }: Workspace): { RUNNER_TEMP: string } => ({ RUNNER_TEMP: join(outside, 'temp') });
  const kept = ({ outside }: Workspace): { cache: string } => ({ cache: join(outside, 'temp', 'toolreplay') });

  /** The environment of a run for a pull request. */
  function pull(files: Workspace): { [name: string]: string } {
    const event = join(files.outside, 'event.json');
    const commit = '1'.repeat(40);
    writeFileSync(event, JSON.stringify(pullEvent({ base: commit, head: commit })));
    return { ...runner(files), GITHUB_EVENT_PATH: event, GITHUB_EVENT_NAME: 'pull_request' };
  }

  test('says the same, and one line more in the log', async () => {
    const files = samples(...NAMES);
    const environment = runner(files);
    const without = await runAction(files, INPUTS, { environment });
    const cold = await runAction(files, { ...INPUTS, ...kept(files) }, { environment });
    const warm = await runAction(files, { ...INPUTS, ...kept(files) }, { environment });
    expect(without.exitCode).toBe(1);
    for (const [ran, taken] of [
      [cold, 0],
      [warm, 4],
    ] as const) {
      const line = `taken from the cache: ${taken} of 4 transcripts\n`;
      expect(ran.stdout).toContain(line);
      expect({ ...ran, stdout: ran.stdout.replace(line, '') }).toEqual(without);
    }
  });

  test('is not used for a pull request without a secret, and is with one', async () => {
    const files = samples(...NAMES);
    const environment = pull(files);
    const told = 'The cache is not used: for a pull request it takes a cache-key, which is a secret.';
    for (const secret of ['', ' ']) {
      const ran = await runAction(files, { ...INPUTS, ...kept(files), 'cache-key': secret }, { environment });
      expect(ran.stdout).toContain(told);
      expect(() => readdirSync(kept(files).cache)).toThrow('ENOENT');
    }
    const inputs = { ...INPUTS, ...kept(files), 'cache-key': 'a secret' };
    const cold = await runAction(files, inputs, { environment });
    const warm = await runAction(files, inputs, { environment });
    expect(cold.stdout).not.toContain(told);
    expect(warm.stdout).toContain('taken from the cache: 4 of 4 transcripts');
    expect([cold.exitCode, warm.exitCode]).toEqual([1, 1]);
    expect(warm.stdout + warm.summary + warm.outputs).not.toContain('a secret');
  });

  test.each<[found: string, inputs: { readonly [name: string]: string }]>([
    [
      "found '.cache' for cache, where a pull request could put files, expected a folder in RUNNER_TEMP",
      { cache: '.cache' },
    ],
    ['found a cache-key without cache, expected the folder of one, as cache', { 'cache-key': 'x' }],
  ])('%s', async (found, inputs) => {
    const files = samples(...NAMES);
    const ran = await runAction(files, { ...INPUTS, ...inputs }, { environment: runner(files) });
    expect(ran.stdout).toContain(`::error::ToolReplay: ${found}`);
    expect(ran.exitCode).toBe(2);
  });
});
