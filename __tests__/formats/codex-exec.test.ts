import { describe, expect, test } from '@jest/globals';
import { type LoggedSession, lines, readLog, settings, TRIED } from '../helpers/logs.ts';

const THREAD = (thread_id = 't1'): object => ({ type: 'thread.started', thread_id });
const STARTED = (item: object): object => ({ type: 'item.started', item });
const COMPLETED = (item: object): object => ({ type: 'item.completed', item });
const TURN_ENDS = { type: 'turn.completed', usage: {} };

/** A command, as it is when it runs and when it ended. */
function command(id: string, text: string, output?: string, exit_code = 0): object {
  const item = { id, type: 'command_execution', command: text };
  if (output === undefined) return { ...item, aggregated_output: '', exit_code: null, status: 'in_progress' };
  return { ...item, aggregated_output: output, exit_code, status: exit_code === 0 ? 'completed' : 'failed' };
}

function sessionOf(...values: readonly unknown[]): LoggedSession {
  const { format, skipped, sessions } = readLog(lines(THREAD(), { type: 'turn.started' }, ...values));
  expect({ format, skipped, sessions: sessions.length }).toEqual({ format: 'codex-exec', skipped: {}, sessions: 1 });
  return sessions[0] as LoggedSession;
}

describe('the events of codex exec', () => {
  test('calls are in the order of their starts, each with both of its lines', () => {
    const log = sessionOf(
      STARTED(command('item_0', 'a')),
      STARTED(command('item_1', 'b')),
      COMPLETED(command('item_1', 'b', 'no', 2)),
      COMPLETED(command('item_0', 'a', 'yes')),
      STARTED(command('item_2', 'c')),
      { type: 'turn.failed', error: { message: 'stopped' } },
    );
    expect(log).toEqual({
      name: 't1',
      unanswered: 1,
      orphans: 0,
      duplicates: 0,
      errors: 1,
      records: [
        {
          ...{
            tool: 'command_execution',
            args: { command: 'a' },
            response: { aggregated_output: 'yes', exit_code: 0 },
          },
          ...{ line: 3, resultLine: 6, batch: 1, state: 'answered' },
        },
        {
          ...{ tool: 'command_execution', args: { command: 'b' } },
          response: { $error: true, $value: { aggregated_output: 'no' }, exit_code: 2 },
          ...{ line: 4, resultLine: 5, batch: 1, state: 'answered' },
        },
        { tool: 'command_execution', args: { command: 'c' }, line: 7, batch: 2, state: 'unanswered' },
      ],
    });
  });

  test('an item that only completed is a whole call, and once completed stays so', () => {
    const change = { id: 'item_0', type: 'file_change', changes: [{ path: '/a', kind: 'add' }], status: 'completed' };
    const log = sessionOf(
      COMPLETED(change),
      COMPLETED(change),
      STARTED(command('item_1', 'a')),
      COMPLETED(command('item_1', 'a', '1')),
      COMPLETED(command('item_1', 'a', '2')),
    );
    expect(log).toMatchObject({ duplicates: 2, orphans: 0 });
    expect(log.records.map(({ tool, args, response }) => [tool, args, response])).toEqual([
      ['file_change', { changes: [{ path: '/a', kind: 'add' }] }, { status: 'completed' }],
      ['command_execution', { command: 'a' }, { aggregated_output: '1', exit_code: 0 }],
    ]);
  });

  test('a tool of an MCP server', () => {
    const mcp = (id: string, rest: object): object =>
      COMPLETED({ id, type: 'mcp_tool_call', server: 'db', tool: 'query', arguments: { id }, ...rest });
    const log = sessionOf(
      mcp('0', { result: { content: [], structured_content: null }, error: null, status: 'completed' }),
      mcp('1', { result: null, error: { message: 'down' }, status: 'failed' }),
      mcp('2', { result: { content: ['part'] }, error: { message: 'down' } }),
      mcp('3', { result: null, error: null, status: 'completed' }),
    );
    expect(log.errors).toBe(2);
    expect(log.records.map(({ tool, response }) => [tool, response])).toEqual([
      ['mcp__db__query', { content: [], structured_content: null }],
      ['mcp__db__query', { $error: true, $value: { message: 'down' } }],
      ['mcp__db__query', { $error: true, $value: { content: ['part'] } }],
      ['mcp__db__query', {}],
    ]);
  });

  test('a command that was declined is an error without an exit code', () => {
    const declined = { ...command('item_0', 'rm'), status: 'declined' };
    expect(sessionOf(COMPLETED(declined)).records[0]?.response).toEqual({
      $error: true,
      $value: { aggregated_output: '' },
    });
  });

  test('what a web search looked for is known when it is completed, and its id stands there twice', () => {
    const search = (id: string, query: string): string =>
      `{"id":"${id}","type":"web_search","id":"ws_1","query":"${query}","action":{"type":"other"}}`;
    const log = sessionOf(
      `{"type":"item.started","item":${search('item_1', '')}}`,
      `{"type":"item.completed","item":${search('item_1', 'port')}}`,
      `{"type":"item.completed","item":${search('item_2', 'port')}}`,
      `{"type":"item.started","item":${search('item_3', 'cut')}}`,
      TURN_ENDS,
      COMPLETED(command('item_4', 'a', '1')),
    );
    const query = (text: string): object => ({ query: text, action: { type: 'other' } });
    expect(log.records.map(({ args, response, line, resultLine }) => [args, response, line, resultLine])).toEqual([
      [query('port'), {}, 3, 4],
      [query('port'), {}, 5, 5],
      [query('cut'), undefined, 6, undefined],
      [{ command: 'a' }, { aggregated_output: '1', exit_code: 0 }, 8, 8],
    ]);
  });

  test('what is no call is none, and what is not known is counted', () => {
    const none = ['agent_message', 'reasoning', 'todo_list', 'error'].map((type) => COMPLETED({ id: type, type }));
    expect(sessionOf(...none, { type: 'item.updated', item: {} }, { type: 'error', message: 'x' }).records).toEqual([]);
    const odd = [COMPLETED({ id: '1', type: 'robot' }), { type: 'novel' }, { type: 'item.completed' }, [], {}, null];
    const log = readLog(lines(THREAD(), ...odd));
    expect(log).toMatchObject({ skipped: { 'of unknown type': 6 }, sessions: [{ name: 't1', records: [] }] });
  });
});

