import { expect, test } from '@jest/globals';
import { shardOf } from '../../src/audit/sharding.ts';

test.each([
  ['1/1', { index: 1, count: 1 }],
  ['2/4', { index: 2, count: 4 }],
  ['256/256', { index: 256, count: 256 }],
])('%s is a shard', (value, shard) => {
  expect(shardOf('shard', value)).toEqual(shard);
});

test.each(['', '0/3', '4/3', '1', '1/0', '1/257', 'a/b', '1/3/5', '-1/3', '01/3x', '1 / 3', '1e0/3', '1/3\n', '１/３'])(
  '%j is none',
  (value) => {
    expect(() => shardOf('shard', value)).toThrow(
      `found '${value}' for shard, expected one such as 1/4, of at most 256`,
    );
  },
);
