import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Paired } from '../helpers/pairing.ts';
import { check } from '../helpers/values.ts';

const X = '{"$value":"x"}';

describe('a call and its result', () => {
  test('are brought together by the id, each with its line', () => {
    expect(new Paired().call('t', { id: 'A' }).result('A').finish().heard).toEqual([
      'call main 0 t @1',
      `answer main 0 ${X} @2`,
      'settle main 0 answered',
      'end main',
    ]);
  });

  test('in one place are both there at once', () => {
    const log = new Paired().call('t', { answer: 'x' }).call('u', { answer: 'y', id: 'B' }).finish();
    expect(log.only('settle')).toEqual(['main 0 answered', 'main 1 answered']);
    expect(log.counts).toEqual({ main: [2, 0, 0, 0, 0] });
  });

  test('are settled in the order of calls, whatever that of the results', () => {
    const log = new Paired().call('a', { id: 'A' }).call('b', { id: 'B' }).call('c', { id: 'C' });
    log.result('C').result('B');
    expect(log.only('settle')).toEqual([]);
    expect(log.result('A').only('settle')).toEqual(['main 0 answered', 'main 1 answered', 'main 2 answered']);
    expect(log.only('answer')).toEqual([`main 2 ${X} @4`, `main 1 ${X} @5`, `main 0 ${X} @6`]);
  });

  test('that fail are counted, and so is the failure of an answer that stands with its call', () => {
    const log = new Paired().call('a', { id: 'A' }).result('A', { isError: true }).finish();
    expect(log.counts).toEqual({ main: [1, 0, 0, 0, 1] });
    expect(log.only('answer')).toEqual(['main 0 {"$error":true,"$value":"x"} @2']);
  });
});

describe('without a counterpart', () => {
  test('a call is unanswered, which is known at the end', () => {
    const log = new Paired().call('a', { id: 'A' }).call('b', { id: 'B' }).call('c').result('B');
    expect(log.only('settle')).toEqual([]);
    expect(log.finish().only('settle')).toEqual(['main 0 unanswered', 'main 1 answered', 'main 2 unanswered']);
    expect(log.counts).toEqual({ main: [3, 2, 0, 0, 0] });
  });

  test('a result is an orphan', () => {
    const log = new Paired().result('A').result(undefined).call('a', { id: 'A' }).finish();
    expect(log.counts).toEqual({ main: [1, 1, 2, 0, 0] });
    expect(log.only('answer')).toEqual([]);
  });
});

describe('a call that waits for longer than 2,000 later ones', () => {
  const late = (): Paired => {
    const log = new Paired().call('slow', { id: 'A' });
    for (let k = 0; k < 2100; k++) log.call('t', { id: `T${k}` }).result(`T${k}`);
    return log;
  };

  test('has no answer, and keeps those after it no longer', () => {
    expect(late().only('settle').slice(0, 2)).toEqual(['main 0 unanswered', 'main 1 answered']);
  });

  test('has its late answer counted as one of no call, and another one as a copy', () => {
    expect(late().result('A').finish().counts).toEqual({ main: [2101, 1, 1, 0, 0] });
    expect(late().result('A').result('A').finish().counts).toEqual({ main: [2101, 1, 1, 1, 0] });
  });
});

