import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { remembered, runAction, samples, testCases, transcript, type Workspace, workspace } from '../helpers/bundle.ts';
import {
  type Answer,
  type CheckRunSent,
  type Fault,
  github,
  HEAD,
  pullRequest,
  runWith,
  TOKEN,
  type Wished,
} from '../helpers/github-api.ts';

const RUNS = '/repos/acme/agents/check-runs';
const INPUTS = { transcripts: 'runs/*.jsonl', 'check-run': 'true' };

/** A transcript in which each call but the first repeats the one before it. */
function repeats(findings: number): Workspace {
  const calls = Array.from({ length: findings + 1 }, () => ['read_file', { path: 'a' }] as const);
  return workspace({ 'runs/a.jsonl': transcript(...calls) });
}

/** The same audit without a check run. */
const plain = remembered((_: '12 findings') => runAction(repeats(12), { transcripts: INPUTS.transcripts }));

/** The lines of the log that are annotations, but for the last, which says how the step ends. */
function annotations(stdout: string): string[] {
  return stdout.split('\n').filter((line) => /^::(?:error|warning|notice) title=/.test(line));
}

function notices(stdout: string): string[] {
  const start = '::notice title=check run::';
  return annotations(stdout).flatMap((line) => (line.startsWith(start) ? [line.slice(start.length)] : []));
}

const isWrite = ({ method }: { method: string }): boolean => method !== 'GET';

describe('120 findings', () => {
  test('are three requests, and none of them is in the log', async () => {
    const server = await github();
    const ran = await runWith(server, repeats(120), INPUTS);
    expect(server.complaints).toEqual([]);
    expect(server.written()).toEqual([`POST ${RUNS}`, `PATCH ${RUNS}/1`, `PATCH ${RUNS}/1`]);
    expect(server.asked.length).toBe(4);
    const [run] = server.checkRuns;
    expect(run).toMatchObject({
      name: 'ToolReplay (Evals / audit): runs/*.jsonl',
      head_sha: HEAD,
      details_url: 'https://github.com/acme/agents/actions/runs/42',
      status: 'completed',
      conclusion: 'failure',
      output: {
        title: '120 findings in 121 calls in 1 transcript',
        summary: '120 findings in 121 calls in 1 transcript. The step ended in exit code 1. 120 annotations.',
      },
    });
    expect(run?.annotations.map(({ start_line }) => start_line)).toEqual(Array.from({ length: 120 }, (_, k) => k + 2));
    expect(run?.annotations[0]).toEqual({
      path: 'runs/a.jsonl',
      start_line: 2,
      end_line: 2,
      annotation_level: 'warning',
      title: 'redundant-call',
      message: "index 1: tool 'read_file' repeats the identical call at index 0 with no state change between them",
    });
    expect(annotations(ran.stdout)).toEqual([]);
    expect(ran.stderr).toBe('');
    expect(ran.exitCode).toBe(1);
    expect(ran.stdout).not.toContain(TOKEN);
  });

  test('found again are updated in place, and not sent again', async () => {
    const server = await github();
    const some = repeats(120);
    await runWith(server, some, INPUTS);
    const ran = await runWith(server, some, { ...INPUTS, 'fail-on': 'none' });
    expect(server.complaints).toEqual([]);
    expect(server.written().slice(3)).toEqual([`PATCH ${RUNS}/1`]);
    expect(server.checkRuns.length).toBe(1);
    expect(server.checkRuns[0]?.annotations.length).toBe(120);
    expect(server.checkRuns[0]?.conclusion).toBe('neutral');
    expect(ran.exitCode).toBe(0);
  });

  test('of which some are gone are a new check run of that name, so that none is stale', async () => {
    const server = await github();
    const some = repeats(120);
    await runWith(server, some, INPUTS);
    some.write('runs/a.jsonl', repeats(3).read('runs/a.jsonl'));
    await runWith(server, some, INPUTS);
    expect(server.complaints).toEqual([]);
    expect(server.checkRuns.map(({ annotations: { length } }) => length)).toEqual([120, 3]);
    expect(new Set(server.checkRuns.map(({ name }) => name)).size).toBe(1);
    expect(server.checkRuns[1]?.annotations.at(-1)?.start_line).toBe(4);
  });

  test('of which some could not be written are written anew by the next run', async () => {
    let isBroken = true;
    const server = await github({ fault: (asked) => (isBroken && asked.method === 'PATCH' ? FORBIDDEN : undefined) });
    const some = repeats(120);
    const ran = await runWith(server, some, INPUTS);
    expect(notices(ran.stdout)).toEqual([
      `not all annotations are in the check run: 403 Resource not accessible by integration; ${PERMISSION}`,
    ]);
    expect(ran.exitCode).toBe(1);
    expect(server.checkRuns).toMatchObject([{ conclusion: 'failure', status: 'completed' }]);
    isBroken = false;
    await runWith(server, some, INPUTS);
    expect(server.complaints).toEqual([]);
    expect(server.checkRuns.map((run) => run.annotations.length)).toEqual([50, 120]);
  });

  test('that another app wrote are left alone', async () => {
    const server = await github({ fault: (asked) => (asked.method === 'PATCH' ? NOT_OURS : undefined) });
    const some = repeats(3);
    await runWith(server, some, INPUTS);
    await runWith(server, some, INPUTS);
    expect(server.written()).toEqual([`POST ${RUNS}`, `PATCH ${RUNS}/1`, `POST ${RUNS}`]);
    expect(server.complaints).toEqual([]);
  });
});

