import { multiByteAt } from './utf8.ts';

/** What other languages write and JSON does not have. No other word is shown: it may be part of a secret. */
const FOREIGN = /^(NaN|Infinity|True|False|None|undefined)\b/;

/**
 * What stands at a byte, in words fit for an error message.
 *
 * @param end where the text ends; what is there or beyond is 'the end'
 */
export function describe(text: Buffer, at: number, end: number): string {
  if (at >= end) return 'the end';
  const byte = text[at] as number;
  if (byte === 0) return 'a NUL byte';
  if (byte === 0xef && text[at + 1] === 0xbb && text[at + 2] === 0xbf) return 'a byte order mark';
  if (byte === 0x20) return 'a space';
  if (byte > 0x20 && byte < 0x7f) return `'${wordAt(text, at, end)}'`;
  if (byte >= 0x80) return multiByte(text, at);
  return `the control character U+00${byte.toString(16).padStart(2, '0').toUpperCase()}`;
}

function wordAt(text: Buffer, at: number, end: number): string {
  const ahead = text.toString('latin1', at, Math.min(end, at + 16));
  return FOREIGN.exec(ahead)?.[0] ?? ahead.slice(0, 1);
}

function multiByte(text: Buffer, at: number): string {
  const point = multiByteAt(text, at);
  if (point < 0) return invalidUtf8(text[at] as number);
  return `the character U+${point.toString(16).toUpperCase().padStart(4, '0')} outside a string`;
}

/** What is said of a byte that is no part of any UTF-8. */
export function invalidUtf8(byte: number): string {
  return `invalid UTF-8: byte 0x${byte.toString(16)}`;
}
