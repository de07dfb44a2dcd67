import { describe, expect, test } from '@jest/globals';
import { DocumentFrames, MAX_DOCUMENT } from '../../src/formats/document-frames.ts';
import type { FrameSink } from '../../src/formats/frames.ts';
import { bytesOf, raw, refusal } from '../helpers/canonical.ts';
import { plainValue } from '../helpers/tape.ts';

/** What a document holds: its values with group and line, and what was passed over. */
function read(text: string | Buffer, member?: string): unknown[] {
  const held: unknown[] = [];
  const sink: FrameSink = {
    item({ node, group, member: from }, locate) {
      const { line, where } = locate(node);
      held.push(member === undefined ? [plainValue(node), group, line] : [plainValue(node), from, where]);
    },
    skip: (reason, line) => held.push(`${reason} @${line}`),
  };
  const frames = new DocumentFrames(sink, member);
  frames.read(bytesOf(text));
  frames.finish();
  return held;
}

describe('a document', () => {
  test.each<[string, string, unknown[]]>([
    ['one value', '\n{"a":\n1}\n', [[{ a: 1 }, 0, 2]]],
    [
      'values one after the other',
      '{"a":\n1}{"b":2}\n\n{"c":3}',
      [
        [{ a: 1 }, 0, 1],
        [{ b: 2 }, 0, 2],
        [{ c: 3 }, 0, 4],
      ],
    ],
    [
      'an array',
      '[\n{"a":1},\n{"b":2}\n]',
      [
        [{ a: 1 }, 1, 2],
        [{ b: 2 }, 1, 3],
      ],
    ],
    ['an empty array', '[\n]', ['of unknown type @1']],
    [
      'two arrays',
      '[\n1]\r\n[2,\r\n3]',
      [
        [1, 1, 2],
        [2, 2, 3],
        [3, 2, 4],
      ],
    ],
    [
      'an array of arrays',
      '[[1],\n[[2]]]',
      [
        [[1], 1, 1],
        [[[2]], 1, 2],
      ],
    ],
    [
      'a banner before it',
      'agent 1.0\n[INFO] up\n{oops}\n{"a":\n1}',
      ['not JSON @1', 'not JSON @2', 'not JSON @3', [{ a: 1 }, 0, 4]],
    ],
    [
      'text between and behind values',
      '{"a":\n1} ok\n[\n2] bye',
      [[{ a: 1 }, 0, 1], 'not JSON @2', [2, 1, 4], 'not JSON @4'],
    ],
    ['nothing', '', []],
    ['white space', ' \n', []],
  ])('%s', (_, text, expected) => expect(read(text)).toEqual(expected));

  test.each<[string, string, unknown[]]>([
    ['in its only value', '{"a":\n1', ['cut off @1']],
    ['behind the first bracket', '\n[', ['cut off @2']],
    ['behind an element', '[\n{"a":1}\n', [[{ a: 1 }, 1, 2], 'cut off @3']],
    ['behind a comma', '[\n{"a":1},\n', [[{ a: 1 }, 1, 2], 'cut off @3']],
    ['in an element', '[\n{"a":1},\n{"b":', [[{ a: 1 }, 1, 2], 'cut off @3']],
    ['in a string', '[\n{"a":1},\n{"b":"tex', [[{ a: 1 }, 1, 2], 'cut off @3']],
    ['in an escape', '[\n{"a":1},\n{"b":"\\', [[{ a: 1 }, 1, 2], 'cut off @3']],
    ['in an escape of four digits', '[\n{"a":1},\n{"b":"\\u00e', [[{ a: 1 }, 1, 2], 'cut off @3']],
    ['in a word', '[\n{"a":1},\n{"b":fals', [[{ a: 1 }, 1, 2], 'cut off @3']],
    ['in a number', '[\n{"a":1},\n{"b":-', [[{ a: 1 }, 1, 2], 'cut off @3']],
    ['in a value behind others', '{"a":\n1}\n{"b":', [[{ a: 1 }, 0, 1], 'cut off @3']],
  ])('that the end cuts off %s', (_, text, expected) => expect(read(text)).toEqual(expected));

  test('that the end cuts off in a character', () => {
    const text = Buffer.from('[\n{"a":1},\n{"b":"😀');
    for (const cut of [1, 2, 3]) {
      expect(read(text.subarray(0, text.length - cut))).toEqual([[{ a: 1 }, 1, 2], 'cut off @3']);
    }
  });

  test.each<[string, string, string, number, number]>([
    ['between elements', '[\n{"a":1}\n{"b":2}]', "found '{', expected ',' or ']'", 3, 1],
    ['in an element', '[\n{"a":1},\n{"é" 2},\n3]', "found '2', expected ':'", 3, 6],
    ['behind the last comma', '[\n{"a":1},\n]\n', "found ']', expected a JSON value", 3, 1],
    ['in a value over several lines', '{"a":1,\n"b":x}\n', "found 'x', expected a JSON value", 2, 5],
  ])('with a fault %s cannot be judged', (_, text, message, line, column) => {
    const error = refusal(() => read(text));
    expect([error.code, error.message, error.place]).toEqual(['json', message, { line, column }]);
  });

  test.each<[string, string, number]>([
    ['in the middle', `["\xff",\n${'1,'.repeat(10)}1]`, 3],
    ['right before the end', '[\n"\xff"]', 2],
    ['at the end', '[\n1]\xff', 3],
    ['at the end, a character whose first byte is missing', '[\n1] "\x80', 5],
  ])('that is no UTF-8 %s cannot be judged', (_, text, column) => {
    const { code, fault } = refusal(() => read(raw(text)));
    expect([code, fault.found]).toEqual(['encoding', expect.stringMatching(/^invalid UTF-8: byte 0x(ff|80)$/)]);
    expect(refusal(() => read(raw(text))).place.column).toBe(column);
  });

  test('nested deeper than 512 levels cannot be judged', () => {
    expect(refusal(() => read(`[\n${'['.repeat(513)}`)).code).toBe('too-deep');
  });

  test('larger than the limit is refused before it is there whole', () => {
    const frames = new DocumentFrames({ item() {}, skip() {} });
    const piece = Buffer.alloc(MAX_DOCUMENT / 4);
    for (let k = 0; k < 4; k++) frames.read(piece);
    const { code, fault } = refusal(() => frames.read(Buffer.of(0x20)));
    expect([code, fault.found]).toEqual(['document-too-long', 'a document of more than 128 MiB']);
  });
});

describe('a file inside an archive', () => {
  test('has places that say the file and the pointer', () => {
    expect(read('{"a":[1]}', 'x/1.json')).toEqual([[{ a: [1] }, 'x/1.json', 'x/1.json#']]);
  });

  test('has the place of each element of the array that it is', () => {
    expect(read('[{"a":1},{"b":2}]', 'm.json')).toEqual([
      [{ a: 1 }, 'm.json', 'm.json#/0'],
      [{ b: 2 }, 'm.json', 'm.json#/1'],
    ]);
  });
});
