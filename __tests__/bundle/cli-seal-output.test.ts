import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  refused,
  runCli,
  sample,
  samples,
  testOnPosix,
  testWithLinks,
  told,
  transcript,
  workspace,
} from '../helpers/bundle.ts';

/** 20 MiB in 20 calls: some of what is sealed has to wait in a file before it may be printed. */
const LONG = transcript(
  ...Array.from({ length: 20 }, (_, k) => ['read_file', { k }, { text: 'x'.repeat(1 << 20) }] as const),
);

describe('seal -o', () => {
  test('writes the file and prints nothing', async () => {
    const files = samples('session-dirty.jsonl');
    expect(await runCli(files, ['seal', 'session-dirty.jsonl', '-o', 'sealed.jsonl'])).toEqual(told('', 0));
    expect(files.read('sealed.jsonl')).toBe(sample('sealed.jsonl'));
    expect(files.list()).toEqual(['sealed.jsonl', 'sealed.jsonl.manifest.json', 'session-dirty.jsonl']);
  });

  test('replaces a file whole, also a longer one', async () => {
    const files = samples('session-dirty.jsonl');
    files.write('sealed.jsonl', 'old\n'.repeat(10_000));
    expect(await runCli(files, ['seal', 'session-dirty.jsonl', '--output=sealed.jsonl'])).toEqual(told('', 0));
    expect(files.read('sealed.jsonl')).toBe(sample('sealed.jsonl'));
    expect(files.list()).toEqual(['sealed.jsonl', 'sealed.jsonl.manifest.json', 'session-dirty.jsonl']);
  });

  test('may replace the transcript itself', async () => {
    const files = samples('session-dirty.jsonl');
    expect(await runCli(files, ['seal', 'session-dirty.jsonl', '-o', 'session-dirty.jsonl'])).toEqual(told('', 0));
    expect(files.read('session-dirty.jsonl')).toBe(sample('sealed.jsonl'));
    expect(files.list()).toEqual(['session-dirty.jsonl', 'session-dirty.jsonl.manifest.json']);
  });

  test('seals standard input into a file in another folder', async () => {
    const files = workspace({ 'out/.keep': '' });
    const ran = await runCli(files, ['seal', '-', '-o', 'out/sealed.jsonl'], { input: sample('session-dirty.jsonl') });
    expect(ran).toEqual(told('', 0));
    expect(files.list('out')).toEqual(['.keep', 'sealed.jsonl', 'sealed.jsonl.manifest.json']);
    expect(files.read('out/sealed.jsonl')).toBe(sample('sealed.jsonl'));
  });

  test('prints when the file is -', async () => {
    const files = samples('session-dirty.jsonl');
    expect(await runCli(files, ['seal', 'session-dirty.jsonl', '-o', '-'])).toEqual(told(sample('sealed.jsonl'), 0));
    expect(files.list()).toEqual(['session-dirty.jsonl']);
  });

  test('makes an empty file of an empty transcript', async () => {
    const files = workspace({ 'empty.jsonl': '' });
    expect(await runCli(files, ['seal', 'empty.jsonl', '-o', 'sealed.jsonl'])).toEqual(told('', 0));
    expect(files.read('sealed.jsonl')).toBe('');
  });

  test('keeps the file that is there when the transcript is malformed', async () => {
    const files = workspace({ 'late.jsonl': `${transcript(['a'], ['b'])}{}\n`, 'sealed.jsonl': 'precious\n' });
    expect(await runCli(files, ['seal', 'late.jsonl', '-o', 'sealed.jsonl'])).toEqual(
      refused(
        'late.jsonl:3:3: found no field "index", "tool", "args", "response", expected index, tool, args and response',
      ),
    );
    expect(files.read('sealed.jsonl')).toBe('precious\n');
    expect(files.list()).toEqual(['late.jsonl', 'sealed.jsonl']);
  });

  test('makes no file when the transcript is malformed or missing', async () => {
    const files = workspace({ 'late.jsonl': `${transcript(['a'], ['b'])}{}\n` });
    expect((await runCli(files, ['seal', 'late.jsonl', '-o', 'sealed.jsonl'])).exitCode).toBe(2);
    expect((await runCli(files, ['seal', 'nowhere.jsonl', '-o', 'sealed.jsonl'])).exitCode).toBe(2);
    expect(files.list()).toEqual(['late.jsonl']);
  });

  test('keeps the file that is there when a long transcript is malformed at its end', async () => {
    const files = workspace({ 'bad.jsonl': `${LONG}{}\n`, 'sealed.jsonl': 'precious\n' });
    const ran = await runCli(files, ['seal', 'bad.jsonl', '-o', 'sealed.jsonl']);
    expect(ran.stderr).toMatch(/^toolreplay: bad\.jsonl:21:3: found no field /);
    expect(ran).toMatchObject({ stdout: '', exitCode: 2 });
    expect(files.read('sealed.jsonl')).toBe('precious\n');
    expect(files.list()).toEqual(['bad.jsonl', 'sealed.jsonl']);
  });

  test('refuses a folder, and names it as it was named', async () => {
    const files = samples('session-dirty.jsonl');
    mkdirSync(files.path('folder'));
    const fault = 'found no regular file, expected a file to write; leave -o out to print';
    expect(await runCli(files, ['seal', 'session-dirty.jsonl', '-o', 'folder'])).toEqual(refused(`folder: ${fault}`));
    expect(await runCli(files, ['seal', 'session-dirty.jsonl', '-o', '.'])).toEqual(refused(`.: ${fault}`));
    expect(files.list()).toEqual(['folder', 'session-dirty.jsonl']);
    expect(files.list('folder')).toEqual([]);
  });

  testOnPosix('refuses a device', async () => {
    const files = samples('session-dirty.jsonl');
    const before = lstatSync('/dev/null');
    expect(await runCli(files, ['seal', 'session-dirty.jsonl', '-o', '/dev/null'])).toEqual(
      refused('/dev/null: found no regular file, expected a file to write; leave -o out to print'),
    );
    const after = lstatSync('/dev/null');
    expect([after.ino, after.rdev, after.isCharacterDevice()]).toEqual([before.ino, before.rdev, true]);
  });

  test('tells which file it cannot write, as it was named', async () => {
    const files = samples('session-dirty.jsonl');
    const advice = 'expected a place to write; check folder, mode and space';
    expect(await runCli(files, ['seal', 'session-dirty.jsonl', '-o', 'nowhere/sealed.jsonl'])).toEqual(
      refused(`nowhere/sealed.jsonl: found a write error (ENOENT), ${advice}`),
    );
    const below = await runCli(files, ['seal', 'session-dirty.jsonl', '-o', 'session-dirty.jsonl/sealed.jsonl']);
    expect(below.stderr).toMatch(
      /^toolreplay: session-dirty\.jsonl\/sealed\.jsonl: found a write error \((ENOTDIR|ENOENT)\), expected a place to write; /,
    );
    expect(below).toMatchObject({ stdout: '', exitCode: 2 });
    expect(files.list()).toEqual(['session-dirty.jsonl']);
    expect(files.read('session-dirty.jsonl')).toBe(sample('session-dirty.jsonl'));
  });

  testWithLinks('refuses a link to itself', async () => {
    const files = samples('session-dirty.jsonl');
    symlinkSync('loop.jsonl', files.path('loop.jsonl'));
    const ran = await runCli(files, ['seal', 'session-dirty.jsonl', '-o', 'loop.jsonl']);
    expect(ran).toEqual(
      refused('loop.jsonl: found a write error (ELOOP), expected a place to write; check folder, mode and space'),
    );
    expect(files.list()).toEqual(['loop.jsonl', 'session-dirty.jsonl']);
  });

  testOnPosix('keeps the mode of the file that it replaces', async () => {
    const files = samples('session-dirty.jsonl');
    writeFileSync(files.path('sealed.jsonl'), 'old', { mode: 0o600 });
    expect(await runCli(files, ['seal', 'session-dirty.jsonl', '-o', 'sealed.jsonl'])).toEqual(told('', 0));
    expect(statSync(files.path('sealed.jsonl')).mode & 0o777).toBe(0o600);
    expect(readFileSync(files.path('sealed.jsonl'), 'utf8')).toBe(sample('sealed.jsonl'));
  });

  test('takes a name with nothing special in it that only looks special', async () => {
    const files = samples('session-dirty.jsonl');
    expect(await runCli(files, ['seal', 'session-dirty.jsonl', '-o', '100% [sealed] #1.jsonl'])).toEqual(told('', 0));
    expect(existsSync(files.path('100% [sealed] #1.jsonl'))).toBe(true);
    expect(files.list()).toEqual([
      '100% [sealed] #1.jsonl',
      '100% [sealed] #1.jsonl.manifest.json',
      'session-dirty.jsonl',
    ]);
  });
});

