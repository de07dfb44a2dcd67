#!/usr/bin/env node
import { runCommand } from './commands/run.ts';
import { Terminal } from './commands/terminal.ts';

const { stdin, stdout, stderr } = process;
const terminal = new Terminal({ stdin, stdout, stderr }, process.cwd(), process.env);
process.exitCode = await runCommand(process.argv.slice(2), terminal);
