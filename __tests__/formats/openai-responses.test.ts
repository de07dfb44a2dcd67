import { describe, expect, test } from '@jest/globals';
import { formatOf, type LoggedRecord, lines, type ReadLog, readLog, settings } from '../helpers/logs.ts';

const USER = { role: 'user', content: 'Please.' };
const call = (call_id: string, args: string, rest: object = {}): object => ({
  type: 'function_call',
  id: `fc_${call_id}`,
  call_id,
  name: 'read',
  arguments: args,
  ...rest,
});
const output = (call_id: string, output: unknown, rest: object = {}): object => ({
  type: 'function_call_output',
  call_id,
  output,
  ...rest,
});

function records(...input: object[]): LoggedRecord[] {
  const { format, sessions } = readLog(lines({ model: 'm', input }));
  expect(format).toBe('openai-responses');
  expect(sessions).toHaveLength(1);
  return sessions[0]?.records ?? [];
}

function sessions({ sessions }: ReadLog): unknown[] {
  return sessions.map(({ name, records }) => [name, ...records.map(({ tool, response }) => [tool, response])]);
}

describe('Responses items', () => {
  test('calls are in the order of calls, results are found by call_id, both lines are known', () => {
    const log = lines(
      USER,
      { type: 'reasoning', summary: [] },
      call('a', '{"n": 1}'),
      call('b', '{"n": 2}'),
      output('b', '{"of": 2}'),
      output('a', [{ type: 'input_text', text: 'one' }]),
      call('c', ''),
    );
    expect(readLog(log)).toEqual({
      format: 'openai-responses',
      framing: 'lines',
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
              response: { $value: [{ type: 'input_text', text: 'one' }] },
              line: 3,
              resultLine: 6,
              batch: 1,
              state: 'answered',
            },
            { tool: 'read', args: { n: 2 }, response: { of: 2 }, line: 4, resultLine: 5, batch: 1, state: 'answered' },
            { tool: 'read', args: { $value: '' }, line: 7, batch: 2, state: 'unanswered' },
          ],
        },
      ],
    });
  });

  test('results of no call, second answers and unknown types are counted', () => {
    const log = lines(call('a', '{}'), output('a', '1'), output('a', '2'), output('z', '3'), { type: 'hum_call' });
    const read = readLog(log);
    expect(read.sessions[0]).toMatchObject({ orphans: 1, duplicates: 1, unanswered: 0 });
    expect(read.skipped).toEqual({ 'of unknown type': 1 });
  });

  test.each([
    [{ type: 'custom_tool_call', call_id: 'a', name: 'patch', input: 'x' }, 'patch', { $value: 'x' }],
    [{ type: 'local_shell_call', call_id: 'a', action: { command: ['ls'] } }, 'local_shell', { command: ['ls'] }],
    [{ type: 'shell_call', call_id: 'a', action: { commands: ['ls'] } }, 'shell', { commands: ['ls'] }],
    [{ type: 'computer_call', call_id: 'a', action: { type: 'click' } }, 'computer', { type: 'click' }],
    [{ type: 'apply_patch_call', call_id: 'a', operation: { path: 'x' } }, 'apply_patch', { path: 'x' }],
    [call('a', '{}', { namespace: 'mcp__docs__' }), 'mcp__docs__read', {}],
    [call('a', '{}', { namespace: 'mcp__docs' }), 'mcp__docs__read', {}],
    [call('a', '{}', { namespace: 'crm' }), 'crm.read', {}],
  ])('%j', (item, tool, args) => {
    const type = (item as { type: string }).type;
    const result = { ...output('a', 'ok'), type: `${type}_output` };
    expect(records(item, result)).toMatchObject([{ tool, args, response: { $value: 'ok' }, state: 'answered' }]);
  });

  test.each([
    [
      {
        type: 'mcp_call',
        id: 'i',
        server_label: 'docs',
        name: 'find',
        arguments: '{"q": 1}',
        output: 'x',
        error: null,
      },
      { tool: 'mcp__docs__find', args: { q: 1 }, response: { $value: 'x' } },
    ],
    [
      { type: 'mcp_call', id: 'i', server_label: 'docs', name: 'find', arguments: '{}', output: null, error: { c: 5 } },
      { response: { $error: true, $value: { c: 5 } } },
    ],
    [
      { type: 'file_search_call', id: 'i', queries: ['q'], results: [{ file_id: 'f' }] },
      { tool: 'file_search', args: { queries: ['q'] }, response: { $value: [{ file_id: 'f' }] } },
    ],
    [
      { type: 'code_interpreter_call', id: 'i', container_id: 'c', code: '1+1', outputs: [{ logs: '2' }] },
      { tool: 'code_interpreter', args: { code: '1+1' }, response: { $value: [{ logs: '2' }] } },
    ],
    [
      { type: 'image_generation_call', id: 'i', status: 'failed', result: null },
      { tool: 'image_generation', args: {}, response: { $error: true } },
    ],
    [
      { type: 'web_search_call', id: 'i', action: { type: 'search', query: 'q', sources: [{ url: 'u' }] } },
      { tool: 'web_search', args: { type: 'search', query: 'q' }, response: { $value: [{ url: 'u' }] } },
    ],
  ])('a tool of the server has its result with it: %j', (item, expected) => {
    expect(records(item)).toMatchObject([{ ...expected, state: 'answered', line: 1, resultLine: 1 }]);
  });

  test('a search of which no result was recorded is not answered', () => {
    const [search] = records({ type: 'web_search_call', id: 'i', status: 'completed', action: { query: 'q' } });
    expect(search).toMatchObject({ tool: 'web_search', args: { query: 'q' }, state: 'unanswered' });
  });

  test('a tool search without ids is answered by the output after it', () => {
    const log = [
      { type: 'tool_search_call', id: 't1', call_id: null, arguments: { paths: ['crm'] } },
      { type: 'tool_search_output', id: 't2', call_id: null, tools: [{ name: 'x' }] },
    ];
    expect(records(...log)).toMatchObject([{ tool: 'tool_search', response: { $value: [{ name: 'x' }] } }]);
  });

  test('errors and exit codes are those of fields made for them', () => {
    const patch = { type: 'apply_patch_call', call_id: 'p', operation: {} };
    const run = { type: 'shell_call', call_id: 's', action: {} };
    const ran = [{ stdout: 'x', outcome: { type: 'exit', exit_code: 3 } }];
    expect(
      records(
        call('a', '{}'),
        output('a', 'Error: none'),
        patch,
        { type: 'apply_patch_call_output', call_id: 'p', status: 'failed', output: 'no' },
        run,
        { type: 'shell_call_output', call_id: 's', output: ran },
        call('b', '{}'),
        output('b', 'x', { extra: { returncode: 1 } }),
      ).map(({ response }) => response),
    ).toEqual([
      { $value: 'Error: none' },
      { $error: true, $value: 'no' },
      { $value: ran, exit_code: 3 },
      { $value: 'x', exit_code: 1 },
    ]);
  });
});

