import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { commit, git } from '../helpers/git.ts';
import { type Golden, type Report, run } from './goldens.ts';

const FOLDER = 'samples/compare';
const FILE = 'evals/runs/fix-date.jsonl';
/** The comments of a pull request that has none. */
const NONE = {
  viewer: { login: 'github-actions[bot]' },
  repository: { pullRequest: { comments: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } } } },
};

/** What a pull request is told that replaces the base of samples/compare/ by its head: the job summary and the comment. */
export function pullRequestGoldens(): Golden[] {
  return [
    { file: `${FOLDER}/pull-request.summary.md`, exitCode: 1, run: () => told(({ summary }) => summary) },
    { file: `${FOLDER}/pull-request.comment.md`, exitCode: 1, run: () => told(({ comment }) => comment) },
  ];
}

/** Runs the Action in a repository of its own, against a server that takes the comment. */
async function told(of: (said: { summary: string; comment: string }) => string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'toolreplay-golden-'));
  let comment = '';
  const server = createServer(async (request, response) => {
    const sent = (await json(request)) as { readonly body?: string };
    if (request.url !== '/graphql') comment = sent.body ?? '';
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify(request.url === '/graphql' ? { data: NONE } : { id: 1 }));
  });
  try {
    git(folder, 'init', '--quiet');
    const [base, head] = ['base', 'head'].map((side) => {
      return commit(folder, { [FILE]: readFileSync(`${FOLDER}/${side}.jsonl`) });
    });
    const event = { pull_request: { number: 7, base: { sha: base }, head: { sha: head } } };
    writeFileSync(join(folder, '.git/event.json'), JSON.stringify(event));
    writeFileSync(join(folder, '.git/summary'), '');
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { exitCode } = await run('dist/index.js', [], {
      PATH: process.env['PATH'],
      GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      GITHUB_EVENT_PATH: join(folder, '.git/event.json'),
      GITHUB_JOB: 'toolreplay',
      GITHUB_REPOSITORY: 'acme/agents',
      GITHUB_RUN_ID: '1',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_SHA: head,
      GITHUB_STEP_SUMMARY: join(folder, '.git/summary'),
      GITHUB_WORKFLOW: 'agent evals',
      GITHUB_WORKSPACE: folder,
      INPUT_COMMENT: 'true',
      INPUT_COMPARE: 'base',
      'INPUT_COMPARE-FAIL-ON': 'structure',
      INPUT_TOKEN: 'none',
      INPUT_TRANSCRIPTS: 'evals/runs/*.jsonl',
    });
    return { text: of({ summary: readFileSync(join(folder, '.git/summary'), 'utf8'), comment }), exitCode };
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}
