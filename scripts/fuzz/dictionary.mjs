// The words that a target's code compares its input with, for the fuzzer to put in: it seldom makes a key such as
// "parent_tool_use_id" byte by byte.

/** The engine takes no longer one, in bytes; and a shorter one it finds by itself. */
const LONGEST = 64;
const SHORTEST = 2;

/** A dictionary for libFuzzer of the texts in quotes in a bundle, in which esbuild writes them with double quotes. */
export function dictionary(bundle) {
  const texts = [...bundle.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([literal]) => textOf(literal)).filter(isWord);
  return [...new Set(texts)]
    .sort()
    .map((text) => `"${escaped(text)}"\n`)
    .join('');
}

function textOf(literal) {
  try {
    return JSON.parse(literal);
  } catch {
    // Something in it is an escape of JavaScript alone: no word of any format.
    return '';
  }
}

/** A sentence of a message is compared with nothing. */
function isWord(text) {
  return text.length >= SHORTEST && Buffer.byteLength(text) <= LONGEST && !/\w \w+ \w/.test(text);
}

function escaped(text) {
  return [...Buffer.from(text)]
    .map((byte) => {
      const isPlain = byte >= 0x20 && byte < 0x7f && byte !== 0x22 && byte !== 0x5c;
      return isPlain ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`;
    })
    .join('');
}
