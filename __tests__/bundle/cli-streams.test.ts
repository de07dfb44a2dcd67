import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  refused,
  runCli,
  sample,
  samples,
  testCases,
  testOnLinux,
  testOnPosix,
  told,
  transcript,
  workspace,
} from '../helpers/bundle.ts';

/** Many findings: far more than a pipe holds. */
const CALLS = 30_000;
const MANY = Array.from(
  { length: CALLS },
  (_, index) => `{"index":${index},"tool":"poll","args":{},"response":{"n":${index}}}\n`,
).join('');

describe('a reader that goes away early', () => {
  const many = workspaceOf(MANY);

  const COMMANDS: readonly (readonly [what: string, args: readonly string[], exitCode: number])[] = [
    ['replay', ['replay', 'many.jsonl'], 1],
    ['scope', ['scope', 'many.jsonl', 'scope.json'], 1],
    ['audit', ['audit', 'many.jsonl'], 1],
    ['audit --fail-on none', ['audit', 'many.jsonl', '--fail-on', 'none'], 0],
    ['seal', ['seal', 'many.jsonl'], 0],
    ['--help', ['--help'], 0],
  ];
  testCases(
    COMMANDS.map(([what, ...rest]) => [`${what}: the exit code is kept and nothing is said`, ...rest] as const),
    ([, args]) => runCli(many(), args, { closeEarly: true }),
    (ran, [, , exitCode]) => {
      expect({ stderr: ran.stderr, exitCode: ran.exitCode }).toEqual({ stderr: '', exitCode });
      expect(ran.stdout).not.toBe('');
    },
  );

  test('the report is longer than what was read of it', async () => {
    const [whole, cut] = await Promise.all([
      runCli(many(), ['replay', 'many.jsonl']),
      runCli(many(), ['replay', 'many.jsonl'], { closeEarly: true }),
    ]);
    expect(whole.stdout.split('\n').length).toBe(3 + 2 * (CALLS - 1) + 1);
    expect(whole.exitCode).toBe(1);
    expect(cut.stdout.length).toBeLessThan(whole.stdout.length / 2);
    expect(whole.stdout.startsWith(cut.stdout)).toBe(true);
  });
});

describe('standard output that cannot be written', () => {
  const full = 'found a write error (ENOSPC), expected a place to write; check folder, mode and space';

  testOnLinux('is an error, whatever the report would say', async () => {
    const files = samples('session-clean.jsonl', 'session-dirty.jsonl', 'sealed.jsonl', 'scope.json');
    const device = openSync('/dev/full', 'w');
    try {
      for (const args of [
        ['version'],
        ['seal', '--help'],
        ['replay', 'session-clean.jsonl'],
        ['seal', 'session-clean.jsonl'],
        ['verify', 'sealed.jsonl'],
        ['audit', '*.jsonl'],
      ]) {
        expect(await runCli(files, args, { stdout: device })).toEqual(refused(`<stdout>: ${full}`));
      }
    } finally {
      closeSync(device);
    }
  });

  test('can be a file', async () => {
    const files = samples('session-dirty.jsonl');
    const file = openSync(files.path('sealed.jsonl'), 'w');
    const ran = await runCli(files, ['seal', 'session-dirty.jsonl'], { stdout: file });
    closeSync(file);
    expect(ran).toEqual(told('', 0));
    expect(readFileSync(files.path('sealed.jsonl'), 'utf8')).toBe(sample('sealed.jsonl'));
  });
});

