import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { PUSH, runAction, sample, samples, scopeFile, testCases, transcript, workspace } from '../helpers/bundle.ts';

/** Whole output of the Action that is kept beside this test. */
function expected(name: string): string {
  return readFileSync(`__tests__/bundle/expected/${name}`, 'utf8');
}

describe('the Action on the samples', () => {
  const SAMPLES: readonly (readonly [name: string, files: readonly string[], scope: string, exitCode: number])[] = [
    ['clean', ['session-clean.jsonl', 'scope.json'], 'scope.json', 0],
    ['dirty', ['session-dirty.jsonl', 'scope.json'], 'scope.json', 1],
    ['tampered', ['tampered.jsonl'], '', 1],
    ['sealed', ['sealed.jsonl'], '', 1],
    ['unusable', ['malformed/cut-off.jsonl', 'session-dirty.jsonl'], '', 2],
  ];
  testCases(
    SAMPLES,
    ([, files, scope]) => runAction(samples(...files), { transcripts: '**/*.jsonl', scope }, { environment: PUSH }),
    (ran, [name, , , exitCode]) => {
      expect(ran.stdout).toBe(expected(`${name}.stdout.txt`));
      expect(ran.outputs).toBe(expected(`${name}.outputs.txt`));
      expect(ran.summary).toBe(expected(`${name}.summary.txt`));
      expect(ran.stderr).toBe('');
      expect(ran.exitCode).toBe(exitCode);
    },
  );
});

describe('the Action on a malformed sample', () => {
  const MALFORMED = readdirSync('samples/malformed').filter((name) => name.endsWith('.jsonl'));

  testCases(
    MALFORMED.map((name) => [name] as const),
    ([name]) => runAction(workspace({ [name]: readFileSync(`samples/malformed/${name}`) }), { transcripts: name }),
    ({ stdout, stderr, exitCode, outputs }, [name]) => {
      // What the command line says of it stands beside it.
      const said = readFileSync(`samples/malformed/${name.replace('.jsonl', '.txt')}`, 'utf8');
      const [, line, column, fault] =
        /^toolreplay: samples\/malformed\/[\w-]+\.jsonl:(\d+)(?::(\d+))?: (found .*)\n$/.exec(said) ?? [];
      const [place, col] = column === undefined ? [line, ''] : [`${line}:${column}`, `,col=${column}`];
      expect(stdout).toBe(`::group::${name}: unusable
${name}:${place}: error: unusable: ${fault}
::endgroup::
::error title=unusable,file=${name},line=${line}${col}::${fault}
::error::ToolReplay: 1 transcript cannot be judged
`);
      expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 2 });
      expect(outputs).toContain('exit-code=2\nresult=unusable\nfiles=1\ncalls=0\nfindings=0\n');
    },
  );

  test('is one of many', () => {
    expect(MALFORMED.length).toBeGreaterThanOrEqual(15);
  });
});

test('one unusable file does not stop the others', async () => {
  const files = workspace({
    'a.jsonl': 'nonsense\n',
    'b.jsonl': sample('session-dirty.jsonl'),
    'c.jsonl': '{}\n',
    'd.jsonl': sample('session-clean.jsonl'),
  });
  const { stdout, outputs, exitCode } = await runAction(files, { transcripts: '*.jsonl\nnowhere.jsonl' });
  expect(exitCode).toBe(2);
  expect(outputs).toBe(
    'exit-code=2\nresult=unusable\nfiles=5\ncalls=10\nfindings=2\naccepted=0\nnon-determinism=1\nredundant-call=1\nrepeated-loop=0\npermission-warning=0\nunverifiable-call=0\npermission-overreach=0\nbroken-chain=0\nbroken-seal=0\nunusable-files=3\ndifference=\nreport=\nsubject-path=\npredicate-path=\nstatement-path=\nhead=\n',
  );
  expect(stdout.match(/^(::group::)?[^:]*\.jsonl: .*$/gm)).toEqual([
    '::group::a.jsonl: unusable',
    '::group::b.jsonl: 6 calls, 2 findings (1 non-determinism, 1 redundant-call), chain: not sealed, scope: no scope given',
    '::group::c.jsonl: unusable',
    'd.jsonl: 4 calls, no finding, chain: not sealed, scope: no scope given',
    '::group::nowhere.jsonl: unusable',
    'nowhere.jsonl: error: unusable: found no such file, expected a readable file; check the path',
  ]);
  expect(stdout.split('\n').at(-2)).toBe(
    '::error::ToolReplay: 3 transcripts cannot be judged; 2 findings in 10 calls in 2 transcripts',
  );
});

