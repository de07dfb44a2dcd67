import { describe, expect, test } from '@jest/globals';
import { builtinTool, mergedTool } from '../../src/tools/builtin.ts';
import { effectsOf } from '../../src/tools/effects.ts';
import type { Effects, Tool } from '../../src/tools/tool.ts';
import { madeCall } from '../helpers/made-calls.ts';

/** What a call in `/repo` did, by what is known of its tool and declared of it. */
function effects(name: string, args: object, declared?: Tool): Effects {
  return effectsOf(madeCall(name, args, '/repo'), mergedTool(builtinTool(name), declared), 'mutating');
}

describe('a tool of which nobody said anything', () => {
  test('is undeclared', () => {
    expect(effects('refund', {})).toEqual({
      state: 'undeclared',
      reads: undefined,
      writes: undefined,
      isIdempotent: false,
      isPolling: false,
    });
  });

  test('only reads, where such tools are said to', () => {
    expect(effectsOf(madeCall('refund', {}), undefined, 'reading')).toMatchObject({ state: 'reads', reads: undefined });
  });
});

describe('a tool of a usual agent', () => {
  test.each<[string, object, readonly string[] | undefined]>([
    ['Read', { file_path: 'a' }, ['/repo/a']],
    ['Grep', { pattern: 'x' }, ['/repo']],
    ['Glob', { pattern: '*', path: 'src' }, ['/repo/src']],
    ['read_many_files', { include: ['a', 'b'] }, ['/repo/a', '/repo/b']],
    ['WebFetch', { url: 'https://a.example' }, undefined],
    ['Read', { file_path: 1 }, undefined],
    ['str_replace_editor', { command: 'view', path: 'a' }, ['/repo/a']],
    ['Bash', { command: 'cat a' }, ['/repo/a']],
    ['shell', { command: ['cat', 'a'], workdir: 'src' }, ['/repo/src/a']],
  ])('reads: %s %j', (name, args, reads) => {
    expect(effects(name, args)).toEqual({ state: 'reads', reads, writes: [], isIdempotent: true, isPolling: false });
  });

  test.each<[string, object, readonly string[] | undefined]>([
    ['Write', { file_path: 'a' }, ['/repo/a']],
    ['Edit', { file_path: '/x' }, ['/x']],
    ['delete_file', { path: 'a' }, ['/repo/a']],
    ['apply_patch', { $value: '*** Begin Patch\n*** Delete File: a' }, ['/repo/a']],
    ['apply_patch', { $value: 'no patch' }, undefined],
    ['str_replace_editor', { command: 'create', path: 'a' }, ['/repo/a']],
    ['Bash', { command: 'rm a' }, ['/repo/a']],
    ['Bash', { command: 'npm test' }, undefined],
    ['Bash', { command: 1 }, undefined],
    ['Bash', {}, undefined],
    ['PowerShell', { command: 'Get-Date' }, undefined],
    ['Task', { prompt: 'x' }, undefined],
    ['move_file', { from: 'a', to: 'b' }, undefined],
    ['TodoWrite', { todos: [] }, []],
    ['update_plan', { plan: [] }, []],
  ])('writes: %s %j', (name, args, writes) => {
    const { state, ...what } = effects(name, args);
    expect({ state, writes: what.writes }).toEqual({ state: 'writes', writes });
  });

  test.each<[string, object, boolean]>([
    ['BashOutput', { bash_id: '1' }, true],
    ['write_stdin', { session_id: 1, chars: '' }, true],
    ['write_stdin', { session_id: 1 }, true],
    ['write_stdin', { session_id: 1, chars: 'y\n' }, false],
    ['wait', { cell_id: '4' }, true],
    ['wait', { cell_id: '4', terminate: true }, false],
    ['Bash', { command: 'sleep 5' }, true],
    ['Read', { file_path: 'a' }, false],
  ])('waits: %s %j: %s', (name, args, isPolling) => {
    expect(effects(name, args).isPolling).toBe(isPolling);
  });

  test('changes nothing while it waits, and something when it is told to', () => {
    expect(effects('write_stdin', { session_id: 1 }).state).toBe('reads');
    expect(effects('write_stdin', { session_id: 1, chars: 'y' }).state).toBe('writes');
  });
});

describe('a declared tool', () => {
  test.each<[string, Tool, Partial<Effects>]>([
    ['writes anything, without a hint', {}, { state: 'writes', writes: undefined, isIdempotent: false }],
    ['reads anything, by its hint', { readOnlyHint: true }, { state: 'reads', reads: undefined, writes: [] }],
    ['reads what it names', { readOnlyHint: true, reads: ['/p', '/q'] }, { reads: ['/repo/x', '/repo/y'] }],
    ['reads its path', { readOnlyHint: true, path: ['/p'] }, { reads: ['/repo/x'] }],
    ['writes what it names', { writes: ['/p', '/none'] }, { state: 'writes', writes: ['/repo/x'] }],
    ['writes all of a list', { writes: ['/list'] }, { writes: ['/repo/a', '/repo/b'] }],
    ['writes anything, where no path is named', { writes: ['/number'] }, { writes: undefined }],
    ['writes nothing, if so said', { writes: [] }, { state: 'writes', writes: [] }],
    ['writes its path, as an edit', { alias: 'Edit', path: ['/p'] }, { state: 'writes', writes: ['/repo/x'] }],
    ['writes anything, with a path alone', { path: ['/p'] }, { state: 'writes', writes: undefined }],
    ['tells what it read too', { writes: ['/p'], reads: ['/q'] }, { writes: ['/repo/x'], reads: ['/repo/y'] }],
    ['is idempotent, by its hint', { idempotentHint: true }, { state: 'writes', isIdempotent: true }],
    ['waits, if so said', { readOnlyHint: true, polling: true }, { isPolling: true }],
    ['is seen in its command', { alias: 'Bash', command: ['/run'] }, { state: 'reads', reads: ['/repo/a'] }],
    ['is in its folder', { path: ['/p'], cwd: ['/q'], readOnlyHint: true }, { reads: ['/repo/y/x'] }],
  ])('%s', (_name, tool, expected) => {
    const args = { p: 'x', q: 'y', list: ['a', 'b'], number: 1, run: 'cat a' };
    expect(effects('own', args, tool)).toMatchObject(expected);
  });

  test('is believed where it says more than is known', () => {
    expect(effects('Bash', { command: 'npm test' }, { readOnlyHint: true }).state).toBe('reads');
    expect(effects('Read', { file_path: 'a' }, { readOnlyHint: false }).state).toBe('writes');
  });
});
