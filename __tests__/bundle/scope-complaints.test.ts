import { symlinkSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { runCli, testWithLinks, told, transcript, type Workspace, workspace } from '../helpers/bundle.ts';

// What people have complained of that only files show: settings behind a link, and what a server says of its tools.

describe('the settings of an agent', () => {
  const SETTINGS = JSON.stringify({ permissions: { allow: ['Bash(git:*)'], deny: ['Bash(git push:*)'] } });
  const SCOPE = JSON.stringify({ version: 2, agent: 'a', import: ['.claude/settings.json'] });
  const RUN = transcript(['Bash', { command: 'git log' }], ['Bash', { command: 'git -C . push' }]);

  function files(): Workspace {
    return workspace({ 'run.jsonl': RUN, 'scope.json': SCOPE, '.claude/x': '', 'dotfiles/settings.json': SETTINGS });
  }

  testWithLinks('deny what they deny behind a symbolic link too (claude-code#5938)', async () => {
    const { root, ...rest } = files();
    symlinkSync('../dotfiles/settings.json', rest.path('.claude/settings.json'));
    expect(await runCli({ root, ...rest }, ['scope', 'run.jsonl', 'scope.json'])).toEqual(
      told(
        `calls: 2
findings: 1
index 1: permission-overreach: tool 'Bash': part 1 of 1 (git) is denied by Bash(git push:*)
`,
        1,
      ),
    );
  });

  testWithLinks('are never left out without a word: a link that leads nowhere ends it (claude-code#5938)', async () => {
    const made = files();
    symlinkSync('../nowhere.json', made.path('.claude/settings.json'));
    const { stdout, stderr, exitCode } = await runCli(made, ['scope', 'run.jsonl', 'scope.json']);
    expect([stdout, exitCode]).toEqual(['', 2]);
    expect(stderr).toMatch(/^toolreplay: scope\.json:1:36: found no such file to import/);
  });

  testWithLinks('and a link that leads out of the workspace is refused where it is imported', async () => {
    const made = files();
    made.write('../elsewhere.json', SETTINGS);
    symlinkSync('../../elsewhere.json', made.path('.claude/settings.json'));
    const { stdout, stderr, exitCode } = await runCli(made, ['scope', 'run.jsonl', 'scope.json']);
    expect([stdout, exitCode]).toEqual(['', 2]);
    expect(stderr).toMatch(/^toolreplay: scope\.json:1:\d+: .*import/);
  });
});

describe('what an MCP server says of its tools', () => {
  const DUMP = JSON.stringify({
    tools: [
      { name: 'get', inputSchema: {}, annotations: { readOnlyHint: true } },
      { name: 'peek', inputSchema: {}, annotations: { readOnlyHint: true } },
      { name: 'put', inputSchema: {}, annotations: { destructiveHint: false } },
      { name: 'bare', inputSchema: {} },
      { name: 'marked', inputSchema: {}, annotations: { readOnlyHint: true, destructiveHint: true } },
    ],
  });

  /** Whether `get` is told to be repeated for nothing, when this tool was called between its two calls. */
  async function isRedundantAfter(tool: string, trusted: boolean): Promise<boolean> {
    const files = workspace({
      'tools.json': DUMP,
      'scope.json': JSON.stringify({ version: 2, agent: 'a', import: [{ file: 'tools.json', server: 's', trusted }] }),
      'run.jsonl': transcript(['mcp__s__get', { id: 1 }], [`mcp__s__${tool}`], ['mcp__s__get', { id: 1 }]),
    });
    const { stdout, stderr } = await runCli(files, ['replay', 'run.jsonl', '--scope', 'scope.json']);
    // What is not believed is told, and is no fault.
    expect(stderr.includes('"trusted" is not set')).toBe(!trusted);
    return stdout.includes('redundant-call');
  }

  test('is used where it is trusted (claude-code#87452)', async () => {
    expect(await isRedundantAfter('peek', true)).toBe(true);
    expect(await isRedundantAfter('put', true)).toBe(false);
  });

  test('changes nothing where it only reads, marked as destructive or not (codebase-memory-mcp#2118)', async () => {
    expect(await isRedundantAfter('marked', true)).toBe(true);
  });

  test('is not believed where it is not (qwen-code#6917, Backboard-R-CLI#19)', async () => {
    expect(await isRedundantAfter('peek', false)).toBe(false);
  });

  test('is read with the defaults of the specification: a tool without hints changes something (codex#15519)', async () => {
    expect(await isRedundantAfter('bare', true)).toBe(false);
  });

  test('allows nothing by itself: readOnlyHint is no permission (qwen-code#6917)', async () => {
    const files = workspace({
      'tools.json': DUMP,
      'scope.json': JSON.stringify({
        ...{ version: 2, agent: 'a' },
        import: [{ file: 'tools.json', server: 's', trusted: true }],
      }),
      'run.jsonl': transcript(['mcp__s__get', { id: 1 }]),
    });
    expect(await runCli(files, ['scope', 'run.jsonl', 'scope.json'])).toEqual(
      told(
        `calls: 1
findings: 1
index 0: permission-overreach: tool 'mcp__s__get' is not in the declared scope for agent 'a'
`,
        1,
      ),
    );
  });
});
