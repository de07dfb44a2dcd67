import { describe, expect, test } from '@jest/globals';
import { runAction, runCli, scopeFile, testCases, told, transcript, workspace } from '../helpers/bundle.ts';
import { expectSafeLog, expectSafeSummary, expectSafeText, HOSTILE } from '../helpers/hostile.ts';

const LINKS = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'acme/agents', GITHUB_SHA: 'f'.repeat(40) };

/** As the toolkit escapes what it prints. */
const escaped = (shown: string): string => shown.replaceAll('%', '%25');

/** As much of it as an annotation shows. */
const cut = (shown: string): string =>
  shown.length <= 1000 ? shown : `${shown.slice(0, 1000).replace(/[\uD800-\uDBFF]$/, '')}…`;

describe('the name of a tool and of an agent', () => {
  /** As many as can be annotated in one run: each spends one error, and so does the step. */
  const A_RUN = 9;
  const runs = Array.from({ length: Math.ceil(HOSTILE.length / A_RUN) }, (_, k) => {
    const some = HOSTILE.slice(k * A_RUN, (k + 1) * A_RUN);
    return [`on the Action: ${some.map(([what]) => what).join(', ')}`, some] as const;
  });

  testCases(
    runs,
    ([, some]) => {
      const files = workspace();
      for (const [k, [, data]] of some.entries()) {
        files.write(`${k}/a.jsonl`, transcript([data], [data]));
        files.write(`${k}/scope.json`, scopeFile(data, 'harmless'));
      }
      return runAction(files, { transcripts: '**/*.jsonl', scope: 'scope.json' }, { environment: LINKS });
    },
    ({ stdout, stderr, exitCode, summary, outputs }, [, some]) => {
      const overreach = (shown: string): string => `tool '${shown}' is not in the declared scope for agent '${shown}'`;
      const redundant = (shown: string): string =>
        `tool '${shown}' repeats the identical call at index 0 with no state change between them`;
      const logged = some.map(
        (
          [, , shown],
          k,
        ) => `::group::${k}/a.jsonl: 2 calls, 3 findings (1 redundant-call, 2 permission-overreach), chain: not sealed, scope: ${escaped(shown)}
${k}/a.jsonl:1: error: permission-overreach: index 0: ${overreach(shown)}
${k}/a.jsonl:2: warning: redundant-call: index 1: ${redundant(shown)}
${k}/a.jsonl:2: error: permission-overreach: index 1: ${overreach(shown)}
::endgroup::
`,
      );
      const errors = some.map(
        ([, , shown], k) =>
          `::error title=permission-overreach,file=${k}/a.jsonl,line=1::index 0: ${escaped(cut(overreach(shown)))}; 2 such findings on this call\n`,
      );
      const warnings = some.map(
        ([, , shown], k) =>
          `::warning title=redundant-call,file=${k}/a.jsonl,line=2::index 1: ${escaped(cut(redundant(shown)))}\n`,
      );
      const verdict = `${3 * some.length} findings in ${2 * some.length} calls in ${some.length} transcripts`;
      // The whole log: nothing was added to it and nothing is missing.
      expect(stdout).toBe(
        `${logged.join('')}not checked: chain of ${some.length} transcripts: not sealed\n${errors.join('')}${warnings.join('')}::error::ToolReplay: ${verdict}\n`,
      );
      expectSafeLog(stdout);
      expectSafeSummary(summary);
      expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 1 });
      expect(Buffer.byteLength(summary ?? '')).toBeLessThan(5000 * some.length);
      expect(outputs).toContain(`exit-code=1\nresult=findings\nfiles=${some.length}\n`);
    },
  );

  test('on the command line, byte for byte', async () => {
    const some = workspace({
      'a.jsonl': transcript(...HOSTILE.flatMap(([, data]) => [[data], [data]] as const)),
      'scope.json': scopeFile('x\n::error::owned', ...HOSTILE.slice(1).map(([, data]) => data)),
    });
    const replay = await runCli(some, ['replay', 'a.jsonl']);
    expect(replay).toEqual({
      stdout: `calls: ${2 * HOSTILE.length}\ndivergence: none\nfindings: ${HOSTILE.length}\n${HOSTILE.map(
        ([, , shown], k) =>
          `index ${2 * k + 1}: redundant-call: tool '${shown}' repeats the identical call at index ${2 * k} with no state change between them\n`,
      ).join('')}`,
      stderr: '',
      exitCode: 1,
    });
    expectSafeText(replay.stdout);
    // All names but the first are in the scope, exactly as they are.
    const scope = await runCli(some, ['scope', 'a.jsonl', 'scope.json']);
    expect(scope.stdout).toBe(
      `calls: ${2 * HOSTILE.length}\nfindings: 2\n${[0, 1]
        .map(
          (k) =>
            `index ${k}: permission-overreach: tool 'x\\n::error::owned' is not in the declared scope for agent 'x\\n::error::owned'\n`,
        )
        .join('')}`,
    );
    const audit = await runCli(some, ['audit', 'a.jsonl', '--scope', 'scope.json']);
    expectSafeText(audit.stdout);
    expect(audit.stdout.split('\n').length).toBe(HOSTILE.length + 2 + 7);
    expect(audit).toMatchObject({ stderr: '', exitCode: 1 });
  });
});

