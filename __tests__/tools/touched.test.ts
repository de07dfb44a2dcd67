import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isTouched } from '../../src/tools/touched.ts';

test.each<[readonly string[] | undefined, readonly string[] | undefined, boolean]>([
  [['/a'], ['/a'], true],
  [['/a/b'], ['/a'], true],
  [['/a'], ['/a/b'], true],
  [['/a'], ['/ab'], false],
  [['/a!'], ['/a'], false],
  [['/x'], ['/a', '/b'], false],
  [['/x', '/b/c'], ['/a', '/b'], true],
  [['/'], ['/a'], true],
  [['.'], ['a'], true],
  [['a'], ['b'], false],
  [['~/a'], ['~/b'], false],
  [['~/a'], ['/home/u/b'], true],
  [['a'], ['/repo/b'], true],
  [['../a'], ['b'], true],
  [['~/../a'], ['~/b'], true],
  [undefined, ['/a'], true],
  [['/a'], undefined, true],
  [undefined, undefined, true],
  [[], undefined, false],
  [undefined, [], false],
])('writing %j touches what %j read: %s', (writes, reads, expected) => {
  expect(isTouched(writes, reads)).toBe(expected);
});

test('is what each path with each path says', () => {
  const path = fc
    .array(fc.constantFrom('a', 'a!', 'a-b', 'b', '0'), { minLength: 1, maxLength: 4 })
    .map((all) => `/${all.join('/')}`);
  const isBelow = (one: string, other: string): boolean => `${one}/`.startsWith(`${other}/`);
  fc.assert(
    fc.property(fc.array(path, { minLength: 1 }), fc.array(path, { minLength: 1 }), (writes, reads) => {
      const expected = writes.some((one) => reads.some((other) => isBelow(one, other) || isBelow(other, one)));
      expect(isTouched(writes, reads)).toBe(expected);
    }),
  );
});
