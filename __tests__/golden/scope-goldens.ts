import { readdirSync } from 'node:fs';
import { action, cli, type Golden, ran } from './goldens.ts';

const FOLDER = 'samples/scope';
const FAULTY = `${FOLDER}/faulty`;
const SEVERAL = `${FOLDER}/several`;
/** The topics that are about what is known of tools and answers, which `replay` uses. */
const REPLAYED = ['imports', 'normalize', 'tools', 'unknown-tools'];

/** The folders with one scope file and transcripts: one a topic. */
export function topics(): string[] {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const topical = folders.map(({ name }) => `${FOLDER}/${name}`).filter((path) => path !== FAULTY && path !== SEVERAL);
  return topical.sort();
}

/** The scope files that are refused, one a kind of fault. */
export function faultyScopes(): string[] {
  return named(FAULTY, '.json');
}

/** The expected reports over samples/scope/. */
export function scopeGoldens(): Golden[] {
  const audited = [`${FOLDER}/*/*.jsonl`, '--scope', `${FOLDER}/*/scope.json`];
  const several = [`${SEVERAL}/**/*.jsonl`, '--scope', `${SEVERAL}/*.scope.json`];
  const inputs = { INPUT_TRANSCRIPTS: `${FOLDER}/*/*.jsonl`, INPUT_SCOPE: `${FOLDER}/*/scope.json` };
  return [
    ...topics().map(allReports),
    cli(`${FOLDER}/audit.txt`, 1, ['audit', ...audited]),
    cli(`${SEVERAL}/audit.txt`, 1, ['audit', ...several]),
    cli(`${SEVERAL}/required.txt`, 2, ['audit', ...several, '--checks', 'scope']),
    action(`${FOLDER}/action.log`, ({ stdout }) => stdout, inputs),
    action(`${FOLDER}/action.summary.md`, ({ summary }) => summary, inputs),
    ...faultyScopes().map((file) =>
      cli(file.replace(/\.json$/, '.txt'), 2, ['scope', 'samples/session-clean.jsonl', file]),
    ),
  ];
}

/** What the commands say of the transcripts of a topic, one after the other, as in a terminal. */
function allReports(folder: string): Golden {
  const scope = `${folder}/scope.json`;
  const files = named(folder, '.jsonl');
  const replayed = REPLAYED.some((topic) => folder === `${FOLDER}/${topic}`) ? files : [];
  const commands = [
    ...files.slice(-1).map((file) => ['scope', file, scope]),
    ...files.map((file) => ['scope', '--explain', file, scope]),
    ...replayed.map((file) => ['replay', file, '--scope', scope]),
  ];
  return {
    file: `${folder}/reports.txt`,
    exitCode: 1,
    async run() {
      const runs = await Promise.all(commands.map(async (args) => ({ args, ...(await ran(args)) })));
      const text = runs.map((run) => `$ toolreplay ${run.args.join(' ')}\n${run.text}exit code ${run.exitCode}\n`);
      return { text: text.join('\n'), exitCode: Math.max(...runs.map(({ exitCode }) => exitCode ?? Infinity)) };
    },
  };
}

function named(folder: string, ending: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.sort().map((name) => `${folder}/${name}`);
}
