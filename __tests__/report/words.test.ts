import { describe, expect, test } from '@jest/globals';
import { ToolReplayError } from '../../src/error.ts';
import { errorText, placeText } from '../../src/report/error.ts';
import { fileVerdict } from '../../src/report/log.ts';
import { count, formatsRead, kindCounts, normalisedAnswers, notChecked, verdict } from '../../src/report/words.ts';
import { auditReport, fileReport, findingOf, unusableReport } from '../helpers/reports.ts';

const SKIPPED = { state: 'skipped', why: 'not sealed' } as const;

test.each([
  [0, '0 calls'],
  [1, '1 call'],
  [2, '2 calls'],
])('%d has its noun in the right number', (number, words) => {
  expect(count(number, 'call')).toBe(words);
});

test('kinds are counted in their order, without those that are not there', () => {
  const { findings } = fileReport('a', [
    findingOf('broken-chain', 1),
    findingOf('non-determinism', 2),
    findingOf('non-determinism', 3),
  ]);
  expect(kindCounts(findings)).toBe('2 non-determinism, 1 broken-chain');
});

describe('the verdict', () => {
  test.each([
    ['clean', [fileReport('a')], 'no finding in 6 calls in 1 transcript'],
    ['findings', [fileReport('a', [findingOf('redundant-call', 1)])], '1 finding in 6 calls in 1 transcript'],
    ['unusable', [unusableReport('a'), unusableReport('b')], '2 transcripts cannot be judged'],
    ['nothing', [], 'nothing was checked'],
  ])('%s', (_, files, words) => {
    expect(verdict(auditReport(files))).toBe(words);
  });
});

test('what was not checked leaves out what cannot be judged', () => {
  const files = [fileReport('a', [], { chain: SKIPPED }), fileReport('b', [], { chain: SKIPPED }), unusableReport('c')];
  expect(notChecked({ files, notEntered: ['a', 'b'] })).toEqual([
    'chain of 2 transcripts: not sealed',
    '2 folders: a symbolic link, not entered',
  ]);
});

describe('what scopes say and leave unsaid', () => {
  const notes = (more: object): object => ({
    replayNotes: { unchecked: new Map(), normalized: { answers: 0, fields: 0 }, ...more },
  });

  test('transcripts under no scope are counted with their calls', () => {
    const scope = { state: 'skipped', why: 'no scope applies' } as const;
    const files = [fileReport('a', [], { scope }), fileReport('b', [], { scope }), fileReport('c')];
    expect(notChecked({ files, notEntered: [] })).toEqual(['scope of 2 transcripts (12 calls): no scope applies']);
  });

  test('so are calls that nobody can judge, whatever else was found', () => {
    const findings = [findingOf('unverifiable-call', 1), findingOf('permission-overreach', 1)];
    const files = [fileReport('a', findings), fileReport('b', [findingOf('unverifiable-call', 2)])];
    expect(notChecked({ files, notEntered: [] })).toEqual(['scope of 2 calls: nobody can say (unverifiable-call)']);
  });

  test('and repeats with tools in between that nobody declared', () => {
    const unchecked = new Map([
      ['x', 2],
      ['y', 1],
    ]);
    const files = [
      fileReport('a', [], notes({ unchecked })),
      fileReport('b', [], notes({ unchecked: new Map([['x', 1]]) })),
    ];
    expect(notChecked({ files, notEntered: [] })).toEqual([
      'redundancy of 4 repeats: undeclared tools, which may have changed what is read',
    ]);
  });

  test('answers that are equal only after normalisation are counted over all transcripts', () => {
    const one = fileReport('a', [], notes({ normalized: { answers: 1, fields: 1 } }));
    expect(normalisedAnswers([one])).toEqual(['1 answer equal after normalisation (1 field)']);
    const more = fileReport('b', [], notes({ normalized: { answers: 2, fields: 5 } }));
    expect(normalisedAnswers([one, more])).toEqual(['3 answers equal after normalisation (6 fields)']);
    expect(normalisedAnswers([fileReport('a'), fileReport('b', [], notes({}))])).toEqual([]);
  });

  test('a log is one transcript, whatever the number of its sessions', () => {
    const log = { format: 'codex-rollout', unanswered: 0, orphans: 0, duplicates: 0, skipped: new Map() };
    const files = ['s', 't'].map((session) => fileReport('a', [], { session, log }));
    expect(formatsRead(files)).toEqual(['1 transcript read as codex-rollout']);
  });
});

describe('the verdict on one file in the log', () => {
  test.each([
    ['clean', fileReport('a.jsonl'), 'a.jsonl: 6 calls, no finding, chain: intact, scope: docs-reader'],
    [
      'with findings',
      fileReport('a', [findingOf('redundant-call', 1)], { chain: SKIPPED }),
      'a: 6 calls, 1 finding (1 redundant-call), chain: not sealed, scope: docs-reader',
    ],
    [
      'without scope',
      fileReport('a', [], { scope: { state: 'skipped', why: 'no scope given' } }),
      'a: 6 calls, no finding, chain: intact, scope: no scope given',
    ],
    ['unusable', unusableReport('a\nb'), 'a\\nb: unusable'],
  ])('%s', (_, file, words) => {
    expect(fileVerdict(file)).toBe(words);
  });
});

describe('an error', () => {
  const error = new ToolReplayError(
    'json',
    { found: 'a\nb', expected: 'c', advice: 'd' },
    { file: 'x\ny', line: 2, column: 3 },
  );

  test('stands on one line, after its place', () => {
    expect(errorText(error)).toBe('x\\ny:2:3: found a\\nb, expected c; d');
  });

  test('without a place is only its message', () => {
    expect(errorText(new ToolReplayError('usage', { found: 'x' }))).toBe('found x');
  });

  test('has as much of a place as is known', () => {
    expect([placeText({ file: 'f', line: 2 }), placeText({ line: 2 }), placeText({})]).toEqual(['f:2', '2', '']);
  });
});
