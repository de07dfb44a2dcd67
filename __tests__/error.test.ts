import { describe, expect, test } from '@jest/globals';
import { ToolReplayError } from '../src/error.ts';

describe('ToolReplayError', () => {
  test.each([
    [{ found: 'a' }, 'found a'],
    [{ found: 'a', expected: 'b' }, 'found a, expected b'],
    [{ found: 'a', advice: 'c' }, 'found a; c'],
    [{ found: 'a', expected: 'b', advice: 'c' }, 'found a, expected b; c'],
  ])('says %j in one sentence', (fault, message) => {
    const error = new ToolReplayError('json', fault);
    expect([error.message, error.name, error.place]).toEqual([message, 'ToolReplayError', {}]);
  });

  test('is the same error when more is known about its place', () => {
    const cause = new Error('ENOENT');
    const error = new ToolReplayError('not-found', { found: 'a' }, { line: 1, offset: 7 }, { cause });
    const placed = error.at({ file: 'f', line: 2 });
    expect(placed).toMatchObject({
      code: 'not-found',
      message: 'found a',
      place: { file: 'f', line: 2, offset: 7 },
      cause,
    });
    expect(error.place).toEqual({ line: 1, offset: 7 });
  });
});
