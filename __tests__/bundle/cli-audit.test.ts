import { describe, expect, test } from '@jest/globals';
import { runCli, sample, samples, testCases, told, transcript, workspace } from '../helpers/bundle.ts';
import { rows } from '../helpers/table.ts';

describe('the report', () => {
  test('of several files: findings with their lines, a table, what was not checked, a verdict', async () => {
    const all = samples('sealed.jsonl', 'session-clean.jsonl', 'session-dirty.jsonl', 'tampered.jsonl', 'scope.json');
    expect(await runCli(all, ['audit', '*.jsonl', '--scope', 'scope.json'])).toEqual(
      told(
        `sealed.jsonl:3: warning: redundant-call: index 2: tool 'read_file' repeats the identical call at index 1 with no state change between them
sealed.jsonl:5: error: permission-overreach: index 4: tool 'write_file' is not in the declared scope for agent 'docs-reader'
sealed.jsonl:6: error: non-determinism: index 5: tool 'search' returned a different response than the identical call at index 3

session-dirty.jsonl:3: warning: redundant-call: index 2: tool 'read_file' repeats the identical call at index 1 with no state change between them
session-dirty.jsonl:5: error: permission-overreach: index 4: tool 'write_file' is not in the declared scope for agent 'docs-reader'
session-dirty.jsonl:6: error: non-determinism: index 5: tool 'search' returned a different response than the identical call at index 3

tampered.jsonl:3: warning: redundant-call: index 2: tool 'read_file' repeats the identical call at index 1 with no state change between them
tampered.jsonl:4: error: broken-chain: index 3: the first broken link: expected 34d19a9dfb112baa07afa37994ddcbbebe2973674385f3942340653d08d205bd, found 40aadf3b8156217f0b5b1d95010b6b79f82a26ccf5e780aed0f5f311f865028a
tampered.jsonl:5: error: permission-overreach: index 4: tool 'write_file' is not in the declared scope for agent 'docs-reader'
tampered.jsonl:6: error: non-determinism: index 5: tool 'search' returned a different response than the identical call at index 3

file                 calls  divergence  findings  chain       scope        result
sealed.jsonl         6      index 5     3         intact      docs-reader  1 non-determinism, 1 redundant-call, 1 permission-overreach
session-clean.jsonl  4      none        0         not sealed  docs-reader  clean
session-dirty.jsonl  6      index 5     3         not sealed  docs-reader  1 non-determinism, 1 redundant-call, 1 permission-overreach
tampered.jsonl       6      index 5     4         broken      docs-reader  1 non-determinism, 1 redundant-call, 1 permission-overreach, 1 broken-chain

not checked: chain of 2 transcripts: not sealed
findings (exit 1): 10 findings in 22 calls in 4 transcripts
`,
        1,
      ),
    );
  });

  test('of one clean file', async () => {
    expect(await runCli(samples('session-clean.jsonl'), ['audit', 'session-clean.jsonl'])).toEqual(
      told(
        `file                 calls  divergence  findings  chain       scope           result
session-clean.jsonl  4      none        0         not sealed  no scope given  clean

not checked: scope of 1 transcript: no scope given
not checked: chain of 1 transcript: not sealed
clean (exit 0): no finding in 4 calls in 1 transcript
`,
        0,
      ),
    );
  });

  test('of standard input beside a file', async () => {
    const files = samples('session-clean.jsonl');
    const ran = await runCli(files, ['audit', 'session-clean.jsonl', '-'], { input: sample('session-dirty.jsonl') });
    expect(ran).toEqual(
      told(
        `<stdin>:3: warning: redundant-call: index 2: tool 'read_file' repeats the identical call at index 1 with no state change between them
<stdin>:6: error: non-determinism: index 5: tool 'search' returned a different response than the identical call at index 3

file                 calls  divergence  findings  chain       scope           result
<stdin>              6      index 5     2         not sealed  no scope given  1 non-determinism, 1 redundant-call
session-clean.jsonl  4      none        0         not sealed  no scope given  clean

not checked: scope of 2 transcripts: no scope given
not checked: chain of 2 transcripts: not sealed
findings (exit 1): 2 findings in 10 calls in 2 transcripts
`,
        1,
      ),
    );
  });

  test('of a file that cannot be judged, which does not stop the others and outweighs their findings', async () => {
    const files = samples('session-dirty.jsonl', 'session-clean.jsonl', 'malformed/cut-off.jsonl');
    expect(await runCli(files, ['audit', '**/*.jsonl'])).toEqual(
      told(
        `malformed/cut-off.jsonl:2:78: error: unusable: found the end, expected '"' at the end of the string

session-dirty.jsonl:3: warning: redundant-call: index 2: tool 'read_file' repeats the identical call at index 1 with no state change between them
session-dirty.jsonl:6: error: non-determinism: index 5: tool 'search' returned a different response than the identical call at index 3

file                     calls  divergence  findings  chain       scope           result
malformed/cut-off.jsonl                                                           unusable (json)
session-clean.jsonl      4      none        0         not sealed  no scope given  clean
session-dirty.jsonl      6      index 5     2         not sealed  no scope given  1 non-determinism, 1 redundant-call

not checked: scope of 2 transcripts: no scope given
not checked: chain of 2 transcripts: not sealed
unusable (exit 2): 1 transcript cannot be judged; 2 findings in 10 calls in 2 transcripts
`,
        2,
      ),
    );
  });

  test('is the same whatever the order of the arguments, and names each file once', async () => {
    const files = samples('session-clean.jsonl', 'session-dirty.jsonl');
    const first = await runCli(files, ['audit', 'session-*.jsonl', 'session-clean.jsonl', './session-clean.jsonl']);
    const second = await runCli(files, ['audit', files.path('session-dirty.jsonl'), 'session-clean.jsonl', '*.jsonl']);
    expect(second).toEqual(first);
    expect(rows(first)).toEqual([
      'session-clean.jsonl: clean',
      'session-dirty.jsonl: 1 non-determinism, 1 redundant-call',
    ]);
  });
});

