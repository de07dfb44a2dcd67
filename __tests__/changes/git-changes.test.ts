import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { ChangedFile, Changes, Ends } from '../../src/changes/changes.ts';
import { type Compared, compareLocally } from '../../src/changes/git-changes.ts';
import { Repository } from '../../src/changes/repository.ts';
import { testOnLinux, testOnPosix, testWithLinks, workspace, writeBytes } from '../helpers/bundle.ts';
import { checkOut, commit, type Files, git, type Pull, pullRequestIn, write } from '../helpers/git.ts';

const PATH = process.env['PATH'];
const LINES = Array.from({ length: 40 }, (_, k) => `line ${k + 1}\n`);

/** The lines, with others in the place of some. */
function lines(changed: { readonly [line: number]: string } = {}): string {
  return LINES.map((line, k) => changed[k + 1] ?? line).join('');
}

async function compared(root: string, ends: Ends): Promise<Compared> {
  const repository = await Repository.open([root], root, PATH);
  if (repository === undefined) throw new Error('no repository');
  return compareLocally(repository, ends);
}

async function changesOf(root: string, ends: Ends): Promise<Changes> {
  const result = await compared(root, ends);
  if (result.state !== 'compared') throw new Error(result.state);
  return result.changes;
}

function ends({ base, head }: Pick<Pull, 'base' | 'head'>, kind: Ends['kind'] = 'pull request'): Ends {
  return { kind, base, head, number: 7 };
}

/** Two commits in a workspace, the second of which is checked out, and what was changed between them. */
async function between(before: Files, after: Files): Promise<{ root: string; changes: Changes }> {
  const { root } = workspace();
  git(root, 'init', '--quiet');
  const base = commit(root, before);
  const head = commit(root, after);
  return { root, changes: await changesOf(root, ends({ base, head })) };
}

async function rangesOf(changes: Changes, file: string): Promise<unknown> {
  const all = await changes.linesOf(changes.files);
  const ranges = all.get(file);
  return ranges && [...ranges].map(({ first, last }) => [first, last]);
}

