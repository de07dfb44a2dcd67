import { describe, expect, test } from '@jest/globals';
import { permissionOverreach } from '../../src/rules/permission-overreach.ts';
import { permissionWarning } from '../../src/rules/permission-warning.ts';
import { unverifiableCall } from '../../src/rules/unverifiable-call.ts';
import { namesPolicy } from '../../src/scope/compiled-policy.ts';
import { knowledgeOf } from '../../src/scope/knowledge.ts';
import type { Scope } from '../../src/scope/scope.ts';
import { statesVersion } from '../../src/scope/scope.ts';
import { findingsOf } from '../helpers/audit.ts';
import { importedJson } from '../helpers/imports.ts';
import { madeCall } from '../helpers/made-calls.ts';
import { bash, judgements, outcomes, permitting, policyOf, reading, whys } from '../helpers/policy.ts';
import { transcriptOf } from '../helpers/transcript.ts';

async function scopeOf(agent: string, allow: readonly string[], more = ''): Promise<Scope> {
  return { agent, allowedTools: new Set(), policy: await permitting({ allow }, more) };
}

describe('findings of policies', () => {
  const text = transcriptOf([['Bash', '{"command":"ls"}'], ['Bash', '{"command":"$X"}'], ['get'], ['get', '{"n":1}']]);
  const rules = [permissionWarning, unverifiableCall, permissionOverreach];

  test('stand on their calls, each with what the policy says', async () => {
    const warning =
      '"rules": [{"id": "r", "effect": "deny", "tool": "get", "args": {"/n": {"min": 1}}, "severity": "warning"}]';
    const scope = await scopeOf('a', ['Bash(cat:*)', 'get'], warning);
    expect([...findingsOf(rules, [text], { scopes: [scope] })]).toMatchObject([
      { kind: 'permission-overreach', index: 0, note: "tool 'Bash': no rule of agent 'a' allows part 1 of 1 (ls)" },
      { kind: 'unverifiable-call', index: 1, note: expect.stringContaining('known only as it runs') },
      { kind: 'permission-warning', index: 3, note: "tool 'get': it is denied by 'r'" },
    ]);
  });

  test('are those of all scopes together, of which one may have names alone', async () => {
    const names = { agent: 'b', allowedTools: new Set(['Bash']) };
    const found = findingsOf([permissionOverreach], [text], { scopes: [names, await scopeOf('a', ['Bash'])] });
    expect([...found].map(({ index, note }) => `${index} ${note}`)).toEqual([
      "2 tool 'get' is not in the declared scope for agent 'b'; tool 'get' is not in the declared scope for agent 'a'",
      "3 tool 'get' is not in the declared scope for agent 'b'; tool 'get' is not in the declared scope for agent 'a'",
    ]);
  });
});

describe('a call of a known tool in other arguments than it is known by', () => {
  const deny = ['Bash(git push:*)', 'Read(**/.env*)', 'Edit(./docs/**)', 'WebFetch(domain:example.org)'];
  const outside = [
    { tool: 'Bash', args: { cmd: 'git push' } },
    { tool: 'Bash', args: { argv: ['cat', '.env'] } },
    { tool: 'Read', args: { filename: '.env' } },
    { tool: 'Edit', args: { change: { docs: 'a' } } },
    { tool: 'WebFetch', args: { link: 'https://example.org' } },
    { tool: 'write_stdin', args: { session_id: 1, chars: 'git push\n' } },
    { tool: 'move_file', args: { from: 'docs/a', to: 'b' } },
  ];

  test('is unverifiable where a permission for its tool may forbid it', async () => {
    const policy = await permitting({ allow: ['*'], deny });
    expect(outcomes(policy, outside)).toEqual(outside.map(() => 'unverifiable'));
    expect(whys(policy, { tool: 'Read', args: { filename: '.env' } })).toEqual([
      `tool 'Read': nobody can say what it does, since none of its arguments is one that the tool is known by; say in "tools" which is`,
    ]);
    const files = await permitting({ allow: ['*'], deny: ['Read(**/.env*)'] });
    expect(outcomes(files, [{ tool: 'Bash', args: { cmd: 'cat .env' } }])).toEqual(['unverifiable']);
  });

  test('is passed where nothing for its tool is forbidden, or it says nothing', async () => {
    expect(outcomes(await permitting({ allow: ['*'] }), outside)).toEqual(outside.map(() => 'ok'));
    const policy = await permitting({ allow: ['*'], deny });
    const silent = [
      { tool: 'bash', args: { restart: true } },
      { tool: 'write_stdin', args: { session_id: 1, chars: '' } },
      { tool: 'Grep', args: { pattern: 'a' } },
      { tool: 'Read' },
    ];
    expect(outcomes(policy, silent)).toEqual(silent.map(() => 'ok'));
  });

  test('is taken at the word of what a scope file declares', async () => {
    const tools =
      '"tools": {"Read": {"path": "/filename"}, "move_file": {"alias": "Edit", "writes": ["/from", "/to"]}}';
    const policy = await permitting({ allow: ['*'], deny }, tools);
    const calls = [
      { tool: 'Read', args: { filename: '.env' } },
      { tool: 'Read', args: { page: 'a' } },
      { tool: 'move_file', args: { from: 'docs/a', to: 'b' }, cwd: '/repo' },
      { tool: 'move_file', args: { from: 'src/a', to: 'b' }, cwd: '/repo' },
    ];
    expect(outcomes(policy, calls)).toEqual(['overreach', 'ok', 'overreach', 'ok']);
  });

  test('is no other where a scope file says of its tool only where that works', async () => {
    const policy = await permitting({ allow: ['*'], deny }, '"tools": {"Bash": {"cwd": "/cwd"}}');
    expect(outcomes(policy, [{ tool: 'Bash', args: { cmd: 'git push' } }])).toEqual(['unverifiable']);
  });

  test('may be what comes too early or once too often', async () => {
    const sequence = '"sequence": [{"id": "once", "at_most": {"call": "Bash(npm publish:*)", "times": 0}}]';
    const policy = await permitting({ allow: ['*'] }, sequence);
    expect(outcomes(policy, [{ tool: 'Bash', args: { cmd: 'npm publish' } }])).toEqual(['unverifiable']);
  });
});

