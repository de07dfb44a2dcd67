import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { equalityWith } from '../../src/json/equality.ts';
import { nodeOf } from '../helpers/tape.ts';
import { check } from '../helpers/values.ts';

function areEqual(a: string, b: string): boolean[] {
  return [equalityWith(a)(nodeOf(b)), equalityWith(b)(nodeOf(a))];
}

describe('two values', () => {
  test.each([
    ['1', '1.0'],
    ['{"a":1,"b":[2]}', '{ "b": [2.0], "a": 1e0 }'],
    ['"\\u00e9"', '"é"'],
    ['"\\ud83d"', '"\\uD83D"'],
    ['{"\\u0061":null}', '{"a":null}'],
    ['{"__proto__":{}}', '{"__proto__":{}}'],
    ['[]', '[ ]'],
    ['true', 'true'],
    ['null', 'null'],
    ['""', '""'],
  ])('%s and %s are equal', (a, b) => {
    expect(areEqual(a, b)).toEqual([true, true]);
  });

  test.each([
    ['9007199254740993', '9007199254740992'],
    ['1', '"1"'],
    ['true', 'false'],
    ['null', 'false'],
    ['0', 'null'],
    ['0', 'false'],
    ['"true"', 'true'],
    ['[]', '{}'],
    ['[1]', '[1,1]'],
    ['[1,2]', '[2,1]'],
    ['[null]', '[]'],
    ['{"a":1}', '{"a":1,"b":1}'],
    ['{"a":1}', '{"b":1}'],
    ['{"a":null}', '{}'],
    ['{"__proto__":1}', '{}'],
    ['{}', '{"toString":1}'],
    ['"é"', '"e\\u0301"'],
    ['"a"', '"A"'],
    ['"a"', '"a\\u0000"'],
  ])('%s and %s are not', (a, b) => {
    expect(areEqual(a, b)).toEqual([false, false]);
  });

  test('are equal when JavaScript says so', () => {
    const value = fc.jsonValue({ maxDepth: 2 }).map((json) => JSON.parse(JSON.stringify(json)) as unknown);
    const small = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(0, 1, 'a', '', true, false, null),
        fc.array(tie('value'), { maxLength: 2 }),
        fc.dictionary(fc.constantFrom('a', 'b'), tie('value'), { maxKeys: 2, noNullPrototype: true }),
      ),
    })).value;
    const agree = (a: unknown, b: unknown) =>
      areEqual(JSON.stringify(a), JSON.stringify(b)).every((equal) => equal === isDeepStrictEqual(a, b));
    check(fc.property(small, small, agree), 1000);
    check(fc.property(value, value, agree));
    check(fc.property(value, (same) => agree(same, JSON.parse(JSON.stringify(same)))));
  });
});
