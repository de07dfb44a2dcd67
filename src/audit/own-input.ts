import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { decidesScope, withImports } from './decisive.ts';
import { discover, matcher } from './discover.ts';

/** What is read, all of it relative to `folder` or absolute. */
export interface Reads {
  /** Globs, as the setting `transcripts` has them. */
  readonly transcripts: readonly string[];
  /** As the setting `scope` has it. */
  readonly scope: readonly string[];
  readonly baseline?: string | undefined;
  /** Files of public keys. */
  readonly keys?: readonly (string | undefined)[];
  /** Absolute. */
  readonly folder: string;
  /** Absolute. */
  readonly workspace: string;
}

/** What a file to write is, by what is read: to write it would destroy that, or the next run would read it. */
export type OwnInput = 'one of the transcripts' | 'a scope file, or of one' | 'the baseline' | 'a file of keys';

/**
 * What of all that is read a file to write is, under whatever name: another spelling, a link, or what a glob would name once
 * it is there. Undefined: nothing.
 *
 * @param path absolute
 */
export async function ownInput(path: string, reads: Reads): Promise<OwnInput | undefined> {
  const { transcripts, scope, baseline, keys = [], folder, workspace } = reads;
  const found = discover(transcripts, folder, workspace).found.map((one) => one.path);
  if (matcher(transcripts, folder)(path) || found.some((one) => isSameFile(one, path))) return 'one of the transcripts';
  if (baseline !== undefined && isSameFile(resolve(folder, baseline), path)) return 'the baseline';
  if (keys.some((key) => key !== undefined && isSameFile(resolve(folder, key), path))) return 'a file of keys';
  const decisive = await decidesScope(scope, folder, workspace, found);
  const isOfScope = decisive.decides(path) || decisive.files.some((one) => isSameFile(one, path));
  return isOfScope ? 'a scope file, or of one' : undefined;
}

/**
 * The same of a command that reads one transcript, and perhaps one scope file.
 *
 * @param path absolute, as are the others
 */
export async function ownFile(
  path: string,
  { transcript, scope }: { readonly transcript: string | undefined; readonly scope: string | undefined },
): Promise<OwnInput | undefined> {
  if (transcript !== undefined && isSameFile(transcript, path)) return 'one of the transcripts';
  const ofScope = scope === undefined ? [] : await withImports(scope);
  return ofScope.some((one) => isSameFile(one, path)) ? 'a scope file, or of one' : undefined;
}

/** Whether two absolute paths are one file, be it through links, or would be one. */
export function isSameFile(one: string, other: string): boolean {
  if (one === other) return true;
  const id = fileId(one);
  return id !== undefined && id === fileId(other);
}

/** What is alike for all paths that lead to one file, and for no others; undefined where there is none. */
export function fileId(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    // Whatever is wrong with it, whoever reads or writes it says so.
    return undefined;
  }
}
