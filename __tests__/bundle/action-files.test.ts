import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  makePipe,
  PUSH,
  runAction,
  sample,
  samples,
  testOnPosix,
  testWithLinks,
  transcript,
  workspace,
} from '../helpers/bundle.ts';

const DIRTY = sample('session-dirty.jsonl');

/** The commands that annotate, in the order in which they were printed. */
function annotated(stdout: string): string[] {
  return stdout.match(/^::(error|warning|notice).*$/gm) ?? [];
}

test('an absolute glob outside the workspace is audited, and named by its path', async () => {
  const some = samples('session-clean.jsonl');
  some.write('../runner/_temp/session.jsonl', DIRTY);
  const outside = join(some.outside, 'runner', '_temp').replaceAll('\\', '/');
  const ran = await runAction(some, { transcripts: `${outside}/*.jsonl\n*.jsonl` }, { environment: PUSH });
  const escaped = outside.replaceAll(':', '%3A');
  expect(annotated(ran.stdout)).toEqual([
    `::error title=non-determinism,file=${escaped}/session.jsonl,line=6::index 5: tool 'search' returned a different response than the identical call at index 3`,
    `::warning title=redundant-call,file=${escaped}/session.jsonl,line=3::index 2: tool 'read_file' repeats the identical call at index 1 with no state change between them`,
    '::error::ToolReplay: 2 findings in 10 calls in 2 transcripts',
  ]);
  expect(ran.summary).toContain(`<td><code>${outside}/session.jsonl</code></td><td>6</td>`);
  expect(ran).toMatchObject({ stderr: '', exitCode: 1 });
});

test('an absolute path inside the workspace is named relative to it', async () => {
  const some = samples('session-dirty.jsonl');
  const absolute = await runAction(some, { transcripts: some.path('session-dirty.jsonl') }, { environment: PUSH });
  const relative = await runAction(some, { transcripts: 'session-dirty.jsonl' }, { environment: PUSH });
  expect(absolute).toEqual(relative);
  expect(absolute.stdout).toContain('file=session-dirty.jsonl,line=6::');
});

testWithLinks('a committed link that leaves the workspace is not followed', async () => {
  const some = samples('session-clean.jsonl');
  some.write('../home/secret.jsonl', 'TOKEN=secret\n');
  some.write('../home/harmless.jsonl', sample('session-clean.jsonl'));
  symlinkSync(join('..', 'home', 'secret.jsonl'), some.path('secret.jsonl'));
  symlinkSync(join(some.outside, 'home', 'harmless.jsonl'), some.path('harmless.jsonl'));
  for (const transcripts of ['*.jsonl', 'secret.jsonl\nharmless.jsonl\nsession-clean.jsonl', some.path('*.jsonl')]) {
    const ran = await runAction(some, { transcripts });
    const fault =
      'found a symbolic link that leaves the workspace, expected a file inside it; name the file that it leads to';
    expect(annotated(ran.stdout)).toEqual([
      `::error title=unusable,file=harmless.jsonl::${fault}`,
      `::error title=unusable,file=secret.jsonl::${fault}`,
      '::error::ToolReplay: 2 transcripts cannot be judged; no finding in 4 calls in 1 transcript',
    ]);
    expect(ran.stdout + ran.summary).not.toContain('TOKEN');
    expect(ran).toMatchObject({ stderr: '', exitCode: 2 });
  }
});

testWithLinks('a link to a folder is not entered, inside or outside the workspace', async () => {
  const some = workspace({ 'runs/a.jsonl': DIRTY, 'all/clean.jsonl': sample('session-clean.jsonl') });
  some.write('../elsewhere/b.jsonl', DIRTY);
  symlinkSync(join('..', 'runs'), some.path('all/runs'), 'dir');
  symlinkSync(join(some.outside, 'elsewhere'), some.path('all/elsewhere'), 'dir');
  symlinkSync('..', some.path('all/up'), 'dir');
  const ran = await runAction(some, { transcripts: 'all/**/*.jsonl' });
  expect(ran.outputs).toContain('exit-code=0\nresult=clean\nfiles=1\ncalls=4\n');
  expect(ran.stdout).toContain('all/clean.jsonl: 4 calls, no finding');
  // It does not pass in silence.
  expect(ran.stdout).toContain('\nnot checked: 3 folders: a symbolic link, not entered\n');
  expect(ran.summary).toContain('; 3 folders: a symbolic link, not entered.\n');
});

testWithLinks(
  'a committed link that a glob starts from, or that is the working directory, leads nowhere else',
  async () => {
    const some = workspace({ 'runs/a.jsonl': DIRTY });
    some.write('../elsewhere/b.jsonl', DIRTY);
    symlinkSync(join(some.outside, 'elsewhere'), some.path('out'), 'dir');
    for (const inputs of [
      { transcripts: 'out/*.jsonl' },
      { transcripts: 'out/b.jsonl' },
      { transcripts: '*.jsonl', 'working-directory': 'out' },
    ]) {
      const ran = await runAction(some, inputs);
      expect(annotated(ran.stdout)).toEqual([
        '::error title=unusable,file=out/b.jsonl::found a symbolic link that leaves the workspace, expected a file inside it; name the file that it leads to',
        '::error::ToolReplay: 1 transcript cannot be judged',
      ]);
      expect(ran.exitCode).toBe(2);
    }
  },
);

