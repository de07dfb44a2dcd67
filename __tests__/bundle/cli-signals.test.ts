import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from '@jest/globals';
import {
  CLI,
  PATIENCE,
  runCli,
  samples,
  testCases,
  testOnPosix,
  transcript,
  type Workspace,
  workspace,
} from '../helpers/bundle.ts';
import { LONG, SIGNALS } from '../helpers/signals.ts';

describe('seal, ended by a signal while it waits for more of standard input, leaves nothing behind', () => {
  for (const [signal, exitCode] of SIGNALS) {
    testOnPosix(`-o FILE, ${signal}`, async () => {
      const files = workspace({ 'sealed.jsonl': 'precious\n' });
      const temporary = appears(files.root, /^\.sealed\.jsonl\.\d+\.tmp$/);
      const child = startSeal(files, ['-o', 'sealed.jsonl'], transcript(['a']));
      await temporary;
      expect(await endedBy(child, signal)).toEqual([exitCode, null]);
      expect(files.list()).toEqual(['sealed.jsonl']);
      expect(files.read('sealed.jsonl')).toBe('precious\n');
    });

    testOnPosix(`more than is held in memory, ${signal}`, async () => {
      const files = workspace();
      const home = join(files.outside, 'home');
      const temporary = appears(home, /^toolreplay-/);
      const child = startSeal(files, [], LONG);
      await temporary;
      expect(await endedBy(child, signal)).toEqual([exitCode, null]);
      expect(readdirSync(home)).toEqual([]);
    });
  }
});

describe('signals are listened for while something is written that is not yet whole or many are audited, and at no other time', () => {
  const TOLD = `
    process.on('newListener', (name) => /^SIG/.test(name) && process.stderr.write('+' + name + ' '));
    process.on('removeListener', (name) => /^SIG/.test(name) && process.stderr.write('-' + name + ' '));`;
  const node = ['--import', `data:text/javascript,${encodeURIComponent(TOLD)}`];
  const ON_AND_OFF = /^\+SIGINT \+SIGTERM \+SIGHUP -SIGINT -SIGTERM -SIGHUP $/;
  // The sealed file, then its manifest.
  const TWICE = /^(?:\+SIGINT \+SIGTERM \+SIGHUP -SIGINT -SIGTERM -SIGHUP ){2}$/;

  const RUNS: readonly (readonly [what: string, args: readonly string[], input: string, told: RegExp])[] = [
    ['seal -o', ['seal', '-', '-o', 'sealed.jsonl'], transcript(['a']), TWICE],
    ['seal -o that is refused', ['seal', '-', '-o', 'sealed.jsonl'], '{', ON_AND_OFF],
    ['seal -o that cannot write', ['seal', '-', '-o', 'nowhere/sealed.jsonl'], transcript(['a']), ON_AND_OFF],
    ['seal of more than is held in memory', ['seal', '-'], LONG, ON_AND_OFF],
    ['seal of less', ['seal', '-'], transcript(['a']), /^$/],
    ['audit', ['audit', '-', '*.jsonl'], transcript(['a']), ON_AND_OFF],
    ['audit of what is not there', ['audit', 'nowhere.jsonl'], '', ON_AND_OFF],
    ['replay', ['replay', '-'], transcript(['a']), /^$/],
  ];
  testCases(
    RUNS,
    ([, args, input]) => runCli(samples('session-clean.jsonl'), args, { input, node }),
    ({ stderr }, [, , , told]) => {
      const [signals = ''] = /^(?:[+-]SIG\w+ )*/.exec(stderr) ?? [];
      expect(signals).toMatch(told);
      expect(stderr.slice(signals.length)).not.toContain('SIG');
    },
  );
});

/** Starts sealing standard input, which stays open after this text. */
function startSeal({ root, outside }: Workspace, options: readonly string[], input: string): ChildProcess {
  const home = join(outside, 'home');
  const child = spawn(process.execPath, [CLI, 'seal', '-', ...options], {
    cwd: root,
    env: { HOME: home, TMPDIR: home },
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
  });
  child.stdin?.on('error', () => {
    // The child ends before it has read all of it.
  });
  child.stdin?.write(input);
  return child;
}

/** How a child ends that gets a signal: its exit code, or the signal. */
function endedBy(child: ChildProcess, signal: NodeJS.Signals): Promise<[code: number | null, signal: string | null]> {
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  child.kill(signal);
  return ended;
}

/** Waits until a folder has a file of such a name. To be called before what makes it. */
function appears(folder: string, name: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    // It may be gone again by now.
    const watcher = watch(folder, (_, file) => {
      if (file === null || !name.test(file)) return;
      watcher.close();
      resolve();
    });
    watcher.on('error', reject);
  });
}
