import { describe, expect, test } from '@jest/globals';
import { nonDeterminism } from '../../src/rules/non-determinism.ts';
import { brief, findingsOf } from '../helpers/audit.ts';
import { findingOf } from '../helpers/reports.ts';
import { transcriptOf } from '../helpers/transcript.ts';

function found(...calls: [tool: string, args?: string, response?: string][]): string[] {
  return brief(findingsOf([nonDeterminism], [transcriptOf(calls)]));
}

describe('non-determinism', () => {
  test('is an identical call with another response', () => {
    expect(found(['ls', '{"p":1}', '{"n":1}'], ['ls', '{"p":1}', '{"n":2}'])).toEqual(['1 non-determinism 0']);
  });

  test('is found however many calls are in between', () => {
    expect(found(['ls', '{}', '{"n":1}'], ['cat'], ['pwd'], ['ls', '{}', '{"n":2}'])).toEqual(['3 non-determinism 0']);
  });

  test('is judged by the first answer, not by the last', () => {
    const [a, b, c] = ['{"n":1}', '{"n":2}', '{"n":3}'];
    expect(found(['ls', '{}', a], ['ls', '{}', b], ['ls', '{}', b], ['ls', '{}', a], ['ls', '{}', c])).toEqual([
      '1 non-determinism 0',
      '2 non-determinism 0',
      '4 non-determinism 0',
    ]);
  });

  test('knows no exception for mutators', () => {
    expect(found(['write_file', '{}', '{"ok":true}'], ['write_file', '{}', '{"ok":false}'])).toEqual([
      '1 non-determinism 0',
    ]);
  });

  test.each<[string, string, string]>([
    ['an integer and a double', '{"n":1}', '{"n":1.0}'],
    ['zero and minus zero, as doubles', '{"n":0.0}', '{"n":-0.0}'],
    ['integers beyond 2^53', '{"n":9007199254740992}', '{"n":9007199254740993}'],
    ['a number and its text', '{"n":1}', '{"n":"1"}'],
    ['null and nothing', '{"n":null}', '{}'],
    ['arrays in another order', '{"n":[1,2]}', '{"n":[2,1]}'],
    ['composed and decomposed é', '{"n":"é"}', '{"n":"e\u0301"}'],
  ])('tells apart the answers %s', (_, first, second) => {
    expect(found(['t', '{}', first], ['t', '{}', second])).toEqual(['1 non-determinism 0']);
    expect(found(['t', first], ['t', second, '{"x":1}'])).toEqual([]);
  });

  test.each<[string, string, string]>([
    ['keys in another order', '{"a":1,"b":2}', '{"b":2,"a":1}'],
    ['other spacing', '{"a":[1,2]}', '{ "a" : [ 1 , 2 ] }'],
    ['other escapes', '{"é":"/"}', '{"\\u00e9":"\\/"}'],
    ['doubles spelled otherwise', '{"n":100.0}', '{"n":1E2}'],
    ['minus zero as integer', '{"n":0}', '{"n":-0}'],
  ])('takes for one and the same the values with %s', (_, first, second) => {
    expect(found(['t', '{}', first], ['t', '{}', second])).toEqual([]);
    expect(found(['t', first, '{"x":1}'], ['t', second, '{"x":2}'])).toEqual(['1 non-determinism 0']);
  });

  test.each<[string, string, string, string, string]>([
    ['another tool', 'a', '{}', 'b', '{}'],
    ['a tool in another case', 'read', '{}', 'Read', '{}'],
    ['other arguments', 'a', '{"k":1}', 'a', '{"k":2}'],
    ['a name and arguments that could run into one another', 'a', '{"b":{}}', 'a"{"b":', '{}'],
  ])('is not found between calls of %s', (_, tool, args, otherTool, otherArgs) => {
    expect(found([tool, args, '{"n":1}'], [otherTool, otherArgs, '{"n":2}'])).toEqual([]);
  });

  test('has call, line and first identical call in its finding', () => {
    const text = `\n${transcriptOf([['ls', '{}', '{"n":1}']])}\n${transcriptOf([['x'], ['ls', '{}', '{"n":2}']]).split('\n')[1]}`;
    expect([...findingsOf([nonDeterminism], [text])]).toEqual([
      { kind: 'non-determinism', index: 1, line: 4, tool: 'ls', other: 0, first: 0 },
    ]);
  });

  test('has this detail', () => {
    expect(nonDeterminism.detail(findingOf('non-determinism', 5, { tool: 'search', other: 3 }))).toBe(
      "tool 'search' returned a different response than the identical call at index 3",
    );
  });
});
