import { describe, expect, test } from '@jest/globals';
import { builtinTool, isOfFolders, mergedTool } from '../../src/tools/builtin.ts';
import { readLog, sampleLogs } from '../helpers/logs.ts';

describe('a tool of a usual agent is known', () => {
  test.each([
    ['Bash', 'Bash'],
    ['exec_command', 'Bash'],
    ['write_stdin', 'Bash'],
    ['run_shell_command', 'Bash'],
    ['run_terminal_cmd', 'Bash'],
    ['shellToolCall', 'Bash'],
    ['bash', 'Bash'],
    ['run_in_terminal', 'Bash'],
    ['run_command', 'Bash'],
    ['powershell', 'PowerShell'],
    ['Read', 'Read'],
    ['Grep', 'Read'],
    ['Glob', 'Read'],
    ['LS', 'Read'],
    ['view', 'Read'],
    ['read_file', 'Read'],
    ['semantic_search', 'Read'],
    ['Write', 'Edit'],
    ['NotebookEdit', 'Edit'],
    ['apply_patch', 'Edit'],
    ['replace', 'Edit'],
    ['write_file', 'Edit'],
    ['delete_file', 'Edit'],
    ['search_replace', 'Edit'],
    ['create', 'Edit'],
    ['insert_edit_into_file', 'Edit'],
    ['web_fetch', 'WebFetch'],
    ['fetch_webpage', 'WebFetch'],
    ['google_web_search', 'WebSearch'],
    ['Task', 'Agent'],
    ['task', 'Agent'],
    ['runSubagent', 'Agent'],
  ])('%s as %s', (name, alias) => {
    expect(builtinTool(name)?.alias).toBe(alias);
  });

  test.each(['BashOutput', 'TaskOutput', 'read_bash', 'get_terminal_output', 'write_stdin', 'wait'])(
    '%s as one that waits',
    (name) => {
      expect(builtinTool(name)?.polling).toBe(true);
    },
  );

  test('with all names that agents have for an argument', () => {
    expect(builtinTool('read_file')?.path).toEqual([
      '/path',
      '/file_path',
      '/absolute_path',
      '/target_file',
      '/filePath',
    ]);
  });

  test('and others are not', () => {
    for (const name of ['', '__proto__', 'constructor', 'bAsh', 'refund', 'mcp__github__get_issue']) {
      expect(builtinTool(name)).toBeUndefined();
    }
  });

  test('with pointers that are JSON Pointers', () => {
    for (const name of ['Bash', 'shell', 'apply_patch', 'read_file', 'web_fetch', 'file_change', 'glob']) {
      const { command, cwd, path, patch, url } = builtinTool(name) ?? {};
      for (const pointer of [command, cwd, path, patch, url].flatMap((pointers) => pointers ?? [])) {
        expect(pointer).toMatch(/^\//);
      }
    }
  });
});

describe('what is known of a tool and what is declared of it', () => {
  test('is what is known where nothing is declared', () => {
    expect(mergedTool(undefined, undefined)).toBeUndefined();
    expect(mergedTool(builtinTool('Bash'), undefined)).toBe(builtinTool('Bash'));
  });

  test('is what is declared, key by key', () => {
    const merged = mergedTool(builtinTool('Read'), { path: ['/where'], polling: true });
    const declared = { path: ['/where'], polling: true, isDeclared: true };
    expect(merged).toEqual({ alias: 'Read', readOnlyHint: true, ...declared });
  });

  test('is filled by the tool that is named like its alias', () => {
    expect(mergedTool(undefined, { alias: 'Bash' })).toEqual({ alias: 'Bash', command: ['/command'] });
    expect(mergedTool(undefined, { alias: 'Bash', command: ['/run'] })?.command).toEqual(['/run']);
    expect(mergedTool(builtinTool('exec'), { alias: 'Bash' })?.command).toEqual(['/command']);
  });

  test('is not filled so where the tool is known by another name already', () => {
    expect(mergedTool(builtinTool('Read'), { alias: 'Bash' })?.command).toBeUndefined();
  });

  test('is what is declared alone where nothing is known', () => {
    expect(mergedTool(undefined, { alias: 'Pager', readOnlyHint: true })).toEqual({
      alias: 'Pager',
      readOnlyHint: true,
    });
  });
});

test('a search or a listing without a path is of a folder', () => {
  expect(isOfFolders('Grep', {})).toBe(true);
  expect(isOfFolders('look', { alias: 'Glob' })).toBe(true);
  expect(isOfFolders('Read', { alias: 'Read' })).toBe(false);
});

describe('all tools are known in the sample log', () => {
  const logs = sampleLogs().filter(({ name }) => /^(?:claude-code|codex|copilot|cursor|gemini)/.test(name));
  /** Those of MCP servers. */
  const foreign = /^mcp__/;

  test.each(logs.map(({ name, text }) => [name, text] as const))('%s', (_name, text) => {
    const tools = readLog(text).sessions.flatMap(({ records }) => records.map(({ tool }) => tool));
    const own = [...new Set(tools)].filter((tool) => !foreign.test(tool));
    expect(own.filter((tool) => builtinTool(tool) === undefined)).toEqual([]);
  });

  test('and there are such logs of all of these agents', () => {
    expect(logs.length).toBeGreaterThanOrEqual(12);
  });
});
