import { describe, expect, test } from '@jest/globals';
import { comment, isWorthAComment } from '../../src/report/comment.ts';
import type { LinkTo } from '../../src/report/summary.ts';
import { blocksOf, faultsOf } from '../helpers/html.ts';
import { auditReport, fileReport, findingOf, HOSTILE, unusableReport } from '../helpers/reports.ts';

const BLOB: LinkTo = (file, line) =>
  `https://github.example/o/r/blob/abc/${encodeURIComponent(file.toWellFormed())}#L${line}`;
const FRAME = {
  marker: '<!-- toolreplay:0123456789abcdef -->',
  linkTo: BLOB,
  commit: 'feedfacefeedfacefeedfacefeedfacefeedface',
  job: 'Evals / audit',
  runUrl: 'https://github.example/o/r/actions/runs/42',
};

/** The text without its marker, which is a comment of HTML. */
function of(files: Parameters<typeof auditReport>[0], more: { compared?: string; job?: string } = {}): string {
  const text = comment(auditReport(files), { ...FRAME, ...more });
  expect(text.startsWith(`${FRAME.marker}\n### `)).toBe(true);
  return text.slice(FRAME.marker.length + 1).replaceAll(/<\/?sub>/g, '');
}

function rows(text: string): string[] {
  return text.split('\n').filter((line) => line.startsWith('<tr><td>'));
}

test('the verdict comes first, then the findings, then whose run it is', () => {
  expect(comment(auditReport([fileReport('a.jsonl', [findingOf('redundant-call', 3)])]), FRAME)).toBe(
    `${FRAME.marker}
### ❌ ToolReplay: 1 finding in 6 calls in 1 transcript

<table>
<tr><th>finding</th><th>where</th><th>call</th><th>what</th></tr>
<tr><td>🔁 redundant-call</td><td><a href="https://github.example/o/r/blob/abc/a.jsonl#L4"><code>a.jsonl</code> line 4</a></td><td>index 3 <code>read_file</code></td><td>repeats index 0, with no state change between</td></tr>
</table>

<p><sub>commit <code>feedfacefeed</code>, <a href="https://github.example/o/r/actions/runs/42"><code>Evals / audit</code></a></sub></p>
`,
  );
});

test('there are five findings at most, the worst first', () => {
  const redundant = Array.from({ length: 4 }, (_, k) => findingOf('redundant-call', k));
  const text = of([
    fileReport('a', redundant),
    fileReport('b', [findingOf('non-determinism', 1), findingOf('broken-chain', 2)]),
    unusableReport('c'),
  ]);
  expect(rows(text).map((row) => /<td>\S+ ([\w-]+)</.exec(row)?.[1])).toEqual([
    'unusable',
    'broken-chain',
    'non-determinism',
    'redundant-call',
    'redundant-call',
  ]);
  expect(text).toContain('\n2 more findings: the job summary and the log have them.\n');
});

test('what cannot be judged goes before findings, and is counted too', () => {
  const text = of([
    ...Array.from({ length: 7 }, (_, k) => unusableReport(`u${k}`)),
    fileReport('a', [findingOf('redundant-call', 1)]),
  ]);
  expect(rows(text).every((row) => row.startsWith('<tr><td>🚫 unusable</td>'))).toBe(true);
  expect(rows(text).length).toBe(5);
  expect(text).toContain('\n2 more unusable transcripts and 1 more finding: the job summary and the log have them.\n');
});

test('a clean one says so, with no table', () => {
  expect(of([fileReport('a')])).toMatch(/^### ✅ ToolReplay: no finding in 6 calls in 1 transcript\n\n<p>commit /);
});

test('nothing checked says why', () => {
  expect(of([])).toContain('<p>found no file that matches, expected at least one recorded call');
});

test('there is a comment where something is to be told', () => {
  const clean = auditReport([fileReport('a')]);
  expect(isWorthAComment(clean, undefined)).toBe(false);
  expect(isWorthAComment(clean, 'differs')).toBe(true);
  expect(
    isWorthAComment(auditReport([fileReport('a', [findingOf('redundant-call', 1)])], { failOn: new Set() }), undefined),
  ).toBe(true);
  expect(isWorthAComment(auditReport([unusableReport('a')]), undefined)).toBe(true);
  expect(isWorthAComment(auditReport([], { ifNoFilesFound: 'ignore' }), undefined)).toBe(true);
});

test('a comparison follows the findings, and one that is too long is named', () => {
  const files = [fileReport('a', [findingOf('redundant-call', 1)])];
  expect(of(files, { compared: '#### Compared\n\n| a |\n|---|\n\n\n' })).toMatch(
    /<\/table>\n\n#### Compared\n\n\| a \|\n\|---\|\n\n<p>commit /,
  );
  const long = of(files, { compared: 'x'.repeat(60_000) });
  expect(long).toContain('*The comparison is too long for a comment: `toolreplay compare` shows it.*\n\n');
  expect(long).not.toContain('xxx');
});

describe('under 60 kB', () => {
  const wide = '\u{1f600}'.repeat(5000);
  test.each([
    [
      'findings',
      [
        fileReport(
          wide,
          Array.from({ length: 9 }, (_, k) => findingOf('redundant-call', k, { tool: wide, where: wide })),
          { session: wide },
        ),
      ],
    ],
    [
      'faults',
      Array.from({ length: 9 }, (_, k) => unusableReport(`${k}${wide}`, { file: wide, line: 2 }, { found: wide })),
    ],
  ])('are the longest %s', (_, files) => {
    const text = comment(auditReport(files), {
      ...FRAME,
      linkTo: () => `https://github.example/${'%F0%9F%98%80'.repeat(80)}`,
      compared: '\u{1f600}'.repeat(14_000),
    });
    expect(Buffer.byteLength(text)).toBeLessThan(60_000);
  });
});

test.each(HOSTILE)('%j is nothing but data', (name) => {
  const finding = findingOf('redundant-call', 1, { tool: name });
  const text = of(
    [fileReport(name, [finding], { session: name }), unusableReport('b', { file: name, line: 1 }, { found: name })],
    { job: name },
  );
  expect(faultsOf(text)).toEqual([]);
  const { markdown, html } = blocksOf(text);
  expect(markdown).toBe('### 🚫 ToolReplay: 1 transcript cannot be judged; 1 finding in 6 calls in 1 transcript');
  expect(html.replace(/<code>[^<]*<\/code>|<a href="[^"<>]*">/g, '')).not.toMatch(
    /everyone|example\.com|alert|owned|bold/,
  );
});
