import { describe, expect, test } from '@jest/globals';
import { type Annotation, annotations } from '../../src/report/annotations.ts';
import type { NearnessOf } from '../../src/report/nearness.ts';
import type { Finding } from '../../src/rules/finding.ts';
import type { Kind } from '../../src/rules/kinds.ts';
import { auditReport, fileReport, findingOf, HOSTILE, unusableReport } from '../helpers/reports.ts';

/** Findings of one kind, each on a call of its own. */
function many(kind: Kind, number: number): Finding[] {
  return Array.from({ length: number }, (_, k) => findingOf(kind, k));
}

function of(files: Parameters<typeof auditReport>[0], reserved = 1): Annotation[] {
  return annotations(auditReport(files), reserved);
}

function ofLevel(all: readonly Annotation[], level: Annotation['level']): Annotation[] {
  return all.filter((one) => one.level === level);
}

const BROKEN = { state: 'broken', break: { index: 3, line: 4, expected: 'e0', found: 'f0' } } as const;

describe('one finding is one annotation on its line', () => {
  test.each<[Kind, Annotation['level'], string]>([
    [
      'non-determinism',
      'error',
      "index 3: tool 'read_file' returned a different response than the identical call at index 2",
    ],
    [
      'redundant-call',
      'warning',
      "index 3: tool 'read_file' repeats the identical call at index 2 with no state change between them",
    ],
    ['permission-overreach', 'error', "index 3: tool 'read_file' is not in the declared scope for agent 'docs-reader'"],
    ['broken-chain', 'error', 'index 3: the first broken link: expected e0, found f0'],
  ])('%s', (kind, level, message) => {
    const file = fileReport('run.jsonl', [findingOf(kind, 3, { other: 2 })], { chain: BROKEN });
    expect(of([file])).toEqual([{ level, title: kind, message, file: 'run.jsonl', line: 4 }]);
  });

  test('and none is none', () => {
    expect(of([fileReport('run.jsonl')])).toEqual([]);
  });
});

describe('findings of one kind on one repeated call', () => {
  test('are one annotation that counts them, where the first stands', () => {
    const findings = [4, 5, 9].map((index) => findingOf('redundant-call', index, { first: 3, other: index - 1 }));
    expect(of([fileReport('run.jsonl', findings)])).toEqual([
      {
        level: 'warning',
        title: 'redundant-call',
        message:
          "index 4: tool 'read_file' repeats the identical call at index 3 with no state change between them; 3 such findings on this call",
        file: 'run.jsonl',
        line: 5,
      },
    ]);
  });

  test('but of two kinds are two', () => {
    const findings = [findingOf('non-determinism', 4, { first: 3 }), findingOf('redundant-call', 4, { first: 3 })];
    expect(of([fileReport('run.jsonl', findings)]).map(({ title }) => title)).toEqual([
      'non-determinism',
      'redundant-call',
    ]);
  });

  test('but in two files are two', () => {
    const files = ['a', 'b'].map((file) => fileReport(file, [findingOf('redundant-call', 4, { first: 3 })]));
    expect(of(files).map(({ file }) => file)).toEqual(['a', 'b']);
  });
});

describe('near to what was changed', () => {
  const near: NearnessOf = (file, line) => (file !== 'b' ? 'none' : line !== undefined && line > 90 ? 'line' : 'file');
  const places = (all: readonly Annotation[]) => all.map(({ file, line }) => `${file}:${line}`);

  test('come first: changed lines, changed files, the others, each the worst first', () => {
    const files = [
      fileReport('a', [findingOf('permission-overreach', 5)]),
      fileReport('b', [
        findingOf('permission-overreach', 5),
        findingOf('non-determinism', 6),
        findingOf('non-determinism', 95),
      ]),
      unusableReport('a'),
      unusableReport('b', { file: 'b', line: 99 }),
    ];
    expect(places(annotations(auditReport(files), 0, near))).toEqual(['b:99', 'a:2', 'b:96', 'b:6', 'b:7', 'a:6']);
  });

  test('have a place before any number of others, which are counted', () => {
    const files = [fileReport('a', many('non-determinism', 30)), fileReport('b', many('non-determinism', 100))];
    const shown = annotations(auditReport(files), 1, near);
    expect(places(shown)).toEqual(Array.from({ length: 9 }, (_, k) => `b:${91 + k}`));
    expect(shown.at(-1)?.message).toContain('(121 more findings not annotated');
  });

  test('findings on one repeated call are two annotations, on changed lines and on others', () => {
    const findings = [5, 6, 91, 92, 93].map((index) => findingOf('redundant-call', index, { first: 4 }));
    const shown = annotations(auditReport([fileReport('b', findings)]), 1, near);
    expect(places(shown)).toEqual(['b:92', 'b:6']);
    expect(shown.map(({ message }) => /\d+ such findings/.exec(message)?.[0])).toEqual([
      '3 such findings',
      '2 such findings',
    ]);
  });

  test('a place in an archive is near by its file alone', () => {
    const finding = findingOf('non-determinism', 95, { where: 'one.json' });
    const both = [fileReport('b', [finding, findingOf('non-determinism', 96)])];
    expect(annotations(auditReport(both), 1, near).map(({ line }) => line)).toEqual([97, undefined]);
  });
});

