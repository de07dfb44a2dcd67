import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { BESIDE_ENDINGS } from '../provenance/endings.ts';
import { decidesScope, withImports } from './decisive.ts';
import { discover, matcher } from './discover.ts';

/** What is read, all of it relative to `folder` or absolute. */
export interface Reads {
  /** Globs, as the setting `transcripts` has them. */
  readonly transcripts: readonly string[];
  /** As the setting `scope` has it. */
  readonly scope: readonly string[];
  readonly baseline?: string | undefined;
  /** Globs of reports that are merged. */
  readonly reports?: readonly string[] | undefined;
  /** Files of public keys. */
  readonly keys?: readonly (string | undefined)[];
  /** Absolute. */
  readonly folder: string;
  /** Absolute. */
  readonly workspace: string;
}

/** What a file to write is, by what is read: to write it would destroy that, or the next run would read it. */
export type OwnInput =
  | 'one of the transcripts'
  | 'the manifest or a signature of one of the transcripts'
  | 'a scope file, or of one'
  | 'the baseline'
  | 'one of the reports'
  | 'a file of keys';

/**
 * What of all that is read a file to write is, under whatever name: another spelling, a link, or what a glob would name once
 * it is there. Undefined: nothing.
 *
 * @param path absolute
 */
export async function ownInput(path: string, reads: Reads): Promise<OwnInput | undefined> {
  return (await ownInputs(reads))(path);
}

/** The same for many files: what is read is looked for once. */
export async function ownInputs(reads: Reads): Promise<(path: string) => OwnInput | undefined> {
  const { transcripts, scope, baseline, reports = [], keys = [], folder, workspace } = reads;
  const found = (await discover(transcripts, folder, workspace)).found.map((one) => one.path);
  const isTranscript = namedBy(transcripts, found, folder);
  const isReport = namedBy(
    reports,
    (await discover(reports, folder, workspace)).found.map((one) => one.path),
    folder,
  );
  const known = (file: string | undefined): string[] => (file === undefined ? [] : [resolve(folder, file)]);
  const isBaseline = oneOf(known(baseline));
  const isKey = oneOf(keys.flatMap(known));
  const decisive = await decidesScope(scope, folder, workspace, found);
  const isOfScope = oneOf(decisive.files);
  return (path) => {
    if (isTranscript(path)) return 'one of the transcripts';
    if (BESIDE_ENDINGS.some((ending) => path.endsWith(ending) && isTranscript(path.slice(0, -ending.length)))) {
      return 'the manifest or a signature of one of the transcripts';
    }
    if (isReport(path)) return 'one of the reports';
    if (isBaseline(path)) return 'the baseline';
    if (isKey(path)) return 'a file of keys';
    return decisive.decides(path) || isOfScope(path) ? 'a scope file, or of one' : undefined;
  };
}

/** Tells of paths whether globs name them, or would once they are there. @param found what they name */
function namedBy(patterns: readonly string[], found: readonly string[], folder: string): (path: string) => boolean {
  const isNamed = matcher(patterns, folder);
  const isFound = oneOf(found);
  return (path) => isNamed(path) || isFound(path);
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
  return oneOf([one])(other);
}

/** Tells of an absolute path whether it is one of some files, in that sense. Each of them is looked at once. */
export function oneOf(paths: readonly string[]): (path: string) => boolean {
  const names = new Set(paths);
  const ids = new Set(paths.map(fileId));
  return (path) => {
    if (names.has(path)) return true;
    const id = fileId(path);
    return id !== undefined && ids.has(id);
  };
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
