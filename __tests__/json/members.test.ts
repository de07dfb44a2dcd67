import { describe, expect, test } from '@jest/globals';
import { canonical, refusal } from '../helpers/canonical.ts';

/** The members of one object, in a mixed-up order that is the same on each run. */
function mixedUp(size: number, value: (k: number) => string): string {
  const keys = Array.from({ length: size }, (_, k) => (k * 7919) % size);
  return `{${keys.map((k) => `"${key(k)}": ${value(k)}`).join(', ')}}`;
}

function inOrder(size: number, value: (k: number) => string): string {
  return `{${Array.from({ length: size }, (_, k) => `"${key(k)}":${value(k)}`).join(',')}}`;
}

function key(k: number): string {
  return `k${String(k).padStart(6, '0')}`;
}

describe('members are put in order', () => {
  test.each([2, 3, 15, 16, 17, 100, 127, 128, 129, 1000, 20_000])('%d of them', (size) => {
    expect(canonical(mixedUp(size, String))).toBe(inOrder(size, String));
  });

  test('with values short and long', () => {
    const value = (k: number) => `"${'v'.repeat((k * 37) % 200)}"`;
    expect(canonical(mixedUp(50, value))).toBe(inOrder(50, value));
  });

  test('with a value longer than all memory so far', () => {
    const long = 'w'.repeat(300_000);
    expect(canonical(`{"b":"${long}","a":1}`)).toBe(`{"a":1,"b":"${long}"}`);
  });

  test('at several levels at once', () => {
    expect(canonical('{"z":{"y":{"b":1,"a":2},"x":[{"d":1,"c":{"f":1,"e":2}}]},"a":{"n":1,"m":2}}')).toBe(
      '{"a":{"m":2,"n":1},"z":{"x":[{"c":{"e":2,"f":1},"d":1}],"y":{"a":2,"b":1}}}',
    );
  });

  test('at each of 500 levels', () => {
    const nested = (open: string, close: string) => `${open.repeat(500)}0${close.repeat(500)}`;
    expect(canonical(nested('{"b":1,"a":', '}'))).toBe(nested('{"a":', ',"b":1}'));
  });

  test('when only the last two are the wrong way round', () => {
    expect(canonical('{"a":1,"b":2,"d":3,"c":4}')).toBe('{"a":1,"b":2,"c":4,"d":3}');
  });

  test('in a second text as in the first', () => {
    const text = mixedUp(40, String);
    expect([canonical(text), canonical(text)]).toEqual([inOrder(40, String), inOrder(40, String)]);
  });
});

describe('a key that is there twice is found', () => {
  test.each([
    ['side by side, among sorted keys', '{"a":1,"b":2,"b":3,"c":4}', '"b"', 13],
    ['apart, among few keys', '{"b":1,"a":2,"b":3}', '"b"', 13],
    ['three times, among few keys', '{"b":1,"a":2,"b":3,"b":4}', '"b"', 13],
    ['three times, among sorted keys', '{"a":1,"b":2,"b":3,"b":4}', '"b"', 13],
    ['next to its first, among unsorted keys', '{"b":1,"a":2,"a":3,"c":4}', '"a"', 13],
    ['with space before it', '{ "b" : 1 , "a" : 2 ,\n "b" : 3 }', '"b"', 23],
    ['by an escape', '{"b":1,"a":2,"\\u0062":3,"c":4}', '"b"', 13],
    ['first and last among many', `{"z":1,${mixedUp(40, String).slice(1, -1)},"z":2}`, '"z"', 596],
    ['three times among many', `{"z":1,${mixedUp(40, String).slice(1, -1)},"z":2,"z":3}`, '"z"', 596],
    [
      'after more members than there is memory for at first',
      `{"z":{},${mixedUp(300, String).slice(1, -1)},"z":2}`,
      '"z"',
      4697,
    ],
    ['in an inner object', '{"a":{"c":1,"b":2,"c":3},"b":{}}', '"c"', 18],
    ['in an outer object, after inner ones', '{"b":{"x":1},"a":{"x":1},"b":{"x":1}}', '"b"', 25],
  ])('%s', (_, text, twice, offset) => {
    const { code, fault, place } = refusal(() => canonical(text));
    expect([code, fault.found]).toEqual(['duplicate-key', `the key ${twice} twice in one object`]);
    expect(place).toEqual({ offset });
  });

  test('but not where a sibling has it', () => {
    expect(canonical('[{"b":1,"a":1},{"b":1,"a":1}]')).toBe('[{"a":1,"b":1},{"a":1,"b":1}]');
  });
});
