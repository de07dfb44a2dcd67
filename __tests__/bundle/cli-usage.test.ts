import { describe, expect, test } from '@jest/globals';
import { refused, runCli, samples, testCases, workspace } from '../helpers/bundle.ts';

/** Each mistake and what is said about it. */
const MISTAKES: readonly (readonly [args: readonly string[], found: string])[] = [
  [
    [],
    "found no command, expected audit, merge, baseline, replay, scope, scope init, scope check, seal, sign, keygen, verify, compare, flake, report, draw, import, redact, version; see 'toolreplay --help'",
  ],
  [[''], "found the unknown command ''; see 'toolreplay --help'"],
  [['auditt', 'x'], "found the unknown command 'auditt'; did you mean 'audit'? see 'toolreplay --help'"],
  [['versoin'], "found the unknown command 'versoin'; did you mean 'version'? see 'toolreplay --help'"],
  [['Replay', 'x'], "found the unknown command 'Replay'; did you mean 'replay'? see 'toolreplay --help'"],
  [['help', 'repaly'], "found the unknown command 'repaly'; did you mean 'replay'? see 'toolreplay --help'"],
  [['help', '--version'], "found the unknown command '--version'; did you mean 'version'? see 'toolreplay --help'"],
  [['-x'], "found the unknown command '-x'; see 'toolreplay --help'"],
  [['__proto__'], "found the unknown command '__proto__'; see 'toolreplay --help'"],
  [['a\n::error::owned'], "found the unknown command 'a\\n::error::owned'; see 'toolreplay --help'"],
  [['x'.repeat(100_000)], `found the unknown command '${'x'.repeat(80)}'; see 'toolreplay --help'`],
  [
    ['replay', '--mutater', 'x', 'a'],
    "found the unknown option '--mutater'; did you mean '--mutator'? see 'toolreplay replay --help'",
  ],
  [
    ['audit', 'a', '--failon=none'],
    "found the unknown option '--failon'; did you mean '--fail-on'? see 'toolreplay audit --help'",
  ],
  [
    ['audit', 'a', '--scop', 'b'],
    "found the unknown option '--scop'; did you mean '--scope'? see 'toolreplay audit --help'",
  ],
  [
    ['seal', 'a', '--ouptut', 'b'],
    "found the unknown option '--ouptut'; did you mean '--output'? see 'toolreplay seal --help'",
  ],
  [['scope', 'a', '--hepl'], "found the unknown option '--hepl'; did you mean '--help'? see 'toolreplay scope --help'"],
  [['seal', '-x', 'a'], "found the unknown option '-x'; see 'toolreplay seal --help'"],
  [['verify', '--mutator', 'x', 'a'], "found the unknown option '--mutator'; see 'toolreplay verify --help'"],
  [['scope', 'init'], "found no argument, expected <glob…>; see 'toolreplay scope init --help'"],
  [['scope', 'check', 'a', 'b'], "found 2 arguments, expected <scope>; see 'toolreplay scope check --help'"],
  [
    ['scope', 'check', 'a', '--format', 'b'],
    "found the unknown option '--format'; see 'toolreplay scope check --help'",
  ],
  [['scopecheck', 'a'], "found the unknown command 'scopecheck'; did you mean 'scope check'? see 'toolreplay --help'"],
  [['audit'], "found no argument, expected <glob…>; see 'toolreplay audit --help'"],
  [['audit', '--scope', 'x'], "found no argument, expected <glob…>; see 'toolreplay audit --help'"],
  [['replay'], "found no argument, expected <transcript>; see 'toolreplay replay --help'"],
  [['replay', 'a', 'b'], "found 2 arguments, expected <transcript>; see 'toolreplay replay --help'"],
  [['scope', 'a'], "found 1 argument, expected <transcript> <scope>; see 'toolreplay scope --help'"],
  [['verify'], "found no argument, expected <sealed…>; see 'toolreplay verify --help'"],
  [['version', 'x'], "found 1 argument, expected none; see 'toolreplay version --help'"],
  [['replay', '--mutator'], "found no value for --mutator, expected --mutator NAME; see 'toolreplay replay --help'"],
  [
    ['replay', '--mutator=', 'a'],
    "found no value for --mutator, expected --mutator NAME; see 'toolreplay replay --help'",
  ],
  [['seal', 'a', '-o'], "found no value for -o, expected -o FILE; see 'toolreplay seal --help'"],
  [['seal', 'a', '-o', 'b', '-o', 'c'], "found --output 2 times, expected once; see 'toolreplay seal --help'"],
  [
    ['replay', 'a', '--scope', 'x', '--scope', 'y'],
    "found --scope 2 times, expected once; see 'toolreplay replay --help'",
  ],
  [['version', '--help=1'], "found a value for --help, expected none; see 'toolreplay version --help'"],
  [
    ['audit', 'session-clean.jsonl', '--fail-on', 'anny'],
    "found 'anny' for --fail-on, expected any, none, non-determinism, redundant-call, repeated-loop, permission-warning, unverifiable-call, permission-overreach, broken-chain, broken-seal",
  ],
  [
    ['audit', 'session-clean.jsonl', '--fail-on', 'redundant_call'],
    "found 'redundant_call' for --fail-on, expected any, none, non-determinism, redundant-call, repeated-loop, permission-warning, unverifiable-call, permission-overreach, broken-chain, broken-seal",
  ],
  [
    ['audit', 'session-clean.jsonl', '--fail-on', 'none', '--fail-on', 'broken-chain'],
    "found 'none broken-chain' for --fail-on, expected any, none, or kinds of finding",
  ],
  [
    ['audit', 'session-clean.jsonl', '--checks', 'replay,verfy'],
    "found 'verfy' for --checks, expected replay, scope, verify",
  ],
  [
    ['audit', 'session-clean.jsonl', '--checks', 'scope'],
    'found the check scope without a scope file, expected a scope file to check against; give one as scope, or leave the check out',
  ],
  [
    ['audit', 'session-clean.jsonl', '--if-no-files-found', 'fail'],
    "found 'fail' for --if-no-files-found, expected error, warn, ignore",
  ],
  [
    ['audit', 'session-clean.jsonl', '--if-no-files-found', 'warn,ignore'],
    'found 2 words for --if-no-files-found, expected error, warn, ignore',
  ],
];

