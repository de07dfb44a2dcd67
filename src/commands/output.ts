import { resolve } from 'node:path';
import type { OwnInput, Reads } from '../audit/own-input.ts';
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
 * The file to write of a command that audits; undefined is standard output.
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
  { folder }: Terminal,
): Promise<string | undefined> {
  return checkedOutput(command, call, folder, (path) => core.ownInput(path, { ...reads, folder, workspace: folder }));
}

/**
 * The file to write of a command that reads one transcript; undefined is standard output.
 *
 * @param command its name; its first operand is the transcript
 * @param scope the scope file that it reads, as the command line names it
 * @throws ToolReplayError when the file is one of both
 */
export async function outputOfOne(
  core: typeof import('./core.ts'),
  command: string,
  call: Call,
  scope: string | undefined,
  { folder }: Terminal,
): Promise<string | undefined> {
  const [operand = '-'] = call.operands;
  const reads = {
    transcript: operand === '-' ? undefined : resolve(folder, operand),
    scope: scope === undefined ? undefined : resolve(folder, scope),
  };
  return checkedOutput(command, call, folder, (path) => core.ownFile(path, reads));
}

async function checkedOutput(
  command: string,
  call: Call,
  folder: string,
  ownInput: (path: string) => Promise<OwnInput | undefined>,
): Promise<string | undefined> {
  const file = namedOutput(call);
  if (file === undefined) return undefined;
  const own = await ownInput(resolve(folder, file));
  if (own !== undefined) throw ownInputError(command, file, own);
  return file;
}

/** The file to write, be it read or not; undefined is standard output. */
export function namedOutput(call: Call): string | undefined {
  const file = call.values(OUTPUT.name).at(-1);
  return file === '-' ? undefined : file;
}

/** A file to write that is read as well. @param own what it is among what is read */
export function ownInputError(command: string, file: string, own: string): ToolReplayError {
  const expected = 'a file that is not read';
  return usageError(command, `'${file.slice(0, 200)}' for --${OUTPUT.name}, which is ${own}`, expected);
}
