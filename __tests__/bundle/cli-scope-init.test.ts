import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { refused, runCli, samples, told, workspace } from '../helpers/bundle.ts';

/** A native transcript of these calls. */
function transcript(calls: readonly (readonly [tool: string, args: object])[]): string {
  return calls.map(([tool, args], index) => `${JSON.stringify({ index, tool, args, response: {} })}\n`).join('');
}

const RUN = transcript([
  ['read_file', { path: 'src/a.ts' }],
  ['run_command', { command: 'npm test && git status' }],
  ['lookup', { key: 1 }],
]);
const DRAFT = `{
  "version": 2,
  "agent": "agent",
  "allowed_tools": [
    "lookup"
  ],
  "permissions": {
    "allow": [
      "Read(./src/**)",
      "Bash(git status:*)",
      "Bash(npm test:*)"
    ]
  }
}
`;

test('prints the scope file under which the runs are clean', async () => {
  const files = workspace({ 'runs/a.jsonl': RUN, 'runs/b.jsonl': transcript([['lookup', {}]]) });
  const drafted = await runCli(files, ['scope', 'init', 'runs/*.jsonl']);
  expect(drafted).toEqual(told(DRAFT, 0));
  files.write('scope.json', drafted.stdout);
  for (const run of ['runs/a.jsonl', 'runs/b.jsonl']) {
    expect(await runCli(files, ['scope', run, 'scope.json'])).toMatchObject({ stderr: '', exitCode: 0 });
  }
  const audited = await runCli(files, ['audit', 'runs/*.jsonl', '--checks', 'scope', '--scope', './scope.json']);
  expect(audited).toMatchObject({ stderr: '', exitCode: 0 });
  expect(audited.stdout).not.toContain('matched no call');
  expect(await runCli(files, ['scope', 'check', 'scope.json'])).toMatchObject({ stderr: '', exitCode: 0 });
});

test('reads standard input, beside files', async () => {
  const files = workspace({ 'b.jsonl': transcript([['other', {}]]) });
  expect(await runCli(files, ['scope', 'init', '-'], { input: RUN })).toEqual(told(DRAFT, 0));
  const both = await runCli(files, ['scope', 'init', 'b.jsonl', '-'], { input: RUN });
  expect(both).toEqual(told(DRAFT.replace('"lookup"', '"lookup",\n    "other"'), 0));
});

test('takes sealed transcripts as they are', async () => {
  const files = samples('sealed.jsonl', 'session-dirty.jsonl');
  const sealed = await runCli(files, ['scope', 'init', 'sealed.jsonl']);
  expect(sealed.exitCode).toBe(0);
  expect(await runCli(files, ['scope', 'init', 'session-dirty.jsonl'])).toEqual(sealed);
});

test('says which calls it does not make clean, and leaves out what no clean call needs', async () => {
  const calls = [
    ['run_command', { command: 'if then' }],
    ['run_command', { command: 'PATH=. make all' }],
    ['run_command', { command: 'ls' }],
  ] as const;
  const { stdout, stderr, exitCode } = await runCli(workspace({ 'a.jsonl': transcript(calls) }), [
    'scope',
    'init',
    'a.jsonl',
  ]);
  expect(JSON.parse(stdout)).toEqual({ version: 2, agent: 'agent', permissions: { allow: ['Bash(ls:*)'] } });
  expect(stderr.split('\n')).toEqual([
    expect.stringMatching(
      /^a\.jsonl:1: unverifiable-call: index 0: tool 'run_command': its command cannot be judged: /,
    ),
    "a.jsonl:2: permission-overreach: index 1: tool 'run_command': no rule of agent 'agent' allows part 1 of 1 (make with PATH set)",
    'not in scope by this file: 2 of 3 calls',
    '',
  ]);
  expect(exitCode).toBe(1);
});

