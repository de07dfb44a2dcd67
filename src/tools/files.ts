import type { JsonNode } from '../json/node.ts';
import { type ArgumentFault, argumentAt, textsOf } from './arguments.ts';
import { isOfFolders } from './builtin.ts';
import type { MadeCall } from './made-call.ts';
import { patchedFiles } from './patch.ts';
import type { Tool } from './tool.ts';

/** A file that a call names. */
export interface FileUse {
  /** As it is recorded. */
  readonly path: string;
  readonly access: 'read' | 'write';
}

/** The aliases of tools that change the file that they are given. */
const EDITS = new Set(['Edit', 'Write', 'MultiEdit', 'NotebookEdit']);
/** The aliases of tools that read what they are given. */
const READS = new Set(['Read', 'Grep', 'Glob', 'LS', 'NotebookRead']);
/** Editors that also show a file, as their command says. */
const ALSO_SHOW = new Set([
  'str_replace_editor',
  'str_replace_based_edit_tool',
  'file_editor',
  'developer__text_editor',
]);
/** The names that a change in a list of changes has for its file. */
const FILE_KEYS = ['path', 'filePath', 'file_path'];
/** Tools that find files by a pattern of their paths. */
const FINDS = new Set(['Glob', 'glob', 'globToolCall', 'glob_file_search']);
/** Where these have it. */
const PATTERNS = ['/pattern', '/glob_pattern', '/globPattern'];

/** Whether a tool changes the files that it is given as its path. */
export function isEdit(tool: Tool): boolean {
  return tool.alias !== undefined && EDITS.has(tool.alias);
}

/** Whether arguments of a tool name files. */
export function namesFiles({ path, patch, reads, writes }: Tool): boolean {
  return (path ?? patch ?? reads ?? writes) !== undefined;
}

/** Whether this call only shows what its tool could change. */
export function isShown(call: MadeCall): boolean {
  return ALSO_SHOW.has(call.tool) && call.args.get('command')?.is('view') === true;
}

/**
 * The files that a call names in its arguments, each use once.
 *
 * A search or a listing that is given no path is of the working directory, `.`, and one for a pattern of paths is of the
 * folder that the pattern names before its first wildcard. A path that is no text, and a patch that cannot be read, is a fault.
 *
 * @returns undefined where the tool names none, or is given none
 */
export function filesOf(call: MadeCall, tool: Tool): readonly FileUse[] | ArgumentFault | undefined {
  const uses: FileUse[] = [];
  for (const { argument, access } of namesIn(call, tool)) {
    const paths = access === 'patch' ? changedIn(argument) : pathsIn(argument);
    if ('fault' in paths) return paths;
    for (const path of paths) uses.push({ path, access: access === 'patch' ? 'write' : access });
  }
  const folder = FINDS.has(call.tool) ? patternFolder(call) : '.';
  if (uses.length > 0) return once(folder === '.' ? uses : uses.map((use) => within(use, folder)));
  if (argumentAt(call, tool.patch) !== undefined) return [];
  return isOfFolders(call.tool, tool) ? [{ path: folder, access: 'read' }] : undefined;
}

interface Naming {
  readonly argument: JsonNode;
  readonly access: 'read' | 'write' | 'patch';
}

/** All arguments that name files. */
function namesIn(call: MadeCall, tool: Tool): Naming[] {
  const names: Naming[] = [];
  for (const access of ['read', 'write'] as const) {
    for (const pointer of (access === 'read' ? tool.reads : tool.writes) ?? []) {
      const argument = argumentAt(call, [pointer]);
      if (argument !== undefined) names.push({ argument, access });
    }
  }
  for (const pointer of tool.path ?? []) {
    const argument = argumentAt(call, [pointer]);
    if (argument === undefined) continue;
    const isTold = tool.reads?.includes(pointer) || tool.writes?.includes(pointer);
    if (!isTold) names.push({ argument, access: accessOf(call, tool) });
    break;
  }
  const patch = argumentAt(call, tool.patch);
  if (patch !== undefined) names.push({ argument: patch, access: 'patch' });
  return names;
}

/** What a tool does to its path. A tool of which nobody says that it only reads may write: that is MCP's default. */
function accessOf(call: MadeCall, tool: Tool): 'read' | 'write' {
  if (isShown(call) || tool.readOnlyHint === true) return 'read';
  if (tool.readOnlyHint === undefined && tool.alias !== undefined && READS.has(tool.alias)) return 'read';
  return 'write';
}

function pathsIn(argument: JsonNode): string[] | ArgumentFault {
  const text = argument.string();
  const paths = text === undefined ? textsOf(argument) : [text];
  return paths ?? { fault: 'a path that is neither a text nor an array of texts' };
}

/** The files that a patch names, or a list of changes, or an object that has a change for each file. */
function changedIn(argument: JsonNode): readonly string[] | ArgumentFault {
  const text = argument.string();
  if (text !== undefined) return patchedFiles(text);
  if (argument.kind === 'object')
    return [...argument.members()].flatMap(([path, change]) => [path, ...movedTo(change)]);
  if (argument.kind !== 'array') return { fault: 'a patch that is no text' };
  const paths: string[] = [];
  for (const change of argument.items()) {
    const path = FILE_KEYS.map((key) => change.get(key)?.string()).find((one) => one !== undefined);
    if (path === undefined) return { fault: 'a change that names no file' };
    paths.push(path, ...movedTo(change));
  }
  return paths;
}

/** Codex tells within a change where the file goes to. */
function movedTo(change: JsonNode): string[] {
  const kinds = [change, change.get('update'), change.get('kind')];
  return kinds.flatMap((kind) => kind?.get('move_path')?.string() ?? []);
}

/** A pattern that begins somewhere else than in the folder that is searched. */
const ANCHORED = /^(?:[/\\~]|[A-Za-z]:[\\/])/;
/** What could lead back out of the folder that stands before it. */
const CLIMBS = /(?:^|[\\/{,])\.\.(?:[\\/},]|$)/;

/** Tools for which a pattern with a slash begins where they search: for others it may begin at any depth. */
const FINDS_FROM_TOP = new Set(['Glob', 'glob']);

/** The folder that a pattern names before its first wildcard, or the file, where it has none. */
function patternFolder(call: MadeCall): string {
  const pattern = argumentAt(call, PATTERNS)?.string() ?? '';
  const isAnchored = ANCHORED.test(pattern) || /^\.\.(?:[/\\]|$)/.test(pattern);
  if (!isAnchored && !FINDS_FROM_TOP.has(call.tool)) return '.';
  const known = /^[^*?[{]*/.exec(pattern)?.[0] ?? '';
  const end = Math.max(known.lastIndexOf('/'), known.lastIndexOf('\\'));
  if (!isAnchored && end < 0) return '.';
  if (known === pattern) return pattern;
  if (CLIMBS.test(pattern.slice(end + 1))) return ANCHORED.test(pattern) ? '/' : '..';
  return end <= 0 ? known.slice(0, 1) : known.slice(0, end);
}

function within(use: FileUse, folder: string): FileUse {
  if (use.access === 'write') return use;
  return { ...use, path: ANCHORED.test(folder) ? folder : `${use.path}/${folder}` };
}

function once(uses: readonly FileUse[]): readonly FileUse[] {
  if (uses.length === 1) return uses;
  return [...new Map(uses.map((use) => [`${use.access} ${use.path}`, use])).values()];
}
