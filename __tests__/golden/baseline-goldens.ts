import { action, cli, type Golden } from './goldens.ts';

const FOLDER = 'samples/baseline';
const FILE = `${FOLDER}/baseline.json`;
const SCOPED = ['samples/session-*.jsonl', '--scope', 'samples/scope.json'];

/** The expected reports over samples/baseline/: one entry accepts, one for any transcript too, one expired, one is unused. */
export function baselineGoldens(): Golden[] {
  const inputs = {
    INPUT_TRANSCRIPTS: 'samples/session-*.jsonl',
    INPUT_SCOPE: 'samples/scope.json',
    INPUT_BASELINE: FILE,
    // 1 December 2026.
    SOURCE_DATE_EPOCH: '1796083200',
  };
  return [
    cli(`${FOLDER}/audit.txt`, 1, ['audit', ...SCOPED, '--baseline', FILE]),
    cli(`${FOLDER}/written.txt`, 0, ['baseline', ...SCOPED, '--reason', 'as it was when we began to look']),
    action(`${FOLDER}/action.log`, ({ stdout }) => stdout, inputs),
    action(`${FOLDER}/action.summary.md`, ({ summary }) => summary, inputs),
  ];
}
