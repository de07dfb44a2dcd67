// Runs coverage-guided fuzzing, with jazzer.js, whose engine is libFuzzer: `npm run fuzz -- TARGET … [--seconds N]`, or all
// targets without a name. docs/fuzzing.md says what they are. Exits with 1 when a fault was found, and with 2 when it cannot
// run.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { buildSync } from 'esbuild';
import { dictionary } from './fuzz/dictionary.mjs';
import { inWords, statistics } from './fuzz/statistics.mjs';

/** Everything that a run makes: bundles, seeds, the corpus that grows, and what was found. */
const WORK = '.fuzz';
const PACKAGE = 'scripts/fuzz';
const JAZZER = `${PACKAGE}/node_modules/@jazzer.js/core/dist/cli.js`;
/** Longer than the slowest input takes on a busy machine, in seconds; what takes longer never ends, or grows faster than it. */
const LONGEST = 10;
const MEMORY_MB = 2048;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '60' } },
});
const seconds = Number(values.seconds);
const names = readdirSync('fuzz/targets').map((file) => file.replace(/\.ts$/, ''));
const wanted = positionals.length > 0 ? positionals : names;

const unknown = wanted.find((name) => !names.includes(name));
if (unknown !== undefined) stop(`there is no target '${unknown}'; there are ${names.join(', ')}`);
if (!Number.isInteger(seconds) || seconds < 1) stop(`--seconds ${values.seconds} is no whole number of seconds`);
checkLibrary();
install();
const { SEEDS, LARGEST } = load('seeds', 'fuzz/seeds.ts');
let faults = 0;
for (const name of wanted) faults += await fuzz(name);
if (faults > 0) process.exitCode = 1;

/** jazzer.js comes with an engine that is compiled already, against a libc that not every Linux has. */
function checkLibrary() {
  if (process.platform !== 'linux' || process.env.FUZZ_NODE !== undefined) return;
  const version = process.report.getReport().header.glibcVersionRuntime ?? 'none';
  const [major, minor] = version.split('.').map(Number);
  if (major > 2 || (major === 2 && minor >= 38)) return;
  stop(
    `the fuzzer needs glibc 2.38 or later, and here is ${version}: use Ubuntu 24.04, Debian 13 or later, or put into ` +
      'FUZZ_NODE how to start Node with a later one, as: /PATH/ld-linux-x86-64.so.2 --library-path /PATH node',
  );
}

function install() {
  if (existsSync(JAZZER)) return;
  const { status } = spawnSync('npm', ['ci', '--prefix', PACKAGE, '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop('the fuzzer could not be installed');
}

/** Bundles one file of TypeScript, and loads it. */
function load(name, entry) {
  return createRequire(import.meta.url)(`../${bundle(name, entry).file}`);
}

function bundle(name, entry) {
  const file = `${WORK}/bundles/${name}.cjs`;
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    write: false,
    logLevel: 'warning',
  });
  const [{ text }] = outputFiles;
  mkdirSync(`${WORK}/bundles`, { recursive: true });
  writeFileSync(file, text);
  return { file, text };
}

/** Fuzzes one target and says what came of it. @returns how many faults: the first one ends it */
async function fuzz(name) {
  const { file, text } = bundle(name, `fuzz/targets/${name}.ts`);
  const seeds = folder(`seeds/${name}`, 'anew');
  for (const [k, seed] of SEEDS.get(name)().entries()) {
    if (seed.length <= LARGEST) writeFileSync(`${seeds}/${k}`, seed);
  }
  const words = `${WORK}/bundles/${name}.dict`;
  writeFileSync(words, dictionary(text));
  // The first is where the engine puts what it finds to be new.
  const corpus = [folder(`corpus/${name}`), seeds, `fuzz/corpus/${name}`].filter((one) => existsSync(one));
  const finds = folder(`finds/${name}`);
  const before = readdirSync(finds).length;
  const [node, ...how] = process.env.FUZZ_NODE?.split(' ') ?? [process.execPath];
  const engine = [
    `-max_total_time=${seconds}`,
    `-timeout=${LONGEST}`,
    `-rss_limit_mb=${MEMORY_MB}`,
    `-max_len=${LARGEST}`,
    `-dict=${words}`,
    `-artifact_prefix=${finds}/`,
    '-print_final_stats=1',
  ];
  // Code of the bundle alone counts; nothing of it starts a process or a connection, which is what the detectors look for.
  const options = ['-i', file, '--sync', '--disable_bug_detectors', '(?!prototype-pollution)^'];
  const child = spawn(node, [...how, JAZZER, file, ...corpus, ...options, '--', ...engine], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      printed += chunk;
      process.stderr.write(chunk);
    });
  }
  const [exitCode, signal] = await new Promise((resolve) => child.on('close', (...ended) => resolve(ended)));
  const seen = statistics(printed);
  const found = readdirSync(finds).length - before;
  if (exitCode !== 0 && found === 0) stop(`the fuzzer ended with ${exitCode ?? signal}`);
  console.log(`${name}: ${inWords(seen)}, ${exitCode === 0 ? 'no fault' : `a fault, see ${finds}/`}`);
  return exitCode === 0 ? 0 : 1;
}

function folder(name, how) {
  const path = `${WORK}/${name}`;
  if (how === 'anew') rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
}

function stop(why) {
  console.error(`fuzz: ${why}`);
  process.exit(2);
}