describe('prev and digest of a sealed transcript', () => {
  const line = (prev: string, digest: string): string =>
    `${JSON.stringify({ index: 0, tool: 'x', args: {}, response: {}, prev, digest })}\n`;
  const ZEROS = '0'.repeat(64);

  const name = (k: number): string => `${String(k).padStart(2, '0')}.jsonl`;
  const report = (shown: string): string =>
    `chain: broken\nfirst broken link: index 0\nexpected: ${ZEROS}\nfound: ${shown}\n`;

  test('are shown as they are, byte for byte', async () => {
    const some = workspace(Object.fromEntries(HOSTILE.map(([, data], k) => [name(k), line(data, data)])));
    const ran = await runAction(some, { transcripts: '*.jsonl' }, { environment: LINKS });
    expectSafeLog(ran.stdout);
    expectSafeSummary(ran.summary);
    const findings = HOSTILE.map(
      ([, , shown], k) =>
        `${name(k)}:1: error: broken-chain: index 0: the first broken link: expected ${ZEROS}, found ${shown}`,
    );
    expect(ran.stdout.match(/^\d\d\.jsonl:1: .*$/gm)).toEqual(findings.map((line) => line.trimEnd()));
    expect(ran.outputs).toContain(`broken-chain=${HOSTILE.length}\n`);
    expect({ stderr: ran.stderr, exitCode: ran.exitCode }).toEqual({ stderr: '', exitCode: 1 });
    const audit = await runCli(some, ['audit', '*.jsonl']);
    expect(audit.stdout.match(/^\d\d\.jsonl:1: .*$/gm)).toEqual(findings);
    expectSafeText(audit.stdout);
  });

  test('and so does verify', async () => {
    // One of each kind.
    for (const k of [0, 8, 20, 22, 25, 29, 30]) {
      const [, data = '', shown = ''] = HOSTILE[k] ?? [];
      const prev = await runCli(workspace(), ['verify', '-'], { input: line(data, data) });
      expect(prev).toEqual(told(report(shown), 1));
      expectSafeText(prev.stdout);
    }
    const digest = await runCli(workspace(), ['verify', '-'], { input: line(ZEROS, 'x\n::error::owned') });
    expect(digest.stdout).toMatch(
      /^chain: broken\nfirst broken link: index 0\nexpected: [0-9a-f]{64}\nfound: x\\n::error::owned\n$/,
    );
  });
});

