import { describe, expect, test } from '@jest/globals';
import { caught } from '../helpers/faults.ts';
import { bash, outcomes, permitting, policyOf, whys } from '../helpers/policy.ts';

describe('the names of tools', () => {
  test.each([
    ['mcp__github__get_*', 'mcp__github__get_issue', 'ok'],
    ['mcp__github__get_*', 'mcp__github__delete', 'overreach'],
    ['mcp__github', 'mcp__github__delete', 'ok'],
    ['mcp__github__*', 'mcp__github__delete', 'ok'],
    ['mcp__git', 'mcp__github__delete', 'overreach'],
    ['*', 'anything', 'ok'],
    ['read', 'Read', 'overreach'],
    ['Task', 'Agent', 'ok'],
    ['Agent', 'Task', 'ok'],
    ['Bash', 'exec_command', 'ok'],
    ['mcp__*', 'Bash', 'overreach'],
  ])('%s allows %s: %s', async (allow, tool, outcome) => {
    expect(outcomes(await permitting({ allow: [allow] }), [{ tool }])).toEqual([outcome]);
  });

  test('in allowed_tools are letter by letter in every version', async () => {
    const policy = await policyOf('"allowed_tools": ["Foo(bar)", "mcp__x__*", "Bash"]');
    const calls = ['Foo(bar)', 'mcp__x__*', 'mcp__x__y', 'Bash', 'exec_command', 'Foo'].map((tool) => ({ tool }));
    expect(outcomes(policy, calls)).toEqual(['ok', 'ok', 'overreach', 'ok', 'overreach', 'overreach']);
  });

  test('that nobody allows are told as in version 1', async () => {
    expect(whys(await policyOf('"allowed_tools": []'), { tool: 'x' })).toEqual([
      "tool 'x' is not in the declared scope for agent 'a'",
    ]);
  });
});

describe('addresses', () => {
  const fetch = (url: string) => ({ tool: 'WebFetch', args: { url } });

  test.each([
    ['https://example.org/x', 'ok'],
    ['http://EXAMPLE.org.', 'ok'],
    ['https://docs.example.com', 'ok'],
    ['https://example.com', 'overreach'],
    ['https://example.org.evil.com', 'overreach'],
    ['https://example.org@evil.com', 'overreach'],
    ['https://evil.com/example.org', 'overreach'],
    ['https://evil.com#example.org', 'overreach'],
    ['https://evil.com\\@example.org', 'unverifiable'],
    ['ftp://example.org', 'overreach'],
    ['example.org', 'overreach'],
  ])('%s', async (url, outcome) => {
    const allow = ['WebFetch(domain:example.org)', 'WebFetch(domain:*.example.com)'];
    expect(outcomes(await permitting({ allow }), [fetch(url)])).toEqual([outcome]);
  });

  test('are all looked at', async () => {
    const prompt = 'compare https://example.org/a with https://evil.com/b please';
    const call = { tool: 'web_fetch', args: { prompt } };
    expect(outcomes(await permitting({ allow: ['WebFetch(domain:example.org)'] }), [call])).toEqual(['overreach']);
    expect(outcomes(await permitting({ allow: ['*'], deny: ['WebFetch(domain:evil.com)'] }), [call])).toEqual([
      'overreach',
    ]);
  });
});

describe('one argument', () => {
  test.each([
    ['Agent(Explore)', 'Agent', { subagent_type: 'Explore' }, 'overreach'],
    ['Agent(Explore)', 'Task', { subagent_type: 'Plan' }, 'ok'],
    ['Agent(model:opus)', 'Agent', { model: 'opus' }, 'overreach'],
    ['Agent(model:opus)', 'Agent', { model: 'sonnet' }, 'ok'],
    ['Agent(model:opus)', 'Agent', {}, 'ok'],
    ['Skill(deploy*)', 'Skill', { skill: 'deploy-prod' }, 'overreach'],
    ['WebFetch(prompt:*secret*)', 'WebFetch', { url: 'https://a.org', prompt: 'a secret' }, 'overreach'],
    ['WebFetch(prompt:*secret*)', 'WebFetch', { url: 'https://a.org', prompt: 'none' }, 'ok'],
    ['query(force:true)', 'query', { force: true }, 'overreach'],
    ['query(force:true)', 'query', { force: false }, 'ok'],
    ['Bash(run_in_background:true)', 'Bash', { command: 'ls', run_in_background: true }, 'overreach'],
    ['Bash(run_in_background:true)', 'Bash', { command: 'ls', run_in_background: false }, 'ok'],
    ['Bash(timeout:*)', 'Bash', { command: 'ls', timeout: 5 }, 'ok'],
    ['Edit(replace_all:true)', 'Edit', { file_path: '/a', replace_all: true }, 'overreach'],
    ['Edit(replace_all:true)', 'Edit', { file_path: '/a' }, 'ok'],
  ])('%s denies %s of %j: %s', async (deny, tool, args, outcome) => {
    expect(outcomes(await permitting({ allow: ['*'], deny: [deny] }), [{ tool, args }])).toEqual([outcome]);
  });
});

describe('permissions that are none', () => {
  test.each([
    ['', 'nothing in the permission ""'],
    ['Bash(', 'a bracket that is not closed in the permission "Bash("'],
    ['Bash()', 'an empty specification in the permission "Bash()"'],
    ['Bash(:*)', 'an empty command in the permission "Bash(:*)"'],
    ['Bash(a && b)', 'more than one command in the permission "Bash(a && b)"'],
    ['Bash(npm:* run)', `':*' before the end in the permission "Bash(npm:* run)"`],
    ['Read(./[a)', `a '[' that is not closed in the permission "Read(./[a)"`],
    ['WebFetch(url:x)', 'no domain: in the permission'],
    ['Read(!x)', `a path that starts with '!' in the permission "Read(!x)"`],
    ['WebFetch(example.org)', 'no domain: in the permission "WebFetch(example.org)"'],
    ['WebFetch(domain:https://x.org)', 'the host "https://x.org" in the permission "WebFetch(domain:https://x.org)"'],
    ['Bash(command:rm *)', '"command:", which a specification is about by itself and must not name, in the permission'],
    ['Read(file_path:/a)', '"file_path:", which a specification is about by itself'],
    ['mcp__a__b(c)', 'a specification of an MCP tool'],
    ['two words', 'no tool with a specification in the permission "two words"'],
    ['mine(x)', 'a specification of a tool whose arguments nobody declared in the permission "mine(x)"'],
  ])('%j', async (allow, found) => {
    const error = await caught(permitting({ allow: ['Bash', allow] }));
    expect(error.fault.found).toContain(found);
    expect(error.place).toEqual({ file: 'scope.json', line: 2, column: 33 });
  });

  test('a declared tool has what it is declared to have', async () => {
    const policy = await policyOf(`
      "tools": {"sh": {"alias": "Bash"}, "get": {"path": "/file", "readOnlyHint": true}},
      "permissions": {"allow": ["sh(ls:*)", "get(./a/**)"]}, "root": "/r"`);
    const get = (file: string) => ({ tool: 'get', args: { file } });
    expect(outcomes(policy, [{ tool: 'sh', args: { command: 'ls -l' } }, get('a/b'), get('b')])).toEqual([
      'ok',
      'ok',
      'overreach',
    ]);
    expect(outcomes(policy, [{ tool: 'sh', args: { command: 'rm x' } }, bash('ls')])).toEqual([
      'overreach',
      'overreach',
    ]);
  });
});
