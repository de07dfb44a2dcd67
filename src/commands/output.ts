import { resolve, sep } from 'node:path';
import type { Reads } from '../audit/own-input.ts';
import { globOf } from '../baseline/file-glob.ts';
import type { ToolReplayError } from '../error.ts';
import type { Call, Option } from './command.ts';
import { usageError } from './parse.ts';
import type { Terminal } from './terminal.ts';

/** Of a command that may write a file. */
export const OUTPUT: Option = {
  name: 'output',
  short: 'o',
  value: 'FILE',
  help: 'write FILE, whole or not at all, instead of printing',
};

/**
 * The file to write; undefined is standard output.
 *
 * @param command its name
 * @param reads what the command reads
 * @throws ToolReplayError when the file is part of that
 */
export async function outputOf(
  core: typeof import('./core.ts'),
  command: string,
  call: Call,
  reads: Omit<Reads, 'folder' | 'workspace'>,
  terminal: Terminal,
): Promise<string | undefined> {
  const file = call.values(OUTPUT.name).at(-1);
  if (file === undefined || file === '-') return undefined;
  const { folder } = terminal;
  const own = await core.ownInput(resolve(folder, file), { ...reads, folder, workspace: folder });
  if (own !== undefined) throw ownInputError(command, file, own);
  return file;
}

/** A file to write that is read as well. @param own what it is among what is read */
export function ownInputError(command: string, file: string, own: string): ToolReplayError {
  const expected = 'a file that is not read';
  return usageError(command, `'${file.slice(0, 200)}' for --${OUTPUT.name}, which is ${own}`, expected);
}

/** What is read where one transcript is named, and perhaps one scope file; both literally. */
export function readsOf(
  operand: string,
  scope: string | undefined,
  { folder }: Terminal,
): Pick<Reads, 'transcripts' | 'scope'> {
  const literally = (name: string): string => globOf(resolve(folder, name).replaceAll(sep, '/'));
  return {
    transcripts: operand === '-' ? [] : [literally(operand)],
    scope: scope === undefined ? [] : [literally(scope)],
  };
}
