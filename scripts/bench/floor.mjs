// What the engine itself takes for a transcript: reads the file in chunks, cuts it at each line feed, parses each line
// and throws the value away. `node floor.mjs FILE`
//
// A floor has to be low, so this is the fastest loop of those that were tried: with `createReadStream` it takes one and
// a half times as long, with `readline` more than three times.
import { openSync, readSync } from 'node:fs';

const LF = 0x0a;
const CHUNK = 1 << 20;
/** Room for a chunk and for what is left of the line that the chunk before ended in. */
const text = Buffer.allocUnsafe(2 * CHUNK);

const file = openSync(process.argv[2]);
let length = 0;
for (let read = readSync(file, text, 0, CHUNK); read > 0; read = readSync(file, text, length, CHUNK)) {
  length += read;
  const start = parseLines(length);
  text.copyWithin(0, start, length);
  length -= start;
}

/** Parses the lines that are whole; where the one after them starts. */
function parseLines(end) {
  let start = 0;
  for (let feed = text.indexOf(LF); feed >= 0 && feed < end; feed = text.indexOf(LF, start)) {
    // A string a line and not one a chunk: a line of ASCII alone then stays one byte a character, which parses faster.
    JSON.parse(text.toString('utf8', start, feed));
    start = feed + 1;
  }
  return start;
}