describe('the threads of codex exec', () => {
  const collab = (id: string, sender: string, prompt: string): object => ({
    ...{ id, type: 'collab_tool_call', tool: 'spawn_agent', sender_thread_id: sender, prompt },
    ...{ receiver_thread_ids: ['t9'], agents_states: { t9: { status: 'running' } }, status: 'completed' },
  });

  test('a thread below another is a session below it, with ids of its own', () => {
    const log = readLog(
      lines(THREAD(), COMPLETED(collab('item_1', 't1', 'x')), COMPLETED(collab('item_1', 't2', 'x'))),
    );
    const record = {
      tool: 'spawn_agent',
      args: { prompt: 'x', receiver_thread_ids: ['t9'] },
      response: { t9: { status: 'running' } },
    };
    expect(log.sessions).toMatchObject([
      { name: 't1', duplicates: 0, records: [record] },
      { name: 't1/t2', duplicates: 0, records: [record] },
    ]);
  });

  test('a thread that is resumed numbers its items anew', () => {
    const run = [THREAD(), COMPLETED(command('item_0', 'a', '1'))];
    const log = readLog(lines(...run, ...run, THREAD('t2'), COMPLETED(command('item_0', 'a', '1'))));
    expect(log.sessions.map(({ name, records, duplicates }) => [name, records.length, duplicates])).toEqual([
      ['t1', 2, 0],
      ['t2', 1, 0],
    ]);
  });
});

