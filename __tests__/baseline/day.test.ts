import { describe, expect, test } from '@jest/globals';
import { dayReader, isDay } from '../../src/baseline/day.ts';

describe('a day', () => {
  test.each(['2027-01-31', '2028-02-29', '1970-01-01', '9999-12-31'])('is %s', (text) =>
    expect(isDay(text)).toBe(true),
  );
  test.each(['2027-02-29', '2027-13-01', '2027-00-10', '2027-1-1', '27-01-01', '2027-01-31T00:00', ' 2027-01-31', ''])(
    'is not %j',
    (text) => expect(isDay(text)).toBe(false),
  );
});

describe('the day of a run', () => {
  test('is that of SOURCE_DATE_EPOCH, in UTC, and the clock is not looked at', () => {
    const clock = (): number => {
      throw new Error('the clock was asked');
    };
    expect(dayReader({ SOURCE_DATE_EPOCH: '86399' }, clock)()).toBe('1970-01-01');
    expect(dayReader({ SOURCE_DATE_EPOCH: '86400' }, clock)()).toBe('1970-01-02');
    expect(dayReader({ SOURCE_DATE_EPOCH: '253402300799' }, clock)()).toBe('9999-12-31');
  });

  test.each([{}, { SOURCE_DATE_EPOCH: '' }])('is that of the clock with %j, once for the run', (environment) => {
    let asked = 0;
    const day = dayReader(environment, () => 86_400_000 * asked++);
    expect(asked).toBe(0);
    expect([day(), day(), asked]).toEqual(['1970-01-01', '1970-01-01', 1]);
  });

  test.each(['x', '-1', '1.5', '1e3', '253402300800', '99999999999999999999', ' 1'])('is not %j', (text) => {
    expect(dayReader({ SOURCE_DATE_EPOCH: text }, () => 0)).toThrow(
      `found '${text}' for SOURCE_DATE_EPOCH, expected whole seconds since 1970; it is the day that what expires is held against; unset it for today`,
    );
  });
});