const FORBIDDEN: Answer = { status: 403, body: { message: 'Resource not accessible by integration', status: '403' } };
const NOT_OURS: Answer = {
  status: 403,
  body: { message: 'Invalid app_id `1` - check run can only be modified by the GitHub App that created it.' },
};
const PERMISSION =
  "give the job the permission 'checks: write' (a pull request from a fork has a token that only reads)";
const INSTEAD = 'the findings are annotated by the log instead';
const LATER = 'the limit of requests is used up, so run the job again later';
const REACH = 'check that the runner reaches the address in GITHUB_API_URL';

/** A page such as proxies answer with. None of it may be printed. */
const PAGE = '<html>::error::hostile\n##[group]secret-of-a-proxy</html>';
const SECONDARY = { message: 'You have exceeded a secondary rate limit. Please wait a few minutes.' };

describe('what the API refuses is a notice, and the log has the annotations', () => {
  type Case = readonly [name: string, fault: NonNullable<Wished['fault']>, notice: string, rest?: { hurry: 'silence' }];
  const onWrite =
    (fault: Fault): NonNullable<Wished['fault']> =>
    (asked) =>
      isWrite(asked) ? fault : undefined;
  const CASES: readonly Case[] = [
    ['a token that only reads', onWrite(FORBIDDEN), `403 Resource not accessible by integration; ${PERMISSION}`],
    [
      'a bad token',
      () => ({ status: 401, body: { message: 'Bad credentials' } }),
      `401 Bad credentials; ${PERMISSION}`,
    ],
    [
      'a repository that is not seen',
      () => ({ status: 404, body: { message: 'Not Found' } }),
      `404 Not Found; ${PERMISSION}`,
    ],
    [
      'a request that is not understood',
      onWrite({ status: 422, body: { message: 'Validation Failed', errors: [{ field: 'x', message: PAGE }] } }),
      '422 Validation Failed; please report it',
    ],
    ['a page in the place of an answer', () => ({ status: 418, body: PAGE }), '418; please report it'],
    [
      'a page of a broken proxy',
      () => ({ status: 503, body: PAGE }),
      "503; GitHub's API is at fault, so run the job again",
    ],
    [
      'hostile words',
      () => ({ status: 400, body: { message: '::error::x\r\n##[group]\u001b[31m' } }),
      '400 ::error::x\\r\\n##\\u005bgroup]\\u001b[31m; please report it',
    ],
    [
      'an hour to wait',
      onWrite({
        status: 403,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '4102444800' },
        body: { message: 'API rate limit exceeded for installation.' },
      }),
      `403 API rate limit exceeded for installation.; ${LATER}`,
    ],
    [
      'two minutes to wait',
      onWrite({ status: 429, headers: { 'retry-after': '120' }, body: SECONDARY }),
      `429 ${SECONDARY.message}; ${LATER}`,
    ],
    [
      'a limit that does not end',
      onWrite({ status: 429, headers: { 'retry-after': '1' }, body: SECONDARY }),
      `429 ${SECONDARY.message}; ${LATER}`,
    ],
    ['a connection that is closed', () => 'closed', `no answer: other side closed; ${REACH}`],
    [
      'a server that says nothing',
      () => 'silent',
      `no answer: no answer in 20 seconds; ${REACH}`,
      { hurry: 'silence' },
    ],
  ];
  testCases(
    CASES,
    async ([, fault, , rest]) => {
      const server = await github({ fault });
      const some = repeats(12);
      return {
        server,
        plain: await plain('12 findings'),
        ran: await runWith(server, some, INPUTS, rest),
      };
    },
    ({ server, plain, ran }, [, , notice]) => {
      expect(server.complaints).toEqual([]);
      expect(notices(ran.stdout).map((text) => text.replaceAll('%25', '%').replaceAll('%3A', ':'))).toEqual([
        `no check run: ${notice}; ${INSTEAD}`,
      ]);
      expect(annotations(ran.stdout).slice(1)).toEqual(annotations(plain.stdout));
      expect(annotations(plain.stdout).length).toBe(1);
      expect({ code: ran.exitCode, outputs: ran.outputs, stderr: ran.stderr }).toEqual({
        code: 1,
        outputs: plain.outputs,
        stderr: '',
      });
      expect(ran.stdout).not.toMatch(/secret-of-a-proxy|ghs_|^::error::hostile/m);
      expect(server.asked.length).toBeLessThan(8);
    },
  );
});

