import { join, resolve } from 'node:path';
import { isInside, nameIn } from '../audit/discover.ts';
import { findGit, Git } from './git.ts';

/** A commit, as far as it is told without its parents being there. */
export interface Commit {
  readonly id: string;
  /** Of a merge of a pull request: the tip of the base branch, then the head of the pull request. */
  readonly parents: readonly string[];
}

/** The git repository that transcripts stand in, with a commit checked out. */
export class Repository {
  readonly git: Git;
  readonly head: Commit;
  /** What the names of its files start with in reports; empty where it is the workspace itself. */
  private readonly prefix: string;

  private constructor(git: Git, head: Commit, prefix: string) {
    this.git = git;
    this.head = head;
    this.prefix = prefix;
  }

  /**
   * The repository of the first of some folders that is in one, inside the workspace; undefined where there is none, no
   * git, or no commit.
   *
   * @param folders absolute
   * @param workspace absolute
   * @param path where programs are looked for, as the environment has it
   */
  static async open(
    folders: readonly string[],
    workspace: string,
    path: string | undefined,
  ): Promise<Repository | undefined> {
    const binary = findGit(path, workspace);
    if (binary === undefined) return undefined;
    for (const folder of new Set(folders)) {
      if (folder !== workspace && !isInside(folder, workspace)) continue;
      const repository = await Repository.at(folder, workspace, binary);
      if (repository !== undefined) return repository;
    }
    return undefined;
  }

  private static async at(folder: string, workspace: string, binary: string): Promise<Repository | undefined> {
    const git = new Git(binary, folder, workspace);
    const found = await git.run(['rev-parse', '--show-cdup', '--verify', '--end-of-options', 'HEAD^{commit}']);
    const [up, id] = found.stdout.toString('utf8').split('\n');
    if (found.exitCode !== 0 || up === undefined || id === undefined) return undefined;
    const root = resolve(join(folder, up));
    const name = nameIn(workspace, root);
    const commit = await git.run(['cat-file', 'commit', id]);
    if (commit.exitCode !== 0) return undefined;
    return new Repository(git, { id, parents: parentsOf(commit.stdout) }, name === '.' ? '' : `${name}/`);
  }

  /** How reports name a file of the repository. */
  nameOf(path: string): string {
    return this.prefix + path;
  }

  /** A file's name relative to the repository; undefined for one outside of it. */
  pathOf(file: string): string | undefined {
    return file.startsWith(this.prefix) ? file.slice(this.prefix.length) : undefined;
  }

  /** Whether a commit and its tree are there. */
  async has(commit: string): Promise<boolean> {
    const { exitCode } = await this.git.run([
      'rev-parse',
      '--quiet',
      '--verify',
      '--end-of-options',
      `${commit}^{tree}`,
    ]);
    return exitCode === 0;
  }

  /** Whether history is cut off somewhere, as a checkout leaves it that fetches so many commits only. */
  async isShallow(): Promise<boolean> {
    const { stdout } = await this.git.run(['rev-parse', '--is-shallow-repository']);
    return stdout.toString('latin1').trim() !== 'false';
  }
}

/**
 * The parents that a commit names, in order. Its header says so even where the history is cut off before it.
 *
 * @see https://git-scm.com/docs/git-cat-file
 */
function parentsOf(commit: Buffer): string[] {
  const end = commit.indexOf('\n\n');
  const header = commit.toString('latin1', 0, end === -1 ? commit.length : end);
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id]) => id as string);
}
