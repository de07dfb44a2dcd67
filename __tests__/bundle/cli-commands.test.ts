import { describe, expect, test } from '@jest/globals';
import { refused, runCli, sample, samples, scopeFile, told, transcript, workspace } from '../helpers/bundle.ts';

const DIRTY_REPLAY = `calls: 6
divergence: index 5
findings: 2
index 2: redundant-call: tool 'read_file' repeats the identical call at index 1 with no state change between them
index 5: non-determinism: tool 'search' returned a different response than the identical call at index 3
`;

const DIRTY_SCOPE = `calls: 6
findings: 1
index 4: permission-overreach: tool 'write_file' is not in the declared scope for agent 'docs-reader'
`;

const BROKEN = `chain: broken
first broken link: index 3
expected: 34d19a9dfb112baa07afa37994ddcbbebe2973674385f3942340653d08d205bd
found: 40aadf3b8156217f0b5b1d95010b6b79f82a26ccf5e780aed0f5f311f865028a
`;

describe('replay', () => {
  test('tells what is wrong with the dirty sample', async () => {
    const dirty = samples('session-dirty.jsonl');
    expect(await runCli(dirty, ['replay', 'session-dirty.jsonl'])).toEqual(told(DIRTY_REPLAY, 1));
  });

  test('has nothing to say of the clean sample', async () => {
    const clean = samples('session-clean.jsonl');
    expect(await runCli(clean, ['replay', 'session-clean.jsonl'])).toEqual(
      told('calls: 4\ndivergence: none\nfindings: 0\n', 0),
    );
  });

  test('reads standard input', async () => {
    const ran = await runCli(workspace(), ['replay', '-'], { input: sample('session-dirty.jsonl') });
    expect(ran).toEqual(told(DIRTY_REPLAY, 1));
  });

  test('takes an empty transcript for one of no calls', async () => {
    const nothing = told('calls: 0\ndivergence: none\nfindings: 0\n', 0);
    const empty = workspace({ 'empty.jsonl': '', 'blank.jsonl': '\n \t\r\n\n' });
    expect(await runCli(empty, ['replay', 'empty.jsonl'])).toEqual(nothing);
    expect(await runCli(empty, ['replay', 'blank.jsonl'])).toEqual(nothing);
    expect(await runCli(empty, ['replay', '-'])).toEqual(nothing);
  });

  test('lets tools be named that change state', async () => {
    const dirty = samples('session-dirty.jsonl');
    const ran = await runCli(dirty, ['replay', 'session-dirty.jsonl', '--mutator', 'poll', '--mutator=read_file']);
    expect(ran).toEqual(told(DIRTY_REPLAY.replace('findings: 2', 'findings: 1').replace(/^index 2:.*\n/m, ''), 1));
  });

  test('takes the five tools that change state for no redundant call', async () => {
    const twice = ['write_file', 'delete_file', 'create_file', 'move_file', 'run_command', 'Write_File'].flatMap(
      (tool) => [[tool], [tool]] as const,
    );
    const ran = await runCli(workspace({ 'a.jsonl': transcript(...twice) }), ['replay', 'a.jsonl']);
    expect(ran).toEqual(
      told(
        "calls: 12\ndivergence: none\nfindings: 1\nindex 11: redundant-call: tool 'Write_File' repeats the identical call at index 10 with no state change between them\n",
        1,
      ),
    );
  });

  test('is for unsealed transcripts', async () => {
    const ran = await runCli(samples('sealed.jsonl'), ['replay', 'sealed.jsonl']);
    expect(ran).toEqual(
      refused(
        'sealed.jsonl:1: found a sealed line, expected no "prev" and "digest"; toolreplay audit takes sealed transcripts too',
      ),
    );
  });
});

describe('scope', () => {
  test('tells which call of the dirty sample left the scope', async () => {
    const dirty = samples('session-dirty.jsonl', 'scope.json');
    expect(await runCli(dirty, ['scope', 'session-dirty.jsonl', 'scope.json'])).toEqual(told(DIRTY_SCOPE, 1));
  });

  test('has nothing to say of the clean sample', async () => {
    const clean = samples('session-clean.jsonl', 'scope.json');
    expect(await runCli(clean, ['scope', 'session-clean.jsonl', 'scope.json'])).toEqual(
      told('calls: 4\nfindings: 0\n', 0),
    );
  });

  test('reads the transcript from standard input', async () => {
    const ran = await runCli(samples('scope.json'), ['scope', '-', 'scope.json'], {
      input: sample('session-dirty.jsonl'),
    });
    expect(ran).toEqual(told(DIRTY_SCOPE, 1));
  });

  test('takes tool names exactly, in upper and lower case, without a pattern', async () => {
    const ran = await runCli(
      workspace({ 'a.jsonl': transcript(['Search'], ['search '], ['s']), 's.json': scopeFile('a', 'search', '*') }),
      ['scope', 'a.jsonl', 's.json'],
    );
    expect(ran).toEqual(
      told(
        `calls: 3
findings: 3
index 0: permission-overreach: tool 'Search' is not in the declared scope for agent 'a'
index 1: permission-overreach: tool 'search ' is not in the declared scope for agent 'a'
index 2: permission-overreach: tool 's' is not in the declared scope for agent 'a'
`,
        1,
      ),
    );
  });

  test('names the file that is wrong', async () => {
    const files = samples('session-clean.jsonl', 'scope.json', 'malformed/scope-unknown-key.json');
    expect(await runCli(files, ['scope', 'nowhere.jsonl', 'scope.json'])).toEqual(
      refused('nowhere.jsonl: found no such file, expected a readable file; check the path'),
    );
    expect(await runCli(files, ['scope', 'session-clean.jsonl', 'nowhere.json'])).toEqual(
      refused('nowhere.json: found no such file, expected a readable file; check the path'),
    );
    const unknown = await runCli(files, ['scope', 'session-clean.jsonl', 'malformed/scope-unknown-key.json']);
    expect(unknown.stderr).toMatch(
      /^toolreplay: malformed\/scope-unknown-key\.json: found the key ".*" in the scope file, /,
    );
    expect(unknown).toMatchObject({ stdout: '', exitCode: 2 });
    // The operands are easily swapped.
    expect(await runCli(files, ['scope', 'scope.json', 'session-clean.jsonl'])).toMatchObject({
      stdout: '',
      stderr: expect.stringMatching(/^toolreplay: session-clean\.jsonl:2:1: /),
      exitCode: 2,
    });
  });
});

