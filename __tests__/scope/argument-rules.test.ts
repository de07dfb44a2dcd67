import { describe, expect, test } from '@jest/globals';
import { caught } from '../helpers/faults.ts';
import { judgements, outcomes, policyOf, whys } from '../helpers/policy.ts';

const REFUND = `{"id": "refund-cap", "effect": "require", "tool": "refund",
  "args": {"/amount": {"max": 500}, "/currency": {"in": ["EUR", "USD"]}}, "why": "larger refunds need a human"`;
const ALLOWED = '"allowed_tools": ["refund", "send", "run", "get"]';

const rules = (...all: readonly string[]) => policyOf(`${ALLOWED}, "rules": [${all.join(',')}]`);
const refund = (amount: unknown, currency: unknown = 'EUR') => ({ tool: 'refund', args: { amount, currency } });

describe('what is required', () => {
  test('has to hold, all of it, and a missing argument does not', async () => {
    const policy = await rules(`${REFUND}}`);
    const calls = [
      refund(20),
      refund(500),
      refund(501),
      refund(20, 'GBP'),
      refund('20'),
      { tool: 'refund' },
      { tool: 'send' },
    ];
    expect(outcomes(policy, calls)).toEqual(['ok', 'ok', 'overreach', 'overreach', 'overreach', 'overreach', 'ok']);
    expect(whys(policy, refund(501))).toEqual([
      "tool 'refund': /amount breaks 'refund-cap': larger refunds need a human",
    ]);
  });

  test('is a warning where the rule says so', async () => {
    const policy = await rules(`${REFUND}, "severity": "warning"}`);
    expect(outcomes(policy, [refund(501)])).toEqual(['warning']);
  });

  test('may be that an argument is not there', async () => {
    const policy = await rules('{"id": "r", "effect": "require", "tool": "send", "args": {"/bcc": {"exists": false}}}');
    const send = (args: object) => ({ tool: 'send', args });
    expect(outcomes(policy, [send({}), send({ bcc: null }), send({ bcc: 'x' })])).toEqual([
      'ok',
      'overreach',
      'overreach',
    ]);
  });
});

describe('rules that forbid and allow', () => {
  test('forbid only what is there', async () => {
    const policy = await rules(
      '{"id": "r", "effect": "deny", "tool": "s*", "args": {"/to/0": {"glob": "*@evil.com"}}}',
    );
    const send = (to: unknown) => ({ tool: 'send', args: { to } });
    expect(outcomes(policy, [send(['x@evil.com']), send(['x@good.com']), send([]), send('x@evil.com')])).toEqual([
      'overreach',
      'ok',
      'ok',
      'ok',
    ]);
  });

  test('allow a tool that nothing else allows', async () => {
    const policy = await policyOf(
      '"rules": [{"id": "r", "effect": "allow", "tool": "get", "args": {"/url": {"host": "example.org"}}}]',
    );
    const get = (url: string) => ({ tool: 'get', args: { url } });
    expect(outcomes(policy, [get('https://example.org/a'), get('https://evil.org/a'), { tool: 'get' }])).toEqual([
      'ok',
      'overreach',
      'overreach',
    ]);
    expect(judgements(policy, [get('https://example.org/a')])[0]?.decidedBy).toEqual(['r']);
  });

  test.each([
    ['allow', ['git', 'status'], 'git status -s', 'ok'],
    ['allow', ['git', 'status'], 'git status; rm x', 'overreach'],
    ['allow', ['git', 'status'], 'git statuses', 'overreach'],
    ['allow', ['git', 'status'], 'git $X', 'overreach'],
    ['allow', ['git', 'a b'], "git 'a b'", 'ok'],
    ['allow', ['git', 'a b'], 'git a b', 'overreach'],
  ] as const)('%s commands that start with words %j: %j', async (effect, argv, command, outcome) => {
    const policy = await policyOf(
      `"rules": [{"id": "r", "effect": "${effect}", "tool": "exec", "args": {"/cmd": {"argv": ${JSON.stringify(argv)}}}}]`,
    );
    expect(outcomes(policy, [{ tool: 'exec', args: { cmd: command } }])).toEqual([outcome]);
  });

  test('forbid commands of which any part starts with words, as text or as an array', async () => {
    const policy = await rules(
      '{"id": "r", "effect": "deny", "tool": "run", "args": {"/c": {"argv": ["git", "push"]}}}',
    );
    const run = (c: unknown) => ({ tool: 'run', args: { c } });
    const calls = [
      run('ls; sudo git push'),
      run(['bash', '-lc', 'git push']),
      run(['git', 'log']),
      run('git "'),
      run(7),
    ];
    expect(outcomes(policy, calls)).toEqual(['overreach', 'overreach', 'ok', 'unverifiable', 'ok']);
  });

  test('know paths, relative to where the call is', async () => {
    const policy = await policyOf(
      `"root": "/repo", "rules": [{"id": "r", "effect": "allow", "tool": "get", "args": {"/p": {"path": "./src/**"}}}]`,
    );
    const get = (p: string) => ({ tool: 'get', args: { p } });
    expect(outcomes(policy, [get('src/a'), get('src/../a'), get('/repo/src/a')])).toEqual(['ok', 'overreach', 'ok']);
  });

  test('match all of a text by a regular expression', async () => {
    const policy = await rules(
      '{"id": "r", "effect": "require", "tool": "get", "args": {"/id": {"regex": "[a-z]+(-[a-z]+)*"}}}',
    );
    const get = (id: string) => ({ tool: 'get', args: { id } });
    expect(outcomes(policy, [get('a-b'), get('a-b!'), get(`${'a'.repeat(50_000)}!`)])).toEqual([
      'ok',
      'overreach',
      'overreach',
    ]);
  });
});