describe('ten annotations of a level are shown', () => {
  test('of which one error is reserved', () => {
    const shown = of([fileReport('a', many('non-determinism', 9))]);
    expect(shown).toHaveLength(9);
    expect(shown.at(-1)?.message).not.toContain('not annotated');
  });

  test('and the last one says how many more there are', () => {
    const shown = of([fileReport('a', many('non-determinism', 25))]);
    expect(shown).toHaveLength(9);
    expect(shown.slice(0, -1).filter(({ message }) => message.includes('not annotated'))).toEqual([]);
    expect(shown.at(-1)?.message).toMatch(
      / \(16 more findings not annotated: the job summary and the log have them\)$/,
    );
  });

  test('or one more, in the singular', () => {
    expect(of([fileReport('a', many('non-determinism', 10))]).at(-1)?.message).toContain(
      '(1 more finding not annotated:',
    );
  });

  test.each([0, 1, 3, 9])('and as many errors fewer as are reserved: %d', (reserved) => {
    const shown = of([fileReport('a', many('permission-overreach', 50))], reserved);
    expect(shown).toHaveLength(10 - reserved);
    expect(shown.at(-1)?.message).toContain(`(${40 + reserved} more findings not annotated`);
  });

  test('and no error when all are reserved', () => {
    expect(of([fileReport('a', many('permission-overreach', 5))], 10)).toEqual([]);
  });

  test('and ten warnings, whatever is reserved', () => {
    const shown = ofLevel(of([fileReport('a', many('redundant-call', 12))], 5), 'warning');
    expect(shown).toHaveLength(10);
    expect(shown.at(-1)?.message).toContain('(2 more findings not annotated');
  });

  test('of each level for itself', () => {
    const all = of([fileReport('a', [...many('non-determinism', 30), ...many('redundant-call', 30)])]);
    expect([ofLevel(all, 'error').length, ofLevel(all, 'warning').length]).toEqual([9, 10]);
  });

  test('over all files together', () => {
    const files = Array.from({ length: 300 }, (_, k) => fileReport(`${k}.jsonl`, many('redundant-call', 3)));
    const shown = of(files);
    expect(shown).toHaveLength(10);
    expect(shown.at(-1)?.message).toContain('(890 more findings not annotated');
  });

  test('and what is left out counts findings, not groups', () => {
    const findings = Array.from({ length: 60 }, (_, k) => findingOf('redundant-call', k, { first: Math.floor(k / 4) }));
    const shown = of([fileReport('a', findings)]);
    expect(shown.map(({ message }) => message.includes('4 such findings'))).toEqual(Array(10).fill(true));
    expect(shown.at(-1)?.message).toContain('(20 more findings not annotated');
  });

  test('and a group that is shown goes on counting when there is no place for another', () => {
    const findings = [...many('redundant-call', 15), findingOf('redundant-call', 99, { first: 0 })];
    const shown = of([fileReport('a', findings)]);
    expect(shown[0]?.message).toContain('2 such findings');
    expect(shown.at(-1)?.message).toContain('(5 more findings not annotated');
  });
});

describe('the worst come first', () => {
  test('by kind, then in the order of the report', () => {
    const files = ['b', 'a'].map((name) =>
      fileReport(
        name,
        [
          findingOf('non-determinism', 1),
          findingOf('redundant-call', 1),
          findingOf('permission-overreach', 2),
          findingOf('broken-chain', 3),
        ],
        { chain: BROKEN },
      ),
    );
    expect(of(files).map(({ title, file }) => `${title} ${file}`)).toEqual([
      'broken-chain b',
      'broken-chain a',
      'permission-overreach b',
      'permission-overreach a',
      'non-determinism b',
      'non-determinism a',
      'redundant-call b',
      'redundant-call a',
    ]);
  });

  test('so that many harmless ones do not hide one that is not', () => {
    const findings = [...many('non-determinism', 50), findingOf('broken-chain', 60)];
    const shown = of([fileReport('a', findings, { chain: BROKEN })]);
    expect(shown[0]?.title).toBe('broken-chain');
    expect(shown.at(-1)?.message).toContain('(42 more findings not annotated');
  });
});