describe('standard input', () => {
  testOnPosix('that is a folder is unusable, not empty', async () => {
    const files = samples('session-clean.jsonl');
    const folder = openSync(files.root, 'r');
    try {
      const fault = "found a directory, expected a readable file; name its files, as in 'folder/**/*.jsonl'";
      expect(await runCli(files, ['replay', '-'], { input: folder })).toEqual(refused(`<stdin>: ${fault}`));
      const audit = await runCli(files, ['audit', '-', '*.jsonl'], { input: folder });
      expect(audit.stdout.split('\n')[0]).toBe(`<stdin>: error: unusable: ${fault}`);
      expect(audit).toMatchObject({ stderr: '', exitCode: 2 });
    } finally {
      closeSync(folder);
    }
  });

  test('can be a file', async () => {
    const files = samples('session-clean.jsonl');
    const file = openSync(files.path('session-clean.jsonl'), 'r');
    const ran = await runCli(files, ['replay', '-'], { input: file });
    closeSync(file);
    expect(ran).toEqual(told('calls: 4\ndivergence: none\nfindings: 0\n', 0));
  });
});

describe('standard input that nobody reads', () => {
  test('is no matter', async () => {
    const ran = await runCli(samples('session-clean.jsonl'), ['replay', 'session-clean.jsonl'], { input: MANY });
    expect(ran).toEqual(told('calls: 4\ndivergence: none\nfindings: 0\n', 0));
  });

  test('is not read on after a line that cannot be judged', async () => {
    const ran = await runCli(workspace(), ['replay', '-'], { input: `nonsense\n${MANY}` });
    expect(ran).toEqual(refused("<stdin>:1:1: found 'n', expected a JSON value"));
  });
});

describe('colour', () => {
  const dirty = ['audit', 'session-dirty.jsonl', '--scope', 'scope.json'];
  const files = () => samples('session-dirty.jsonl', 'sealed.jsonl', 'scope.json');
  /** Makes standard output look like a terminal, which a test has none of. */
  const TTY = ['--import', 'data:text/javascript,process.stdout.isTTY=true'];
  const escapes = (text: string) => text.replaceAll('\u001b', '<ESC>');

  test('is on a terminal', async () => {
    const ran = await runCli(files(), dirty, { node: TTY });
    expect(escapes(ran.stdout)).toBe(
      `session-dirty.jsonl:3: <ESC>[33mwarning<ESC>[0m: redundant-call: index 2: tool 'read_file' repeats the identical call at index 1 with no state change between them
session-dirty.jsonl:5: <ESC>[31merror<ESC>[0m: permission-overreach: index 4: tool 'write_file' is not in the declared scope for agent 'docs-reader'
session-dirty.jsonl:6: <ESC>[31merror<ESC>[0m: non-determinism: index 5: tool 'search' returned a different response than the identical call at index 3

<ESC>[1mfile                 calls  divergence  findings  chain       scope        result<ESC>[0m
session-dirty.jsonl  6      index 5     3         not sealed  docs-reader  1 non-determinism, 1 redundant-call, 1 permission-overreach

<ESC>[2mnot checked: chain of 1 transcript: not sealed<ESC>[0m
<ESC>[31mfindings (exit 1)<ESC>[0m: 3 findings in 6 calls in 1 transcript
`,
    );
    expect(ran).toMatchObject({ stderr: '', exitCode: 1 });
  });

  test.each([
    ['where no terminal is', {}, []],
    [
      'where no terminal is, whatever other programs are told',
      { FORCE_COLOR: '1', CLICOLOR_FORCE: '1', TERM: 'xterm' },
      [],
    ],
    ['with NO_COLOR', { NO_COLOR: '1', TERM: 'xterm-256color' }, TTY],
    ['on a dumb terminal', { TERM: 'dumb' }, TTY],
  ] as const)('is not %s', async (_, environment, node) => {
    const ran = await runCli(files(), dirty, { environment, node });
    expect(ran.stdout).not.toContain('\u001b');
    expect(ran.stdout).toContain('findings (exit 1): 3 findings in 6 calls in 1 transcript\n');
  });

  test('is with an empty NO_COLOR, as no-color.org has it', async () => {
    const ran = await runCli(files(), dirty, { environment: { NO_COLOR: '' }, node: TTY });
    expect(ran.stdout).toContain('\u001b[31merror\u001b[0m');
  });

  test('is in none of the four fixed reports', async () => {
    for (const [args, report] of [
      [['replay', 'session-dirty.jsonl'], 'index 5: non-determinism: tool '],
      [['scope', 'session-dirty.jsonl', 'scope.json'], 'index 4: permission-overreach: tool '],
      [['seal', 'session-dirty.jsonl'], '{"args":{"path":"docs"},"digest":"c1bd7fb3'],
      [['verify', 'sealed.jsonl'], 'chain: intact\n'],
    ] as const) {
      const { stdout } = await runCli(files(), args, { node: TTY });
      expect(stdout).toContain(report);
      expect(stdout).not.toContain('\u001b');
    }
  });
});

