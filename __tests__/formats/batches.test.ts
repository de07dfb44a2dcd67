import { describe, expect, test } from '@jest/globals';
import { Paired } from '../helpers/pairing.ts';

describe('calls were issued together', () => {
  test('when no result came between them', () => {
    const log = new Paired().call('a', { id: 'A' }).call('b', { id: 'B' }).result('A').call('c', { id: 'C' });
    expect(log.call('d').batches).toEqual([1, 1, 2, 2]);
  });

  test('when the log says so, results between them or not', () => {
    const log = new Paired().call('a', { id: 'A', batch: 'm1' }).result('A').call('b', { id: 'B', batch: 'm1' });
    expect(log.result('B').call('c', { batch: 'm2' }).batches).toEqual([1, 1, 2]);
  });

  test('not when both the log and a result between them part them', () => {
    const log = new Paired().call('a', { id: 'A', batch: 'm1' }).result('A').call('b', { id: 'B', batch: 'm2' });
    expect(log.result('B').call('c', { batch: 'm1' }).batches).toEqual([1, 2, 3]);
  });

  test('not when the log says nothing of the one after a result', () => {
    const log = new Paired()
      .call('a', { id: 'A', batch: 'm1' })
      .result('A')
      .call('b', { id: 'B' })
      .result('B')
      .call('c');
    expect(log.batches).toEqual([1, 2, 3]);
  });

  test('not when each has its answer with it', () => {
    expect(new Paired().call('a', { answer: 'x' }).call('b', { answer: 'y' }).call('c').call('d').batches).toEqual([
      1, 2, 3, 3,
    ]);
  });

  test('whatever goes on in other sessions', () => {
    const log = new Paired().call('a', { id: 'A' }).call('x', { id: 'X', session: 's' }).result('X', { session: 's' });
    expect(log.call('b').call('y', { session: 's' }).batches).toEqual([1, 1, 1, 2]);
  });

  test('and a copy among them changes nothing', () => {
    const log = new Paired().call('a', { id: 'A' }).call('a', { id: 'A' }).call('b', { id: 'B' }).result('A');
    expect(log.call('c', { id: 'C' }).batches).toEqual([1, 1, 2]);
  });

  test('and a result of no call parts nothing', () => {
    expect(new Paired().call('a', { id: 'A' }).result('nobody').call('b').batches).toEqual([1, 1]);
  });
});
