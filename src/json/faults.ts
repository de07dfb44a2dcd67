import { type ErrorCode, ToolReplayError } from '../error.ts';
import { describe, invalidUtf8 } from './describe.ts';
import { multiByteAt } from './utf8.ts';

// What can be wrong with a JSON text, each as the error to throw. `at` is the byte of the fault in the text, and what
// `place.offset` becomes; `end` is where the text ends.

/** Something else than what has to come next, which bytes that are no UTF-8 always are. */
export function unexpected(text: Buffer, at: number, end: number, expected: string): ToolReplayError {
  const broken = at < end && (text[at] as number) >= 0x80 && multiByteAt(text, at) < 0;
  return broken ? notUtf8(text, at) : fault('json', at, describe(text, at, end), expected);
}

export function notUtf8(text: Buffer, at: number): ToolReplayError {
  return fault('encoding', at, invalidUtf8(text[at] as number), 'UTF-8');
}

export function tooDeep(at: number, most: number): ToolReplayError {
  return fault('too-deep', at, `more than ${most} levels of nesting`, `at most ${most}`);
}

/** @param key in canonical form */
export function duplicateKey(key: string, at: number): ToolReplayError {
  const shown = key.length > 80 ? `${key.slice(0, 76)}…"` : key;
  return fault('duplicate-key', at, `the key ${shown} twice in one object`, 'each key once');
}

/** @param at the first digit too many */
export function leadingZero(at: number): ToolReplayError {
  return fault('json', at, 'a number with a leading zero', 'no digit after a first 0');
}

export function outOfRange(at: number): ToolReplayError {
  return fault('number-range', at, 'a number beyond the range of a double', 'at most 1.7976931348623157e308');
}

export function badUnicodeEscape(at: number): ToolReplayError {
  return fault('json', at, 'a bad \\u escape', '\\u and four hex digits');
}

export function unknownEscape(at: number): ToolReplayError {
  return fault('json', at, 'an unknown escape', 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX');
}

/** A control character in a string that should have been escaped. */
export function rawControl(text: Buffer, at: number, end: number): ToolReplayError {
  const escaped = JSON.stringify(String.fromCharCode(text[at] as number)).slice(1, -1);
  const found = describe(text, at, end);
  return fault('json', at, found, 'no raw control character in a string', `write it as ${escaped}`);
}

function fault(code: ErrorCode, offset: number, found: string, expected: string, advice?: string): ToolReplayError {
  return new ToolReplayError(code, { found, expected, ...(advice && { advice }) }, { offset });
}
