import { expect, test } from '@jest/globals';
import { runAction, runCli, transcript, type Workspace, workspace } from '../helpers/bundle.ts';

const KEY = 'maiden_name';
const HIDDEN = {
  version: 2,
  agent: 'a',
  redact: [
    { tool: 'get', response: '/user' },
    { tool: 'get', args: '/who' },
  ],
};

/** Two runs that differ, and one that differs in itself, at places below those that the scope file hides. */
function files(): Workspace {
  const get = (name: string) => ['get', { who: { [KEY]: 'x' } }, { user: { [KEY]: name }, other: name }] as const;
  return workspace({
    'run.jsonl': transcript(get('a'), get('b')),
    'base.jsonl': transcript(get('a')),
    'head.jsonl': transcript(['get', { who: { [KEY]: 'y' } }, { user: { [KEY]: 'z' }, other: 'b' }]),
    'scope.json': JSON.stringify(HIDDEN),
  });
}

test.each([
  ['audit', ['audit', 'run.jsonl', '--scope', 'scope.json'], '/user'],
  ['audit --format json', ['audit', 'run.jsonl', '--scope', 'scope.json', '--format', 'json'], '/user'],
  ['report', ['report', 'run.jsonl', '--scope', 'scope.json'], '/user'],
  ['report --show-values', ['report', 'run.jsonl', '--scope', 'scope.json', '--show-values'], '/user'],
  ['report --no-redact', ['report', 'run.jsonl', '--scope', 'scope.json', '--no-redact'], '/user'],
  ['compare', ['compare', 'base.jsonl', 'head.jsonl', '--scope', 'scope.json'], '/who'],
  ['compare --show-values', ['compare', 'base.jsonl', 'head.jsonl', '--scope', 'scope.json', '--show-values'], '/user'],
])('%s names a place that redact names, and no key below it', async (_, args, place) => {
  const { stdout, stderr } = await runCli(files(), args);
  expect(stdout).toContain(place);
  expect(stdout).toContain('/other');
  expect(stdout + stderr).not.toContain(KEY);
});

test('so do the log, the summary and the outputs of the Action', async () => {
  const ran = await runAction(files(), { transcripts: 'run.jsonl', scope: 'scope.json' });
  const shown = `${ran.stdout}${ran.stderr}${ran.summary}${ran.outputs}`;
  expect(shown).toContain('/user');
  expect(shown).not.toContain(KEY);
});

test('an answer of one tool is not shown as the same answer of another one is', async () => {
  const answer = { user: { [KEY]: 'x' } };
  const { stdout } = await runCli(
    workspace({
      'run.jsonl': transcript(['put', {}, answer], ['get', {}, answer]),
      'scope.json': JSON.stringify(HIDDEN),
    }),
    ['report', 'run.jsonl', '--scope', 'scope.json', '--show-values', '--checks', 'replay'],
  );
  // That of put, as it is, and that of get, without the user.
  expect(stdout.split(KEY)).toHaveLength(2);
  expect(stdout).toContain('[redacted:value:1]');
});
