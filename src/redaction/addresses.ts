import type { Span } from './kinds.ts';
import { isPlaceholder } from './placeholder.ts';

/** RFC 5321 has 64 for what is before the @; no host name is longer than 253. */
const LONGEST_LOCAL = 64;
const AT = /@|%40/g;
const LOCAL = /[A-Za-z0-9._%+'-]/;
const HOST = /(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,62}(?<!-))?\.){1,8}[A-Za-z]{2,24}(?![A-Za-z0-9])/y;
/** `git@` is a user that everybody is; `icon@2x.png` is a file. */
const NO_PERSON = /^(?:git)$/;
const SCALE = /^\dx\./;

/** Where e-mail addresses stand in a text, and passwords in addresses of the web. */
export function* addressesIn(text: string): Generator<Span> {
  const passwords = [...urlPasswordsIn(text)];
  yield* passwords;
  yield* emailsIn(text, new Set(passwords.map(({ end }) => end)));
}

/**
 * Where e-mail addresses stand in a text, their @ written as such or as in an address of the web.
 *
 * @param taken where an @ is that ends a password
 */
function* emailsIn(text: string, taken: ReadonlySet<number>): Generator<Span> {
  let free = 0;
  for (const { 0: at, index } of text.matchAll(AT)) {
    if (taken.has(index)) continue;
    let start = index;
    while (start > free && index - start < LONGEST_LOCAL && LOCAL.test(text[start - 1] as string)) start--;
    while (start < index && /[.'%]/.test(text[start] as string)) start++;
    HOST.lastIndex = index + at.length;
    const host = HOST.exec(text)?.[0];
    if (start === index || host === undefined) continue;
    if (NO_PERSON.test(text.slice(start, index)) || SCALE.test(host)) continue;
    free = HOST.lastIndex;
    yield { start, end: free, kind: 'email' };
  }
}

const CREDENTIALS = /[^\s/:@"'<>\\]{0,200}:([^\s/"'<>\\]{1,300})@/y;
const CROSSED_OUT = /^x+$/i;

/** Where passwords stand in the addresses of a text: `https://user:password@host`. */
function* urlPasswordsIn(text: string): Generator<Span> {
  for (let at = text.indexOf('://'); at >= 0; at = text.indexOf('://', at + 3)) {
    CREDENTIALS.lastIndex = at + 3;
    const password = CREDENTIALS.exec(text)?.[1];
    if (password === undefined || isPlaceholder(password) || CROSSED_OUT.test(password)) continue;
    const end = CREDENTIALS.lastIndex - 1;
    yield { start: end - password.length, end, kind: 'password' };
  }
}