testWithLinks('a scope file that is a link out of the workspace is not read', async () => {
  const some = workspace({ 'a.jsonl': DIRTY });
  some.write('../home/scope.json', 'TOKEN=secret');
  symlinkSync(join('..', 'home', 'scope.json'), some.path('scope.json'));
  for (const scope of ['scope.json', './scope.json']) {
    const ran = await runAction(some, { transcripts: 'a.jsonl', scope });
    expect(annotated(ran.stdout)[0]).toBe(
      '::error title=unusable,file=scope.json::found a symbolic link that leaves the workspace, expected a file inside it; name the file that it leads to',
    );
    expect(ran.stdout + ran.summary).not.toContain('TOKEN');
    expect(ran.exitCode).toBe(2);
  }
});

testOnPosix('a scope file that is a named pipe is not waited for', async () => {
  const some = workspace({ 'a.jsonl': DIRTY });
  makePipe(some.path('scope.json'));
  const ran = await runAction(some, { transcripts: 'a.jsonl', scope: 'scope.json' });
  expect(annotated(ran.stdout)[0]).toMatch(
    /^::error title=unusable,file=scope\.json::found a pipe, socket or device, /,
  );
  expect(ran.exitCode).toBe(2);
});

testWithLinks('a link inside the workspace is followed, and named as it is called', async () => {
  const some = workspace({ 'runs/a.jsonl': DIRTY });
  symlinkSync(join('runs', 'a.jsonl'), some.path('latest.jsonl'));
  const ran = await runAction(some, { transcripts: 'latest.*' });
  expect(annotated(ran.stdout)[0]).toMatch(/^::error title=non-determinism,file=latest\.jsonl,line=6::/);
  expect(ran.exitCode).toBe(1);
});

testWithLinks('links that lead nowhere or in a circle are unusable and stop no other', async () => {
  const some = workspace({ 'a.jsonl': DIRTY });
  symlinkSync('circle.jsonl', some.path('circle.jsonl'));
  symlinkSync('nowhere.jsonl', some.path('dangling.jsonl'));
  const ran = await runAction(some, { transcripts: '*.jsonl', 'if-no-files-found': 'ignore' });
  expect(annotated(ran.stdout)).toEqual([
    expect.stringMatching(/^::error title=unusable,file=circle\.jsonl::found a read error \(ELOOP\), /),
    expect.stringMatching(/^::error title=unusable,file=dangling\.jsonl::found no such file, /),
    expect.stringMatching(/^::error title=non-determinism,file=a\.jsonl,line=6::/),
    expect.stringMatching(/^::warning title=redundant-call,file=a\.jsonl,line=3::/),
    '::error::ToolReplay: 2 transcripts cannot be judged; 2 findings in 6 calls in 1 transcript',
  ]);
  expect(ran.stdout + ran.summary).not.toContain(some.root);
  expect(ran).toMatchObject({ stderr: '', exitCode: 2 });
});

testOnPosix('a named pipe that an agent left behind does not stop the audit', async () => {
  const some = workspace({ 'a.jsonl': DIRTY });
  makePipe(some.path('b.jsonl'));
  const ran = await runAction(some, { transcripts: '*.jsonl' });
  expect(annotated(ran.stdout)[0]).toMatch(/^::error title=unusable,file=b\.jsonl::found a /);
  expect(ran.outputs).toContain('files=2\ncalls=6\nfindings=2\n');
  expect(ran.exitCode).toBe(2);
});

testOnPosix('a file that is called like the glob hides no other', async () => {
  const some = workspace({ 'runs/*.jsonl': transcript(['a']), 'runs/a.jsonl': DIRTY });
  const ran = await runAction(some, { transcripts: 'runs/*.jsonl' });
  expect(ran.outputs).toContain('exit-code=1\nresult=findings\nfiles=2\n');
});

test('a folder is unusable', async () => {
  const some = workspace({ 'runs/a.jsonl': DIRTY });
  for (const [transcripts, name] of [
    ['runs', 'runs'],
    ['.', '.'],
  ] as const) {
    const ran = await runAction(some, { transcripts });
    expect(annotated(ran.stdout)[0]).toBe(
      `::error title=unusable,file=${name}::found a directory, expected a readable file; name its files, as in 'folder/**/*.jsonl'`,
    );
    expect(ran.exitCode).toBe(2);
  }
});

test('a workspace without a name is the working directory', async () => {
  const ran = await runAction(
    samples('session-clean.jsonl'),
    { transcripts: '*.jsonl' },
    { environment: { GITHUB_WORKSPACE: undefined } },
  );
  expect(ran.outputs).toContain('exit-code=0\nresult=clean\nfiles=1\n');
});

test('files stand in the order of their code points, whatever the order of the globs', async () => {
  const call = transcript(['a']);
  const names = ['a/z.jsonl', '\u{1f600}.jsonl', 'a-b.jsonl', 'a.jsonl', 'B.jsonl', '\uff21.jsonl'];
  const some = workspace(Object.fromEntries(names.map((name) => [name, call])));
  const ran = await runAction(some, { transcripts: '**/*.jsonl\na.jsonl\n*.jsonl' });
  expect(ran.stdout.match(/^[^\n]*?(?=: 1 call)/gm)).toEqual([
    'B.jsonl',
    'a-b.jsonl',
    'a.jsonl',
    'a/z.jsonl',
    '\uff21.jsonl',
    '\u{1f600}.jsonl',
  ]);
});
