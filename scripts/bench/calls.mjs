// The calls that the bench's transcripts are made of: about 500 bytes each, and the same bytes on every machine.
import { integer, pick, prose, randomNumbers, WORDS } from './words.mjs';

const TOOLS = ['read_file', 'search', 'list_dir', 'write_file', 'fetch_url', 'query'];

/** The rest of a line after its index. No two calls with different `id` are identical. */
export function callText(id) {
  const random = randomNumbers(id);
  const call = { tool: pick(random, TOOLS), args: makeArgs(random, id), response: makeResponse(random) };
  return spaced(call).slice(1);
}

function makeArgs(random, id) {
  return {
    path: `src/${pick(random, WORDS)}/${pick(random, WORDS)}-${id}.ts`,
    range: [integer(random, 100), integer(random, 5000)],
    options: { recursive: random() < 0.5, limit: integer(random, 1000), encoding: null },
  };
}

function makeResponse(random) {
  return {
    ok: random() < 0.9,
    text: prose(random, 4 + integer(random, 50)),
    stats: { seconds: random() * 3, bytes: integer(random, 1e9), score: Math.round(random() * 1000) / 8 },
    matches: [{ line: integer(random, 900), text: prose(random, 4) }],
  };
}

/** JSON on one line with a space after each colon and comma, as Python writes it. */
function spaced(value) {
  // A string holds no raw line break, so each one there is was put in as layout.
  return JSON.stringify(value, null, 1).replace(/,\n */g, ', ').replace(/\n */g, '');
}
