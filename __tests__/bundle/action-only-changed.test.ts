import { chownSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type ActionRan, PUSH, runAction, testIf, transcript, type Workspace, workspace } from '../helpers/bundle.ts';
import { checkOut, type Files, git, type Pull, pullEvent, pullRequestIn, write } from '../helpers/git.ts';

const CLEAN = transcript(['a'], ['b']);
const OTHER = transcript(['a'], ['c']);
/** One redundant call. */
const DIRTY = transcript(['a'], ['a']);
const ALL = { transcripts: 'runs/**/*.jsonl', 'only-changed': 'true' };

/** A pull request whose merge is checked out, two commits deep unless it is said. */
function pulled(before: Files, changes: Files, depth: 0 | 1 | 2 = 2): { some: Workspace; pull: Pull } {
  const some = workspace();
  const pull = pullRequestIn(some.outside, before, [changes]);
  checkOut(pull.server, some.root, pull.merge, depth);
  return { some, pull };
}

function run(
  some: Workspace,
  inputs: { readonly [name: string]: string },
  event: object,
  environment: { readonly [name: string]: string } = {},
): Promise<ActionRan> {
  const path = join(some.outside, 'event.json');
  writeFileSync(path, JSON.stringify(event));
  return runAction(some, inputs, {
    environment: { ...PUSH, PATH: process.env['PATH'], GITHUB_EVENT_PATH: path, ...environment },
  });
}

/** Like no other, so that no other is taken for its new name. */
const GONE = transcript(['gone', { one: 'x'.repeat(99) }], ['gone', { two: 'y'.repeat(99) }]);

const BEFORE = { 'runs/a.jsonl': DIRTY, 'runs/b.jsonl': CLEAN, 'runs/d.jsonl': GONE, 'runs/e.jsonl': DIRTY };

