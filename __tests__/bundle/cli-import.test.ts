import { describe, expect, test } from '@jest/globals';
import {
  refused,
  runCli,
  sample,
  scopeFile,
  testOnPosix,
  told,
  transcript,
  type Workspace,
  workspace,
} from '../helpers/bundle.ts';
import { canonical } from '../helpers/canonical.ts';
import { resulted, used } from '../helpers/claude.ts';
import { lines } from '../helpers/logs.ts';

const AGENT = { agent: 'a7' };
const MAIN = [
  used('A', 'Read', { b: 1, a: 'é' }),
  resulted('A', '{"z": 1, "y": 1.0}'),
  used('B', 'Bash'),
  used('C', 'Bash', { command: 'ls' }),
  resulted('C', 'no such file', { block: { is_error: true } }),
];
const SUB = [used('S', 'Read', { path: 'x' }, AGENT), resulted('S', [{ type: 'text', text: 'x' }], AGENT)];

const MAIN_VIEW = `{"args":{"a":"\\u00e9","b":1},"index":0,"response":{"y":1.0,"z":1},"tool":"Read"}
{"args":{},"index":1,"response":{"$unanswered":true},"tool":"Bash"}
{"args":{"command":"ls"},"index":2,"response":{"$error":true,"$value":"no such file"},"tool":"Bash"}
`;
const SUB_VIEW = `{"args":{"path":"x"},"index":0,"response":{"$value":[{"text":"x","type":"text"}]},"tool":"Read"}
`;
const NOTE = 'log.jsonl: note: read as claude-code; 1 call never answered\n';

const log = (...values: readonly unknown[]): Workspace => workspace({ 'log.jsonl': lines(...values) });

describe('import', () => {
  test('prints the native view of the one session that has calls', async () => {
    const ran = await runCli(log({ type: 'user', uuid: 'u', sessionId: 's0', message: {} }, ...MAIN), [
      'import',
      'log.jsonl',
    ]);
    expect(ran).toEqual({ stdout: MAIN_VIEW, stderr: NOTE, exitCode: 0 });
  });

  test('prints that of the session that is asked for', async () => {
    const files = log(...MAIN, ...SUB);
    const main = await runCli(files, ['import', 'log.jsonl', '--session', 's1']);
    expect(main).toEqual({ stdout: MAIN_VIEW, stderr: NOTE, exitCode: 0 });
    const sub = await runCli(files, ['import', 'log.jsonl', '--session=s1/a7']);
    expect(sub).toEqual({ stdout: SUB_VIEW, stderr: 'log.jsonl: note: read as claude-code\n', exitCode: 0 });
  });

  test('reads standard input', async () => {
    const ran = await runCli(workspace(), ['import', '-'], { input: lines(...SUB) });
    expect(ran).toEqual({ stdout: SUB_VIEW, stderr: '-: note: read as claude-code\n', exitCode: 0 });
  });

  test('writes a file, whole or not at all', async () => {
    const files = log(...MAIN);
    expect(await runCli(files, ['import', 'log.jsonl', '-o', 'view.jsonl'])).toEqual({
      stdout: '',
      stderr: NOTE,
      exitCode: 0,
    });
    expect(files.read('view.jsonl')).toBe(MAIN_VIEW);
    expect(files.list()).toEqual(['log.jsonl', 'view.jsonl']);
  });

  test('of its own output, and of any transcript, is that in canonical form', async () => {
    const text = transcript(['b', { z: 1, a: 'é' }, { n: [1, null] }], ['a', {}, { $unanswered: true }]);
    const files = workspace({ 'log.jsonl': text.replaceAll('\n', '\r\n\n') });
    const expected = text
      .split('\n')
      .slice(0, 2)
      .map((one) => `${canonical(one)}\n`);
    const once = await runCli(files, ['import', 'log.jsonl']);
    expect(once).toEqual(told(expected.join(''), 0));
    expect(await runCli(workspace(), ['import', '-'], { input: once.stdout })).toEqual(once);
  });

  test('of the native view of a log is that view, byte for byte', async () => {
    const view = workspace({ 'view.jsonl': MAIN_VIEW });
    expect(await runCli(view, ['import', 'view.jsonl'])).toEqual(told(MAIN_VIEW, 0));
  });

  test('takes no sealed transcript', async () => {
    const ran = await runCli(workspace({ 'a.jsonl': sample('sealed.jsonl') }), ['import', 'a.jsonl']);
    expect(ran).toMatchObject({ stdout: '', exitCode: 2 });
    expect(ran.stderr).toMatch(/^toolreplay: a\.jsonl:1: found a sealed line, /);
  });

  test('holds the place of a call whose answer is what another one was', async () => {
    const unchanged = { line: { toolUseResult: { type: 'file_unchanged' } } };
    const read = (id: string): object => used(id, 'Read', { path: 'x' });
    const files = log(read('A'), resulted('A', 'one'), read('B'), resulted('B', 'as before', unchanged));
    const { stdout } = await runCli(files, ['import', 'log.jsonl']);
    expect(stdout.match(/"response":\{.*?\}/g)).toEqual(['"response":{"$value":"one"}', '"response":{"$value":"one"}']);
  });

  test('of calls that only wait for an answer is held against a scope and not replayed', async () => {
    const view = transcript(
      ['Read', {}, { a: 1 }],
      ['Read', {}, { $part_of: 0 }],
      ['Read', {}, { $unanswered: true }],
      ['Read', {}, { a: 1 }],
    );
    const files = workspace({ 'view.jsonl': view, 'scope.json': scopeFile('none') });
    expect(await runCli(files, ['replay', 'view.jsonl'])).toEqual(told('calls: 4\ndivergence: none\nfindings: 0\n', 0));
    expect((await runCli(files, ['scope', 'view.jsonl', 'scope.json'])).stdout).toMatch(/^calls: 4\nfindings: 4\n/);
  });
});

