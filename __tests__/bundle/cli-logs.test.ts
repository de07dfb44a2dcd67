import { describe, expect, test } from '@jest/globals';
import { refused, runCli, samples, scopeFile, told, transcript, type Workspace, workspace } from '../helpers/bundle.ts';
import { resulted, used } from '../helpers/claude.ts';
import { lines } from '../helpers/logs.ts';
import { rows } from '../helpers/table.ts';

const AGENT = { agent: 'a7' };
/** Line by line: what the agent does, and in between what its sub-agent does. */
const LOG = lines(
  used('A', 'Read', { path: 'x' }),
  resulted('A', 'one'),
  used('B', 'Bash', { command: 'ls' }),
  used('S', 'Read', { path: 'x' }, AGENT),
  resulted('B', '1'),
  resulted('S', 'two', AGENT),
  used('C', 'Bash', { command: 'ls' }),
  used('D', 'Grep', {}),
  resulted('D', '1'),
  resulted('C', '2'),
  used('E', 'Read', { path: 'x' }),
);

function log(text = LOG): Workspace {
  return workspace({ 'log.jsonl': text, 'scope.json': scopeFile('reader', 'Read', 'Grep') });
}

describe("audit of an agent's log", () => {
  test('has a row a session, the call on its line and the answer on its own', async () => {
    const ran = await runCli(log(`[INFO] up\n${LOG}`), ['audit', 'log.jsonl', '--scope', 'scope.json']);
    expect(ran).toEqual(
      told(
        `log.jsonl [s1]: note: read as claude-code; 1 call never answered; 1 part passed over (1 not JSON)
log.jsonl:4: error: permission-overreach: s1: index 1: tool 'Bash' is not in the declared scope for agent 'reader'
log.jsonl:11: error: non-determinism: s1: index 2: tool 'Bash' returned a different response than the identical call at index 1
log.jsonl:8: warning: redundant-call: s1: index 2: tool 'Bash' repeats the identical call at index 1 with no state change between them
log.jsonl:8: error: permission-overreach: s1: index 2: tool 'Bash' is not in the declared scope for agent 'reader'

file               calls  divergence  findings  chain       scope   result
log.jsonl [s1]     5      index 2     4         not sealed  reader  1 non-determinism, 1 redundant-call, 2 permission-overreach
log.jsonl [s1/a7]  1      none        0         not sealed  reader  clean

1 transcript read as claude-code
not checked: chain of 1 transcript: not sealed
findings (exit 1): 4 findings in 6 calls in 1 transcript
`,
        1,
      ),
    );
  });

  test('that has one session does not name it', async () => {
    const one = lines(used('A', 'Read'), resulted('A', 'x'), used('B', 'Read'), resulted('B', 'x'));
    const ran = await runCli(log(one), ['audit', 'log.jsonl']);
    expect(ran.stdout).toContain('log.jsonl:3: warning: redundant-call: index 1: ');
    expect(rows(ran)).toEqual(['log.jsonl: 1 redundant-call']);
    expect(ran).toMatchObject({ stderr: '', exitCode: 1 });
  });

  test('shows the start of a name that has no end, and makes no table as wide', async () => {
    const own = { session: 's'.repeat(100_000) };
    const call = (id: string): unknown[] => [used(id, 'Read', {}, own), resulted(id, 'x', own)];
    const others = Array.from({ length: 50 }, (_, k) => used(`${k}`, 'Read', {}, { session: `t${k}` }));
    const ran = await runCli(log(lines(...call('A'), ...call('B'), ...others)), ['audit', 'log.jsonl']);
    expect(ran.stdout).toContain(`log.jsonl:3: warning: redundant-call: ${'s'.repeat(200)}…: index 1: `);
    expect(ran.stdout.length).toBeLessThan(50_000);
  });

  test('stands beside transcripts of the native form', async () => {
    const files = log();
    files.write('a.jsonl', transcript(['ls']));
    const ran = await runCli(files, ['audit', '*.jsonl', '--fail-on', 'broken-chain']);
    expect(rows(ran)).toEqual([
      'a.jsonl: clean',
      'log.jsonl [s1]: 1 non-determinism, 1 redundant-call',
      'log.jsonl [s1/a7]: clean',
    ]);
    expect(ran.stdout).toContain('\n1 transcript read as claude-code\n');
    expect(ran.stdout).toContain('\nfindings (exit 0): 2 findings in 7 calls in 2 transcripts\n');
    expect(ran.exitCode).toBe(0);
  });

  test('without a call is noted, and has checked nothing', async () => {
    const ran = await runCli(log(lines({ type: 'user', uuid: 'u', sessionId: 's', message: { content: 'hi' } })), [
      ...['audit', 'log.jsonl'],
    ]);
    expect(ran.stdout).toMatch(/^log\.jsonl: note: read as claude-code; no call\n/);
    expect(ran.stdout).toContain('found not one call in the files that match');
    expect(ran.exitCode).toBe(2);
  });

  test('tells what it counted beside calls with their answers', async () => {
    const text = lines(
      used('A', 'Read', { path: 'x' }),
      used('A', 'Read', { path: 'x' }),
      resulted('A', 'x'),
      resulted('A', 'y'),
      resulted('Z', 'x'),
      'banner',
      '',
      { type: 'next-year' },
    );
    const { stdout, exitCode } = await runCli(log(`${text}{"type":"assi`), ['audit', 'log.jsonl']);
    expect(stdout.split('\n')[0]).toBe(
      'log.jsonl: note: read as claude-code; 1 result of no call; 2 copies of a call or an answer; 4 parts passed over (1 not JSON, 1 blank, 1 cut off, 1 of unknown type)',
    );
    expect(exitCode).toBe(0);
  });

  test('takes an answer that nothing changed for the answer that it refers to', async () => {
    const unchanged = { line: { toolUseResult: { type: 'file_unchanged' } } };
    const read = (id: string): object => used(id, 'Read', { path: 'x' });
    const other = (id: string): object[] => [used(id, 'Grep'), resulted(id, 'same')];
    const same = [read('A'), resulted('A', 'one'), ...other('G'), read('B'), resulted('B', 'as before', unchanged)];
    expect(rows(await runCli(log(lines(...same)), ['audit', 'log.jsonl']))).toEqual(['log.jsonl: clean']);
    // What changed and then did not is what it was changed to, which differs from the first answer as well.
    const changed = [...same, ...other('H'), read('C'), resulted('C', 'two')];
    const later = [...changed, ...other('I'), read('D'), resulted('D', 'as before', unchanged)];
    const ran = await runCli(log(lines(...later)), ['audit', 'log.jsonl']);
    expect(ran.stdout.match(/^log\.jsonl:\d+: error: non-determinism/gm)).toEqual([
      'log.jsonl:10: error: non-determinism',
      'log.jsonl:14: error: non-determinism',
    ]);
  });

  test.each([
    [
      '--strict',
      'log.jsonl:1: error: unusable: found a line that is no JSON, expected nothing that has to be passed over, since it is read strictly\n',
    ],
    ['--format=native', "log.jsonl:1:1: error: unusable: found 'b', expected a JSON value\n"],
    ['--checks=verify', 'log.jsonl: error: unusable: found an unsealed transcript, expected a sealed one, '],
  ])('with %s cannot be judged when it is not so', async (option, start) => {
    const ran = await runCli(log(`banner\n${LOG}`), ['audit', 'log.jsonl', option]);
    expect(ran.stdout.slice(0, start.length)).toBe(start);
    expect(ran).toMatchObject({ stderr: '', exitCode: 2 });
  });

  test('with --strict is audited as ever when there is nothing to pass over', async () => {
    const files = log();
    expect(await runCli(files, ['audit', 'log.jsonl', '--strict'])).toEqual(
      await runCli(files, ['audit', 'log.jsonl']),
    );
  });

  test('with a format that there is not is no audit', async () => {
    const { stderr, exitCode } = await runCli(log(), ['audit', 'log.jsonl', '--format', 'nothing']);
    expect(stderr).toMatch(/^toolreplay: found 'nothing' for --format, expected native, /);
    expect(exitCode).toBe(2);
  });

  test('a file of no known format says what it was tried as', async () => {
    const { stdout, exitCode } = await runCli(log('{"a":1}\n'), ['audit', 'log.jsonl']);
    expect(stdout).toMatch(/^log\.jsonl:1:2: error: unusable: found the field "a", expected .*; tried as native, .+\n/);
    expect(stdout).toContain('unusable (format)');
    expect(exitCode).toBe(2);
  });
});

