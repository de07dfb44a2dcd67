import { describe, expect, test } from '@jest/globals';
import { builtinTool } from '../../src/tools/builtin.ts';
import { filesOf } from '../../src/tools/files.ts';
import type { Tool } from '../../src/tools/tool.ts';
import { madeCall } from '../helpers/made-calls.ts';

/** Each use as `read path`; or the fault. */
function uses(
  name: string,
  args: object,
  tool: Tool = builtinTool(name) ?? {},
): readonly string[] | string | undefined {
  const files = filesOf(madeCall(name, args), tool);
  if (files === undefined) return undefined;
  return 'fault' in files ? files.fault : files.map(({ path, access }) => `${access} ${path}`);
}

describe('the files of a call', () => {
  test.each([
    ['Read', { file_path: '/a' }, ['read /a']],
    ['read_file', { target_file: 'a' }, ['read a']],
    ['read_many_files', { include: ['a', 'b/*'] }, ['read a', 'read b/*']],
    ['Write', { file_path: './a', content: '' }, ['write ./a']],
    ['NotebookEdit', { notebook_path: 'a.ipynb' }, ['write a.ipynb']],
    ['create_file', { filePath: 'a' }, ['write a']],
    ['write_file', { path: 'a' }, ['write a']],
    ['editToolCall', { path: 'a' }, ['write a']],
    ['str_replace_editor', { command: 'str_replace', path: 'a' }, ['write a']],
    ['str_replace_editor', { command: 'view', path: 'a' }, ['read a']],
    ['apply_patch', { input: '*** Begin Patch\n*** Delete File: a\n*** End Patch' }, ['write a']],
    ['apply_patch', { $value: '*** Begin Patch\n*** Add File: a\n+x' }, ['write a']],
    ['apply_patch', { type: 'delete_file', path: 'a' }, ['write a']],
    ['apply_patch', { input: '*** Begin Patch\n*** End Patch' }, []],
    [
      'file_change',
      {
        changes: [
          { path: 'a', kind: 'add' },
          { path: 'b', kind: 'update' },
        ],
      },
      ['write a', 'write b'],
    ],
    [
      'file_change',
      { changes: { a: { add: {} }, b: { update: { move_path: 'c' } } } },
      ['write a', 'write b', 'write c'],
    ],
    ['multi_replace_string_in_file', { replacements: [{ filePath: 'a' }, { filePath: 'a' }] }, ['write a']],
    ['Grep', { pattern: 'x' }, ['read .']],
    ['Grep', { pattern: '/etc/x', path: null }, ['read .']],
    ['Grep', { pattern: 'x', path: 'src' }, ['read src']],
    ['LS', {}, ['read .']],
    ['codebase_search', { query: 'x', target_directories: [] }, ['read .']],
    ['Glob', { pattern: '**/*.ts' }, ['read .']],
    ['Glob', { pattern: '/etc/**/*.conf' }, ['read /etc']],
    ['Glob', { pattern: '../*' }, ['read ..']],
    ['Glob', { pattern: '~/.ssh/id' }, ['read ~/.ssh/id']],
    ['Glob', { pattern: '/*' }, ['read /']],
    ['Glob', { pattern: 'C:\\x\\y*' }, ['read C:\\x']],
    ['Glob', { pattern: 'secrets/**' }, ['read secrets']],
    ['Glob', { pattern: 'src/lib/x{a,b}.ts' }, ['read src/lib']],
    ['Glob', { pattern: 'src/a.ts' }, ['read src/a.ts']],
    ['Glob', { pattern: 'a.ts' }, ['read .']],
    ['Glob', { pattern: 'src/*/../../x' }, ['read ..']],
    ['Glob', { pattern: '/src/*/../../x' }, ['read /']],
    ['Glob', { pattern: 'lib/*', path: 'src' }, ['read src/lib']],
    ['Glob', { pattern: '*.ts', path: 'src' }, ['read src']],
    ['Glob', { pattern: '/etc/*', path: 'src' }, ['read /etc']],
    ['glob_file_search', { glob_pattern: 'lib/*' }, ['read .']],
  ])('of %s %j are %j', (name, args, expected) => {
    expect(uses(name, args)).toEqual(expected);
  });

  test.each([
    ['Read', {}],
    ['Bash', { command: 'cat a' }],
    ['web_search', { query: 'x' }],
    ['apply_patch', {}],
  ])('are not told by %s %j', (name, args) => {
    expect(uses(name, args)).toBeUndefined();
  });

  test.each([
    ['Read', { file_path: 1 }, 'a path that is neither a text nor an array of texts'],
    ['Read', { file_path: ['a', {}] }, 'a path that is neither a text nor an array of texts'],
    ['Grep', { path: { a: 1 } }, 'a path that is neither a text nor an array of texts'],
    ['apply_patch', { input: 'rm x' }, 'text that is no patch'],
    ['apply_patch', { input: 1 }, 'a patch that is no text'],
    ['file_change', { changes: [{ kind: 'add' }] }, 'a change that names no file'],
  ])('of %s %j are a fault', (name, args, fault) => {
    expect(uses(name, args)).toBe(fault);
  });

  test.each<[string, Tool, readonly string[]]>([
    ['writes, where nobody says that it only reads', { path: ['/p'] }, ['write x']],
    ['reads, by its hint', { path: ['/p'], readOnlyHint: true }, ['read x']],
    ['reads, by its alias', { path: ['/p'], alias: 'Read' }, ['read x']],
    ['writes, by its hint against its alias', { path: ['/p'], alias: 'Read', readOnlyHint: false }, ['write x']],
    ['reads what it is said to read', { path: ['/p'], reads: ['/p'] }, ['read x']],
    ['writes what it is said to write', { alias: 'Read', path: ['/p'], writes: ['/p'] }, ['write x']],
    ['does both', { reads: ['/p', '/q'], writes: ['/q'] }, ['read x', 'read y', 'write y']],
    ['has its path first where it is', { path: ['/none', '/q', '/p'], readOnlyHint: true }, ['read y']],
  ])('of a declared tool: it %s', (_name, tool, expected) => {
    expect(uses('own', { p: 'x', q: 'y' }, tool)).toEqual(expected);
  });
});
