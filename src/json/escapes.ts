/** The character of each short escape of JSON, by its letter; 0 where there is none. */
export const UNESCAPED = new Uint8Array(256);
for (const [letter, character] of Object.entries({
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  '\\': '\\',
  '/': '/',
})) {
  UNESCAPED[letter.charCodeAt(0)] = character.charCodeAt(0);
}

const HEX = new Uint8Array(256).fill(16);
for (let digit = 0; digit < 16; digit++) {
  const letter = digit.toString(16);
  HEX[letter.charCodeAt(0)] = digit;
  HEX[letter.toUpperCase().charCodeAt(0)] = digit;
}

/** Four hex digits as a number, or -1 when one of them is no hex digit. */
export function hex4(text: Uint8Array, at: number): number {
  let value = 0;
  for (let k = at; k < at + 4; k++) {
    const digit = HEX[text[k] as number] as number;
    if (digit > 15) return -1;
    value = value * 16 + digit;
  }
  return value;
}