describe('a scope file that is broken', () => {
  test('is annotated once, on itself, whatever the number of transcripts', async () => {
    const files = workspace({
      'runs/a.jsonl': transcript(['a']),
      'runs/b.jsonl': transcript(['b']),
      'runs/c.jsonl': transcript(['c']),
      'runs/scope.json': '{"agent": "x",\n "allowed_tools": [}',
    });
    const { stdout, exitCode, summary } = await runAction(
      files,
      { transcripts: 'runs/*.jsonl', scope: 'scope.json' },
      { environment: PUSH },
    );
    expect(stdout.match(/^::(error|warning|notice).*$/gm)).toEqual([
      "::error title=unusable,file=runs/scope.json,line=2,col=20::found '}', expected a JSON value",
      '::error::ToolReplay: 3 transcripts cannot be judged',
    ]);
    expect(summary).toContain(
      `<a href="https://github.com/acme/agents/blob/${PUSH.GITHUB_SHA}/runs/scope.json#L2">line 2</a>`,
    );
    expect(exitCode).toBe(2);
  });

  test.each([
    ['no object', '[]'],
    ['no JSON', '{"agent": "version"'],
    ['a key too many', '{"agent": "x", "allowed_tools": [], "in": {"version": 2}}'],
    ['too large', ' '.repeat((1 << 20) + 1)],
  ])('is no matter where scope is not among the checks: %s', async (_, scope) => {
    const files = workspace({ 'a.jsonl': transcript(['a']), 'scope.json': scope });
    const ran = await runAction(files, { transcripts: 'a.jsonl', scope: 'scope.json', checks: 'replay' });
    expect(ran.stdout).toContain('a.jsonl: 1 call, no finding, chain: not asked for, scope: not asked for\n');
    expect(ran.exitCode).toBe(0);
  });

  test.each([
    ['a key too many', '{"version": 2, "agent": "x", "allowed_tools": [], "tool": {}}', 'found the unknown key "tool"'],
    ['a comma too many', '{"agent": "x", "version" : 2,}', "found '}'"],
    ['an import whose name holds a NUL', '{"version": 2, "agent": "x", "import": ["a\\u0000b"]}', 'found no such file'],
    ['a version that nobody knows', '{"agent": "x", "version": 3}', 'found 3'],
  ])('matters to what is known of tools when it says that it has a version: %s', async (_, scope, found) => {
    const files = workspace({ 'a.jsonl': transcript(['a']), 'scope.json': scope });
    const ran = await runAction(files, { transcripts: 'a.jsonl', scope: 'scope.json', checks: 'replay' });
    expect(ran.stdout).toContain(found);
    expect(ran.exitCode).toBe(2);
  });
});

describe('a scope file whose name could be a glob', () => {
  const files = {
    'a.jsonl': transcript(['a']),
    'scope[1].json': scopeFile('x', 'b'),
    'scope1.json': scopeFile('y', 'a'),
  };

  test.each(['scope[1].json', './scope[1].json'])('is that file, and no glob, when it is there: %s', async (scope) => {
    const ran = await runAction(workspace(files), { transcripts: 'a.jsonl', scope });
    expect(ran.stdout).toContain("tool 'a' is not in the declared scope for agent 'x'");
    expect(ran.exitCode).toBe(1);
  });

  test('is looked for from the transcript upwards', async () => {
    const ran = await runAction(workspace({ ...files, 'runs/deep/b.jsonl': transcript(['b']) }), {
      transcripts: 'runs/**/*.jsonl',
      scope: 'scope[1].json',
    });
    expect(ran.stdout).toContain(', scope: x\n');
    expect(ran.exitCode).toBe(0);
  });

  test('is a glob when there is no such file', async () => {
    const ran = await runAction(workspace(files), { transcripts: 'a.jsonl', scope: 'scope[12].json' });
    expect(ran.stdout).toContain(', scope: y\n');
    expect(ran.exitCode).toBe(0);
  });
});
