import { describe, expect, test } from '@jest/globals';
import { runAction, runCli, scopeFile, transcript, type Workspace, workspace } from '../helpers/bundle.ts';
import { resulted, used } from '../helpers/claude.ts';
import { lines } from '../helpers/logs.ts';
import { rows } from '../helpers/table.ts';

const NOTHING = 'found calls without one answer among them, expected at least one answer to compare';

/** A log in which nothing was answered, one in which something was, and a native transcript like the first. */
function files(): Workspace {
  return workspace({
    'mute.jsonl': lines(used('A', 'Read'), used('B', 'Bash')),
    'half.jsonl': lines(used('A', 'Read'), used('B', 'Bash'), resulted('B', 'x')),
    'native.jsonl': transcript(['Read', {}, { $unanswered: true }]),
    'scope.json': scopeFile('reader', 'Read'),
  });
}

describe('calls without one answer among them', () => {
  test.each(['mute.jsonl', 'native.jsonl'])('are no pass of replay, which compared nothing: %s', async (file) => {
    const ran = await runCli(files(), ['replay', file]);
    expect(ran.stdout).toBe('');
    expect(ran.stderr).toContain(`toolreplay: ${file}: ${NOTHING}`);
    expect(ran.exitCode).toBe(2);
  });

  test.each(['mute.jsonl', 'native.jsonl'])(
    'are no pass of an audit that has nothing else to check: %s',
    async (file) => {
      const ran = await runCli(files(), ['audit', file]);
      expect(ran.stdout).toContain('not checked: replay of 1 transcript: no answers\n');
      expect(ran.stdout).toContain('unusable (exit 2): nothing was checked\n');
      expect(rows(ran)).toEqual([`${file}: not checked`]);
      expect(ran.exitCode).toBe(2);
      const action = await runAction(files(), { transcripts: file, 'if-no-files-found': 'ignore' });
      expect(action.exitCode).toBe(0);
      expect(action.summary).toContain('nothing was checked');
      expect(action.summary).toContain('<td>not checked</td>');
      expect(action.stdout).toContain(
        `${file}: 1 call, not checked, chain: `.replace('1 call,', file === 'mute.jsonl' ? '2 calls,' : '1 call,'),
      );
    },
  );

  test('are unusable where replay was asked for by name, and stop no other', async () => {
    const ran = await runCli(files(), ['audit', '*.jsonl', '--checks', 'replay']);
    expect(rows(ran)).toEqual([
      'half.jsonl: clean',
      'mute.jsonl: unusable (nothing-checked)',
      'native.jsonl: unusable (nothing-checked)',
    ]);
    expect(ran.exitCode).toBe(2);
  });

  test('are held against a scope', async () => {
    const ran = await runCli(files(), ['audit', 'mute.jsonl', '--scope', 'scope.json']);
    expect(rows(ran)).toEqual(['mute.jsonl: 1 permission-overreach']);
    expect(ran.stdout).toContain('mute.jsonl:2: error: permission-overreach: index 1: ');
    expect(ran.stdout).toContain('not checked: replay of 1 transcript: no answers\n');
    expect(ran.exitCode).toBe(1);
  });
});

test('one answer is enough to compare', async () => {
  const ran = await runCli(files(), ['replay', 'half.jsonl']);
  expect(ran.stdout).toBe('calls: 2\ndivergence: none\nfindings: 0\n');
  expect(ran.exitCode).toBe(0);
});
