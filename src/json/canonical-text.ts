import { BACKSLASH, LOWER_U, QUOTE } from './bytes.ts';

/** 1 for each byte that stands for itself inside a string, in JSON and in canonical form alike. */
export const PLAIN = new Uint8Array(256).fill(1, 0x20, 0x7f);
PLAIN[QUOTE] = 0;
PLAIN[BACKSLASH] = 0;

/** The letter of each short escape of the canonical form, by the character that it stands for. */
const SHORT = new Uint8Array(128);
for (const [letter, character] of Object.entries({
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  '\\': '\\',
})) {
  SHORT[character.charCodeAt(0)] = letter.charCodeAt(0);
}

const FIRST = 1 << 12;
const AMPLE = 1 << 16;
const HEX_DIGITS = Buffer.from('0123456789abcdef');

/** A canonical form as it is written: ASCII bytes in memory that is used again for the next one. */
export class CanonicalText {
  /** Valid below `length`. {@link reserve} may replace it. */
  bytes = Buffer.allocUnsafeSlow(FIRST);
  /** How many bytes were written. To set it lower takes back what is beyond. */
  length = 0;

  /** Makes room for `size` bytes in all. What was written stays. Nothing else checks for room. */
  reserve(size: number): void {
    if (this.bytes.length >= size) return;
    // Twice as much each time, as long as it is little: thousands of small files need no more.
    const larger = Buffer.allocUnsafeSlow(Math.max(size, Math.min(2 * this.bytes.length, AMPLE)));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }

  /** Writes one byte as it is; room for it must have been made. */
  byte(byte: number): void {
    this.bytes[this.length++] = byte;
  }

  /** Writes characters of ASCII as they are; room for them must have been made. */
  ascii(text: string): void {
    this.length += this.bytes.write(text, this.length, 'latin1');
  }

  /** Writes one UTF-16 unit inside a string, escaped where the canonical form wants it. */
  unit(unit: number): void {
    const { bytes } = this;
    let length = this.length;
    if (unit < 0x80 && PLAIN[unit] === 1) bytes[length++] = unit;
    else {
      bytes[length++] = BACKSLASH;
      const letter = unit < 0x80 ? (SHORT[unit] as number) : 0;
      if (letter !== 0) bytes[length++] = letter;
      else {
        bytes[length++] = LOWER_U;
        bytes[length++] = HEX_DIGITS[unit >> 12] as number;
        bytes[length++] = HEX_DIGITS[(unit >> 8) & 15] as number;
        bytes[length++] = HEX_DIGITS[(unit >> 4) & 15] as number;
        bytes[length++] = HEX_DIGITS[unit & 15] as number;
      }
    }
    this.length = length;
  }

  /** Part of what was written, as a string. */
  slice(start: number, end: number): string {
    return this.bytes.toString('latin1', start, end);
  }
}
