import { describe, expect, test } from '@jest/globals';
import type { ErrorCode } from '../../src/error.ts';
import { type FaultCase as Case, faultOf } from '../helpers/faults.ts';

const r = String.raw;

const OTHER_FAULTS: readonly (readonly [code: ErrorCode, expected: string, cases: readonly Case[]])[] = [
  [
    'duplicate-key',
    'each key once',
    [
      ['the same value', '{"k":1,"k":1}', 8, 'the key "k" twice in one object'],
      ['another value', '{"k":1,"k":2}', 8, 'the key "k" twice in one object'],
      ['the empty key', '{"":1, "":2}', 8, 'the key "" twice in one object'],
      ['the same key by escape', r`{"k":1,"\u006b":2}`, 8, 'the key "k" twice in one object'],
      ['the same astral key by escape', r`{"🦉":1,"\ud83e\udd89":2}`, 8, r`the key "\ud83e\udd89" twice in one object`],
      ['an inherited name', '{"__proto__":1,"__proto__":2}', 16, 'the key "__proto__" twice in one object'],
      ['not side by side', '{"b":1,"a":2,"b":3}', 14, 'the key "b" twice in one object'],
      ['three levels down', '[{"x":{"y":1,"y":2}}]', 14, 'the key "y" twice in one object'],
      [
        'among many',
        `{${Array.from({ length: 40 }, (_, k) => `"k${(k * 7) % 39}":0`).join()}}`,
        304,
        'the key "k0" twice in one object',
      ],
      [
        'a long one, which is cut',
        `{"${'k'.repeat(100)}":1,"${'k'.repeat(100)}":2}`,
        107,
        `the key "${'k'.repeat(75)}…" twice in one object`,
      ],
    ],
  ],
  [
    'number-range',
    'at most 1.7976931348623157e308',
    [
      ['an exponent of five digits', '[2.5e+10000]', 2, 'a number beyond the range of a double'],
      ['a negative one', '[-8e+5555]', 2, 'a number beyond the range of a double'],
      ['many digits before the exponent', '[456456e200000]', 2, 'a number beyond the range of a double'],
      ['negative with many digits', '[-456456e200000]', 2, 'a number beyond the range of a double'],
      ['an exponent of many digits', `[0.7e00${'8'.repeat(60)}]`, 2, 'a number beyond the range of a double'],
      ['just above the largest', '1.7976931348623159e308', 1, 'a number beyond the range of a double'],
      ['by digits alone', `${'9'.repeat(310)}.0`, 1, 'a number beyond the range of a double'],
    ],
  ],
  [
    'too-deep',
    'at most 512',
    [
      ['513 arrays', '['.repeat(513), 513, 'more than 512 levels of nesting'],
      ['200,000 arrays', '['.repeat(200_000), 513, 'more than 512 levels of nesting'],
      ['200,000 arrays and objects', '[{"k":'.repeat(200_000), 1537, 'more than 512 levels of nesting'],
    ],
  ],
];

describe.each(OTHER_FAULTS)('%s', (code, expected, cases) => {
  test.each(cases)('%s', (_kind, text, column, found) => {
    expect(faultOf(text)).toEqual({ code, found, expected, line: 1, column });
  });
});
