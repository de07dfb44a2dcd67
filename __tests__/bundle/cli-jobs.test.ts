import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { refused, remembered, runAction, runCli, transcript, type Workspace, workspace } from '../helpers/bundle.ts';

const LARGE = transcript(
  ...Array.from({ length: 350 }, (_, k) => ['fetch', { k }, { text: 'x'.repeat(64_000) }] as const),
);

/** All samples, and three files that are worth a worker each. */
function manyFiles(): Workspace {
  const files = workspace({ 'large/1.jsonl': LARGE, 'large/2.jsonl': LARGE, 'large/3.jsonl': `${LARGE}{"index":\n` });
  cpSync('samples', join(files.root, 'samples'), { recursive: true });
  return files;
}

const GLOBS = ['large/*', 'samples/**/*.jsonl', 'samples/formats/*.json', 'missing.jsonl'];
const SCOPES = [
  '--scope',
  'samples/scope/{several,sequences,commands}/*scope.json',
  '--scope',
  'samples/redact/scope.json',
];

describe('audit --jobs', () => {
  const files = remembered(async () => manyFiles());
  test.each(['text', 'json'])('reports the same as %s for every number', async (format) => {
    const [one, ...others] = await Promise.all(
      ['1', '2', '4'].map(async (jobs) =>
        runCli(await files('all'), ['audit', ...GLOBS, ...SCOPES, '--format', format, '--jobs', jobs]),
      ),
    );
    expect(one?.exitCode).toBe(2);
    expect(one?.stdout).toContain('samples/session-dirty.jsonl');
    expect(others).toEqual([one, one]);
  });

  test('and so does the Action', async () => {
    const inputs = { transcripts: GLOBS.join('\n'), scope: 'samples/scope.json' };
    const one = await runAction(await files('all'), { ...inputs, jobs: '1' });
    const three = await runAction(await files('all'), { ...inputs, jobs: '3' });
    expect(one.exitCode).toBe(2);
    expect(one.summary).toContain('session-dirty');
    expect(three).toEqual(one);
  });

  test.each(['0', '-1', '257', '1.5', 'two'])('%p is no number of threads', async (jobs) => {
    const ran = await runCli(await files('all'), ['audit', 'samples/*.jsonl', `--jobs=${jobs}`]);
    expect(ran).toEqual(refused(`found '${jobs}' for --jobs, expected a number from 1 to 256`));
  });
});

describe('a worker that dies', () => {
  /** Ends whatever thread but the main one opens a file of that name. */
  const trap = (end: string): string => `
    const { isMainThread } = require('node:worker_threads');
    const fs = require('node:fs');
    const { open, openSync } = fs;
    const sprung = (opens) => (path, ...more) => {
      if (String(path).endsWith('deadly.jsonl')) ${end};
      return opens(path, ...more);
    };
    if (!isMainThread) Object.assign(fs, { open: sprung(open), openSync: sprung(openSync) });`;

  test.each([
    ['by an error', "setImmediate(() => { throw new RangeError('no more') })", 'no more'],
    ['without a word', 'process.exit(0)', 'it ended'],
  ])('%s makes its file unusable, and the others are audited', async (_, end, why) => {
    const files = manyFiles();
    files.write('deadly.jsonl', LARGE);
    files.write('trap.cjs', trap(end));
    const args = ['audit', 'deadly.jsonl', 'large/1.jsonl', 'large/2.jsonl', 'samples/session-dirty.jsonl'];
    const ran = await runCli(files, [...args, '--jobs', '2'], { node: ['--require', join(files.root, 'trap.cjs')] });
    expect(ran.stdout).toContain(
      `deadly.jsonl: error: unusable: found a worker that died while it read this file: ${why}, expected one that reads it to its end`,
    );
    expect(ran.stdout).toContain('in 706 calls in 3 transcripts');
    expect(ran.exitCode).toBe(2);
  });

  // Of small files it tells when there is something to tell, and may die before.
  test('among small files loses the one that it had in hand and no other', async () => {
    const files = manyFiles();
    const names = Array.from({ length: 9 }, (_, k) => `small/${k}.jsonl`);
    for (const name of names) files.write(name, transcript(['read', { name }]));
    files.write('trap.cjs', trap('process.exit(0)').replace('deadly', 'small/4'));
    const node = ['--require', join(files.root, 'trap.cjs')];
    const ran = await runCli(files, ['audit', 'large/1.jsonl', 'large/2.jsonl', ...names, '--jobs', '2'], { node });
    expect(ran.stdout.match(/^.*a worker that died/gm)).toEqual([
      'small/4.jsonl: error: unusable: found a worker that died',
    ]);
    expect(ran.stdout).toContain('in 708 calls in 10 transcripts');
    expect(ran.exitCode).toBe(2);
  });
});
