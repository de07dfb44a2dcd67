#!/usr/bin/env node
import { createReadStream, fstatSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { isMainThread } from 'node:worker_threads';
import { dayReader } from './baseline/day.ts';
import { runCommand } from './commands/run.ts';
import { Terminal } from './commands/terminal.ts';

let opened: Readable | undefined;
if (isMainThread) {
  const streams = { stdin, stdout: process.stdout, stderr: () => process.stderr };
  const terminal = new Terminal(streams, process.cwd(), process.env, dayReader(process.env, Date.now));
  // Not awaited at the top level: the bundle is CommonJS, which starts faster.
  runCommand(process.argv.slice(2), terminal).then((exitCode) => {
    process.exitCode = exitCode;
    // A pipe of which no more is wanted may stay open, and the process would end no sooner than it.
    opened?.destroy();
  });
} else import('./audit/worker.ts').then(({ work }) => work());

/** `process.stdin` reads a directory as if it were empty, and a check of nothing must not pass: the system says so. */
function stdin(): AsyncIterable<Buffer> {
  opened = fstatSync(0).isDirectory() ? createReadStream('', { fd: 0 }) : process.stdin;
  return opened;
}
