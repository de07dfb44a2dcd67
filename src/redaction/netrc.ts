import type { Span } from './kinds.ts';

/** An entry of a `.netrc`, on one line or on several (https://www.gnu.org/software/inetutils/manual/html_node/The-_002enetrc-file.html). */
const ENTRY =
  /(?<![\w-])(?:machine\s{1,8}[^\s"'`\\]{1,255}|default)(?:\s{1,8}(?:login|account)\s{1,8}[^\s"'`\\]{1,255}){1,2}\s{1,8}password\s{1,8}([^\s"'`\\]{1,300})/g;

/** Where passwords stand in a text that is a `.netrc`, or part of one. */
export function* netrcPasswordsIn(text: string): Generator<Span> {
  for (const { 0: entry, 1: password = '', index } of text.matchAll(ENTRY)) {
    const end = index + entry.length;
    yield { start: end - password.length, end, kind: 'password' };
  }
}
