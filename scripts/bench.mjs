// Measures start-up, throughput, memory and growth against the limits that CONTRIBUTING records, and exits with 1 when
// one is missed. All are ratios within one run, so that they say the same on a fast machine and on a slow one.
//
//   npm run bench [-- --quick] [-- --node PATH]
//
// --quick measures a tenth of the sizes: it shows that the bench works, and only the limits on start-up hold for it.
// --node measures another Node than the one that runs this.
import { mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { medians, peakOf, timeOf } from './bench/children.mjs';
import { scaleRows } from './bench/scale.mjs';
import { COUNT, NAMES, RULES } from './bench/scopes.mjs';
import { misses, table } from './bench/table.mjs';

const ROOT = realpathSync(fileURLToPath(new URL('..', import.meta.url)));
const CLI = join(ROOT, 'dist/cli.js');
const ACTION = join(ROOT, 'dist/index.js');
const FLOOR = join(ROOT, 'scripts/bench/floor.mjs');
const GENERATOR = join(ROOT, 'scripts/bench/transcript.mjs');
const SMALL_CALLS = join(ROOT, 'scripts/bench/small-calls.mjs');
const CLAUDE = join(ROOT, 'scripts/bench/claude.mjs');

const MB = 1e6;
const BYTES_A_DISTINCT_CALL = 200;
const BYTES_A_COMPARED_CALL = 1000;
const FEW_DISTINCT = 1000;

const START_ROUNDS = 41;

/** How many calls: 150 MB, a tenth of it to see how time grows, and 1 GB; and how often each program runs. */
const FULL = { many: 300_000, tenth: 30_000, long: 2_000_000, log: 280_000, compared: 100_000, timings: 7, peaks: 3 };
const QUICK = { many: 30_000, tenth: 3_000, long: 200_000, log: 28_000, compared: 10_000, timings: 3, peaks: 1 };

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, node: { type: 'string', default: process.execPath } },
});
const { node, quick } = options;
const scale = quick ? QUICK : FULL;

const folder = mkdtempSync(join(tmpdir(), 'toolreplay-bench-'));
// The programs that are measured, too, put their temporary files where they go with all others.
for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

const rows = [
  ...(await startUp()),
  ...(await manyCalls()),
  ...(await longTranscripts()),
  ...(await longLog()),
  ...(await comparisons()),
  ...(await smallComparisons()),
  ...(await scaleRows({ node, cli: CLI, folder, quick })),
];
process.stdout.write(table(rows));
if (rows.some(misses)) process.exitCode = 1;

/** How long the two doors take to start, against a Node that does nothing. */
async function startUp() {
  const output = join(folder, 'output');
  const summary = join(folder, 'summary');
  const { nothing, version, action } = await medians(START_ROUNDS, {
    nothing: () => timeOf({ node, args: ['-e', '0'] }),
    version: () => timeOf({ node, args: [CLI, 'version'] }),
    action: () => {
      // As on a runner, where each step finds its two files empty.
      for (const file of [output, summary]) writeFileSync(file, '');
      const environment = actionEnvironment(output, summary);
      return timeOf({ node, args: [ACTION], environment, exitCode: 1 });
    },
  });
  const start = { unit: 'ms', baseline: nothing, enforced: true };
  return [
    { ...start, what: 'start-up: version / node -e 0', measured: version, limit: 1.3 },
    { ...start, what: 'start-up: Action on the samples / node -e 0', measured: action, limit: 2.4 },
  ];
}

function actionEnvironment(output, summary) {
  return {
    GITHUB_WORKSPACE: ROOT,
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'owner/name',
    GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
    INPUT_TRANSCRIPTS: 'samples/session-*.jsonl',
    INPUT_SCOPE: 'samples/scope.json',
  };
}

/** Throughput, growth and memory on a transcript in which no two calls are identical. */
async function manyCalls() {
  const { many, tenth } = scale;
  const transcript = await generate('many.jsonl', many, many);
  const small = await generate('tenth.jsonl', tenth, tenth);
  const sealed = join(folder, 'sealed.jsonl');
  const [names, rules] = [join(folder, 'names.json'), join(folder, 'rules.json')];
  writeFileSync(names, JSON.stringify(NAMES));
  writeFileSync(rules, JSON.stringify(RULES));
  const times = await medians(scale.timings, {
    version: () => timeOf({ node, args: [CLI, 'version'] }),
    floor: () => timeOf({ node, args: [FLOOR, transcript] }),
    replay: () => timeOf({ node, args: [CLI, 'replay', transcript] }),
    seal: () => timeOf({ node, args: [CLI, 'seal', transcript, '-o', sealed] }),
    small: () => timeOf({ node, args: [CLI, 'replay', small] }),
    names: () => timeOf({ node, args: [CLI, 'scope', transcript, names] }),
    rules: () => timeOf({ node, args: [CLI, 'scope', transcript, rules] }),
  });
  const peak = await highest(() => peakOf({ node, args: [CLI, 'replay', transcript] }));
  const what = `${count(many)} distinct calls, ${size(transcript)}`;
  const time = { unit: 'ms', enforced: !quick };
  for (const file of [transcript, small, sealed]) rmSync(file);
  return [
    {
      ...time,
      what: `throughput: replay / lines + JSON.parse; ${what}`,
      measured: times.replay,
      baseline: times.floor,
      limit: 3,
    },
    {
      ...time,
      what: `throughput: seal -o / lines + JSON.parse; ${what}`,
      measured: times.seal,
      baseline: times.floor,
      limit: 5,
    },
    {
      ...time,
      what: `growth: replay of ${count(many)} / of ${count(tenth)} calls, less start-up`,
      measured: times.replay - times.version,
      baseline: times.small - times.version,
      limit: 11,
    },
    {
      ...time,
      what: `throughput: scope, ${COUNT} rules of version 2 / names alone; ${what}`,
      measured: times.rules,
      baseline: times.names,
      limit: 2,
    },
    memoryRow(`replay / 100 MB + 200 B a call; ${what}`, peak, 100 * MB + many * BYTES_A_DISTINCT_CALL),
  ];
}

