import { describe, expect, test } from '@jest/globals';
import { type LinkTo, summary } from '../../src/report/summary.ts';
import type { Finding } from '../../src/rules/finding.ts';
import { Findings } from '../../src/rules/findings.ts';
import { blocksOf, faultsOf } from '../helpers/html.ts';
import { auditReport, fileReport, findingOf, HOSTILE, unusableReport } from '../helpers/reports.ts';

const NOWHERE: LinkTo = () => undefined;
const BLOB: LinkTo = (file, line) => `https://github.example/o/r/blob/abc/${encodeURIComponent(file)}#L${line}`;
const BROKEN = { state: 'broken', break: { index: 3, line: 4, expected: 'e0', found: 'f0' } } as const;

function of(files: Parameters<typeof auditReport>[0], linkTo: LinkTo = NOWHERE): string {
  return summary(auditReport(files), linkTo);
}

function many(number: number, more: Partial<Finding> = {}): Finding[] {
  return Array.from({ length: number }, (_, k) => findingOf('redundant-call', k, more));
}

describe('the verdict', () => {
  test('is one line', () => {
    expect(of([fileReport('a.jsonl')])).toMatch(/^### ✅ ToolReplay: no finding in 6 calls in 1 transcript\n\n/);
  });

  test('counts findings', () => {
    expect(of([fileReport('a', many(2)), fileReport('b')])).toMatch(
      /^### ❌ ToolReplay: 2 findings in 12 calls in 2 transcripts\n\n/,
    );
  });

  test('warns when findings do not fail', () => {
    const report = auditReport([fileReport('a', many(1))], { failOn: new Set() });
    expect(summary(report, NOWHERE)).toMatch(/^### ⚠️ ToolReplay: 1 finding in 6 calls/);
  });

  test('says what cannot be judged', () => {
    expect(of([unusableReport('a'), fileReport('b')])).toMatch(
      /^### 🚫 ToolReplay: 1 transcript cannot be judged; no finding in 6 calls in 1 transcript\n\n/,
    );
  });

  test('says that nothing was checked, and why', () => {
    expect(of([])).toBe(
      '### 🚫 ToolReplay: nothing was checked\n\n' +
        '<p>found no file that matches, expected at least one recorded call; a check that compared nothing is no pass</p>\n\n',
    );
  });
});

describe('the table', () => {
  test('has a row a transcript', () => {
    expect(of([fileReport('a.jsonl')])).toContain(
      '<table>\n<tr><th>transcript</th><th>calls</th><th>divergence</th><th>non-determinism</th><th>redundant-call</th>' +
        '<th>permission-overreach</th><th>broken-chain</th><th>chain</th><th>scope</th><th>result</th></tr>\n' +
        '<tr><td><code>a.jsonl</code></td><td>6</td><td>none</td><td>0</td><td>0</td><td>0</td><td>0</td>' +
        '<td>intact</td><td><code>docs-reader</code></td><td>clean</td></tr>\n</table>\n\n',
    );
  });

  test('has a column for loops where a transcript was watched for them, or has one', () => {
    const watched = fileReport('a', [], { findings: new Findings(['repeated-loop']) });
    const looping = fileReport('b', [findingOf('repeated-loop', 0, { other: 4 })]);
    const head = '<th>redundant-call</th><th>repeated-loop</th><th>permission-overreach</th>';
    expect(of([watched])).toContain(head);
    expect(of([watched])).toContain(`<td>none</td>${'<td>0</td>'.repeat(5)}`);
    expect(of([looping])).toContain(head);
    expect(of([looping])).toContain(`<td>none</td>${'<td>0</td>'.repeat(2)}<td><b>1</b></td>`);
    expect(of([looping])).toContain('🔁 redundant-call · 🌀 repeated-loop · ⛔');
    expect(of([watched, fileReport('c')])).toContain(`<td>none</td>${'<td>0</td>'.repeat(2)}<td>–</td>`);
    expect(of([unusableReport('d'), watched])).toContain('<td colspan="9">');
    expect(of([fileReport('c', many(1))])).not.toContain('repeated-loop');
  });

  test('shows divergence, counts and a broken chain', () => {
    const findings = [findingOf('non-determinism', 4), findingOf('non-determinism', 5), findingOf('broken-chain', 5)];
    expect(of([fileReport('a', findings, { chain: BROKEN })])).toContain(
      '<td>index 4</td><td><b>2</b></td><td>0</td><td>0</td><td><b>1</b></td><td>broken</td>',
    );
  });

  test('says what was skipped', () => {
    const file = fileReport('a', [], {
      replay: { state: 'skipped', why: 'not asked for' },
      chain: { state: 'skipped', why: 'not sealed' },
      scope: { state: 'skipped', why: 'no scope given' },
    });
    expect(of([file])).toContain('<td><i>not sealed</i></td><td><i>no scope given</i></td><td>not checked</td>');
    expect(of([file])).toContain('<td>6</td><td><i>not asked for</i></td>');
  });

  test('says where and why a transcript cannot be judged', () => {
    const file = unusableReport('a.jsonl', { file: 'a.jsonl', line: 7 }, { found: '<NaN>' });
    expect(of([file], BLOB)).toContain(
      '<td><a href="https://github.example/o/r/blob/abc/a.jsonl#L1"><code>a.jsonl</code></a></td>' +
        '<td colspan="8"><a href="https://github.example/o/r/blob/abc/a.jsonl#L7">line 7</a>: ' +
        '<code>found &lt;NaN&gt;</code></td><td>unusable</td>',
    );
  });

  test('says why a transcript cannot be judged when no line is known', () => {
    expect(of([unusableReport('a', {})])).toContain('<td colspan="8"><code>found x</code></td>');
  });

  test('has what cannot be judged first, then what has findings, each in the order of the report', () => {
    const files = [
      fileReport('c1'),
      fileReport('f1', many(1)),
      unusableReport('u1'),
      fileReport('c2'),
      unusableReport('u2'),
      fileReport('f2', many(1)),
    ];
    const names = [...of(files).matchAll(/<tr><td><code>(\w+)<\/code>/g)].map(([, name]) => name);
    expect(names).toEqual(['u1', 'u2', 'f1', 'f2', 'c1', 'c2']);
  });
});

test('what was not checked is said once a reason', () => {
  const skipped = fileReport('a', [], {
    chain: { state: 'skipped', why: 'not sealed' },
    scope: { state: 'skipped', why: 'no scope given' },
  });
  const another = { ...skipped, file: 'c' };
  expect(of([skipped, skipped, another, fileReport('b')])).toContain(
    '**Not checked:** scope of 2 transcripts: no scope given; chain of 2 transcripts: not sealed.\n\n',
  );
  expect(of([fileReport('b')])).not.toContain('Not checked');
});

describe('the findings of a transcript', () => {
  test('come with its strip, a legend and links', () => {
    const findings = [findingOf('redundant-call', 2, { other: 1 }), findingOf('non-determinism', 5, { other: 3 })];
    const text = of([fileReport('run.jsonl', findings)], BLOB);
    expect(text).toContain('One mark a call, in order: ⬜ no finding · 🔴 non-determinism · ');
    expect(text).toContain(`<h4><code>run.jsonl</code></h4>\n<p>⬜⬜🔁⬜⬜🔴</p>\n`);
    expect(text).toContain(
      '<tr><td>🔁</td><td>redundant-call</td><td>index 2</td>' +
        '<td><a href="https://github.example/o/r/blob/abc/run.jsonl#L3">line 3</a></td>' +
        '<td><code>read_file</code></td><td>repeats index 1, with no state change between</td></tr>\n',
    );
    expect(text).toContain('<td>another answer than the identical call at index 3</td>');
  });

  test('come without links where there is nothing to link to', () => {
    expect(of([fileReport('a', many(1))])).toContain('<td>index 0</td><td>line 1</td><td>');
  });

  test('say what a scope and a chain expected', () => {
    const findings = [findingOf('permission-overreach', 1), findingOf('broken-chain', 3)];
    const text = of([fileReport('a', findings, { chain: BROKEN })]);
    expect(text).toContain('<td>not in the scope of <code>docs-reader</code></td>');
    expect(text).toContain('<td>expected <code>e0</code>, found <code>f0</code></td>');
  });

  test('name an agent and a digest no longer than other names, and say all of a note that is longer', () => {
    const long = 'x'.repeat(500);
    const findings = [
      findingOf('permission-overreach', 1),
      findingOf('permission-overreach', 2, { note: long }),
      findingOf('broken-chain', 3),
    ];
    const chain = { state: 'broken', break: { ...BROKEN.break, found: long } } as const;
    const text = of([fileReport('a', findings, { scope: { state: 'checked', agent: long }, chain })]);
    const cut = `<code>${'x'.repeat(120)}…</code>`;
    expect(text).toContain(`<td>not in the scope of ${cut}</td>`);
    expect(text).toContain(`<td>outside: <code>${long}</code></td>`);
    expect(text).toContain(`<td>expected <code>e0</code>, found ${cut}</td>`);
  });

  test('are not there when there are none', () => {
    expect(of([fileReport('a')])).not.toMatch(/<h4>|One mark a call/);
  });

  test('are cut at 500, and it says how many more', () => {
    const text = of([fileReport('a', many(502))]);
    expect(text.match(/<td>redundant-call<\/td>/g)).toHaveLength(500);
    expect(text).toContain('<p><i>2 more findings left out: the log has them all.</i></p>');
    expect(of([fileReport('a', many(500))])).not.toContain('left out');
  });
});

describe('data of a transcript', () => {
  const names = [...HOSTILE, 'x'.repeat(1 << 20), '"'.repeat(1 << 20), '\u202e'.repeat(1 << 20)];

  test.each(names.map((name) => [name.slice(0, 40), name]))('has no meaning of its own: %j', (_, name) => {
    const chain = { state: 'broken', break: { index: 3, line: 4, expected: 'e0', found: name } } as const;
    const findings = [
      findingOf('permission-overreach', 1, { tool: name }),
      findingOf('broken-chain', 3, { tool: name }),
    ];
    const scope = { state: 'checked', agent: name } as const;
    const text = of(
      [fileReport(name, findings, { scope, chain }), unusableReport(name, { file: name, line: 1 }, { found: name })],
      (file, line) => `https://github.example/${file.slice(0, 50)}#L${line}`.replaceAll('\n', ''),
    );
    expect(faultsOf(text)).toEqual([]);
    expect(text.length).toBeLessThan(20_000);
    const { html, markdown } = blocksOf(text);
    // What is left of the HTML blocks without their links and what stands in <code> is this product's own words.
    const own = html.replace(/ href="[^"]*"/g, '').replace(/<code>[^<]*<\/code>/g, '');
    expect(own + markdown).not.toMatch(/owned|group|alert|everyone|img|onmouseover|proto|example|\u202e|\u001b|\|/);
  });
});

describe('a summary stays under 900 kB, whole, and says what is cut', () => {
  const ONE = fileReport('a', many(1)).findings;

  /** What every summary keeps to, whatever was cut from it. */
  function check(text: string): void {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(900_000);
    expect(faultsOf(text)).toEqual([]);
    expect(text.endsWith('\n')).toBe(true);
  }

  test('for 20,000 clean transcripts', () => {
    const text = of(
      Array.from({ length: 20_000 }, (_, k) => fileReport(`sessions/${k}.jsonl`)),
      BLOB,
    );
    check(text);
    const rows = text.match(/<tr><td>/g)?.length ?? 0;
    expect(rows).toBeGreaterThan(1000);
    expect(text).toContain(`*${20_000 - rows} more transcripts left out of this table: the log has them all.*`);
  });

  test('for 20,000 transcripts with a finding each', () => {
    const text = of(
      Array.from({ length: 20_000 }, (_, k) => fileReport(`sessions/${k}.jsonl`, [], { findings: ONE })),
      BLOB,
    );
    check(text);
    const sections = text.match(/<h4>/g)?.length ?? 0;
    expect(sections).toBeGreaterThan(100);
    expect(text).toContain(`*The findings in ${20_000 - sections} more transcripts are left out: the log has them.*`);
  });

  test('for 20,000 transcripts that cannot be judged', () => {
    const file = (k: number) =>
      unusableReport(`${k}.jsonl`, { file: `${k}.jsonl`, line: k + 1 }, { found: '"'.repeat(200) });
    check(
      of(
        Array.from({ length: 20_000 }, (_, k) => file(k)),
        BLOB,
      ),
    );
  });

  test('for 100,000 findings in one transcript', () => {
    const text = of([fileReport('a.jsonl', many(100_000), { calls: 100_000 })], BLOB);
    check(text);
    expect(text).toContain('<p><i>99500 more findings left out: the log has them all.</i></p>');
    expect(text).toContain(' … and 99600 more calls</p>');
  });

  test('for 100,000 findings in 50 transcripts', () => {
    const text = of(
      Array.from({ length: 50 }, (_, k) => fileReport(`${k}.jsonl`, many(2000))),
      BLOB,
    );
    check(text);
    const sections = text.match(/<h4>/g)?.length ?? 0;
    expect(sections).toBeGreaterThan(0);
    expect(text).toContain(`*The findings in ${50 - sections} more transcripts are left out: the log has them.*`);
  });

  test('for names that take the most bytes', () => {
    const tool = '"'.repeat(10_000);
    const files = Array.from({ length: 300 }, (_, k) => fileReport(`${k}${tool}`, many(3, { tool })));
    check(of(files));
  });

  test('wherever the cut falls', () => {
    const sizes = Array.from({ length: 20 }, (_, length) => {
      const names = Array.from({ length: 2000 }, (_, k) => 'n'.repeat(length) + k);
      return Buffer.byteLength(of(names.map((name) => fileReport(name, [], { findings: ONE }))));
    });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(900_000);
    expect(Math.min(...sizes)).toBeGreaterThan(890_000);
  });

  test('and one transcript of many findings and long names leaves room for the next', () => {
    const tool = '"'.repeat(200);
    const scope = { state: 'checked', agent: tool } as const;
    const large = Array.from({ length: 600 }, (_, k) => findingOf('permission-overreach', k, { tool }));
    const text = of([fileReport('large.jsonl', large, { scope }), fileReport('small.jsonl', many(1))]);
    check(text);
    expect(text).toContain('<h4><code>small.jsonl</code></h4>');
  });
});