describe('examples', () => {
  test.each([
    [
      `${REFUND}, "match": [{"amount": 20, "currency": "EUR"}], "not_match": [{"amount": 900, "currency": "EUR"}, {}]}`,
      undefined,
    ],
    [`${REFUND}, "match": [{"amount": 900, "currency": "EUR"}]}`, 'that rule "refund-cap" does not match it'],
    [`${REFUND}, "not_match": [{"amount": 1, "currency": "EUR"}]}`, 'that rule "refund-cap" matches it'],
  ])('have to hold: %s', async (rule, found) => {
    if (found === undefined) expect((await rules(rule)).rules).toHaveLength(1);
    else expect((await caught(rules(rule))).fault.found).toContain(found);
  });

  test('that do not hold are told with their place', async () => {
    const { place, fault } = await caught(rules(`${REFUND},\n  "match": [{"amount": 900, "currency": "EUR"}]}`));
    expect(place).toEqual({ file: 'scope.json', line: 4, column: 13 });
    expect(fault.advice).toBe('look at /amount');
  });
});

describe('a rule for an alias', () => {
  const rule = (tool: string, pointer: string) =>
    policyOf(
      `"allowed_tools": ["exec_command", "run_shell_command", "read_file", "web_fetch", "own"],
       "tools": {"own": {"alias": "Bash", "command": "/line"}},
       "rules": [{"id": "r", "effect": "deny", "tool": "${tool}", "args": {"${pointer}": {"glob": "npm *"}}}]`,
    );

  test('is about the argument that each tool has there', async () => {
    const bash = await rule('Bash', '/command');
    const calls = [
      { tool: 'exec_command', args: { cmd: 'npm publish' } },
      { tool: 'exec_command', args: { cmd: 'ls' } },
      { tool: 'run_shell_command', args: { command: 'npm publish' } },
      { tool: 'own', args: { line: 'npm publish' } },
      { tool: 'own', args: { command: 'ls', line: 'npm publish' } },
    ];
    expect(outcomes(bash, calls)).toEqual(['overreach', 'ok', 'overreach', 'overreach', 'ok']);
    const read = await rule('Read', '/file_path');
    expect(outcomes(read, [{ tool: 'read_file', args: { absolute_path: 'npm x' } }])).toEqual(['overreach']);
  });

  test('is about nothing else than what the alias has', async () => {
    const bash = await rule('Bash', '/other');
    expect(outcomes(bash, [{ tool: 'exec_command', args: { cmd: 'npm publish' } }])).toEqual(['ok']);
  });
});

test.each([
  ['npm test', 'ok'],
  ['timeout 5 npm test', 'ok'],
  ['time npm test && npm test x', 'ok'],
  ['env -i npm test', 'overreach'],
  ['sudo npm test', 'overreach'],
  ['npm test $(curl x)', 'overreach'],
  ['npm test; ls', 'overreach'],
])('an allow by argv needs every part of a command: %s', async (line, outcome) => {
  const policy = await policyOf(
    '"rules": [{"id": "r", "effect": "allow", "tool": "run", "args": {"/line": {"argv": ["npm", "test"]}}}]',
  );
  expect(outcomes(policy, [{ tool: 'run', args: { line } }])).toEqual([outcome]);
});
