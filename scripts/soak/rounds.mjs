// Audits what is in its working directory, again and again, for so many seconds: `node --expose-gc rounds.mjs SECONDS`.
// After each round of audits it prints one line of JSON: what this process holds then. It starts commands as src/cli.ts
// does, and is a worker where that is one.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Writable } from 'node:stream';
import { isMainThread } from 'node:worker_threads';
import { callText } from '../bench/calls.mjs';

const FEW = ['repeated.jsonl', 'tampered.jsonl', 'logs/*', 'inspect.eval', 'fresh.jsonl'];

if (isMainThread) await rounds(Number(process.argv[2]));
else (await import('../../build/src/audit/worker.js')).work();

async function rounds(seconds) {
  const { audit } = await import('../../build/src/commands/audit.js');
  const hasCache = audit.options.some(({ name }) => name === 'cache');
  const commands = [
    // On two threads, and some transcripts among them cannot be judged.
    { args: ['audit', '**/*', '!scope.json', '--jobs', '2', '--scope', 'scope.json'], exitCode: 2 },
    { args: ['audit', '{small,logs,formats,malformed}/**', '--jobs', '1', '--format', 'json'], exitCode: 2 },
    { args: ['audit', ...FEW, '--scope', 'scope.json', '--format', 'sarif'], exitCode: 1 },
    { args: ['audit', ...FEW, '--format', 'github'], exitCode: 1 },
    { args: ['verify', 'sealed.jsonl'], exitCode: 0 },
    // Filled, and then of use.
    ...(hasCache
      ? [1, 2].map(() => ({ args: ['audit', '**/*', '!scope.json', '--cache', '../cache'], exitCode: 2 }))
      : []),
  ];
  const started = performance.now();
  for (let round = 1; performance.now() - started < seconds * 1000; round++) {
    writeFileSync('fresh.jsonl', freshText(round));
    let peak = 0;
    const watching = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 50);
    for (const command of commands) await run(command);
    clearInterval(watching);
    rmSync('../cache', { recursive: true, force: true });
    const held = await measure();
    const sample = {
      round,
      seconds: (performance.now() - started) / 1000,
      ...held,
      peak: Math.max(peak, held.resident),
    };
    process.stdout.write(`${JSON.stringify(sample)}\n`);
  }
}

/** Runs a command to its end. One that ends in another way than it must has not done what is to be measured. */
async function run({ args, exitCode }) {
  const { runCommand } = await import('../../build/src/commands/run.js');
  const { Terminal } = await import('../../build/src/commands/terminal.js');
  const errors = [];
  const stdout = new Writable({ write: (_chunk, _encoding, done) => done() });
  const stderr = new Writable({
    write: (chunk, _encoding, done) => {
      errors.push(chunk);
      done();
    },
  });
  const streams = { stdin: () => process.stdin, stdout, stderr: () => stderr };
  const terminal = new Terminal(streams, process.cwd(), process.env, () => '2026-01-01');
  const ended = await runCommand(args, terminal);
  if (ended !== exitCode)
    throw new Error(`${args.join(' ')}: ended with ${ended}, not ${exitCode}: ${Buffer.concat(errors)}`);
}

/** What this process holds once everything is collected that can be. */
async function measure() {
  for (let time = 0; time < 3; time++) {
    globalThis.gc();
    // What is collected may close something, which happens after.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return {
    resident: rss,
    highest: process.resourceUsage().maxRSS * 1024,
    heap: heapUsed,
    external,
    // One of them is open for this very list.
    descriptors: readdirSync('/proc/self/fd').length - 1,
    threads: Number(/^Threads:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]),
    temporary: readdirSync(tmpdir()).length,
  };
}

/** A transcript that no round before had. */
function freshText(round) {
  const first = 1_000_000 + round * 200;
  return Array.from({ length: 200 }, (_, index) => `{"index": ${index}, ${callText(first + index)}\n`).join('');
}
