import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, jest, test } from '@jest/globals';

/** How long a child may take. Nothing is measured with it: it only ends a child that hangs. */
export const PATIENCE = 20_000;
jest.setTimeout(PATIENCE + 10_000);

const ROOT = process.cwd();
export const CLI = join(ROOT, 'dist', 'cli.js');
export const ACTION = join(ROOT, 'dist', 'index.js');

const WINDOWS = process.platform === 'win32';

/* ------------------------------------------------------------------ Tests that not every system can run */

/** A test that needs something of the system. Where that is missing it is listed as skipped, under the same name. */
export function testIf(has: boolean, needs: string): (name: string, run: () => void | Promise<void>) => void {
  return (name, run) => (has ? test : test.skip)(`${name} [needs ${needs}]`, run);
}

/** Linux and macOS: any byte but `/` may stand in a file name, there are named pipes, and modes mean something. */
export const testOnPosix = testIf(!WINDOWS, 'POSIX files');

/** Linux, which alone has /dev/full and file names that are no UTF-8. */
export const testOnLinux = testIf(process.platform === 'linux', 'Linux');

/** Symbolic links, which Windows gives to administrators and developers only. */
export const testWithLinks = testIf(canLink(), 'symbolic links');

function canLink(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'toolreplay-link-'));
  try {
    symlinkSync(join(folder, 'target'), join(folder, 'link'));
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/* ------------------------------------------------------------------ Workspaces */

/** A folder of its own for one test, removed after the last of its file. */
export interface Workspace {
  /** The folder that GITHUB_WORKSPACE names and that the command line runs in, absolute. */
  readonly root: string;
  /** A folder beside it, where the home and the runner's files are: outside the workspace. */
  readonly outside: string;
  /** The absolute path of a name with `/` in it. */
  path(name: string): string;
  /** Writes a file, with the folders above it. */
  write(name: string, content: string | Buffer): void;
  read(name: string): string;
  /** The names in a folder of it, sorted. */
  list(folder?: string): string[];
}

const created: string[] = [];
afterAll(() => {
  for (const folder of created) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** Makes a workspace that holds these files. */
export function workspace(files: { readonly [name: string]: string | Buffer } = {}): Workspace {
  const outside = realpathSync(mkdtempSync(join(tmpdir(), 'toolreplay-bundle-')));
  created.push(outside);
  const root = join(outside, 'workspace');
  mkdirSync(root);
  mkdirSync(join(outside, 'home'));
  const path = (name: string): string => join(root, ...name.split('/'));
  const made: Workspace = {
    root,
    outside,
    path,
    write(name, content) {
      mkdirSync(dirname(path(name)), { recursive: true });
      writeFileSync(path(name), content);
    },
    read: (name) => readFileSync(path(name), 'utf8'),
    list: (folder = '.') => readdirSync(path(folder)).sort(),
  };
  for (const [name, content] of Object.entries(files)) made.write(name, content);
  return made;
}

/** Makes a named pipe, for which Node has no call of its own. */
export function makePipe(path: string): void {
  execFileSync('mkfifo', [path]);
}

/** Writes a file whose name is bytes that are no text. */
export function writeBytes(folder: string, name: Buffer, content: string): void {
  writeFileSync(Buffer.concat([Buffer.from(`${folder}/`), name]), content);
}

/** A shipped sample's text. */
export function sample(name: string): string {
  return readFileSync(join(ROOT, 'samples', name), 'utf8');
}

/** A workspace that holds shipped samples under their own names. */
export function samples(...names: readonly string[]): Workspace {
  return workspace(Object.fromEntries(names.map((name) => [name, sample(name)])));
}

/** A call to write into a transcript; `args` and `response` are empty objects unless they are given. */
export type Call = readonly [tool: string, args?: object, response?: object];

/** The lines of a transcript, in the native form. */
export function transcript(...calls: readonly Call[]): string {
  return calls
    .map(([tool, args = {}, response = {}], index) => `${JSON.stringify({ index, tool, args, response })}\n`)
    .join('');
}

/** A scope file's text. */
export function scopeFile(agent: string, ...tools: readonly string[]): string {
  return JSON.stringify({ agent, allowed_tools: tools });
}

/* ------------------------------------------------------------------ Children */

/** What a child did. */
export interface Ran {
  readonly stdout: string;
  readonly stderr: string;
  /** `null` when it had to be killed. */
  readonly exitCode: number | null;
}

export interface RunOptions {
  /** The working directory; the workspace's root unless it is given. */
  readonly folder?: string;
  /** Added to an environment that otherwise holds a home and nothing else; `undefined` takes away. */
  readonly environment?: { readonly [name: string]: string | undefined };
  /** What standard input holds, or a file descriptor to use as it; it is at its end at once unless this is given. */
  readonly input?: string | Buffer | number;
  /** Options for Node itself. */
  readonly node?: readonly string[];
  /** A file descriptor to use as standard output. */
  readonly stdout?: number;
  /** Goes away after the first piece of output, as `head` does. */
  readonly closeEarly?: true;
  /** A signal to send once something was written to standard output or standard error. */
  readonly stop?: { readonly signal: NodeJS.Signals; readonly after: string };
}

/** Runs the command line in a workspace, or a copy of it that stands elsewhere. */
export function runCli(
  { root, outside }: Workspace,
  args: readonly string[],
  options: RunOptions & { readonly cli?: string } = {},
): Promise<Ran> {
  const environment = { ...home(outside), ...options.environment };
  return run(options.cli ?? CLI, args, { folder: root, ...options, environment });
}

/** A run of the command line that wrote a report. */
export function told(stdout: string, exitCode: 0 | 1 | 2): Ran {
  return { stdout, stderr: '', exitCode };
}

/** A run of the command line that could not do what it was asked for, and says why in one line. */
export function refused(why: string): Ran {
  return { stdout: '', stderr: `toolreplay: ${why}\n`, exitCode: 2 };
}

/** What a run of the Action did. */
export interface ActionRan extends Ran {
  /** The outputs, a `name=value` line each; undefined when there is no file of them. */
  readonly outputs: string | undefined;
  /** The job summary; undefined when there is no file of it. */
  readonly summary: string | undefined;
}

/** The environment of a push to `acme/agents`, which is what links are made from. */
export const PUSH = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'acme/agents',
  GITHUB_SHA: '1234567890abcdef1234567890abcdef12345678',
} as const;

/** Runs the Action on a workspace, with an environment such as the runner makes. */
export async function runAction(
  { root, outside }: Workspace,
  inputs: { readonly [name: string]: string },
  options: RunOptions & { readonly action?: string } = {},
): Promise<ActionRan> {
  const [output, summary] = [join(outside, 'output'), join(outside, 'summary')];
  writeFileSync(output, '');
  writeFileSync(summary, '');
  const environment = {
    ...home(outside),
    GITHUB_WORKSPACE: root,
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    ...options.environment,
  };
  const ran = await run(options.action ?? ACTION, [], { folder: root, ...options, environment });
  return {
    ...ran,
    outputs: parseOutputs(readFileSync(output, 'utf8')),
    summary: existsSync(summary) ? readFileSync(summary, 'utf8') : undefined,
  };
}

function home(outside: string): { HOME: string; TMPDIR: string } {
  return { HOME: join(outside, 'home'), TMPDIR: join(outside, 'home') };
}

function run(script: string, args: readonly string[], options: RunOptions): Promise<Ran> {
  const { folder, environment = {}, input, node = [], stdout: out = 'pipe', closeEarly, stop } = options;
  const child = spawn(process.execPath, [...node, script, ...args], {
    ...(folder !== undefined && { cwd: folder }),
    env: Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined)),
    stdio: [input === undefined ? 'ignore' : typeof input === 'number' ? input : 'pipe', out, 'pipe'],
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
  });
  const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
  let isStopped = stop === undefined;
  const hear = (chunks: Buffer[], chunk: Buffer): void => {
    chunks.push(chunk);
    if (isStopped || stop === undefined || !text(chunks).includes(stop.after)) return;
    isStopped = true;
    child.kill(stop.signal);
  };
  child.stdout?.on('data', (chunk: Buffer) => {
    hear(stdout, chunk);
    if (closeEarly) child.stdout?.destroy();
  });
  child.stderr?.on('data', (chunk: Buffer) => hear(stderr, chunk));
  child.stdin?.on('error', () => {
    // The child need not read all of it.
  });
  child.stdin?.end(typeof input === 'number' ? undefined : input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ stdout: text(stdout), stderr: text(stderr), exitCode }));
  });
}