describe('the same id again', () => {
  test('with the same call is a copy where ids are unique', () => {
    const log = new Paired('unique').call('a', { id: 'A' }).result('A').call('a', { id: 'A' }).result('A').finish();
    expect(log.counts).toEqual({ main: [1, 0, 0, 2, 0] });
    expect(log.only('answer')).toHaveLength(1);
  });

  test('with the same call in another session is a copy too, where ids are unique', () => {
    const log = new Paired('unique').call('a', { id: 'A' }).result('A');
    log.call('a', { id: 'A', session: 'fork' }).result('A', { session: 'fork' }).finish();
    expect(log.counts).toEqual({ main: [1, 0, 0, 0, 0], fork: [0, 0, 0, 2, 0] });
  });

  test('on a result in another session than the call that waits is a result of no call, and no copy', () => {
    const log = new Paired('unique').call('a', { id: 'A', session: 'sub' }).result('A').finish();
    expect(log.counts).toEqual({ sub: [1, 1, 0, 0, 0], main: [0, 0, 1, 0, 0] });
    const both = new Paired('unique')
      .call('a', { id: 'A', session: 'sub' })
      .result('A', { session: 'sub' })
      .result('A');
    expect(both.finish().counts).toEqual({ sub: [1, 0, 0, 0, 0], main: [0, 0, 0, 1, 0] });
  });

  test('with the same call is another call where ids are used again', () => {
    const log = new Paired('reused').call('a', { id: 'A' }).result('A').call('a', { id: 'A' }).result('A').finish();
    expect(log.counts).toEqual({ main: [2, 0, 0, 0, 0] });
    expect(log.only('answer')).toHaveLength(2);
  });

  test.each(['unique', 'reused'] as const)('with other arguments or another tool is another call (%s)', (ids) => {
    const log = new Paired(ids)
      .call('a', { id: 'A' })
      .result('A')
      .call('a', { id: 'A', args: { k: 1 } })
      .result('A');
    log.call('b', { id: 'A' }).result('A').finish();
    expect(log.counts).toEqual({ main: [3, 0, 0, 0, 0] });
    expect(log.only('settle')).toEqual(['main 0 answered', 'main 1 answered', 'main 2 answered']);
  });

  test.each(['unique', 'reused'] as const)('while both calls are open, the first is answered first (%s)', (ids) => {
    const log = new Paired(ids).call('a', { id: 'A' }).call('b', { id: 'A' });
    log.result('A', { value: '1' }).result('A', { value: '2' }).result('A').finish();
    expect(log.only('answer')).toEqual(['main 0 {"$value":"1"} @3', 'main 1 {"$value":"2"} @4']);
    expect(log.counts).toEqual({ main: [2, 0, 0, 1, 0] });
  });

  test.each(['unique', 'reused'] as const)('on a second answer is a duplicate, and the first counts (%s)', (ids) => {
    const log = new Paired(ids).call('a', { id: 'A' }).result('A', { value: '1' }).result('A', { value: '2' }).finish();
    expect(log.only('answer')).toEqual(['main 0 {"$value":"1"} @2']);
    expect(log.counts).toEqual({ main: [1, 0, 0, 1, 0] });
  });

  test('in another session is another call, where ids are used again', () => {
    const log = new Paired('reused').call('a', { id: 'A' }).call('a', { id: 'A', session: 'other' });
    log.result('A', { session: 'other' }).finish();
    expect(log.counts).toEqual({ main: [1, 1, 0, 0, 0], other: [1, 0, 0, 0, 0] });
  });

  test('is known among thousands', () => {
    const log = new Paired('unique');
    for (let k = 0; k < 3000; k++) log.call('a', { id: `id ${k}`, args: { k } }).result(`id ${k}`);
    for (let k = 0; k < 3000; k++) log.call('a', { id: `id ${k}`, args: { k } });
    expect(log.finish().counts).toEqual({ main: [3000, 0, 0, 3000, 0] });
  });

  test('calls without an id are never copies', () => {
    const log = new Paired('unique').call('a').call('a').call('a', { answer: 'x' }).finish();
    expect(log.counts).toEqual({ main: [3, 2, 0, 0, 0] });
  });
});

describe('sessions', () => {
  test('are in the order in which they were first heard of, with or without calls', () => {
    const log = new Paired().session('b').call('t', { session: 'a' }).result('A', { session: 'c' }).session('a');
    expect(Object.keys(log.finish().counts)).toEqual(['b', 'a', 'c']);
    expect(log.only('end')).toEqual(['b', 'a', 'c']);
  });

  test('count and settle each for itself', () => {
    const log = new Paired().call('t', { id: 'A' }).call('t', { id: 'B', session: 's', args: { k: 1 } });
    log.result('B', { session: 's' });
    expect(log.heard).toEqual(['call main 0 t @1', 'call s 0 t @2', `answer s 0 ${X} @3`, 'settle s 0 answered']);
  });

  test('that end are settled at once, and nothing is heard of them twice', () => {
    const log = new Paired().call('t', { id: 'A' }).call('t', { session: 's' }).end('s').end('s').end('never');
    expect(log.heard.slice(2)).toEqual(['settle s 0 unanswered', 'end s']);
    expect(log.finish().heard.slice(4)).toEqual(['settle main 0 unanswered', 'end main']);
  });
});

describe('sessions of one name, the one after the end of the other', () => {
  test('have names that tell them apart', () => {
    const log = new Paired();
    for (let k = 0; k < 3; k++) log.call('t', { session: 'a', args: { k } }).end('a');
    expect(Object.keys(log.call('t', { session: 'a (2)' }).finish().counts)).toEqual([
      'a',
      'a (2)',
      'a (3)',
      'a (2) (2)',
    ]);
  });
});