/** Time and memory on a long session of an agent's own log, in which no two calls are identical. */
async function longLog() {
  const log = join(folder, 'log.jsonl');
  await timeOf({ node: process.execPath, args: [CLAUDE, log, String(scale.log)] });
  const { audit, floor } = await medians(quick ? 3 : 1, {
    floor: () => timeOf({ node, args: [FLOOR, log] }),
    audit: () => timeOf({ node, args: [CLI, 'audit', log] }),
  });
  const peak = await peakOf({ node, args: [CLI, 'audit', log] });
  const what = `a Claude Code session of ${count(scale.log)} distinct calls, ${size(log)}`;
  rmSync(log);
  return [
    {
      unit: 'ms',
      enforced: !quick,
      what: `throughput: audit / lines + JSON.parse; ${what}`,
      measured: audit,
      baseline: floor,
      limit: 2.5,
    },
    memoryRow(`audit / 250 MB; ${what}`, peak, 250 * MB),
  ];
}

/** Time and memory of a comparison of two runs in which every call has other arguments: there is no worse one. */
async function comparisons() {
  const base = await generate('base.jsonl', scale.compared, scale.compared);
  const head = join(folder, 'head.jsonl');
  writeFileSync(head, readFileSync(base, 'utf8').replaceAll('"encoding": null', '"encoding": "utf-8"'));
  const { audit, compare } = await medians(scale.timings, {
    audit: () => timeOf({ node, args: [CLI, 'audit', base, head] }),
    compare: () => timeOf({ node, args: [CLI, 'compare', base, head], exitCode: 1 }),
  });
  const peak = await highest(() => peakOf({ node, args: [CLI, 'compare', base, head], exitCode: 1 }));
  const what = `two runs of ${count(scale.compared)} calls, each with other arguments, ${size(base)} each`;
  for (const file of [base, head]) rmSync(file);
  return [
    {
      unit: 'ms',
      enforced: !quick,
      what: `throughput: compare / audit of both; ${what}`,
      measured: compare,
      baseline: audit,
      limit: 3,
    },
    memoryRow(`compare / 150 MB + 1 KB a call; ${what}`, peak, 150 * MB + 2 * scale.compared * BYTES_A_COMPARED_CALL),
  ];
}

/** Time of a comparison of two runs of small calls that have nothing in common: the most a byte, as text and as JSON. */
async function smallComparisons() {
  const [base, head] = ['base', 'head'].map((run) => join(folder, `small-${run}.jsonl`));
  for (const [path, run] of [
    [base, 'base'],
    [head, 'head'],
  ]) {
    await timeOf({ node: process.execPath, args: [SMALL_CALLS, path, String(scale.compared), run] });
  }
  const { audit, text, json } = await medians(scale.timings, {
    audit: () => timeOf({ node, args: [CLI, 'audit', base, head] }),
    text: () => timeOf({ node, args: [CLI, 'compare', base, head], exitCode: 1 }),
    json: () => timeOf({ node, args: [CLI, 'compare', base, head, '--format', 'json'], exitCode: 1 }),
  });
  const what = `two runs of ${count(scale.compared)} small calls with nothing in common, ${size(base)} each`;
  for (const file of [base, head]) rmSync(file);
  const row = { unit: 'ms', enforced: !quick, baseline: audit, limit: 3 };
  return [
    { ...row, what: `throughput: compare / audit of both; ${what}`, measured: text },
    { ...row, what: `throughput: compare --format json / audit of both; ${what}`, measured: json },
  ];
}

/** Memory on long transcripts of few distinct calls: without a finding, and with one at each call. */
async function longTranscripts() {
  const spread = await longTranscript(FEW_DISTINCT, 0);
  const repeated = await longTranscript(1, 1);
  return [
    memoryRow(`replay / 150 MB; ${spread.what}, none repeated at once`, spread.peak, 150 * MB),
    memoryRow(`replay / 150 MB; ${repeated.what}, a finding at each`, repeated.peak, 150 * MB),
  ];
}

async function longTranscript(distinct, exitCode) {
  const transcript = await generate('long.jsonl', scale.long, distinct);
  const output = join(folder, 'report.txt');
  const what = `${count(scale.long)} calls, ${distinct} distinct, ${size(transcript)}`;
  const peak = await highest(() => peakOf({ node, args: [CLI, 'replay', transcript], exitCode, output }));
  for (const file of [transcript, output]) rmSync(file);
  return { what, peak };
}

function memoryRow(what, peak, allowed) {
  return {
    what: `memory: ${what}`,
    unit: 'MB',
    measured: peak / MB,
    baseline: allowed / MB,
    limit: 1,
    enforced: !quick,
  };
}

/** The highest of some measurements: what a limit on memory has to hold for. */
async function highest(measure) {
  let most = 0;
  for (let round = 0; round < scale.peaks; round++) most = Math.max(most, await measure());
  return most;
}

/** Makes a transcript of so many calls; its path. */
async function generate(name, calls, distinct) {
  const path = join(folder, name);
  await timeOf({ node: process.execPath, args: [GENERATOR, path, String(calls), String(distinct)] });
  return path;
}

function size(path) {
  return `${Math.round(statSync(path).size / MB)} MB`;
}

function count(calls) {
  return calls.toLocaleString('en');
}
