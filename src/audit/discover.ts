import { type Dirent, lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { ToolReplayError } from '../error.ts';
import { splitBase } from '../glob/base.ts';
import { Glob } from '../glob/glob.ts';
import { fileError, notAFile } from './system-error.ts';
import { turn } from './turn.ts';

/** A file that a pattern names, or why it cannot be taken. */
export interface Found {
  /** Relative to the workspace when it is inside, with `/` on every system. */
  readonly file: string;
  /** Where the system finds it. */
  readonly path: string;
  /** How many it has; 0 where it cannot be taken. */
  readonly bytes: number;
  readonly error?: ToolReplayError;
  /** It was named in full and is not there, not even as a link that leads nowhere. */
  readonly missing: boolean;
}

/** What a search came to. */
export interface Discovery {
  readonly found: readonly Found[];
  /** Folders that are symbolic links, which are not entered: the names that reports give them. */
  readonly notEntered: readonly string[];
}

/**
 * The files that glob patterns name, each once, in code point order.
 *
 * Patterns are read as {@link Glob} says, and one that starts with `!` takes away from all others. A pattern that is the
 * name of an existing file is that file. Hidden files are files too, and so are those with a line break in their name: a
 * check that passes over them can be passed by hiding. Folders named `.git` and folders that are symbolic links are not
 * entered; a link to a file is taken when the file is in the workspace, or below the folder that a pattern from outside
 * the workspace starts at.
 *
 * @param patterns relative to `folder`, or absolute
 * @param folder an absolute path
 * @param workspace an absolute path: what a committed link must not leave
 */
export async function discover(patterns: readonly string[], folder: string, workspace: string): Promise<Discovery> {
  const excluded = patterns.filter(isExclude).map((pattern) => excluder(start(pattern.slice(1), folder)));
  const notEntered = new Set<string>();
  const realOf = remembered(realpathSync);
  const found = new Map<string, Found>();
  for (const pattern of patterns) {
    if (isExclude(pattern)) continue;
    const roots = rootsOf(rootOf(pattern, folder), workspace);
    for (const { path, error, missing = false, isLinkToFolder = false } of matches(pattern, folder)) {
      // Among tens of thousands of files it takes seconds, in which a signal must be heard.
      await turn();
      if (excluded.some((excludes) => excludes(path))) continue;
      const file = nameAs(pattern, workspace, path);
      if (isLinkToFolder) notEntered.add(file);
      else {
        const taken = error ?? take(path, roots, realOf);
        const isTaken = typeof taken === 'number';
        found.set(path, { file, path, missing, ...(isTaken ? { bytes: taken } : { bytes: 0, error: taken }) });
      }
    }
  }
  return {
    found: [...found.values()].sort((a, b) => compareCodePoints(a.file, b.file)),
    notEntered: [...notEntered].sort(compareCodePoints),
  };
}

/**
 * Tells of absolute paths whether patterns name them, be there a file or not: what {@link discover} would find.
 *
 * @param folder an absolute path, which the patterns are relative to
 */
export function matcher(patterns: readonly string[], folder: string): (path: string) => boolean {
  const excluded = patterns.filter(isExclude).map((pattern) => excluder(start(pattern.slice(1), folder)));
  const included = patterns.filter((pattern) => !isExclude(pattern)).map((pattern) => includer(pattern, folder));
  return (path) => included.some((includes) => includes(path)) && !excluded.some((excludes) => excludes(path));
}

function includer(pattern: string, folder: string): (path: string) => boolean {
  const literal = resolve(folder, pattern);
  const { base, glob } = start(pattern, folder);
  if (glob === '') return (path) => path === literal;
  const compiled = new Glob(glob);
  return (path) => path === literal || (isInside(path, base) && compiled.matches(toSlashes(relative(base, path))));
}

/** What a link must not leave. A folder inside the workspace is no root of its own: it may be a committed link. */
function rootsOf(base: string, workspace: string): string[] {
  return base === workspace || isInside(base, workspace) ? [workspace] : [workspace, base];
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
  isLinkToFolder?: boolean;
}

function* matches(pattern: string, folder: string): Generator<Match> {
  const literal = resolve(folder, pattern);
  const { base, glob, depth } = start(pattern, folder);
  const there = exists(literal);
  // A file may be called like the glob, and must not hide what the glob is meant for.
  if (there || glob === '') yield { path: literal, missing: !there };
  if (glob === '') return;
  const compiled = new Glob(glob);
  for (const found of walk(base, depth)) {
    const told = found.error !== undefined || found.isLinkToFolder === true;
    if (told || compiled.matches(toSlashes(relative(base, found.path)))) yield found;
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
  const { base, glob } = splitBase(slashed);
  // Braces may hold a slash of their own.
  const depth = /\*\*|\{/.test(glob) ? Number.POSITIVE_INFINITY : glob.split('/').length;
  return { base: resolve(folder, base), glob, depth };
}

/** The folder that a pattern starts at, which its matches must not leave through a link. */
export function rootOf(pattern: string, folder: string): string {
  const { base, glob } = start(pattern, folder);
  return glob === '' ? dirname(base) : base;
}

function excluder({ base, glob }: Start): (path: string) => boolean {
  if (glob === '') return (path) => path === base || isInside(path, base);
  const compiled = [new Glob(glob), new Glob(`${glob}/**`)];
  return (path) => isInside(path, base) && compiled.some((one) => one.matches(toSlashes(relative(base, path))));
}

/** What is below a folder that may not be there, or be no folder: then there is nothing. */
function* walk(folder: string, depth: number): Generator<Match> {
  const entries = list(folder);
  if (!(entries instanceof ToolReplayError) || entries.code !== 'not-found') yield* walkBelow(folder, depth);
}

function* walkBelow(folder: string, depth: number): Generator<Match> {
  if (depth === 0) return;
  const entries = list(folder);
  if (entries instanceof ToolReplayError) {
    yield { path: folder, error: entries };
    return;
  }
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== '.git') yield* walkBelow(path, depth - 1);
    } else if (!leadsToFolder(entry, path)) yield { path };
    else if (depth > 1) yield { path, isLinkToFolder: true };
  }
}

