// Writes a transcript of calls that are as small as can be, so that what a comparison does for each call is all that it
// does: `node small-calls.mjs FILE CALLS base|head`. Base and head have no call and no answer in common. A process of its
// own, see peak.mjs.
import { writeFileSync } from 'node:fs';

const [path, calls, run] = process.argv.slice(2);
const lines = Array.from({ length: Number(calls) }, (_, index) => {
  const x = run === 'base' ? index : -1 - index;
  return `${JSON.stringify({ index, tool: 't', args: { x }, response: { ok: x } })}\n`;
});
writeFileSync(path, lines.join(''), { flag: 'wx' });
