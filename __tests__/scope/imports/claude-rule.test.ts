import { describe, expect, test } from '@jest/globals';
import { imported, importedJson, messages, SETTINGS, statedTexts } from '../../helpers/imports.ts';

function settings(permissions: object) {
  return importedJson({ permissions });
}

function texts(rules: readonly { readonly text: string }[]): string[] {
  return rules.map(({ text }) => text);
}

describe('rules of settings', () => {
  test('are taken as they are written, each with its place', () => {
    const { allow, ask, deny, warnings } = imported(
      SETTINGS,
      '{\n  "permissions": {\n    "allow": ["Bash(npm run test:*)"],\n    "ask": ["Bash(git push *)"],\n    "deny": [\n      "Read(./.env)"]\n  }\n}',
    );
    expect(allow[0]).toEqual({ file: SETTINGS, line: 3, column: 15, text: 'Bash(npm run test:*)' });
    expect(ask[0]).toEqual({ file: SETTINGS, line: 4, column: 13, text: 'Bash(git push *)' });
    expect(deny).toEqual([{ file: SETTINGS, line: 6, column: 7, text: 'Read(./.env)' }]);
    expect(warnings).toEqual([]);
  });

  test.each([
    'Bash',
    'Bash(*)',
    'Bash(npm run build)',
    'Bash(git log * main)',
    'Bash(echo (a))',
    'Bash(cd x && npm test)',
    'Bash(rm -rf:*)',
    'Bash(rm -fr:*)',
    // The four anchors, of which `/x` is not the root of the file system (claude-code#6699, #22907).
    'Read(//etc/**)',
    'Read(~/.ssh/**)',
    'Edit(/src/**)',
    'Edit(./src/**)',
    'Edit(src/**)',
    'Edit(C:/x/**)',
    'Write',
    'MultiEdit',
    'PowerShell',
    'PowerShell(*)',
    'WebFetch(domain:*.example.com)',
    'WebSearch',
    'Agent(Explore)',
    'Agent(plugin:reviewer)',
    'Skill(plugin:deploy)',
    'Monitor(npm run watch *)',
    'mcp__github',
    'mcp__github__*',
    'mcp__github__get_*',
    'mcp__github__get_issue',
    'UnknownTool',
  ])('allow %s', (text) => {
    const read = settings({ allow: [text] });
    expect(statedTexts(read.allow)).toEqual([text]);
    expect(read.warnings).toEqual([]);
  });

  test.each([
    '*',
    'mcp__*',
    'mcp__git*',
    'Web*',
    'Agent(model:opus)',
    'Bash(run_in_background:true)',
    'Grep(output_mode:content)',
    'WebFetch(prompt:*secret*)',
    'CronCreate(recurring:true)',
  ])('deny or ask for %s', (text) => {
    const read = settings({ deny: [text], ask: [text] });
    expect(texts(read.deny)).toEqual([text]);
    expect(statedTexts(read.ask)).toEqual([text]);
    expect(read.warnings).toEqual([]);
  });

  test.each([
    // File rules that are never consulted, with the one that is.
    ['Write(src/**)', 'write Edit(path)'],
    ['MultiEdit(src/**)', 'write Edit(path)'],
    ['NotebookEdit(a.ipynb)', 'write Edit(path)'],
    ['Glob(src/**)', 'write Read(path)'],
    ['Grep(./secrets/**)', 'write Read(path)'],
    ['Write(C:/x)', 'write Edit(path)'],
    // A rule on what the specifier is about anyway.
    ['Bash(command:rm *)', 'ignores a rule on "command"'],
    ['Bash(command : rm *)', 'ignores a rule on "command"'],
    ['PowerShell(command:rm)', 'ignores a rule on "command"'],
    ['Read(file_path:.env)', 'ignores a rule on "file_path"'],
    ['Edit(file_path:.env)', 'ignores a rule on "file_path"'],
    ['Grep(path:src)', 'ignores a rule on "path"'],
    ['NotebookEdit(notebook_path:a)', 'ignores a rule on "notebook_path"'],
    ['WebFetch(url:https://a.example)', 'ignores a rule on "url"'],
    // MCP rules with parentheses.
    ['mcp__github__create_issue(title:x)', 'skips rules of MCP tools with parentheses'],
    ['mcp__github(*)', 'skips rules of MCP tools with parentheses'],
    ['mcp__', 'names no server'],
    ['mcp__git hub', 'no MCP tool has such a name'],
    // Empty and unknown shapes.
    ['', 'neither Tool nor Tool(specifier)'],
    ['Bash()', 'nothing in its parentheses'],
    ['Read( )', 'nothing in its parentheses'],
    ['(ls)', 'neither Tool nor Tool(specifier)'],
    ['Bash(ls', 'neither Tool nor Tool(specifier)'],
    ['Bash ls)', 'neither Tool nor Tool(specifier)'],
    ['Bash(ls) # why', 'neither Tool nor Tool(specifier)'],
    ['Bash(ls) ', 'neither Tool nor Tool(specifier)'],
    ['Edit|Write', 'no tool of Claude Code has such a name'],
    ['Stop Task', 'no tool of Claude Code has such a name'],
    ['bash(ls)', 'no tool of Claude Code has such a name'],
    ['__proto__', 'no tool of Claude Code has such a name'],
    // Commands and paths that are written in the other's way.
    ['Bash(git:* push)', '":*" counts at the end alone'],
    ['Bash(:*)', 'no command before ":*"'],
    ['Read(src:*)', '":*" is for commands'],
    ['WebFetch(https://a.example/*)', 'takes domain:host'],
    ['WebFetch(domain:)', 'takes domain:host'],
    ['WebFetch(domain:a.example/path)', 'takes domain:host'],
    ['WebFetch(a.example)', 'takes domain:host'],
    ['WebSearch(cats)', 'WebSearch takes no specifier'],
    ['TodoWrite(*)', 'TodoWrite takes no specifier'],
    ['Cd(~/code/**)', 'the command /cd'],
    ['Cd', 'the command /cd'],
    // claude-code#8537.
    ['PowerShell(Get-ChildItem *)', 'PowerShell are not parsed'],
  ])('that do nothing are said: %s', (text, reason) => {
    for (const list of ['allow', 'ask', 'deny'] as const) {
      const read = settings({ [list]: ['Read(a)', text] });
      expect(statedTexts(read[list])).toEqual(['Read(a)']);
      expect(messages(read)).toEqual([expect.stringContaining(`5: the ${list} rule "${text}" is not used: `)]);
      expect(read.warnings[0]?.message).toContain(reason);
    }
  });

  test.each([
    ['*', 'a * in the name of the tool'],
    ['B*', 'a * in the name of the tool'],
    ['mcp__*', 'before the end of a server name'],
    ['mcp__git*', 'before the end of a server name'],
    ['mcp__*__get', 'before the end of a server name'],
    ['mcp____*', 'before the end of a server name'],
    ['Agent(model:opus)', 'only deny and ask rules can be about an argument'],
    ['Bash(run_in_background:true)', 'only deny and ask rules can be about an argument'],
    ['WebFetch(prompt:x)', 'only deny and ask rules can be about an argument'],
    ['CronCreate(recurring:true)', 'CronCreate takes no specifier'],
  ])('that allow nothing are said: %s', (text, reason) => {
    const read = settings({ allow: [text] });
    expect(statedTexts(read.allow)).toEqual([]);
    expect(read.warnings.map(({ message }) => message)).toEqual([expect.stringContaining(reason)]);
  });

  test.each([
    ['*(x)', 'a pattern of names takes no specifier'],
    ['A *', 'no tool has such a name'],
  ])('that deny nothing are said: %s', (text, reason) => {
    const read = settings({ deny: [text] });
    expect(read.deny).toEqual([]);
    expect(read.warnings.map(({ message }) => message)).toEqual([expect.stringContaining(reason)]);
  });

  test('that are no strings are said', () => {
    expect(messages(settings({ deny: [1, null] }))).toEqual([
      '4: the deny rule "of type number" is not used: it is no string',
      '5: the deny rule "of type null" is not used: it is no string',
    ]);
  });

  test('are shown no longer than a line', () => {
    const [message = ''] = messages(settings({ deny: [`Bash(${'x'.repeat(1000)}`] }));
    expect(message.length).toBeLessThan(160);
  });
});