describe('keys and values of arguments and responses', () => {
  const members = Object.fromEntries(HOSTILE.map(([, data]) => [data, data]));

  test('are compared, not shown', async () => {
    const odd = transcript(['x', members, members], ['x', members, members], ['x', members, { ...members, owned: 1 }]);
    const even = transcript(['x', { k: 1 }, { k: 1 }], ['x', { k: 1 }, { k: 1 }], ['x', { k: 1 }, { k: 2 }]);
    const hostile = await runAction(workspace({ 'a.jsonl': odd }), { transcripts: 'a.jsonl' }, { environment: LINKS });
    const harmless = await runAction(
      workspace({ 'a.jsonl': even }),
      { transcripts: 'a.jsonl' },
      { environment: LINKS },
    );
    // A fingerprint is made of the call, and says no more of it than a digest does.
    const unnamed = ({ summary = '', ...ran }: typeof hostile) => ({
      ...ran,
      summary: summary.replace(/&quot;[0-9a-f]{32}&quot;/g, 'fingerprint'),
    });
    expect(unnamed(hostile)).toEqual(unnamed(harmless));
    expect(unnamed(hostile).summary).toContain('fingerprint');
    expect(hostile.exitCode).toBe(1);
  });

  test('are plain keys, whatever they are called', async () => {
    // JSON.parse would make the first of these a property and lose it in a copy.
    const calls = ['{"__proto__":1}', '{"__proto__":2}', '{"constructor":1}', '{}'].map(
      (args, index) => `{"index":${index},"tool":"x","args":${args},"response":{"__proto__":null}}\n`,
    );
    const some = workspace({ 'a.jsonl': calls.join('') });
    expect(await runCli(some, ['replay', 'a.jsonl'])).toEqual({
      stdout: 'calls: 4\ndivergence: none\nfindings: 0\n',
      stderr: '',
      exitCode: 0,
    });
    const sealed = await runCli(some, ['seal', 'a.jsonl']);
    expect(sealed.stdout.split('\n').map((line) => /^\{"args":(\{.*?\})/.exec(line)?.[1])).toEqual([
      '{"__proto__":1}',
      '{"__proto__":2}',
      '{"constructor":1}',
      '{}',
      undefined,
    ]);
    expect((await runCli(some, ['verify', '-'], { input: sealed.stdout })).stdout).toBe('chain: intact\n');
  });

  test('keep their escapes in a seal', async () => {
    const some = workspace({ 'a.jsonl': transcript(['x', members, members]) });
    const { stdout, exitCode } = await runCli(some, ['seal', 'a.jsonl']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^[\x20-\x7e]*\n$/);
    expect((await runCli(some, ['verify', '-'], { input: stdout })).stdout).toBe('chain: intact\n');
  });
});

describe('what an error message quotes', () => {
  /** Lines that cannot be judged because of a hostile key, word or value. */
  const spoilt: readonly (readonly [what: string, line: (data: string) => string])[] = [
    [
      'a key twice',
      (data) => `{"index":0,"tool":"x","args":{${JSON.stringify(data)}:1,${JSON.stringify(data)}:2},"response":{}}`,
    ],
    ['an unknown field', (data) => `{"index":0,"tool":"x","args":{},"response":{},${JSON.stringify(data)}:1}`],
    ['no JSON', (data) => data],
    ['an index that is none', (data) => `{"index":${JSON.stringify(data)},"tool":"x","args":{},"response":{}}`],
  ];

  test.each(spoilt)('%s', async (_, line) => {
    const names = HOSTILE.map((__, k) => `${String(k).padStart(2, '0')}.jsonl`);
    const files = Object.fromEntries(names.map((name, k) => [name, line(HOSTILE[k]?.[1] ?? '')]));
    const some = workspace(files);
    const action = await runAction(some, { transcripts: '*.jsonl' }, { environment: LINKS });
    expectSafeLog(action.stdout);
    expectSafeSummary(action.summary);
    expect({ stderr: action.stderr, exitCode: action.exitCode }).toEqual({ stderr: '', exitCode: 2 });
    expect(Buffer.byteLength(action.stdout)).toBeLessThan(600 * names.length + 2000);
    const audit = await runCli(some, ['audit', '*.jsonl']);
    expectSafeText(audit.stdout);
    expect(audit).toMatchObject({ stderr: '', exitCode: 2 });
  });

  test('numbers beyond all', async () => {
    for (const [line, fault] of [
      [`{"index":${'9'.repeat(1_000_000)},"tool":"x","args":{},"response":{}}`, 'found index 9+, expected index 0, '],
      [`{"index":0,"tool":"x","args":{"a":${'9'.repeat(400)}.0},"response":{}}`, 'found a number beyond the range '],
    ] as const) {
      const ran = await runCli(workspace(), ['replay', '-'], { input: line });
      expect(ran).toMatchObject({ stdout: '', exitCode: 2 });
      expect(ran.stderr).toMatch(new RegExp(`^toolreplay: <stdin>:1:\\d+: ${fault}.*\\n$`));
      expect(ran.stderr.length).toBeLessThan(200);
    }
  });

  test('a scope file with hostile keys', async () => {
    const name = (k: number): string => String(k).padStart(2, '0');
    const some = workspace();
    for (const [k, [, data]] of HOSTILE.entries()) {
      some.write(`${name(k)}/a.jsonl`, transcript(['x']));
      some.write(`${name(k)}/scope.json`, JSON.stringify({ agent: 'x', allowed_tools: [], [`?${data}`]: 1 }));
    }
    const inputs = { transcripts: '**/*.jsonl', scope: 'scope.json' };
    const ran = await runAction(some, inputs, { environment: LINKS });
    expectSafeLog(ran.stdout);
    expectSafeSummary(ran.summary);
    const faults = ran.stdout.match(
      /^\d\d\/scope\.json: error: unusable: found the key "\?.*" in the scope file, expected .*$/gm,
    );
    expect(faults).toHaveLength(HOSTILE.length);
    expect(faults?.filter((fault) => fault.length > 700)).toEqual([]);
    expect({ stderr: ran.stderr, exitCode: ran.exitCode }).toEqual({ stderr: '', exitCode: 2 });
  });
});

test('the names of mutators and of a scope file that are hostile are only names', async () => {
  const [, name = ''] = HOSTILE[16] ?? [];
  const some = workspace({ 'a.jsonl': transcript([name], [name]) });
  // What an environment can hold, as a line of an input.
  const mutators = HOSTILE.map(([, data]) => data)
    .filter((data) => data.length < 999 && !data.includes('\0'))
    .join('\n');
  const ran = await runAction(some, { transcripts: 'a.jsonl', mutators });
  expectSafeLog(ran.stdout);
  expect(ran.outputs).toContain('findings=0\n');
  expect(ran.exitCode).toBe(0);
  for (const scope of ['::error::owned ##[x', './##[group]owned<img src=x>']) {
    const nowhere = await runAction(some, { transcripts: 'a.jsonl', scope, mutators }, { environment: LINKS });
    expectSafeLog(nowhere.stdout);
    expectSafeSummary(nowhere.summary);
    expect(nowhere.exitCode).toBe(scope.startsWith('./') ? 2 : 0);
  }
});
