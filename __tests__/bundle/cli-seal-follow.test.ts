import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import { describe, expect, jest, test } from '@jest/globals';
import {
  CLI,
  makePipe,
  runCli,
  testOnLinux,
  testOnPosix,
  told,
  transcript,
  type Workspace,
  workspace,
} from '../helpers/bundle.ts';
import { sealed } from '../helpers/transcript.ts';

const RUN = transcript(
  ...Array.from({ length: 12 }, (_, k) => ['read_file', { path: `f${k}` }, { text: 'x'.repeat(37 * k) }] as const),
);
const SEALED = sealed(RUN);
const KILLS = 200;
/** Followers that are killed at the same time, each of another file: most of the time goes into their start. */
const LANES = 4;

/** The links that a follower said are on the disk, as `index digest`. */
function acknowledged(text: string): string[] {
  // What is not a whole line was not said.
  return text.split('\n').slice(0, -1);
}

/** `index digest` of each whole line of a sealed file. */
function linksOf(text: string): string[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const { index, digest }: { index: number; digest: string } = JSON.parse(line);
      return `${index} ${digest}`;
    });
}

/** Numbers below a limit that are the same in each run of the tests. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Starts to follow. */
function follow(files: Workspace, args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [CLI, 'seal', '--follow', ...args, '-o', 'sealed.jsonl'], { cwd: files.root });
}

/** Starts to follow, and kills the follower once it has said so many bytes. */
async function killed(
  files: Workspace,
  args: readonly string[],
  after: number,
  feed: string | undefined,
): Promise<string> {
  const child = follow(files, args);
  let said = '';
  const end = once(child, 'close');
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.length >= after) child.kill('SIGKILL');
  });
  child.stdin.on('error', () => {
    // It was killed while it was fed.
  });
  if (feed !== undefined) child.stdin.write(feed);
  if (after <= 0) child.kill('SIGKILL');
  await end;
  return said;
}