describe('a mistake in the call is one line on standard error and exit code 2', () => {
  testCases(
    MISTAKES.map(
      ([args, found]) => [`toolreplay ${JSON.stringify(args.join(' ').slice(0, 60))}`, args, found] as const,
    ),
    ([, args]) => runCli(samples('session-clean.jsonl'), args),
    (ran, [, , found]) => expect(ran).toEqual(refused(found)),
  );
});

test('the way to the help that an error names is right', async () => {
  const anywhere = workspace();
  const ways = new Set(MISTAKES.flatMap(([, found]) => /see 'toolreplay (.*)'$/.exec(found)?.[1] ?? []));
  const runs = await Promise.all([...ways].map((way) => runCli(anywhere, way.split(' '))));
  expect(runs.map(({ stderr, exitCode }) => [stderr, exitCode])).toEqual(runs.map(() => ['', 0]));
  expect(runs.length).toBe(9);
});

test('after -- a name that starts with - is a file', async () => {
  const files = samples('session-clean.jsonl');
  files.write('-x.jsonl', files.read('session-clean.jsonl'));
  const clean = { stdout: 'calls: 4\ndivergence: none\nfindings: 0\n', stderr: '', exitCode: 0 };
  expect(await runCli(files, ['replay', '--', '-x.jsonl'])).toEqual(clean);
  expect(await runCli(files, ['replay', './-x.jsonl'])).toEqual(clean);
  expect(await runCli(files, ['replay', '--', '-y.jsonl'])).toEqual(
    refused('-y.jsonl: found no such file, expected a readable file; check the path'),
  );
});
