import { describe, expect, test } from '@jest/globals';
import { formatOf, lines, type ReadLog, readLog, settings } from '../helpers/logs.ts';

const USER = { role: 'user', content: 'Please.' };
const CALL = { role: 'assistant', tool_calls: [{ id: 'call_id', function: { name: 'read', arguments: '{"n": 1}' } }] };
const RESULT = { role: 'tool', tool_call_id: 'call_id', content: 'one' };
const NEXT = { role: 'assistant', tool_calls: [{ id: 'n', function: { name: 'write', arguments: '{}' } }] };

/** Each session, and which tools got what. */
function sessions({ sessions }: ReadLog): unknown[] {
  return sessions.map(({ name, records }) => [name, ...records.map(({ tool, response }) => [tool, response])]);
}

const ONE = ['read', { $value: 'one' }];
const OPEN = ['read', undefined];

describe('what carries chat messages', () => {
  test('conversations, one a line, are sessions of their own', () => {
    const log = lines({ messages: [USER, CALL] }, [USER, CALL, RESULT], { id: 'c7', messages: [CALL, RESULT] });
    expect(sessions(readLog(log))).toEqual([
      ['conversation 1', OPEN],
      ['conversation 2', ONE],
      ['c7', ONE],
    ]);
  });

  test('an id that several have does not make them one', () => {
    const each = { meta: { session_id: 's' }, messages: [CALL, RESULT] };
    expect(sessions(readLog(lines(each, each)))).toEqual([
      ['s', ONE],
      ['s (2)', ONE],
    ]);
  });

  test('messages, one a line, are one conversation, and others are passed over', () => {
    const log = lines(USER, CALL, { note: 1 }, { role: 'critic', content: 'x' }, RESULT);
    const read = readLog(log);
    expect(read.skipped).toEqual({ 'of unknown type': 2 });
    expect(sessions(read)).toEqual([['conversation 1', ONE]]);
  });

  test('messages, one a line, of several conversations at once', () => {
    const of = (session_id: string, message: object): object => ({ session_id, ...message });
    const log = lines(of('a', CALL), of('b', CALL), of('b', { ...RESULT, content: 'b' }), of('a', RESULT));
    expect(sessions(readLog(log))).toEqual([
      ['a', ONE],
      ['b', ['read', { $value: 'b' }]],
    ]);
  });

  test('an array of arrays', () => {
    const log = `${JSON.stringify(
      [
        [USER, CALL],
        [CALL, RESULT],
      ],
      null,
      1,
    )}\n`;
    expect(sessions(readLog(log))).toEqual([
      ['conversation 1', OPEN],
      ['conversation 2', ONE],
    ]);
  });

  test('the answer of the model comes after the messages', () => {
    const log = { messages: [USER, CALL, RESULT], response: { id: 'r', choices: [{ message: NEXT }] } };
    expect(sessions(readLog(lines(log)))).toEqual([['conversation 1', ONE, ['write', undefined]]]);
  });

  test('an answer that the messages have already is not told twice', () => {
    const log = { messages: [USER, CALL, RESULT], response: { choices: [{ message: CALL }] } };
    expect(sessions(readLog(lines(log)))).toEqual([['conversation 1', ONE]]);
    const other = { ...CALL, tool_calls: [{ id: 'call_id', function: { name: 'read', arguments: '{"n": 2}' } }] };
    const again = { messages: [USER, CALL, RESULT], response: { choices: [{ message: other }] } };
    expect(sessions(readLog(lines(again)))).toEqual([['conversation 1', ONE, OPEN]]);
  });

  test('each further choice is a conversation of its own', () => {
    const log = { id: 'chatcmpl-1', object: 'chat.completion', choices: [{ message: CALL }, { message: NEXT }] };
    expect(sessions(readLog(lines(log)))).toEqual([
      ['chatcmpl-1', OPEN],
      ['chatcmpl-1/choice 2', ['write', undefined]],
    ]);
  });

  test('tau-bench: a session for each trial of a task, whose ids start anew', () => {
    const log = [
      { task_id: 1, trial: 0, traj: [CALL, RESULT, CALL] },
      { task_id: 1, trial: 1, traj: [RESULT] },
    ];
    const read = readLog(JSON.stringify(log, null, 2));
    expect(sessions(read)).toEqual([['task 1 trial 0', ONE, OPEN], ['task 1 trial 1']]);
    expect(read.sessions[1]).toMatchObject({ orphans: 1 });
  });

  test('tau2: results have the id of the call, errors are marked, the user calls in a session of its own', () => {
    const of = (id: string, requestor: string): object => ({
      role: requestor,
      tool_calls: [{ id, name: 'read', arguments: {}, requestor }],
    });
    const result = (id: string, requestor: string, content: string, error: boolean): object => ({
      role: 'tool',
      id,
      content,
      requestor,
      error,
    });
    const together = { role: 'tool', tool_messages: [result('c', 'assistant', '3', false)] };
    const messages = [
      of('a', 'assistant'),
      of('b', 'user'),
      result('b', 'user', '2', false),
      result('a', 'assistant', 'Error: 1', true),
      result('a', 'assistant', 'again', false),
      of('c', 'assistant'),
      together,
    ];
    const read = readLog(lines({ simulations: [{ id: 's', task_id: 't', messages }] }));
    expect(sessions(read)).toEqual([
      ['s', ['read', { $error: true, $value: 'Error: 1' }], ['read', { $value: '3' }]],
      ['s/user', ['read', { $value: '2' }]],
    ]);
    expect(read.sessions[0]).toMatchObject({ errors: 1, duplicates: 1 });
  });

  test('tau2: the ticks of a voice run, not the messages made of them', () => {
    const tick = { agent_tool_calls: [{ id: 'a', name: 'read', arguments: {} }] };
    const later = { agent_tool_results: [{ id: 'a', role: 'tool', content: 'one', requestor: 'assistant' }] };
    const simulation = { id: 's', task_id: 't', messages: [CALL], ticks: [tick, { user_tool_calls: [] }, later] };
    expect(sessions(readLog(lines({ simulations: [simulation] })))).toEqual([['s', ONE]]);
  });

  test('mini-swe-agent: actions are calls where there are no tool calls, and the return code is kept', () => {
    const action = (command: string): object => ({
      role: 'assistant',
      content: 'x',
      extra: { actions: [{ command }] },
    });
    const messages = [
      action('make'),
      { role: 'user', content: 'no rule', extra: { returncode: 2 } },
      { ...CALL, extra: { actions: [{ command: 'ls', tool_call_id: 'call_id' }] } },
      { ...RESULT, extra: { returncode: 0 } },
      action('submit'),
      { role: 'exit', content: '', extra: { exit_status: 'Submitted' } },
    ];
    const read = readLog(lines({ info: {}, messages, trajectory_format: 'mini-swe-agent-1.1' }));
    expect(read.skipped).toEqual({});
    expect(sessions(read)).toEqual([
      [
        'conversation 1',
        ['bash', { $value: 'no rule', exit_code: 2 }],
        ['read', { $value: 'one', exit_code: 0 }],
        ['bash', undefined],
      ],
    ]);
    expect(read.sessions[0]?.records[0]?.args).toEqual({ command: 'make' });
  });
});

