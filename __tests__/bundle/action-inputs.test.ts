import { describe, expect, test } from '@jest/globals';
import { type ActionRan, runAction, samples, testCases, transcript, workspace } from '../helpers/bundle.ts';

const TRANSCRIPTS = { transcripts: 'session-*.jsonl' };
const files = () => samples('session-clean.jsonl', 'session-dirty.jsonl', 'scope.json');

describe('an input that is missing or has a value that it cannot have', () => {
  const kinds =
    'non-determinism, redundant-call, repeated-loop, permission-warning, unverifiable-call, permission-overreach, broken-chain, broken-seal';

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
      'compare-fail-on',
      { ...TRANSCRIPTS, compare: 'base', 'compare-fail-on': 'any' },
      "found 'any' for compare-fail-on, expected none, response, arguments, structure",
    ],
    [
      'compare-fail-on, with nothing to compare with',
      { ...TRANSCRIPTS, 'compare-fail-on': 'structure' },
      "found compare-fail-on: structure without compare, expected what to compare with, as compare: 'base', or a folder of golden runs",
    ],
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
    [
      'replay',
      'non-determinism=1\nredundant-call=1\nrepeated-loop=0\npermission-warning=0\nunverifiable-call=0\npermission-overreach=0\nbroken-chain=0\n',
    ],
    [
      'scope',
      'non-determinism=0\nredundant-call=0\nrepeated-loop=0\npermission-warning=0\nunverifiable-call=0\npermission-overreach=1\nbroken-chain=0\n',
    ],
    [
      'verify',
      'non-determinism=0\nredundant-call=0\nrepeated-loop=0\npermission-warning=0\nunverifiable-call=0\npermission-overreach=0\nbroken-chain=1\n',
    ],
    [
      'verify\nreplay',
      'non-determinism=1\nredundant-call=1\nrepeated-loop=0\npermission-warning=0\nunverifiable-call=0\npermission-overreach=0\nbroken-chain=1\n',
    ],
    [
      'scope, verify',
      'non-determinism=0\nredundant-call=0\nrepeated-loop=0\npermission-warning=0\nunverifiable-call=0\npermission-overreach=1\nbroken-chain=1\n',
    ],
    [
      '',
      'non-determinism=1\nredundant-call=1\nrepeated-loop=0\npermission-warning=0\nunverifiable-call=0\npermission-overreach=1\nbroken-chain=1\n',
    ],
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
    outputs: `exit-code=${exitCode}\nresult=${result}\nfiles=0\ncalls=0\nfindings=0\naccepted=0\nnon-determinism=0\nredundant-call=0\nrepeated-loop=0\npermission-warning=0\nunverifiable-call=0\npermission-overreach=0\nbroken-chain=0\nbroken-seal=0\nunusable-files=0\ndifference=\nreport=\nsubject-path=\npredicate-path=\nstatement-path=\nhead=\n`,
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