describe('the carriers of codex exec', () => {
  test('a document of events', () => {
    const events = [STARTED(command('item_0', 'a')), COMPLETED(command('item_0', 'a', '1'))];
    const log = readLog(JSON.stringify({ events }, null, 2));
    expect(log).toMatchObject({ format: 'codex-exec', framing: 'document', sessions: [{ name: 'main' }] });
    expect(log.sessions[0]?.records).toMatchObject([{ tool: 'command_execution', state: 'answered' }]);
  });

  test('items whose type is called item_type', () => {
    const item = { id: 'item_0', item_type: 'command_execution', command: 'a', aggregated_output: '1', exit_code: 0 };
    const message = { id: 'item_1', item_type: 'assistant_message', text: 'x' };
    const log = readLog(lines({ type: 'session.created', session_id: 's1' }, COMPLETED(item), COMPLETED(message)));
    expect(log).toMatchObject({ format: 'codex-exec', skipped: {}, sessions: [{ name: 's1' }] });
    expect(log.sessions[0]?.records).toMatchObject([{ args: { command: 'a' }, response: { exit_code: 0 } }]);
  });

  test('events of the protocol', () => {
    const event = (msg: object): object => ({ id: '1', msg });
    const invocation = { server: 'db', tool: 'ping', arguments: { a: 1 } };
    const log = readLog(
      lines(
        { model: 'm', workdir: '/w' },
        { prompt: 'x' },
        event({ type: 'session_configured', session_id: 's1' }),
        event({ type: 'exec_command_begin', call_id: 'A', command: ['ls'], cwd: '/w' }),
        event({ type: 'mcp_tool_call_begin', call_id: 'B', invocation }),
        event({ type: 'mcp_tool_call_end', call_id: 'B', invocation, result: { Ok: { content: [], isError: true } } }),
        event({ type: 'exec_command_end', call_id: 'A', stdout: 'a', stderr: '', exit_code: 1 }),
        event({ type: 'patch_apply_begin', call_id: 'C', changes: {} }),
        event({ type: 'patch_apply_end', call_id: 'C', stdout: 'ok', stderr: '', success: true }),
        event({ type: 'web_search_begin', call_id: 'D' }),
        event({ type: 'web_search_end', call_id: 'D', query: 'q' }),
        event({ type: 'exec_command_end', call_id: 'E', aggregated_output: 'a', exit_code: 1 }),
        event({ type: 'novel' }),
      ),
    );
    expect(log).toMatchObject({ format: 'codex-exec', skipped: { 'of unknown type': 1 } });
    expect(log.sessions).toMatchObject([{ name: 's1', orphans: 1, errors: 1, unanswered: 0 }]);
    expect(log.sessions[0]?.records.map(({ tool, args, response, line }) => [tool, args, response, line])).toEqual([
      ['command_execution', { command: ['ls'], cwd: '/w' }, { stdout: 'a', stderr: '', exit_code: 1 }, 4],
      ['mcp__db__ping', { a: 1 }, { $error: true, $value: { content: [], isError: true } }, 5],
      ['file_change', { changes: {} }, { stdout: 'ok', stderr: '' }, 8],
      ['web_search', { query: 'q' }, {}, 11],
    ]);
  });

  test.each([
    ['items of something else', lines({ type: 'item.created', item: { id: '1', type: 'message' } })],
    ['threads of something else', lines({ type: 'thread.started' }, { type: 'turn.started' })],
    ['messages of something else', lines({ id: '1', msg: { type: 'hello' } })],
  ])('not %s', (_, text) => {
    expect(() => readLog(text)).toThrow(TRIED);
  });
});

describe('where a call was made', () => {
  test('is said by the settings before the events, or by the event', () => {
    const log = lines(
      { workdir: '/w', model: 'm' },
      { id: '0', msg: { type: 'session_configured', session_id: 's' } },
      { id: '0', msg: { type: 'exec_command_begin', call_id: 'a', command: ['ls'], cwd: '/w/sub' } },
      { id: '0', msg: { type: 'patch_apply_begin', call_id: 'b', changes: {} } },
    );
    expect(settings(readLog(log))).toEqual({ s: ['command_execution /w/sub 0', 'file_change /w 0'] });
  });
});
