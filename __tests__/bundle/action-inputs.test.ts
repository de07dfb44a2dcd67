import { describe, expect, test } from '@jest/globals';
import {
  type ActionRan,
  runAction,
  sample,
  samples,
  scopeFile,
  testCases,
  transcript,
  workspace,
} from '../helpers/bundle.ts';

const TRANSCRIPTS = { transcripts: 'session-*.jsonl' };
const files = () => samples('session-clean.jsonl', 'session-dirty.jsonl', 'scope.json');

describe('an input that is missing or has a value that it cannot have', () => {
  const kinds = 'non-determinism, redundant-call, permission-overreach, broken-chain';

  const FAULTS: readonly (readonly [what: string, inputs: { readonly [name: string]: string }, fault: string])[] = [
    [
      'no transcripts',
      {},
      "found no input transcripts, expected globs, one a line; for example 'transcripts: runs/**/*.jsonl'",
    ],
    [
      'blank transcripts',
      { transcripts: ' \n\t\r\n' },
      "found no input transcripts, expected globs, one a line; for example 'transcripts: runs/**/*.jsonl'",
    ],
    ['scope', { ...TRANSCRIPTS, scope: 'a.json\nb.json' }, 'found 2 lines for scope, expected one'],
    [
      'working-directory',
      { ...TRANSCRIPTS, 'working-directory': 'a\nb\nc' },
      'found 3 lines for working-directory, expected one',
    ],
    ['checks', { ...TRANSCRIPTS, checks: 'replay\nverfy' }, "found 'verfy' for checks, expected replay, scope, verify"],
    [
      'checks, without a scope',
      { ...TRANSCRIPTS, checks: 'scope' },
      'found the check scope without a scope file, expected a scope file to check against; give one as scope, or leave the check out',
    ],
    ['fail-on', { ...TRANSCRIPTS, 'fail-on': 'nonne' }, `found 'nonne' for fail-on, expected any, none, ${kinds}`],
    [
      'fail-on, both',
      { ...TRANSCRIPTS, 'fail-on': 'none\nbroken-chain' },
      "found 'none broken-chain' for fail-on, expected any, none, or kinds of finding",
    ],
    [
      'if-no-files-found',
      { ...TRANSCRIPTS, 'if-no-files-found': 'fail' },
      "found 'fail' for if-no-files-found, expected error, warn, ignore",
    ],
    ['annotations', { ...TRANSCRIPTS, annotations: 'yes' }, "found 'yes' for annotations, expected true, false"],
    ['summary', { ...TRANSCRIPTS, summary: '0' }, "found '0' for summary, expected true, false"],
    ['summary, twice', { ...TRANSCRIPTS, summary: 'true\ntrue' }, 'found 2 words for summary, expected true, false'],
    [
      'a hostile value',
      { ...TRANSCRIPTS, 'fail-on': '%0A::warning::##[group]\u001b[31m' },
      `found '%250A::warning::##\\u005bgroup]\\u001b[31m' for fail-on, expected any, none, ${kinds}`,
    ],
  ];
  testCases(
    FAULTS,
    ([, inputs]) => runAction(files(), inputs),
    (ran, [, , fault]) => {
      expect(ran).toEqual({
        stdout: `::error::ToolReplay: ${fault}\n`,
        stderr: '',
        exitCode: 2,
        outputs: 'exit-code=2\nresult=unusable\n',
        summary: '',
      });
    },
  );
});

describe('transcripts', () => {
  test('are globs, one a line, with spaces around and blank lines between, and ! takes away', async () => {
    const some = workspace({
      'runs/a b.jsonl': transcript(['x']),
      'runs/c.jsonl': transcript(['x']),
      'runs/d,e.jsonl': transcript(['x']),
      'more/f.jsonl': transcript(['x']),
    });
    const ran = await runAction(some, {
      transcripts: '\r\n  runs/a b.jsonl  \r\n\r\n\truns/d,e.jsonl\n more/**\n!**/c.jsonl\n\n',
    });
    expect(names(ran)).toEqual(['more/f.jsonl', 'runs/a b.jsonl', 'runs/d,e.jsonl']);
    expect(ran.exitCode).toBe(0);
  });

  test('is not standard input, whatever - means elsewhere', async () => {
    const ran = await runAction(workspace(), { transcripts: '-' }, { input: sample('session-clean.jsonl') });
    expect(ran.stdout).toContain('::error title=unusable,file=-::found no such file');
    expect(ran.exitCode).toBe(2);
  });
});

