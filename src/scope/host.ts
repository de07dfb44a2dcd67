import { ToolReplayError } from '../error.ts';
import type { Truth } from './truth.ts';

/** What has a host that the world knows by name. */
const SCHEMES = new Set(['http:', 'https:', 'ws:', 'wss:']);

/** What ends a host, or has a meaning around it; a port and a user are no part of it. IPv6 stands in brackets. */
const NO_HOST = /[\s/\\?#@%*]/;

/** What browsers read over or change in a host, and other programs do not. */
const DOUBTFUL = /[\\\s\0-\x1f]/;

/**
 * Compares addresses with the pattern of a host: a name, or `*.` and a name for all names below it and not itself. Names
 * are compared as browsers do (WHATWG URL): in lower case, by their ASCII form, without a dot at the end.
 *
 * An address that is none, or of another scheme than http(s) and ws(s), has no host. With a backslash, a space or a
 * control character in the host it is `unknown`: who fetches may read another host there than we do.
 *
 * @throws ToolReplayError without a place when the pattern is none
 */
export function hostMatcher(pattern: string): (address: string) => Truth {
  const isBelow = pattern.startsWith('*.');
  const name = isBelow ? pattern.slice(2) : pattern;
  const host =
    NO_HOST.test(name) || (name.includes(':') && !name.startsWith('[')) ? undefined : hostOf(`https://${name}/`);
  if (host === undefined) throw fault(pattern);
  const isMeant = isBelow ? (found: string) => found.endsWith(`.${host}`) : (found: string) => found === host;
  return (address) => {
    const found = hostOf(address);
    if (found === undefined) return 'no';
    if (DOUBTFUL.test(authorityOf(address.trim()))) return 'unknown';
    return isMeant(found) ? 'yes' : 'no';
  };
}

/** What stands where the host does, as it is written; the whole address where that cannot be told. */
function authorityOf(address: string): string {
  return /^[^:]*:\/\/([^/?#]*)/.exec(address)?.[1] ?? address;
}

/** The host of an address, as patterns of hosts are compared with it. */
export function hostOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  return SCHEMES.has(protocol) ? hostname.replace(/\.$/, '') : undefined;
}

function fault(pattern: string): ToolReplayError {
  const found = pattern.length > 80 ? `${pattern.slice(0, 80)}…` : pattern;
  const expected = 'a name such as "example.org", or "*.example.org" for all names below it';
  const isAddress = URL.canParse(pattern) && SCHEMES.has(new URL(pattern).protocol);
  return new ToolReplayError('scope', {
    found: `the host "${found}"`,
    expected,
    ...(isAddress && { advice: 'leave out all of the address but its host' }),
  });
}
