import { describe, expect, test } from '@jest/globals';
import type { Paint } from '../../src/report/paint.ts';
import { plain } from '../../src/report/paint.ts';
import { fileLines, terminalReport } from '../../src/report/terminal.ts';
import { auditReport, fileReport, findingOf, HOSTILE, unusableReport } from '../helpers/reports.ts';

const named: Paint = (colour, text) => `<${colour}>${text}</${colour}>`;

function of(files: Parameters<typeof auditReport>[0], paint = plain): string {
  return [...terminalReport(auditReport(files), paint)].join('');
}

describe('the report for a terminal', () => {
  test('has each finding with file and line, then a table, then the verdict', () => {
    const files = [
      fileReport('b.jsonl', [findingOf('redundant-call', 2, { other: 1 }), findingOf('non-determinism', 5)], {
        chain: { state: 'skipped', why: 'not sealed' },
      }),
      fileReport('a/long.jsonl', [], { replay: { state: 'skipped', why: 'not asked for' }, calls: 1200 }),
      unusableReport('u.jsonl', { file: 'u.jsonl', line: 2, column: 9 }, { found: 'NaN', expected: 'a number' }),
    ];
    expect(of(files)).toBe(
      [
        "b.jsonl:3: warning: redundant-call: index 2: tool 'read_file' repeats the identical call at index 1 with no state change between them",
        "b.jsonl:6: error: non-determinism: index 5: tool 'read_file' returned a different response than the identical call at index 0",
        '',
        'u.jsonl:2:9: error: unusable: found NaN, expected a number',
        '',
        'file          calls  divergence  findings  chain       scope        result',
        'b.jsonl       6      index 5     2         not sealed  docs-reader  1 non-determinism, 1 redundant-call',
        'a/long.jsonl  1200   -           0         intact      docs-reader  clean',
        'u.jsonl                                                             unusable (json)',
        '',
        'not checked: replay of 1 transcript: not asked for',
        'not checked: chain of 1 transcript: not sealed',
        'unusable (exit 2): 1 transcript cannot be judged; 2 findings in 1206 calls in 2 transcripts',
        '',
      ].join('\n'),
    );
  });

  test('says why nothing was checked', () => {
    expect(of([])).toMatch(/^found no file that matches, expected .*\nunusable \(exit 2\): nothing was checked\n$/);
  });

  test('is painted where it says so, and nowhere else', () => {
    const painted = of([fileReport('a', [findingOf('redundant-call', 1), findingOf('broken-chain', 2)])], named);
    expect(painted).toContain('a:2: <yellow>warning</yellow>: redundant-call: ');
    expect(painted).toContain('a:3: <red>error</red>: broken-chain: ');
    expect(painted).toMatch(/<bold>file .*result<\/bold>\n/);
    expect(painted).toContain('<red>findings (exit 1)</red>: ');
    expect(of([fileReport('a')], named)).toContain('<green>clean (exit 0)</green>: ');
  });

  test.each(HOSTILE)('prints no line that a terminal or a runner obeys for %j', (name) => {
    const scope = { state: 'checked', agent: name } as const;
    const files = [
      fileReport(name, [findingOf('permission-overreach', 1, { tool: name })], { scope }),
      unusableReport(name, { file: name, line: 1 }, { found: name }),
    ];
    const lines = of(files).split('\n');
    expect(lines).toHaveLength(10);
    for (const line of lines) expect(line).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|##\[|^\s*::/u);
  });

  test('has no line for a file without findings', () => {
    expect([...fileLines(fileReport('a'), plain)]).toEqual([]);
  });
});
