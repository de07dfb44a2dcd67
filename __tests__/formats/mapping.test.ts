import { describe, expect, test } from '@jest/globals';
import type { LoggedAnswer, Value } from '../../src/formats/format.ts';
import { Mapping } from '../../src/formats/mapping.ts';
import { refusal } from '../helpers/canonical.ts';
import { nodeOf } from '../helpers/tape.ts';

const mapping = new Mapping();

function args(value: Value | undefined, tool = 't'): string {
  const { call, toolLength } = mapping.call(tool, value);
  return call.subarray(toolLength).toString();
}

function response(value: Value | undefined, rest: Pick<LoggedAnswer, 'isError' | 'exitCode'> = {}): string {
  return mapping.response({ value, at: nodeOf('0'), ...rest }).toString();
}

const text = (value: string): string => JSON.stringify(value);
const once = text('{"b": 1, "a": 1.0}');

/** JSON of a log, and the arguments or the response that it becomes. */
const MAPPED: readonly (readonly [what: string, json: string, mapped: string])[] = [
  ['an object', '{"b": 1, "a": 1.0}', '{"a":1.0,"b":1}'],
  ['an empty object', '{}', '{}'],
  ['the text of an object', once, '{"a":1.0,"b":1}'],
  ['the text of an object, with white space', text(' \n\t{"a":1}\r '), '{"a":1}'],
  ['the text of an object, all escaped', '"\\u007b\\u007d"', '{}'],
  ['the text of an object, made text twice', text(once), '{"a":1.0,"b":1}'],
  ['the same with white space', text(` ${once}`), '{"a":1.0,"b":1}'],
  ['the text of an object, made text three times', text(text('"{}"')), `{"$value":${text(text('"{}"'))}}`],
  ['other text', '"File not found"', '{"$value":"File not found"}'],
  ['text that only begins like an object', '"{not JSON}"', '{"$value":"{not JSON}"}'],
  ['the text of an object with text behind it', text('{"a":1} done'), '{"$value":"{\\"a\\":1} done"}'],
  ['the text of an object that has a key twice', text('{"a":1,"a":2}'), '{"$value":"{\\"a\\":1,\\"a\\":2}"}'],
  ['the text of an object with a number beyond a double', text('{"a":1e999}'), '{"$value":"{\\"a\\":1e999}"}'],
  ['the text of an array', '"[1]"', '{"$value":"[1]"}'],
  ['the text of a number', '"1.0"', '{"$value":"1.0"}'],
  ['the text of null', '"null"', '{"$value":"null"}'],
  ['the text of a text', text('"a"'), '{"$value":"\\"a\\""}'],
  ['empty text', '""', '{"$value":""}'],
  ['blank text', '" "', '{"$value":" "}'],
  ['a lone surrogate', '"\\ud83d"', '{"$value":"\\ud83d"}'],
  [
    'the text of an object with a lone surrogate in it',
    '"{\\"a\\":\\"\\ud83d\\"}"',
    '{"$value":"{\\"a\\":\\"\\ud83d\\"}"}',
  ],
  ['an object with a lone surrogate in it', '{"a":"\\uD83D"}', '{"a":"\\ud83d"}'],
  ['text beyond ASCII', '"é😀"', '{"$value":"\\u00e9\\ud83d\\ude00"}'],
  ['an array', '[1, 1.0, {"b":2,"a":1}]', '{"$value":[1,1.0,{"a":1,"b":2}]}'],
  ['an empty array', '[]', '{"$value":[]}'],
  ['an integer', '1', '{"$value":1}'],
  ['a double', '1.0', '{"$value":1.0}'],
  ['an integer beyond a double', '12345678901234567890', '{"$value":12345678901234567890}'],
  ['true', 'true', '{"$value":true}'],
  ['false', 'false', '{"$value":false}'],
  ['null', 'null', '{}'],
  ['an object whose key is __proto__', '{"__proto__":{"a":1}}', '{"__proto__":{"a":1}}'],
];

describe('arguments and responses are mapped alike', () => {
  test.each(MAPPED)('%s', (_, json, mapped) => {
    expect([args(nodeOf(json)), response(nodeOf(json))]).toEqual([mapped, mapped]);
  });

  test('nothing', () => expect([args(undefined), response(undefined), args(null)]).toEqual(['{}', '{}', '{}']));
});

describe('a value that a reader puts together', () => {
  test.each<[string, Value, string]>([
    ['an object of nodes', { b: nodeOf('1.0'), a: nodeOf('{"y":1,"x":2}') }, '{"a":{"x":2,"y":1},"b":1.0}'],
    ['a key that is undefined', { a: undefined, b: 1 }, '{"b":1}'],
    ['a list', [nodeOf('1.0'), 'é', null, [true], {}], '{"$value":[1.0,"\\u00e9",null,[true],{}]}'],
    ['text', 'plain', '{"$value":"plain"}'],
    ['the text of an object', '{"a":1.0}', '{"a":1.0}'],
    ['the text of an object, made text twice', text('{"a":1}'), '{"a":1}'],
    ['text with a lone surrogate', '{"a":"\ud83d"}', '{"$value":"{\\"a\\":\\"\\ud83d\\"}"}'],
    ['a key beyond ASCII', { 'é\ud83d': 1 }, '{"\\u00e9\\ud83d":1}'],
    ['a number', 1.5, '{"$value":1.5}'],
    ['false', false, '{"$value":false}'],
    ['an empty object', {}, '{}'],
  ])('%s', (_, value, mapped) => expect([args(value), response(value)]).toEqual([mapped, mapped]));
});

