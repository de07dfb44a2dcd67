import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, jest, test } from '@jest/globals';
import { CLI, runCli, testOnPosix, told, transcript, type Workspace, workspace } from '../helpers/bundle.ts';
import { sealed } from '../helpers/transcript.ts';

const RUN = transcript(
  ...Array.from({ length: 12 }, (_, k) => ['read_file', { path: `f${k}` }, { text: 'x'.repeat(37 * k) }] as const),
);
const SEALED = sealed(RUN);
const KILLS = 200;

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

/** Starts to follow, and kills the follower once it has said so many bytes. */
async function killed(
  files: Workspace,
  args: readonly string[],
  after: number,
  feed: string | undefined,
): Promise<string> {
  const child = spawn(process.execPath, [CLI, 'seal', '--follow', ...args, '-o', 'sealed.jsonl'], { cwd: files.root });
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
    const child = spawn(process.execPath, [CLI, 'seal', '--follow', 'run.jsonl', '-o', 'sealed.jsonl'], {
      cwd: files.root,
    });
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

  jest.setTimeout(600_000);
  testOnPosix(`killed ${KILLS} times at any point: nothing acknowledged is lost, and no chain is invalid`, async () => {
    const number = numbers(7);
    const all = linksOf(SEALED);
    let files = workspace({ 'run.jsonl': RUN });
    let known: string[] = [];
    let rounds = 0;
    for (let k = 0; k < KILLS; k++) {
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
    expect(rounds).toBeGreaterThan(5);
  });
});
