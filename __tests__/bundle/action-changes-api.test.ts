import { writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { type ActionRan, PUSH, runAction, transcript, type Workspace, workspace } from '../helpers/bundle.ts';
import { type ChangesApi, changesApi, eventFile } from '../helpers/changes-api.ts';
import { checkOut, type Files, type Pull, pullEvent, pullRequestIn } from '../helpers/git.ts';

const CLEAN = transcript(['a'], ['b']);
const OTHER = transcript(['a'], ['c']);
const DIRTY = transcript(['a'], ['a']);
const ASKED =
  "::notice title=changes::no merge base in what is checked out: GitHub's API is asked what was changed; so that it need not be, give actions/checkout 'fetch-depth: 2', or 0 where it has a ref\n";

/** A pull request whose merge is checked out without its parents, as actions/checkout does. */
function pulled(before: Files, changes: Files, since: Files = {}): { some: Workspace; pull: Pull } {
  const some = workspace();
  const pull = pullRequestIn(some.outside, before, [changes], since);
  checkOut(pull.server, some.root, pull.merge, 1);
  return { some, pull };
}

function run(
  some: Workspace,
  api: ChangesApi,
  inputs: { readonly [name: string]: string },
  event: object,
): Promise<ActionRan> {
  writeFileSync(eventFile(some.outside), JSON.stringify(event));
  return runAction(
    some,
    { transcripts: 'runs/**/*.jsonl', token: 'ghs_0123456789abcdefghijABCDEFGHIJ012345', ...inputs },
    {
      environment: {
        ...PUSH,
        PATH: process.env['PATH'],
        GITHUB_API_URL: api.url,
        GITHUB_EVENT_PATH: eventFile(some.outside),
      },
    },
  );
}

const BEFORE = { 'runs/a.jsonl': DIRTY, 'runs/b.jsonl': CLEAN, 'runs/x/c d.jsonl': CLEAN };
const ONLY = { 'only-changed': 'true' };

describe('without the merge base', () => {
  test('the API is asked once what was changed, and it is said once', async () => {
    const { some, pull } = pulled(BEFORE, { 'runs/b.jsonl': OTHER, 'runs/x/c d.jsonl': OTHER }, { since: '' });
    const api = await changesApi(pull);
    const { stdout, exitCode, outputs } = await run(some, api, ONLY, pullEvent(pull));
    expect(api.asked).toEqual([`/repos/acme/agents/compare/${pull.base}...${pull.merge}?per_page=1`]);
    expect(api.complaints).toEqual([]);
    expect(stdout.startsWith(ASKED)).toBe(true);
    expect(stdout.split('::notice').length).toBe(2);
    expect([exitCode, outputs]).toEqual([0, expect.stringContaining('files=2\n')]);
  });

  test('nobody is asked for the order of annotations alone', async () => {
    const { some, pull } = pulled(BEFORE, { 'runs/a.jsonl': `${DIRTY}\n` });
    const api = await changesApi(pull);
    const { stdout } = await run(some, api, {}, pullEvent(pull));
    expect(api.asked).toEqual([]);
    expect(stdout).toContain('annotations: not in the order of what was changed, which is not known\n');
  });

  test('but what the API said has its part in it', async () => {
    const twice = Array.from({ length: 12 }, (_, k) => [[`t${k}`], [`t${k}`]] as const).flat();
    const { some, pull } = pulled(
      { 'runs/a.jsonl': transcript(...twice), 'runs/b.jsonl': transcript(...twice) },
      { 'runs/b.jsonl': transcript(...twice.slice(0, -2), ['new'], ['new']) },
    );
    const api = await changesApi(pull);
    const { stdout } = await run(some, api, { ...ONLY, 'fail-on': 'none' }, pullEvent(pull));
    expect(stdout).toMatch(/^::warning [^\n]*file=runs\/b\.jsonl,line=24::/m);
    expect(stdout.indexOf('line=24::')).toBeLessThan(stdout.indexOf('line=2::'));
  });

  test('of a merge that the server no longer has, the head is asked for', async () => {
    const { some, pull } = pulled(BEFORE, { 'runs/b.jsonl': OTHER }, { since: '' });
    const api = await changesApi(pull, { refuse: { [pull.merge]: 404 } });
    const { outputs } = await run(some, api, ONLY, pullEvent(pull));
    expect(api.asked.map((one) => one.slice(-61, -11))).toEqual(
      [pull.merge, pull.head].map((head) => `${pull.base}...${head}`.slice(-50)),
    );
    expect(outputs).toContain('files=1\n');
  });

  test('of more than 300 files the pull request has the list', async () => {
    const { some, pull } = pulled(BEFORE, { 'runs/b.jsonl': OTHER });
    const api = await changesApi(pull, { more: 350 });
    const { outputs } = await run(some, api, ONLY, pullEvent(pull));
    expect(api.asked.slice(1).map((one) => one.replace(/^.*\/pulls/, ''))).toEqual([
      '/7/files?per_page=100',
      ...[2, 3, 4].map((page) => `/7/files?per_page=100&page=${page}`),
    ]);
    expect(api.complaints).toEqual([]);
    expect(outputs).toContain('files=1\n');
  });

  test.each([
    ['of which the list has no end', { more: 3000 }, {}, 'it lists no more than 3000 files'],
    ['of a merge group with too many', { more: 300 }, { group: true }, 'it lists no more than 300 files'],
    ['that the token may not see', { refuse: { compare: 403 } }, {}, '403 Refused'],
  ])('changes %s are no pass', async (_, wished, { group }: { group?: boolean }, why) => {
    const { some, pull } = pulled(BEFORE, { 'runs/b.jsonl': OTHER });
    const api = await changesApi(pull, wished);
    const event = group ? { merge_group: { base_sha: pull.base, head_sha: pull.merge } } : pullEvent(pull);
    const { stdout, exitCode } = await run(some, api, ONLY, event);
    expect(stdout).toContain(
      `::error::ToolReplay: found no merge base in what is checked out, and of GitHub's API: ${why}, expected to know what was changed`,
    );
    expect(exitCode).toBe(2);
  });
});

describe('compare: base', () => {
  const compare = { compare: 'base', 'compare-fail-on': 'response' };

  test('has the versions before by the API', async () => {
    const { some, pull } = pulled(BEFORE, { 'runs/x/c d.jsonl': OTHER });
    const api = await changesApi(pull);
    const { stdout, exitCode } = await run(some, api, compare, pullEvent(pull));
    expect(api.complaints).toEqual([]);
    expect(api.asked.map((one) => one.split('/')[4])).toEqual(['compare', 'git', 'git', 'git', 'git']);
    expect(stdout).toContain('runs/x/c d.jsonl');
    expect(exitCode).toBe(1);
  });

  test.each([
    ['that is too large', { size: 100_000_001 }],
    ['that the API does not give', { refuse: { 'git/blobs': 404 } }],
  ])('of a version %s is no pass', async (_, wished) => {
    const { some, pull } = pulled(BEFORE, { 'runs/b.jsonl': OTHER });
    const api = await changesApi(pull, wished);
    const { stdout, exitCode } = await run(some, api, compare, pullEvent(pull));
    expect(stdout).toContain('1 transcript cannot be compared');
    expect(exitCode).toBe(2);
  });
});