async function text(changes: Changes, file: ChangedFile | undefined): Promise<string | undefined> {
  const source = file && changes.baseOf(file);
  if (source === undefined) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of source.chunks()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

describe('what can be said of a checkout', () => {
  const BEFORE = { 'a.jsonl': lines(), 'b.jsonl': 'b\n', 'c.jsonl': 'c\n' };
  const made = pullRequestIn(
    workspace().outside,
    BEFORE,
    [{ 'b.jsonl': 'b, one\n' }, { 'a.jsonl': lines({ 7: 'other\n' }) }],
    { 'c.jsonl': 'c since\n', 'a.jsonl': lines({ 30: 'since\n' }) },
  );
  const straight = pullRequestIn(workspace().outside, BEFORE, [{ 'a.jsonl': lines({ 7: 'other\n' }) }]);

  const CASES: readonly (readonly [what: string, pull: Pull, at: keyof Pull, depth: 0 | 1 | 2, expected: string])[] = [
    ['the merge, depth 1', made, 'merge', 1, 'cut'],
    ['the merge, depth 2', made, 'merge', 2, 'since the base'],
    ['the merge, depth 0', made, 'merge', 0, 'since the base'],
    ['the head, depth 1', made, 'head', 1, 'cut'],
    ['the head, depth 2', made, 'head', 2, 'cut'],
    ['the head, depth 0', made, 'head', 0, 'since the fork'],
    ['the head of one commit on the base, depth 1', straight, 'head', 1, 'cut'],
    ['the head of one commit on the base, depth 2', straight, 'head', 2, 'since the base'],
    ['the base, depth 1', made, 'base', 1, 'elsewhere'],
    ['the base, depth 0', made, 'base', 0, 'elsewhere'],
  ];
  test.each(CASES)('%s', async (_, pull, at, depth, expected) => {
    const { root } = workspace();
    checkOut(pull.server, root, pull[at], depth);
    const result = await compared(root, ends(pull));
    if (expected === 'elsewhere') expect(result).toEqual({ state: 'elsewhere' });
    else if (expected === 'cut') expect(result).toEqual({ state: 'cut', base: pull.base, head: pull[at] });
    else {
      const changes = await changesOf(root, ends(pull));
      expect(changes.base).toBe(expected === 'since the base' ? pull.base : pull.fork);
      const names = pull === made ? ['a.jsonl', 'b.jsonl'] : ['a.jsonl'];
      expect(changes.files).toEqual(names.map((file) => ({ file, status: 'modified' })));
      expect(await rangesOf(changes, 'a.jsonl')).toEqual([[7, 7]]);
      const old = await text(changes, changes.files[0]);
      expect(old).toBe(pull === made && expected === 'since the base' ? lines({ 30: 'since\n' }) : lines());
    }
  });

  test("a merge of another head is not the pull request's", async () => {
    const { root } = workspace();
    checkOut(made.server, root, made.merge, 0);
    const other = ends({ base: made.base, head: 'f'.repeat(40) });
    expect(await compared(root, other)).toEqual({ state: 'elsewhere' });
  });

  test('what an earlier step committed on top of the head is a change too', async () => {
    const { root } = workspace();
    checkOut(made.server, root, made.head, 0);
    commit(root, { 'd.jsonl': 'd\n' });
    const { files } = await changesOf(root, ends(made));
    expect(files.map(({ file, status }) => `${status} ${file}`)).toEqual([
      'modified a.jsonl',
      'modified b.jsonl',
      'added d.jsonl',
    ]);
  });

  test('a merge group, and a push, forced or not', async () => {
    const { root } = workspace();
    checkOut(made.server, root, made.merge, 2);
    const group = await changesOf(root, ends({ base: made.base, head: made.merge }, 'merge group'));
    expect(group.base).toBe(made.base);
    const { root: other } = workspace();
    checkOut(made.server, other, made.head, 0);
    expect((await changesOf(other, ends({ base: made.fork, head: made.head }, 'push'))).base).toBe(made.fork);
    // Of what was there before it was forced, the common part counts.
    expect((await changesOf(other, ends({ base: made.base, head: made.head }, 'push'))).base).toBe(made.fork);
    const gone = 'f'.repeat(40);
    expect(await compared(other, ends({ base: gone, head: made.head }, 'push'))).toMatchObject({ state: 'cut' });
  });

  test('a history that is cut off is not believed to have the latest common commit', async () => {
    const { outside, root } = workspace();
    const pull = pullRequestIn(outside, { a: '0' }, [{ a: '1' }, { a: '2' }], { b: '1' });
    checkOut(pull.server, root, pull.head, 0);
    expect(await compared(root, ends(pull))).toMatchObject({ state: 'compared' });
    write(join(root, '.git'), { shallow: `${pull.fork}\n` });
    expect(await compared(root, ends(pull))).toEqual({ state: 'cut', base: pull.base, head: pull.head });
  });
});

describe('what became of a file', () => {
  test('added, modified, deleted, renamed, copied', async () => {
    const copy = lines({ 2: 'c\n', 4: 'c\n', 6: 'c\n', 8: 'c\n', 9: 'c\n', 10: 'c\n', 12: 'c\n', 14: 'c\n' });
    const { changes } = await between(
      { m: 'm\n', d: 'd\n', r: lines(), c: copy, same: 'same\n' },
      { m: 'M\n', d: undefined, r: undefined, 'new/r': lines({ 3: 'changed\n' }), 'copy of c': copy, a: 'a\n' },
    );
    expect(changes.files).toEqual([
      { file: 'a', status: 'added' },
      { file: 'copy of c', status: 'added' },
      { file: 'd', status: 'deleted' },
      { file: 'm', status: 'modified' },
      { file: 'new/r', status: 'renamed', previous: 'r' },
    ]);
    const [a, , d, m, r] = changes.files;
    expect(await text(changes, a)).toBeUndefined();
    expect(await text(changes, d)).toBe('d\n');
    expect(await text(changes, m)).toBe('m\n');
    expect(await text(changes, r)).toBe(lines());
    expect(r && changes.baseOf(r)?.name).toBe('r');
    expect(await rangesOf(changes, 'new/r')).toEqual([[3, 3]]);
    expect(await rangesOf(changes, 'a')).toBeUndefined();
  });

  test('lines that were put in, taken out, and the last one without its end', async () => {
    const after = `${lines({ 3: '', 10: 'x\ny\nz\n' })}last`;
    const { changes } = await between({ a: lines() }, { a: after });
    expect(await rangesOf(changes, 'a')).toEqual([
      [9, 11],
      [42, 42],
    ]);
  });

  test('lines that look like a part of a patch are lines', async () => {
    const { changes } = await between(
      { a: 'a\nb\nc\n', z: 'z\n' },
      { a: 'a\n++ b/z\n@@ -1 +1 @@\n\\ No newline\n-- a/q\nc\n', z: 'Z\n' },
    );
    expect(await rangesOf(changes, 'a')).toEqual([[2, 5]]);
    expect(await rangesOf(changes, 'z')).toEqual([[1, 1]]);
  });

  test('of what git takes for no text the lines are not known', async () => {
    const { changes } = await between(
      { a: 'a\0\n', '.gitattributes': 'b -diff\n', b: 'b\n' },
      { a: 'A\0\n', b: 'B\n' },
    );
    expect(changes.files.map(({ file }) => file)).toEqual(['a', 'b']);
    expect((await changes.linesOf(changes.files)).size).toBe(0);
  });

  testOnPosix('names that look like something else', async () => {
    const names = ['-p', 'a b', 'a\nb', '"q"', 'tab\tbed', '\\n', 'é', '😀', '+++ b', ':(glob)*', '*', 'b/\u0001', "'"];
    const { changes } = await between(
      Object.fromEntries(names.map((name) => [name, lines()])),
      Object.fromEntries(names.map((name, k) => [name, lines({ [k + 1]: 'x\n' })])),
    );
    expect(changes.files.map(({ file }) => file).sort()).toEqual([...names].sort());
    for (const [k, name] of names.entries()) {
      expect([name, await rangesOf(changes, name)]).toEqual([name, [[k + 1, k + 1]]]);
      const file = changes.files.find((one) => one.file === name);
      expect(await text(changes, file)).toBe(lines());
    }
  });

  testOnLinux('a name that is no UTF-8 is given as a listing gives it', async () => {
    const { root } = workspace();
    git(root, 'init', '--quiet');
    const base = commit(root, { a: 'a' });
    writeBytes(root, Buffer.from([0x62, 0xff]), 'b');
    const head = commit(root, {});
    expect((await changesOf(root, ends({ base, head }))).files).toEqual([{ file: 'b\ufffd', status: 'added' }]);
  });

  test('the lines of more files than one command takes', async () => {
    const names = Array.from({ length: 200 }, (_, k) => `${'a'.repeat(200)}/${k}.jsonl`);
    const { changes } = await between(
      Object.fromEntries(names.map((name) => [name, 'a\nb\n'])),
      Object.fromEntries(names.map((name) => [name, 'a\nB\n'])),
    );
    const all = await changes.linesOf(changes.files);
    expect(all.size).toBe(200);
    expect([...all.values()].every((ranges) => ranges.has(2) && !ranges.has(1))).toBe(true);
  });
});

test('what the repository, the user and the environment have set has no effect', async () => {
  const { outside, root } = workspace();
  const attributes = '* diff=evil filter=evil\n';
  const pull = pullRequestIn(outside, { a: lines(), r: lines({ 1: 'r\n' }) }, [
    { a: lines({ 7: 'other\n' }), r: undefined, s: lines({ 1: 'r\n' }), '.gitattributes': attributes },
  ]);
  checkOut(pull.server, root, pull.merge, 2);
  const mark = join(outside, 'mark');
  const settings = [
    ['diff.external', `touch ${mark}`],
    ['diff.evil.command', `touch ${mark}`],
    ['diff.evil.textconv', `touch ${mark}; cat`],
    ['filter.evil.clean', `touch ${mark}; cat`],
    ['filter.evil.smudge', `touch ${mark}; cat`],
    ['core.fsmonitor', `touch ${mark}`],
    ['core.pager', `touch ${mark}; cat`],
    ['diff.noprefix', 'true'],
    ['diff.mnemonicPrefix', 'true'],
    ['diff.renames', 'false'],
    ['diff.renameLimit', '1'],
    ['diff.context', '9'],
    ['diff.algorithm', 'patience'],
    ['color.ui', 'always'],
    ['core.quotePath', 'false'],
  ] as const;
  for (const [name, value] of settings) git(root, 'config', name, value);
  const environment = {
    GIT_DIR: '/nowhere',
    GIT_WORK_TREE: '/nowhere',
    GIT_EXTERNAL_DIFF: `touch ${mark}`,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'diff.external',
    GIT_CONFIG_VALUE_0: `touch ${mark}`,
    GIT_TRACE: mark,
  };
  Object.assign(process.env, environment);
  try {
    const changes = await changesOf(root, ends(pull));
    expect(changes.files).toEqual([
      { file: '.gitattributes', status: 'added' },
      { file: 'a', status: 'modified' },
      { file: 's', status: 'renamed', previous: 'r' },
    ]);
    expect(await rangesOf(changes, 'a')).toEqual([[7, 7]]);
    expect(await text(changes, changes.files[1])).toBe(lines());
  } finally {
    for (const name of Object.keys(environment)) delete process.env[name];
  }
  expect(existsSync(mark)).toBe(false);
});

describe('the version at the base', () => {
  test('that Git LFS keeps elsewhere is told, and a text that begins like it is none', async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`;
    const { changes } = await between({ a: pointer, b: pointer.slice(0, 30) }, { a: 'a\n', b: 'b\n' });
    await expect(text(changes, changes.files[0])).rejects.toMatchObject({
      code: 'unreadable',
      fault: { found: 'a pointer of Git LFS at the merge base' },
    });
    expect(await text(changes, changes.files[1])).toBe(pointer.slice(0, 30));
  });

  testWithLinks('that was a link is not followed', async () => {
    const { root } = workspace();
    git(root, 'init', '--quiet');
    symlinkSync('/etc/passwd', join(root, 'a'));
    const base = commit(root, { '.keep': '' });
    write(root, { a: undefined });
    const head = commit(root, { a: 'a\n' });
    const changes = await changesOf(root, ends({ base, head }));
    expect(changes.files).toEqual([{ file: 'a', status: 'modified' }]);
    await expect(text(changes, changes.files[0])).rejects.toMatchObject({
      code: 'not-a-file',
      fault: { found: 'a symbolic link at the merge base' },
    });
  });

  test('is read as it comes, and may be left in the middle', async () => {
    const big = Buffer.alloc(8 << 20, 'x\n');
    const { changes } = await between({ a: big }, { a: 'a\n' });
    const source = changes.files[0] && changes.baseOf(changes.files[0]);
    let [size, longest] = [0, 0];
    for await (const chunk of source?.chunks() ?? []) {
      size += chunk.length;
      longest = Math.max(longest, chunk.length);
    }
    expect(size).toBe(big.length);
    expect(longest).toBeLessThan(1 << 20);
    let first = 0;
    for await (const chunk of source?.chunks() ?? []) {
      first = chunk.length;
      break;
    }
    expect(first).toBeGreaterThan(0);
  });

  test('that is not there any more is told', async () => {
    const { root, changes } = await between({ a: 'a\n' }, { a: 'b\n' });
    const object = git(root, 'rev-parse', 'HEAD~1:a');
    rmSync(join(root, '.git', 'objects', object.slice(0, 2), object.slice(2)), { force: true });
    await expect(text(changes, changes.files[0])).rejects.toMatchObject({ code: 'unreadable' });
  });
});

describe('the repository', () => {
  test('is looked for in the folders given, not above the workspace', async () => {
    const { outside, root } = workspace();
    git(outside, 'init', '--quiet');
    commit(outside, { 'workspace/a': 'a' });
    expect(await Repository.open([root], root, PATH)).toBeUndefined();
    expect(await Repository.open([outside], root, PATH)).toBeUndefined();
    write(root, { 'inner/runs/a.jsonl': 'a' });
    git(join(root, 'inner'), 'init', '--quiet');
    expect(await Repository.open([root, join(root, 'inner', 'runs')], root, PATH)).toBeUndefined();
    commit(join(root, 'inner'), {});
    const repository = await Repository.open([root, join(root, 'inner', 'runs')], root, PATH);
    expect(repository?.nameOf('runs/a.jsonl')).toBe('inner/runs/a.jsonl');
    expect(repository?.pathOf('inner/runs/a.jsonl')).toBe('runs/a.jsonl');
    expect(repository?.pathOf('elsewhere')).toBeUndefined();
  });

  test('without a git there is none, and one in the workspace is none', async () => {
    const { root } = workspace();
    git(root, 'init', '--quiet');
    commit(root, { git: '#!/bin/sh\nexit 1\n', 'git.exe': 'x' });
    expect(await Repository.open([root], root, '')).toBeUndefined();
    expect(await Repository.open([root], root, undefined)).toBeUndefined();
    expect(await Repository.open([root], root, `.:${root}`)).toBeUndefined();
    expect(await Repository.open([root], root, PATH)).toBeDefined();
  });
});
