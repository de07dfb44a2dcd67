// One large file and many small ones: how the work grows, what threads and a cache save, and how far all of it is from
// what the engine itself takes.
import { execFileSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bests, timeOf } from './children.mjs';

const FLOOR = script('floor.mjs');
const FILE = script('transcript.mjs');
const FILES = script('files.mjs');

const CALL_BYTES = 500;
const THREADS = [1, 2, 4];

/** So many times the work of one thread have two to do in the same time, where there are two cores. */
const TWO_THREADS = 1.7;
const WARM_CACHE = 10;
/** A file may take so many times as long as files of a tenth of it that are as large in all: its table of calls is larger. */
const GROWTH = 1.2;

/** The rows of all that. @param {{ node: string, cli: string, folder: string, quick: boolean }} bench */
export async function scaleRows(bench) {
  const part = bench.quick ? 0.02 : 1;
  return [
    ...(await oneFile(bench, 2_000_000 * part)),
    ...(await manyFiles(bench, { files: 2000 * part, calls: 200, rounds: 5, isLimited: true })),
    ...(await manyFiles(bench, { files: 20_000 * part, calls: 10, rounds: 3, isLimited: false })),
  ];
}

async function oneFile(bench, calls) {
  const { node, cli, folder, quick } = bench;
  const path = join(folder, 'giant.jsonl');
  const [tenth, hundredth] = ['tenth.jsonl', 'hundredth.jsonl'].map((name) => join(folder, name));
  await make(FILE, path, calls, calls);
  await make(FILE, tenth, calls / 10, calls / 10);
  await make(FILE, hundredth, calls / 100, calls / 100);
  const what = `one file of ${megabytes(statSync(path).size)}`;
  const times = await bests(quick ? 1 : 2, measuresOf(bench, path, path));
  const smaller = await bests(5, {
    start: () => timeOf({ node, args: [cli, 'version'] }),
    tenth: () => timeOf({ node, args: [cli, 'audit', tenth] }),
    hundredth: () => timeOf({ node, args: [cli, 'audit', hundredth] }),
  });
  for (const made of [path, tenth, hundredth]) rmSync(made);
  const growth = { unit: 'ms', measured: times.jobs1 - smaller.start, limit: GROWTH, enforced: !quick };
  const parts = [
    { part: 'a tenth', number: 10, time: smaller.tenth },
    { part: 'a hundredth', number: 100, time: smaller.hundredth },
  ];
  return [
    ...rowsOf(what, times),
    ...parts.map(({ part, number, time }) => ({
      ...growth,
      what: `growth: audit of ${what} / ${number} times that of ${part}, less start-up`,
      baseline: number * (time - smaller.start),
    })),
  ];
}

async function manyFiles(bench, { files, calls, rounds, isLimited }) {
  const path = join(bench.folder, 'files');
  await make(FILES, path, files, calls);
  const what = `${files.toLocaleString('en')} files of ${(calls * CALL_BYTES) / 1000} kB`;
  const times = await bests(bench.quick ? 1 : rounds, measuresOf(bench, path, `${path}/**/*.jsonl`));
  rmSync(path, { recursive: true });
  if (!isLimited) return rowsOf(what, times);
  return rowsOf(what, times, {
    threads: { least: TWO_THREADS, enforced: !bench.quick && availableParallelism() > 1 },
    cache: { least: WARM_CACHE, enforced: !bench.quick },
  });
}

/** What is measured of one set of files: the floor, some numbers of threads, and an audit that fills a cache and one that has it. */
function measuresOf({ node, cli, folder }, path, glob) {
  const cache = join(folder, 'cache');
  const audit = (...options) => timeOf({ node, args: [cli, 'audit', glob, ...options] });
  /** One thread tells what a cache saves; two, what that is on this machine. */
  const cacheMeasures = (jobs) => ({
    [`cold${jobs}`]: () => {
      rmSync(cache, { recursive: true, force: true });
      return audit('--cache', cache, '--jobs', String(jobs));
    },
    [`warm${jobs}`]: () => audit('--cache', cache, '--jobs', String(jobs)),
  });
  return {
    floor: () => timeOf({ node, args: [FLOOR, path] }),
    ...Object.fromEntries(THREADS.map((jobs) => [`jobs${jobs}`, () => audit('--jobs', String(jobs))])),
    ...(hasCache(node, cli) && {
      ...cacheMeasures(1),
      ...cacheMeasures(2),
    }),
  };
}

/** Those of before have none: so that a change can be measured against them. */
function hasCache(node, cli) {
  return execFileSync(node, [cli, 'help', 'audit'], { encoding: 'utf8' }).includes('--cache');
}

function rowsOf(what, { floor, jobs1, jobs2, jobs4, cold1, warm1, cold2, warm2 }, limits = {}) {
  const row = { unit: 'ms', measured: jobs1, enforced: false };
  const rows = [
    { ...row, what: `throughput: audit on one thread / lines + JSON.parse; ${what}`, baseline: floor },
    { ...row, what: `threads: one / two; ${what}`, baseline: jobs2, ...limits.threads },
    { ...row, what: `threads: one / four; ${what}`, baseline: jobs4 },
  ];
  if (cold1 === undefined) return rows;
  return [
    ...rows,
    { ...row, what: `cache: cold / warm, one thread; ${what}`, measured: cold1, baseline: warm1, ...limits.cache },
    { ...row, what: `cache: cold / warm, two threads; ${what}`, measured: cold2, baseline: warm2 },
  ];
}

/** Makes what is measured on, in a process of its own, see peak.mjs. */
async function make(generator, path, ...numbers) {
  await timeOf({ node: process.execPath, args: [generator, path, ...numbers.map(String)] });
}

function megabytes(bytes) {
  return `${Math.round(bytes / 1e6)} MB`;
}

function script(name) {
  return fileURLToPath(new URL(name, import.meta.url));
}
