import type { Command, Option } from './command.ts';
import { HELP } from './parse.ts';

/** What `toolreplay --help` and `toolreplay help` print. */
export function programHelp(commands: readonly Command[]): string {
  const rows = commands.map((command): [string, string] => [usage(command), command.summary]);
  return `Audits the recorded tool calls of AI agents, without ever calling a tool.

usage: toolreplay <command> …

${columns(rows)}

A transcript is JSON Lines, one call a line, with index, tool, args and response; or the log of an agent, as it is.
- reads standard input.
Exit code 0: clean. 1: findings, a broken chain, or a seal that does not hold. 2: usage error, or input that cannot be judged.
130: stopped by Ctrl-C.

'toolreplay <command> --help' shows the options of a command.
`;
}

/** What `toolreplay <command> --help` and `toolreplay help <command>` print. */
export function commandHelp(command: Command): string {
  const rows = [...command.options, HELP].map((option): [string, string] => [optionUsage(option), option.help]);
  return `${capital(command.summary)}.

usage: toolreplay ${usage(command)}${command.options.length > 0 ? ' [options]' : ''}

${columns(rows)}

${command.about}
`;
}

function usage({ name, operands }: Command): string {
  return [name, ...operands.map((operand) => `<${operand}>`)].join(' ');
}

function optionUsage({ name, short, value, repeatable }: Option): string {
  const names = short === undefined ? `--${name}` : `-${short}, --${name}`;
  return `${names}${value === undefined ? '' : ` ${value}`}${repeatable === undefined ? '' : ' …'}`;
}

function columns(rows: readonly [string, string][]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
