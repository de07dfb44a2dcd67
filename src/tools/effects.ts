import { valueAt } from '../json/pointer.ts';
import { commandOf, cwdOf } from './arguments.ts';
import { commandEffects } from './command-effects.ts';
import { filesOf, isEdit, isShown } from './files.ts';
import type { MadeCall } from './made-call.ts';
import { resolvedPath } from './path.ts';
import type { Effects, Tool } from './tool.ts';

/** Where a tool that waits for a process is told to do something to it, so that it does not only wait. */
const ACTS: ReadonlyMap<string, string> = new Map([
  ['write_stdin', '/chars'],
  ['wait', '/terminate'],
]);

/**
 * What a call did to the world.
 *
 * A tool that has no hint is taken as MCP says: it changes something, and to repeat it changes more. That it only reads
 * is believed of a hint; of a shell it is seen in the command, each program of which has to be known to read.
 *
 * @param tool undefined: nobody said anything of it
 * @param unknown what such a tool is taken for
 */
export function effectsOf(call: MadeCall, tool: Tool | undefined, unknown: 'mutating' | 'reading'): Effects {
  if (tool === undefined) return unknown === 'mutating' ? UNDECLARED : READING;
  const isWaiting = tool.polling === true && !isActing(call);
  if (tool.readOnlyHint === true || isOnlyLooking(call, tool)) return readingOf(call, tool, isWaiting);
  const command = tool.writes === undefined ? commandOf(call, tool) : undefined;
  if (command !== undefined) {
    const { changes, reads, writes, waits } = commandEffects(command);
    if (!changes) return { state: 'reads', reads, writes: [], isIdempotent: true, isPolling: isWaiting || waits };
    return {
      state: 'writes',
      reads,
      writes,
      isIdempotent: tool.idempotentHint === true,
      isPolling: isWaiting || waits,
    };
  }
  return {
    state: 'writes',
    reads: named(call, tool, tool.reads),
    writes: tool.writes === undefined ? changed(call, tool) : named(call, tool, tool.writes),
    isIdempotent: tool.idempotentHint === true,
    isPolling: isWaiting,
  };
}

const UNDECLARED: Effects = {
  state: 'undeclared',
  reads: undefined,
  writes: undefined,
  isIdempotent: false,
  isPolling: false,
};
const READING: Effects = { state: 'reads', reads: undefined, writes: [], isIdempotent: false, isPolling: false };

function isActing(call: MadeCall): boolean {
  const pointer = ACTS.get(call.tool);
  const argument = pointer === undefined ? undefined : valueAt(call.args, pointer);
  return argument !== undefined && (argument.isTrue || (argument.string() ?? '') !== '');
}

/** Whether this call of a tool that can do more does nothing but look. */
function isOnlyLooking(call: MadeCall, tool: Tool): boolean {
  return isShown(call) || (ACTS.has(call.tool) && tool.polling === true && !isActing(call));
}

function readingOf(call: MadeCall, tool: Tool, isPolling: boolean): Effects {
  const reads = tool.reads === undefined ? used(call, tool, 'read') : named(call, tool, tool.reads);
  return { state: 'reads', reads, writes: [], isIdempotent: true, isPolling };
}

/** The files of a tool that is there to change files. */
function changed(call: MadeCall, tool: Tool): readonly string[] | undefined {
  return isEdit(tool) ? used(call, tool, 'write') : undefined;
}

/** All files that a call uses so; undefined where it names none. */
function used(call: MadeCall, tool: Tool, access: 'read' | 'write'): readonly string[] | undefined {
  const files = filesOf(call, tool);
  if (files === undefined || 'fault' in files) return undefined;
  return resolved(
    files.filter((file) => file.access === access).map(({ path }) => path),
    cwdOf(call, tool),
  );
}

/** What all of these pointers lead to; undefined where one leads to no path. What is not there names nothing. */
function named(call: MadeCall, tool: Tool, pointers: readonly string[] | undefined): readonly string[] | undefined {
  if (pointers === undefined) return undefined;
  const paths: string[] = [];
  for (const pointer of pointers) {
    const argument = valueAt(call.args, pointer);
    if (argument === undefined || argument.isNull) continue;
    const items = argument.kind === 'array' ? [...argument.items()] : [argument];
    for (const item of items) {
      const path = item.string();
      if (path === undefined) return undefined;
      paths.push(path);
    }
  }
  return resolved(paths, cwdOf(call, tool));
}

/** So many characters the resolved paths of one call may have; of more nobody says what they are. */
const MOST_TEXT = 1e7;

function resolved(paths: readonly string[], cwd: string | undefined): readonly string[] | undefined {
  if (paths.length * (cwd?.length ?? 0) > MOST_TEXT) return undefined;
  return [...new Set(paths.map((path) => resolvedPath(path, cwd)))];
}
