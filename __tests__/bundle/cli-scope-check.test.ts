import { expect, test } from '@jest/globals';
import { refused, runCli, told, workspace } from '../helpers/bundle.ts';

const SETTINGS = { permissions: { allow: ['Bash(ls:*)'], deny: ['Read(./secret/**)'] } };
const SCOPE = {
  version: 2,
  agent: 'a\n::error::b',
  allowed_tools: ['x'],
  import: ['settings.json'],
  permissions: { allow: ['Read(./src/**)'], deny: ['Bash(git push:*)'] },
  rules: [
    { id: 'r', effect: 'deny', tool: 't', args: { '/a': { max: 1 } }, match: [{ a: 1 }], not_match: [{ a: 2 }, {}] },
  ],
  sequence: [{ id: 's', at_most: { call: 'Bash', times: 0 } }],
};

test('says what a file holds, and nothing where there is nothing to say', async () => {
  const files = workspace({ 'settings.json': JSON.stringify(SETTINGS), 'scope.json': JSON.stringify(SCOPE) });
  const held = `version: 2
agent: a\\n::error::b
allowed tools: 1
permissions: 2
rules: 1
examples that hold: 3
sequences: 1
imports: 1, with 2 permissions
lints: 0
`;
  expect(await runCli(files, ['scope', 'check', 'scope.json'])).toEqual(told(held, 0));
});

test('a file of version 1 has names and no more', async () => {
  const files = workspace({ 'scope.json': '{"agent": "a",\n"allowed_tools": ["x", "B(y:*)", "x"]}' });
  const held = `version: 1
agent: a
allowed tools: 3
lints: 2
scope.json:2:24: name-like-pattern: "B(y:*)" in "allowed_tools" is a name, letter by letter; patterns are for "permissions"
scope.json:2:34: repeated-rule: "x" says what is said at line 2
`;
  expect(await runCli(files, ['scope', 'check', 'scope.json'])).toEqual(told(held, 1));
});

test('what an import says and nothing does is told, escaped, after the lints', async () => {
  const settings = { permissions: { allow: ['Write(./\u001b[2J)'], deny: ['Bash(ls:*)'] } };
  const scope = { version: 2, agent: 'a', import: ['settings.json'], permissions: { allow: ['Bash(ls:*)'] } };
  const files = workspace({ 'settings.json': JSON.stringify(settings), 'scope.json': JSON.stringify(scope) });
  const { stdout, exitCode } = await runCli(files, ['scope', 'check', 'scope.json']);
  expect(exitCode).toBe(1);
  expect(stdout.trimEnd().split('\n').slice(6)).toEqual([
    'sequences: 0',
    'imports: 1, with 1 permission',
    'lints: 2',
    'scope.json:1:77: covered-allow: allow Bash(ls:*) allows nothing: deny Bash(ls:*) at settings.json:1 covers it',
    'settings.json:1:26: not-used: the allow rule "Write(./\\u001b[2J)" is not used: Claude Code looks up no path in rules of Write; write Edit(path)',
  ]);
});

test('a file that is none is refused', async () => {
  const files = workspace({
    'a.json': '{"version": 2}',
    'b.json': JSON.stringify({ ...SCOPE, import: ['no.json'] }),
    'c.json': JSON.stringify({ ...SCOPE, import: [], rules: [{ ...SCOPE.rules[0], match: [{ a: 2 }] }] }),
  });
  expect(await runCli(files, ['scope', 'check', 'a.json'])).toEqual(
    refused('a.json:1:1: found no "agent", expected "version" and "agent"'),
  );
  expect(await runCli(files, ['scope', 'check', 'b.json'])).toEqual(
    refused("b.json:1:70: found no such file to import as 'no.json', expected a readable file; check the path"),
  );
  expect(await runCli(files, ['scope', 'check', 'c.json'])).toMatchObject({
    stdout: '',
    stderr: expect.stringContaining('found an example in "match", and that rule "r" does not match it'),
    exitCode: 2,
  });
  expect(await runCli(files, ['scope', 'check', 'd.json'])).toEqual(
    refused('d.json: found no such file, expected a readable file; check the path'),
  );
});
