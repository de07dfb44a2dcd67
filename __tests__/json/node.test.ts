import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { JsonNode } from '../../src/json/node.ts';
import { defined } from '../helpers/canonical.ts';
import { nodeOf, plainValue } from '../helpers/tape.ts';
import { check, object, spell, spelling, spellingOf, text } from '../helpers/values.ts';

const ALL = '{"o":{},"a":[],"s":"t","n":1,"t":true,"f":false,"z":null}';

describe('a node', () => {
  test('has a kind', () => {
    expect([...nodeOf(ALL).members()].map(([key, node]) => [key, node.kind])).toEqual([
      ['o', 'object'],
      ['a', 'array'],
      ['s', 'string'],
      ['n', 'number'],
      ['t', 'boolean'],
      ['f', 'boolean'],
      ['z', 'null'],
    ]);
    expect(nodeOf('-1').kind).toBe('number');
  });

  test('stands where its JSON is', () => {
    const node = defined(nodeOf(' {"a" : [1, "é" ] } ').get('a'));
    expect(node.text.toString('utf8', node.start, node.end)).toBe('[1, "é" ]');
  });

  test('takes what does not fit it for nothing', () => {
    for (const [, node] of nodeOf(ALL).members()) {
      const { kind } = node;
      expect(node.get('o')).toBeUndefined();
      expect([...node.members()]).toEqual([]);
      expect([...node.items()]).toEqual([]);
      expect(node.string()).toBe(kind === 'string' ? 't' : undefined);
      expect(node.number()).toBe(kind === 'number' ? 1 : undefined);
      expect(node.is('t')).toBe(kind === 'string');
      expect(node.isNull).toBe(kind === 'null');
    }
    expect([...nodeOf(ALL).members()].map(([, node]) => node.isTrue)).toEqual([
      ...[false, false, false, false, true, false, false],
    ]);
  });

  test('is found at the end of a path, where the path is there', () => {
    const node = nodeOf('{"a":{"b":{"c":"deep"}}}');
    expect(node.at('a', 'b', 'c')?.string()).toBe('deep');
    expect(node.at()?.kind).toBe('object');
    expect([node.at('a', 'x', 'c'), node.at('a', 'b', 'c', 'd')]).toEqual([undefined, undefined]);
  });

  test('of a key that is there twice is the first', () => {
    const node = nodeOf('{"a":1,"b":{"a":2},"\\u0061":3,"a":4}');
    expect(node.get('a')?.number()).toBe(1);
    expect([...node.members()].map(([key]) => key)).toEqual(['a', 'b', 'a', 'a']);
  });

  test('is known by an id that is text, or an integer as it is written', () => {
    const ids = [...nodeOf('["x\\u0079", 12345678901234567890, 1.0, "", null, [1], true]').items()].map((node) =>
      node.id(),
    );
    expect(ids).toEqual(['xy', '12345678901234567890', '1.0', '', undefined, undefined, undefined]);
  });

  test('has its number where it is a small integer', () => {
    const small = [...nodeOf('[0, -0, 999999999999999, -12, 1e3, 1.0, 1000000000000000, "1", null, -7]').items()];
    for (const round of [1, 2]) {
      expect([round, ...small.map((node) => node.smallInteger())]).toEqual([
        ...[round, 0, -0, 999999999999999, -12, undefined, undefined, undefined, undefined, undefined, -7],
      ]);
    }
  });

  test('has its number rounded to a double', () => {
    const numbers = [...nodeOf('[0, -0, 9007199254740993, 1e999, -1.5E-3]').items()].map((node) => node.number());
    expect(numbers).toEqual([0, -0, 9007199254740992, Number.POSITIVE_INFINITY, -0.0015]);
  });
});

describe('keys and texts', () => {
  const plain = [
    '',
    'a',
    'type',
    'typ',
    'types',
    '__proto__',
    'é',
    'aé',
    'é😀',
    'ab',
    '\ue000',
    '\ud83d',
    'a"b',
    '\\',
    '\u0000',
  ];

  test('are known from each other however they are written', () => {
    const escaped = (key: string): string =>
      `"${Array.from({ length: key.length }, (_, k) => `\\u${key.charCodeAt(k).toString(16).padStart(4, '0')}`).join('')}"`;
    for (const stored of plain) {
      for (const written of [JSON.stringify(stored), escaped(stored)]) {
        const node = nodeOf(`{${written}:${written}}`);
        for (const asked of plain) {
          expect([asked, node.get(asked) !== undefined]).toEqual([asked, asked === stored]);
          expect([asked, node.get(stored)?.is(asked)]).toEqual([asked, asked === stored]);
        }
        expect(node.get(stored)?.string()).toBe(stored);
      }
    }
  });

  test('of any object are found, each with its own value', () => {
    check(
      fc.property(object, spelling, text, (one, choices, other) => {
        const json = spell(one, spellingOf(choices));
        const expected = JSON.parse(json) as { [key: string]: unknown };
        const node = nodeOf(json);
        for (const [key, value] of Object.entries(expected)) {
          expect(plainValue(node.get(key) as JsonNode)).toEqual(value);
        }
        expect(node.get(other) !== undefined).toBe(Object.hasOwn(expected, other));
      }),
    );
  });
});
