import { clip, inert } from '../../report/inert.ts';

/** Why a request came to nothing, in a few words that are safe to print. */
export interface ApiFailure {
  /** The HTTP status of the answer; undefined when none came. */
  readonly status: number | undefined;
  /** `403 Resource not accessible by integration`; `no answer: connect ECONNREFUSED …` */
  readonly reason: string;
  /**
   * What kind of failure it is, for whoever has advice: the token may not, there is no such thing (or the token may not
   * know of it), the limit of requests is used up, the request was not understood, the server is at fault, or none answered.
   */
  readonly kind: 'not-allowed' | 'not-found' | 'limited' | 'refused' | 'broken' | 'unreachable';
}

const LONGEST = 200;

/**
 * Tells what went wrong with a request.
 *
 * Of the answer, only the `message` of GitHub's own JSON is used, cut and escaped. Any other body (a proxy's page, half a
 * document) is not shown at all.
 *
 * @param error whatever a call of the API threw
 */
export function apiFailure(error: unknown): ApiFailure {
  const response = property(error, 'response');
  const complaint = graphqlComplaint(error) ?? graphqlComplaint(property(response, 'data'));
  if (complaint !== undefined) return complaint;
  const status = property(response, 'status');
  // Octokit gives an error without an answer a status too: a refused connection, a name that nobody knows, a time-out.
  if (typeof status !== 'number') {
    const text = error instanceof Error ? (causeOf(error) ?? error.message) : String(error);
    return { status: undefined, kind: 'unreachable', reason: `no answer: ${safe(text)}` };
  }
  const said = property(property(response, 'data'), 'message');
  const message = typeof said === 'string' ? ` ${safe(said)}` : '';
  return { status, kind: kindOf(status, message, response), reason: `${status}${message}` };
}

/** What a GraphQL answer complains of: it comes with status 200. */
function graphqlComplaint(answer: unknown): ApiFailure | undefined {
  const errors = property(answer, 'errors');
  const type = Array.isArray(errors) ? property(errors[0], 'type') : undefined;
  // Errors of REST have no type.
  if (!Array.isArray(errors) || typeof type !== 'string') return undefined;
  const kinds: { [type: string]: ApiFailure['kind'] } = {
    FORBIDDEN: 'not-allowed',
    NOT_FOUND: 'not-found',
    RATE_LIMITED: 'limited',
  };
  return {
    status: 200,
    kind: kinds[type] ?? 'refused',
    reason: safe(`${type} ${property(errors[0], 'message') ?? ''}`),
  };
}

function kindOf(status: number, message: string, response: unknown): ApiFailure['kind'] {
  const left = property(property(response, 'headers'), 'x-ratelimit-remaining');
  if (status === 429 || (status === 403 && (left === '0' || /\brate limit\b/i.test(message)))) return 'limited';
  if (status === 401 || status === 403) return 'not-allowed';
  if (status === 404 || status === 410) return 'not-found';
  return status >= 500 ? 'broken' : 'refused';
}

/** The innermost reason: what is around it says only that a fetch failed. */
function causeOf(error: Error): string | undefined {
  let inner: unknown = error.cause;
  let text: string | undefined;
  for (let depth = 0; depth < 5 && inner instanceof Error; depth++) {
    text = inner.message || property(inner, 'code')?.toString() || text;
    inner = inner.cause;
  }
  return text;
}

function safe(text: string): string {
  return clip(inert(clip(text, LONGEST)), LONGEST);
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
