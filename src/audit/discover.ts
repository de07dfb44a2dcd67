import { type Dirent, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import picomatch from 'picomatch';
import { ToolReplayError } from '../error.ts';
import { fileError, notAFile } from './system-error.ts';

/** A file that a pattern names, or why it cannot be taken. */
export interface Found {
  /** Relative to the workspace when it is inside, with `/` on every system. */
  readonly file: string;
  /** Where the system finds it. */
  readonly path: string;
  readonly error?: ToolReplayError;
  /** It was named in full and is not there, not even as a link that leads nowhere. */
  readonly missing: boolean;
}

/** Hidden files are files too: a check that passes over them can be passed by hiding. */
const OPTIONS = { dot: true } as const;

/**
 * The files that glob patterns name, each once, in code point order.
 *
 * `*` and `?` stay in one folder, `**` crosses folders, `{a,b}` and `[a-z]` choose, and a pattern that starts with `!`
 * takes away from all others. A pattern that is the name of an existing file is that file. Folders named `.git` and
 * folders that are symbolic links are not entered; a link to a file is taken when the file is in the workspace, or
 * below the folder that a pattern outside the workspace starts from.
 *
 * @param patterns relative to `folder`, or absolute
 * @param folder an absolute path
 * @param workspace an absolute path: what a committed link must not leave
 */
export function discover(patterns: readonly string[], folder: string, workspace: string): Found[] {
  const excluded = patterns.filter(isExclude).map((pattern) => excluder(start(pattern.slice(1), folder)));
  const found = new Map<string, Found>();
  for (const pattern of patterns) {
    if (isExclude(pattern)) continue;
    const roots = [workspace, rootOf(pattern, folder)];
    for (const { path, error, missing = false } of matches(pattern, folder)) {
      if (excluded.some((excludes) => excludes(path))) continue;
      const refused = error ?? refusal(path, roots);
      const file = displayName(path, workspace, isAbsolute(pattern));
      found.set(path, { file, path, missing, ...(refused && { error: refused }) });
    }
  }
  return [...found.values()].sort((a, b) => compareCodePoints(a.file, b.file));
}

function isExclude(pattern: string): boolean {
  return pattern.startsWith('!');
}

/** What a pattern or a walk comes upon. */
interface Match {
  path: string;
  /** It cannot be looked into. */
  error?: ToolReplayError;
  missing?: boolean;
}

function* matches(pattern: string, folder: string): Generator<Match> {
  const literal = resolve(folder, pattern);
  const { base, glob, depth } = start(pattern, folder);
  const there = exists(literal);
  // A file may be called like the glob, and must not hide what the glob is meant for.
  if (there || glob === '') yield { path: literal, missing: !there };
  if (glob === '') return;
  const match = picomatch(glob, OPTIONS);
  for (const found of walk(base, depth)) {
    if (found.error !== undefined || match(toSlashes(relative(base, found.path)))) yield found;
  }
}

/** Where a pattern starts: an absolute folder, the pattern below it and how many folders that can reach. */
interface Start {
  base: string;
  glob: string;
  depth: number;
}

function start(pattern: string, folder: string): Start {
  const slashed = sep === '\\' ? pattern.replaceAll('\\', '/') : pattern;
  const { base, glob } = picomatch.scan(slashed);
  // Braces and parentheses may hold a slash of their own.
  const depth = /\*\*|[{(]/.test(glob) ? Number.POSITIVE_INFINITY : glob.split('/').length;
  return { base: resolve(folder, base), glob, depth };
}

/** The folder that a pattern's matches must not leave through a link. */
function rootOf(pattern: string, folder: string): string {
  const { base, glob } = start(pattern, folder);
  return glob === '' ? dirname(base) : base;
}

function excluder({ base, glob }: Start): (path: string) => boolean {
  const match = glob === '' ? () => false : picomatch([glob, `${glob}/**`], OPTIONS);
  return (path) => {
    if (glob === '') return path === base || isInside(path, base);
    return isInside(path, base) && match(toSlashes(relative(base, path)));
  };
}

function* walk(folder: string, depth: number): Generator<Match> {
  if (depth === 0) return;
  const entries = list(folder);
  if (entries instanceof ToolReplayError) {
    yield { path: folder, error: entries };
    return;
  }
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== '.git') yield* walk(path, depth - 1);
    } else if (!leadsToFolder(entry, path)) yield { path };
  }
}

/** What is in a folder; nothing when there is none, and the reason when it cannot be listed. */
function list(folder: string): Dirent[] | ToolReplayError {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    const known = fileError(error);
    if (!(known instanceof ToolReplayError)) throw known;
    return known.code === 'not-found' ? [] : known;
  }
}

function leadsToFolder(entry: Dirent, path: string): boolean {
  if (!entry.isSymbolicLink()) return false;
  try {
    return statSync(path).isDirectory();
  } catch {
    // It leads nowhere or in a circle: no folder, and to be told as the file that it is not.
    return false;
  }
}

/** Why what stands at a path must not be read: it is no file, or a link that leads nowhere or leaves every root. */
function refusal(path: string, roots: readonly string[]): ToolReplayError | undefined {
  let real: string;
  let isFile: boolean;
  try {
    real = realpathSync(path);
    isFile = statSync(real).isFile();
  } catch (error) {
    const known = fileError(error);
    if (known instanceof ToolReplayError) return known;
    throw error;
  }
  if (!roots.some((root) => isInside(real, realpathSync(root)))) {
    return new ToolReplayError('unreadable', {
      found: 'a symbolic link that leaves the workspace',
      expected: 'a file inside it',
      advice: 'name the file that it leads to',
    });
  }
  // Whoever makes a named pipe where a transcript is looked for could stop the audit for good.
  return isFile ? undefined : notAFile(statSync(real).isDirectory() ? 'a directory' : 'a pipe, socket or device');
}

function exists(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    // Whatever the reason, it is not there under this name: it may still be a pattern.
    return false;
  }
}

/** Whether an absolute path is below a folder. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** How reports name a file: relative to the workspace inside it, and outside it the way it was asked for. */
export function displayName(path: string, workspace: string, absolute: boolean): string {
  return toSlashes(absolute && !isInside(path, workspace) ? path : relative(workspace, path) || '.');
}

function toSlashes(path: string): string {
  return sep === '\\' ? path.replaceAll('\\', '/') : path;
}

function compareCodePoints(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
