import { describe, expect, test } from '@jest/globals';
import { caught } from '../helpers/faults.ts';
import { bash, editing, outcomes, policyOf, whys } from '../helpers/policy.ts';

const FIRST =
  '{"id": "tests-first", "before": {"first": "Bash(npm test:*)", "then": "Bash(git push:*)", "since": ["Edit"]}, "why": "green first"}';
const ONCE = '{"id": "one-publish", "at_most": {"call": "Bash(npm publish:*)", "times": 1}}';
const with_ = (rule: string) => policyOf(`"allowed_tools": ["Bash", "Edit"], "sequence": [${rule}]`);

describe('what has to come before', () => {
  test.each([
    [
      ['npm test', 'git push'],
      ['ok', 'ok'],
    ],
    [
      ['git push', 'npm test'],
      ['overreach', 'ok'],
    ],
    [
      ['npm test', 'git push', 'git push'],
      ['ok', 'ok', 'ok'],
    ],
    [
      ['npm test', 'EDIT', 'git push'],
      ['ok', 'ok', 'overreach'],
    ],
    [
      ['EDIT', 'npm test', 'git push'],
      ['ok', 'ok', 'ok'],
    ],
    [
      ['npm test', 'echo x > a', 'git push'],
      ['ok', 'ok', 'overreach'],
    ],
    [['npm test && git push'], ['ok']],
    [['git push && npm test'], ['overreach']],
    [['npm test; sed -i s/a/b/ x; git push'], ['overreach']],
    [
      ["bash -lc 'npm test'", 'sudo git -C . push'],
      ['ok', 'ok'],
    ],
    [
      ['npm testing', 'git push'],
      ['ok', 'overreach'],
    ],
    [
      ['npm $X', 'git push'],
      ['ok', 'overreach'],
    ],
    [['git $X'], ['unverifiable']],
    [
      ['npm test', 'git $X'],
      ['ok', 'ok'],
    ],
    [['git "'], ['unverifiable']],
  ])('%j', async (commands, expected) => {
    const calls = commands.map((command) => (command === 'EDIT' ? editing('a') : bash(command)));
    expect(outcomes(await with_(FIRST), calls)).toEqual(expected);
  });

  test('did not come before when it was issued together', async () => {
    const calls = [bash('npm test', { batch: 1 }), bash('git push', { batch: 1 }), bash('git push', { batch: 2 })];
    expect(outcomes(await with_(FIRST), calls)).toEqual(['ok', 'overreach', 'ok']);
  });

  test('is told with the part that came too early, and why', async () => {
    expect(whys(await with_(FIRST), bash('ls && git push'))).toEqual([
      "tool 'Bash': part 2 of 2 (git) comes too early for 'tests-first': green first",
    ]);
  });

  test('may be of any tool, and by its arguments', async () => {
    const policy = await policyOf(`"allowed_tools": ["Read", "Edit", "send", "WebFetch"], "sequence": [
      {"id": "look-first", "before": {"first": "Read(./rules.md)", "then": "send"}},
      {"id": "fetch-first", "before": {"first": "WebFetch(domain:a.org)", "then": "Edit"}}]`);
    const read = (file_path: string) => ({ tool: 'Read', args: { file_path } });
    const fetch = (url: string) => ({ tool: 'WebFetch', args: { url } });
    const calls = [
      read('other.md'),
      { tool: 'send' },
      read('rules.md'),
      { tool: 'send' },
      fetch('https://b.org'),
      editing('a'),
      fetch('https://a.org'),
      editing('a'),
    ];
    expect(outcomes(policy, calls)).toEqual(['ok', 'overreach', 'ok', 'ok', 'ok', 'overreach', 'ok', 'ok']);
  });
});

describe('what may come only so often', () => {
  test.each([
    [
      ['npm publish', 'npm publish'],
      ['ok', 'overreach'],
    ],
    [['npm publish && npm publish'], ['overreach']],
    [
      ['npm publish', 'ls', 'npm pack'],
      ['ok', 'ok', 'ok'],
    ],
    [
      ['npm publish', 'npm $X'],
      ['ok', 'unverifiable'],
    ],
  ])('%j', async (commands, expected) => {
    expect(
      outcomes(
        await with_(ONCE),
        commands.map((command) => bash(command)),
      ),
    ).toEqual(expected);
  });

  test('is counted in each session', async () => {
    const policy = await with_(ONCE);
    expect(outcomes(policy, [bash('npm publish')])).toEqual(['ok']);
    expect(outcomes(policy, [bash('npm publish')])).toEqual(['ok']);
  });
});

test('a sequence about what nobody can tell of is refused', async () => {
  const sequence = '"sequence": [{"id": "one", "at_most": {"call": "mine(x)", "times": 1}}]';
  const error = await caught(policyOf(sequence));
  expect(error.fault.found).toBe(
    'a specification of a tool whose arguments nobody declared in the permission "mine(x)"',
  );
  expect(error.place).toEqual({ file: 'scope.json', line: 2, column: 48 });
});