/** What is in a folder, or why it cannot be listed: it may have a name that the system gives back altered. */
function list(folder: string): Dirent[] | ToolReplayError {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    const known = fileError(error);
    if (known instanceof ToolReplayError) return known;
    throw known;
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

/** Why what stands at a path must not be read: it is no file, is outside of every root, or a link that leads nowhere or there. */
export function refusal(path: string, roots: readonly string[]): ToolReplayError | undefined {
  const taken = take(path, roots, realpathSync);
  return typeof taken === 'number' ? undefined : taken;
}

/**
 * How many bytes a file has that may be read, or why what stands at the path must not be.
 *
 * @param realOf gives a folder without links: who asks for many paths remembers what it said
 */
function take(path: string, roots: readonly string[], realOf: (folder: string) => string): ToolReplayError | number {
  let real: string;
  let stat: Stats;
  try {
    stat = lstatSync(path);
    const isLink = stat.isSymbolicLink();
    real = isLink ? realpathSync(path) : join(realOf(dirname(path)), basename(path));
    if (isLink) stat = statSync(real);
  } catch (error) {
    const known = fileError(error);
    if (known instanceof ToolReplayError) return known;
    throw error;
  }
  const isNamedInside = roots.some((root) => isInside(path, root));
  const isOut = !roots.some((root) => isInside(real, realOf(root)));
  // Of what a link out of them leads to, no more is said than that.
  if (isOut && isNamedInside) {
    return new ToolReplayError('unreadable', {
      found: 'a symbolic link that leaves the workspace',
      expected: 'a file inside it',
      advice: 'name the file that it leads to',
    });
  }
  // Whoever makes a named pipe where a transcript is looked for could stop the audit for good.
  if (!stat.isFile()) return notAFile(stat.isDirectory() ? 'a directory' : 'a pipe, socket or device');
  if (!isOut) return stat.size;
  return new ToolReplayError('unreadable', {
    found: 'a file outside the workspace',
    expected: 'a file inside it',
    advice: 'copy it there',
  });
}

/** The same function, which does its work once for each text. */
function remembered(work: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) {
      result = work(text);
      known.set(text, result);
    }
    return result;
  };
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

/** How reports name what is in the workspace, and what was asked for relative to it: with `/` on every system. */
export function nameIn(workspace: string, path: string): string {
  return toSlashes(relative(workspace, path) || '.');
}

/** How reports name a file that was asked for: as {@link nameIn}, unless it was by an absolute path that leaves the workspace. */
export function nameAs(asked: string, workspace: string, path: string): string {
  return isAbsolute(asked) && !isInside(path, workspace) ? toSlashes(path) : nameIn(workspace, path);
}

function toSlashes(path: string): string {
  return sep === '\\' ? path.replaceAll('\\', '/') : path;
}

function compareCodePoints(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
