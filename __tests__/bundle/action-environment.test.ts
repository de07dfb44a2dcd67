import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type ActionRan, PUSH, remembered, runAction, samples, testCases, type Workspace } from '../helpers/bundle.ts';

const DIRTY = { transcripts: 'session-dirty.jsonl' };
const CLEAN = { transcripts: 'session-clean.jsonl' };
const files = () => samples('session-clean.jsonl', 'session-dirty.jsonl', 'scope.json');
/** What the Action does where nothing is unusual. */
const usual = remembered((inputs: { readonly [name: string]: string }) => runAction(files(), inputs));
const FAILED = '::error::ToolReplay: 2 findings in 6 calls in 1 transcript\n';

describe('the job summary', () => {
  test('is added to what is there', async () => {
    const some = files();
    const other = join(some.outside, 'shared');
    writeFileSync(other, 'another step\n\n');
    await runAction(some, CLEAN, { environment: { GITHUB_STEP_SUMMARY: other } });
    expect(some.read('../shared')).toBe(`another step\n\n${(await usual(CLEAN)).summary}`);
  });

  test.each([[undefined], ['']])('a runner that has none (%j) is told of and nothing else', async (none) => {
    const ran = await runAction(files(), DIRTY, { environment: { GITHUB_STEP_SUMMARY: none } });
    const all = await usual(DIRTY);
    expect(ran).toEqual({
      ...all,
      summary: '',
      stdout: all.stdout.replace(FAILED, `no job summary: the runner names no file for it\n${FAILED}`),
    });
  });

  test('that cannot be written keeps the verdict', async () => {
    const some = files();
    const environment = { GITHUB_STEP_SUMMARY: some.outside };
    const dirty = await runAction(some, DIRTY, { environment });
    expect(dirty.stdout).toMatch(
      /^no job summary: E[A-Z]+: .*\n::error::ToolReplay: 2 findings in 6 calls in 1 transcript\n$/m,
    );
    expect(dirty).toMatchObject({
      stderr: '',
      exitCode: 1,
      outputs: expect.stringContaining('exit-code=1\nresult=findings\n'),
    });
    const clean = await runAction(some, CLEAN, { environment });
    expect(clean.stdout).toMatch(/^no job summary: E[A-Z]+: .*\nToolReplay: no finding in 4 calls in 1 transcript\n$/m);
    expect(clean).toMatchObject({
      stderr: '',
      exitCode: 0,
      outputs: expect.stringContaining('exit-code=0\nresult=clean\n'),
    });
  });

  test('that is below a regular file keeps the verdict', async () => {
    const some = files();
    const below = join(some.path('scope.json'), 'summary');
    const ran = await runAction(some, CLEAN, { environment: { GITHUB_STEP_SUMMARY: below } });
    expect(ran.stdout).toContain('no job summary: ');
    expect(ran).toMatchObject({ stderr: '', exitCode: 0 });
  });

  test('is made where it is not there yet', async () => {
    const some = files();
    const ran = await runAction(some, CLEAN, { environment: { GITHUB_STEP_SUMMARY: join(some.outside, 'new') } });
    expect(ran.exitCode).toBe(0);
    expect(some.read('../new')).toMatch(/^### ✅ ToolReplay: /);
  });
});

describe('the outputs', () => {
  test('change nothing else where the runner wants none', async () => {
    for (const [none, inputs] of [
      [undefined, CLEAN],
      [undefined, {}],
      ['', DIRTY],
    ] as const) {
      const without = await runAction(files(), inputs, { environment: { GITHUB_OUTPUT: none } });
      expect(without).toEqual({ ...(await usual(inputs)), outputs: '' });
    }
  });

  test('that cannot be set end in 2, with one error and no trace of the stack', async () => {
    const some = files();
    mkdirSync(join(some.outside, 'folder'));
    for (const [GITHUB_OUTPUT, inputs] of [
      [join(some.outside, 'nowhere'), CLEAN],
      [join(some.outside, 'folder'), CLEAN],
      [join(some.outside, 'nowhere'), DIRTY],
      [join(some.outside, 'nowhere'), {}],
    ] as const) {
      const ran = await runAction(some, inputs, { environment: { GITHUB_OUTPUT } });
      expect({ stderr: ran.stderr, exitCode: ran.exitCode }).toEqual({ stderr: '', exitCode: 2 });
      expect(ran.stdout.match(/^::error::.*$/gm)).toHaveLength(1);
      expect(ran.stdout).not.toContain('internal error');
      expect(ran.stdout.split('\n').at(-2)).toMatch(/^::error::ToolReplay: found no /);
    }
  });
});

describe('links', () => {
  const HEAD = 'fedcba9876543210fedcba9876543210fedcba98';
  const withEvent = (some: Workspace, event: string): Promise<ActionRan> => {
    const GITHUB_EVENT_PATH = join(some.outside, 'event.json');
    writeFileSync(GITHUB_EVENT_PATH, event);
    return runAction(some, DIRTY, { environment: { ...PUSH, GITHUB_EVENT_PATH } });
  };

  test('of a pull request lead to the head commit in the head repository', async () => {
    const event = { pull_request: { head: { sha: HEAD, repo: { full_name: 'forker/agents' } } } };
    const { summary } = await withEvent(files(), JSON.stringify(event));
    expect(links(summary)).toEqual(
      [1, 3, 6].map((line) => `https://github.com/forker/agents/blob/${HEAD}/session-dirty.jsonl#L${line}`),
    );
  });

  test('of a pull request whose fork was deleted lead to the head commit in this repository', async () => {
    const { summary } = await withEvent(files(), JSON.stringify({ pull_request: { head: { sha: HEAD, repo: null } } }));
    expect(links(summary)[0]).toBe(`https://github.com/acme/agents/blob/${HEAD}/session-dirty.jsonl#L1`);
  });

  const EVENTS: readonly (readonly [what: string, event: string])[] = [
    ['a push', '{"ref": "refs/heads/main", "head_commit": {"id": "x"}}'],
    ['no JSON', '<html>'],
    ['an empty file', ''],
    ['null', 'null'],
    ['a pull request without a head', '{"pull_request": null}'],
    ['a head without a commit', '{"pull_request": {"head": {"repo": {"full_name": "forker/agents"}}}}'],
    ['a commit that is no text', '{"pull_request": {"head": {"sha": 7}}}'],
    ['__proto__', '{"__proto__": {"pull_request": {"head": {"sha": "x"}}}}'],
  ];
  testCases(
    EVENTS.map(([what, event]) => [`of an event that is ${what} lead to the commit of the run`, event] as const),
    ([, event]) => withEvent(files(), event),
    ({ summary, exitCode }) => {
      expect(links(summary)[0]).toBe(`https://github.com/acme/agents/blob/${PUSH.GITHUB_SHA}/session-dirty.jsonl#L1`);
      expect(exitCode).toBe(1);
    },
  );

  test('of an event file that is not there lead to the commit of the run', async () => {
    const environment = { ...PUSH, GITHUB_EVENT_PATH: join(files().outside, 'nowhere') };
    const { summary } = await runAction(files(), DIRTY, { environment });
    expect(links(summary)[0]).toBe(`https://github.com/acme/agents/blob/${PUSH.GITHUB_SHA}/session-dirty.jsonl#L1`);
  });

  test('lead to the server of GitHub Enterprise', async () => {
    const environment = { ...PUSH, GITHUB_SERVER_URL: 'https://github.example.org' };
    const { summary } = await runAction(files(), DIRTY, { environment });
    expect(links(summary)[0]).toMatch(/^https:\/\/github\.example\.org\/acme\/agents\/blob\//);
  });

  testCases(
    Object.keys(PUSH).map((name) => [`are left out without ${name}`, name] as const),
    ([, name]) => runAction(files(), DIRTY, { environment: { ...PUSH, [name]: undefined } }),
    ({ summary }) => {
      expect(links(summary)).toEqual([]);
      expect(summary).toContain('<td>line 3</td>');
    },
  );

  test('of a file outside the workspace are left out', async () => {
    const some = files();
    some.write('../elsewhere/a.jsonl', some.read('session-dirty.jsonl'));
    for (const transcripts of ['../elsewhere/*.jsonl', join(some.outside, 'elsewhere', 'a.jsonl')]) {
      const { summary, outputs } = await runAction(some, { transcripts }, { environment: PUSH });
      expect(links(summary)).toEqual([]);
      expect(outputs).toContain('findings=2\n');
    }
  });
});

describe('debug logging', () => {
  test('tells the time it took', async () => {
    const ran = await runAction(files(), CLEAN, { environment: { RUNNER_DEBUG: '1' } });
    const { stdout } = await usual(CLEAN);
    expect(ran.stdout).toMatch(/^::debug::audited 4 calls in \d+ ms\n/);
    expect(ran.stdout.replace(/^::debug::.*\n/, '')).toBe(stdout);
  });

  test('is off unless RUNNER_DEBUG is 1', async () => {
    const ran = await runAction(files(), CLEAN, { environment: { RUNNER_DEBUG: '0' } });
    expect(ran).toEqual(await usual(CLEAN));
    expect(ran.stdout).not.toContain('::debug::');
  });
});

test('nothing of the environment and no path of the machine is in what is written', async () => {
  const some = files();
  const environment = { ...PUSH, GITHUB_TOKEN: 'ghs_secret', INPUT_TOKEN: 'ghp_secret', GITHUB_ACTOR: 'octocat' };
  const ran = await runAction(some, { transcripts: '**/*.jsonl', scope: 'scope.json' }, { environment });
  const written = ran.stdout + ran.stderr + ran.outputs + ran.summary;
  for (const secret of ['secret', 'octocat', some.outside, some.root, process.cwd()]) {
    expect(written).not.toContain(secret);
  }
  expect(some.list()).toEqual(['scope.json', 'session-clean.jsonl', 'session-dirty.jsonl']);
  expect(some.list('../home')).toEqual([]);
});

/** Where the links of a summary lead. */
function links(summary: string | undefined): string[] {
  return [...(summary ?? '').matchAll(/<a href="([^"]*)">/g)].map(([, url]) => url ?? '');
}