describe('seal of more than is held in memory', () => {
  /** Where the child puts what has to wait, on each system. */
  const temporary = (folder: string) => ({ TMPDIR: folder, TEMP: folder, TMP: folder });

  test('prints all of it and leaves nothing behind', async () => {
    const files = workspace({ 'good.jsonl': LONG });
    const home = join(files.outside, 'home');
    const out = openSync(files.path('sealed.jsonl'), 'w');
    const ran = await runCli(files, ['seal', 'good.jsonl'], { environment: temporary(home), stdout: out });
    closeSync(out);
    expect(ran).toEqual(told('', 0));
    expect(readdirSync(home)).toEqual([]);
    expect(statSync(files.path('sealed.jsonl')).size).toBeGreaterThan(LONG.length);
    expect(await runCli(files, ['verify', 'sealed.jsonl'])).toEqual(told('chain: intact\n', 0));
  });

  test('prints nothing of it and leaves nothing behind when its end is malformed', async () => {
    const files = workspace({ 'bad.jsonl': `${LONG}{}\n` });
    const home = join(files.outside, 'home');
    const ran = await runCli(files, ['seal', 'bad.jsonl'], { environment: temporary(home) });
    expect(ran).toMatchObject({ stdout: '', exitCode: 2 });
    expect(readdirSync(home)).toEqual([]);
  });

  test('tells when there is no place for what has to wait', async () => {
    const files = workspace({ 'good.jsonl': LONG });
    const ran = await runCli(files, ['seal', 'good.jsonl'], { environment: temporary(files.path('good.jsonl')) });
    expect(ran.stderr).toMatch(/^toolreplay: .*found a write error \(E[A-Z]+\), expected a place to write; .*\n$/);
    expect(ran).toMatchObject({ stdout: '', exitCode: 2 });
  });
});