describe('working-directory', () => {
  const nested = () =>
    workspace({
      'agents/one/run.jsonl': transcript(['read_file']),
      'agents/one/allow.json': scopeFile('one', 'search'),
      'run.jsonl': transcript(['x'], ['x']),
    });

  test.each([['agents/one'], ['./agents/one/'], ['agents/two/../one']])('%s', async (folder) => {
    const ran = await runAction(nested(), {
      transcripts: '*.jsonl',
      scope: './allow.json',
      'working-directory': folder,
    });
    // Names stay relative to the workspace: that is what GitHub can show.
    expect(ran.stdout).toContain(
      "::error title=permission-overreach,file=agents/one/run.jsonl,line=1::index 0: tool 'read_file' is not in the declared scope for agent 'one'\n",
    );
    expect(ran.exitCode).toBe(1);
    expect(ran.outputs).toContain('files=1\n');
  });

  test('may be absolute', async () => {
    const some = nested();
    const ran = await runAction(some, { transcripts: '*.jsonl', 'working-directory': some.path('agents/one') });
    expect(names(ran)).toEqual(['agents/one/run.jsonl']);
  });

  test('is the workspace, wherever the process runs', async () => {
    const some = nested();
    const ran = await runAction(some, { transcripts: '*.jsonl' }, { folder: some.outside });
    expect(names(ran)).toEqual(['run.jsonl']);
  });

  test('that is not there has no files in it', async () => {
    const ran = await runAction(nested(), { transcripts: '*.jsonl', 'working-directory': 'nowhere' });
    expect(ran.stdout).toBe(
      '::error::ToolReplay: nothing was checked: found no file that matches, expected at least one recorded call; a check that compared nothing is no pass\n',
    );
    expect(ran.exitCode).toBe(2);
  });
});

describe('scope', () => {
  test('a path is that file, a bare name the nearest one up to the workspace', async () => {
    const some = workspace({
      'a/b/run.jsonl': transcript(['x']),
      'a/scope.json': scopeFile('near', 'x'),
      'scope.json': scopeFile('top'),
      'run.jsonl': transcript(['x']),
    });
    some.write('../scope.json', scopeFile('outside', 'x'));
    const bare = await runAction(some, { transcripts: '**/*.jsonl', scope: 'scope.json' });
    expect(bare.stdout).toContain('a/b/run.jsonl: 1 call, no finding, chain: not sealed, scope: near\n');
    expect(bare.stdout).toContain(
      "file=run.jsonl,line=1::index 0: tool 'x' is not in the declared scope for agent 'top'\n",
    );
    const path = await runAction(some, { transcripts: '**/*.jsonl', scope: './scope.json' });
    expect(path.outputs).toContain('permission-overreach=2\n');
  });

  test('that is nowhere for some is one notice, and does not pass in silence', async () => {
    const some = workspace({
      'a.jsonl': transcript(['x']),
      'b.jsonl': transcript(['x']),
      'c/c.jsonl': transcript(['x']),
      'c/scope.json': scopeFile('c', 'x'),
    });
    const ran = await runAction(some, { transcripts: '**/*.jsonl', scope: 'scope.json' });
    expect(ran.stdout).toBe(`a.jsonl: 1 call, no finding, chain: not sealed, scope: no scope file found
b.jsonl: 1 call, no finding, chain: not sealed, scope: no scope file found
c/c.jsonl: 1 call, no finding, chain: not sealed, scope: c
not checked: scope of 2 transcripts: no scope file found
not checked: chain of 3 transcripts: not sealed
::notice title=scope not checked::the scope of a.jsonl and 1 other transcript was not checked: no scope file in the folder or above
ToolReplay: no finding in 3 calls in 3 transcripts
`);
    expect(ran.summary).toContain('**Not checked:** scope of 2 transcripts: no scope file found;');
    expect(ran.exitCode).toBe(0);
    const required = await runAction(some, { transcripts: '**/*.jsonl', scope: 'scope.json', checks: 'scope' });
    expect(required.outputs).toContain('exit-code=2\nresult=unusable\n');
    expect(required.outputs).toContain('unusable-files=2\n');
    expect(required.exitCode).toBe(2);
  });

  test('that is nowhere at all is the same notice', async () => {
    const some = workspace({ 'a.jsonl': transcript(['x']), 'scope.json': scopeFile('a') });
    const ran = await runAction(some, { transcripts: '*.jsonl', scope: 'scopes.json' });
    expect(ran.stdout).toContain(
      '::notice title=scope not checked::the scope of a.jsonl was not checked: no scope file in the folder or above\n',
    );
    expect(ran.summary).toContain('**Not checked:** scope of 1 transcript: no scope file found;');
    expect(ran.exitCode).toBe(0);
  });

  test('that is not given is said in the summary', async () => {
    const ran = await runAction(files(), TRANSCRIPTS);
    expect(ran.summary).toContain(
      '**Not checked:** scope of 2 transcripts: no scope given; chain of 2 transcripts: not sealed.\n',
    );
  });
});

