import { describe, expect, test } from '@jest/globals';
import { annotations } from '../../src/report/annotations.ts';
import { scopeLines, unmatchedRules } from '../../src/report/scope-notes.ts';
import { auditReport, fileReport, HOSTILE, ruleUse, scopeFileOf } from '../helpers/reports.ts';

const CLEAN = [fileReport('run.jsonl')];

function warning(line: number, message = `rule ${line}`) {
  return { file: 'settings.json', line, column: 1, message };
}

describe('what of an import is not used', () => {
  test('is a line with its place, in the order of the files', () => {
    const scopes = [scopeFileOf({ warnings: [warning(3), warning(5)] }), scopeFileOf({ warnings: [warning(1, 'x')] })];
    const lines = scopeLines(auditReport(CLEAN, {}, scopes));
    expect(lines.map((line) => line.split(':').slice(0, 2).join(':'))).toEqual([
      'settings.json:3',
      'settings.json:5',
      'settings.json:1',
    ]);
    expect(lines[0]).toContain('rule 3');
  });

  test('is a notice at that place, of which there are two at most', () => {
    const notices = (number: number) => {
      const warnings = Array.from({ length: number }, (_, k) => warning(k + 1));
      return annotations(auditReport(CLEAN, {}, [scopeFileOf({ warnings })]), 0);
    };
    expect(notices(1)).toEqual([
      { level: 'notice', title: 'rule not used', message: 'rule 1', file: 'settings.json', line: 1 },
    ]);
    expect(notices(2).map(({ message }) => message)).toEqual(['rule 1', 'rule 2']);
    const many = notices(7);
    expect(many).toHaveLength(2);
    expect(many.at(-1)).toMatchObject({ message: 'rule 2 (and 5 more like it)', line: 2 });
  });
});

describe('rules that matched no call', () => {
  test('are named with their places', () => {
    const uses = [
      ruleUse('allow Read', 4),
      ruleUse('deny Bash(git push:*)', 5, { matches: 2 }),
      ruleUse('cap', 9, { file: 'other.json' }),
    ];
    expect(unmatchedRules(auditReport(CLEAN, {}, [scopeFileOf({ uses })]))).toEqual([
      'scope.json: 2 of 3 rules matched no call: allow Read (line 4), cap (other.json:9)',
    ]);
  });

  test('are not told where there are none, or where nobody wrote them', () => {
    const uses = [ruleUse('allow Read', 4, { matches: 1 }), ruleUse('allow Bash(ls:*)', 1, { isImplied: true })];
    expect(unmatchedRules(auditReport(CLEAN, {}, [scopeFileOf({ uses })]))).toEqual([]);
  });

  test('are twenty at most, and the others are counted', () => {
    const uses = Array.from({ length: 23 }, (_, k) => ruleUse(`r${k}`, k + 1));
    const [line = ''] = unmatchedRules(auditReport(CLEAN, {}, [scopeFileOf({ uses })]));
    expect(line).toContain('23 of 23 rules matched no call: r0 (line 1), ');
    expect(line).toContain('r19 (line 20) and 3 more');
    expect(line).not.toContain('r20');
  });

  test('of a scope that is for none of the transcripts are not listed: it is said instead', () => {
    const scope = scopeFileOf({ file: 'nightly.json', uses: [ruleUse('r', 1)], transcripts: 0 });
    expect(unmatchedRules(auditReport(CLEAN, {}, [scope]))).toEqual([
      'nightly.json: applies to none of these transcripts',
    ]);
  });
});

describe('tools that nobody declared', () => {
  const between = (...tools: readonly string[]) =>
    auditReport([
      fileReport('a', [], {
        replayNotes: {
          unchecked: new Map(tools.map((tool, k) => [tool, k + 1])),
          normalized: { answers: 0, fields: 0 },
        },
      }),
    ]);

  test('are named with the number of repeats that hang on each', () => {
    const [line = '', ...more] = scopeLines(between('x', 'y'));
    expect(line).toMatch(/: 'x' \(1\), 'y' \(2\)$/);
    expect(more).toEqual([]);
  });

  test('are ten at most, and the others are counted', () => {
    const [line = ''] = scopeLines(between(...'abcdefghijkl'));
    expect(line).toMatch(/'j' \(10\) and 2 more$/);
    expect(line).not.toContain("'k'");
  });
});

describe('whatever files and rules and tools are called', () => {
  test.each(HOSTILE)('%j begins no command and no new line', (name) => {
    const scope = scopeFileOf({
      file: name,
      uses: [ruleUse(name, 1, { file: name })],
      warnings: [{ file: name, line: 1, column: 1, message: name }],
    });
    const unchecked = new Map([[name, 1]]);
    const file = fileReport('a', [], { replayNotes: { unchecked, normalized: { answers: 1, fields: 1 } } });
    const lines = scopeLines(auditReport([file], {}, [scope, { ...scope, transcripts: 0 }]));
    expect(lines.length).toBeGreaterThan(4);
    for (const line of lines) {
      expect(line).not.toMatch(/[\r\n\u0085\u2028\u2029\u001b\u202e]/);
      expect(line).not.toMatch(/^\s*::/);
      expect(line).not.toContain('##[');
    }
  });

  test('a name without end is cut', () => {
    const scope = scopeFileOf({ uses: [ruleUse('r'.repeat(5000), 1)], warnings: [warning(1, 'm'.repeat(5000))] });
    for (const line of scopeLines(auditReport(CLEAN, {}, [scope]))) expect(line.length).toBeLessThan(400);
  });
});
