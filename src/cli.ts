#!/usr/bin/env node
import { createReadStream, fstatSync } from 'node:fs';
import { dayReader } from './baseline/day.ts';
import { runCommand } from './commands/run.ts';
import { Terminal } from './commands/terminal.ts';

const streams = { stdin, stdout: process.stdout, stderr: () => process.stderr };
const terminal = new Terminal(streams, process.cwd(), process.env, dayReader(process.env, Date.now));
// Not awaited at the top level: the bundle is CommonJS, which starts faster.
runCommand(process.argv.slice(2), terminal).then((exitCode) => {
  process.exitCode = exitCode;
});

/** `process.stdin` reads a directory as if it were empty, and a check of nothing must not pass: the system says so. */
function stdin(): AsyncIterable<Buffer> {
  return fstatSync(0).isDirectory() ? createReadStream('', { fd: 0 }) : process.stdin;
}
