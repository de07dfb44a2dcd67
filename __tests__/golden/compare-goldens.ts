import { cli, type Golden } from './goldens.ts';

const FOLDER = 'samples/compare';
const SIDES = [`${FOLDER}/base.jsonl`, `${FOLDER}/head.jsonl`];
const SCOPE = ['--scope', `${FOLDER}/scope.json`];

/** The expected reports over samples/compare/. */
export function compareGoldens(): Golden[] {
  return [
    cli(`${FOLDER}/compare.txt`, 1, ['compare', ...SIDES]),
    cli(`${FOLDER}/values.txt`, 1, ['compare', ...SIDES, ...SCOPE, '--show-values']),
    cli(`${FOLDER}/normalized.txt`, 1, ['compare', ...SIDES, ...SCOPE]),
    cli(`${FOLDER}/equal.txt`, 0, ['compare', 'samples/session-dirty.jsonl', 'samples/sealed.jsonl']),
    cli(`${FOLDER}/sessions.txt`, 1, ['compare', 'samples/formats/claude-code.jsonl', `${FOLDER}/base.jsonl`]),
    cli(`${FOLDER}/flake.txt`, 1, ['flake', `${FOLDER}/runs/*.jsonl`]),
    cli(`${FOLDER}/compare.json`, 1, ['compare', ...SIDES, ...SCOPE, '--format', 'json', '--show-values']),
    cli(`${FOLDER}/flake.json`, 1, ['flake', `${FOLDER}/runs/*.jsonl`, '--format', 'json']),
  ];
}