describe('an answer that the log marks as an error', () => {
  test.each<[string, Value | undefined, string]>([
    ['of text', 'no such file', '{"$error":true,"$value":"no such file"}'],
    ['of an object', nodeOf('{"code":1.0}'), '{"$error":true,"$value":{"code":1.0}}'],
    ['of the text of an object', '{"code": 1}', '{"$error":true,"$value":{"code":1}}'],
    ['of a list', nodeOf('[1]'), '{"$error":true,"$value":[1]}'],
    ['of empty text', '', '{"$error":true,"$value":""}'],
    ['of null', nodeOf('null'), '{"$error":true}'],
    ['of nothing', undefined, '{"$error":true}'],
  ])('%s', (_, value, mapped) => expect(response(value, { isError: true })).toBe(mapped));

  test('and with an exit code has both', () => {
    expect(response('x', { isError: true, exitCode: 2 })).toBe('{"$error":true,"$value":"x","exit_code":2}');
    expect(response(undefined, { isError: true, exitCode: 2 })).toBe('{"$error":true,"exit_code":2}');
  });

  test('differs from the same answer without the mark', () => {
    expect(response('x', { isError: false })).not.toBe(response('x', { isError: true }));
  });
});

describe('an answer with an exit code', () => {
  test.each<[string, Value | undefined, string]>([
    ['of an object', nodeOf('{"z":1,"a":2}'), '{"a":2,"exit_code":0,"z":1}'],
    ['of an empty object', nodeOf('{}'), '{"exit_code":0}'],
    ['of the text of an object', '{"out":"x"}', '{"exit_code":0,"out":"x"}'],
    ['of an object that has its own', nodeOf('{"exit_code":7,"a":1}'), '{"a":1,"exit_code":7}'],
    ['of text', 'done', '{"$value":"done","exit_code":0}'],
    ['of a list', nodeOf('[]'), '{"$value":[],"exit_code":0}'],
    ['of nothing', undefined, '{"exit_code":0}'],
    [
      'of an object whose key is __proto__',
      nodeOf('{"__proto__":{"exit_code":1}}'),
      '{"__proto__":{"exit_code":1},"exit_code":0}',
    ],
  ])('%s', (_, value, mapped) => expect(response(value, { exitCode: 0 })).toBe(mapped));
});

describe('what has no canonical form is refused', () => {
  test('with its place, where it stands in the log as it is', () => {
    const json = '{"a":{"b":1,"b":2}}';
    const { code, fault, place } = refusal(() => args(nodeOf(json)));
    expect([code, fault.found, place.offset]).toEqual([
      'duplicate-key',
      'the key "b" twice in one object',
      json.lastIndexOf('"b"'),
    ]);
    expect(refusal(() => response(nodeOf('{"a":1e999}'))).code).toBe('number-range');
  });

  test('with its offset also where it is wrapped, and without one where it was put together', () => {
    const refused = [
      refusal(() => args(nodeOf('[{"b":1,"b":2}]'))),
      refusal(() => args({ a: nodeOf('{"b":1,"b":2}') })),
      refusal(() => response(nodeOf('[1e999]'), { isError: true })),
      refusal(() => response(nodeOf(`${'['.repeat(512)}${']'.repeat(512)}`))),
    ];
    expect(refused.map(({ code, place }) => [code, place.offset])).toEqual([
      ['duplicate-key', 8],
      ['duplicate-key', undefined],
      ['number-range', undefined],
      ['too-deep', 510],
    ]);
  });

  test('and what comes after is not affected', () => {
    refusal(() => args(nodeOf('{"b":1,"b":2}')));
    expect(args(nodeOf('{"b":1}'))).toBe('{"b":1}');
  });
});

describe('the canonical call', () => {
  test.each(['Read', '', 'é', 'a"b\\', '\ud83d', '__proto__', 'x\n::error::'])('starts with the tool %p', (tool) => {
    const { call, toolLength } = mapping.call(tool, nodeOf('{"a":1}'));
    expect(JSON.parse(call.subarray(0, toolLength).toString())).toBe(tool);
    expect(call.subarray(toolLength).toString()).toBe('{"a":1}');
    expect(call.toString()).toMatch(/^[ -~]*$/);
  });

  test('is valid for good', () => {
    const { call } = mapping.call('first', nodeOf('{"a":1}'));
    mapping.call('second', nodeOf(`{"b":${text('x'.repeat(10_000))}}`));
    expect(call.toString()).toBe('"first"{"a":1}');
  });
});
