import { closest } from '../closest.ts';
import { ToolReplayError } from '../error.ts';
import { errorText } from '../report/error.ts';
import { inertLine } from '../report/inert.ts';
import { audit } from './audit.ts';
import { baseline } from './baseline.ts';
import type { Command, ExitCode } from './command.ts';
import { compare } from './compare.ts';
import { draw } from './draw.ts';
import { flake } from './flake.ts';
import { commandHelp, programHelp } from './help.ts';
import { importLog } from './import.ts';
import { keygen } from './keygen.ts';
import { merge } from './merge.ts';
import { NO_REDACT } from './options.ts';
import { parseCall, usageError } from './parse.ts';
import { redact } from './redact.ts';
import { replay } from './replay.ts';
import { report } from './report.ts';
import { scope } from './scope.ts';
import { scopeCheck } from './scope-check.ts';
import { scopeInit } from './scope-init.ts';
import { seal } from './seal.ts';
import { sign } from './sign.ts';
import type { Terminal } from './terminal.ts';
import { verify } from './verify.ts';
import { version } from './version.ts';

/** All commands, in the order in which help lists them. */
export const COMMANDS: readonly Command[] = [
  audit,
  merge,
  baseline,
  replay,
  scope,
  scopeInit,
  scopeCheck,
  seal,
  sign,
  keygen,
  verify,
  compare,
  flake,
  report,
  draw,
  importLog,
  redact,
  version,
];

const HELP_WORDS = ['help', '--help', '-h'];

/** Runs one command line, without the program's name. Whatever goes wrong is one line on standard error. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    return await dispatch(args, terminal);
  } catch (error) {
    terminal.note(inertLine(`toolreplay: ${await described(error, args)}`));
    return 2;
  }
}

async function dispatch(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name, ...args] = joined(words);
  if (name === undefined) throw usageError('', 'no command', COMMANDS.map((command) => command.name).join(', '));
  if (HELP_WORDS.includes(name)) {
    await terminal.write([helpOn(name === 'help' ? joined(args)[0] : undefined)]);
    return 0;
  }
  const command = commandNamed(name === '--version' ? 'version' : name);
  const call = parseCall(command, args);
  if (call !== 'help') return command.run(call, terminal);
  await terminal.write([commandHelp(command)]);
  return 0;
}

/** The same words, those of a command of two words as one. */
function joined(words: readonly string[]): readonly string[] {
  const name = words.slice(0, 2).join(' ');
  return COMMANDS.some((command) => command.name === name) ? [name, ...words.slice(2)] : words;
}

/** The help of a command, or of the program where none is named. */
function helpOn(name: string | undefined): string {
  return name === undefined || HELP_WORDS.includes(name) ? programHelp(COMMANDS) : commandHelp(commandNamed(name));
}

function commandNamed(name: string): Command {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command !== undefined) return command;
  const names = COMMANDS.map((candidate) => candidate.name);
  throw usageError('', `the unknown command '${name.slice(0, 80)}'`, undefined, closest(name, names));
}

/** What went wrong, without a secret that it quotes. @param args as the command line was called */
async function described(error: unknown, args: readonly string[]): Promise<string> {
  // Loaded only now: most runs have no error.
  const { NO_REDACTION, redactorOf } = await import('../redaction/redactor.ts');
  const redactor = args.includes(`--${NO_REDACT.name}`) ? NO_REDACTION : redactorOf();
  if (error instanceof ToolReplayError) {
    const { redactedError } = await import('../report/redacted-report.ts');
    return errorText(redactedError(error, redactor));
  }
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return `internal error, please report it: ${redactor.text(text)}`;
}
