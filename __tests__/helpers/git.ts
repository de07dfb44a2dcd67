import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Files by their names; `undefined` deletes one, and `to` makes a link. */
export interface Files {
  readonly [name: string]: string | Buffer | undefined;
}

/** The same commits each time, whoever makes them. */
const ENVIRONMENT = {
  PATH: process.env['PATH'],
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.com',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
};

/** Runs git in a folder, and gives what it prints without the end of the line. */
export function git(folder: string, ...args: readonly string[]): string {
  const settings = ['init.defaultBranch=main', 'init.templateDir=', 'gc.auto=0', 'core.fsync=none'];
  return execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], {
    cwd: folder,
    env: ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
    .toString('utf8')
    .trimEnd();
}

export function write(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    if (content === undefined) rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
  }
}

/** Writes files and commits all that is in a folder. @returns the commit */
export function commit(folder: string, files: Files, message = 'a change'): string {
  write(folder, files);
  git(folder, 'add', '--all', '--force');
  git(folder, 'commit', '--quiet', '--allow-empty', '--no-gpg-sign', '--message', message);
  return git(folder, 'rev-parse', 'HEAD');
}

/** A pull request on a server: where its branch begins, both tips, and the merge that GitHub makes of them. */
export interface Pull {
  /** The folder of the server's repository. */
  readonly server: string;
  readonly fork: string;
  readonly base: string;
  readonly head: string;
  readonly merge: string;
}

/**
 * Makes a repository with a pull request.
 *
 * @param folder where it may be made
 * @param before what is there at first
 * @param changes what the pull request makes of it, a commit each
 * @param since what is committed to the base branch in the meantime
 */
export function pullRequestIn(folder: string, before: Files, changes: readonly Files[], since: Files = {}): Pull {
  const server = join(folder, 'server');
  mkdirSync(server, { recursive: true });
  git(server, 'init', '--quiet');
  git(server, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  const fork = commit(server, before, 'before');
  git(server, 'checkout', '--quiet', '-b', 'topic');
  let head = fork;
  for (const files of changes) head = commit(server, files);
  git(server, 'checkout', '--quiet', 'main');
  const base = Object.keys(since).length === 0 ? fork : commit(server, since, 'since');
  git(server, 'checkout', '--quiet', '--detach');
  git(server, 'merge', '--quiet', '--no-ff', '--no-gpg-sign', '--message', 'merge', head);
  const merge = git(server, 'rev-parse', 'HEAD');
  git(server, 'update-ref', 'refs/pull/7/merge', merge);
  git(server, 'update-ref', 'refs/pull/7/head', head);
  return { server, fork, base, head, merge };
}

/** Checks a commit out as actions/checkout does: so many commits deep, or with all branches where the depth is 0. */
export function checkOut(server: string, folder: string, commit: string, depth: 0 | 1 | 2): void {
  mkdirSync(folder, { recursive: true });
  git(folder, 'init', '--quiet');
  git(folder, 'remote', 'add', 'origin', pathToFileURL(server).href);
  const all = ['+refs/heads/*:refs/remotes/origin/*', '+refs/pull/*:refs/remotes/pull/*'];
  const refs = depth === 0 ? all : [`--depth=${depth}`, `+${commit}:refs/remotes/checked/out`];
  const [options, specs] = [refs.filter((one) => one.startsWith('-')), refs.filter((one) => !one.startsWith('-'))];
  git(folder, 'fetch', '--quiet', '--no-tags', ...options, 'origin', ...specs);
  git(folder, 'checkout', '--quiet', '--force', '--detach', commit);
}

/** The payload of a pull request's event. */
export function pullEvent({ base, head }: Pick<Pull, 'base' | 'head'>): object {
  return { pull_request: { number: 7, base: { sha: base }, head: { sha: head, repo: { full_name: 'acme/agents' } } } };
}
