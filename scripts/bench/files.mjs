// Writes many transcripts for the bench to measure on: `node files.mjs FOLDER FILES CALLS`, each of so many calls. No call
// is in two of them. A process of its own, see peak.mjs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callText } from './calls.mjs';

/** So many files are in a folder, as where runs are kept by day. */
const A_FOLDER = 500;

const [folder, files, calls] = process.argv.slice(2);
for (let file = 0; file < Number(files); file++) {
  const inner = join(folder, String(Math.floor(file / A_FOLDER)));
  mkdirSync(inner, { recursive: true });
  writeFileSync(join(inner, `${file}.jsonl`), textOf(file * Number(calls), Number(calls)), { flag: 'wx' });
}

function textOf(first, calls) {
  return Array.from({ length: calls }, (_, index) => `{"index": ${index}, ${callText(first + index)}\n`).join('');
}
