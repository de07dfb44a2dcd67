import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { withHeartbeat } from '../../src/action/heartbeat.ts';
import type { Reached } from '../../src/audit/progress.ts';

const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text).replaceAll('\r\n', '\n'));
    return true;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

const REACHED: Reached = { files: 4, done: 1, bytes: 60_000_000, size: 240_000_000, seconds: 30 };

/** A timer that beats when it is told to. */
function timer() {
  let beat: (() => void) | undefined;
  return {
    every: (given: () => void) => {
      beat = given;
      return () => {
        beat = undefined;
      };
    },
    beat: () => beat?.(),
    isRunning: () => beat !== undefined,
  };
}

test('a long audit has one group with a line a beat', async () => {
  const { every, beat, isRunning } = timer();
  const meter = { reached: REACHED };
  const result = await withHeartbeat(
    meter,
    async () => {
      beat();
      meter.reached = { ...REACHED, done: 2, bytes: 120_000_000, seconds: 60 };
      beat();
      return 'done';
    },
    every,
  );
  expect(result).toBe('done');
  expect(isRunning()).toBe(false);
  expect(printed.join('')).toBe(`::group::audit in progress
1 of 4 transcripts, 60 of 240 MB, 2.0 MB/s, 90 s left
2 of 4 transcripts, 120 of 240 MB, 2.0 MB/s, 60 s left
::endgroup::
`);
});

test('a short one prints nothing', async () => {
  const { every, isRunning } = timer();
  await withHeartbeat({ reached: REACHED }, async () => undefined, every);
  expect(printed).toEqual([]);
  expect(isRunning()).toBe(false);
});

test('one of which nothing is read yet prints nothing', async () => {
  const { every, beat } = timer();
  await withHeartbeat({ reached: undefined }, async () => beat(), every);
  expect(printed).toEqual([]);
});

test('one that fails closes its group', async () => {
  const { every, beat } = timer();
  const failing = withHeartbeat(
    { reached: REACHED },
    async () => {
      beat();
      throw new RangeError('no more');
    },
    every,
  );
  await expect(failing).rejects.toThrow('no more');
  expect(printed.at(-1)).toBe('::endgroup::\n');
});
