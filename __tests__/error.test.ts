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
      cause,
    });
    expect(placed.place).toEqual({ file: 'f', line: 2 });
    expect(error.place).toEqual({ line: 1, offset: 7 });
  });

  test.each([
    [{ offset: 7 }, { line: 2, column: 3 }, { line: 2, column: 3 }],
    [{ offset: 7 }, { file: 'f' }, { file: 'f', offset: 7 }],
    [{ offset: 0 }, { file: 'f' }, { file: 'f', offset: 0 }],
    [{ line: 2, column: 3 }, { file: 'f' }, { file: 'f', line: 2, column: 3 }],
    [{ offset: 7 }, { line: 1, offset: 9 }, { line: 1, offset: 9 }],
  ])('at %j, when it is known to be at %j, is at %j', (before, more, after) => {
    expect(new ToolReplayError('json', { found: 'a' }, before).at(more).place).toEqual(after);
  });
});