describe('seal', () => {
  test('chains the dirty sample', async () => {
    const ran = await runCli(samples('session-dirty.jsonl'), ['seal', 'session-dirty.jsonl']);
    expect(ran).toEqual(told(sample('sealed.jsonl'), 0));
    const digests = [...ran.stdout.matchAll(/"digest":"([0-9a-f]{64})"/g)].map(([, digest]) => digest);
    expect(digests.map((digest) => digest?.slice(0, 8))).toEqual([
      'c1bd7fb3',
      'b5e75534',
      'fe5e31cd',
      '40aadf3b',
      '327da75f',
      '75ccf1fa',
    ]);
    expect(digests.at(-1)).toBe('75ccf1faad88c5ea82c68139b2ec2a02943142dd0133bb0c626ccbff28f5c711');
  });

  test('reads standard input, and its output is intact', async () => {
    const sealed = await runCli(workspace(), ['seal', '-'], { input: sample('session-dirty.jsonl') });
    expect(sealed).toEqual(told(sample('sealed.jsonl'), 0));
    expect(await runCli(workspace(), ['verify', '-'], { input: sealed.stdout })).toEqual(told('chain: intact\n', 0));
  });

  test('writes the canonical form, whatever the line looked like', async () => {
    const input =
      `\t{"response": {"b": 1e2, "a": [1.0, 1, -0, 12345678901234567890]},"tool":"é😀\\/", "args": {"\\ud83d\\ude00": 1, "\\ue000": 2, "z": "\\u0007\\u007f"},\r\n"index": 0}`.replace(
        '\r\n',
        ' ',
      );
    const { stdout, stderr, exitCode } = await runCli(workspace(), ['seal', '-'], { input });
    expect([stderr, exitCode]).toEqual(['', 0]);
    expect(stdout.replace(/"digest":"[0-9a-f]{64}",/, '')).toBe(
      `{"args":{"z":"\\u0007\\u007f","\\ue000":2,"\\ud83d\\ude00":1},"index":0,"prev":"${'0'.repeat(64)}","response":{"a":[1.0,1,0,12345678901234567890],"b":100.0},"tool":"\\u00e9\\ud83d\\ude00/"}\n`,
    );
  });

  test('makes nothing of an empty transcript', async () => {
    expect(await runCli(workspace(), ['seal', '-'])).toEqual(told('', 0));
  });

  test('prints nothing when a late line is malformed', async () => {
    const lines = transcript(...Array.from({ length: 5000 }, (_, k) => ['read_file', { path: `file-${k}` }] as const));
    const files = workspace({ 'late.jsonl': `${lines}{"index": 5000, "tool": "x", "args": {}}\n` });
    expect(await runCli(files, ['seal', 'late.jsonl'])).toEqual(
      refused('late.jsonl:5001:41: found no field "response", expected index, tool, args and response'),
    );
  });

  test('does not seal what is sealed', async () => {
    const ran = await runCli(samples('sealed.jsonl'), ['seal', 'sealed.jsonl']);
    expect(ran).toMatchObject({ stdout: '', exitCode: 2 });
    expect(ran.stderr).toMatch(/^toolreplay: sealed\.jsonl:1: found a sealed line, /);
  });
});

describe('verify', () => {
  test('finds the sealed sample intact', async () => {
    expect(await runCli(samples('sealed.jsonl'), ['verify', 'sealed.jsonl'])).toEqual(told('chain: intact\n', 0));
  });

  test('finds the link of the tampered sample that was edited', async () => {
    expect(await runCli(samples('tampered.jsonl'), ['verify', 'tampered.jsonl'])).toEqual(told(BROKEN, 1));
    const edited = sample('sealed.jsonl').replace('"hits":3', '"hits":4');
    expect(await runCli(workspace(), ['verify', '-'], { input: edited })).toEqual(told(BROKEN, 1));
  });

  test('finds a link whose prev is another', async () => {
    const [first = '', second = ''] = sample('sealed.jsonl').split('\n');
    const zeros = '0'.repeat(64);
    const input = `${first}\n${second.replace(/"prev":"[0-9a-f]{64}"/, `"prev":"${zeros}"`)}\n`;
    expect(await runCli(workspace(), ['verify', '-'], { input })).toEqual(
      told(
        `chain: broken\nfirst broken link: index 1\nexpected: c1bd7fb3e28ce29e5c9dbd0cf47cafcaa1613295be26d86fb04463fe3d8b40da\nfound: ${zeros}\n`,
        1,
      ),
    );
  });

  test('takes an empty transcript for intact', async () => {
    expect(await runCli(workspace(), ['verify', '-'])).toEqual(told('chain: intact\n', 0));
  });

  test('is for sealed transcripts', async () => {
    expect(await runCli(samples('session-clean.jsonl'), ['verify', 'session-clean.jsonl'])).toEqual(
      refused(
        'session-clean.jsonl:1: found a line without "prev" and "digest", expected a sealed transcript; toolreplay seal makes one',
      ),
    );
  });
});
