import { BACKSLASH, LOWER_U } from './bytes.ts';
import { hex4, UNESCAPED } from './escapes.ts';

/**
 * Orders two canonical strings by the Unicode code points of what they spell.
 *
 * `text` holds both, each a range of the canonical form between its quotes. Where neither has an escape before they
 * part, bytes and code points order alike; an escape has to be read, since `\` is neither the first nor the last
 * character of ASCII and an astral character is written as two surrogates.
 *
 * @returns negative, zero (the same string) or positive
 */
export function compareKeys(text: Uint8Array, a: number, aEnd: number, b: number, bEnd: number): number {
  let i = a;
  let j = b;
  while (i < aEnd && j < bEnd) {
    const x = text[i] as number;
    const y = text[j] as number;
    if (x === BACKSLASH || y === BACKSLASH) {
      const left = codePointAt(text, i);
      const right = codePointAt(text, j);
      if (left !== right) return left - right;
      i += widthAt(text, i, left);
      j += widthAt(text, j, right);
    } else {
      if (x !== y) return x - y;
      i++;
      j++;
    }
  }
  return aEnd - i - (bEnd - j);
}

function codePointAt(text: Uint8Array, at: number): number {
  if (text[at] !== BACKSLASH) return text[at] as number;
  const letter = text[at + 1] as number;
  if (letter !== LOWER_U) return UNESCAPED[letter] as number;
  const unit = hex4(text, at + 2);
  if (unit < 0xd800 || unit > 0xdbff || text[at + 6] !== BACKSLASH || text[at + 7] !== LOWER_U) return unit;
  const low = hex4(text, at + 8);
  return low < 0xdc00 || low > 0xdfff ? unit : 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
}

/** How many bytes of canonical form spell that code point. */
function widthAt(text: Uint8Array, at: number, codePoint: number): number {
  if (text[at] !== BACKSLASH) return 1;
  if (text[at + 1] !== LOWER_U) return 2;
  return codePoint > 0xffff ? 12 : 6;
}
