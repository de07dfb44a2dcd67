import type { ComparedCall } from './call.ts';

/** One session of a run. */
export interface RunSession {
  /** Its name; undefined in the native form. */
  readonly name: string | undefined;
  readonly calls: readonly ComparedCall[];
}

/** Two sessions that belong together, or one that has no counterpart. */
export type SessionPair =
  | { readonly base: RunSession; readonly head: RunSession }
  | { readonly base: RunSession; readonly head?: undefined }
  | { readonly base?: undefined; readonly head: RunSession };

/**
 * Says which sessions of two runs belong together: those of one name, where each run has it once, and of the others the first
 * with the first and so on. Sessions without a call are passed over where their counterpart would be one too.
 *
 * @returns in the order of the base, then what only the head has
 */
export function matchSessions(base: readonly RunSession[], head: readonly RunSession[]): SessionPair[] {
  const [ours, theirs] = [uniqueNames(base), uniqueNames(head)];
  const isNamed = ({ name }: RunSession): boolean => name !== undefined && ours.has(name) && theirs.has(name);
  // An empty session has no order to speak of, and must not take the place of one that has calls.
  const rest = head.filter((session) => !isNamed(session) && session.calls.length > 0);
  let next = 0;
  const pairs: SessionPair[] = [];
  for (const session of base) {
    if (isNamed(session)) {
      const other = theirs.get(session.name as string) as RunSession;
      if (session.calls.length + other.calls.length > 0) pairs.push({ base: session, head: other });
    } else if (session.calls.length > 0) {
      const other = rest[next++];
      pairs.push(other === undefined ? { base: session } : { base: session, head: other });
    }
  }
  return [...pairs, ...rest.slice(next).map((session) => ({ head: session }))];
}

function uniqueNames(run: readonly RunSession[]): ReadonlyMap<string, RunSession> {
  const sessions = new Map<string, RunSession>();
  const twice = new Set<string>();
  for (const session of run) {
    if (session.name === undefined) continue;
    if (sessions.has(session.name)) twice.add(session.name);
    sessions.set(session.name, session);
  }
  for (const name of twice) sessions.delete(name);
  return sessions;
}
