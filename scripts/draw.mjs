/**
 * Draws the two pictures of the README: `docs/assets/logo.svg` and `docs/assets/replay-divergence.svg`.
 *
 * The second one is what `toolreplay draw` makes of the dirty sample, by what the tests or the build compiled last. The
 * same sources give the same bytes.
 *
 *   node scripts/draw.mjs           writes both files and prints their paths
 *   node scripts/draw.mjs --check   writes nothing; exit code 1 when a file on disk differs
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawLogo } from './draw/logo.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The text of each picture by its path in the repository. */
function drawAll() {
  return new Map([
    ['docs/assets/logo.svg', drawLogo()],
    ['docs/assets/replay-divergence.svg', drawSession()],
  ]);
}

/** The dirty sample as the command line draws it. */
function drawSession() {
  const operands = ['samples/session-dirty.jsonl', '--scope', 'samples/scope.json', '--show-values'];
  return execFileSync(process.execPath, ['build/src/cli.js', 'draw', ...operands], { cwd: ROOT, encoding: 'utf8' });
}

/** The text of a file, or nothing when there is no such file. */
function readIfPresent(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes the pictures, or with `--check` only compares them; the exit code. */
function main(parameters) {
  const check = parameters.includes('--check');
  if (parameters.length !== Number(check)) throw new Error('usage: node scripts/draw.mjs [--check]');
  const pictures = [...drawAll()].map(([path, svg]) => ({ path, file: join(ROOT, path), svg }));
  if (check) return pictures.every(({ file, svg }) => readIfPresent(file) === svg) ? 0 : 1;
  for (const { path, file, svg } of pictures) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
    console.log(path);
  }
  return 0;
}

process.exitCode = main(process.argv.slice(2));
