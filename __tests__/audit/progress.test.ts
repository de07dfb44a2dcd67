import { describe, expect, test } from '@jest/globals';
import { Meter } from '../../src/audit/progress.ts';

/** A clock that stands still until it is set. */
function clock() {
  let time = 1000;
  return { now: () => time, set: (seconds: number) => (time = 1000 + seconds * 1000) };
}

describe('a meter', () => {
  test('has nothing to tell before it has started', () => {
    expect(new Meter(() => 0).reached).toBeUndefined();
  });

  test('counts files that are read side by side', () => {
    const { now, set } = clock();
    const meter = new Meter(now);
    meter.started(3, (file) => [100, 200, 300][file]);
    meter.read(0, 60);
    meter.read(1, 50);
    set(2);
    expect(meter.reached).toEqual({ files: 3, done: 0, bytes: 110, size: 600, seconds: 2 });
    meter.read(0, 40);
    meter.finished(0);
    expect(meter.reached).toEqual({ files: 3, done: 1, bytes: 150, size: 600, seconds: 2 });
  });

  test('a file that was not read to its end is done with all of it', () => {
    const meter = new Meter(() => 0);
    meter.started(2, () => 100);
    meter.read(0, 10);
    meter.finished(0);
    expect(meter.reached).toMatchObject({ done: 1, bytes: 100, size: 200 });
    meter.finished(1);
    expect(meter.reached).toMatchObject({ done: 2, bytes: 200, size: 200 });
  });

  test('does not say how much there is where one size is not known, or there is more', () => {
    const meter = new Meter(() => 0);
    meter.started(2, (file) => (file === 0 ? undefined : 100));
    meter.read(1, 100);
    expect(meter.reached).toMatchObject({ bytes: 100, size: undefined });
    const grown = new Meter(() => 0);
    grown.started(1, () => 100);
    grown.read(0, 101);
    expect(grown.reached).toMatchObject({ bytes: 101, size: undefined });
  });

  test('asks for sizes when it is asked, and once', () => {
    const asked: number[] = [];
    const meter = new Meter(() => 0);
    meter.started(2, (file) => {
      asked.push(file);
      return 5;
    });
    meter.finished(0);
    expect(asked).toEqual([]);
    expect(meter.reached).toMatchObject({ done: 1, bytes: 5 });
    expect(meter.reached).toMatchObject({ done: 1, bytes: 5 });
    expect(asked).toEqual([0, 1]);
  });

  test('tells of every change', () => {
    let changes = 0;
    const meter = new Meter(
      () => 0,
      () => changes++,
    );
    meter.started(1, () => 1);
    meter.read(0, 1);
    meter.finished(0);
    expect(changes).toBe(2);
  });
});
