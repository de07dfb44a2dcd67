import { relative, resolve, sep } from 'node:path';
import { type Discovery, type Found, matcher } from '../audit/discover.ts';
import { type Source, sourceOf } from '../audit/source.ts';
import type { ChangeStatus, Changes } from './changes.ts';
import { gitBlob } from './git-changes.ts';
import type { HeadTree } from './head-tree.ts';
import type { Repository } from './repository.ts';

/** A transcript in two versions, of which one may not be there. */
export interface Pair {
  /** As reports name it, relative to the workspace: at the head, or at the base where it was deleted. */
  readonly file: string;
  readonly status: ChangeStatus;
  /** How reports name it at the base, where that is another name. */
  readonly previous?: string;
  /** Undefined where it was added. */
  readonly base?: Source;
  /** Undefined where it was deleted. */
  readonly head?: Source;
}

/** Where transcripts are looked for, as the settings of an audit have it. */
export interface TranscriptPlace {
  /** Globs, relative to `folder`. */
  readonly transcripts: readonly string[];
  /** Absolute. */
  readonly folder: string;
  /** Absolute. */
  readonly workspace: string;
}

/** What is checked out, where git knows. */
export interface CheckedOut {
  readonly repository: Repository;
  readonly tree: HeadTree;
}

/**
 * Every transcript that was changed, with its version at the merge base. Files that an earlier step wrote are changed
 * ones too, where it is known what is checked out.
 *
 * A transcript that was renamed out of what the globs name is deleted; one that was renamed into it has its old version.
 *
 * @param discovery what the globs name now
 */
export async function basePairs(
  changes: Changes,
  { found }: Discovery,
  { transcripts, folder, workspace }: TranscriptPlace,
  checkedOut: CheckedOut | undefined,
): Promise<Pair[]> {
  const matches = matcher(transcripts, folder);
  const isTranscript = (file: string): boolean => matches(resolve(workspace, file));
  const there = new Map(found.filter(({ missing }) => !missing).map((one) => [one.file, one]));
  const pairs = new Map<string, Pair>();
  for (const change of changes.files) {
    const { file, status, previous } = change;
    const base = changes.baseOf(change);
    const head = there.get(file);
    if (head !== undefined) {
      // What was deleted may have been written anew by an earlier step.
      const now = status === 'deleted' ? 'modified' : status;
      pairs.set(file, pair(file, now, { previous, base, head: sourceOf(head) }));
    } else if (isTranscript(previous ?? file) && base !== undefined) {
      pairs.set(previous ?? file, pair(previous ?? file, 'deleted', { base }));
    }
  }
  if (checkedOut !== undefined) {
    for (const one of there.values()) {
      if (!pairs.has(one.file)) await addWritten(one, checkedOut, pairs);
    }
  }
  return sorted(pairs.values());
}

/** A transcript that the changes do not name, if it is not as it was committed: then a step before wrote it. */
async function addWritten(one: Found, { repository, tree }: CheckedOut, pairs: Map<string, Pair>): Promise<void> {
  const { file, path } = one;
  const entry = tree.get(file);
  if (entry === undefined) pairs.set(file, pair(file, 'added', { head: sourceOf(one) }));
  else if (!(await tree.isAsCommitted(file, path))) {
    const base = gitBlob(file, entry.mode, entry.object, repository.git);
    pairs.set(file, pair(file, 'modified', { base, head: sourceOf(one) }));
  }
}

/** A pair without what is undefined. */
export function pair(
  file: string,
  status: ChangeStatus,
  { previous, base, head }: { previous?: string | undefined; base?: Source | undefined; head?: Source | undefined },
): Pair {
  return { file, status, ...(previous !== undefined && { previous }), ...(base && { base }), ...(head && { head }) };
}

/** In code point order of their names. */
export function sorted(pairs: Iterable<Pair>): Pair[] {
  return [...pairs].sort((a, b) => Buffer.compare(Buffer.from(a.file), Buffer.from(b.file)));
}

/** The way from a folder to a path, with `/` on every system. */
export function wayFrom(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}