describe('what carries Responses items', () => {
  test('the input comes before the output', () => {
    const log = { output: [call('b', '{"n": 2}')], input: [USER, call('a', '{"n": 1}'), output('a', 'one')] };
    expect(readLog(lines(log)).sessions.map(({ records }) => records.map(({ args }) => args))).toEqual([
      [{ n: 1 }, { n: 2 }],
    ]);
  });

  test('each of several requests is a conversation of its own, arrays too', () => {
    const log = lines({ input: [call('a', '{}')] }, { input: [output('a', 'one')] }, [
      call('a', '{}'),
      output('a', 'x'),
    ]);
    expect(sessions(readLog(log))).toEqual([
      ['conversation 1', ['read', undefined]],
      ['conversation 2'],
      ['conversation 3', ['read', { $value: 'x' }]],
    ]);
  });

  test('a response goes on with the one that it names, or with its conversation', () => {
    const log = lines(
      { object: 'response', id: 'r1', output: [call('a', '{}')] },
      { object: 'response', id: 'r2', conversation: { id: 'k' }, output: [call('a', '{}')] },
      {
        request: { input: [output('a', 'k')], conversation: 'k' },
        response: { object: 'response', id: 'r3', output: [] },
      },
      { object: 'response', id: 'r4', previous_response_id: 'r1', input: [output('a', 'one')], output: [] },
    );
    expect(sessions(readLog(log))).toEqual([
      ['r1', ['read', { $value: 'one' }]],
      ['k', ['read', { $value: 'k' }]],
    ]);
  });

  test('responses among the messages of mini-swe-agent', () => {
    const messages = [
      USER,
      { object: 'response', id: 'r1', output: [call('a', '{}')], extra: { actions: [{ command: 'ls' }] } },
      output('a', 'x', { extra: { returncode: 0 } }),
    ];
    const log = JSON.stringify({ info: {}, messages, trajectory_format: 'mini-swe-agent-1.1' }, null, 2);
    expect(sessions(readLog(log))).toEqual([['conversation 1', ['read', { $value: 'x', exit_code: 0 }]]]);
  });

  test('messages alone are a log of no calls', () => {
    const said = { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'x' }] };
    for (const log of [{ output: [said] }, [USER, said], { input: [USER] }]) {
      const read = readLog(lines(log));
      expect(read.format).toBe('openai-responses');
      expect(sessions(read)).toEqual([['conversation 1']]);
    }
  });

  test.each([
    ['an item in an envelope', { type: 'response_item', payload: call('a', '{}') }],
    ['a call without its id', { type: 'function_call', name: 'read', arguments: '{}' }],
    ['an event with an item', { type: 'item.completed', item: { id: 'item_0', type: 'web_search' } }],
  ])('%s is none', (_, value) => {
    expect(formatOf(lines(value))).not.toBe('openai-responses');
  });
});

describe('after how many compactions a call was made', () => {
  const call = (id: string): object => ({ type: 'function_call', call_id: id, name: id, arguments: '{}' });

  test('an item says so', () => {
    const compacted = { type: 'compaction', id: 'cmp', encrypted_content: 'x' };
    const log = lines({ conversation: 'c', input: [call('a'), compacted, call('b')] });
    expect(settings(readLog(log))).toEqual({ c: ['a nowhere 0', 'b nowhere 1'] });
  });
});
