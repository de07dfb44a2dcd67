import { describe, expect, test } from '@jest/globals';
import { runCli, samples, testCases, transcript, workspace } from '../helpers/bundle.ts';
import { resulted, used } from '../helpers/claude.ts';
import { checkReport } from '../helpers/reports-checked.ts';

const FILES = ['session-dirty.jsonl', 'session-clean.jsonl', 'tampered.jsonl', 'sealed.jsonl', 'scope.json'] as const;

/** Each command for one transcript, and the audit that gives the same document. */
const ALIKE: readonly (readonly [command: string, audit: string, exitCode: 0 | 1])[] = [
  ['replay session-dirty.jsonl', 'session-dirty.jsonl --checks replay', 1],
  ['replay session-clean.jsonl --format native', 'session-clean.jsonl --checks replay', 0],
  ['scope session-dirty.jsonl scope.json', 'session-dirty.jsonl --checks scope --scope ./scope.json', 1],
  ['verify tampered.jsonl', 'tampered.jsonl --checks verify', 1],
  ['verify sealed.jsonl', 'sealed.jsonl --checks verify', 0],
];

describe('a command for one transcript tells a machine what an audit of it tells', () => {
  const files = samples(...FILES);
  testCases(
    ALIKE.flatMap(([command, audit, exitCode]) =>
      ['json', 'sarif', 'junit', 'github'].map(
        (format) => [`${command} ${format}`, command, audit, format, exitCode] as const,
      ),
    ),
    async ([, command, audit, format]) =>
      Promise.all([command, `audit ${audit}`].map((line) => runCli(files, [...line.split(' '), '--format', format]))),
    ([one, many], [, , , , exitCode]) => {
      expect(one).toEqual(many);
      expect(one).toMatchObject({ exitCode, stderr: '' });
    },
  );
});

describe('what cannot be judged', () => {
  const files = samples(...FILES);
  files.write('bad.jsonl', '{"index":0}\n');

  testCases(
    [
      ['replay bad.jsonl', 'fields'],
      ['replay sealed.jsonl', 'sealed'],
      ['replay nothing.jsonl', 'not-found'],
      ['scope session-clean.jsonl bad.jsonl', 'scope'],
      ['verify session-clean.jsonl', 'not-sealed'],
    ] as const,
    ([command]) => runCli(files, [...command.split(' '), '--format', 'json']),
    ({ stdout, stderr, exitCode }, [, code]) => {
      const report = JSON.parse(stdout) as { files: { unusable: { code: string } }[]; exit_code: number };
      checkReport(report);
      expect(report.files.map(({ unusable }) => unusable.code)).toEqual([code]);
      expect([exitCode, report.exit_code]).toEqual([2, 2]);
      expect(stderr).toMatch(/^toolreplay: .+\n$/);
    },
  );

  test('of an audit stands in the report alone', async () => {
    const { stdout, stderr, exitCode } = await runCli(files, [
      'audit',
      'bad.jsonl',
      'session-clean.jsonl',
      '--format',
      'json',
    ]);
    expect(stdout).toContain('"unusable":{"code":"fields"');
    expect([stderr, exitCode]).toEqual(['', 2]);
  });
});

describe('--format', () => {
  testCases(
    [
      [
        'audit x --format yaml',
        /^toolreplay: found 'yaml' for --format, expected native, .*; or as a report text, json, sarif, junit, github\n$/,
      ],
      [
        'verify x --format native',
        /^toolreplay: found 'native' for --format, expected text, json, sarif, junit, github; /,
      ],
      [
        'replay x --format json --format sarif',
        /^toolreplay: found --format 2 times, expected one report and one format/,
      ],
      ['scope x y --explain --format json', /^toolreplay: found --explain with --format json, expected one of them; /],
      ['import x --format json', /^toolreplay: found 'json' for --format, expected native, /],
    ] as const,
    ([line]) => runCli(workspace(), line.split(' ')),
    (ran, [, why]) => {
      expect(ran).toMatchObject({ stdout: '', exitCode: 2 });
      expect(ran.stderr).toMatch(why);
    },
  );

  test('text is the report that there is without it', async () => {
    const files = samples('session-dirty.jsonl');
    for (const command of ['replay', 'audit']) {
      const ran = await runCli(files, [command, 'session-dirty.jsonl', '--format', 'text']);
      expect(ran).toEqual(await runCli(files, [command, 'session-dirty.jsonl']));
      expect(ran.exitCode).toBe(1);
    }
  });
});

