import { describe, expect, test } from '@jest/globals';
import { remembered, runAction, samples, testCases, transcript, type Workspace, workspace } from '../helpers/bundle.ts';
import {
  type Answer,
  type CommentSent,
  type Fault,
  type GitHub,
  github,
  pullRequest,
  runWith,
  TOKEN,
  type Wished,
} from '../helpers/github-api.ts';

const COMMENTS = 'POST /repos/acme/agents/issues/7/comments';
const INPUTS = { transcripts: 'runs/*.jsonl', comment: 'true' };
const DIRTY = transcript(['read_file'], ['read_file']);
const CLEAN = transcript(['read_file']);
const BOT = { __typename: 'Bot', login: 'github-actions' } as const;

const dirty = (): Workspace => workspace({ 'runs/a.jsonl': DIRTY });

function notices(stdout: string): string[] {
  return [...stdout.matchAll(/^::notice title=comment::(.*)$/gm)].map(([, text = '']) => text);
}

/** What the Action writes on a pull request that has nothing of it yet. */
const written = remembered(async (_: 'first run'): Promise<CommentSent> => {
  const server = await github();
  await runWith(server, dirty(), INPUTS);
  const [first] = server.comments;
  if (first === undefined) throw new Error('no comment');
  return first;
});

test('findings make one comment, clean runs fold it, and findings unfold it', async () => {
  const server = await github();
  const some = dirty();
  const ran = await runWith(server, some, INPUTS);
  expect(ran.exitCode).toBe(1);
  expect(ran.stdout).toContain('::warning title=redundant-call,file=runs/a.jsonl,line=2::');
  expect(server.comments).toEqual([
    {
      id: 'IC_1',
      isMinimized: false,
      author: BOT,
      body: expect.stringMatching(
        /^<!-- toolreplay:[0-9a-f]{16} -->\n### ❌ ToolReplay: 1 finding in 2 calls in 1 transcript\n\n<table>/,
      ),
    },
  ]);
  expect(server.written()).toEqual([COMMENTS]);

  await runWith(server, some, INPUTS);
  expect(server.written().length).toBe(1);

  some.write('runs/a.jsonl', CLEAN);
  expect((await runWith(server, some, INPUTS)).exitCode).toBe(0);
  expect(server.written().slice(1)).toEqual(['updateIssueComment', 'minimizeComment']);
  expect(server.comments[0]).toMatchObject({
    isMinimized: true,
    body: expect.stringContaining('### ✅ ToolReplay: no'),
  });

  some.write('runs/a.jsonl', DIRTY);
  await runWith(server, some, INPUTS);
  expect(server.written().slice(3)).toEqual(['updateIssueComment', 'unminimizeComment']);
  expect(server.comments[0]).toMatchObject({
    isMinimized: false,
    body: expect.stringContaining('### ❌ ToolReplay: 1'),
  });
  expect(server.comments.length).toBe(1);
  expect(server.complaints).toEqual([]);
});

test('a clean pull request gets no comment', async () => {
  const server = await github();
  const ran = await runWith(server, workspace({ 'runs/a.jsonl': CLEAN }), INPUTS);
  expect(server.complaints).toEqual([]);
  expect(server.written()).toEqual([]);
  expect(server.asked.length).toBe(1);
  expect(notices(ran.stdout)).toEqual([]);
});

describe('a comment is taken for its own', () => {
  type Case = readonly [name: string, change: (one: CommentSent) => CommentSent, isOwn: 'own' | 'not its own'];
  const by = (author: CommentSent['author']) => (one: CommentSent) => ({ ...one, author });
  const CASES: readonly Case[] = [
    ['where it is', (one) => one, 'own'],
    ['where somebody else wrote the marker', by({ __typename: 'User', login: 'mallory' }), 'not its own'],
    ['where a user has the name of the app', by({ __typename: 'User', login: 'github-actions' }), 'not its own'],
    ['where another app wrote it', by({ __typename: 'Bot', login: 'dependabot' }), 'not its own'],
    ['where whoever wrote it is gone', by(null), 'not its own'],
    ['where the app only quotes the marker', (one) => ({ ...one, body: `> ${one.body}` }), 'not its own'],
    [
      'where another step wrote it',
      (one) => ({ ...one, body: one.body.replace(/:[0-9a-f]{2}/, ':zz') }),
      'not its own',
    ],
    ['where line ends are others', (one) => ({ ...one, body: one.body.trimEnd().replaceAll('\n', '\r\n') }), 'own'],
  ];
  testCases(
    CASES,
    async ([, change]) => {
      const other = { id: 'IC_x', body: 'LGTM', isMinimized: false, author: { __typename: 'User', login: 'ann' } };
      const server = await github({ comments: [other, other, change(await written('first run'))], page: 2 });
      await runWith(server, dirty(), INPUTS);
      return server;
    },
    (server, [, , isOwn]) => {
      expect(server.complaints).toEqual([]);
      expect(server.written()).toEqual(isOwn === 'own' ? [] : [COMMENTS]);
      // Two pages of comments were asked for.
      expect(server.asked.filter(({ method, path }) => method === 'POST' && path === '/graphql').length).toBe(2);
    },
  );
});

