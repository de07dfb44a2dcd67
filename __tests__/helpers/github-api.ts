import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import type { CheckAnnotation } from '../../src/report/check-run.ts';
import { type ActionRan, PUSH, type RunOptions, runAction, type Workspace } from './bundle.ts';
import { type Asked, graphqlComplaints, restComplaints, type Server } from './github-spec.ts';

export const TOKEN = 'ghs_0123456789abcdefghijABCDEFGHIJ012345';

/** What a check run holds. */
export interface CheckRunSent {
  readonly id: number;
  name: string;
  head_sha: string;
  external_id: string;
  details_url?: string;
  status: string;
  conclusion: string;
  output: { title: string; summary: string; text: string };
  annotations: CheckAnnotation[];
}

export interface CommentSent {
  readonly id: string;
  body: string;
  isMinimized: boolean;
  readonly author: { readonly __typename: string; readonly login: string } | null;
}

/** An answer in the place of the one that GitHub would give. */
export interface Answer {
  readonly status: number;
  readonly headers?: { readonly [name: string]: string };
  /** An object is sent as JSON. */
  readonly body: string | object;
}

/** `silent` answers nothing, `closed` ends the connection, `lost` does what is asked for and answers 502. */
export type Fault = Answer | 'silent' | 'closed' | 'lost';

export interface Wished {
  /** What to do with a request in the place of serving it; `before` is how many like it (method and path) there were. */
  readonly fault?: (asked: Asked, before: number) => Fault | undefined;
  readonly server?: Server;
  readonly comments?: readonly CommentSent[];
  readonly checkRuns?: readonly CheckRunSent[];
  /** How many comments a page has. */
  readonly page?: number;
}

/** A server on this machine that does what of GitHub's API the Action asks for. */
export interface GitHub {
  readonly url: string;
  readonly asked: Asked[];
  /** What of the requests was not as GitHub's own descriptions have them. */
  readonly complaints: string[];
  readonly checkRuns: CheckRunSent[];
  readonly comments: CommentSent[];
  /** `METHOD path`, or the operation of GraphQL, of each request that changes something. */
  written(): string[];
}

const open: ReturnType<typeof createServer>[] = [];
afterAll(() => {
  for (const server of open) {
    server.closeAllConnections();
    server.close();
  }
});

export async function github(wished: Wished = {}): Promise<GitHub> {
  const base = wished.server === 'ghes-3.19' ? '/api/v3' : '';
  const seen = new Map<string, number>();
  const state = new State(wished);
  const server = createServer(async (request, response) => {
    const asked = await read(request, base, state);
    const key = `${asked.method} ${asked.path}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    const fault = wished.fault?.(asked, before);
    if (fault === 'silent') return;
    if (fault === 'closed') {
      request.socket.destroy();
      return;
    }
    if (fault === 'lost') {
      serve(asked, state);
      send(response, { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' });
      return;
    }
    send(response, fault ?? serve(asked, state));
  });
  open.push(server);
  const url = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${base}`);
    });
  });
  return Object.assign(state, { url });
}

class State {
  readonly asked: Asked[] = [];
  readonly complaints: string[] = [];
  readonly checkRuns: CheckRunSent[];
  readonly comments: CommentSent[];
  readonly server: Server;
  readonly page: number;

  constructor({ server = 'api.github.com', comments = [], checkRuns = [], page = 100 }: Wished) {
    this.server = server;
    this.checkRuns = [...checkRuns];
    this.comments = [...comments];
    this.page = page;
  }

