import { readFileSync } from 'node:fs';
import type { Ends } from '../changes/changes.ts';

/** The name of a commit. @see https://git-scm.com/docs/hash-function-transition */
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** What a push has in the place of a commit that is not there. */
const NO_COMMIT = /^0+$/;

/**
 * The two commits between which an event made its changes; undefined for one that is about no change: a schedule, a
 * dispatch, the push of a new branch.
 *
 * @see https://docs.github.com/en/webhooks/webhook-events-and-payloads
 */
export function endsOf(eventPath: string | undefined): Ends | undefined {
  if (!eventPath) return undefined;
  let event: unknown;
  try {
    event = JSON.parse(readFileSync(eventPath, 'utf8'));
  } catch {
    // Whoever needs the ends says that there are none.
    return undefined;
  }
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
