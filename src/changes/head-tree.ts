import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { fileSource } from '../audit/source.ts';
import { ToolReplayError } from '../error.ts';
import { failed } from './git.ts';
import type { Repository } from './repository.ts';

/** A file of a tree: what it is (`100644`, a link `120000`, …) and its object. */
export interface TreeEntry {
  readonly mode: string;
  readonly object: string;
}

/** The files of the commit that is checked out, to tell which of those in the folder are not as they were committed. */
export class HeadTree {
  private readonly entries: ReadonlyMap<string, TreeEntry>;

  private constructor(entries: ReadonlyMap<string, TreeEntry>) {
    this.entries = entries;
  }

  /**
   * @param isAsked whether anybody will ask for a file, by the name that reports give it
   * @throws ToolReplayError when the tree cannot be read
   */
  static async read(repository: Repository, isAsked: (file: string) => boolean): Promise<HeadTree> {
    const args = ['ls-tree', '-r', '-z', '--full-tree', repository.head.id];
    const { exitCode, stdout, stderr } = await repository.git.run(args);
    if (exitCode !== 0) throw failed(args, stderr);
    const entries = new Map<string, TreeEntry>();
    for (const line of stdout.toString('utf8').split('\0')) {
      const [, mode, object, path] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(line) ?? [];
      if (mode === undefined || object === undefined || path === undefined) continue;
      const file = repository.nameOf(path);
      if (isAsked(file)) entries.set(file, { mode, object });
    }
    return new HeadTree(entries);
  }

  /** What the commit has under a name; undefined when it has nothing. */
  get(file: string): TreeEntry | undefined {
    return this.entries.get(file);
  }

  /**
   * Whether a file in the folder is, byte by byte, what was committed. Of one that git writes out in another form than
   * it keeps it (line ends, Git LFS) it is not known, and it counts as another.
   *
   * @param path absolute
   */
  async isAsCommitted(file: string, path: string): Promise<boolean> {
    const entry = this.entries.get(file);
    if (entry === undefined || !entry.mode.startsWith('100')) return false;
    try {
      const hash = createHash(entry.object.length === 64 ? 'sha256' : 'sha1');
      hash.update(`blob ${(await stat(path)).size}\0`);
      for await (const chunk of fileSource(path).chunks()) hash.update(chunk);
      return hash.digest('hex') === entry.object;
    } catch (error) {
      // Whatever is wrong with it is said by whoever audits it.
      if (error instanceof ToolReplayError || (error instanceof Error && 'code' in error)) return false;
      throw error;
    }
  }
}
