import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import type { Readable } from 'node:stream';
import { isInside } from '../audit/discover.ts';
import { ToolReplayError } from '../error.ts';

/** What a git command came to. */
export interface GitRan {
  /** `null` when it was killed. */
  readonly exitCode: number | null;
  readonly stdout: Buffer;
  /** The start of what it complained of. */
  readonly stderr: string;
}

const MOST_COMPLAINT = 1000;

/**
 * Options for every command. None of the commands that are run here has a file of the repository's choosing started:
 * they read objects and compare trees, diff drivers are off, and no remote is asked. That is why it does no harm to read
 * a repository that belongs to another user, as it does in a container: git's own check is for commands that do more.
 */
const OPTIONS = [
  '--no-pager',
  '--literal-pathspecs',
  ...['safe.directory=*', 'core.quotePath=true', 'core.fsmonitor=false', 'core.bigFileThreshold=64m'].flatMap(
    (setting) => ['-c', setting],
  ),
];

/** Runs git on the repository that a folder is in. Neither the environment nor the user's settings reach it. */
export class Git {
  private readonly binary: string;
  private readonly folder: string;
  private readonly environment: NodeJS.ProcessEnv;

  /**
   * @param binary absolute
   * @param folder absolute: the repository is looked for from here upwards
   * @param workspace absolute: and up to here
   */
  constructor(binary: string, folder: string, workspace: string) {
    this.binary = binary;
    this.folder = folder;
    this.environment = {
      PATH: process.env['PATH'],
      // Windows starts nothing without it.
      ...(process.env['SystemRoot'] !== undefined && { SystemRoot: process.env['SystemRoot'] }),
      LC_ALL: 'C',
      GIT_CEILING_DIRECTORIES: dirname(workspace),
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_NO_REPLACE_OBJECTS: '1',
      GIT_OPTIONAL_LOCKS: '0',
      // A clone without blobs would fetch those that are asked for.
      GIT_NO_LAZY_FETCH: '1',
      GIT_ALLOW_PROTOCOL: 'none',
      GIT_TERMINAL_PROMPT: '0',
    };
  }

  /** Runs a command to its end. @throws ToolReplayError when git cannot be started */
  async run(args: readonly string[]): Promise<GitRan> {
    const child = this.start(args);
    const ended = endOf(child);
    const stdout: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    return { ...(await ended), stdout: Buffer.concat(stdout) };
  }

  /**
   * What a command prints, as it comes. Whoever stops listening ends the command.
   *
   * @throws ToolReplayError when git cannot be started or fails
   */
  async *stream(args: readonly string[]): AsyncGenerator<Buffer> {
    const child = this.start(args);
    const ended = endOf(child);
    let isDone = false;
    try {
      yield* child.stdout;
      isDone = true;
    } catch (error) {
      // A git that could not be started says more than the pipe that it did not fill.
      await ended;
      throw error;
    } finally {
      if (!isDone) child.kill();
    }
    const { exitCode, stderr } = await ended;
    if (exitCode !== 0) throw failed(args, stderr);
  }

  private start(args: readonly string[]): ChildProcessByStdio<null, Readable, Readable> {
    return spawn(this.binary, [...OPTIONS, ...args], {
      cwd: this.folder,
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
  }
}

/** The error of a command that failed. */
export function failed([command = '']: readonly string[], stderr: string): ToolReplayError {
  const complaint = stderr.trim().split('\n').at(-1) ?? '';
  return new ToolReplayError('unreadable', {
    found: `a failure of git ${command}: ${complaint}`,
    expected: 'a repository with the objects that are asked for',
  });
}

function endOf(child: ChildProcessByStdio<null, Readable, Readable>): Promise<Omit<GitRan, 'stdout'>> {
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (stderr.length < MOST_COMPLAINT) stderr += text;
  });
  const ended = new Promise<Omit<GitRan, 'stdout'>>((resolve, reject) => {
    child.on('error', (error) => {
      const fault = { found: 'a git that cannot be started', expected: 'one that can', advice: 'check the runner' };
      reject(new ToolReplayError('unreadable', fault, {}, { cause: error }));
    });
    child.on('close', (exitCode) => resolve({ exitCode, stderr: stderr.slice(0, MOST_COMPLAINT) }));
  });
  // Whoever reads the output asks for the end after it, and hears of a failure to start then.
  ended.catch(() => undefined);
  return ended;
}

/**
 * The git that PATH names, absolute; undefined where there is none. Not one in the workspace, where a pull request could
 * put it, and which Windows would look in first.
 */
export function findGit(path: string | undefined, workspace: string): string | undefined {
  const names = process.platform === 'win32' ? ['git.exe'] : ['git'];
  return (path ?? '')
    .split(delimiter)
    .filter((folder) => isAbsolute(folder) && folder !== workspace && !isInside(folder, workspace))
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isFile);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
