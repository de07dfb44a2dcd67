import { readFileSync } from 'node:fs';

/** The pull request that a run is about. */
export interface PullRequest {
  readonly number: number;
  /** The last commit of the branch, not the merge that the runner checks out. */
  readonly head: string;
  /** `owner/name` of where the branch is; undefined when that repository is gone. */
  readonly headRepository: string | undefined;
  /** The commit of the target branch, as the event has it; undefined when it does not say. */
  readonly base: string | undefined;
}

/** The pull request of the event, if it is about one: `pull_request`, `pull_request_target`, a review of one. */
export function pullRequestOf(eventPath: string | undefined): PullRequest | undefined {
  if (!eventPath) return undefined;
  let event: unknown;
  try {
    event = JSON.parse(readFileSync(eventPath, 'utf8'));
  } catch {
    // Links, the check run and the comment hang on it. The first have the run's commit, the others say that they are not made.
    return undefined;
  }
  const pull = property(event, 'pull_request');
  const head = property(pull, 'head');
  const commit = property(head, 'sha');
  const number = property(pull, 'number');
  const name = property(property(head, 'repo'), 'full_name');
  const base = property(property(pull, 'base'), 'sha');
  if (typeof commit !== 'string') return undefined;
  return {
    number: typeof number === 'number' ? number : 0,
    head: commit,
    headRepository: typeof name === 'string' ? name : undefined,
    base: typeof base === 'string' ? base : undefined,
  };
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}
