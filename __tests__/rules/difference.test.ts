import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PlacesByTool } from '../../src/redaction/redacted-places.ts';
import { differenceOf } from '../../src/rules/difference.ts';
import { normalizerOf } from '../../src/scope/normalizer.ts';
import { canonical } from '../helpers/canonical.ts';

function difference(first: string, second: string, ...hidden: readonly string[]) {
  const places = hidden.map((pointer) => ({ tool: undefined, part: 'response', pointer }) as const);
  return differenceOf({
    first: Buffer.from(canonical(first)),
    second: Buffer.from(canonical(second)),
    hidden: new PlacesByTool(places).of(undefined, 'response'),
  });
}

/** Places as `pointer` or `pointer only`, and `+n` for more. */
function places(first: string, second: string, ...hidden: readonly string[]): string[] {
  const { places, more } = difference(first, second, ...hidden);
  const named = places.map(({ pointer, only }) => (only === undefined ? pointer : `${pointer} ${only}`));
  return more > 0 ? [...named, `+${more}`] : named;
}

describe('two answers differ', () => {
  test.each<[string, string, string, string[]]>([
    ['in a value', '{"a":1,"b":2}', '{"a":1,"b":3}', ['/b']],
    ['in the digits of a number', '{"a":1}', '{"a":1.0}', ['/a']],
    ['in large numbers', '{"a":10000000000000000000001}', '{"a":10000000000000000000002}', ['/a']],
    ['in a kind of value', '{"a":[]}', '{"a":{}}', ['/a']],
    ['in a kind of literal', '{"a":true}', '{"a":null}', ['/a']],
    ['in what one alone has', '{"a":1,"c":3}', '{"b":2,"c":3}', ['/a first', '/b second']],
    ['in what all come behind', '{"a":1}', '{"a":1,"b":{"c":2},"d":3}', ['/b second', '/d second']],
    ['further in', '{"a":{"b":[1,{"c":2}]}}', '{"a":{"b":[1,{"c":3}]}}', ['/a/b/1/c']],
    ['in the length of an array', '{"a":[1,2]}', '{"a":[1,2,3]}', ['/a']],
    ['under keys with signs of their own', '{"a/b":{"m~n":1}}', '{"a/b":{"m~n":2}}', ['/a~1b/m~0n']],
    ['under the empty key', '{"":1}', '{"":2}', ['/']],
    [
      'under a key that is escaped',
      '{"\\u00e4":1,"\\ud83d\\ude00":1,"\\ue000":1}',
      '{"\\ud83d\\ude00":1,"\\ue000":1}',
      ['/\u00e4 first'],
    ],
    ['in three places', '{"a":1,"b":[1,2]}', '{"a":2,"b":[2,1]}', ['/a', '/b/0', '/b/1']],
    ['in so many that what holds them is named', '{"a":[1,2,3,4]}', '{"a":[5,6,7,8]}', ['/a']],
    [
      'at the depth at which they are few',
      '{"a":{"b":[1,2,3,4],"c":[1]}}',
      '{"a":{"b":[5,6,7,8],"c":[2]}}',
      ['/a/b', '/a/c'],
    ],
    [
      'in more than can be named',
      '{"a":1,"b":1,"c":1,"d":1,"e":1}',
      '{"a":2,"b":2,"c":2,"d":2,"e":2}',
      ['/a', '/b', '/c', '+2'],
    ],
  ])('%s', (_, first, second, expected) => {
    expect(places(first, second)).toEqual(expected);
  });

  test.each<[string, string, string, string[]]>([
    ['all of it', '{"a":"1ms"}', '{"a":"2ms"}', ['duration']],
    [
      'all of it, more than can be named',
      '{"a":"1ms","b":"1ms","c":"1ms","d":"1ms"}',
      '{"a":"2ms","b":"2ms","c":"2ms","d":"pid 1"}',
      [],
    ],
    ['each its part', '{"a":"1ms","b":"pid 1"}', '{"a":"2ms","b":"pid 2"}', ['duration', 'pid']],
    ['a number', '{"a":1}', '{"a":2}', []],
    ['not all', '{"a":"1ms","b":1}', '{"a":"2ms","b":2}', []],
    ['what is not there', '{"a":"1ms"}', '{"a":"2ms","b":1}', []],
  ])('by classes that account for %s', (_, first, second, expected) => {
    expect(difference(first, second).classes).toEqual(expected);
  });
});

/** Objects that differ here and there. */
const leaf = fc.constantFrom<unknown>(1, 2, 1.5, 'x', '1ms', '2ms', 'pid 3', 'pid 4', null, true, [], {});
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '/', '~', '', '0', '\u00e4'), tie('value'), { maxKeys: 4 }),
  ),
}));
const answer = fc.dictionary(fc.constantFrom('a', 'b', 'c', '~'), value).map((one) => canonical(JSON.stringify(one)));

test('without the places that are named, or the classes, nothing differs', () => {
  const where = { file: 'scope.json', line: 1, column: 1, why: 'x', tool: undefined };
  fc.assert(
    fc.property(answer, answer, (first, second) => {
      const { places, more, classes } = difference(first, second);
      expect(places.length > 0).toBe(first !== second);
      if (first === second || more > 0) return;
      const left = (stated: Parameters<typeof normalizerOf>[0]): string[] =>
        [first, second].map((text) =>
          (normalizerOf(stated)?.normalize('t', Buffer.from(text)).response ?? text).toString(),
        );
      const [a, b] = left(places.map(({ pointer }) => ({ ...where, response: pointer })));
      expect(a).toBe(b);
      if (classes.length === 0) return;
      const [c, d] = left(classes.map((name) => ({ ...where, class: name })));
      expect(c).toBe(d);
    }),
    { numRuns: 2000 },
  );
});

describe('below a place whose value is never shown nothing is told apart', () => {
  test.each<[string, string, string, readonly string[], string[]]>([
    ['members', '{"a":{"b":1,"c":1},"d":1}', '{"a":{"b":2,"e":1},"d":2}', ['/a'], ['/a', '/d']],
    ['elements', '{"a":[{"k":1},{"k":1}]}', '{"a":[{"k":2},{"k":2}]}', ['/a/1'], ['/a/0/k', '/a/1']],
    ['a value of another kind', '{"a":{"b":1}}', '{"a":[1,2]}', ['/a'], ['/a']],
    ['an escaped key', '{"a/b":{"c":1}}', '{"a/b":{"c":2}}', ['/a~1b'], ['/a~1b']],
    ['each member, for an empty pointer', '{"a":{"b":1},"c":{"d":1}}', '{"a":{"b":2},"c":{"d":2}}', [''], ['/a', '/c']],
    ['what is the same', '{"a":{"b":1},"c":1}', '{"a":{"b":1},"c":2}', ['/a'], ['/c']],
  ])('%s', (_, first, second, hidden, expected) => {
    expect(places(first, second, ...hidden)).toEqual(expected);
  });

  test('no class accounts for it: that says what the value is', () => {
    const [first, second] = ['{"at":"2024-01-01T00:00:00Z"}', '{"at":"2024-01-02T00:00:00Z"}'];
    expect(difference(first, second).classes).toEqual(['iso-time']);
    expect(difference(first, second, '/at').classes).toEqual([]);
  });
});
