import { describe, expect, test } from '@jest/globals';
import { type Call, refused, runCli, samples, transcript, workspace } from '../helpers/bundle.ts';

/** The data of a page. */
function dataOf(html: string): {
  head: { values: string };
  sessions: { file: string; findings: unknown[][]; differences: { first: number }[] }[];
  tail: { values: { text: string; cut?: number }[]; left: string[] };
} {
  const [, json = ''] = /<script type="application\/json" id="data">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as ReturnType<typeof dataOf>;
}

/** What standard error says of each exit code: nothing of a success. */
const FAILURE: { readonly [exitCode: number]: readonly string[] } = {
  0: [''],
  1: ['findings (exit 1): 2 findings in 10 calls in 2 transcripts'],
  2: [
    'nowhere.jsonl: found no such file, expected a readable file; check the path',
    'unusable (exit 2): 1 transcript cannot be judged; 2 findings in 6 calls in 1 transcript',
  ],
};

describe('toolreplay report', () => {
  test.each([
    [0, ['session-clean.jsonl']],
    [1, ['session-clean.jsonl', 'session-dirty.jsonl']],
    [0, ['session-dirty.jsonl', '--fail-on', 'none']],
    [2, ['session-dirty.jsonl', 'nowhere.jsonl']],
  ])('ends in exit code %i, as audit does: %j', async (exitCode, args) => {
    const some = samples('session-clean.jsonl', 'session-dirty.jsonl');
    const { stdout, stderr, exitCode: ended } = await runCli(some, ['report', ...args, '-o', 'report.html']);
    expect([stdout, ended]).toEqual(['', exitCode]);
    expect(stderr.trimEnd().split('\n')).toEqual(FAILURE[exitCode]);
    expect((await runCli(some, ['audit', ...args])).exitCode).toBe(exitCode);
    expect(some.read('report.html')).toContain(
      `<title>ToolReplay: ${['clean', 'findings', 'unusable'][exitCode === 0 && args.includes('none') ? 1 : exitCode]}</title>`,
    );
  });

  test('prints where no file is named, the same bytes each time', async () => {
    const some = samples('session-dirty.jsonl');
    const printed = await runCli(some, ['report', '*.jsonl']);
    expect(await runCli(some, ['report', '*.jsonl', '-o', '-'])).toEqual(printed);
    await runCli(some, ['report', '*.jsonl', '-o', 'report.html']);
    expect(some.read('report.html')).toBe(printed.stdout);
    expect(printed.stdout.startsWith('<!doctype html>\n')).toBe(true);
    expect(printed.stdout.endsWith('</html>\n')).toBe(true);
  });

  test('compares each call with its own first answer, whatever else was answered alike', async () => {
    const pair = (tool: string): Call[] => [
      [tool, {}, { a: 1 }],
      [tool, {}, { a: 2 }],
    ];
    const some = workspace({ 'a.jsonl': transcript(...pair('read'), ...pair('stat')) });
    const { stdout } = await runCli(some, ['report', 'a.jsonl', '--show-values']);
    const [session] = dataOf(stdout).sessions;
    const firsts = session?.findings.map((finding) => session.differences[Number(finding[6])]?.first);
    // Each answer is a call of no use too, which is about no difference.
    expect(firsts).toEqual([0, undefined, 2, undefined]);
  });

  test('reads standard input', async () => {
    const some = workspace();
    const { stdout } = await runCli(some, ['report', '-'], { input: transcript(['read', {}, { a: 1 }]) });
    expect(dataOf(stdout).sessions.map(({ file }) => file)).toEqual(['<stdin>']);
  });

  test('writes the file whole or not at all', async () => {
    const some = samples('session-dirty.jsonl');
    const ran = await runCli(some, ['report', '*.jsonl', '-o', 'nowhere/report.html']);
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain('nowhere/report.html: found a write error');
    expect(some.list()).toEqual(['session-dirty.jsonl']);
  });

  test('is a page, and says which command gives the other reports', async () => {
    expect(await runCli(samples('session-dirty.jsonl'), ['report', '*.jsonl', '--format', 'json'])).toEqual(
      refused(
        "found 'json' for --format, expected the format of the transcripts; the report is a page, and 'toolreplay audit --format json' gives that one; see 'toolreplay report --help'",
      ),
    );
  });

  test('refuses what audit refuses', async () => {
    expect(await runCli(samples('session-dirty.jsonl'), ['report', '*.jsonl', '--checks', 'scope'])).toEqual(
      refused(
        'found the check scope without a scope file, expected a scope file to check against; give one as scope, or leave the check out',
      ),
    );
  });

  test('names findings as every report does', async () => {
    const some = samples('session-dirty.jsonl');
    const { stdout } = await runCli(some, ['report', '*.jsonl']);
    const fingerprints = dataOf(stdout).sessions.flatMap(({ findings }) => findings.map((finding) => finding[5]));
    expect(fingerprints).toHaveLength(2);
    for (const fingerprint of fingerprints) expect(fingerprint).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('values', () => {
  const token = 'ghp_0123456789abcdefghijABCDEFGHIJ012345';
  const planted = (): ReturnType<typeof workspace> =>
    workspace({
      'a.jsonl': transcript(
        ['get', { q: 'plantedArgument', key: token }, { text: 'plantedAnswer', token }],
        ['get', { q: 'plantedArgument', key: token }, { text: 'plantedOther', token }],
      ),
    });

  test('are not in the page, but for where they differ', async () => {
    const { stdout } = await runCli(planted(), ['report', '*.jsonl']);
    expect(dataOf(stdout).head.values).toBe('hidden');
    expect(stdout).not.toMatch(/planted|ghp_/);
    expect(stdout).toContain('"/text"');
  });

  test('are in it when they are asked for, redacted', async () => {
    const { stdout } = await runCli(planted(), ['report', '*.jsonl', '--show-values']);
    expect(dataOf(stdout).head.values).toBe('redacted');
    for (const word of ['plantedArgument', 'plantedAnswer', 'plantedOther', '[redacted:token:1]'])
      expect(stdout).toContain(word);
    expect(stdout).not.toContain('ghp_');
  });

  test('are as they are only when that is asked for', async () => {
    const { stdout } = await runCli(planted(), ['report', '*.jsonl', '--show-values', '--no-redact']);
    expect(dataOf(stdout).head.values).toBe('as they are');
    expect(stdout).toContain(token);
  });

  test('are cut, each and all together, and the page says so', async () => {
    const large = Array.from({ length: 2500 }, (_, k) => ['get', { k, text: 'x'.repeat(5000) }, { k }] as const);
    const late = (answer: number) => ['get', { k: 9999, text: 'x'.repeat(5000) }, { answer }] as const;
    const some = workspace({ 'a.jsonl': transcript(...large, late(1), late(2)) });
    await runCli(some, ['report', '*.jsonl', '--show-values', '-o', 'report.html']);
    const html = some.read('report.html');
    const { values, left } = dataOf(html).tail;
    expect(html.length).toBeLessThan(10_000_000);
    // What a finding is about comes first, wherever it stands.
    expect(values[0]?.text).toContain('"k":9999,');
    expect(values[0]?.cut).toBeGreaterThan(1000);
    expect(left).toEqual([
      expect.stringMatching(/^\d+ values left out: a page has room for 8 million characters of them$/),
    ]);
  });
});
