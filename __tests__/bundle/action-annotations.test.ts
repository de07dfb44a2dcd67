import { describe, expect, test } from '@jest/globals';
import { type Call, runAction, scopeFile, transcript, type Workspace, workspace } from '../helpers/bundle.ts';
import { TRIED } from '../helpers/logs.ts';

const LEVELS = ['error', 'warning', 'notice'] as const;

/** What GitHub makes of a log: the annotations of each level, of which it shows the first ten. */
function byLevel(stdout: string): { [level in (typeof LEVELS)[number]]: string[] } {
  const of = (level: string) => stdout.match(new RegExp(`^::${level}(?: .*)?::.*$`, 'gm')) ?? [];
  return { error: of('error'), warning: of('warning'), notice: of('notice') };
}

/** Calls of so many tools, each of which gets another answer the second time. */
function diverging(number: number): Call[] {
  const calls = (n: number): Call[] => Array.from({ length: number }, (_, k) => [`tool-${k}`, {}, { n }]);
  return [...calls(1), ...calls(2)];
}

/** Calls of so many tools, each of which is repeated at once. */
function repeating(number: number): Call[] {
  return Array.from({ length: number }, (_, k): Call[] => [[`tool-${k}`], [`tool-${k}`]]).flat();
}

describe('at most ten a level', () => {
  test('nine errors and the one that ends the step have a place', async () => {
    const some = workspace({ 'a.jsonl': transcript(...diverging(9)) });
    const { error } = byLevel((await runAction(some, { transcripts: 'a.jsonl' })).stdout);
    expect(error).toHaveLength(10);
    expect(error.join('\n')).not.toContain('not annotated');
    expect(error.at(-2)).toBe(
      "::error title=non-determinism,file=a.jsonl,line=18::index 17: tool 'tool-8' returned a different response than the identical call at index 8",
    );
    expect(error.at(-1)).toBe('::error::ToolReplay: 9 findings in 18 calls in 1 transcript');
  });

  test('of twenty-five errors the last that is shown says how many more there are', async () => {
    const some = workspace({ 'a.jsonl': transcript(...diverging(25)) });
    const ran = await runAction(some, { transcripts: 'a.jsonl' });
    const { error } = byLevel(ran.stdout);
    expect(error).toHaveLength(10);
    expect(error.slice(0, 8).join('\n')).not.toContain('not annotated');
    expect(error.at(-2)).toBe(
      "::error title=non-determinism,file=a.jsonl,line=34::index 33: tool 'tool-8' returned a different response than the identical call at index 8 (16 more findings not annotated: the job summary and the log have them)",
    );
    expect(error.at(-1)).toBe('::error::ToolReplay: 25 findings in 50 calls in 1 transcript');
    // The log and the summary have them all.
    expect(ran.stdout.match(/^a\.jsonl:\d+: error: non-determinism: /gm)).toHaveLength(25);
    expect(ran.summary?.match(/<td>non-determinism<\/td>/g)).toHaveLength(25);
  });

  test('where nothing fails the step the tenth place is free', async () => {
    const some = workspace({ 'a.jsonl': transcript(...diverging(12)) });
    const { error } = byLevel((await runAction(some, { transcripts: 'a.jsonl', 'fail-on': 'none' })).stdout);
    expect(error).toHaveLength(10);
    expect(error.at(-1)).toMatch(
      /^::error title=non-determinism,file=a\.jsonl,line=22::.* \(2 more findings not annotated: /,
    );
  });

  test('warnings have ten places of their own', async () => {
    const ten = workspace({ 'a.jsonl': transcript(...repeating(10)) });
    expect(byLevel((await runAction(ten, { transcripts: 'a.jsonl' })).stdout).warning.join('\n')).not.toContain(
      'more finding',
    );
    const some = workspace({ 'a.jsonl': transcript(...repeating(11), ...diverging(3)) });
    const { error, warning } = byLevel((await runAction(some, { transcripts: 'a.jsonl' })).stdout);
    expect(warning).toHaveLength(10);
    expect(warning.at(-1)).toMatch(
      /^::warning title=redundant-call,file=a\.jsonl,line=20::.* \(1 more finding not annotated: /,
    );
    expect(error.length).toBeLessThanOrEqual(10);
  });

  test('the most severe come first: unusable, broken chains, overreach, then answers that differ', async () => {
    const sealed = '"prev":"x","digest":"y"';
    const some = workspace({
      'a.jsonl': transcript(...diverging(9)),
      'b.jsonl': `{"index":0,"tool":"tool-0","args":{},"response":{},${sealed}}\n`,
      'c.jsonl': 'nonsense',
      'd.jsonl': transcript(['other'], ['other', { k: 1 }]),
      'scope.json': scopeFile('x', ...Array.from({ length: 9 }, (_, k) => `tool-${k}`)),
    });
    const { error } = byLevel((await runAction(some, { transcripts: '*.jsonl', scope: 'scope.json' })).stdout);
    expect(error.map((line) => /title=([\w-]+)/.exec(line)?.[1])).toEqual([
      'unusable',
      'broken-chain',
      'permission-overreach',
      'permission-overreach',
      ...Array(5).fill('non-determinism'),
      undefined,
    ]);
    expect(error.at(-2)).toContain('(4 more findings not annotated: ');
  });

  test('of twelve unusable files three are counted', async () => {
    const names = Array.from({ length: 12 }, (_, k) => `${String(k).padStart(2, '0')}.jsonl`);
    const some = workspace({
      ...Object.fromEntries(names.map((name) => [name, '[]'])),
      'x.jsonl': transcript(...diverging(2)),
    });
    const { error } = byLevel((await runAction(some, { transcripts: '*.jsonl' })).stdout);
    expect(error).toHaveLength(10);
    expect(error.at(-2)).toBe(
      `::error title=unusable,file=08.jsonl,line=1,col=1::found an array, expected an object; a transcript is JSON Lines: one call a line, and no array around them${TRIED} (3 more unusable transcripts and 2 more findings not annotated: the job summary and the log have them)`,
    );
    expect(error.at(-1)).toBe(
      '::error::ToolReplay: 12 transcripts cannot be judged; 2 findings in 4 calls in 1 transcript',
    );
  });

  test('findings of many files share the ten', async () => {
    const many = Array.from({ length: 30 }, (_, k) => [
      `${k + 10}.jsonl`,
      transcript(...diverging(1), ...repeating(1)),
    ]);
    const files = {
      ...Object.fromEntries(many),
      'scoped/z.jsonl': transcript(['z']),
      'scoped/scope.json': scopeFile('z', 'z'),
    };
    const { error, warning, notice } = byLevel(
      (await runAction(workspace(files), { transcripts: '**/*.jsonl', scope: 'scope.json' })).stdout,
    );
    expect([error.length, warning.length, notice.length]).toEqual([10, 10, 1]);
    const counted = [...error, ...warning].flatMap((line) => /\((\d+) more/.exec(line)?.[1] ?? []);
    const shown = error.length - 1 + warning.length;
    const total = Number(/ToolReplay: (\d+) findings/.exec(error.at(-1) ?? '')?.[1]);
    const grouped = [...error, ...warning].reduce(
      (sum, line) => sum + Number(/; (\d+) such findings/.exec(line)?.[1] ?? 1) - 1,
      0,
    );
    expect(shown + grouped + counted.reduce((sum, number) => sum + Number(number), 0)).toBe(total);
  });
});

describe('findings of one kind on one repeated call', () => {
  test('are one annotation that counts them', async () => {
    const some = workspace({
      'a.jsonl': transcript(['a'], ['b'], ['a'], ['a'], ['b'], ['a'], ['a'], ['a'], ['a', { x: 1 }]),
    });
    const { warning } = byLevel((await runAction(some, { transcripts: 'a.jsonl' })).stdout);
    expect(warning).toEqual([
      "::warning title=redundant-call,file=a.jsonl,line=4::index 3: tool 'a' repeats the identical call at index 2 with no state change between them; 3 such findings on this call",
    ]);
  });

  test('are apart where call, kind or file are another', async () => {
    const calls: Call[] = [
      ['a', {}, { n: 1 }],
      ['a', {}, { n: 2 }],
      ['a', { x: 1 }],
      ['a', {}, { n: 3 }],
    ];
    const some = workspace({
      'a.jsonl': transcript(...calls),
      'b.jsonl': transcript(...calls),
      'scope.json': scopeFile('x'),
    });
    const { error, warning } = byLevel((await runAction(some, { transcripts: '*.jsonl', scope: 'scope.json' })).stdout);
    const places = (lines: readonly string[]) =>
      lines.map((line) => /title=([\w-]+),file=(.)\.jsonl,line=(\d+)/.exec(line)?.slice(1).join(' '));
    expect(places(error.slice(0, -1))).toEqual([
      'permission-overreach a 1',
      'permission-overreach a 3',
      'permission-overreach b 1',
      'permission-overreach b 3',
      'non-determinism a 2',
      'non-determinism b 2',
    ]);
    expect(error[0]).toMatch(/; 3 such findings on this call$/);
    expect(error[1]).not.toContain('such finding');
    expect(error[4]).toMatch(/; 2 such findings on this call$/);
    expect(places(warning)).toEqual(['redundant-call a 2', 'redundant-call b 2']);
  });

  test('count as what they are among those that are left out', async () => {
    const calls = [
      ...diverging(8),
      ...Array.from({ length: 6 }, (_, n): Call => ['often', {}, { n }]),
      ...diverging(0),
    ];
    const more: Call[] = Array.from({ length: 5 }, (_, n): Call => ['later', {}, { n }]);
    const some = workspace({ 'a.jsonl': transcript(...calls, ...more) });
    const { error } = byLevel((await runAction(some, { transcripts: 'a.jsonl' })).stdout);
    expect(error.at(-2)).toMatch(
      /line=18::.*'often'.*; 5 such findings on this call \(4 more findings not annotated: /,
    );
    expect(error.at(-1)).toBe('::error::ToolReplay: 26 findings in 27 calls in 1 transcript');
  });
});

test('every annotation stands on one line of one file, and no message is longer than GitHub shows', async () => {
  const long = '%'.repeat(5000);
  const some: Workspace = workspace({
    'a.jsonl': transcript([long], [long], [long, {}, { n: 1 }]),
    'scope.json': scopeFile(long),
  });
  const { stdout } = await runAction(some, { transcripts: 'a.jsonl', scope: 'scope.json' });
  const { error, warning } = byLevel(stdout);
  expect([error.length, warning.length]).toEqual([3, 1]);
  for (const line of [...error.slice(0, -1), ...warning]) {
    const [, place, message = ''] = /^::\w+ title=[\w-]+,(.*?)::(.*)$/.exec(line) ?? [];
    expect(place).toMatch(/^file=a\.jsonl,line=[1-3]$/);
    expect(message.length).toBeLessThanOrEqual(4096);
    expect(message).toMatch(/^index \d: tool '(%25)+/);
  }
});

test('a session of thousands of findings keeps its log whole and its summary under 1 MiB', async () => {
  const calls = Array.from({ length: 1000 }, (_, k): Call[] => [
    [`tool-${k}`, { k }],
    [`tool-${k}`, { k }, { k }],
  ]).flat();
  const name = (k: number) => `${'deep/'.repeat(10)}${k}.jsonl`;
  const some = workspace({
    ...Object.fromEntries(Array.from({ length: 12 }, (_, k) => [name(k), transcript(...calls)])),
    'scope.json': scopeFile('nobody'),
  });
  const ran = await runAction(
    some,
    { transcripts: '**/*.jsonl', scope: 'scope.json' },
    {
      environment: {
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: 'acme/agents',
        GITHUB_SHA: 'f'.repeat(40),
      },
    },
  );
  expect(ran.outputs).toContain('files=12\ncalls=24000\nfindings=48000\n');
  expect(ran.stdout.match(/^deep.*: (?:error|warning): /gm)).toHaveLength(48_000);
  const summary = ran.summary ?? '';
  expect(Buffer.byteLength(summary)).toBeLessThan(1 << 20);
  expect(summary).toContain('<p><i>3500 more findings left out: the log has them all.</i></p>\n');
  const left = /^\*The findings in (\d+) more transcripts are left out: the log has them\.\*$/m.exec(summary)?.[1];
  expect((summary.match(/<h4>/g) ?? []).length + Number(left)).toBe(12);
  // Nothing breaks off in the middle.
  for (const tag of ['table', 'tr', 'td', 'th', 'a', 'code', 'h4', 'p']) {
    expect(summary.match(new RegExp(`<${tag}[ >]`, 'g'))?.length).toBe(
      summary.match(new RegExp(`</${tag}>`, 'g'))?.length,
    );
  }
  expect(ran.exitCode).toBe(1);
});

test('a table of too many transcripts says how many it leaves out', async () => {
  const folder = 'x'.repeat(100);
  const files = Object.fromEntries(
    Array.from({ length: 1500 }, (_, k) => [
      `${folder}/${k}.jsonl`,
      '{"index":0,"tool":"a","args":{},"response":{}}\n',
    ]),
  );
  const ran = await runAction(
    workspace(files),
    { transcripts: '**' },
    {
      environment: {
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: 'acme/agents',
        GITHUB_SHA: 'f'.repeat(40),
      },
    },
  );
  const summary = ran.summary ?? '';
  expect(Buffer.byteLength(summary)).toBeLessThan(1 << 20);
  const rows = (summary.match(/^<tr><td>.*<td>clean<\/td><\/tr>$/gm) ?? []).length;
  const left = Number(
    /^\*(\d+) more transcripts left out of this table: the log has them all\.\*$/m.exec(summary)?.[1],
  );
  expect(rows).toBeGreaterThan(500);
  expect(rows + left).toBe(1500);
  expect(ran.exitCode).toBe(0);
});
