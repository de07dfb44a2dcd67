import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  makePipe,
  type Ran,
  runCli,
  sample,
  samples,
  scopeFile,
  testCases,
  testOnLinux,
  testOnPosix,
  testWithLinks,
  told,
  transcript,
  type Workspace,
  workspace,
  writeBytes,
} from '../helpers/bundle.ts';

const CLEAN = transcript(['read_file'], ['list_dir']);

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

describe('which files a glob names', () => {
  const tree = (): Workspace =>
    workspace({
      'b.jsonl': CLEAN,
      'a.jsonl': CLEAN,
      'notes.txt': 'no transcript',
      'runs/1/session.jsonl': CLEAN,
      'runs/2/session.jsonl': CLEAN,
      'runs/2/draft.jsonl': CLEAN,
      'runs/.hidden/session.jsonl': CLEAN,
      '.dot.jsonl': CLEAN,
      '.git/session.jsonl': CLEAN,
      'runs/2/.git/session.jsonl': CLEAN,
      '\u{1f600}.jsonl': CLEAN,
      '\ue000.jsonl': CLEAN,
      'Z.jsonl': CLEAN,
    });

  const GLOBS: readonly (readonly [what: string, globs: readonly string[], names: readonly string[]])[] = [
    ['*.jsonl', ['*.jsonl'], ['.dot.jsonl', 'Z.jsonl', 'a.jsonl', 'b.jsonl', '\ue000.jsonl', '\u{1f600}.jsonl']],
    ['[a-z], in lower case only', ['[a-z].jsonl'], ['a.jsonl', 'b.jsonl']],
    ['?', ['?.jsonl', '!{Z,\ue000,\u{1f600}}.jsonl'], ['a.jsonl', 'b.jsonl']],
    ['{a,b}', ['{a,Z}.jsonl'], ['Z.jsonl', 'a.jsonl']],
    ['{a/b,c}', ['runs/{1/session,2/draft}.jsonl'], ['runs/1/session.jsonl', 'runs/2/draft.jsonl']],
    ['*/', ['runs/*/session.jsonl'], ['runs/.hidden/session.jsonl', 'runs/1/session.jsonl', 'runs/2/session.jsonl']],
    [
      '**, hidden folders, but not .git',
      ['runs/**'],
      ['runs/.hidden/session.jsonl', 'runs/1/session.jsonl', 'runs/2/draft.jsonl', 'runs/2/session.jsonl'],
    ],
    ['!', ['runs/**/*.jsonl', '!runs/2/**', '!**/.hidden/**'], ['runs/1/session.jsonl']],
    ['! before', ['!**/draft.*', 'runs/2/*.jsonl'], ['runs/2/session.jsonl']],
    ['! folder', ['runs/**/*.jsonl', '!runs/2', '!runs/.hidden/'], ['runs/1/session.jsonl']],
    ['.git by name', ['.git/session.jsonl'], ['.git/session.jsonl']],
    ['../ inside', ['runs/../a.jsonl', 'runs/1/../../b.*'], ['a.jsonl', 'b.jsonl']],
  ];
  testCases(
    GLOBS,
    ([, globs]) => runCli(tree(), ['audit', ...globs]),
    (ran, [, , names]) => {
      expect(ran).toMatchObject({ stderr: '', exitCode: 0 });
      expect(rows(ran)).toEqual(names.map((name) => `${name}: clean`));
    },
  );

  test('a name with brackets, braces or a leading ! in it is a file where there is one', async () => {
    const files = workspace({ '[id].jsonl': CLEAN, '{a}.jsonl': CLEAN, '(x).jsonl': CLEAN, '!not.jsonl': CLEAN });
    const ran = await runCli(files, ['audit', '[id].jsonl', '{a}.jsonl', '(x).jsonl', './!not.jsonl']);
    expect(ran).toMatchObject({ stderr: '', exitCode: 0 });
    expect(rows(ran)).toEqual(['!not.jsonl', '(x).jsonl', '[id].jsonl', '{a}.jsonl'].map((name) => `${name}: clean`));
  });

  testOnPosix('a backslash takes the meaning of a wildcard away, and is part of a name in full', async () => {
    const files = workspace({ 'a*.jsonl': CLEAN, 'ab.jsonl': CLEAN, 'c\\d.jsonl': CLEAN, '[x]/{y}.jsonl': CLEAN });
    const ran = await runCli(files, ['audit', 'a\\*.jsonl', 'c\\d.jsonl', '\\[x\\]/\\{y\\}.*', 'no\\ne.jsonl']);
    expect(rows(ran)).toEqual([
      '[x]/{y}.jsonl: clean',
      'a*.jsonl: clean',
      'c\\d.jsonl: clean',
      'no\\ne.jsonl: unusable (not-found)',
    ]);
    expect(ran).toMatchObject({ stderr: '', exitCode: 2 });
  });

  test('what is no glob is a name, and told when it is not there', async () => {
    const files = workspace({ 'a.jsonl': CLEAN, '5.jsonl': CLEAN });
    const names = ['+(a|b).jsonl', '[a.jsonl', '{1..10}.jsonl', '{a,b.jsonl', '{a}.jsonl'];
    const ran = await runCli(files, ['audit', 'a.*', ...names]);
    expect(rows(ran)).toEqual(
      [...names.slice(0, 2), 'a.jsonl: clean', ...names.slice(2)].map((row) =>
        row.endsWith('clean') ? row : `${row}: unusable (not-found)`,
      ),
    );
    expect(ran).toMatchObject({ stderr: '', exitCode: 2 });
  });

  testOnPosix('a name made for it makes no glob slow', async () => {
    const name = 'a'.repeat(250);
    const files = workspace({ [name]: CLEAN, [`${'a/'.repeat(200)}b.jsonl`]: CLEAN });
    const hostile = [
      `${'*a'.repeat(20)}.jsonl`,
      `${'**/a/'.repeat(20)}*b`,
      `!${'{a*,'.repeat(20)}b${'*}'.repeat(20)}c`,
    ];
    const ran = await runCli(files, ['audit', '**/*.jsonl', ...hostile]);
    expect(rows(ran)).toEqual([`${'a/'.repeat(200)}b.jsonl: clean`]);
    expect(ran).toMatchObject({ stderr: '', exitCode: 0 });
  });

  testOnPosix('a file that is called like the glob hides no other', async () => {
    const dirty = transcript(['a', {}, { n: 1 }], ['a', {}, { n: 2 }]);
    const files = workspace({ 'runs/*.jsonl': CLEAN, 'runs/a.jsonl': dirty, 'runs/[a-z].jsonl': CLEAN });
    for (const glob of ['runs/*.jsonl', 'runs/[a-z].jsonl', 'runs/{a,b}.jsonl']) {
      const ran = await runCli(files, ['audit', glob]);
      expect(rows(ran)).toContain('runs/a.jsonl: 1 non-determinism, 1 redundant-call');
      expect(ran.exitCode).toBe(1);
    }
  });

  testOnPosix('a line break in a name hides no file', async () => {
    const files = workspace({ 'runs/a\nb.jsonl': CLEAN, 'ru\nns/\r.jsonl': CLEAN, 'runs/\u2028\n': CLEAN });
    const shown = { a: 'runs/a\\nb.jsonl: clean', folder: 'ru\\nns/\\r.jsonl: clean', bare: 'runs/\\u2028\\n: clean' };
    for (const [globs, names] of [
      [['**'], [shown.folder, shown.a, shown.bare]],
      [['*/*'], [shown.folder, shown.a, shown.bare]],
      [['**/*.jsonl'], [shown.folder, shown.a]],
      [['{runs,ru*}/**'], [shown.folder, shown.a, shown.bare]],
      [
        ['runs/a?b.jsonl', 'ru?ns/?.jsonl'],
        [shown.folder, shown.a],
      ],
      [['**', '!**/*.jsonl'], [shown.bare]],
    ] as const) {
      const ran = await runCli(files, ['audit', ...globs]);
      expect(rows(ran).sort()).toEqual([...names].sort());
      expect(ran).toMatchObject({ stderr: '', exitCode: 0 });
    }
  });

  test('an absolute glob names files outside the working directory by their path', async () => {
    const files = workspace({ 'a.jsonl': CLEAN });
    mkdirSync(join(files.outside, 'elsewhere'));
    files.write('../elsewhere/b.jsonl', CLEAN);
    const outside = join(files.outside, 'elsewhere').replaceAll('\\', '/');
    const absolute = await runCli(files, ['audit', `${outside}/*.jsonl`, files.path('a.jsonl')]);
    expect(rows(absolute)).toEqual([`${outside}/b.jsonl: clean`, 'a.jsonl: clean']);
    const relative = await runCli(files, ['audit', '../elsewhere/*.jsonl']);
    expect(rows(relative)).toEqual(['../elsewhere/b.jsonl: clean']);
  });

  test('a file that is named in full and is not there is unusable, beside others that are', async () => {
    expect(await runCli(samples('session-clean.jsonl'), ['audit', 'nowhere.jsonl', 'session-clean.jsonl'])).toEqual(
      told(
        `nowhere.jsonl: error: unusable: found no such file, expected a readable file; check the path

file                 calls  divergence  findings  chain       scope           result
nowhere.jsonl                                                                 unusable (not-found)
session-clean.jsonl  4      none        0         not sealed  no scope given  clean

not checked: scope of 1 transcript: no scope given
not checked: chain of 1 transcript: not sealed
unusable (exit 2): 1 transcript cannot be judged; no finding in 4 calls in 1 transcript
`,
        2,
      ),
    );
  });

  test('a path below a regular file is not there either', async () => {
    const files = samples('session-clean.jsonl');
    const ran = await runCli(files, ['audit', 'session-clean.jsonl/a.jsonl', 'session-clean.jsonl/*.jsonl']);
    expect(rows(ran)).toEqual(['session-clean.jsonl/a.jsonl: unusable (not-found)']);
    expect(ran).toMatchObject({ stderr: '', exitCode: 2 });
  });

  test('a folder is unusable, and the error says how to name its files', async () => {
    const files = workspace({ 'runs/a.jsonl': CLEAN });
    const fault =
      "error: unusable: found a directory, expected a readable file; name its files, as in 'folder/**/*.jsonl'";
    for (const names of [
      ['runs', '.'],
      ['runs/', './'],
    ]) {
      const ran = await runCli(files, ['audit', ...names]);
      expect(ran.stdout.split('\n').slice(0, 3)).toEqual([`.: ${fault}`, '', `runs: ${fault}`]);
      expect(rows(ran)).toEqual(['.: unusable (not-a-file)', 'runs: unusable (not-a-file)']);
      expect(ran).toMatchObject({ stderr: '', exitCode: 2 });
    }
  });
});

