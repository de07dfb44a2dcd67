import { readFileSync } from 'node:fs';
import type { Ends } from '../changes/changes.ts';

/** What a run is about, as the event that started it has it. */
export interface RunEvent {
  /** The pull request, if it is about one: `pull_request`, `pull_request_target`, a review of one. */
  readonly pullRequest: PullRequest | undefined;
  /** The two commits between which the event made its changes; undefined for a schedule, a dispatch, a new branch. */
  readonly ends: Ends | undefined;
}

/** The pull request that a run is about. */
export interface PullRequest {
  /** Undefined where the event does not say: then there can be no comment. */
  readonly number: number | undefined;
  /** The last commit of the branch, not the merge that the runner checks out. */
  readonly head: string;
  /** `owner/name` of where the branch is; undefined when that repository is gone. */
  readonly headRepository: string | undefined;
}

/** The name of a commit. @see https://git-scm.com/docs/hash-function-transition */
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** What a push has in the place of a commit that is not there. */
const NO_COMMIT = /^0+$/;

/**
 * Reads the event of a run.
 *
 * @param path undefined where there is none
 * @see https://docs.github.com/en/webhooks/webhook-events-and-payloads
 */
export function readEvent(path: string | undefined): RunEvent {
  const event = path ? parsed(path) : undefined;
  return { pullRequest: pullRequestOf(property(event, 'pull_request')), ends: endsOf(event) };
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Links have the run's commit then; whoever needs more of it says that it is not there.
    return undefined;
  }
}

function pullRequestOf(pull: unknown): PullRequest | undefined {
  const head = property(pull, 'head');
  const commit = property(head, 'sha');
  const number = property(pull, 'number');
  const name = property(property(head, 'repo'), 'full_name');
  if (typeof commit !== 'string') return undefined;
  return {
    number: typeof number === 'number' ? number : undefined,
    head: commit,
    headRepository: typeof name === 'string' ? name : undefined,
  };
}

function endsOf(event: unknown): Ends | undefined {
  const pull = property(event, 'pull_request');
  const number = property(pull, 'number');
  const of = (kind: Ends['kind'], base: unknown, head: unknown): Ends | undefined => {
    const isThere = isCommit(base) && isCommit(head);
    return isThere ? { kind, base, head, ...(typeof number === 'number' && { number }) } : undefined;
  };
  if (pull !== undefined) {
    return of('pull request', property(property(pull, 'base'), 'sha'), property(property(pull, 'head'), 'sha'));
  }
  const group = property(event, 'merge_group');
  if (group !== undefined) return of('merge group', property(group, 'base_sha'), property(group, 'head_sha'));
  return of('push', property(event, 'before'), property(event, 'after'));
}

function isCommit(value: unknown): value is string {
  return typeof value === 'string' && COMMIT.test(value) && !NO_COMMIT.test(value);
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}
