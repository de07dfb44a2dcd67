// What the built command line says of the dirty sample.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLI = 'dist/cli.js';
const SCOPE = 'samples/scope.json';
export const TRANSCRIPT = 'samples/session-dirty.jsonl';

/**
 * What a command of the built command line prints. Exit code 1 means findings, which are wanted here; but Node too ends
 * with 1, and prints nothing, when the bundle is missing or crashes.
 */
function toolreplay(...parameters) {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [CLI, ...parameters], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (error !== undefined) throw error;
  const answered = (status === 0 || status === 1) && stdout !== '';
  if (!answered) throw new Error(`${CLI} ${parameters.join(' ')}: ${stderr.trim()}`);
  return stdout;
}

/** The number that the first group of a pattern finds in a text, if it does. */
function numberIn(text, pattern) {
  const digits = pattern.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The finding lines of a text report as objects; `earlier` is the index that the detail refers to, if it does. */
function parseFindings(report) {
  return [...report.matchAll(/^index (\d+): ([a-z-]+): (.*)$/gm)].map(([, index, kind, detail]) => ({
    index: Number(index),
    kind,
    earlier: numberIn(detail, /identical call at index (\d+)/),
  }));
}

/** The audit of the dirty sample: its links, its findings by index, and the divergence. */
export function auditSession() {
  const sealed = toolreplay('seal', TRANSCRIPT).trimEnd().split('\n');
  const replay = toolreplay('replay', TRANSCRIPT);
  const findings = [...parseFindings(replay), ...parseFindings(toolreplay('scope', TRANSCRIPT, SCOPE))];
  const { agent } = JSON.parse(readFileSync(join(ROOT, SCOPE), 'utf8'));
  const links = sealed.map((line) => JSON.parse(line));
  return { links, agent, findings, divergence: numberIn(replay, /^divergence: index (\d+)$/m) };
}
