// What a soak audits: the same files on every machine, in formats and states of all sorts.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { timeOf } from '../bench/children.mjs';
import { RULES } from '../bench/scopes.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} folder is made */
export async function makeFiles(folder) {
  mkdirSync(join(folder, 'logs'), { recursive: true });
  // Beyond what is worth the start of a second thread, see src/audit/tasks.ts.
  await generate('files.mjs', join(folder, 'native'), 250, 200);
  await generate('files.mjs', join(folder, 'small'), 500, 10);
  await generate('transcript.mjs', join(folder, 'long.jsonl'), 10_000, 1000);
  await generate('transcript.mjs', join(folder, 'repeated.jsonl'), 3000, 1);
  await generate('claude.mjs', join(folder, 'logs/claude.jsonl'), 500);
  await timeOf({
    node: process.execPath,
    args: [join(ROOT, 'dist/cli.js'), 'seal', join(folder, 'long.jsonl'), '-o', join(folder, 'sealed.jsonl')],
  });
  const sealed = readFileSync(join(folder, 'sealed.jsonl'), 'latin1');
  writeFileSync(join(folder, 'tampered.jsonl'), sealed.replace('"ok":true', '"ok":false'), 'latin1');
  writeFileSync(join(folder, 'cut-off.jsonl'), sealed.slice(0, sealed.length / 2), 'latin1');
  for (const samples of ['formats', 'malformed'])
    copyTranscripts(join(ROOT, 'samples', samples), join(folder, samples));
  writeFileSync(join(folder, 'inspect.eval'), await archive(join(ROOT, 'samples/formats/inspect-sample.json')));
  writeFileSync(join(folder, 'scope.json'), JSON.stringify(RULES));
}

/** In a process of its own: what is measured is not to begin with the memory of this one. */
async function generate(generator, path, ...numbers) {
  const script = join(ROOT, 'scripts/bench', generator);
  await timeOf({ node: process.execPath, args: [script, path, ...numbers.map(String)] });
}

/** Expected reports stand beside the samples. */
function copyTranscripts(from, to) {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((name) => !name.endsWith('.txt'))) {
    copyFileSync(join(from, name), join(to, name));
  }
}

/** A log in a zip archive, as `inspect` writes it. */
async function archive(sample) {
  const { zipOf } = await import('../../build/__tests__/helpers/zip.js');
  return zipOf({ name: 'samples/1_epoch_1.json', bytes: readFileSync(sample) });
}
