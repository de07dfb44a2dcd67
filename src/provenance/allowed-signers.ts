import { ToolReplayError } from '../error.ts';
import { base64Bytes } from './base64.ts';
import { PublicKey } from './ed25519.ts';
import { NAMESPACE } from './sshsig.ts';

/** Somebody whose signatures are trusted. */
export interface Signer {
  /** Who it is, as the file says it: data. */
  readonly principal: string;
  readonly key: PublicKey;
}

/** A line of such a file: principals, options, the type of the key, the key, a comment. Any but the key types may be quoted. */
const LINE =
  /^(?:"([^"]*)"|([^\s"]+))[ \t]+(?:([a-z-]+(?:="[^"]*")?(?:,[a-z-]+(?:="[^"]*")?)*)[ \t]+)?((?:ssh|ecdsa|sk)-[\w.@-]+)[ \t]+([A-Za-z0-9+/=]+)(?:[ \t].*)?$/;
const OPTION = /([a-z-]+)(?:="([^"]*)")?,?/g;
const DAY = /^(\d{8})(\d{4}(?:\d{2})?)?Z?$/;

/**
 * Reads an allowed signers file of SSH: whose keys are trusted for this tool today. Keys of other kinds, for other
 * namespaces and outside of their dates are left out.
 *
 * @param today as `2027-01-31`
 * @throws ToolReplayError for a line that cannot be read, and where no key is left
 * @see https://man.openbsd.org/ssh-keygen.1#ALLOWED_SIGNERS
 */
export function readAllowedSigners(text: string, today: string): Signer[] {
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

function signersOf(said: string, line: number, today: string): Signer[] {
  const [, quoted, plain, options = '', type, base64 = ''] = LINE.exec(said) ?? [];
  const blob = base64Bytes(base64);
  if (type === undefined || blob === undefined || blob.length === 0) {
    const expected = 'principals, options if there are any, ssh-ed25519 and a key';
    throw new ToolReplayError('key', { found: 'no line of an allowed signers file', expected }, { line });
  }
  const key = PublicKey.ofBlob(blob);
  const principal = quoted ?? plain ?? '';
  return key !== undefined && isValid(options, today, line) ? [{ principal, key }] : [];
}

function isValid(options: string, today: string, line: number): boolean {
  const day = today.replaceAll('-', '');
  return [...options.matchAll(OPTION)].every(([, name, value = '']) => {
    if (name === 'namespaces') return value.split(',').includes(NAMESPACE);
    if (name === 'valid-after') return startOf(value, line) <= day;
    // Of the last day nobody knows how late it is.
    if (name === 'valid-before') return day < startOf(value, line).slice(0, 8);
    // Of an authority, which signs keys, and of whatever comes after this was written.
    return false;
  });
}

/** A day from which on a time is past: a time of a day is past on the next. */
function startOf(value: string, line: number): string {
  const [, day, time] = DAY.exec(value) ?? [];
  if (day !== undefined) return time === undefined || /^0+$/.test(time) ? day : `${day}~`;
  throw new ToolReplayError('key', { found: 'no time in an option', expected: 'YYYYMMDD or YYYYMMDDHHMM' }, { line });
}