describe('--checks', () => {
  test('verify cannot be asked of an unsealed transcript', async () => {
    const files = samples('session-clean.jsonl', 'sealed.jsonl');
    expect(await runCli(files, ['audit', '*.jsonl', '--checks', 'verify'])).toEqual(
      told(
        `session-clean.jsonl: error: unusable: found an unsealed transcript, expected a sealed one, since the check verify is asked for; seal it, or leave verify out of the checks

file                 calls  divergence  findings  chain   scope  result
sealed.jsonl         6      -           0         intact  -      clean
session-clean.jsonl                                              unusable (not-sealed)

not checked: replay of 1 transcript: not asked for
not checked: scope of 1 transcript: not asked for
unusable (exit 2): 1 transcript cannot be judged; no finding in 6 calls in 1 transcript
`,
        2,
      ),
    );
  });

  test('only what is asked for is checked', async () => {
    const files = samples('tampered.jsonl', 'scope.json');
    const results = {
      replay: '1 non-determinism, 1 redundant-call',
      scope: '1 permission-overreach',
      verify: '1 broken-chain',
    };
    for (const [check, result] of Object.entries(results)) {
      const ran = await runCli(files, ['audit', 'tampered.jsonl', '--scope', 'scope.json', '--checks', check]);
      expect(rows(ran)).toEqual([`tampered.jsonl: ${result}`]);
      expect(ran.exitCode).toBe(1);
    }
    const two = await runCli(files, ['audit', 'tampered.jsonl', '--scope', 'scope.json', '--checks', 'verify, scope']);
    expect(rows(two)).toEqual(['tampered.jsonl: 1 permission-overreach, 1 broken-chain']);
    const [repeated] = rows(
      await runCli(files, ['audit', 'tampered.jsonl', '--checks', 'verify', '--checks', 'replay']),
    );
    expect(repeated).toBe('tampered.jsonl: 1 non-determinism, 1 redundant-call, 1 broken-chain');
  });
});