test('a call that does not say what it works on allows nothing, and is told', async () => {
  const files = workspace({
    'a.jsonl': transcript([
      ['Edit', { old: 'x' }],
      ['Edit', { file_path: 'src/a.ts' }],
      ['WebFetch', { prompt: 'x' }],
    ]),
  });
  const { stdout, stderr, exitCode } = await runCli(files, ['scope', 'init', 'a.jsonl']);
  expect(JSON.parse(stdout)).toEqual({ version: 2, agent: 'agent', permissions: { allow: ['Edit(./src/**)'] } });
  expect(stderr.split('\n')).toEqual([
    "a.jsonl:1: permission-overreach: index 0: tool 'Edit': no rule of agent 'agent' allows these arguments",
    "a.jsonl:3: permission-overreach: index 2: tool 'WebFetch' is not in the declared scope for agent 'agent'",
    'not in scope by this file: 2 of 3 calls',
    '',
  ]);
  expect(exitCode).toBe(1);
});

test('tells no more than twenty of them', async () => {
  const calls = Array.from({ length: 25 }, () => ['run_command', { command: '$X' }] as const);
  const { stdout, stderr } = await runCli(workspace({ 'a.jsonl': transcript(calls) }), ['scope', 'init', 'a.jsonl']);
  expect(stdout).toBe('{\n  "version": 2,\n  "agent": "agent"\n}\n');
  const lines = stderr.trimEnd().split('\n');
  expect(lines.length).toBe(22);
  expect(lines.slice(-2)).toEqual(['and 5 more calls', 'not in scope by this file: 25 of 25 calls']);
});

test('escapes what is printed', async () => {
  const tool = '\u001b[2J\u202e::set-output ##[error]\u009b"\\\u2028';
  const files = workspace({ 'a.jsonl': transcript([[tool, {}]]) });
  const { stdout, exitCode } = await runCli(files, ['scope', 'init', 'a.jsonl']);
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toEqual({ version: 2, agent: 'agent', allowed_tools: [tool] });
  expect(stdout).toMatch(/^[\x20-\x7e\n]+$/);
  expect(stdout).not.toContain('##[');
});

test('what cannot be read is refused, and nothing is printed', async () => {
  const files = workspace({ 'a.jsonl': RUN, 'b.jsonl': '{', 'empty.jsonl': '' });
  const { stdout, stderr, exitCode } = await runCli(files, ['scope', 'init', 'a.jsonl', 'b.jsonl']);
  expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 });
  expect(stderr).toMatch(/^toolreplay: b\.jsonl:1:/);
  expect(await runCli(files, ['scope', 'init', 'empty.jsonl'])).toEqual(
    refused('found not one call in these transcripts, expected at least one to learn from'),
  );
  expect(await runCli(files, ['scope', 'init', 'none*.x'])).toEqual(
    refused('found no file that matches, expected at least one transcript to learn from'),
  );
  expect(await runCli(files, ['scope', 'init', 'c.jsonl'])).toEqual(
    refused('c.jsonl: found no such file, expected a readable file; check the path'),
  );
});

test('what would be too large for a scope file is refused', async () => {
  const calls = Array.from({ length: 1100 }, (_, k) => [`${k}${'x'.repeat(1000)}`, {}] as const);
  expect(await runCli(workspace({ 'a.jsonl': transcript(calls) }), ['scope', 'init', 'a.jsonl'])).toEqual(
    refused(
      'found transcripts that need a scope file of more than 1 MiB, expected at most 1 MiB; start from fewer of them',
    ),
  );
});

test.each([['claude-code.jsonl'], ['opencode-export.json'], ['swe-agent.traj']])(
  'of %s what is said not to be clean is what the audit finds',
  async (name) => {
    const text = readFileSync(`samples/formats/${name}`);
    const files = workspace({ [name]: text });
    const { stdout, stderr, exitCode } = await runCli(files, ['scope', 'init', name]);
    files.write('scope.json', stdout);
    const audited = await runCli(files, ['audit', name, '--checks', 'scope', '--scope', './scope.json']);
    expect(audited.exitCode).toBe(exitCode);
    const unmet = /not in scope by this file: (\d+) of/.exec(stderr)?.[1] ?? '0';
    expect((audited.stdout.match(/: error: /g) ?? []).length).toBe(Number(unmet));
  },
);

test('a transcript of that name is held against a scope all the same', async () => {
  const files = workspace({ init: RUN, check: RUN, 'scope.json': DRAFT });
  for (const name of ['init', 'check']) {
    expect(await runCli(files, ['scope', `./${name}`, 'scope.json'])).toEqual(told('calls: 3\nfindings: 0\n', 0));
  }
});