test('mutators are added to the five, one a line, names as they are', async () => {
  const twice = ['write_file', 'poll', 'send, all', 'read_file'].flatMap((tool) => [[tool], [tool]] as const);
  const some = workspace({ 'a.jsonl': transcript(...twice) });
  const none = await runAction(some, { transcripts: 'a.jsonl' });
  expect(none.outputs).toContain('redundant-call=3\n');
  const two = await runAction(some, { transcripts: 'a.jsonl', mutators: ' poll\r\nsend, all \n' });
  expect(two.outputs).toContain('redundant-call=1\n');
  expect(two.stdout).toContain("index 7: tool 'read_file' repeats");
});

describe('checks', () => {
  const CHECKS: readonly (readonly [checks: string, counts: string])[] = [
    ['replay', 'non-determinism=1\nredundant-call=1\npermission-overreach=0\nbroken-chain=0\n'],
    ['scope', 'non-determinism=0\nredundant-call=0\npermission-overreach=1\nbroken-chain=0\n'],
    ['verify', 'non-determinism=0\nredundant-call=0\npermission-overreach=0\nbroken-chain=1\n'],
    ['verify\nreplay', 'non-determinism=1\nredundant-call=1\npermission-overreach=0\nbroken-chain=1\n'],
    ['scope, verify', 'non-determinism=0\nredundant-call=0\npermission-overreach=1\nbroken-chain=1\n'],
    ['', 'non-determinism=1\nredundant-call=1\npermission-overreach=1\nbroken-chain=1\n'],
  ];
  testCases(
    CHECKS,
    ([checks]) =>
      runAction(samples('tampered.jsonl', 'scope.json'), { transcripts: '*.jsonl', scope: 'scope.json', checks }),
    (ran, [, counts]) => {
      expect(ran.outputs).toContain(counts);
      expect(ran.exitCode).toBe(1);
    },
  );

  test('verify cannot be made of an unsealed transcript', async () => {
    const ran = await runAction(samples('session-clean.jsonl'), { ...TRANSCRIPTS, checks: 'verify' });
    expect(ran.stdout).toContain(
      '::error title=unusable,file=session-clean.jsonl::found an unsealed transcript, expected a sealed one, since the check verify is asked for; seal it, or leave verify out of the checks\n',
    );
    expect(ran.outputs).toContain('exit-code=2\nresult=unusable\nfiles=1\ncalls=0\n');
    expect(ran.exitCode).toBe(2);
  });

  test('what was not asked for is said in the summary', async () => {
    const ran = await runAction(samples('tampered.jsonl'), { transcripts: '*.jsonl', checks: 'verify' });
    expect(ran.summary).toContain(
      '**Not checked:** replay of 1 transcript: not asked for; scope of 1 transcript: not asked for.\n',
    );
  });
});

describe('fail-on', () => {
  const KINDS: readonly (readonly [kinds: string, exitCode: number])[] = [
    ['any', 1],
    ['', 1],
    ['none', 0],
    ['redundant-call', 1],
    ['broken-chain', 0],
    ['broken-chain\npermission-overreach', 0],
    ['broken-chain, non-determinism', 1],
  ];
  testCases(
    KINDS,
    ([kinds]) => runAction(files(), { ...TRANSCRIPTS, 'fail-on': kinds }),
    (ran, [, exitCode]) => {
      expect(ran.exitCode).toBe(exitCode);
      expect(ran.outputs).toContain(`exit-code=${exitCode}\nresult=findings\n`);
      // The findings are annotated all the same; only the error that says why the step fails is not there.
      expect(ran.stdout).toContain('::error title=non-determinism,');
      const verdict = 'ToolReplay: 2 findings in 10 calls in 2 transcripts';
      expect(ran.stdout.split('\n').at(-2)).toBe(exitCode === 0 ? verdict : `::error::${verdict}`);
      expect(ran.summary?.split('\n')[0]).toBe(`### ${exitCode === 0 ? '⚠️' : '❌'} ${verdict}`);
    },
  );

  test('none does not let pass what is unusable', async () => {
    const ran = await runAction(samples('malformed/cut-off.jsonl'), { transcripts: '**', 'fail-on': 'none' });
    expect(ran.outputs).toContain('exit-code=2\nresult=unusable\n');
    expect(ran.exitCode).toBe(2);
  });
});

