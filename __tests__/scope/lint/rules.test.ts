import { describe, expect, test } from '@jest/globals';
import { lints } from '../../helpers/lints.ts';

/** What is said of a rule with these arguments, as `line:column: message`. */
async function ofArgs(args: string, effect = 'deny'): Promise<string[]> {
  const found = await lints(`"rules": [{"id": "r", "effect": "${effect}", "tool": "t", "args":\n${args}}]`);
  return found.map(({ line, column, message }) => `${line}:${column}: ${message}`);
}

describe('conditions that exclude each other', () => {
  test.each([
    ['{"equals": "b", "in": ["a", "c"]}', 'cannot be what it has to equal'],
    ['{"equals": 1, "min": 2}', 'cannot be what it has to equal'],
    ['{"equals": "1", "max": 2}', 'cannot be what it has to equal'],
    ['{"equals": "abc", "maxLength": 2}', 'cannot be what it has to equal'],
    ['{"equals": "abc", "regex": "[0-9]+"}', 'cannot be what it has to equal'],
    ['{"equals": "http://a.org/", "host": "b.org"}', 'cannot be what it has to equal'],
    ['{"equals": "git push", "argv": ["npm"]}', 'cannot be what it has to equal'],
    ['{"in": [1, 2], "max": 0}', 'can be none of "in"'],
    ['{"in": ["a/b"], "glob": "*"}', 'can be none of "in"'],
    ['{"glob": "*", "min": 1}', 'cannot be within "glob" and "min"'],
    ['{"max": 1, "maxLength": 1}', 'cannot be within "maxLength" and "max"'],
    ['{"argv": ["a"], "max": 1}', 'cannot be within "argv" and "max"'],
  ])('%s', async (condition, reason) => {
    expect(await ofArgs(`{"/x": ${condition}}`)).toEqual([`3:8: "r" matches no call: /x ${reason}`]);
  });

  test.each([
    ['{"equals": 1.0, "in": [1, 2]}'],
    ['{"equals": "a", "glob": "*", "maxLength": 1}'],
    ['{"in": [1, 20], "max": 2}'],
    ['{"equals": "./a", "path": "./b"}'],
    ['{"equals": "if then", "argv": ["a"]}'],
    ['{"argv": ["a"], "maxLength": 3, "regex": "a.*"}'],
    ['{"min": 1, "max": 1}'],
    ['{"exists": false}'],
  ])('not %s', async (condition) => {
    expect(await ofArgs(`{"/x": ${condition}}`)).toEqual([]);
  });

  test('arguments of one that must not be there', async () => {
    expect(await ofArgs('{"/a": {"exists": false}, "/a/b/c": {"max": 1}}', 'require')).toEqual([
      '3:8: "r" cannot be kept: /a must not be there, and /a/b/c must',
    ]);
    expect(await ofArgs('{"": {"exists": false}}')).toEqual(['3:6: "r" matches no call: the whole is always there']);
    expect(await ofArgs('{"/a": {"exists": false}, "/a/b": {"exists": false}, "/ab": {"max": 1}}')).toEqual([]);
  });

  test('and paths that are none', async () => {
    expect(await ofArgs('{"/a": {"path": "./a/../b"}, "/b": {"path": "./b"}}')).toEqual([
      '3:17: a path of "r" matches no path: "." and ".." are resolved before, and nothing is left of them',
    ]);
  });
});

test('rules that say the same under another id', async () => {
  const rule = (id: string, max: number): string =>
    `{"id": "${id}", "effect": "deny", "tool": "t", "args": {"/a": {"max": ${max}, "min": 0}}, "why": "${id}"}`;
  const sequence = (id: string, times: number): string =>
    `{"id": "${id}", "at_most": {"call": "a", "times": ${times}}}`;
  const before = (id: string, since: string): string =>
    `{"id": "${id}", "before": {"first": "a", "then": "b", "since": ${since}}}`;
  const sequences = [sequence('s', 1), sequence('t', 0), sequence('u', 0)];
  const found = await lints(
    `"rules": [${rule('a', 1)},\n${rule('b', 2)},\n${rule('c', 1)}],\n"sequence": [${[
      ...sequences,
      before('v', '["x", "y"]'),
      before('w', '["y", "x"]'),
      before('x', '[]'),
    ].join(',\n')}]`,
  );
  expect(found.map(({ lint, message }) => `${lint}: ${message}`)).toEqual([
    'repeated-rule: rule "c" says what is said at line 2',
    'repeated-rule: sequence "u" says what is said at line 6',
    'repeated-rule: sequence "w" says what is said at line 8',
  ]);
});

test('a call that has to come before itself', async () => {
  const found = await lints('"sequence": [{"id": "q", "before": {"first": "a", "then": "a "}}]');
  expect(found.map(({ lint, message }) => `${lint}: ${message}`)).toEqual([
    'impossible-sequence: "q" cannot be kept: "first" and "then" are the same call',
  ]);
});

test('a large file takes no longer than it is', async () => {
  const args = Object.fromEntries(Array.from({ length: 2000 }, (_, k) => [`/a${k}`, { exists: k % 2 === 0 }]));
  const choices = Array.from({ length: 5000 }, (_, k) => k);
  const rules = [
    { id: 'a', effect: 'deny', tool: 't', args },
    { id: 'b', effect: 'deny', tool: 't', args: { '/x': { in: choices, max: -1 } } },
  ];
  const allow = Array.from({ length: 1000 }, (_, k) => `Read(./a${k})`);
  const deny = Array.from({ length: 1000 }, (_, k) => `Read(./b${k})`);
  const found = await lints(`"permissions": ${JSON.stringify({ allow, deny })}, "rules": ${JSON.stringify(rules)}`);
  expect(found.map(({ message }) => message)).toEqual(['"b" matches no call: /x can be none of "in"']);
});
