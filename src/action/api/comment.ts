import type { Job } from '../job.ts';
import type { Api } from './api.ts';
import { apiFailure } from './failure.ts';

/** What the comment is to be. */
export interface Wanted {
  /** The number of the pull request. */
  readonly number: number;
  /** The first line of the body, by which the comment is found again. */
  readonly marker: string;
  readonly body: string;
  /** `open` is made where there is none; `resolved` is folded, and not made. */
  readonly state: 'open' | 'resolved';
}

interface Comment {
  /** Of GraphQL. */
  readonly id: string;
  readonly body: string;
  readonly isMinimized: boolean;
  readonly author: { readonly __typename: string; readonly login: string } | null;
}

interface Page {
  readonly viewer: { readonly login: string };
  readonly repository: {
    readonly pullRequest: {
      readonly comments: {
        readonly nodes: readonly (Comment | null)[] | null;
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      };
    } | null;
  } | null;
}

const COMMENTS = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  viewer { login }
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      comments(first: 100, after: $after) {
        nodes { id body isMinimized author { __typename login } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;

const UPDATE = `mutation ($id: ID!, $body: String!) {
  updateIssueComment(input: { id: $id, body: $body }) { issueComment { id } }
}`;

const MINIMIZE = `mutation ($id: ID!) {
  minimizeComment(input: { subjectId: $id, classifier: RESOLVED }) { minimizedComment { isMinimized } }
}`;

const UNMINIMIZE = `mutation ($id: ID!) {
  unminimizeComment(input: { subjectId: $id }) { unminimizedComment { isMinimized } }
}`;

/**
 * Brings the one comment of this step on a pull request up to date: made where it is wanted open and is not there, changed
 * where it says something else, folded or unfolded as wanted.
 *
 * @throws what the first request that fails throws; see apiFailure
 */
export async function writeComment(api: Api, job: Job, wanted: Wanted): Promise<void> {
  const there = await find(api, job, wanted);
  if (there !== undefined) return update(api, there, wanted);
  if (wanted.state === 'resolved') return;
  try {
    await create(api, job, wanted);
  } catch (error) {
    const { kind } = apiFailure(error);
    if (kind !== 'broken' && kind !== 'unreachable') throw error;
    // It may have been made all the same, and two would stay two.
    const made = await find(api, job, wanted);
    if (made === undefined) await create(api, job, wanted);
  }
}

/** The comment that starts with the marker and was written with a token of the same user or app: anyone can write a marker. */
async function find(api: Api, { repository }: Job, { number, marker }: Wanted): Promise<Comment | undefined> {
  const [owner, repo] = repository.split('/');
  let after: string | null = null;
  do {
    const page: Page = await api.graphql<Page>(COMMENTS, { owner, repo, number, after });
    const comments = page.repository?.pullRequest?.comments;
    const own = comments?.nodes?.find((one) => one?.body.startsWith(marker) && isBy(page.viewer.login, one));
    if (own) return own;
    after = comments?.pageInfo.hasNextPage === true ? comments.pageInfo.endCursor : null;
  } while (after !== null);
  return undefined;
}

/** The viewer's login of an app ends in `[bot]`, which the author's has not; a user may have the name of an app. */
function isBy(viewer: string, { author }: Comment): boolean {
  const name = viewer.replace(/\[bot\]$/, '');
  return author?.login === name && (author.__typename === 'Bot') === (name !== viewer);
}

/** Not tried again: see where it is called. */
async function create(api: Api, { repository }: Job, { number, body }: Wanted): Promise<void> {
  const [owner = '', repo = ''] = repository.split('/');
  await api.rest.issues.createComment({ owner, repo, issue_number: number, body, request: { retries: 0 } });
}

async function update(api: Api, { id, body, isMinimized }: Comment, wanted: Wanted): Promise<void> {
  // GitHub may keep a body with other line ends, and without those at its end.
  if (body.replaceAll('\r\n', '\n').trimEnd() !== wanted.body.trimEnd()) {
    await api.graphql(UPDATE, { id, body: wanted.body });
  }
  if (isMinimized !== (wanted.state === 'resolved')) await api.graphql(isMinimized ? UNMINIMIZE : MINIMIZE, { id });
}