describe('if-no-files-found', () => {
  const nothing =
    'found no file that matches, expected at least one recorded call; a check that compared nothing is no pass';
  const none = (exitCode: number, result: string, told: string): ActionRan => ({
    stdout: told,
    stderr: '',
    exitCode,
    outputs: `exit-code=${exitCode}\nresult=${result}\nfiles=0\ncalls=0\nfindings=0\nnon-determinism=0\nredundant-call=0\npermission-overreach=0\nbroken-chain=0\nunusable-files=0\n`,
    summary: `### ${exitCode === 0 ? '⚠️' : '🚫'} ToolReplay: nothing was checked\n\n<p>${nothing}</p>\n\n`,
  });

  test.each([
    ['', none(2, 'unusable', `::error::ToolReplay: nothing was checked: ${nothing}\n`)],
    ['error', none(2, 'unusable', `::error::ToolReplay: nothing was checked: ${nothing}\n`)],
    ['warn', none(0, 'clean', `::warning title=nothing checked::${nothing}\nToolReplay: nothing was checked\n`)],
    ['ignore', none(0, 'clean', `${nothing}\nToolReplay: nothing was checked\n`)],
  ])('%j', async (what, expected) => {
    const ran = await runAction(workspace(), { transcripts: 'runs/**/*.jsonl', 'if-no-files-found': what });
    expect(ran).toEqual(expected);
  });

  test('transcripts that are all empty are nothing too', async () => {
    const some = workspace({ 'a.jsonl': '', 'b.jsonl': '\n' });
    const ran = await runAction(some, { transcripts: '*.jsonl' });
    expect(ran.stdout.split('\n').at(-2)).toBe(
      '::error::ToolReplay: nothing was checked: found not one call in the files that match, expected at least one recorded call; a check that compared nothing is no pass',
    );
    expect(ran.outputs).toContain('exit-code=2\nresult=unusable\nfiles=2\ncalls=0\n');
    expect(ran.exitCode).toBe(2);
    const warned = await runAction(some, { transcripts: '*.jsonl', 'if-no-files-found': 'warn' });
    expect(warned.stdout).toContain('::warning title=nothing checked::found not one call in the files that match, ');
    expect(warned.exitCode).toBe(0);
  });
});

describe('annotations and summary', () => {
  test('annotations: false leaves out what is annotated, and nothing else', async () => {
    const [without, all] = await Promise.all([
      runAction(files(), { ...TRANSCRIPTS, annotations: ' False ' }),
      runAction(files(), { ...TRANSCRIPTS, annotations: 'TRUE', summary: 'true' }),
    ]);
    expect(without.stdout.match(/^::(error|warning|notice).*$/gm)).toEqual([
      '::error::ToolReplay: 2 findings in 10 calls in 2 transcripts',
    ]);
    expect(without.stdout).toBe(all.stdout.replace(/^::(error|warning) title=.*\n/gm, ''));
    expect({ ...without, stdout: '' }).toEqual({ ...all, stdout: '' });
  });

  test('summary: false leaves out the summary, and nothing else', async () => {
    const [without, all] = await Promise.all([
      runAction(files(), { ...TRANSCRIPTS, summary: 'false' }),
      // On is what both are unless something is said.
      runAction(files(), TRANSCRIPTS),
    ]);
    expect(without).toEqual({ ...all, summary: '' });
    expect(all.summary).not.toBe('');
  });

  test('both can be left out', async () => {
    const ran = await runAction(files(), { ...TRANSCRIPTS, annotations: 'false', summary: 'false', 'fail-on': 'none' });
    expect(ran.stdout).not.toMatch(/^::(error|warning|notice)/m);
    expect(ran).toMatchObject({ summary: '', exitCode: 0 });
  });
});

/** The transcripts that a log speaks of. */
function names({ stdout }: ActionRan): string[] {
  return [...stdout.matchAll(/^(?:::group::)?(.*?): (?:\d+ calls?,|unusable$)/gm)].map(([, name]) => name ?? '');
}