describe('the commands for one session', () => {
  const NOTE = 'log.jsonl: note: read as claude-code; 1 call never answered\n';

  test('replay', async () => {
    expect(await runCli(log(), ['replay', 'log.jsonl', '--session', 's1'])).toEqual({
      stdout: `calls: 5
divergence: index 2
findings: 2
index 2: non-determinism: tool 'Bash' returned a different response than the identical call at index 1
index 2: redundant-call: tool 'Bash' repeats the identical call at index 1 with no state change between them
`,
      stderr: NOTE,
      exitCode: 1,
    });
  });

  test('scope', async () => {
    const ran = await runCli(log(), ['scope', 'log.jsonl', 'scope.json', '--session=s1/a7']);
    const note = 'log.jsonl: note: read as claude-code\n';
    expect(ran).toEqual({ stdout: 'calls: 1\nfindings: 0\n', stderr: note, exitCode: 0 });
  });

  test('need its name where there are several, and a name that is there', async () => {
    const several = "log.jsonl: found 2 sessions, expected one of them by its name, as --session; it has 's1', 's1/a7'";
    const none = several.replace('2 sessions', "no session 's9'");
    for (const command of [['replay'], ['scope'], ['seal'], ['import']]) {
      const args = [...command, 'log.jsonl', ...(command[0] === 'scope' ? ['scope.json'] : [])];
      expect(await runCli(log(), args)).toEqual(refused(several));
      expect(await runCli(log(), [...args, '--session', 's9'])).toEqual(refused(none));
    }
  });

  test('verify takes no log', async () => {
    const why = 'found a log of the format claude-code, expected a sealed transcript; toolreplay seal makes one';
    expect(await runCli(log(), ['verify', 'log.jsonl'])).toEqual(refused(`log.jsonl: ${why}`));
  });

  test('seal makes of a log what verify finds intact', async () => {
    const files = log();
    const ran = await runCli(files, ['seal', 'log.jsonl', '--session', 's1', '-o', 'sealed.jsonl']);
    expect(ran).toEqual({ stdout: '', stderr: NOTE, exitCode: 0 });
    expect(await runCli(files, ['verify', 'sealed.jsonl'])).toMatchObject({ exitCode: 0 });
    files.write('edited.jsonl', files.read('sealed.jsonl').replace('one', 'two'));
    expect(await runCli(files, ['verify', 'edited.jsonl'])).toMatchObject({ exitCode: 1 });
    expect((await runCli(log(), ['seal', 'log.jsonl', '--session', 's1'])).stdout).toBe(files.read('sealed.jsonl'));
  });

  test('write nothing of a log that cannot be judged to its end', async () => {
    const bad = LOG + lines(used('F', 'Read')).replace('"input":{}', '"input":{"k":1,"k":1}');
    const files = log(bad);
    for (const command of ['seal', 'import']) {
      const ran = await runCli(files, [command, 'log.jsonl', '--session', 's1', '-o', 'out.jsonl']);
      expect(ran).toMatchObject({ stdout: '', exitCode: 2 });
      expect(ran.stderr).toMatch(/^toolreplay: log\.jsonl:12:\d+: found the key "k" twice in one object/);
    }
    expect(files.list()).toEqual(['log.jsonl', 'scope.json']);
  });
});

test('replay of a log and of its native view agree, where no calls were issued together', async () => {
  const text = lines(
    ...['1', '1', '2', '1'].flatMap((answer, k) => [used(`A${k}`, 'Read', { path: 'x' }), resulted(`A${k}`, answer)]),
    used('B', 'Read', { path: 'x' }),
    ...['C', 'D'].flatMap((id) => [used(id, 'write_file'), resulted(id, '{}')]),
  );
  const files = log(text);
  expect(await runCli(files, ['import', 'log.jsonl', '-o', 'view.jsonl'])).toMatchObject({ exitCode: 0 });
  const [own, view] = await Promise.all(['log.jsonl', 'view.jsonl'].map((file) => runCli(files, ['replay', file])));
  expect(own?.stdout).toContain('calls: 7\ndivergence: index 2\nfindings: 4\n');
  expect([view?.stdout, view?.exitCode]).toEqual([own?.stdout, own?.exitCode]);
});

test('the samples of the native form are no log', async () => {
  const files = samples('session-dirty.jsonl');
  const { stderr } = await runCli(files, ['replay', 'session-dirty.jsonl']);
  expect(stderr).toBe('');
});
