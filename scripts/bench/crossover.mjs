// From how many bytes on two threads are sooner done than one: `node scripts/bench/crossover.mjs`, after `npm run build`.
// `BYTES_A_WORKER` in src/audit/tasks.ts follows from it, and stands aside here, so that workers start for less too.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bests, timeOf } from './children.mjs';
import { table } from './table.mjs';

const MEGABYTES = [4, 8, 16, 32, 64, 128];
const ROUNDS = 7;
const THRESHOLD = /BYTES_A_WORKER = [\d<\s]+;/;

const folder = mkdtempSync(join(tmpdir(), 'toolreplay-crossover-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

const cli = eagerCli();
const node = process.execPath;
const rows = [];
for (const megabytes of MEGABYTES) {
  const files = join(folder, `${megabytes}`);
  await timeOf({ node, args: [path('files.mjs'), files, String(megabytes * 10), '200'] });
  const audit = (jobs) => timeOf({ node, args: [cli, 'audit', `${files}/**/*.jsonl`, '--jobs', jobs] });
  const { one, two } = await bests(ROUNDS, { one: () => audit('1'), two: () => audit('2') });
  const what = `threads: one / two; ${megabytes} MB in files of 100 kB`;
  rows.push({ what, unit: 'ms', measured: one, baseline: two, enforced: false });
}
process.stdout.write(table(rows));

/** The command line as it was built, but for that it starts workers whatever there is to read. */
function eagerCli() {
  const copy = join(folder, 'dist');
  cpSync(path('../../dist'), copy, { recursive: true });
  const holding = readdirSync(copy)
    .map((name) => join(copy, name))
    .filter((file) => THRESHOLD.test(readFileSync(file, 'utf8')));
  if (holding.length === 0) throw new Error('dist has no BYTES_A_WORKER to set aside');
  for (const file of holding) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(THRESHOLD, 'BYTES_A_WORKER = 1;'));
  }
  return join(copy, 'cli.js');
}

function path(name) {
  return fileURLToPath(new URL(name, import.meta.url));
}
