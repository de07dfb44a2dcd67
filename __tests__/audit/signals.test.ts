import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { beforeSignal } from '../../src/audit/signals.ts';

describe('before a signal', () => {
  const ended: unknown[] = [];
  beforeEach(() => {
    ended.length = 0;
    jest.spyOn(process, 'exit').mockImplementation((code) => {
      ended.push(code);
      return undefined as never;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('all is done, the last first, whatever fails', () => {
    const done: string[] = [];
    const forget = [
      beforeSignal((signal) => done.push(`first ${signal}`)),
      beforeSignal(() => {
        done.push('second');
        throw new RangeError('cannot');
      }),
      beforeSignal(() => done.push('third')),
      beforeSignal(() => done.push('forgotten')),
    ];
    forget[3]?.();
    expect(() => process.emit('SIGINT', 'SIGINT')).toThrow('cannot');
    expect(done).toEqual(['third', 'second', 'first SIGINT']);
    expect(ended).toEqual([130]);
    for (const one of forget) one();
  });

  test('the process listens as long as there is something to do, and no longer', () => {
    const before = process.listenerCount('SIGTERM');
    const [one, two] = [beforeSignal(() => undefined), beforeSignal(() => undefined)];
    expect(process.listenerCount('SIGTERM')).toBe(before + 1);
    one();
    one();
    expect(process.listenerCount('SIGTERM')).toBe(before + 1);
    two();
    expect(process.listenerCount('SIGTERM')).toBe(before);
  });
});
