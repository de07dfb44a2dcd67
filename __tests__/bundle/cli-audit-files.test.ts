import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  makePipe,
  runCli,
  samples,
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
import { rows } from '../helpers/table.ts';

const CLEAN = transcript(['read_file'], ['list_dir']);

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

  testOnPosix('a named pipe that takes the place of a file once it was asked for', async () => {
    const files = workspace({ 'runs/z.jsonl': dirty });
    makePipe(files.path('runs/pipe.jsonl'));
    const script = join(files.outside, 'asked.cjs');
    writeFileSync(
      script,
      `const fs = require('node:fs');
       const asked = (ask) => (path, ...more) => ask(String(path).replace('pipe.jsonl', 'z.jsonl'), ...more);
       Object.assign(fs, { lstatSync: asked(fs.lstatSync), statSync: asked(fs.statSync) });`,
    );
    const ran = await runCli(files, ['audit', 'runs/*.jsonl'], { node: ['--require', script] });
    expect(rows(ran)).toEqual(['runs/pipe.jsonl: unusable (not-a-file)', found]);
    expect(ran.stdout).toContain('runs/pipe.jsonl: error: unusable: found what is no file any more, ');
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