describe('seal --follow', () => {
  test('seals what comes on standard input, says each link, and writes the manifest at the end', async () => {
    const files = workspace();
    const ran = await runCli(files, ['seal', '--follow', '-', '-o', 'sealed.jsonl'], { input: RUN });
    expect(ran).toEqual(
      told(
        linksOf(SEALED)
          .map((link) => `${link}\n`)
          .join(''),
        0,
      ),
    );
    expect(files.read('sealed.jsonl')).toBe(SEALED);
    expect((await runCli(files, ['verify', 'sealed.jsonl', '--require', 'complete'])).stdout).toContain(
      'complete: yes, 12 links',
    );
  });

  testOnPosix('a file that grows is sealed as it grows, and a signal ends it with its manifest', async () => {
    const files = workspace({ 'run.jsonl': RUN.slice(0, 500) });
    const child = follow(files, ['run.jsonl']);
    let said = '';
    let fed = false;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (!fed) {
        fed = true;
        // The rest, and the start of a line that is never ended.
        appendFileSync(files.path('run.jsonl'), `${RUN.slice(500)}{"index": 12, "to`);
      }
      if (acknowledged(said).length === 12) child.kill('SIGTERM');
    });
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(files.read('sealed.jsonl')).toBe(SEALED);
    expect((await runCli(files, ['verify', 'sealed.jsonl', '--require', 'complete'])).exitCode).toBe(0);
  });

  testOnPosix(
    'what a pipe has given is sealed at a signal, which `timeout` sends twice, though it stays open',
    async () => {
      const files = workspace();
      const child = follow(files, ['-']);
      child.stdin.write(`${RUN}{"index"`);
      const said = textOf(child.stderr);
      let links = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        links += text;
        if (acknowledged(links).length !== 12) return;
        child.kill('SIGTERM');
        child.kill('SIGINT');
      });
      expect(await once(child, 'close')).toEqual([0, null]);
      expect(await said).toBe('sealed.jsonl: 8 bytes behind the last line end were not sealed\n');
      expect(files.read('sealed.jsonl')).toBe(SEALED);
      expect(files.list()).toContain('sealed.jsonl.manifest.json');
    },
  );

  testOnPosix('a pipe under a name ends as one on standard input does', async () => {
    const files = workspace({ 'run.jsonl': RUN });
    makePipe(files.path('pipe'));
    const child = follow(files, ['pipe']);
    child.stdout.resume();
    const ended = once(child, 'close');
    await writeFile(files.path('pipe'), RUN);
    expect(await ended).toEqual([0, null]);
    expect(files.read('sealed.jsonl')).toBe(SEALED);
  });

  const GONE: [string, (path: string) => void, string][] = [
    ['cut', (path) => truncateSync(path, 10), 'a file that was cut while it was read'],
    ['taken away', (path) => rmSync(path), 'a file that was taken away while it was read'],
    [
      'replaced',
      (path) => {
        writeFileSync(`${path}.new`, RUN);
        renameSync(`${path}.new`, path);
      },
      'another file in the place of the one that was read',
    ],
  ];
  for (const [how, change, found] of GONE) {
    testOnPosix(`a file that is ${how} is told, and what was sealed stays`, async () => {
      const files = workspace({ 'run.jsonl': RUN });
      const child = follow(files, ['run.jsonl']);
      const said = textOf(child.stderr);
      let links = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        links += text;
        if (acknowledged(links).length === 12) change(files.path('run.jsonl'));
      });
      expect(await once(child, 'close')).toEqual([2, null]);
      expect(await said).toContain(`run.jsonl: found ${found}`);
      expect(files.read('sealed.jsonl')).toBe(SEALED);
    });
  }

  testOnLinux('links are sealed though nobody can be told, which is a mistake all the same', async () => {
    const files = workspace({ 'run.jsonl': RUN });
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [CLI, 'seal', '--follow', '-', '-o', 'sealed.jsonl'], {
      cwd: files.root,
      stdio: ['pipe', full, 'pipe'],
    });
    closeSync(full);
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.stdin?.end(RUN);
    expect(await once(child, 'close')).toEqual([2, null]);
    expect(said).toMatch(/^toolreplay: <stdout>: found a write error \(ENOSPC\)/);
    expect(files.read('sealed.jsonl')).toBe(SEALED);
  });

  testOnPosix('two that seal the same run into one file leave one chain', async () => {
    const files = workspace({ 'run.jsonl': RUN.slice(0, RUN.indexOf('\n') + 1) });
    const both = [follow(files, ['run.jsonl']), follow(files, ['run.jsonl'])];
    const ends = both.map((child) => once(child, 'close'));
    // One of them may see that the other writes, and ends then.
    const whole = both.map(async ({ stdout }) => {
      let said = '';
      for await (const text of stdout) {
        said += text;
        if (said.includes('\n11 ')) return;
      }
      return new Promise(() => undefined);
    });
    // The second to come says that it goes on, or says the link too.
    await Promise.all(both.map((child) => Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')])));
    appendFileSync(files.path('run.jsonl'), RUN.slice(RUN.indexOf('\n') + 1));
    await Promise.race(whole);
    for (const child of both) child.kill('SIGTERM');
    await Promise.all(ends);
    expect(files.read('sealed.jsonl')).toBe(SEALED);
  });

  describe('goes on with a file that is there', () => {
    const OTHER = RUN.replaceAll('"f', '"g');
    const MANIFEST = 'sealed.jsonl.manifest.json';
    const [FIRST = ''] = SEALED.split('\n');

    async function followed(text: string, run: string, ...args: string[]): Promise<[Workspace, string, number | null]> {
      const files = workspace({ 'sealed.jsonl': text, [MANIFEST]: 'as it was' });
      const input = { input: run };
      const { stderr, exitCode } = await runCli(files, ['seal', '--follow', '-', '-o', 'sealed.jsonl', ...args], input);
      return [files, stderr, exitCode];
    }

    test.each([
      ['the links of another run', SEALED, 'found another transcript than that of the 12 links'],
      [
        'more links than the run has calls',
        SEALED,
        'an end after 3 calls, where 12 links are',
        RUN.split(/^/m, 3).join(''),
      ],
      ['something behind the last one', `${SEALED}x`, 'where 12 links and the start of one are sealed', RUN],
      ['a link without its line end', FIRST, `${FIRST.length} bytes behind the last whole line`],
      ['no links', 'what somebody wrote', '19 bytes behind the last whole line'],
      ['lines that are none', 'what somebody wrote\n', 'expected'],
      ['no links, and nothing to seal', 'what somebody wrote', 'the start of one', ''],
      ['a run that follows another', sealed(RUN, '1'.repeat(64)), 'a run that starts from another head'],
    ])('never with %s, which stays as it is with its manifest', async (_, text, found, run = OTHER) => {
      const [files, stderr, exitCode] = await followed(text, run);
      expect(stderr).toMatch(new RegExp(found));
      expect([exitCode, files.read('sealed.jsonl'), files.read(MANIFEST)]).toEqual([2, text, 'as it was']);
    });

    test.each([
      ['nothing', ''],
      ['a link without its line end', FIRST],
      ['the start of one', FIRST.slice(0, 30)],
      ['zeros where a machine went down', `${FIRST.slice(0, 30)}${'\0'.repeat(20)}`],
      ['all of it', SEALED],
    ])('of the same run, with %s in it', async (_, part) => {
      const [files, , exitCode] = await followed(part, RUN);
      expect([exitCode, files.read('sealed.jsonl')]).toEqual([0, SEALED]);
      expect((await runCli(files, ['verify', 'sealed.jsonl', '--require', 'complete'])).exitCode).toBe(0);
    });
  });

  jest.setTimeout(600_000);
  testOnPosix(`killed ${KILLS} times at any point: nothing acknowledged is lost, and no chain is invalid`, async () => {
    const rounds = await Promise.all(Array.from({ length: LANES }, (_, lane) => killedOften(numbers(7 + lane))));
    expect(Math.min(...rounds)).toBeGreaterThan(1);
  });
});