describe('what is a log of chat messages', () => {
  test('plain messages are one of no calls', () => {
    const plain = [USER, { role: 'assistant', content: [{ type: 'text', text: 'x' }] }];
    for (const log of [lines(plain), lines(...plain), lines({ messages: plain }), JSON.stringify(plain, null, 1)]) {
      const read = readLog(log);
      expect(read.format).toBe('openai-chat');
      expect(sessions(read)).toEqual([['conversation 1']]);
    }
  });

  test('a plain message says nothing when one that tells comes after it, however late', () => {
    const long = { role: 'user', content: 'x'.repeat(70_000) };
    const item = { type: 'function_call', call_id: 'c', name: 'read', arguments: '{}' };
    expect(readLog(lines(long, long, item)).format).toBe('openai-responses');
  });

  test.each([
    ['Anthropic', { type: 'tool_use', id: 't', name: 'read', input: {} }],
    ['Anthropic', { type: 'tool_result', tool_use_id: 't', content: 'x' }],
    ['Anthropic', { type: 'web_search_tool_result', tool_use_id: 't', content: [] }],
    ['the AI SDK', { type: 'tool-call', toolCallId: 't', toolName: 'read', args: {} }],
    ['Bedrock', { toolUse: { toolUseId: 't', name: 'read', input: {} } }],
  ])('blocks of %s are none', (_, block) => {
    const messages = [{ role: 'assistant', content: [block] }, CALL];
    expect(formatOf(lines({ messages: [messages[0]] }))).not.toBe('openai-chat');
    expect(formatOf(lines(messages[0]))).not.toBe('openai-chat');
    if ('type' in block) expect(formatOf(lines({ messages }))).not.toBe('openai-chat');
  });

  test.each([
    ['a stream of chunks', { object: 'chat.completion.chunk', choices: [{ delta: { tool_calls: [] } }] }],
    ['an agent with roles of its own', { role: 'toolResult', toolCallId: 'x', content: 'x' }],
    ['a list of texts', { messages: ['x'] }],
  ])('%s is none', (_, value) => {
    expect(formatOf(lines(value))).not.toBe('openai-chat');
  });
});

describe('where a call was made', () => {
  test('is said by mini-swe-agent of all of its commands', () => {
    const messages = [
      { role: 'assistant', content: '', extra: { actions: [{ command: 'ls' }] } },
      { role: 'user', content: '', extra: { returncode: 0 } },
      { role: 'assistant', tool_calls: [{ id: 'c', function: { name: 'bash', arguments: '{}' } }] },
    ];
    const info = { config: { environment: { cwd: '/testbed' } } };
    expect(Object.values(settings(readLog(lines({ info, messages }))))).toEqual([
      ['bash /testbed 0', 'bash /testbed 0'],
    ]);
  });
});