describe('what is there but cannot be judged does not pass in silence and stops no other', () => {
  const dirty = transcript(['a', {}, { n: 1 }], ['a', {}, { n: 2 }]);
  const found = 'runs/z.jsonl: 1 non-determinism, 1 redundant-call';

  testWithLinks('a link to itself, and one that leads nowhere', async () => {
    const files = workspace({ 'runs/z.jsonl': dirty });
    symlinkSync('loop.jsonl', files.path('runs/loop.jsonl'));
    symlinkSync('nowhere.jsonl', files.path('runs/dangling.jsonl'));
    const ran = await runCli(files, ['audit', 'runs/*.jsonl', '--if-no-files-found', 'ignore']);
    expect(rows(ran)).toEqual([
      'runs/dangling.jsonl: unusable (not-found)',
      'runs/loop.jsonl: unusable (unreadable)',
      found,
    ]);
    expect(ran).toMatchObject({ stderr: '', exitCode: 2 });
    expect(ran.stdout).not.toContain(files.root);
  });

  testWithLinks('a link that leaves the workspace', async () => {
    const files = workspace({ 'runs/z.jsonl': dirty });
    files.write('../elsewhere/secret.jsonl', CLEAN);
    symlinkSync('../../elsewhere/secret.jsonl', files.path('runs/link.jsonl'));
    const ran = await runCli(files, ['audit', 'runs/*.jsonl']);
    expect(rows(ran)).toEqual(['runs/link.jsonl: unusable (unreadable)', found]);
    expect(ran).toMatchObject({ stderr: '', exitCode: 2 });
  });

  testWithLinks('a folder that cannot be listed', async () => {
    const files = workspace({ 'runs/z.jsonl': dirty });
    symlinkSync('loop', files.path('loop'));
    const ran = await runCli(files, ['audit', 'loop/*.jsonl', 'runs/*.jsonl']);
    expect(rows(ran)).toEqual(['loop: unusable (unreadable)', found]);
    expect(ran).toMatchObject({ stderr: '', exitCode: 2 });
    expect(ran.stdout).not.toContain(files.root);
  });

  testOnPosix('a named pipe that nobody writes to', async () => {
    const files = workspace({ 'runs/z.jsonl': dirty });
    makePipe(files.path('runs/pipe.jsonl'));
    const ran = await runCli(files, ['audit', 'runs/*.jsonl']);
    expect(rows(ran)).toEqual(['runs/pipe.jsonl: unusable (not-a-file)', found]);
    expect(ran).toMatchObject({ stderr: '', exitCode: 2 });
  });

  testOnLinux('a name that is no UTF-8, also where finding nothing is no error', async () => {
    const files = workspace({ 'runs/z.jsonl': dirty });
    writeBytes(files.path('runs'), Buffer.from('bad\xff.jsonl', 'latin1'), CLEAN);
    const ran = await runCli(files, ['audit', 'runs/*.jsonl', '--if-no-files-found', 'ignore']);
    expect(rows(ran)).toEqual(['runs/bad\ufffd.jsonl: unusable (not-found)', found]);
    expect(ran).toMatchObject({ stderr: '', exitCode: 2 });
  });
});

testWithLinks('a link to a folder is not entered, a link to a file in the workspace is followed', async () => {
  const files = workspace({ 'runs/a.jsonl': CLEAN, 'all/.keep': '' });
  symlinkSync(join('..', 'runs'), files.path('all/runs'), 'dir');
  symlinkSync(join('..', 'runs', 'a.jsonl'), files.path('all/b.jsonl'), 'file');
  const ran = await runCli(files, ['audit', 'all/**/*.jsonl']);
  expect(rows(ran)).toEqual(['all/b.jsonl: clean']);
  expect(ran.stdout).toContain('\nnot checked: 1 folder: a symbolic link, not entered\n');
  expect(ran).toMatchObject({ stderr: '', exitCode: 0 });
});

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

/** The rows of a report's table, each as `file: result`. */
function rows({ stdout }: Ran): string[] {
  const lines = stdout.split('\n');
  const head = lines.findIndex((line) => /^file +calls +divergence /.test(line));
  const result = lines[head]?.indexOf('result') ?? 0;
  return lines
    .slice(head + 1, lines.indexOf('', head))
    .map((line) => `${line.slice(0, lines[head]?.indexOf('calls')).trimEnd()}: ${line.slice(result)}`);
}
