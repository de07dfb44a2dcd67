import { argumentAt } from './arguments.ts';
import { isOfFolders } from './builtin.ts';
import type { MadeCall } from './made-call.ts';
import type { Tool } from './tool.ts';

/** The aliases of tools that can do anything, also where it is not known which argument says what. */
const MAY_DO_ANYTHING = new Set(['Bash', 'PowerShell', 'Edit']);

/**
 * Whether a call says something, but in no argument by which its tool is known, such as `Bash` with a `cmd`: then nobody
 * can say what it does. What a scope file declares of a tool is taken at its word.
 */
export function isAstray(call: MadeCall, tool: Tool): boolean {
  if (tool.isDeclared === true || isOfFolders(call.tool, tool)) return false;
  const { command, path, patch, url, reads, writes } = tool;
  const places = [command, path, patch, url, reads, writes].flatMap((pointers) => pointers ?? []);
  if (places.length === 0 && !MAY_DO_ANYTHING.has(tool.alias ?? '')) return false;
  return argumentAt(call, places) === undefined && saysSomething(call);
}

/** A flag or a number alone is no command, path or address: Anthropic's `bash` has `restart`. */
function saysSomething({ args }: MadeCall): boolean {
  for (const [, { kind, start, end }] of args.members()) {
    if ((kind === 'string' || kind === 'object' || kind === 'array') && end - start > '""'.length) return true;
  }
  return false;
}
