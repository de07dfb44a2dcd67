import { ToolReplayError } from '../error.ts';
import { errorText } from '../report/error.ts';
import { inertLine } from '../report/inert.ts';
import { audit } from './audit.ts';
import { closest } from './closest.ts';
import type { Command, ExitCode } from './command.ts';
import { commandHelp, programHelp } from './help.ts';
import { parseCall, usageError } from './parse.ts';
import { replay } from './replay.ts';
import { scope } from './scope.ts';
import { seal } from './seal.ts';
import type { Terminal } from './terminal.ts';
import { verify } from './verify.ts';
import { version } from './version.ts';

/** All commands, in the order in which help lists them. */
export const COMMANDS: readonly Command[] = [audit, replay, scope, seal, verify, version];

/** Runs one command line, without the program's name. Whatever goes wrong is one line on standard error. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    return await dispatch(args, terminal);
  } catch (error) {
    terminal.status('');
    terminal.note(inertLine(`toolreplay: ${describe(error)}`));
    return 2;
  }
}

async function dispatch([name, ...args]: readonly string[], terminal: Terminal): Promise<ExitCode> {
  if (name === undefined) throw usageError('', 'no command', COMMANDS.map((command) => command.name).join(', '));
  if (name === '--help' || name === '-h' || name === 'help') {
    await terminal.write([programHelp(COMMANDS)]);
    return 0;
  }
  const command = COMMANDS.find((candidate) => candidate.name === (name === '--version' ? 'version' : name));
  if (command === undefined) {
    const names = COMMANDS.map((candidate) => candidate.name);
    throw usageError('', `the unknown command '${name.slice(0, 80)}'`, undefined, closest(name, names));
  }
  const call = parseCall(command, args);
  if (call !== 'help') return command.run(call, terminal);
  await terminal.write([commandHelp(command)]);
  return 0;
}

function describe(error: unknown): string {
  if (error instanceof ToolReplayError) return errorText(error);
  return `internal error, please report it: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
}
