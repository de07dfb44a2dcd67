/** No more of a word than this is shown. */
const LONGEST_WORD = 16;

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
  if (byte >= 0x80) return `the byte 0x${byte.toString(16)} outside a string`;
  return `the control character U+00${byte.toString(16).padStart(2, '0').toUpperCase()}`;
}

/** The letters and digits from a byte on, such as NaN or True, or the one character when it is neither. */
function wordAt(text: Buffer, at: number, end: number): string {
  const ahead = text.toString('latin1', at, Math.min(end, at + LONGEST_WORD));
  return /^\w+/.exec(ahead)?.[0] ?? ahead.slice(0, 1);
}
