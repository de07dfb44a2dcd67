import { describe, expect, test } from '@jest/globals';
import { MUTATORS, redundantCall } from '../../src/rules/redundant-call.ts';
import { brief, findingsOf } from '../helpers/audit.ts';
import { findingOf } from '../helpers/reports.ts';
import { transcriptOf } from '../helpers/transcript.ts';

type Call = readonly [tool: string, args?: string, response?: string];

function found(calls: readonly Call[], mutators: readonly string[] = []): string[] {
  return brief(findingsOf([redundantCall], [transcriptOf(calls)], { mutators }));
}

describe('redundant-call', () => {
  test('is the identical call right after itself', () => {
    expect(found([['ls'], ['ls']])).toEqual(['1 redundant-call 0']);
  });

  test('refers to the call just before, however long the row', () => {
    expect(found([['ls'], ['ls'], ['ls'], ['ls']])).toEqual([
      '1 redundant-call 0',
      '2 redundant-call 1',
      '3 redundant-call 2',
    ]);
  });

  test('is found whatever the responses', () => {
    expect(
      found([
        ['ls', '{}', '{"n":1}'],
        ['ls', '{}', '{"n":2}'],
      ]),
    ).toEqual(['1 redundant-call 0']);
  });

  test.each<[string, Call]>([
    ['another tool', ['cat']],
    ['a mutator', ['write_file']],
    ['other arguments', ['ls', '{"k":1}']],
  ])('is not found when %s is called in between', (_, between) => {
    expect(found([['ls'], between, ['ls']])).toEqual([]);
  });

  test('is not found on the first call', () => {
    expect(found([['ls']])).toEqual([]);
  });

  test.each(MUTATORS)('is not found on %s', (mutator) => {
    expect(found([[mutator], [mutator]])).toEqual([]);
  });

  test('has five mutators to begin with', () => {
    expect(MUTATORS).toEqual(['write_file', 'delete_file', 'create_file', 'move_file', 'run_command']);
  });

  test('knows mutators exactly', () => {
    expect(found([['Write_file'], ['Write_file'], ['write_file2'], ['write_file2']])).toEqual([
      '1 redundant-call 0',
      '3 redundant-call 2',
    ]);
  });

  test('takes further mutators, beside the five', () => {
    const calls: Call[] = [['deploy'], ['deploy'], ['write_file'], ['write_file'], ['ls'], ['ls']];
    expect(found(calls, ['deploy', '__proto__'])).toEqual(['5 redundant-call 4']);
  });

  test('sees a row that starts over after another call', () => {
    expect(found([['ls'], ['ls'], ['cat'], ['ls'], ['ls']])).toEqual(['1 redundant-call 0', '4 redundant-call 3']);
  });

  test('has the first identical call in its finding, which rows of one call have in common', () => {
    const findings = findingsOf([redundantCall], [transcriptOf([['x'], ['ls'], ['x'], ['ls'], ['ls'], ['ls']])]);
    expect(Array.from(findings, ({ index, first }) => [index, first])).toEqual([
      [4, 1],
      [5, 1],
    ]);
  });

  test.each(['{"$unanswered":true}', '{"$part_of":0}', '{"$part_of": 12}'])(
    'has nothing to do with a call whose response is %s',
    (response) => {
      expect(found([['ls'], ['ls', '{}', response], ['ls']])).toEqual([]);
    },
  );

  test.each([
    ['{"$unanswered":false}'],
    ['{"$unanswered":true,"a":1}'],
    ['{"$part_of":"1"}'],
    ['{"$part_of":-1}'],
    ['{"$part_of":1.0}'],
    ['{"$value":true}'],
    ['{"a":{"$unanswered":true}}'],
  ])('is found on a call whose response is %s', (response) => {
    expect(
      found([
        ['ls', '{}', response],
        ['ls', '{}', response],
      ]),
    ).toEqual(['1 redundant-call 0']);
  });

  test('has this detail', () => {
    expect(redundantCall.detail(findingOf('redundant-call', 2, { other: 1 }))).toBe(
      "tool 'read_file' repeats the identical call at index 1 with no state change between them",
    );
  });
});