describe('what goes wrong once is tried again', () => {
  type Case = readonly [
    name: string,
    fault: NonNullable<Wished['fault']>,
    requests: readonly string[],
    runs: readonly number[],
  ];
  const [post, patch] = [`POST ${RUNS}`, `PATCH ${RUNS}/1`];
  const once =
    (method: string, fault: Fault): NonNullable<Wished['fault']> =>
    (asked, before) =>
      asked.method === method && before === 0 ? fault : undefined;
  const CASES: readonly Case[] = [
    ['a server error', once('POST', { status: 500, body: {} }), [post, post, patch], [60]],
    [
      'a limit that is soon over',
      once('POST', { status: 429, headers: { 'retry-after': '1' }, body: SECONDARY }),
      [post, post, patch],
      [60],
    ],
    ['a connection that is closed', once('GET', 'closed'), [post, patch], [60]],
    ['annotations that were not taken', once('PATCH', { status: 502, body: PAGE }), [post, patch, patch], [60]],
    ['annotations that were taken, though the answer was lost', once('PATCH', 'lost'), [post, patch], [60]],
    [
      'a check run that was made, though the answer was lost',
      once('POST', 'lost'),
      [post, post, `PATCH ${RUNS}/2`],
      [50, 60],
    ],
  ];
  testCases(
    CASES,
    async ([, fault]) => {
      const server = await github({ fault });
      return { server, ran: await runWith(server, repeats(60), INPUTS) };
    },
    ({ server, ran }, [, , requests, runs]) => {
      expect(server.complaints).toEqual([]);
      expect(server.written()).toEqual(requests);
      expect(server.checkRuns.map((run) => run.annotations.length)).toEqual(runs);
      expect(annotations(ran.stdout)).toEqual([]);
      expect(ran.exitCode).toBe(1);
    },
  );
});

describe('a check run ends', () => {
  type Case = readonly [
    name: string,
    files: () => Workspace,
    inputs: { [name: string]: string },
    want: Partial<CheckRunSent>,
  ];
  const CASES: readonly Case[] = [
    [
      'in success where all is clean',
      () => samples('session-clean.jsonl'),
      {},
      { conclusion: 'success', annotations: [] },
    ],
    [
      'neutral where findings were not to fail',
      () => samples('session-dirty.jsonl'),
      { 'fail-on': 'none' },
      { conclusion: 'neutral' },
    ],
    [
      'neutral where nothing was checked and that was to be a warning',
      () => workspace({ 'a.jsonl': '' }),
      { 'if-no-files-found': 'warn' },
      { conclusion: 'neutral', annotations: [] },
    ],
    ['in failure where nothing was checked', () => workspace({ 'a.jsonl': '' }), {}, { conclusion: 'failure' }],
    [
      'in failure where a transcript is unusable, with the column',
      () => workspace({ 'a.jsonl': '{"index": 0, "tool": x}\n' }),
      {},
      {
        conclusion: 'failure',
        annotations: [
          {
            path: 'a.jsonl',
            start_line: 1,
            end_line: 1,
            start_column: 22,
            end_column: 22,
            annotation_level: 'failure',
            title: 'unusable',
            message: "found 'x', expected a JSON value",
          },
        ],
      },
    ],
    [
      'without annotations where there are to be none',
      () => samples('session-dirty.jsonl'),
      { annotations: 'false' },
      { conclusion: 'failure', annotations: [] },
    ],
  ];
  testCases(
    CASES,
    async ([, files, inputs]) => {
      const server = await github();
      return { server, ran: await runWith(server, files(), { ...INPUTS, transcripts: '*.jsonl', ...inputs }) };
    },
    ({ server, ran }, [, , , want]) => {
      expect(server.complaints).toEqual([]);
      expect(server.checkRuns).toMatchObject([want]);
      expect(server.checkRuns[0]?.output.text).toBe(ran.summary);
      expect(notices(ran.stdout)).toEqual([]);
    },
  );
});

