// Audits generated transcripts again and again in one process under a heap of 256 MB, and says whether its memory, its
// descriptors, its threads or its temporary files trend upward. Needs Linux, which tells them.
//
//   npm run soak [-- --minutes N]
//
// 30 minutes where nothing else is said. Exits with 1 where something trends upward, or an audit ends as it must not.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeFiles } from './soak/files.mjs';
import { head, row, trends, trendTable } from './soak/trend.mjs';

const HEAP_MB = 256;
const ROWS = 20;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

const { values: options } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(options.minutes);
if (!(minutes > 0)) stop(`--minutes ${options.minutes} is no number of minutes`);
if (process.platform !== 'linux') stop('only Linux tells what is measured here');

const folder = mkdtempSync(join(tmpdir(), 'toolreplay-soak-'));
let child;
process.on('exit', () => {
  child?.kill('SIGKILL');
  // What is killed may make one more file before it ends.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));

const temporary = join(folder, 'tmp');
mkdirSync(temporary);
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc'], { cwd: ROOT, stdio: 'inherit' });
await makeFiles(join(folder, 'work'));
const samples = await soak();
if (samples.length < 4) stop(`${samples.length} rounds in ${minutes} minutes are too few to see a trend`);
const found = trends(samples);
const highest = Math.round(samples.at(-1).highest / 1e6);
process.stdout.write(`\n${samples.length} rounds, ${highest} MB at most\n\n${trendTable(found)}`);
if (found.some(({ isUp }) => isUp)) process.exitCode = 1;

/** Runs the rounds in a process of their own; what it measured after each. */
async function soak() {
  const flags = [`--max-old-space-size=${HEAP_MB}`, '--expose-gc'];
  const args = [...flags, join(ROOT, 'scripts/soak/rounds.mjs'), String(minutes * 60)];
  const env = { ...process.env, TMPDIR: temporary };
  child = spawn(process.execPath, args, { cwd: join(folder, 'work'), env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  process.stdout.write(head());
  const all = [];
  let shown = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const sample = JSON.parse(line);
    all.push(sample);
    if (sample.seconds < (shown * minutes * 60) / ROWS) continue;
    shown = Math.floor((sample.seconds / (minutes * 60)) * ROWS) + 1;
    process.stdout.write(row(sample));
  }
  const end = await ended;
  if (end === 0) return all;
  process.stderr.write(`the audits ended with ${end}\n`);
  process.exit(1);
}

function stop(why) {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}