describe('what somebody has to be asked for', () => {
  const settings = { permissions: { allow: ['Bash(git log:*)'], ask: ['Bash(git:*)', 'Read(./a)'], deny: ['Edit'] } };

  test('is a warning, and counts as allowed', async () => {
    const policy = await policyOf('"root": "/repo"', [importedJson(settings)]);
    const calls = [bash('git push'), bash('git log'), bash('$X'), reading('/repo/a')];
    expect(outcomes(policy, calls)).toEqual(['warning', 'warning', 'unverifiable', 'warning']);
    expect(whys(policy, bash('git push'))).toEqual([
      "tool 'Bash': part 1 of 1 (git) needs a yes by Bash(git:*), which a recording does not show",
    ]);
  });

  test('says so where nobody wrote it', async () => {
    const policy = await policyOf('"root": "/repo"', [importedJson(settings)]);
    expect(whys(policy, bash('find . -delete')).join()).toContain('needs a yes by Bash(find *-delete*) (implied),');
  });
});

test('an imported rule of which nobody can tell what it is about is a warning', async () => {
  const imported = { ...importedJson({ permissions: {} }), deny: [{ file: 's', line: 3, column: 4, text: 'mine(x)' }] };
  const { warnings, uses } = await policyOf('"root": "/repo"', [imported]);
  expect(warnings).toMatchObject([
    {
      file: 's',
      line: 3,
      message: 'deny mine(x) is not used: a specification of a tool whose arguments nobody declared',
    },
  ]);
  expect(uses.filter(({ name }) => name.includes('mine'))).toEqual([]);
});

test('a scope of version 1 has a policy of names, to tell what decided', () => {
  const policy = namesPolicy({ agent: 'a', allowedTools: new Set(['ls']) });
  expect(
    judgements(policy, [{ tool: 'ls' }, { tool: 'LS' }]).map(({ breaches, decidedBy }) => [breaches, decidedBy]),
  ).toEqual([
    [[], ['allowed_tools']],
    [[{ outcome: 'overreach', why: "tool 'LS' is not in the declared scope for agent 'a'" }], []],
  ]);
});

describe('what several scopes know', () => {
  const took = '"normalize": [{"tool": "get", "response": "/took", "why": "clock"}]';
  const uuids = '"normalize": [{"class": "uuid", "why": "ids"}]';
  const answer = Buffer.from('{"id":"0b9a3c1e-8f8a-4b3c-9d2e-1f2a3b4c5d6e","took":4}');

  test('of tools is what the first one says that knows the tool', async () => {
    const knowledge = knowledgeOf([
      await scopeOf('a', []),
      await scopeOf('b', [], '"tools": {"get": {"readOnlyHint": true}}'),
      await scopeOf('c', [], '"tools": {"get": {"idempotentHint": true}}'),
    ]);
    expect(knowledge?.effects(madeCall('get', {}))).toMatchObject({ state: 'reads' });
    expect(knowledge?.effects(madeCall('other', {}))).toMatchObject({ state: 'undeclared' });
    expect(knowledge?.normalizer).toBeUndefined();
  });

  test('of answers is all that they take out of them', async () => {
    const knowledge = knowledgeOf([await scopeOf('a', [], took), await scopeOf('b', [], uuids)]);
    const { response, fields } = knowledge?.normalizer?.normalize('get', answer) ?? {};
    expect([response?.toString(), fields]).toEqual(['{"id":"<uuid>"}', 2]);
  });

  test('of one of them is its own, and of none nothing', async () => {
    const one = await scopeOf('a', [], took);
    expect(knowledgeOf([one, { agent: 'b', allowedTools: new Set() }])).toBe(one.policy);
    expect(knowledgeOf([{ agent: 'b', allowedTools: new Set() }])).toBeUndefined();
  });
});

test.each([
  ['{"version": 2}', true],
  ['{"version": "x"}', true],
  ['{"a": {"version": 2}}', false],
  ['{"agent": "a"}', false],
  ['{"version": 2,}', true],
  ['{"agent": "a",}', false],
  ['[]', false],
])('whether a file says that it has a version: %s: %s', (text, isSaid) => {
  expect(statesVersion(Buffer.from(text))).toBe(isSaid);
});
