import { parseArgs } from 'node:util';
import { closest } from '../closest.ts';
import { ToolReplayError } from '../error.ts';
import type { Call, Command, Option } from './command.ts';

/** Every command answers to it. */
export const HELP: Option = { name: 'help', short: 'h', help: 'show this' };

/**
 * Reads the arguments of one command.
 *
 * @returns 'help' when help is asked for
 * @throws ToolReplayError for an unknown option, a missing or an unwanted value, or the wrong number of operands
 */
export function parseCall(command: Command, args: readonly string[]): Call | 'help' {
  const options = [...command.options, HELP];
  const { tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      options.map(({ name, short, value }) => [
        name,
        {
          type: value === undefined ? ('boolean' as const) : ('string' as const),
          multiple: true,
          ...(short !== undefined && { short }),
        },
      ]),
    ),
  });
  const operands: string[] = [];
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind === 'option') {
      const option = options.find(({ name }) => name === token.name);
      if (option === undefined) throw unknownOption(command, token.rawName, options);
      values.set(option.name, [...(values.get(option.name) ?? []), optionValue(command, option, token)]);
    }
  }
  if (values.has(HELP.name)) return 'help';
  checkRepeats(command, values);
  checkOperands(command, operands);
  return { operands, values: (option) => values.get(option) ?? [] };
}

/** A mistake in the call of a command, with the way to its help. */
export function usageError(command: string, found: string, expected?: string, near?: string): ToolReplayError {
  const help = `see 'toolreplay ${command === '' ? '' : `${command} `}--help'`;
  return new ToolReplayError('usage', {
    found,
    ...(expected !== undefined && { expected }),
    advice: near === undefined ? help : `did you mean '${near}'? ${help}`,
  });
}

function unknownOption({ name }: Command, raw: string, options: readonly Option[]): ToolReplayError {
  const near = closest(
    raw,
    options.map((option) => `--${option.name}`),
  );
  return usageError(name, `the unknown option '${raw.slice(0, 80)}'`, undefined, near);
}

/** An option as it was given: its name in full, and its value, which is inline when it follows a `=`. */
interface Given {
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}

function optionValue(command: Command, option: Option, { rawName, value, inlineValue }: Given): string {
  if (option.value === undefined) {
    if (value === undefined) return '';
    throw usageError(command.name, `a value for ${rawName}`, 'none');
  }
  // `--mutator --scope f` is a value forgotten; a value that starts with a dash can be given after a `=`.
  const forgotten = value === undefined || value === '' || (inlineValue !== true && /^-./.test(value));
  if (forgotten) throw usageError(command.name, `no value for ${rawName}`, `${rawName} ${option.value}`);
  return value;
}

function checkRepeats({ name, options }: Command, values: ReadonlyMap<string, string[]>): void {
  for (const option of options) {
    const times = values.get(option.name)?.length ?? 0;
    if (times > 1 && option.repeatable === undefined) throw usageError(name, `--${option.name} ${times} times`, 'once');
  }
}

function checkOperands({ name, operands }: Command, given: readonly string[]): void {
  const many = operands.at(-1)?.endsWith('…') ?? false;
  if (given.length === operands.length || (many && given.length > operands.length)) return;
  const expected = operands.length === 0 ? 'none' : operands.map((operand) => `<${operand}>`).join(' ');
  throw usageError(
    name,
    given.length === 0 ? 'no argument' : `${given.length} argument${given.length === 1 ? '' : 's'}`,
    expected,
  );
}