describe('progress', () => {
  const long = () => workspace({ 'a.jsonl': transcript(['read', {}, { text: 'x'.repeat(9_000_000) }]) });
  /** Makes standard error look like a terminal, on which each look at the clock comes a second later. */
  const terminal = (columns: number) => [
    '--import',
    `data:text/javascript,let time=0;performance.now=()=>time+=1000;process.stderr.isTTY=true;process.stderr.columns=${columns}`,
  ];
  const TTY = terminal(80);

  test('is shown on a terminal and leaves nothing behind', async () => {
    const ran = await runCli(long(), ['audit', 'a.jsonl'], { node: TTY });
    const shown = ran.stderr.split('\r\u001b[K');
    expect(shown.length).toBeGreaterThan(2);
    for (const line of shown.slice(1, -1)) {
      expect(line).toMatch(/^[01] of 1 transcript, \d of 9 MB(?:, \d\.\d MB\/s)?(?:, \d+ s left)?$/);
    }
    expect(shown[0]).toBe('');
    expect(shown.at(-1)).toBe('');
    expect(ran.stdout).toContain('clean (exit 0): no finding in 1 call in 1 transcript\n');
  });

  test('is as long as the terminal is wide, less the column after which a line goes on', async () => {
    const ran = await runCli(long(), ['audit', 'a.jsonl'], { node: terminal(20) });
    expect(ran.stderr).toContain('\r\u001b[K0 of 1 transcript, \r\u001b[K');
  });

  test('is shown nowhere else', async () => {
    expect(await runCli(long(), ['audit', 'a.jsonl'])).toMatchObject({ stderr: '', exitCode: 0 });
    const dumb = await runCli(long(), ['audit', 'a.jsonl'], { node: TTY, environment: { TERM: 'dumb' } });
    expect(dumb).toMatchObject({ stderr: '', exitCode: 0 });
    const short = await runCli(samples('session-clean.jsonl'), ['audit', 'session-clean.jsonl'], {
      node: ['--import', 'data:text/javascript,performance.now=()=>1;process.stderr.isTTY=true'],
    });
    expect(short).toMatchObject({ stderr: '', exitCode: 0 });
  });

  test('an error does not stand behind it', async () => {
    const ran = await runCli(long(), ['audit', 'a.jsonl', '-o', 'nowhere/report.json'], { node: TTY });
    expect(ran.stderr).toMatch(/ MB[^\r\n]*\r\u001b\[Ktoolreplay: nowhere\/report\.json: found [^\n]*\n$/);
    const nothing = await runCli(workspace(), ['replay', 'nowhere.jsonl'], { node: TTY });
    expect(nothing).toEqual(refused('nowhere.jsonl: found no such file, expected a readable file; check the path'));
  });
});

test('no file is left in the home or the temporary folder', async () => {
  const files = samples('session-dirty.jsonl', 'scope.json');
  for (const args of [
    ['replay', 'session-dirty.jsonl'],
    ['audit', '*.jsonl', '--scope', 'scope.json'],
    ['seal', '-'],
  ]) {
    await runCli(files, args);
  }
  expect(files.list()).toEqual(['scope.json', 'session-dirty.jsonl']);
  expect(files.list(join('..', 'home'))).toEqual([]);
});

/** Makes a new workspace for each test, since each is removed after one. */
function workspaceOf(many: string) {
  return () => workspace({ 'many.jsonl': many, 'scope.json': '{"agent": "a", "allowed_tools": []}' });
}
