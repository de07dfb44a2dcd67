import { ToolReplayError } from '../error.ts';
import { base64Bytes } from './base64.ts';
import { PublicKey, SSH_TYPE } from './ed25519.ts';
import { NAMESPACE } from './sshsig.ts';
import type { Trusted } from './verdicts.ts';

/** A line of such a file: principals, options, the type of the key, the key, a comment. Any but the key types may be quoted. */
const LINE =
  /^(?:"([^"]*)"|([^\s"]+))[ \t]+(?:([A-Za-z-]+(?:="[^"]*")?(?:,[A-Za-z-]+(?:="[^"]*")?)*)[ \t]+)?((?:ssh|ecdsa|sk)-[\w.@-]+)[ \t]+([A-Za-z0-9+/=]+)(?:[ \t].*)?$/s;
const OPTION = /([A-Za-z-]+)(?:="([^"]*)")?,?/g;
const TIME = /^(\d{4})(\d\d)(\d\d)((?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?)?(?:Z|UTC)?$/i;
/** SSH looks at no list with a pattern of more characters. */
const MOST_PATTERN = 1022;

/**
 * Reads an allowed signers file of SSH: whose keys are trusted for this tool today. Keys of other kinds, for other
 * namespaces and outside of their dates are left out.
 *
 * @param today as `2027-01-31`
 * @throws ToolReplayError for a line that cannot be read, and where no key is left
 * @see https://man.openbsd.org/ssh-keygen.1#ALLOWED_SIGNERS
 */
export function readAllowedSigners(text: string, today: string): Trusted[] {
  const signers = text.split(/\r?\n/).flatMap((line, k) => {
    const said = line.trim();
    return said === '' || said.startsWith('#') ? [] : signersOf(said, k + 1, today);
  });
  if (signers.length > 0) return signers;
  throw new ToolReplayError('key', {
    found: 'no key that is trusted',
    expected: `a line with an Ed25519 key that is valid on ${today} for the namespace ${NAMESPACE}`,
  });
}

function signersOf(said: string, line: number, today: string): Trusted[] {
  const [, quoted, plain, options = '', type, base64 = ''] = LINE.exec(said) ?? [];
  const blob = base64Bytes(base64);
  if (type === undefined || blob === undefined || blob.length === 0) {
    const expected = 'principals, options if there are any, ssh-ed25519 and a key';
    throw new ToolReplayError('key', { found: 'no line of an allowed signers file', expected }, { line });
  }
  // A key under the name of another kind is one of neither to SSH.
  const key = type === SSH_TYPE ? PublicKey.ofBlob(blob) : undefined;
  const principal = quoted ?? plain ?? '';
  return key !== undefined && isSomebody(principal) && isValid(options, today, line) ? [{ principal, key }] : [];
}

/** Nobody asks here who exactly somebody is, so that those who are taken out of a list could not be told from the others. */
function isSomebody(principal: string): boolean {
  return principal !== '' && !principal.split(',').some((pattern) => pattern.startsWith('!'));
}

function isValid(options: string, today: string, line: number): boolean {
  const day = today.replaceAll('-', '');
  const given = [...options.matchAll(OPTION)].map(([, name = '', value = '']) => ({ name: name.toLowerCase(), value }));
  // SSH refuses what is said twice.
  if (new Set(given.map(({ name }) => name)).size < given.length) return false;
  return given.every(({ name, value }) => {
    if (name === 'namespaces') return isListed(NAMESPACE, value);
    if (name === 'valid-after') return startOf(value, line) <= day;
    // Of the last day nobody knows how late it is.
    if (name === 'valid-before') return day < startOf(value, line).slice(0, 8);
    // Of an authority, which signs keys, and of whatever comes after this was written.
    return false;
  });
}

/** Whether a list of patterns has a name, and takes it out nowhere. @see https://man.openbsd.org/ssh_config#PATTERNS */
function isListed(name: string, list: string): boolean {
  const patterns = list.split(',');
  if (patterns.some((pattern) => pattern.length > MOST_PATTERN)) return false;
  const isOut = patterns.some((pattern) => pattern.startsWith('!') && isLike(name, pattern.slice(1)));
  return !isOut && patterns.some((pattern) => !pattern.startsWith('!') && isLike(name, pattern));
}

/** Whether a name is one of a pattern, in which `*` is any text and `?` any character. */
function isLike(name: string, pattern: string): boolean {
  const all = Array.from({ length: name.length + 1 }, (_, at) => at);
  // Where in the name the pattern so far may end.
  let ends = [0];
  for (const sign of pattern) {
    ends =
      sign === '*'
        ? all.filter((at) => ends.some((end) => end <= at))
        : ends.filter((end) => end < name.length && (sign === '?' || sign === name[end])).map((end) => end + 1);
  }
  return ends.includes(name.length);
}

/** A day from which on a time is past: a time of a day is past on the next. */
function startOf(value: string, line: number): string {
  const [, year = '', month, day, time = ''] = TIME.exec(value) ?? [];
  const midnight = Date.parse(`${year}-${month}-${day}`);
  // A day too many is one of the next month.
  const isDay = new Date(midnight || 0).getUTCDate() === Number(day);
  // SSH counts seconds from 1970, and takes none for no time.
  if (midnight > 0 && isDay) return `${year}${month}${day}${/^0*$/.test(time) ? '' : '~'}`;
  throw new ToolReplayError('key', { found: 'no time in an option', expected: 'YYYYMMDD or YYYYMMDDHHMM' }, { line });
}
