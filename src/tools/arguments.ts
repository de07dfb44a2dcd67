import type { JsonNode } from '../json/node.ts';
import { valueAt } from '../json/pointer.ts';
import type { CommandLine } from '../shell/command-line.ts';
import { commandLineOf, parseCommandLine } from '../shell/parse.ts';
import type { MadeCall } from './made-call.ts';
import { resolvedPath } from './path.ts';
import type { Tool } from './tool.ts';

/** Why an argument does not say what it should. It holds no text of the argument. */
export interface ArgumentFault {
  readonly fault: string;
}

/** The command that a call runs, and where. */
export interface RunCommand {
  readonly line: CommandLine;
  /** A resolved path, relative where neither the call nor the log says where that is. */
  readonly cwd: string | undefined;
}

/** The argument that the first pointer leads to where there is one. Null is none. */
export function argumentAt(call: MadeCall, pointers: readonly string[] | undefined): JsonNode | undefined {
  for (const pointer of pointers ?? []) {
    const value = valueAt(call.args, pointer);
    if (value !== undefined && !value.isNull) return value;
  }
  return undefined;
}

/**
 * The command that a call runs.
 *
 * An argument that holds neither a text nor an array of texts is a fault, and so is a command of PowerShell, whose
 * language is not read.
 *
 * @returns undefined where the tool runs none, or is given none
 */
export function commandOf(call: MadeCall, tool: Tool): RunCommand | undefined {
  const command = argumentAt(call, tool.command);
  if (command === undefined) return undefined;
  // A list of command lines, where it is so named; otherwise an array is the words of one.
  const isList = command.start === call.args.get('commands')?.start;
  return { line: tool.alias === 'PowerShell' ? UNREAD : lineOf(command, isList), cwd: cwdOf(call, tool) };
}

const UNREAD = { fault: 'a command of PowerShell, which is not read' };

function lineOf(command: JsonNode, isList: boolean): CommandLine {
  const text = command.string();
  if (text !== undefined) return parseCommandLine(text);
  const words = textsOf(command);
  if (words === undefined || words.length === 0)
    return { fault: 'a command that is neither a text nor an array of texts' };
  // A shell is given them one after the other.
  return isList ? parseCommandLine(words.join('\n')) : commandLineOf(words);
}

/** The elements of an array, if all are texts. */
export function textsOf(array: JsonNode): string[] | undefined {
  if (array.kind !== 'array') return undefined;
  const texts: string[] = [];
  for (const item of array.items()) {
    const text = item.string();
    if (text === undefined) return undefined;
    texts.push(text);
  }
  return texts;
}

/** Where a call works: where its tool is told to, or else where the log says; undefined where nobody says. */
export function cwdOf(call: MadeCall, tool: Tool): string | undefined {
  const argument = argumentAt(call, tool.cwd);
  if (argument === undefined) return call.cwd;
  const text = argument.string();
  return text === undefined ? undefined : resolvedPath(text, call.cwd);
}

/** An address in a text. */
const ADDRESS = /https?:\/\/[^\s"'`<>]+/gi;

/**
 * All that a call fetches: the argument as it stands, each element of an array, or the addresses that stand in a longer
 * text. A text that holds no address is told as it stands.
 */
export function urlsOf(call: MadeCall, tool: Tool): readonly string[] {
  const argument = argumentAt(call, tool.url);
  if (argument === undefined) return [];
  const text = argument.string();
  const texts = text === undefined ? [...argument.items()].map((item) => item.string() ?? '') : [text];
  return texts.flatMap((one) => {
    const trimmed = one.trim();
    return /\s/.test(trimmed) ? (trimmed.match(ADDRESS) ?? [trimmed]) : [trimmed];
  });
}

/** What a call fetches, or the first of it; undefined where that is nothing. */
export function urlOf(call: MadeCall, tool: Tool): string | undefined {
  return urlsOf(call, tool)[0];
}
