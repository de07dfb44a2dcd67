import type { Source } from '../audit/source.ts';
import { fileError } from '../audit/system-error.ts';
import { blobSource } from './blob-source.ts';
import type { ChangedFile, Changes, Ends } from './changes.ts';
import type { LineRanges } from './line-ranges.ts';
import { PatchReader } from './patch.ts';
import { type TreeChange, treeChanges } from './raw-diff.ts';
import type { Commit, Repository } from './repository.ts';

/** What the objects of a repository say of an event. */
export type Compared =
  | { readonly state: 'compared'; readonly changes: Changes }
  /** They are not all there. Whoever has them may compare these two. */
  | { readonly state: 'cut'; readonly base: string; readonly head: string }
  /** What is checked out is not what the event is about: nothing can be said of the files that are there. */
  | { readonly state: 'elsewhere' };

/** Options of `git diff-tree` that keep settings and attributes of the repository out of it. */
const DIFF = ['-r', '--no-ext-diff', '--no-textconv', '--no-color', '--full-index', '-M', '-l1000'];
/** Characters of names that are given to one command: systems take 32,767 at least. */
const MOST_NAMES = 16_000;

/**
 * Compares what is checked out with the base, from the objects that are there.
 *
 * The base is the merge base of the base branch's tip and the commit that is checked out. Of the merge commit that
 * GitHub makes for a pull request that is its first parent.
 */
export async function compareLocally(repository: Repository, ends: Ends): Promise<Compared> {
  const place = await locate(repository, ends);
  if (place === undefined) return { state: 'elsewhere' };
  const head = repository.head.id;
  const cut = { state: 'cut', base: place.tip, head } as const;
  const base = await mergeBase(repository, place, head);
  if (base === undefined) return cut;
  const { exitCode, stdout } = await repository.git.run(['diff-tree', ...DIFF, '--raw', '-z', base, head]);
  if (exitCode !== 0) return cut;
  return { state: 'compared', changes: new GitChanges(repository, base, [...treeChanges(stdout)]) };
}

/** Where the commit that is checked out stands to the event: what it is to be compared with. */
interface Place {
  readonly tip: string;
  readonly isMerge: boolean;
}

async function locate(repository: Repository, { kind, base, head }: Ends): Promise<Place | undefined> {
  const { id, parents } = repository.head;
  if (id === head) return { tip: base, isMerge: false };
  if (kind === 'pull request' && isMergeOf(repository.head, head)) return { tip: parents[0] as string, isMerge: true };
  // An earlier step may have committed something on top.
  const { exitCode } = await repository.git.run(['merge-base', '--is-ancestor', head, id]);
  return exitCode === 0 && !isMergeCommit(repository.head) ? { tip: base, isMerge: false } : undefined;
}

function isMergeOf({ parents }: Commit, head: string): boolean {
  return parents.length === 2 && parents[1] === head;
}

function isMergeCommit({ parents }: Commit): boolean {
  return parents.length > 1;
}

async function mergeBase(repository: Repository, { tip, isMerge }: Place, head: string): Promise<string | undefined> {
  if (!(await repository.has(tip))) return undefined;
  if (isMerge) return tip;
  const { exitCode, stdout } = await repository.git.run(['merge-base', tip, head]);
  if (exitCode !== 0) return undefined;
  const base = stdout.toString('latin1').trim();
  // Where history is cut off, a way to a later common commit may be too. The tip itself is none of those.
  return base === tip || !(await repository.isShallow()) ? base : undefined;
}

class GitChanges implements Changes {
  readonly base: string;
  readonly files: readonly ChangedFile[];
  private readonly repository: Repository;
  private readonly byFile = new Map<string, TreeChange>();

  constructor(repository: Repository, base: string, changes: readonly TreeChange[]) {
    this.repository = repository;
    this.base = base;
    this.files = changes.map((change) => {
      const file = repository.nameOf(change.path);
      this.byFile.set(file, change);
      const { status, previous } = change;
      return { file, status, ...(previous !== undefined && { previous: repository.nameOf(previous) }) };
    });
  }

  async linesOf(files: readonly ChangedFile[]): Promise<ReadonlyMap<string, LineRanges>> {
    const lines = new Map<string, LineRanges>();
    for (const names of batches(this.pathsOf(files))) {
      const reader = new PatchReader();
      const prefixes = ['--src-prefix=a/', '--dst-prefix=b/', '--diff-filter=MR'];
      const commits = [this.base, this.repository.head.id];
      const args = ['diff-tree', ...DIFF, '-p', '-U0', ...prefixes, ...commits, '--', ...names];
      for await (const chunk of this.repository.git.stream(args)) reader.read(chunk);
      for (const [path, ranges] of reader.finish()) lines.set(this.repository.nameOf(path), ranges);
    }
    return lines;
  }

  baseOf({ file, previous = file }: ChangedFile): Source | undefined {
    const change = this.byFile.get(file);
    if (change === undefined || change.status === 'added') return undefined;
    const { git } = this.repository;
    return gitBlob(previous, change.baseMode, change.baseObject, git);
  }

  /** Both names of each: a rename is found only where both are looked at. */
  private pathsOf(files: readonly ChangedFile[]): string[][] {
    return files
      .filter(({ status }) => status === 'modified' || status === 'renamed')
      .map(({ file, previous }) => [file, previous].flatMap((name) => (name && this.repository.pathOf(name)) ?? []))
      .filter((names) => names.length > 0 && !names.some((name) => name.includes('\0')));
  }
}

/** A file's bytes as a tree of the repository has them. */
export function gitBlob(name: string, mode: string, object: string, git: Repository['git']): Source {
  return blobSource(name, mode, async function* () {
    try {
      yield* git.stream(['cat-file', 'blob', object]);
    } catch (error) {
      throw fileError(error);
    }
  });
}

function* batches(names: readonly (readonly string[])[]): Generator<string[]> {
  let batch: string[] = [];
  let length = 0;
  for (const one of names) {
    const size = one.reduce((sum, name) => sum + Buffer.byteLength(name) + 1, 0);
    if (batch.length > 0 && length + size > MOST_NAMES) {
      yield batch;
      batch = [];
      length = 0;
    }
    batch.push(...one);
    length += size;
  }
  if (batch.length > 0) yield batch;
}
