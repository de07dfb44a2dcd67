import { describe, expect, test } from '@jest/globals';
import { type LoggedRecord, lines, readLog } from '../helpers/logs.ts';

const USER = { role: 'user', content: 'Please.' };
const call = (id: string | undefined, name: string, args: unknown): object => ({
  ...(id !== undefined && { id }),
  type: 'function',
  function: { name, arguments: args },
});
const calls = (...tool_calls: object[]): object => ({ role: 'assistant', content: null, tool_calls });
const answer = (tool_call_id: string, content: unknown, rest: object = {}): object => ({
  role: 'tool',
  tool_call_id,
  content,
  ...rest,
});

/** The records of a log of one conversation. */
function records(...messages: object[]): LoggedRecord[] {
  const { format, sessions } = readLog(lines(messages));
  expect(format).toBe('openai-chat');
  expect(sessions).toHaveLength(1);
  return sessions[0]?.records ?? [];
}

const responses = (...messages: object[]): unknown[] => records(...messages).map(({ response }) => response);

describe('chat messages', () => {
  test('calls are in the order of calls, results are found by id, both lines are known', () => {
    const log = `[
      ${JSON.stringify(USER)},
      ${JSON.stringify(calls(call('a', 'read', '{"n": 1}'), call('b', 'read', '{"n": 2}')))},
      ${JSON.stringify(answer('b', '{"of": 2}'))},
      ${JSON.stringify(answer('a', 'one'))},
      ${JSON.stringify(calls(call('c', 'stop', {})))}
    ]`;
    expect(readLog(log)).toEqual({
      format: 'openai-chat',
      framing: 'document',
      skipped: {},
      sessions: [
        {
          name: 'conversation 1',
          unanswered: 1,
          orphans: 0,
          duplicates: 0,
          errors: 0,
          records: [
            {
              tool: 'read',
              args: { n: 1 },
              response: { $value: 'one' },
              line: 3,
              resultLine: 5,
              batch: 1,
              state: 'answered',
            },
            { tool: 'read', args: { n: 2 }, response: { of: 2 }, line: 3, resultLine: 4, batch: 1, state: 'answered' },
            { tool: 'stop', args: {}, line: 6, batch: 2, state: 'unanswered' },
          ],
        },
      ],
    });
  });

  test.each([
    ['text', '{"a": 1}', { a: 1 }],
    ['an object', { a: 1 }, { a: 1 }],
    ['text twice', JSON.stringify('{"a": 1}'), { a: 1 }],
    ['null', null, {}],
    ['text that is no object', 'ls -l', { $value: 'ls -l' }],
    ['empty text', '', { $value: '' }],
  ])('arguments may be %s', (_, args, expected) => {
    expect(records(calls(call('a', 'read', args)))[0]?.args).toEqual(expected);
  });

  test('contents may be text, parts and null', () => {
    const parts = [{ type: 'text', text: 'x' }];
    const three = calls(call('a', 'read', {}), call('b', 'read', {}), call('c', 'read', {}));
    const results = [answer('a', parts), answer('b', null), answer('c', '{"x": 1}')];
    expect(responses(three, ...results)).toEqual([{ $value: parts }, {}, { x: 1 }]);
  });

  test('prose is no error, a mark is', () => {
    const five = calls(...['a', 'b', 'c', 'd', 'e'].map((id) => call(id, 'read', {})));
    expect(
      responses(
        five,
        answer('a', 'Error: no such file'),
        answer('b', 'gone', { is_error: true }),
        answer('c', '', { error: 'broken' }),
        answer('d', 'fine', { error: null, is_error: false }),
        answer('e', 'no', { status: 'error' }),
      ),
    ).toEqual([
      { $value: 'Error: no such file' },
      { $error: true, $value: 'gone' },
      { $error: true, $value: 'broken' },
      { $value: 'fine' },
      { $error: true, $value: 'no' },
    ]);
  });

  test('an id that is used again means the last message that used it', () => {
    const log = [calls(call('0', 'read', { n: 1 })), calls(call('0', 'read', { n: 2 })), answer('0', 'two')];
    expect(responses(...log, calls(call('0', 'read', { n: 3 })), answer('0', 'three'))).toEqual([
      undefined,
      { $value: 'two' },
      { $value: 'three' },
    ]);
  });

  test('one id for all calls of a message: the results are in their order', () => {
    const two = calls(call('call_id', 'read', {}), call('call_id', 'write', {}));
    expect(responses(two, answer('call_id', 'r'), answer('call_id', 'w'))).toEqual([{ $value: 'r' }, { $value: 'w' }]);
  });

  test('results of no call and second answers are counted', () => {
    const log = [calls(call('a', 'read', {})), answer('a', 'first'), answer('a', 'second'), answer('z', 'lost')];
    expect(readLog(lines(log)).sessions[0]).toMatchObject({ orphans: 1, duplicates: 1, unanswered: 0 });
    expect(responses(...log)).toEqual([{ $value: 'first' }]);
  });

  test('without ids a result is of the last message with calls, by name where it has one, else in order', () => {
    const unnamed = { role: 'tool', content: 'x' };
    const log = [
      calls(call(undefined, 'open', {})),
      calls(call(undefined, 'read', { n: 1 }), call('', 'read', { n: 2 }), call(undefined, 'shut', {})),
      { role: 'tool', name: 'shut', content: 'shut' },
      { role: 'tool', name: 'never', content: 'x' },
      { role: 'tool', tool_call_id: '', content: 'one' },
      { role: 'tool', content: 'two' },
      unnamed,
    ];
    expect(responses(...log)).toEqual([undefined, { $value: 'one' }, { $value: 'two' }, { $value: 'shut' }]);
    expect(readLog(lines(log)).sessions[0]).toMatchObject({ orphans: 2, unanswered: 1 });
  });

  test('a result without an id never answers a call that has one', () => {
    const log = [calls(call('a', 'read', {})), { role: 'tool', content: 'x', id: 'message 7' }];
    expect(readLog(lines(log)).sessions[0]).toMatchObject({ orphans: 1, unanswered: 1 });
  });

  test('the older function calls are found by name', () => {
    const called = { role: 'assistant', content: null, function_call: { name: 'read', arguments: '{"n": 1}' } };
    const result = { role: 'function', name: 'read', content: 'one' };
    expect(records(USER, called, result)).toMatchObject([
      { tool: 'read', args: { n: 1 }, response: { $value: 'one' }, state: 'answered' },
    ]);
  });

  test.each([
    ['a custom tool', { id: 'a', type: 'custom', custom: { name: 'patch', input: 'text' } }, { $value: 'text' }],
    ['a function that is a name', { id: 'a', function: 'patch', args: { n: 1 } }, { n: 1 }],
    ['a call with an empty wrapper', { id: 'a', function: null, name: 'patch', arguments: { n: 1 } }, { n: 1 }],
    ['a call without a wrapper', { id: 'a', name: 'patch', arguments: { n: 1 } }, { n: 1 }],
  ])('%s', (_, each, args) => {
    expect(records(calls(each), answer('a', 'ok'))).toMatchObject([
      { tool: 'patch', args, response: { $value: 'ok' } },
    ]);
  });

  test('a call with its output', () => {
    const done = { tool: 'Read', id: 'a', input: { n: 1 }, output: 'one' };
    expect(records(calls(done, { ...done, output: 'no', status: 'error' }))).toMatchObject([
      { tool: 'Read', args: { n: 1 }, response: { $value: 'one' }, state: 'answered' },
      { response: { $error: true, $value: 'no' } },
    ]);
  });

  test('results that name several calls', () => {
    const log = [calls(call('a', 'read', {})), { role: 'tool', tool_call_ids: ['a'], content: 'one' }];
    expect(responses(...log)).toEqual([{ $value: 'one' }]);
  });
});
