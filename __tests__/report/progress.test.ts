import { describe, expect, test } from '@jest/globals';
import type { Reached } from '../../src/audit/progress.ts';
import { progressText, stoppedText } from '../../src/report/progress.ts';

const MB = 1_000_000;
const reached = (more: Partial<Reached> = {}): Reached => ({
  files: 2000,
  done: 120,
  bytes: 12 * MB,
  size: 200 * MB,
  seconds: 3,
  ...more,
});

describe('how an audit comes along', () => {
  test.each<readonly [string, Partial<Reached>]>([
    ['120 of 2000 transcripts, 12 of 200 MB, 2.4 MB/s, 79 s left', { seconds: 5 }],
    ['120 of 2000 transcripts, 12 of 200 MB, 0.1 MB/s, 32 min left', { seconds: 120 }],
    ['120 of 2000 transcripts, 12 of 200 MB, 0.0 MB/s, 2 h 37 min left', { seconds: 600 }],
    ['120 of 2000 transcripts, 150 of 200 MB, 15 MB/s, 4 s left', { bytes: 150 * MB, seconds: 10 }],
  ])('has a rate and a time: %s', (text, more) => {
    expect(progressText(reached(more))).toBe(text);
  });

  test.each<readonly [why: string, more: Partial<Reached>, text: string]>([
    ['at the start', { done: 0, bytes: 0, seconds: 0 }, '0 of 2000 transcripts, 0 of 200 MB'],
    ['in the first second', { seconds: 0.9 }, '120 of 2000 transcripts, 12 of 200 MB'],
    ['in the first five', { seconds: 4.9 }, '120 of 2000 transcripts, 12 of 200 MB, 2.4 MB/s'],
    ['of the first hundredths', { bytes: 2 * MB, seconds: 10 }, '120 of 2000 transcripts, 2 of 200 MB, 0.2 MB/s'],
    ['where sizes are not known', { size: undefined, seconds: 10 }, '120 of 2000 transcripts, 12 MB, 1.2 MB/s'],
    [
      'when all is read',
      { done: 1999, bytes: 200 * MB, seconds: 10 },
      '1999 of 2000 transcripts, 200 of 200 MB, 20 MB/s',
    ],
    ['of nothing', { files: 1, done: 0, bytes: 0, size: 0, seconds: 10 }, '0 of 1 transcript, 0 of 0 MB'],
  ])('says no more than is known %s', (_, more, text) => {
    expect(progressText(reached(more))).toBe(text);
  });
});

test('what a signal ended is told', () => {
  expect(stoppedText('SIGINT', reached())).toBe(
    'stopped by SIGINT after 120 of 2000 transcripts, 12 MB: nothing is reported of them',
  );
  expect(stoppedText('SIGTERM', reached({ files: 1, done: 1 }))).toBe(
    'stopped by SIGTERM after 1 of 1 transcript, 12 MB: the report of them is not whole',
  );
  expect(stoppedText('SIGINT', undefined)).toBe('stopped by SIGINT before any transcript was read');
});