describe('a call whose answer is part of another one', () => {
  test('is part of the call that is open under that id', () => {
    const log = new Paired().call('exec', { id: 'E' }).call('wait', { id: 'W', partOf: 'E' });
    log.result('W', { value: 'more' }).result('E').finish();
    expect(log.only('answer')).toEqual([`main 0 ${X} @4`]);
    expect(log.only('settle')).toEqual(['main 0 answered', 'main 1 part of 0']);
    expect(log.counts).toEqual({ main: [2, 0, 0, 0, 0] });
  });

  test('is part of it without an answer of its own', () => {
    const log = new Paired().call('exec', { id: 'E' }).call('wait', { id: 'W', partOf: 'E' }).finish();
    expect(log.only('settle')).toEqual(['main 0 unanswered', 'main 1 part of 0']);
    expect(log.counts).toEqual({ main: [2, 1, 0, 0, 0] });
  });

  test('is a call like any other where none is open under that id', () => {
    const log = new Paired().call('exec', { id: 'E' }).result('E').call('wait', { id: 'W', partOf: 'E' }).result('W');
    expect(log.finish().only('settle')).toEqual(['main 0 answered', 'main 1 answered']);
  });
});

describe('whatever the order', () => {
  const step = fc.record({
    isCall: fc.boolean(),
    id: fc.constantFrom('A', 'B', 'C', 'D'),
    session: fc.constantFrom('s', 't'),
  });

  test('each call is issued, settled and counted once, in order, and answered at most once', () => {
    let settled = 0;
    check(
      fc.property(fc.array(step, { maxLength: 40 }), fc.constantFrom('unique', 'reused'), (steps, ids) => {
        const log = new Paired(ids);
        for (const { isCall, id, session } of steps) {
          if (isCall) log.call('t', { id, session, args: { id } });
          else log.result(id, { session });
        }
        const { counts } = log.finish();
        for (const [name, [calls = 0, unanswered = 0, orphans = 0, duplicates = 0]] of Object.entries(counts)) {
          const own = (word: string): string[] => log.only(word).filter((what) => what.startsWith(`${name} `));
          const indexes = Array.from({ length: calls }, (_, k) => String(k));
          expect(own('call').map((what) => what.split(' ')[1])).toEqual(indexes);
          expect(own('settle').map((what) => what.split(' ')[1])).toEqual(indexes);
          expect(own('answer')).toHaveLength(calls - unanswered);
          const said = steps.filter(({ session }) => session === name).length;
          expect(calls + own('answer').length + orphans + duplicates).toBe(said);
          settled += calls;
        }
      }),
    );
    expect(settled).toBeGreaterThan(200);
  });

  test('as many calls as there may be of one id are answered in their order, in time that grows no faster', () => {
    const log = new Paired('reused');
    const size = 200_000;
    for (let k = 0; k < size; k++) log.call('t', { id: 'A' });
    for (let k = 0; k < size; k++) log.result('A');
    // Taken from the front of an array one by one, it takes minutes.
    expect(log.only('settle')).toHaveLength(size);
    expect(log.only('answer').at(-1)).toBe(`main ${size - 1} ${X} @${2 * size}`);
  }, 15_000);

  test('of many calls before the first answer, all are settled in order', () => {
    const log = new Paired();
    const size = 5000;
    for (let k = 0; k < size; k++) log.call('t', { id: `${k}`, args: { k } });
    for (let k = 0; k < size; k++) log.result(`${k}`);
    for (let k = size; k < size + 10; k++) log.call('t', { id: `${k}`, args: { k } }).result(`${k}`);
    const settled = log.only('settle');
    expect(settled).toEqual(Array.from({ length: size + 10 }, (_, k) => `main ${k} answered`));
  });
});

describe('the setting of a call', () => {
  test('has the working directory that is said of it', () => {
    expect(new Paired().call('a', { cwd: '/w' }).call('b').cwds).toEqual(['/w', undefined]);
  });

  test('has how often its own session was compacted before', () => {
    const log = new Paired().call('a').call('x', { session: 's' }).compacted().call('b').call('y', { session: 's' });
    expect(log.compacted('s').compacted().call('c').eras).toEqual([0, 0, 1, 0, 2]);
  });

  test('has a compaction that is told twice once, and none that is before all calls', () => {
    const log = new Paired().compacted().session('main').compacted().call('a').compacted().compacted().call('b');
    expect(log.eras).toEqual([0, 1]);
  });

  test('has no compaction that is a copy of an older one', () => {
    const log = new Paired().call('a').compacted('main', '1').call('b').compacted('main', '1').call('c');
    expect(log.compacted('main', '2').call('d').eras).toEqual([0, 1, 1, 2]);
  });

  test('is none of a session of which nothing else is known', () => {
    expect(new Paired().call('a').compacted('other').finish().counts).toEqual({ main: [1, 1, 0, 0, 0] });
  });
});
