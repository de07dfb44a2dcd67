// Writes a transcript for the bench to measure on: `node transcript.mjs FILE CALLS DISTINCT`. About 500 bytes a call, and
// the same bytes on every machine. A process of its own, see peak.mjs.
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { callText } from './calls.mjs';

const BATCH = 1 << 20;

const [path, calls, distinct] = process.argv.slice(2);
writeTranscript(path, Number(calls), Number(distinct));

/** The first `distinct` calls are different and come again and again in that order, each with the same response. */
function writeTranscript(path, calls, distinct) {
  const repeated = distinct < calls ? Array.from({ length: distinct }, (_, id) => callText(id)) : undefined;
  const file = openSync(path, 'wx');
  let batch = '';
  for (let index = 0; index < calls; index++) {
    batch += `{"index": ${index}, ${repeated?.[index % distinct] ?? callText(index)}\n`;
    if (batch.length < BATCH) continue;
    writeFileSync(file, batch);
    batch = '';
  }
  writeFileSync(file, batch);
  closeSync(file);
}