test('what has no place in the repository stays in the log', async () => {
  const server = await github();
  const some = workspace({ 'runs/b.jsonl': transcript(['a'], ['a']) });
  const elsewhere = join(some.outside, 'run.jsonl');
  writeFileSync(elsewhere, transcript(['b'], ['b']));
  const ran = await runWith(server, some, {
    ...INPUTS,
    transcripts: `runs/*.jsonl\n${elsewhere}`,
    scope: 'scope.json',
  });
  expect(server.complaints).toEqual([]);
  expect(server.checkRuns[0]?.annotations.map(({ path }) => path)).toEqual(['runs/b.jsonl']);
  expect(annotations(ran.stdout)).toEqual([
    expect.stringMatching(/^::warning title=redundant-call,file=.*run\.jsonl,line=2::/),
    expect.stringMatching(/^::notice title=scope not checked::/),
  ]);
});

test('on a server of an enterprise the paths are those of that server', async () => {
  const server = await github({ server: 'ghes-3.19' });
  const ran = await runWith({ url: `${server.url}/` }, repeats(60), INPUTS);
  expect(server.url).toMatch(/\/api\/v3$/);
  expect(server.complaints).toEqual([]);
  expect(server.checkRuns.map((run) => run.annotations.length)).toEqual([60]);
  expect(ran.exitCode).toBe(1);
});

test('a pull request from a fork is checked on its head, in the repository that it is for', async () => {
  const server = await github();
  await runWith(server, repeats(1), INPUTS, { event: pullRequest('mallory/agents') });
  expect(server.complaints).toEqual([]);
  expect(server.checkRuns[0]?.head_sha).toBe(HEAD);
  expect(server.checkRuns[0]?.output.text).toContain(`https://github.com/mallory/agents/blob/${HEAD}/runs/a.jsonl#L2`);
});

test('a push is checked on its commit', async () => {
  const server = await github();
  await runWith(server, repeats(1), INPUTS, { event: { ref: 'refs/heads/main' } });
  expect(server.complaints).toEqual([]);
  expect(server.checkRuns[0]?.head_sha).toBe('1234567890abcdef1234567890abcdef12345678');
});

test('without a token or a repository, nothing is asked', async () => {
  const server = await github();
  const none = await runWith(server, repeats(1), { ...INPUTS, token: '' });
  expect(notices(none.stdout)).toEqual([
    `no check run: there is no token; give one as the input token, or leave that input out; ${INSTEAD}`,
  ]);
  const nowhere = await runWith(server, repeats(1), INPUTS, { environment: { GITHUB_REPOSITORY: '' } });
  expect(notices(nowhere.stdout)).toEqual([
    `no check run: GITHUB_REPOSITORY and GITHUB_SHA do not say where to; ${INSTEAD}`,
  ]);
  expect([none.exitCode, nowhere.exitCode, server.asked]).toEqual([1, 1, []]);
});

test('names in a transcript command nothing', async () => {
  const server = await github();
  const hostile = '::error::x\n##[group]<img src=x>@everyone';
  const some = workspace({ 'runs/a.jsonl': transcript([hostile], [hostile]) });
  await runWith(server, some, INPUTS, { environment: { GITHUB_WORKFLOW: hostile } });
  expect(server.complaints).toEqual([]);
  const [run] = server.checkRuns;
  expect(run?.name).toBe('ToolReplay (::error::x\\n##\\u005bgroup]<img src=x>@everyone / audit): runs/*.jsonl');
  expect(run?.annotations[0]?.message).toContain("tool '::error::x\\n##\\u005bgroup]<img src=x>@everyone' repeats");
  expect(run?.output.text).not.toContain('<img');
});
