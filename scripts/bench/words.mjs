// Words and numbers that the bench's files are made of: the same on every machine.
export const WORDS =
  'the agent reads a file and finds that its test build failed because one module was never loaded at start'.split(' ');
const FOREIGN = ['naïve', 'Größe', 'café', 'файл', '日本語', '🙂'];
const QUOTED = ['"release"', 'C:\\temp', '\tindented', "it's"];

/** Words as a tool returns them: most of them plain, with line breaks, quotes and letters beyond ASCII in between. */
export function prose(random, words) {
  let text = pick(random, WORDS);
  for (let k = 1; k < words; k++) {
    const kind = random();
    text += random() < 0.08 ? '\n' : ' ';
    text += pick(random, kind < 0.01 ? FOREIGN : kind < 0.04 ? QUOTED : WORDS);
  }
  return text;
}

export function pick(random, list) {
  return list[integer(random, list.length)];
}

/** An integer from 0 up to, but not including, `limit`. */
export function integer(random, limit) {
  return Math.floor(random() * limit);
}

/** Numbers from 0 up to, but not including, 1 that only depend on the seed: the generator known as mulberry32. */
export function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
