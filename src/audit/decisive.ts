import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ToolReplayError } from '../error.ts';
import { splitBase } from '../glob/base.ts';
import { discover, isInside, matcher } from './discover.ts';
import { namedScope, scopeBytes } from './scope-file.ts';

/** What transcripts are held against. */
export interface Decisive {
  /** Whether an absolute path, be there a file or not, is of such a file. It says so rather once too often. */
  decides(path: string): boolean;
  /** Those that are there, or should be. */
  readonly files: readonly string[];
}

/**
 * The scope files, and what they import: what is changed there can change what is found in transcripts that are as they
 * were.
 *
 * @param patterns as the setting `scope` has them
 * @param folder what they are relative to, absolute
 * @param workspace absolute
 * @param transcripts their absolute paths
 */
export async function decidesScope(
  patterns: readonly string[],
  folder: string,
  workspace: string,
  transcripts: readonly string[],
): Promise<Decisive> {
  const [pattern, ...more] = patterns;
  if (pattern === undefined) return { decides: () => false, files: [] };
  const isBare = more.length === 0 && !/[\\/]/.test(pattern) && splitBase(pattern).glob === '';
  const isNamed = isBare ? (path: string) => basename(path) === pattern : matcher(patterns, folder);
  const files = isBare
    ? nearest(pattern, [folder, ...transcripts.map(dirname)], workspace)
    : (await discover(patterns, folder, workspace)).found.map(({ path }) => path);
  const all = new Set<string>();
  const known = new Set<string>();
  for (const file of files) {
    for (const path of await withImports(file)) {
      all.add(path);
      for (const place of places(path)) known.add(place);
    }
  }
  return { decides: (path) => isNamed(path) || known.has(path), files: [...all] };
}

/** The files of a name in some folders and above them, up to the workspace. */
function nearest(name: string, folders: readonly string[], workspace: string): string[] {
  const looked = new Set<string>();
  const files: string[] = [];
  for (const start of folders) {
    for (let folder = start; !looked.has(folder); folder = dirname(folder)) {
      looked.add(folder);
      const file = join(folder, name);
      if (existsSync(file)) files.push(file);
      if (!isInside(folder, workspace)) break;
    }
  }
  return files;
}

/** Where a file is, and where it is in truth when a link leads there. */
function places(path: string): string[] {
  try {
    return [path, realpathSync(path)];
  } catch {
    // It may have been deleted, which is a change too.
    return [path];
  }
}

/** A scope file and what it imports, as absolute paths. @param path absolute */
export async function withImports(path: string): Promise<string[]> {
  return [path, ...(await importsOf(path))];
}

/** What a scope file imports, as absolute paths. Of one that cannot be used, nothing: whoever judges by it says why. */
async function importsOf(path: string): Promise<string[]> {
  try {
    const bytes = await scopeBytes(path, path);
    if (namedScope(bytes, path) !== undefined) return [];
    const { readDeclaration } = await import('../scope/version-2.ts');
    return readDeclaration(bytes, path).imports.map((stated) => resolve(dirname(path), stated.path));
  } catch (error) {
    if (error instanceof ToolReplayError) return [];
    throw error;
  }
}
