import { describe, expect, test } from '@jest/globals';
import { runCli, scopeFile, told, transcript, workspace } from '../helpers/bundle.ts';
import { rows } from '../helpers/table.ts';

const CLEAN = transcript(['read_file'], ['list_dir']);

describe('--scope', () => {
  test('a path is that file for every transcript', async () => {
    const files = workspace({
      'a.jsonl': transcript(['read_file']),
      'runs/b.jsonl': transcript(['search']),
      'runs/scope.json': scopeFile('near', 'search'),
      'config/scope.json': scopeFile('far', 'read_file'),
    });
    const ran = await runCli(files, ['audit', '**/*.jsonl', '--scope', 'config/scope.json']);
    expect(ran.stdout).toContain(
      "runs/b.jsonl:1: error: permission-overreach: index 0: tool 'search' is not in the declared scope for agent 'far'\n",
    );
    expect(rows(ran)).toEqual(['a.jsonl: clean', 'runs/b.jsonl: 1 permission-overreach']);
    expect(ran.exitCode).toBe(1);
  });

  test('a bare name is the nearest file of that name upwards', async () => {
    const files = workspace({
      'top.jsonl': transcript(['top']),
      'runs/mid.jsonl': transcript(['top']),
      'runs/deep/er/low.jsonl': transcript(['low'], ['top']),
      'runs/deep/scope.json': scopeFile('low', 'low'),
      'scope.json': scopeFile('top', 'top'),
    });
    // One that is above the workspace is not looked for.
    files.write('../scope.json', scopeFile('outside', 'low', 'top'));
    expect(await runCli(files, ['audit', '**/*.jsonl', '--scope', 'scope.json'])).toEqual(
      told(
        `runs/deep/er/low.jsonl:2: error: permission-overreach: index 1: tool 'top' is not in the declared scope for agent 'low'

file                    calls  divergence  findings  chain       scope  result
runs/deep/er/low.jsonl  2      none        1         not sealed  low    1 permission-overreach
runs/mid.jsonl          1      none        0         not sealed  top    clean
top.jsonl               1      none        0         not sealed  top    clean

not checked: chain of 3 transcripts: not sealed
findings (exit 1): 1 finding in 4 calls in 3 transcripts
`,
        1,
      ),
    );
  });

  test('a bare name that is nowhere for some is said not to be checked for them', async () => {
    const files = workspace({
      'runs/a.jsonl': CLEAN,
      'b/b.jsonl': CLEAN,
      'b/scope.json': scopeFile('b', 'read_file', 'list_dir'),
    });
    files.write('../scope.json', scopeFile('outside'));
    expect(await runCli(files, ['audit', '**/*.jsonl', '--scope', 'scope.json'])).toEqual(
      told(
        `file          calls  divergence  findings  chain       scope                result
b/b.jsonl     2      none        0         not sealed  b                    clean
runs/a.jsonl  2      none        0         not sealed  no scope file found  clean

not checked: scope of 1 transcript: no scope file found
not checked: chain of 2 transcripts: not sealed
clean (exit 0): no finding in 4 calls in 2 transcripts
`,
        0,
      ),
    );
    const required = await runCli(files, ['audit', '**/*.jsonl', '--scope', 'scope.json', '--checks', 'scope']);
    expect(rows(required)).toEqual(['b/b.jsonl: clean', 'runs/a.jsonl: unusable (scope)']);
    expect(required.exitCode).toBe(2);
  });

  test('a bare name that is nowhere in the workspace is said not to be checked, unless it must be', async () => {
    const files = workspace({ 'runs/a.jsonl': CLEAN });
    files.write('../scope.json', scopeFile('outside'));
    expect(await runCli(files, ['audit', '**/*.jsonl', '--scope', 'scope.json'])).toEqual(
      told(
        `file          calls  divergence  findings  chain       scope                result
runs/a.jsonl  2      none        0         not sealed  no scope file found  clean

not checked: scope of 1 transcript: no scope file found
not checked: chain of 1 transcript: not sealed
clean (exit 0): no finding in 2 calls in 1 transcript
`,
        0,
      ),
    );
    const required = await runCli(files, ['audit', '**/*.jsonl', '--scope', 'scope.json', '--checks', 'scope']);
    expect(required.stdout.split('\n')[0]).toBe(
      'runs/a.jsonl: error: unusable: found no scope file in its folder or above, expected one, since the check scope is asked for; add one, or leave scope out of the checks',
    );
    expect(required.exitCode).toBe(2);
  });

  test('a transcript from outside does not bring its own scope along', async () => {
    const files = workspace({ 'scope.json': scopeFile('inside', 'read_file') });
    files.write('../elsewhere/a.jsonl', transcript(['rm']));
    files.write('../elsewhere/scope.json', scopeFile('outside', 'rm'));
    const ran = await runCli(files, ['audit', '../elsewhere/a.jsonl', '--scope', 'scope.json']);
    expect(ran.stdout).toContain("tool 'rm' is not in the declared scope for agent 'inside'\n");
    expect(ran.exitCode).toBe(1);
  });

  test('standard input is in the scope of the working directory', async () => {
    const files = workspace({ 'scope.json': scopeFile('here', 'read_file') });
    const ran = await runCli(files, ['audit', '-', '--scope', 'scope.json'], { input: transcript(['rm']) });
    expect(ran.stdout.split('\n')[0]).toBe(
      "<stdin>:1: error: permission-overreach: index 0: tool 'rm' is not in the declared scope for agent 'here'",
    );
    expect(ran.exitCode).toBe(1);
  });

  test('a scope file that is no scope makes the transcripts under it unusable', async () => {
    const files = workspace({
      'a.jsonl': CLEAN,
      'runs/b.jsonl': CLEAN,
      'runs/c.jsonl': CLEAN,
      'scope.json': scopeFile('top', 'read_file', 'list_dir'),
      'runs/scope.json': '{"agent": "x"}',
    });
    const fault =
      'runs/scope.json: error: unusable: found no key "allowed_tools" in the scope file, expected {"agent": string, "allowed_tools": [string, …]}';
    const ran = await runCli(files, ['audit', '**/*.jsonl', '--scope', 'scope.json']);
    expect(ran.stdout.split('\n').slice(0, 4)).toEqual([fault, '', fault, '']);
    expect(rows(ran)).toEqual(['a.jsonl: clean', 'runs/b.jsonl: unusable (scope)', 'runs/c.jsonl: unusable (scope)']);
    expect(ran.exitCode).toBe(2);
  });

  test('a path that leads nowhere makes every transcript unusable', async () => {
    const files = workspace({ 'a.jsonl': CLEAN });
    const ran = await runCli(files, ['audit', 'a.jsonl', '--scope', './nowhere.json']);
    expect(ran.stdout.split('\n')[0]).toBe(
      'nowhere.json: error: unusable: found no such file, expected a readable file; check the path',
    );
    expect(ran.exitCode).toBe(2);
  });
});
