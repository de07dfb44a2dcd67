import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { compareByApi } from '../../src/action/api-changes.ts';
import type { ChangedFile, Changes } from '../../src/changes/changes.ts';
import { testWithLinks, workspace } from '../helpers/bundle.ts';
import { type ChangesWished, changesApi } from '../helpers/changes-api.ts';
import { commit, type Files, git, pullRequestIn } from '../helpers/git.ts';

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`;

/** What a pull request changed, as the API has it. */
async function changesOf(before: Files, after: Files, wished: ChangesWished = {}): Promise<Changes> {
  const pull = pullRequestIn(workspace().outside, before, [after]);
  const api = await changesApi(pull, wished);
  const asked = { base: pull.base, heads: [pull.merge], number: 7 };
  const result = await compareByApi({ token: 't', url: api.url }, 'acme/agents', asked, (path) => `repo/${path}`);
  if (!('changes' in result)) throw new Error(result.why);
  return result.changes;
}

async function text(changes: Changes, file: ChangedFile | undefined): Promise<string | undefined> {
  const source = file && changes.baseOf(file);
  if (source === undefined) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of source.chunks()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

test('files have their state, their lines and their version before', async () => {
  const old = `${'line\n'.repeat(20)}end\n`;
  const changes = await changesOf(
    { 'a/m ü': 'm\nn\n', d: 'd\n', r: old },
    { 'a/m ü': 'm\nN\n', d: undefined, r: undefined, 'b/R': `new\n${old}`, n: 'n\n' },
  );
  expect(changes.files).toEqual([
    { file: 'repo/a/m ü', status: 'modified' },
    { file: 'repo/b/R', status: 'renamed', previous: 'repo/r' },
    { file: 'repo/d', status: 'deleted' },
    { file: 'repo/n', status: 'added' },
  ]);
  const lines = await changes.linesOf(changes.files);
  expect([...lines].map(([file, ranges]) => [file, [...ranges]])).toEqual([
    ['repo/a/m ü', [{ first: 2, last: 2 }]],
    ['repo/b/R', [{ first: 1, last: 1 }]],
    ['repo/d', []],
  ]);
  const texts = await Promise.all(changes.files.map((file) => text(changes, file)));
  expect(texts).toEqual(['m\nn\n', old, 'd\n', undefined]);
  expect(changes.files[1] && changes.baseOf(changes.files[1])?.name).toBe('repo/r');
});

describe('a version before that cannot be had is told', () => {
  test.each<[what: string, before: string, wished: ChangesWished, found: string]>([
    ['too large', 'a\n', { size: 100_000_001 }, 'a version of 100000001 bytes at the merge base'],
    ['refused', 'a\n', { refuse: { 'git/blobs': 404 } }, "404 Refused from GitHub's API"],
    ['in a folder that is refused', 'a\n', { refuse: { 'git/trees': 403 } }, "403 Refused from GitHub's API"],
    ['in Git LFS', POINTER, {}, 'a pointer of Git LFS at the merge base'],
  ])('%s', async (_, before, wished, found) => {
    const changes = await changesOf({ a: before }, { a: 'b\n' }, wished);
    await expect(text(changes, changes.files[0])).rejects.toMatchObject({ fault: { found } });
  });

  testWithLinks('a link', async () => {
    const { outside } = workspace();
    const folder = join(outside, 'server');
    const pull = pullRequestIn(outside, { b: 'b\n' }, [{ b: 'B\n' }]);
    symlinkSync('b', join(folder, 'a'));
    const base = commit(folder, {});
    git(folder, 'rm', '--quiet', 'a');
    const head = commit(folder, { a: 'a file\n' });
    const api = await changesApi(pull);
    const asked = { base, heads: [head], number: undefined };
    const result = await compareByApi({ token: 't', url: api.url }, 'acme/agents', asked, (path) => path);
    if (!('changes' in result)) throw new Error(result.why);
    const file = result.changes.files.find((one) => one.file === 'a');
    await expect(text(result.changes, file)).rejects.toMatchObject({
      fault: { found: 'a symbolic link at the merge base' },
    });
  });
});
