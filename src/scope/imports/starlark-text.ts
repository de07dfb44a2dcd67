import { BACKSLASH, LF } from '../../json/bytes.ts';

const HEX_DIGITS: ReadonlyMap<string, number> = new Map([
  ['x', 2],
  ['u', 4],
  ['U', 8],
]);
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['a', '\x07'],
  ['b', '\b'],
  ['f', '\f'],
  ['v', '\v'],
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
  ['\n', ''],
]);

/**
 * Finds the end of a string of Starlark.
 *
 * @param start the first byte behind the opening quotes, which are one or three times `quote`
 * @returns where the closing quotes begin; or, since a string in single quotes ends in its line, where it is clear that
 *   there are none
 */
export function closingQuotes(
  text: Buffer,
  start: number,
  quote: number,
  times: 1 | 3,
): { at: number; isClosed: boolean } {
  let at = start;
  for (; at < text.length; at++) {
    const byte = text[at];
    if (byte === BACKSLASH) at++;
    else if (byte === LF && times === 1) return { at, isClosed: false };
    else if (byte === quote && (times === 1 || (text[at + 1] === quote && text[at + 2] === quote))) {
      return { at, isClosed: true };
    }
  }
  return { at: text.length, isClosed: false };
}

/** What a string of Starlark spells; undefined for an escape that Starlark has not. */
export function unescaped(source: string): string | undefined {
  if (!source.includes('\\')) return source;
  const parts: string[] = [];
  let from = 0;
  for (let at = source.indexOf('\\'); at >= 0; at = source.indexOf('\\', from)) {
    parts.push(source.slice(from, at));
    const found = escapeAt(source, at + 1);
    if (found === undefined) return undefined;
    parts.push(found.text);
    from = found.end;
  }
  parts.push(source.slice(from));
  return parts.join('');
}

function escapeAt(source: string, at: number): { text: string; end: number } | undefined {
  const letter = source[at] ?? '';
  const text = LETTERS.get(letter);
  if (text !== undefined) return { text, end: at + 1 };
  const octal = /^[0-7]{1,3}/.exec(source.slice(at, at + 3))?.[0];
  if (octal !== undefined) return { text: String.fromCodePoint(Number.parseInt(octal, 8)), end: at + octal.length };
  const digits = HEX_DIGITS.get(letter);
  if (digits === undefined) return undefined;
  const end = at + 1 + digits;
  const hex = source.slice(at + 1, end);
  const point = hex.length === digits && /^[0-9A-Fa-f]+$/.test(hex) ? Number.parseInt(hex, 16) : -1;
  if (point < 0 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return undefined;
  return { text: String.fromCodePoint(point), end };
}
