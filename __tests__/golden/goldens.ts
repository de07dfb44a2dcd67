import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** One expected report: where it is kept, what it must be now, and the exit code of the run that makes it. */
export interface Golden {
  readonly file: string;
  readonly exitCode: number;
  run(): Promise<Report>;
}

/** What a program said, and how it ended. */
export interface Report {
  readonly text: string;
  readonly exitCode: number | null;
}

const SCOPE = 'samples/scope.json';

/** All expected reports over samples/. `npm run golden` writes them, the test compares them. */
export function goldens(): Golden[] {
  return [
    cli('samples/session-clean.replay.txt', 0, ['replay', 'samples/session-clean.jsonl']),
    cli('samples/session-clean.scope.txt', 0, ['scope', 'samples/session-clean.jsonl', SCOPE]),
    cli('samples/session-dirty.replay.txt', 1, ['replay', 'samples/session-dirty.jsonl']),
    cli('samples/session-dirty.scope.txt', 1, ['scope', 'samples/session-dirty.jsonl', SCOPE]),
    cli('samples/sealed.jsonl', 0, ['seal', 'samples/session-dirty.jsonl']),
    cli('samples/sealed.verify.txt', 0, ['verify', 'samples/sealed.jsonl']),
    cli('samples/tampered.verify.txt', 1, ['verify', 'samples/tampered.jsonl']),
    // Two kinds of mistake that are no fault of the file: a command that takes the other kind.
    cli('samples/sealed.replay.txt', 2, ['replay', 'samples/sealed.jsonl']),
    cli('samples/session-clean.verify.txt', 2, ['verify', 'samples/session-clean.jsonl']),
    cli('samples/audit.txt', 1, ['audit', 'samples/session-*.jsonl', '--scope', SCOPE]),
    cli('samples/scope-check.txt', 1, ['scope', 'check', 'samples/scope-check.json']),
    ...malformed('.jsonl').map((file) => cli(expected(file), 2, ['replay', file])),
    ...malformed('.json').map((file) => cli(expected(file), 2, ['scope', 'samples/session-clean.jsonl', file])),
    ...logs().flatMap((file) => [
      // A scope without a tool, so that the line of each call is told.
      cli(`${file}.audit.txt`, 1, ['audit', file, '--scope', 'samples/no-tools.json']),
      cli(`${file}.list.txt`, 0, ['import', file, '--list']),
    ]),
    action('samples/action.log', ({ stdout }) => stdout),
    action('samples/action.summary.md', ({ summary }) => summary),
  ];
}

function malformed(ending: string): string[] {
  const names = readdirSync('samples/malformed').filter((name) => name.endsWith(ending));
  return names.sort().map((name) => `samples/malformed/${name}`);
}

/** The sample logs of agents. */
function logs(): string[] {
  const names = readdirSync('samples/formats').filter((name) => !name.endsWith('.txt'));
  return names.sort().map((name) => `samples/formats/${name}`);
}

/** The expected error stands beside the file. */
function expected(file: string): string {
  return file.replace(/\.jsonl?$/, '.txt');
}

/** What the command line prints, kept in a file. */
export function cli(file: string, exitCode: number, args: readonly string[]): Golden {
  return { file, exitCode, run: () => ran(args) };
}

/** What a run of the command line printed. */
export async function ran(args: readonly string[]): Promise<Report> {
  const { stdout, stderr, exitCode } = await run('dist/cli.js', args, process.env);
  return { text: stdout + stderr, exitCode };
}

/** Runs one of the bundles. */
export async function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  const [stdout, stderr] = await Promise.all([child.stdout, child.stderr].map((stream) => text(stream)));
  return { stdout: stdout ?? '', stderr: stderr ?? '', exitCode: await ended };
}

const SAMPLES = { INPUT_TRANSCRIPTS: 'samples/*.jsonl', INPUT_SCOPE: SCOPE };

/** The Action, as in a push to `acme/agents`; over the samples that are not malformed unless other inputs are given. */
export function action(
  file: string,
  of: (told: { stdout: string; summary: string }) => string,
  inputs: { readonly [name: string]: string } = SAMPLES,
): Golden {
  return {
    file,
    exitCode: 1,
    async run() {
      const folder = mkdtempSync(join(tmpdir(), 'toolreplay-golden-'));
      const summary = join(folder, 'summary');
      writeFileSync(summary, '');
      const env = {
        GITHUB_WORKSPACE: process.cwd(),
        GITHUB_STEP_SUMMARY: summary,
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: 'acme/agents',
        GITHUB_SHA: '1234567890abcdef1234567890abcdef12345678',
        ...inputs,
      };
      const { stdout, exitCode } = await run('dist/index.js', [], env);
      const told = { stdout, summary: readFileSync(summary, 'utf8') };
      rmSync(folder, { recursive: true });
      return { text: of(told), exitCode };
    },
  };
}