describe('only-changed', () => {
  test('audits what was added, modified and renamed, and says what was left out', async () => {
    const { some, pull } = pulled(BEFORE, {
      'runs/b.jsonl': OTHER,
      'runs/c.jsonl': transcript(['quite'], ['another'], ['thing']),
      'runs/d.jsonl': undefined,
      'runs/e.jsonl': undefined,
      'runs/f.jsonl': DIRTY,
    });
    const { stdout, exitCode, summary, outputs } = await run(some, ALL, pullEvent(pull));
    expect(stdout.match(/^(?:::group::)?runs\/\S+(?=: \d+ calls)/gm)).toEqual([
      'runs/b.jsonl',
      'runs/c.jsonl',
      '::group::runs/f.jsonl',
    ]);
    expect(stdout).toContain('not checked: 1 transcript: not changed\n');
    expect(stdout).toContain('not checked: 1 transcript: deleted\n');
    expect(stdout).toContain('not checked: runs/d.jsonl: deleted\n');
    expect(summary).toMatch(/1 transcript: not changed; 1 transcript: deleted/);
    expect(summary).toMatch(/<li>.*runs\/d\.jsonl.*: deleted<\/li>/);
    expect(outputs).toContain('files=3\n');
    expect(exitCode).toBe(1);
  });

  test('of a pull request that changes no transcript passes, and says so', async () => {
    const { some, pull } = pulled(BEFORE, { 'src/x.ts': 'x' });
    const { stdout, exitCode, outputs, summary } = await run(some, ALL, pullEvent(pull));
    const said = 'nothing to check: 4 transcripts matched, and none was changed';
    expect(stdout).toBe(
      `not checked: 4 transcripts: not changed\n::notice title=nothing changed::${said}\nToolReplay: ${said}\n`,
    );
    expect([exitCode, outputs]).toEqual([0, expect.stringContaining('result=unchanged\nfiles=0\n')]);
    expect(summary).toContain(`### ➖ ToolReplay: ${said}`);
  });

  test('does not let globs pass that match nothing', async () => {
    const { some, pull } = pulled(BEFORE, { 'runs/a.jsonl': CLEAN });
    const ran = await run(some, { ...ALL, transcripts: 'rums/*.jsonl' }, pullEvent(pull));
    expect([ran.exitCode, ran.stdout]).toEqual([2, expect.stringContaining('found no file that matches')]);
    const gone = pulled({ 'runs/a.jsonl': CLEAN, b: '' }, { 'runs/a.jsonl': undefined });
    expect((await run(gone.some, ALL, pullEvent(gone.pull))).exitCode).toBe(2);
    const deleted = await run(gone.some, { ...ALL, 'if-no-files-found': 'warn' }, pullEvent(gone.pull));
    expect([deleted.exitCode, deleted.stdout]).toEqual([0, expect.stringContaining('runs/a.jsonl: deleted\n')]);
  });

  test('audits what an earlier step wrote, over a committed one or beside it', async () => {
    const { some, pull } = pulled(BEFORE, { 'runs/b.jsonl': OTHER });
    write(some.root, { 'runs/d.jsonl': CLEAN, 'runs/new.jsonl': CLEAN });
    const { outputs, exitCode } = await run(some, ALL, pullEvent(pull));
    expect([exitCode, outputs]).toEqual([0, expect.stringContaining('files=3\n')]);
  });

  const SCOPE = JSON.stringify({ version: 2, agent: 'x', allowed_tools: ['a', 'b', 'c'], import: ['rules/s.json'] });
  const RULES = JSON.stringify({ permissions: { allow: ['x'] } });
  const BASELINE = JSON.stringify({ version: 1, accepted: [] });
  const JUDGES: readonly (readonly [what: string, scope: string, changed: Files, why: string | undefined])[] = [
    ['the baseline', '', { 'known.json': `${BASELINE}\n` }, 'known.json was changed'],
    ['the scope file', 'scope.json', { 'scope.json': `${SCOPE}\n` }, 'scope.json was changed'],
    ['a scope file somewhere', 'scope.json', { 'other/scope.json': '{}' }, 'other/scope.json was changed'],
    ['the scope file by its path', './scope.json', { 'scope.json': `${SCOPE}\n` }, 'scope.json was changed'],
    ['a scope file by a glob', '*.json', { 'scope.json': `${SCOPE}\n` }, 'scope.json was changed'],
    ['a new one by a glob', '*.json', { 'new.json': SCOPE }, 'new.json was changed'],
    ['what it imports', 'scope.json', { 'rules/s.json': `${RULES}\n` }, 'rules/s.json was changed'],
    ['what it imports, deleted', './scope.json', { 'rules/s.json': undefined }, 'rules/s.json was changed'],
    ['the workflow', '', { '.github/workflows/a.yml': 'on: push' }, '.github/workflows/a.yml was changed'],
    ['another workflow', '', { '.github/workflows/b.yml': 'on: push' }, undefined],
    ['another file', './scope.json', { 'scope.jsonl': SCOPE }, undefined],
  ];
  test.each(JUDGES)('when the pull request changes %s', async (_, scope, changed, why) => {
    const { some, pull } = pulled(
      {
        'runs/a.jsonl': CLEAN,
        'runs/b.jsonl': CLEAN,
        'scope.json': SCOPE,
        'rules/s.json': RULES,
        'known.json': BASELINE,
      },
      { 'runs/b.jsonl': OTHER, ...changed },
    );
    const ref = { GITHUB_WORKFLOW_REF: 'acme/agents/.github/workflows/a.yml@refs/pull/7/merge' };
    const { stdout, outputs } = await run(some, { ...ALL, scope, baseline: 'known.json' }, pullEvent(pull), ref);
    expect(outputs).toContain(why === undefined ? 'files=1\n' : 'files=2\n');
    const said = `::notice title=changes::only-changed: ${why}, which all are judged by, so all transcripts are audited\n`;
    if (why === undefined) expect(stdout).not.toContain('only-changed');
    else expect(stdout).toContain(said);
  });

  test('with a scope file that an earlier step wrote audits all', async () => {
    const { some, pull } = pulled({ 'runs/a.jsonl': CLEAN, 'scope.json': SCOPE }, { b: '' });
    write(some.root, { 'scope.json': JSON.stringify({ agent: 'x', allowed_tools: [] }) });
    const { stdout, exitCode } = await run(some, { ...ALL, scope: 'scope.json' }, pullEvent(pull));
    expect(stdout).toContain('only-changed: scope.json, which they are judged by, is not as committed, so all');
    expect(exitCode).toBe(1);
  });

  test('of a push or a schedule audits all, and says so', async () => {
    const { some, pull } = pulled(BEFORE, { 'runs/b.jsonl': OTHER });
    for (const event of [{ before: pull.base, after: pull.merge }, { schedule: '* * * * *' }]) {
      const { stdout, outputs } = await run(some, ALL, event);
      expect(stdout).toContain('only-changed: this is no pull request, so all transcripts are audited\n');
      expect(outputs).toContain('files=4\n');
    }
  });

  test('of a merge group audits what it changes', async () => {
    const { some, pull } = pulled(BEFORE, { 'runs/b.jsonl': OTHER });
    const { outputs } = await run(some, ALL, { merge_group: { base_sha: pull.base, head_sha: pull.merge } });
    expect(outputs).toContain('files=1\n');
  });

  test('without a git repository audits all', async () => {
    const some = workspace(BEFORE);
    const { stdout, outputs } = await run(some, ALL, pullEvent({ base: 'a'.repeat(40), head: 'b'.repeat(40) }));
    expect(stdout).toContain('there is no git repository that could say what was committed, so all transcripts');
    expect(outputs).toContain('files=4\n');
  });

  test('with the base checked out, as pull_request_target has it, is no pass', async () => {
    const some = workspace();
    const pull = pullRequestIn(some.outside, BEFORE, [{ 'runs/b.jsonl': OTHER }], { x: '' });
    checkOut(pull.server, some.root, pull.base, 2);
    const { stdout, exitCode, outputs } = await run(some, ALL, pullEvent(pull));
    expect(stdout).toBe(
      '::error::ToolReplay: found a commit that is not of the pull request checked out, expected to know what was changed, for only-changed; use actions/checkout without ref, or with the head of the pull request as ref\n',
    );
    expect([exitCode, outputs]).toEqual([2, 'exit-code=2\nresult=unusable\n']);
  });

  test('without the merge base, and without a token, is no pass', async () => {
    const { some, pull } = pulled(BEFORE, { 'runs/b.jsonl': OTHER }, 1);
    const { stdout, exitCode } = await run(some, ALL, pullEvent(pull));
    expect(stdout).toBe(
      "::error::ToolReplay: found no merge base in what is checked out, and no token for GitHub's API, expected to know what was changed, for only-changed; give actions/checkout 'fetch-depth: 2', or 0 where it has a ref\n",
    );
    expect(exitCode).toBe(2);
  });

  test('in a repository below the workspace', async () => {
    const some = workspace();
    const pull = pullRequestIn(some.outside, BEFORE, [{ 'runs/b.jsonl': OTHER }]);
    checkOut(pull.server, join(some.root, 'agents'), pull.merge, 2);
    for (const [transcripts, folder] of [
      ['agents/runs/*.jsonl', ''],
      ['*.jsonl', 'agents/runs'],
    ] as const) {
      const inputs = { ...ALL, transcripts, 'working-directory': folder };
      const { stdout, outputs } = await run(some, inputs, pullEvent(pull));
      expect(outputs).toContain('files=1\n');
      expect(stdout).toContain('agents/runs/b.jsonl: 2 calls');
    }
  });

  const isRoot = process.getuid?.() === 0;
  testIf(isRoot, 'root')('in a repository of another user, as in a container', async () => {
    const { some, pull } = pulled(BEFORE, { 'runs/b.jsonl': OTHER });
    for (const path of ['.', '.git', ...readdirSync(some.path('.git')).map((name) => `.git/${name}`)]) {
      chownSync(some.path(path), 12345, 12345);
    }
    expect(() => git(some.root, 'status')).toThrow('dubious ownership');
    expect((await run(some, ALL, pullEvent(pull))).outputs).toContain('files=1\n');
  });
});
