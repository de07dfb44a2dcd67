import { isUtf8 } from 'node:buffer';

/**
 * The character of several bytes that starts at a byte, by table 3-7 of the Unicode standard: no overlong form, no
 * surrogate, nothing beyond U+10FFFF.
 *
 * @returns its code point, or -1 when the bytes are no UTF-8
 */
export function multiByteAt(text: Uint8Array, at: number): number {
  const lead = text[at] as number;
  const second = text[at + 1] as number;
  if (lead < 0xc2 || lead > 0xf4) return -1;
  const width = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (second < low || second > high) return -1;
  let point = lead & (0x7f >> width);
  for (let k = 1; k < width; k++) {
    const next = text[at + k] as number;
    if ((next & 0xc0) !== 0x80) return -1;
    point = (point << 6) | (next & 0x3f);
  }
  return point;
}

/** How many bytes a character beyond ASCII takes. */
export function widthOf(codePoint: number): number {
  return codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
}

/** Where the first byte stands that is no part of any UTF-8, or -1 when `text[start, end)` is UTF-8. */
export function invalidUtf8At(text: Uint8Array, start: number, end: number): number {
  if (isUtf8(text.subarray(start, end))) return -1;
  let at = start;
  for (let width = widthAt(text, at, end); width > 0; width = widthAt(text, at, end)) at += width;
  return at;
}

/** How many bytes the character takes that starts at a byte; 0 when there is none before the end. */
function widthAt(text: Uint8Array, at: number, end: number): number {
  if ((text[at] as number) < 0x80) return 1;
  const point = multiByteAt(text, at);
  return point < 0 || at + widthOf(point) > end ? 0 : widthOf(point);
}