describe('-o', () => {
  test('writes the report that is printed without it', async () => {
    const files = samples('session-dirty.jsonl');
    for (const format of ['text', 'json', 'sarif', 'junit', 'github']) {
      const args = ['audit', 'session-dirty.jsonl', '--format', format];
      const printed = await runCli(files, args);
      expect(await runCli(files, [...args, '-o', 'out'])).toEqual({
        ...printed,
        stdout: '',
        stderr: 'findings (exit 1): 2 findings in 6 calls in 1 transcript\n',
      });
      expect(files.read('out')).toBe(printed.stdout);
      expect(printed.stdout.length).toBeGreaterThan(100);
    }
    expect(files.list()).toEqual(['out', 'session-dirty.jsonl']);
  });

  test('leaves what was there when it cannot write', async () => {
    const files = samples('session-dirty.jsonl');
    const ran = await runCli(files, ['audit', 'session-dirty.jsonl', '--format', 'json', '-o', 'no/out.json']);
    expect(ran).toMatchObject({ stdout: '', exitCode: 2 });
    expect(ran.stderr).toContain('no/out.json: found a write error (ENOENT)');
    expect(files.list()).toEqual(['session-dirty.jsonl']);
  });
});

test('a report does not depend on where the folder is', async () => {
  const [here, there] = [samples(...FILES), samples(...FILES)];
  for (const format of ['json', 'sarif', 'junit', 'github']) {
    const args = ['audit', '*.jsonl', '--scope', 'scope.json', '--format', format];
    const ran = await runCli(here, args);
    expect(await runCli(there, args)).toEqual(ran);
    expect(ran.exitCode).toBe(1);
  }
});

test('a value of an argument or a response is in no report', async () => {
  const secret = 'wgEmYtXn';
  const files = workspace({
    'a.jsonl': transcript(
      ['t', { a: secret }, { b: secret }],
      ['t', { a: secret }, { b: `${secret}2` }],
      ['t', { a: secret }, { b: `${secret}2` }],
    ),
  });
  for (const format of ['json', 'sarif', 'junit', 'github']) {
    const { stdout, exitCode } = await runCli(files, ['audit', 'a.jsonl', '--format', format]);
    expect(stdout).toContain('non-determinism');
    expect(stdout).not.toContain(secret);
    expect(exitCode).toBe(1);
  }
});

test('SARIF points to the other call of a session whose name is redacted, and not to one of another session', async () => {
  const token = (letter: string): string => `ghp_${letter.repeat(36)}`;
  const lines = ['a', 'b'].flatMap((letter) =>
    ['1', '2'].flatMap((answer) => [
      used(`${letter}${answer}`, 'Get', { q: letter }, { session: token(letter) }),
      resulted(`${letter}${answer}`, answer, { session: token(letter) }),
    ]),
  );
  const files = workspace({ 'log.jsonl': lines.map((line) => `${JSON.stringify(line)}\n`).join('') });
  const { stdout } = await runCli(files, ['audit', 'log.jsonl', '--format', 'sarif']);
  expect(stdout).not.toContain('ghp_');
  const [run] = (JSON.parse(stdout) as { runs: { results: Result[] }[] }).runs;
  const related = run?.results.map(({ ruleId, relatedLocations }) => [
    ruleId,
    relatedLocations?.[0]?.physicalLocation.region.startLine,
  ]);
  const of = (line: number): unknown[] => [
    ['non-determinism', line + 1],
    ['redundant-call', line],
  ];
  expect(new Set(related)).toEqual(new Set([...of(1), ...of(5)]));
  expect(related).toHaveLength(4);
});

interface Result {
  readonly ruleId: string;
  readonly relatedLocations?: readonly {
    readonly physicalLocation: { readonly region: { readonly startLine: number } };
  }[];
}
