import { describe, expect, test } from '@jest/globals';
import { caught } from '../helpers/faults.ts';
import { bash, outcomes, permitting, policyOf, type Said } from '../helpers/policy.ts';

// What people have complained of in rules about arguments: each as one test, with where it was said.

describe('what a rule looks at', () => {
  function rule(effect: string, args: object, tool = 'run_shell_command'): string {
    return `"permissions": {"allow": [${effect === 'allow' ? '' : '"*"'}]},
      "rules": [${JSON.stringify({ id: 'r', effect, tool, args })}]`;
  }

  function shell(args: object): Said {
    return { tool: 'run_shell_command', args, cwd: '/repo' };
  }

  test('is one argument: what another one holds is no match (gemini-cli#19762)', async () => {
    for (const members of [
      rule('allow', { '/command': { regex: 'git status.*' } }),
      rule('allow', { '/command': { argv: ['git', 'status'] } }),
      '"permissions": {"allow": ["Bash(git status:*)"]}',
    ]) {
      const calls = [
        shell({ command: 'git status' }),
        shell({ command: 'whoami', metadata: { reason: 'I am just running git status' } }),
        shell({ command: 'whoami', dummy: { command: 'git status' } }),
        shell({ dummy: { command: 'git status' } }),
        shell({ command: 'whoami","command":"git status' }),
      ];
      const [first, ...others] = outcomes(await policyOf(members), calls);
      expect(first).toBe('ok');
      expect(others).not.toContain('ok');
    }
  });

  test('does not run over into the next argument (gemini-cli#29053)', async () => {
    const policy = await policyOf(rule('allow', { '/command': { regex: '.*safe' } }));
    const calls = [shell({ command: 'be safe' }), shell({ command: 'evil-cmd', dir_path: 'C:\\safe' })];
    expect(outcomes(policy, calls)).toEqual(['ok', 'overreach']);
  });

  test('begins at ^ and ends at $, and is all of it without them (gemini-cli#15383)', async () => {
    for (const regex of ['^git (blame|diff|log|status)$', 'git (blame|diff|log|status)']) {
      const policy = await policyOf(rule('allow', { '/command': { regex } }));
      const commands = ['git status', 'git status; rm -r x', 'echo git status'];
      expect(
        outcomes(
          policy,
          commands.map((command) => shell({ command })),
        ),
      ).toEqual(['ok', 'overreach', 'overreach']);
    }
  });

  test('is words, not a text with blanks in it: one blank more makes no difference (gemini-cli#22607)', async () => {
    const policy = await permitting({ allow: ['Bash(git:*)'] });
    const commands = ['git status', 'git  status', 'git\tstatus', 'gitk status'];
    expect(
      outcomes(
        policy,
        commands.map((command) => shell({ command })),
      ),
    ).toEqual(['ok', 'ok', 'ok', 'overreach']);
  });

  test('is the number or the boolean that was given, not its text', async () => {
    const policy = await policyOf(rule('deny', { '/force': { equals: true } }, 'drop'));
    const calls = [true, 'true', false].map((force) => ({ tool: 'drop', args: { force } }));
    expect(outcomes(policy, calls)).toEqual(['overreach', 'ok', 'ok']);
  });

  test('may be below the top level, where Claude Code has no rules', async () => {
    const policy = await policyOf(rule('deny', { '/options/force': { equals: true } }, 'drop'));
    const calls = [{ force: true }, { force: false }].map((options) => ({ tool: 'drop', args: { options } }));
    expect(outcomes(policy, calls)).toEqual(['overreach', 'ok']);
  });

  test('was given: an argument that is missing allows nothing, and holds for no require', async () => {
    const allowing = await policyOf(rule('allow', { '/amount': { max: 5 } }, 'pay'));
    const requiring = await policyOf(rule('require', { '/amount': { max: 5 } }, 'pay'));
    for (const policy of [allowing, requiring]) {
      expect(outcomes(policy, [{ tool: 'pay', args: { amount: 5 } }, { tool: 'pay' }])).toEqual(['ok', 'overreach']);
    }
  });
});

describe('the names of MCP tools', () => {
  test('may have underscores, also those of servers (gemini-cli)', async () => {
    const policy = await permitting({ allow: ['mcp__my_server__get_*'], deny: ['mcp__other_server'] });
    const calls = ['mcp__my_server__get_x', 'mcp__my__server__get_x', 'mcp__my_server__put', 'mcp__other_server__x'];
    expect(
      outcomes(
        policy,
        calls.map((tool) => ({ tool })),
      ),
    ).toEqual(['ok', 'overreach', 'overreach', 'overreach']);
  });
});

describe('which rule wins', () => {
  test('is no matter of numbers, of order or of how special it is: deny does (gemini-cli, claude-code)', async () => {
    const deny = '{"id": "d", "effect": "deny", "tool": "Bash", "args": {"/command": {"argv": ["git"]}}}';
    const allow = '{"id": "a", "effect": "allow", "tool": "Bash", "args": {"/command": {"equals": "git push"}}}';
    for (const rules of [`${deny}, ${allow}`, `${allow}, ${deny}`]) {
      const policy = await policyOf(`"allowed_tools": ["Bash"], "rules": [${rules}]`);
      expect(outcomes(policy, [bash('git push'), bash('ls')])).toEqual(['overreach', 'ok']);
    }
  });

  test('and what no rule is about is not allowed (codex, where it is)', async () => {
    expect(outcomes(await permitting({ deny: ['Bash(git push:*)'] }), [bash('ls'), { tool: 'x' }])).toEqual([
      'overreach',
      'overreach',
    ]);
  });
});

describe('permissions that would do nothing, and are taken without a word elsewhere (claude-code documentation)', () => {
  test.each(['Bash(command:rm *)', 'Read(file_path:/etc/**)', 'mcp__github__get(x)'])('%s is refused', async (deny) => {
    const error = await caught(permitting({ deny: [deny] }));
    expect([error.code, error.place.file, error.place.line]).toEqual(['scope', 'scope.json', 2]);
  });

  test('Write(path) is for that tool', async () => {
    const policy = await permitting({ allow: ['*'], deny: ['Write(./src/**)'] });
    const writing = (file: string): Said => ({ tool: 'Write', args: { file_path: file }, cwd: '/repo' });
    expect(outcomes(policy, [writing('src/a'), writing('b')])).toEqual(['overreach', 'ok']);
  });

  test('mcp__* is for the tools of every server', async () => {
    const policy = await permitting({ allow: ['mcp__*'] });
    expect(outcomes(policy, [{ tool: 'mcp__a__b' }, { tool: 'Read' }])).toEqual(['ok', 'overreach']);
  });

  test('an argument beside the one that the tool is about is looked at', async () => {
    const policy = await permitting({ allow: ['*'], deny: ['Bash(run_in_background:true)', 'Agent(model:opus)'] });
    const calls = [
      { tool: 'Bash', args: { command: 'ls', run_in_background: true } },
      bash('ls'),
      bash('echo run_in_background:true'),
      { tool: 'Agent', args: { model: 'opus' } },
      { tool: 'Agent', args: {} },
    ];
    expect(outcomes(policy, calls)).toEqual(['overreach', 'ok', 'ok', 'overreach', 'ok']);
  });

  test('a name is no regular expression: a dot is a dot (invariant)', async () => {
    const policy = await permitting({ allow: ['get.issue'] });
    expect(outcomes(policy, [{ tool: 'get.issue' }, { tool: 'getxissue' }, { tool: 'get.issues' }])).toEqual([
      'ok',
      'overreach',
      'overreach',
    ]);
  });
});
