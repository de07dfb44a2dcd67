import { expect, test } from '@jest/globals';
import { isFailure } from '../../src/rules/failure.ts';

const says = (text: string): boolean => isFailure(Buffer.from(text));

test.each([
  '{"$error":true}',
  '{"$error":true,"$value":"x"}',
  '{"exit_code":1}',
  '{"exit_code":-1,"out":""}',
  '{"a":{"exit_code":0},"exit_code":127,"out":"\\"exit_code\\":0"}',
  '{"a":"}\\\\","exit_code":2}',
  '{"a":["]",{"b":"\\""}],"is_error":true}',
])('%s is a failure', (text) => {
  expect(says(text)).toBe(true);
});

test.each([
  '{}',
  '{"$error":false}',
  '{"$error":"true"}',
  '{"exit_code":0}',
  '{"exit_code":0,"out":""}',
  '{"exit_code":1.0}',
  '{"exit_code":"1"}',
  '{"exit_code":null}',
  '{"a":{"exit_code":1}}',
  '{"a":[{"exit_code":1,"is_error":true}]}',
  '{"a":"\\"exit_code\\":1,"}',
  '{"is_error":false}',
  '{"x_exit_code":1}',
])('%s is none', (text) => {
  expect(says(text)).toBe(false);
});

test('is seen in linear time', () => {
  const nested = `{"a":[${'{"exit_code":1},'.repeat(300_000)}0],"b":"${'\\"'.repeat(1_000_000)}"}`;
  const before = performance.now();
  expect(says(nested)).toBe(false);
  expect(performance.now() - before).toBeLessThan(3000);
});
