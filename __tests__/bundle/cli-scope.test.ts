import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { runCli, testOnPosix, testWithLinks, transcript, workspace } from '../helpers/bundle.ts';

const SETTINGS = `{"permissions": {
  "allow": ["Read(./src/**)",
    "mcp__*"]}}
`;
const SCOPE = `{"version": 2, "agent": "bot", "root": "/repo", "import": ["settings.json"],
 "allowed_tools": ["get", "ask"],
 "tools": {"get": {"readOnlyHint": true}},
 "normalize": [{"tool": "get", "response": "/took", "why": "clock"}],
 "permissions": {"deny": ["Bash(git push:*)"]}}
`;
const call = (index: number, tool: string, args: object, response: object = { ok: 1 }): string =>
  `${JSON.stringify({ index, tool, args, response })}\n`;

describe('what is no part of the fixed report of a session goes to standard error', () => {
  const files = () =>
    workspace({
      'scope.json': SCOPE,
      'settings.json': SETTINGS,
      'a.jsonl':
        call(0, 'get', {}, { n: 1, took: 4 }) +
        call(1, 'get', {}, { n: 1, took: 5 }) +
        call(2, 'odd', {}) +
        call(3, 'get', {}, { n: 1, took: 5 }),
    });
  const warning =
    'settings.json:3: warning: the allow rule "mcp__*" is not used: Claude Code skips an allow rule whose * stands before the end of a server name; write mcp__server__*\n';

  test('of scope: what of its imports is not used', async () => {
    expect(await runCli(files(), ['scope', 'a.jsonl', 'scope.json'])).toEqual({
      exitCode: 1,
      stderr: warning,
      stdout:
        "calls: 4\nfindings: 1\nindex 2: permission-overreach: tool 'odd' is not in the declared scope for agent 'bot'\n",
    });
  });

  test('of replay: the same, and what could not be compared, or only in part', async () => {
    expect(await runCli(files(), ['replay', 'a.jsonl', '--scope', 'scope.json'])).toEqual({
      exitCode: 1,
      stderr: `${warning}tools that nobody declared, and how many repeats could not be judged because of each: 'odd' (1)
2 answers equal after normalisation (2 fields)
`,
      stdout: `calls: 4
divergence: none
findings: 1
index 1: redundant-call: tool 'get' repeats the identical call at index 0 with no state change between them
`,
    });
  });
});

test('--explain names the rules that decided, and those of a breach alone where there is one', async () => {
  const bash = (index: number, command: string): string => call(index, 'Bash', { command });
  const files = workspace({
    'scope.json':
      '{"version": 2, "agent": "bot", "permissions": {"allow": ["Bash(git:*)", "Bash(ls:*)"], "deny": ["Bash(git push:*)"]}}',
    'a.jsonl': bash(0, 'git log && ls') + bash(1, 'git push') + bash(2, '"$EDITOR" x') + call(3, 'get', {}),
  });
  expect(
    (await runCli(files, ['scope', 'a.jsonl', 'scope.json', '--explain'])).stdout,
  ).toBe(`index 0: in scope: tool 'Bash': decided by allow Bash(git:*), allow Bash(ls:*)
index 1: permission-overreach: tool 'Bash': part 1 of 1 (git) is denied by Bash(git push:*) (decided by deny Bash(git push:*))
index 2: unverifiable-call: tool 'Bash': cannot tell whether a rule of agent 'bot' allows part 1 of 1 (a program that is known only as it runs)
index 3: permission-overreach: tool 'get' is not in the declared scope for agent 'bot'
`);
});

test('an import that is none is named with the place that imports it', async () => {
  const files = workspace({
    'scope.json': '{"version": 2, "agent": "a",\n "import": ["other.json"]}',
    'other.json': '{"a": 1}',
    'a.jsonl': transcript(['a']),
  });
  expect((await runCli(files, ['scope', 'a.jsonl', 'scope.json'])).stderr).toBe(
    'toolreplay: other.json:1:1: found an import that is an object of another kind, expected settings of Claude Code, what an MCP server answers to tools/list, or Codex rules in a file named *.rules; it is imported by scope.json:2\n',
  );
});

describe('an import that is no file in the workspace is told as what it is', () => {
  const importing = async (path: string): Promise<string> => {
    const files = workspace({
      'scope.json': JSON.stringify({ version: 2, agent: 'a', import: [path] }),
      'sub/a': '',
      'a.jsonl': transcript(['a']),
      '../elsewhere/settings.json': '{"permissions": {}}',
    });
    const { stderr, exitCode } = await runCli(files, ['scope', 'a.jsonl', 'scope.json']);
    expect(exitCode).toBe(2);
    return stderr;
  };
  const told = (found: string, path: string, rest: string): string =>
    `toolreplay: scope.json:1:36: found ${found} to import as '${path}', expected ${rest}\n`;
  const A_FILE = 'a readable file; name the file that has the rules';

  test.each([['.'], ['..'], ['sub']])('a directory: %s', async (path) => {
    expect(await importing(path)).toBe(told('a directory', path, A_FILE));
  });

  testOnPosix('a device', async () => {
    expect(await importing('/dev/null')).toBe(told('a pipe, socket or device', '/dev/null', A_FILE));
  });

  test('a file outside', async () => {
    const path = '../elsewhere/settings.json';
    expect(await importing(path)).toBe(told('a file outside the workspace', path, 'a file inside it; copy it there'));
  });

  testWithLinks('a link that leads out, whatever is there', async () => {
    const files = workspace({
      'scope.json': '{"version": 2, "agent": "a", "import": ["out"]}',
      'a.jsonl': transcript(['a']),
      '../elsewhere/settings.json': '{}',
    });
    symlinkSync(join('..', 'elsewhere'), files.path('out'), 'dir');
    const { stderr, exitCode } = await runCli(files, ['scope', 'a.jsonl', 'scope.json']);
    expect(stderr).toContain("found a symbolic link that leaves the workspace to import as 'out', ");
    expect(exitCode).toBe(2);
  });
});
