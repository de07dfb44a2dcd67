import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { PUSH, runAction, sample, samples, transcript, workspace } from '../helpers/bundle.ts';

/** Whole output of the Action that is kept beside this test. */
function expected(name: string): string {
  return readFileSync(`__tests__/bundle/expected/${name}`, 'utf8');
}

describe('the Action on the samples', () => {
  test.each([
    ['clean', ['session-clean.jsonl', 'scope.json'], 'scope.json', 0],
    ['dirty', ['session-dirty.jsonl', 'scope.json'], 'scope.json', 1],
    ['tampered', ['tampered.jsonl'], '', 1],
    ['sealed', ['sealed.jsonl'], '', 1],
    ['unusable', ['malformed/cut-off.jsonl', 'session-dirty.jsonl'], '', 2],
  ] as const)('%s', async (name, files, scope, exitCode) => {
    const ran = await runAction(samples(...files), { transcripts: '**/*.jsonl', scope }, { environment: PUSH });
    expect(ran.stdout).toBe(expected(`${name}.stdout.txt`));
    expect(ran.outputs).toBe(expected(`${name}.outputs.txt`));
    expect(ran.summary).toBe(expected(`${name}.summary.txt`));
    expect(ran.stderr).toBe('');
    expect(ran.exitCode).toBe(exitCode);
  });

  test.each([
    [
      'byte-order-mark.jsonl',
      '1:1',
      'found a UTF-8 byte order mark, expected UTF-8; save the file as UTF-8 without a byte order mark',
    ],
    ['cut-off.jsonl', '2:78', `found the end, expected '"' at the end of the string`],
    ['duplicate-key.jsonl', '2:69', 'found the key "path" twice in one object, expected each key once'],
    ['invalid-utf-8.jsonl', '2:56', 'found invalid UTF-8: byte 0xe9, expected UTF-8'],
    ['missing-field.jsonl', '2:69', 'found no field "response", expected index, tool, args and response'],
    ['mixed.jsonl', '2', 'found a sealed line, expected an unsealed one, as before'],
    ['not-a-number.jsonl', '2:92', "found 'NaN', expected a JSON value"],
    ['not-json.jsonl', '2:52', "found 'docs', expected a JSON value"],
    ['nul-byte.jsonl', '2:54', 'found a NUL byte, expected no raw control character in a string; write it as \\u0000'],
    [
      'number-range.jsonl',
      '2:92',
      'found a number beyond the range of a double, expected at most 1.7976931348623157e308',
    ],
    ['too-deep.jsonl', '2:562', 'found more than 512 levels of nesting, expected at most 512'],
    ['unknown-field.jsonl', '2:98', 'found the field "duration", expected only index, tool, args and response'],
    [
      'utf-16.jsonl',
      '1:1',
      'found UTF-16 text, without a byte order mark, expected UTF-8; save the file as UTF-8 without a byte order mark',
    ],
    ['wrong-index.jsonl', '2:11', 'found index 2, expected index 1, the number of calls before it'],
    ['wrong-type.jsonl', '2:82', 'found a string as "response", expected an object'],
  ] as const)('the malformed %s', async (name, place, fault) => {
    const files = workspace({ [name]: readFileSync(`samples/malformed/${name}`) });
    const { stdout, stderr, exitCode, outputs } = await runAction(files, { transcripts: name });
    const [line, column] = place.split(':');
    const col = column === undefined ? '' : `,col=${column}`;
    expect(stdout).toBe(`::group::${name}: unusable
${name}:${place}: error: unusable: ${fault}
::endgroup::
::error title=unusable,file=${name},line=${line}${col}::${fault}
::error::ToolReplay: 1 transcript cannot be judged; no finding in 0 calls in 1 transcript
`);
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 2 });
    expect(outputs).toContain('exit-code=2\nresult=unusable\nfiles=1\ncalls=0\nfindings=0\n');
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
    'exit-code=2\nresult=unusable\nfiles=5\ncalls=10\nfindings=2\nnon-determinism=1\nredundant-call=1\npermission-overreach=0\nbroken-chain=0\nunusable-files=3\n',
  );
  expect(stdout.match(/^(::group::)?[^:]*\.jsonl: .*$/gm)).toEqual([
    '::group::a.jsonl: unusable',
    '::group::b.jsonl: 6 calls, 2 findings (1 non-determinism, 1 redundant-call), chain not sealed, scope no scope given',
    '::group::c.jsonl: unusable',
    'd.jsonl: 4 calls, no finding, chain not sealed, scope no scope given',
    '::group::nowhere.jsonl: unusable',
    'nowhere.jsonl: error: unusable: found no such file, expected a readable file; check the path',
  ]);
  expect(stdout.split('\n').at(-2)).toBe(
    '::error::ToolReplay: 3 transcripts cannot be judged; 2 findings in 10 calls in 5 transcripts',
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
      '::error::ToolReplay: 3 transcripts cannot be judged; no finding in 0 calls in 3 transcripts',
    ]);
    expect(summary).toContain(
      `<a href="https://github.com/acme/agents/blob/${PUSH.GITHUB_SHA}/runs/scope.json#L2">line 2</a>`,
    );
    expect(exitCode).toBe(2);
  });

  test('is no matter where scope is not among the checks', async () => {
    const files = workspace({ 'a.jsonl': transcript(['a']), 'scope.json': '[]' });
    const ran = await runAction(files, { transcripts: 'a.jsonl', scope: 'scope.json', checks: 'replay' });
    expect(ran.exitCode).toBe(0);
  });
});
