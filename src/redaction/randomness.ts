const SHORTEST = 16;
/** Bits a character: text of a language and names in code have less at such lengths, or no digits. */
const LEAST_BITS = 3;
const LEAST_BITS_WITHOUT_DIGITS = 4;
/** So much of a text says whether it is random. */
const LOOKED_AT = 512;

/** Between words. What was redacted before is no word, so that a copy stays as it is when it is redacted once more. */
const BETWEEN = /\[redacted:[a-z-]{1,20}:\d{1,9}\]|[\s;,&"']+/;

/** Whether any word of a text looks as if it was made at random, and nobody could have remembered it. */
export function isRandom(text: string): boolean {
  return text.split(BETWEEN).some(isRandomWord);
}

function isRandomWord(word: string): boolean {
  if (word.length < SHORTEST) return false;
  const look = word.slice(0, LOOKED_AT);
  const bits = entropyOf(look);
  if (/\d/.test(look)) return bits >= LEAST_BITS;
  return bits >= LEAST_BITS_WITHOUT_DIGITS && /[a-z]/.test(look) && /[A-Z]/.test(look);
}

/** Shannon's entropy of the characters, in bits a character. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}