describe('a transcript that cannot be judged', () => {
  test('is an error where it cannot', () => {
    const file = unusableReport('a.jsonl', { file: 'a.jsonl', line: 7, column: 3 }, { found: 'NaN', expected: 'JSON' });
    expect(of([file])).toEqual([
      { level: 'error', title: 'unusable', message: 'found NaN, expected JSON', file: 'a.jsonl', line: 7, column: 3 },
    ]);
  });

  test('is an error on the file when no line is known', () => {
    expect(of([unusableReport('a.jsonl', {})])).toEqual([
      { level: 'error', title: 'unusable', message: 'found x', file: 'a.jsonl' },
    ]);
  });

  test('comes before all findings', () => {
    const files = [fileReport('a', [findingOf('broken-chain', 3)], { chain: BROKEN }), unusableReport('b')];
    expect(of(files).map(({ title }) => title)).toEqual(['unusable', 'broken-chain']);
  });

  test('is one of many, and the last one shown counts the others and the findings', () => {
    const files = Array.from({ length: 20 }, (_, k) => unusableReport(`${k}.jsonl`));
    const shown = of([...files, fileReport('a', many('non-determinism', 3))]);
    expect(shown).toHaveLength(9);
    expect(shown.at(-1)?.message).toBe(
      'found x (11 more unusable transcripts and 3 more findings not annotated: the job summary and the log have them)',
    );
  });

  test('leaves places for findings when there are few of it', () => {
    const shown = of([unusableReport('u'), fileReport('a', many('non-determinism', 30))]);
    expect(shown.map(({ title }) => title)).toEqual(['unusable', ...Array(8).fill('non-determinism')]);
    expect(shown.at(-1)?.message).toContain('(22 more findings not annotated');
  });

  test('because of a scope file that is broken is named once for all transcripts under it', () => {
    const place = { file: 'scope.json', line: 1, column: 2 };
    const files = Array.from({ length: 50 }, (_, k) => unusableReport(`${k}.jsonl`, place));
    expect(of(files)).toEqual([{ level: 'error', title: 'unusable', message: 'found x', ...place }]);
  });
});

describe('a scope that was asked for and not found', () => {
  const without = { scope: { state: 'skipped', why: 'no scope file found' } } as const;

  test('is a notice', () => {
    expect(of([fileReport('a.jsonl', [], without)])).toEqual([
      {
        level: 'notice',
        title: 'scope not checked',
        message: 'the scope of a.jsonl was not checked: no scope file in the folder or above',
      },
    ]);
  });

  test.each([
    [2, 'the scope of 0 and 1 other transcript was not checked: no scope file in the folder or above'],
    [300, 'the scope of 0 and 299 other transcripts was not checked: no scope file in the folder or above'],
  ])('is one notice for %d transcripts', (number, message) => {
    const files = Array.from({ length: number }, (_, k) => fileReport(String(k), [], without));
    expect(of(files).map((one) => one.message)).toEqual([message]);
  });

  test.each(['not asked for', 'no scope given'] as const)('is no notice when it was %s', (why) => {
    expect(of([fileReport('a', [], { scope: { state: 'skipped', why } })])).toEqual([]);
  });
});

describe('data of a transcript', () => {
  test.each(HOSTILE)('is shown in one line and not obeyed: %j', (tool) => {
    const files = [
      fileReport(tool, [findingOf('non-determinism', 1, { tool })], {
        scope: { state: 'skipped', why: 'no scope file found' },
      }),
      unusableReport(tool, {}, { found: tool }),
    ];
    const shown = of(files);
    expect(shown).toHaveLength(3);
    for (const { message, title } of shown) expect(message + title).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|##\[|^\s*::/u);
  });

  test('keeps the name of its file, which whoever prints it escapes', () => {
    expect(of([fileReport('a b,c:d%\n.jsonl', many('redundant-call', 1))])[0]?.file).toBe('a b,c:d%\n.jsonl');
  });

  test.each(['x', '%', '\n', '"', '😀'])('of a megabyte of %j fits into a message, escaped', (character) => {
    const tool = character.repeat(1 << 20);
    const findings = [...many('non-determinism', 12), findingOf('permission-overreach', 90)];
    const files = [
      fileReport(
        'a',
        findings.map((finding) => ({ ...finding, tool })),
      ),
      unusableReport('u', {}, { found: tool }),
    ];
    const lengths = of(files).map(({ message }) => message.replace(/[%\r\n]/g, '%25').length);
    expect(Math.max(...lengths)).toBeLessThan(4096);
  });
});

test('every finding is annotated or counted', () => {
  const files = Array.from({ length: 7 }, (_, k) =>
    fileReport(
      `${k}`,
      Array.from({ length: 40 }, (_, j) =>
        findingOf(j % 3 === 0 ? 'permission-overreach' : 'non-determinism', j, { first: (j * j) % 11 }),
      ),
    ),
  );
  const counted = of(files).map(({ message }) => {
    const such = Number(/; (\d+) such/.exec(message)?.[1] ?? 1);
    return such + Number(/\((\d+) more/.exec(message)?.[1] ?? 0);
  });
  expect(counted.reduce((sum, number) => sum + number, 0)).toBe(7 * 40);
});