/** Kills followers of one file, one after the other. @returns how often all of the run was sealed */
async function killedOften(number: (limit: number) => number): Promise<number> {
  const all = linksOf(SEALED);
  let files = workspace({ 'run.jsonl': RUN });
  let known: string[] = [];
  let rounds = 0;
  for (let k = 0; k < KILLS / LANES; k++) {
    const path = files.path('sealed.jsonl');
    const before = existsSync(path) ? linksOf(readFileSync(path, 'utf8')).length : 0;
    const isPipe = number(2) === 0;
    // Of a pipe more may be there than was sealed, or less.
    const feed = isPipe ? RUN.slice(0, number(RUN.length + 1)) : undefined;
    const there = (feed ?? RUN).split('\n').length - 1;
    const after = number((Math.max(0, there - before) + 1) * 67);
    const said = await killed(files, [isPipe ? '-' : 'run.jsonl'], Math.min(after, (there - before) * 67), feed);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    known = [...known, ...acknowledged(said)];
    const links = linksOf(text);
    expect(links).toEqual(all.slice(0, links.length));
    expect(SEALED.startsWith(text)).toBe(true);
    expect(known.filter((link) => !links.includes(link))).toEqual([]);
    if (links.length === all.length) {
      rounds++;
      files = workspace({ 'run.jsonl': RUN });
      known = [];
    } else if (text.endsWith('\n')) {
      // What a write leaves that the machine did not end.
      const next = SEALED.slice(text.length, SEALED.indexOf('\n', text.length));
      writeFileSync(path, `${text}${next.slice(0, number(next.length))}`);
    }
  }
  return rounds;
}
