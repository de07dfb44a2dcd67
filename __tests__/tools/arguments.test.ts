import { describe, expect, test } from '@jest/globals';
import { commandOf, urlOf, urlsOf } from '../../src/tools/arguments.ts';
import { builtinTool } from '../../src/tools/builtin.ts';
import type { Tool } from '../../src/tools/tool.ts';
import { madeCall, wordsOf } from '../helpers/made-calls.ts';

const known = (name: string): Tool => builtinTool(name) ?? {};

function commandIn(tool: string, args: object, cwd?: string): { words: unknown; cwd: string | undefined } | undefined {
  const command = commandOf(madeCall(tool, args, cwd), known(tool));
  return command && { words: wordsOf(command.line), cwd: command.cwd };
}

describe('the command of a call', () => {
  test.each([
    ['Bash', { command: 'ls -l' }, [['ls', '-l']]],
    ['shell', { command: ['git', 'commit', '-m', 'a b'] }, [['git', 'commit', '-m', 'a b']]],
    ['exec_command', { cmd: 'ls' }, [['ls']]],
    ['local_shell', { command: ['ls'], type: 'exec' }, [['ls']]],
    ['run_shell_command', { command: 'make' }, [['make']]],
    ['run_command', { command: 'make' }, [['make']]],
  ])('of %s %j', (tool, args, words) => {
    expect(commandIn(tool, args)).toEqual({ words, cwd: undefined });
  });

  test('is each of several', () => {
    const command = commandOf(madeCall('shell', { commands: ['ls', 'rm x'] }), known('shell'));
    const words = command && wordsOf(command.line);
    expect(words?.toString()).toContain('rm');
    expect(words?.toString()).toContain('ls');
  });

  test.each([
    ['a number', { command: 1 }],
    ['an object', { command: {} }],
    ['no words', { command: [] }],
    ['words that are not texts', { command: ['ls', 1] }],
    ['a truth', { command: false }],
  ])('is a fault when it is %s', (_name, args) => {
    expect(commandIn('Bash', args)?.words).toBe('a command that is neither a text nor an array of texts');
  });

  test('is not read when it is one of PowerShell', () => {
    expect(commandIn('PowerShell', { command: 'Remove-Item x' })?.words).toBe(
      'a command of PowerShell, which is not read',
    );
  });

  test('is none where none is given, or the tool runs none', () => {
    expect(commandIn('Bash', {})).toBeUndefined();
    expect(commandIn('Bash', { command: null })).toBeUndefined();
    expect(commandIn('Read', { command: 'ls' })).toBeUndefined();
  });

  test.each([
    [{ command: 'ls' }, '/repo', '/repo'],
    [{ command: 'ls', workdir: 'sub/..' }, '/repo', '/repo'],
    [{ command: 'ls', workdir: 'sub' }, '/repo', '/repo/sub'],
    [{ command: 'ls', workdir: '/tmp' }, '/repo', '/tmp'],
    [{ command: 'ls', workdir: null }, '/repo', '/repo'],
    [{ command: 'ls', workdir: 'sub' }, undefined, 'sub'],
    [{ command: 'ls', workdir: 1 }, '/repo', undefined],
  ])('runs where %j in %j says: %j', (args, cwd, expected) => {
    expect(commandIn('shell', args, cwd)?.cwd).toBe(expected);
  });
});

describe('what a call fetches', () => {
  test.each([
    ['WebFetch', { url: ' https://a.example/x ' }, ['https://a.example/x']],
    ['WebFetch', { url: 'a.example' }, ['a.example']],
    ['fetch_webpage', { urls: ['https://a.example', 'https://b.example'] }, ['https://a.example', 'https://b.example']],
    [
      'web_fetch',
      { prompt: 'compare https://a.example/1 and <HTTPS://b.example>' },
      ['https://a.example/1', 'HTTPS://b.example'],
    ],
    ['web_fetch', { prompt: 'no address' }, ['no address']],
    ['WebFetch', {}, []],
    ['WebSearch', { query: 'https://a.example' }, []],
    ['Bash', { url: 'https://a.example' }, []],
  ])('of %s %j is %j', (tool, args, urls) => {
    expect(urlsOf(madeCall(tool, args), known(tool))).toEqual(urls);
    expect(urlOf(madeCall(tool, args), known(tool))).toBe(urls[0]);
  });
});