describe('--fail-on', () => {
  const SETTINGS: readonly (readonly [what: string, options: readonly string[], exitCode: number])[] = [
    ['any', [], 1],
    ['none', ['--fail-on', 'none'], 0],
    ['a kind that was found', ['--fail-on', 'redundant-call'], 1],
    ['a kind that was not found', ['--fail-on', 'broken-chain'], 0],
    ['kinds in a list', ['--fail-on', 'broken-chain,redundant-call'], 1],
    ['kinds one by one', ['--fail-on', 'broken-chain', '--fail-on=permission-overreach'], 0],
  ];
  testCases(
    SETTINGS,
    ([, options]) => runCli(samples('session-dirty.jsonl'), ['audit', 'session-dirty.jsonl', ...options]),
    (ran, [, , exitCode]) => {
      expect(rows(ran)).toEqual(['session-dirty.jsonl: 1 non-determinism, 1 redundant-call']);
      expect(ran.stdout.split('\n').at(-2)).toBe(`findings (exit ${exitCode}): 2 findings in 6 calls in 1 transcript`);
      expect(ran).toMatchObject({ stderr: '', exitCode });
    },
  );

  test('none lets nothing pass that cannot be judged', async () => {
    const ran = await runCli(samples('malformed/cut-off.jsonl'), ['audit', '**', '--fail-on', 'none']);
    expect(rows(ran)).toEqual(['malformed/cut-off.jsonl: unusable (json)']);
    expect(ran.exitCode).toBe(2);
  });
});

describe('when there is nothing to check', () => {
  const nothing =
    'found no file that matches, expected at least one recorded call; a check that compared nothing is no pass\n';

  test.each([
    ['error is the default', [], 'unusable (exit 2): nothing was checked\n', 2],
    ['error', ['--if-no-files-found', 'error'], 'unusable (exit 2): nothing was checked\n', 2],
    ['warn', ['--if-no-files-found', 'warn'], 'clean (exit 0): nothing was checked\n', 0],
    ['ignore', ['--if-no-files-found=ignore'], 'clean (exit 0): nothing was checked\n', 0],
  ] as const)('%s', async (_, options, verdict, exitCode) => {
    const ran = await runCli(workspace({ 'notes.txt': '' }), ['audit', 'runs/**/*.jsonl', ...options]);
    expect(ran).toEqual(told(`${nothing}${verdict}`, exitCode));
  });

  test('a file that is named in full and missing is nothing too, where nothing is no error', async () => {
    const files = samples('session-clean.jsonl', 'malformed/cut-off.jsonl');
    const [missing, beside, broken] = await Promise.all(
      [['nowhere.jsonl'], ['nowhere.jsonl', 'session-clean.jsonl'], ['nowhere.jsonl', 'malformed/*']].map((globs) =>
        runCli(files, ['audit', ...globs, '--if-no-files-found', 'warn']),
      ),
    );
    expect(missing).toEqual(told(`${nothing}clean (exit 0): nothing was checked\n`, 0));
    expect(beside?.exitCode).toBe(0);
    expect(beside?.stdout).not.toContain('nowhere');
    expect(broken?.exitCode).toBe(2);
  });

  test('transcripts that are all empty are nothing too', async () => {
    const files = workspace({ 'a.jsonl': '', 'b.jsonl': '\n\n' });
    expect(await runCli(files, ['audit', '*.jsonl'])).toEqual(
      told(
        `file     calls  divergence  findings  chain     scope           result
a.jsonl  0      none        0         no calls  no scope given  clean
b.jsonl  0      none        0         no calls  no scope given  clean

not checked: scope of 2 transcripts: no scope given
not checked: chain of 2 transcripts: no calls
found not one call in the files that match, expected at least one recorded call; a check that compared nothing is no pass
unusable (exit 2): nothing was checked
`,
        2,
      ),
    );
    expect((await runCli(files, ['audit', '*.jsonl', '--if-no-files-found', 'warn'])).exitCode).toBe(0);
  });

  test('one call beside an empty transcript is something', async () => {
    const ran = await runCli(workspace({ 'a.jsonl': '', 'b.jsonl': transcript(['x']) }), ['audit', '*.jsonl']);
    expect(rows(ran)).toEqual(['a.jsonl: clean', 'b.jsonl: clean']);
    expect(ran.exitCode).toBe(0);
  });
});