describe('what goes wrong is a notice, and changes nothing', () => {
  const PERMISSION =
    "give the job the permission 'pull-requests: write' (a pull request from a fork has a token that only reads)";
  const FORBIDDEN: Answer = { status: 403, body: { message: 'Resource not accessible by integration' } };
  const graphql = (type: string, message: string): Answer => ({
    status: 200,
    body: { data: null, errors: [{ type, message, path: ['x'] }] },
  });
  const onWrite =
    (fault: Fault): NonNullable<Wished['fault']> =>
    ({ path }) =>
      path === '/graphql' ? undefined : fault;
  type Case = readonly [name: string, fault: NonNullable<Wished['fault']>, notice: string];
  const CASES: readonly Case[] = [
    ['a token that only reads', onWrite(FORBIDDEN), `403 Resource not accessible by integration; ${PERMISSION}`],
    [
      'a pull request that is not seen',
      () => graphql('FORBIDDEN', 'Resource not accessible\n::error::x'),
      `FORBIDDEN Resource not accessible\\n::error::x; ${PERMISSION}`,
    ],
    ['a repository that is not seen', () => graphql('NOT_FOUND', 'No.'), `NOT_FOUND No.; ${PERMISSION}`],
    [
      'a conversation that is locked',
      onWrite({ status: 422, body: { message: 'Validation Failed' } }),
      '422 Validation Failed; please report it',
    ],
    [
      'a server that is broken',
      onWrite({ status: 502, body: '<h1>::error::secret-of-a-proxy' }),
      "502; GitHub's API is at fault, so run the job again",
    ],
  ];
  testCases(
    CASES,
    async ([, fault]) => {
      const server = await github({ fault });
      return { server, ran: await runWith(server, dirty(), INPUTS, { event: pullRequest('mallory/agents') }) };
    },
    ({ server, ran }, [, , notice]) => {
      expect(server.complaints).toEqual([]);
      expect(notices(ran.stdout).map((text) => text.replaceAll('%25', '%'))).toEqual([`no comment: ${notice}`]);
      expect(ran.exitCode).toBe(1);
      expect(ran.outputs).toContain('result=findings\n');
      expect(ran.stderr).toBe('');
      expect(ran.stdout).not.toMatch(/secret-of-a-proxy|ghs_/);
      expect(server.comments).toEqual([]);
      expect(server.asked.length).toBeLessThan(6);
    },
  );

  test('a comment that was made though the answer was lost is not made again', async () => {
    const server = await github({
      fault: ({ path }, before) => (path !== '/graphql' && before === 0 ? 'lost' : undefined),
    });
    const ran = await runWith(server, dirty(), INPUTS);
    expect(server.complaints).toEqual([]);
    expect(server.written()).toEqual([COMMENTS]);
    expect(server.comments.length).toBe(1);
    expect(notices(ran.stdout)).toEqual([]);
  });

  test('a push has no pull request, which is said', async () => {
    const server = await github();
    const ran = await runWith(server, dirty(), INPUTS, { event: { ref: 'refs/heads/main' } });
    expect(notices(ran.stdout)).toEqual(['no comment: this run is of no pull request, so there is nowhere to put one']);
    expect(server.asked).toEqual([]);
    expect(ran.exitCode).toBe(1);
  });
});

test('on a server of an enterprise the queries go where that server has them, and both can be asked for', async () => {
  const server: GitHub = await github({ server: 'ghes-3.19' });
  const ran = await runWith(server, samples('session-dirty.jsonl'), {
    ...INPUTS,
    transcripts: '*.jsonl',
    'check-run': 'true',
  });
  expect(server.complaints).toEqual([]);
  expect(server.written()).toEqual(['POST /repos/acme/agents/check-runs', COMMENTS]);
  expect(ran.stdout).not.toContain(TOKEN);
  const alone = await runAction(samples('session-dirty.jsonl'), { transcripts: '*.jsonl' });
  expect({ outputs: ran.outputs, exitCode: ran.exitCode }).toEqual({
    outputs: alone.outputs,
    exitCode: alone.exitCode,
  });
});
