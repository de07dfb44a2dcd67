// Runs the programs that are measured, each as a child process.
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PEAK = new URL('peak.mjs', import.meta.url).href;

/**
 * A program to measure.
 *
 * @typedef {object} Program
 * @property {string} node the Node that runs it
 * @property {string[]} args
 * @property {Record<string, string>} [environment] all of its environment, but for the place of temporary files
 * @property {number} [exitCode] the one that it must end with; 0 when it is left out
 * @property {string} [output] the file that its standard output goes to; left out, the output is read and dropped
 */

/**
 * Runs a program to its end. A program that ends in another way than it must has not done what is to be measured.
 *
 * @param {Program} program
 * @returns {Promise<number>} how long it took, in milliseconds
 */
export async function timeOf({ node, args, environment = {}, exitCode = 0, output }) {
  const env = { TMPDIR: tmpdir(), TEMP: tmpdir(), TMP: tmpdir(), ...environment };
  const stdout = output === undefined ? 'pipe' : openSync(output, 'w');
  const started = performance.now();
  const child = spawn(node, args, { env, stdio: ['ignore', stdout, 'inherit'] });
  const kill = () => child.kill();
  process.once('exit', kill);
  child.stdout?.resume();
  const ended = await new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', (code, signal) => resolve(code ?? signal));
  });
  const time = performance.now() - started;
  process.removeListener('exit', kill);
  if (output !== undefined) closeSync(stdout);
  if (ended !== exitCode) throw new Error(`${args.join(' ')}: ended with ${ended}, not ${exitCode}`);
  return time;
}

/**
 * @param {Program} program
 * @returns {Promise<number>} the most memory that it had at a time, in bytes
 */
export async function peakOf(program) {
  const file = join(tmpdir(), `toolreplay-bench-peak-${process.pid}`);
  const { args, environment } = program;
  try {
    await timeOf({
      ...program,
      args: ['--import', PEAK, ...args],
      environment: { ...environment, TOOLREPLAY_BENCH_PEAK: file },
    });
    return Number(readFileSync(file, 'utf8'));
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Measures several things in turn, so that whatever else the machine does hits them alike.
 *
 * @template {string} Name
 * @param {number} rounds after one that warms the caches and does not count
 * @param {Record<Name, () => Promise<number>>} measures
 * @returns {Promise<Record<Name, number>>} the median of each
 */
export async function medians(rounds, measures) {
  const names = Object.keys(measures);
  const values = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const value = await measures[name]();
      if (round > 0) values[name].push(value);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(values[name])]));
}

/**
 * Measures several things in turn, each at its best: where what is measured is the work itself, whatever else the machine
 * does can only make it slower.
 *
 * @template {string} Name
 * @param {number} rounds
 * @param {Record<Name, () => Promise<number>>} measures
 * @returns {Promise<Record<Name, number>>} the least of each
 */
export async function bests(rounds, measures) {
  const least = {};
  for (let round = 0; round < rounds; round++) {
    for (const [name, measure] of Object.entries(measures)) {
      least[name] = Math.min(least[name] ?? Number.POSITIVE_INFINITY, await measure());
    }
  }
  return least;
}

/** The value in the middle; the higher one of the two in the middle when their number is even. */
function median(values) {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)];
}