/** Output as text. The toolkit ends its lines as the system does; all else ends with a line feed on every system. */
function text(chunks: readonly Buffer[]): string {
  const all = Buffer.concat(chunks).toString('utf8');
  return WINDOWS ? all.replaceAll('\r\n', '\n') : all;
}

/** Reads GITHUB_OUTPUT as the runner does, and refuses what it would refuse. A value may have several lines. */
function parseOutputs(file: string): string {
  const lines = (WINDOWS ? file.replaceAll('\r\n', '\n') : file).split('\n');
  const outputs: string[] = [];
  let at = 0;
  while (at < lines.length - 1) {
    const [, name, delimiter = ''] = /^([\w-]+)<<(ghadelimiter_[0-9a-f-]{36})$/.exec(lines[at] ?? '') ?? [];
    const end = lines.indexOf(delimiter, at + 1);
    if (name === undefined || end < 0) throw new Error(`no output at line ${at + 1} of:\n${file}`);
    outputs.push(`${name}=${lines.slice(at + 1, end).join('\n')}\n`);
    at = end + 1;
  }
  return outputs.join('');
}

/** Does the work once for each key, and then remembers what came of it. */
export function remembered<Key, Result>(work: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
  const results = new Map<Key, Promise<Result>>();
  return (key) => {
    const result = results.get(key) ?? work(key);
    results.set(key, result);
    return result;
  };
}

/**
 * One test a case, called by its first word. What the cases run is run ahead of the tests that compare it, as many at
 * once as there are processors: the first test starts them all.
 *
 * @param testOn where not every system can run them
 */
export function testCases<Case extends readonly [name: string, ...rest: unknown[]], Result>(
  cases: readonly Case[],
  run: (one: Case) => Promise<Result>,
  check: (result: Result, one: Case) => void | Promise<void>,
  testOn: (name: string, run: () => Promise<void>) => void = test,
): void {
  let started: readonly Promise<Result>[] | undefined;
  for (const [place, one] of cases.entries()) {
    testOn(one[0], async () => {
      started ??= startAll(cases, run);
      const result = started[place];
      if (result === undefined) throw new RangeError(`no case ${place}`);
      await check(await result, one);
    });
  }
}

function startAll<Case, Result>(cases: readonly Case[], run: (one: Case) => Promise<Result>): Promise<Result>[] {
  const lanes: Promise<unknown>[] = Array.from({ length: Math.max(2, availableParallelism()) }, () =>
    Promise.resolve(),
  );
  return cases.map((one, place) => {
    const lane = place % lanes.length;
    const result = (lanes[lane] ?? Promise.resolve()).then(() => run(one));
    // Whoever asks for it hears of a failure; the next in the lane goes on.
    lanes[lane] = result.catch(() => undefined);
    return result;
  });
}