describe('import --list', () => {
  test('prints one JSON object a session, in ASCII', async () => {
    const name = 'é\n::error::x\u001b[31m##[error]';
    const files = log(
      'banner',
      ...MAIN,
      ...SUB,
      used('X', 'Read', {}, { session: name }),
      resulted('Y', 'x', { session: name }),
    );
    const ran = await runCli(files, ['import', 'log.jsonl', '--list']);
    const counts = { format: 'claude-code', unanswered: 0, orphans: 0, duplicates: 0, errors: 0, skipped: 1 };
    expect(
      ran.stdout
        .trimEnd()
        .split('\n')
        .map((one) => JSON.parse(one) as unknown),
    ).toEqual([
      { ...counts, session: 's1', calls: 3, unanswered: 1, errors: 1 },
      { ...counts, session: 's1/a7', calls: 1 },
      { ...counts, session: name, calls: 1, unanswered: 1, orphans: 1 },
    ]);
    expect(ran.stdout).toMatch(/^[ -~\n]*$/);
    expect(ran.stdout).not.toMatch(/^\s*::|##\[/m);
    expect(ran).toMatchObject({ stderr: '', exitCode: 0 });
  });

  test('of a transcript is one session', async () => {
    const ran = await runCli(workspace({ 'a.jsonl': transcript(['x'], ['y']) }), ['import', 'a.jsonl', '--list']);
    expect(JSON.parse(ran.stdout)).toMatchObject({ session: 'native', format: 'native', calls: 2 });
  });

  test('goes with no output, and a folder with no session', async () => {
    const help = "; see 'toolreplay import --help'";
    const files = log(...MAIN);
    expect(await runCli(files, ['import', 'log.jsonl', '--list', '-o', 'x'])).toEqual(
      refused(`found --list with --output, expected one of them${help}`),
    );
    expect(await runCli(files, ['import', 'log.jsonl', '--session', 's1', '-o', 'x/'])).toEqual(
      refused(`found --session with a folder for --output, expected a file${help}`),
    );
    expect(files.list()).toEqual(['log.jsonl']);
  });
});

describe('import into a folder', () => {
  test('writes a file a session, and makes the folder', async () => {
    const files = log(...MAIN, ...SUB);
    expect(await runCli(files, ['import', 'log.jsonl', '-o', 'a/b/'])).toEqual({
      stdout: '',
      stderr: NOTE,
      exitCode: 0,
    });
    expect(files.list('a/b')).toEqual(['s1.jsonl', 's1_a7.jsonl']);
    expect([files.read('a/b/s1.jsonl'), files.read('a/b/s1_a7.jsonl')]).toEqual([MAIN_VIEW, SUB_VIEW]);
  });

  test('gives each session a name that is safe, whatever its own', async () => {
    const names = [
      ...[
        '../../escaped',
        '/etc/passwd',
        '..',
        '.hidden',
        '-rf',
        'a/b',
        'a\\b',
        'A b',
        'a b',
        'con',
        'nul.txt',
        'x\u0000y',
      ],
      ...['é', 'x'.repeat(500), `${'x'.repeat(500)}y`, ' ', '$(id)', 'a:b', '__proto__'],
    ];
    const files = log(...names.flatMap((session, k) => [used(`${k}`, 'Read', { session }, { session })]));
    const { exitCode } = await runCli(files, ['import', 'log.jsonl', '-o', 'out/']);
    expect(exitCode).toBe(0);
    const written = files.list('out');
    expect(written).toHaveLength(names.length);
    for (const name of written) expect(name).toMatch(/^(?!(con|nul)\.)[A-Za-z0-9_][A-Za-z0-9._~-]{0,110}\.jsonl$/);
    expect(new Set(written.map((name) => name.toLowerCase())).size).toBe(names.length);
    const sessions = written.map(
      (name) => (JSON.parse(files.read(`out/${name}`)) as { args: { session: string } }).args.session,
    );
    expect(sessions.sort()).toEqual([...names].sort());
    expect(files.list()).toEqual(['log.jsonl', 'out']);
  });

  test('gives each of many sessions whose names come to the same a file, in time that grows no faster', async () => {
    const size = 20_000;
    const all = Array.from({ length: size }, (_, k) =>
      used(`${k}`, 'Read', {}, { session: `s${'/?'[k % 2]}${'*'.repeat(k % 150)}${String.fromCodePoint(0x4e00 + k)}` }),
    );
    const files = log(...all);
    const { exitCode } = await runCli(files, ['import', 'log.jsonl', '-o', 'out/']);
    expect(exitCode).toBe(0);
    expect(files.list('out')).toHaveLength(size);
  }, 30_000);

  test('writes an empty file for a session of no calls', async () => {
    const files = log({ type: 'user', uuid: 'u', sessionId: 's0', message: {} }, ...SUB);
    await runCli(files, ['import', 'log.jsonl', '-o', 'out/']);
    expect(files.list('out').map((name) => [name, files.read(`out/${name}`)])).toEqual([
      ['s0.jsonl', ''],
      ['s1_a7.jsonl', SUB_VIEW],
    ]);
  });

  test('writes nothing of a log that cannot be judged to its end', async () => {
    const files = log(...MAIN, JSON.stringify(used('X', 'Read', { k: 1 })).replace('"k":1', '"k":1,"k":1'));
    const ran = await runCli(files, ['import', 'log.jsonl', '-o', 'out/']);
    expect(ran).toMatchObject({ stdout: '', exitCode: 2 });
    expect(ran.stderr).toMatch(/^toolreplay: log\.jsonl:6:\d+: found the key "k" twice/);
    expect(files.list('out')).toEqual([]);
  });

  test('takes a transcript, too', async () => {
    const files = workspace({ 'a.jsonl': transcript(['x']) });
    expect(await runCli(files, ['import', 'a.jsonl', '-o', 'out/'])).toEqual(told('', 0));
    expect(files.read('out/native.jsonl')).toBe('{"args":{},"index":0,"response":{},"tool":"x"}\n');
  });

  testOnPosix('says which folder it cannot write into', async () => {
    const files = log(...SUB);
    files.write('taken', 'a file');
    const ran = await runCli(files, ['import', 'log.jsonl', '-o', 'taken/']);
    expect(ran).toMatchObject({ stdout: '', exitCode: 2 });
    expect(ran.stderr).toMatch(/^toolreplay: .*taken\/.*\n$/);
    expect(files.read('taken')).toBe('a file');
  });
});
