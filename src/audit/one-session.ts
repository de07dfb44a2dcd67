import { ToolReplayError } from '../error.ts';

/** So many names are shown to choose from. */
const SHOWN = 5;

/**
 * The session that a command for one session is about.
 *
 * @param wanted its name; undefined where there is only one that has calls
 * @throws ToolReplayError when there are several and none is named, or none has the name
 */
export function oneSession<Session extends { readonly name: string | undefined; readonly calls: number }>(
  sessions: readonly Session[],
  wanted: string | undefined,
): Session {
  const withCalls = sessions.filter(({ calls }) => calls > 0);
  const candidates = withCalls.length === 0 ? sessions.slice(0, 1) : withCalls;
  const found = wanted === undefined ? candidates : sessions.filter(({ name }) => name === wanted);
  const [session, ...more] = found;
  if (session !== undefined && more.length === 0) return session;
  const names = sessions.slice(0, SHOWN).map(({ name = '' }) => `'${name.slice(0, 80)}'`);
  const rest = sessions.length > SHOWN ? `, … (${sessions.length} in all)` : '';
  throw new ToolReplayError('session', {
    found: wanted === undefined ? `${sessions.length} sessions` : `no session '${wanted.slice(0, 80)}'`,
    expected: 'one of them by its name, as --session',
    advice: `it has ${names.join(', ')}${rest}`,
  });
}