  written(): string[] {
    return this.asked
      .filter(({ method }) => method !== 'GET')
      .flatMap((asked) => {
        if (!asked.path.endsWith('graphql')) return [`${asked.method} ${asked.path}`];
        const [, name = ''] = /^mutation[^{]*\{\s*(\w+)/.exec(property(asked.body, 'query')) ?? [];
        return name === '' ? [] : [name];
      });
  }
}

async function read(request: IncomingMessage, base: string, state: State): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://host');
  const isGraphql = pathname === (base === '' ? '/graphql' : '/api/graphql');
  const asked: Asked = {
    method: request.method ?? '',
    path: isGraphql
      ? '/graphql'
      : pathname.startsWith(`${base}/`)
        ? pathname.slice(base.length)
        : `outside ${pathname}`,
    query: Object.fromEntries(searchParams),
    body: text === '' ? undefined : JSON.parse(text),
  };
  state.asked.push(asked);
  state.complaints.push(...(isGraphql ? graphqlComplaints(asked.body) : restComplaints(state.server, asked)));
  if (request.headers.authorization !== `token ${TOKEN}`) state.complaints.push(`${asked.path}: without the token`);
  if (!request.headers['user-agent']?.startsWith('toolreplay')) state.complaints.push(`${asked.path}: no user agent`);
  return asked;
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json; charset=utf-8', ...headers });
  response.end(isText ? body : JSON.stringify(body));
}

function serve({ method, path, query, body }: Asked, state: State): Answer {
  if (path === '/graphql') return { status: 200, body: { data: graphql(body, state) } };
  const [, owner, repo, ...rest] = path.split('/').slice(1);
  if (owner !== 'acme' || repo !== 'agents') return { status: 404, body: { message: 'Not Found' } };
  const [what, id, more] = rest;
  const known = state.checkRuns.find((run) => run.id === Number(id));
  if (method === 'GET' && what === 'commits' && more === 'check-runs') {
    const runs = state.checkRuns.filter((run) => run.head_sha === id && run.name === query['check_name']);
    // The last of a name alone, as `filter=latest` has it.
    return { status: 200, body: { total_count: runs.length, check_runs: runs.slice(-1).map(shown) } };
  }
  if (method === 'POST' && what === 'check-runs') {
    const run = { id: state.checkRuns.length + 1, ...sent(body), annotations: annotationsOf(body) };
    state.checkRuns.push(run);
    return { status: 201, body: shown(run) };
  }
  if (what === 'check-runs' && known !== undefined) {
    if (method === 'PATCH') {
      known.annotations.push(...annotationsOf(body));
      Object.assign(known, sent(body));
    }
    return { status: 200, body: shown(known) };
  }
  if (method === 'POST' && what === 'issues' && id === '7') {
    const author = { __typename: 'Bot', login: 'github-actions' };
    const made = { id: `IC_${state.comments.length + 1}`, body: property(body, 'body'), isMinimized: false, author };
    state.comments.push(made);
    return { status: 201, body: { node_id: made.id } };
  }
  return { status: 404, body: { message: 'Not Found' } };
}

function shown({ annotations, output, ...run }: CheckRunSent): object {
  return { ...run, output: { ...output, annotations_count: annotations.length } };
}

function sent(body: unknown): Omit<CheckRunSent, 'id' | 'annotations'> {
  // Held against GitHub's description before it comes here.
  const { annotations: _, ...output } = (body as { output: object }).output as { annotations?: unknown };
  return { ...(body as CheckRunSent), output: output as CheckRunSent['output'] };
}

function annotationsOf(body: unknown): CheckAnnotation[] {
  return (body as { output: { annotations?: CheckAnnotation[] } }).output.annotations ?? [];
}

function graphql(body: unknown, { comments, page }: State): object {
  const { query, variables } = body as { query: string; variables: { [name: string]: string | null } };
  const one = comments.find(({ id }) => id === variables['id']);
  if (one !== undefined) {
    if (query.includes('updateIssueComment')) one.body = variables['body'] ?? '';
    if (query.includes('inimizeComment')) one.isMinimized = query.includes(' minimizeComment');
    return {};
  }
  const from = Number(variables['after'] ?? 0);
  const nodes = comments.slice(from, from + page);
  const pageInfo = { hasNextPage: from + page < comments.length, endCursor: String(from + page) };
  const pullRequest = { comments: { nodes, pageInfo } };
  return { viewer: { login: 'github-actions[bot]' }, repository: { pullRequest } };
}

function property(value: unknown, name: string): string {
  return String(Object.entries(value ?? {}).find(([key]) => key === name)?.[1] ?? '');
}

/* ------------------------------------------------------------------ Runs */

export const HEAD = 'feedfacefeedfacefeedfacefeedfacefeedface';

/** The payload of a pull request's event: of a branch of the repository itself, or of a fork. */
export function pullRequest(from: 'acme/agents' | 'mallory/agents' = 'acme/agents'): object {
  return {
    pull_request: {
      number: 7,
      head: { sha: HEAD, repo: { full_name: from } },
      base: { sha: 'ba5eba11ba5eba11ba5eba11ba5eba11ba5eba11' },
    },
  };
}

/** Waits pass this many times as fast: what a server can only wait out is still waited for. */
const HURRY = 50;
/** Undici counts the time of connections in steps of 499 ms, which are left alone. */
const CLOCK = `const wait = globalThis.setTimeout;
globalThis.setTimeout = (work, ms, ...more) => wait(work, ms >= 100 && ms !== 499 && ms <= MOST ? ms / ${HURRY} : ms, ...more);`;

/** Runs the Action as a step of a job that may ask this server. */
export function runWith(
  server: Pick<GitHub, 'url'>,
  some: Workspace,
  inputs: { readonly [name: string]: string },
  {
    event,
    hurry = 'waits',
    ...options
  }: Omit<RunOptions, 'environment'> & {
    readonly event?: object;
    readonly environment?: { readonly [name: string]: string };
    /** Whether the time that a silent server gets passes faster too. */
    readonly hurry?: 'waits' | 'silence';
  } = {},
): Promise<ActionRan> {
  const path = join(some.outside, 'event.json');
  writeFileSync(path, JSON.stringify(event ?? pullRequest()));
  const clock = CLOCK.replace('MOST', hurry === 'waits' ? '10000' : 'Infinity');
  return runAction(
    some,
    { token: TOKEN, ...inputs },
    {
      node: ['--import', `data:text/javascript,${encodeURIComponent(clock)}`],
      ...options,
      environment: {
        ...PUSH,
        GITHUB_API_URL: server.url,
        GITHUB_EVENT_PATH: path,
        GITHUB_WORKFLOW: 'Evals',
        GITHUB_WORKFLOW_REF: 'acme/agents/.github/workflows/evals.yml@refs/pull/7/merge',
        GITHUB_JOB: 'audit',
        GITHUB_ACTION: '__toolreplay_action',
        GITHUB_RUN_ID: '42',
        ...options.environment,
      },
    },
  );
}
