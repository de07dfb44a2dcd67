import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ToolReplayError } from '../../src/error.ts';
import { type LoggedRecord, lines, type ReadLog, readLog, TRIED } from '../helpers/logs.ts';

type Id = string | number | undefined;

function call(id: Id, name: string, args?: unknown, rest: object = {}): object {
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args, ...rest } };
}

function result(id: Id, text: string, rest: object = {}): object {
  return { jsonrpc: '2.0', id, result: { content: [{ type: 'text', text }], ...rest } };
}

const content = (text: string): object => ({ content: [{ type: 'text', text }] });
const c2s = (msg: object): object => ({ dir: 'c2s', msg });
const s2c = (msg: object): object => ({ dir: 's2c', msg });

function records(...items: object[]): LoggedRecord[] {
  return readLog(lines(...items)).sessions.flatMap((session) => session.records);
}

const responses = (...items: object[]): unknown[] => records(...items).map(({ response }) => response);
const sample = (name: string): ReadLog => readLog(readFileSync(join(process.cwd(), 'samples', 'formats', name)));

describe('messages of MCP', () => {
  test('a call has both of its lines, and arguments that are absent are none', () => {
    const log = lines(call(1, 'a', { x: 1.5 }), call(2, 'b'), result(2, 'two'), result(1, 'one'), call(3, 'c'));
    expect(readLog(log)).toMatchObject({
      format: 'mcp',
      skipped: {},
      sessions: [
        {
          name: 'main',
          unanswered: 1,
          orphans: 0,
          duplicates: 0,
          errors: 0,
          records: [
            { tool: 'a', args: { x: 1.5 }, response: content('one'), line: 1, resultLine: 4, batch: 1 },
            { tool: 'b', args: {}, response: content('two'), line: 2, resultLine: 3, batch: 1 },
            { tool: 'c', args: {}, line: 5, batch: 2, state: 'unanswered' },
          ],
        },
      ],
    });
  });

  test.each(['msg', 'message', 'payload', 'frame'])('inside %s, also as text', (key) => {
    const log = [{ [key]: call(1, 'a') }, { [key]: JSON.stringify(result(1, 'one')) }];
    expect(responses(...log)).toEqual([content('one')]);
  });

  test('a batch is more than one message', () => {
    const log = lines([call(1, 'a'), call(2, 'b')], { msg: [result(2, 'two'), result(1, 'one')] });
    expect(readLog(log).sessions[0]?.records).toMatchObject([
      { tool: 'a', response: content('one'), batch: 1 },
      { tool: 'b', response: content('two'), batch: 1 },
    ]);
  });

  test('the id 1 and the id "1" are two', () => {
    const log = [call(1, 'a'), call('1', 'b'), result('1', 'text'), result(1, 'number')];
    expect(responses(...log)).toEqual([content('number'), content('text')]);
  });

  test('requests of the server have numbers of their own', () => {
    const asked = { jsonrpc: '2.0', id: 1, method: 'sampling/createMessage' };
    const said = { jsonrpc: '2.0', id: 1, result: { role: 'assistant', content: [] } };
    const log = [call(1, 'a'), asked, said, result(1, 'one')];
    expect(responses(c2s(log[0] as object), s2c(asked), c2s(said), s2c(log[3] as object))).toEqual([content('one')]);
    // Without directions, what was asked last is answered first.
    expect(responses(...log)).toEqual([content('one')]);
    // The reply goes the same way as the call: it is no answer to it.
    expect(responses(c2s(call(1, 'a')), c2s(said), s2c(result(1, 'one')))).toEqual([content('one')]);
  });

  test('ids that start again belong to the calls before them', () => {
    const hello = { jsonrpc: '2.0', id: 0, method: 'initialize', params: { protocolVersion: '2025-06-18' } };
    const log = [hello, call(1, 'a'), result(1, 'one'), call(2, 'lost'), hello, call(1, 'a'), result(1, 'other')];
    expect(responses(...log, call(2, 'b'), result(2, 'two'))).toEqual([
      content('one'),
      undefined,
      content('other'),
      content('two'),
    ]);
  });

  test('both layers of errors are marked, and `false` is no other answer than silence', () => {
    const error = { code: -32602, message: 'unknown tool' };
    const log = lines(
      ...[call(1, 'a'), result(1, 'failed', { isError: true })],
      ...[call(2, 'a'), { jsonrpc: '2.0', id: 2, error }],
      ...[call(3, 'a'), result(3, 'fine', { isError: false })],
      ...[call(4, 'a'), result(4, 'fine')],
    );
    const [session] = readLog(log).sessions;
    expect(session?.errors).toBe(2);
    expect(session?.records.map(({ response }) => response)).toEqual([
      { $error: true, $value: content('failed') },
      { $error: true, $value: error },
      content('fine'),
      content('fine'),
    ]);
  });

  test('the response is the whole result', () => {
    const rest = { structuredContent: [1, null], _meta: { a: 1 } };
    expect(responses(call(1, 'a'), result(1, 'x', rest))).toEqual([{ ...content('x'), ...rest }]);
  });

  test('a result that has a key twice is refused', () => {
    const twice = '{"jsonrpc":"2.0","id":1,"result":{"isError":false,"a":1,"a":2}}';
    expect(() => readLog(lines(call(1, 'a'), twice))).toThrow(ToolReplayError);
    expect(() => readLog(lines(call(1, 'a'), { msg: twice }))).toThrow(ToolReplayError);
  });

  test('a call that was asked for more is answered by its retry, which is part of it', () => {
    const asks = (id: Id, state: string): object => ({
      jsonrpc: '2.0',
      id,
      result: { resultType: 'input_required', inputRequests: {}, requestState: state },
    });
    const again = (id: Id, state: string): object =>
      call(id, 'a', { x: 1 }, { inputResponses: {}, requestState: state });
    const log = [call(1, 'a', { x: 1 }), asks(1, 's'), again(2, 's'), asks(2, 'q'), again(3, 'q'), result(3, 'done')];
    expect(records(...log)).toMatchObject([
      { response: content('done'), state: 'answered', line: 1, resultLine: 6 },
      { state: 'part' },
      { state: 'part' },
    ]);
    expect(records(...log.slice(0, 2))).toMatchObject([{ state: 'unanswered' }]);
    // Another state is another call.
    const [, other] = records(call(1, 'a'), asks(1, 's'), again(2, 'z'), result(2, 'done'));
    expect(other).toMatchObject({ response: content('done'), state: 'answered' });
  });

  test('a call that runs as a task is answered by the result of the task', () => {
    const log = [
      call(1, 'slow', {}, { task: {} }),
      { jsonrpc: '2.0', id: 1, result: { task: { taskId: 'k', status: 'working' } } },
      { jsonrpc: '2.0', id: 2, method: 'tasks/result', params: { taskId: 'k' } },
      result(2, 'done'),
    ];
    expect(records(...log)).toMatchObject([{ response: content('done'), line: 1, resultLine: 4 }]);
  });

  test('a result without its call, and a second one, are counted', () => {
    const log = lines(result(9, 'whose'), call(1, 'a'), result(1, 'one'), result(1, 'one'));
    expect(readLog(log).sessions).toMatchObject([
      { orphans: 1, duplicates: 1, records: [{ response: content('one') }] },
    ]);
  });

  test('notifications, other methods and summaries are no calls; what is none of these is unknown', () => {
    const log = lines(
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
      ...[
        { jsonrpc: '2.0', id: 1, method: 'tools/list' },
        { jsonrpc: '2.0', id: 1, result: { tools: [] } },
      ],
      ...[{ type: 'summary' }, { note: 'hello' }],
    );
    expect(readLog(log)).toMatchObject({ skipped: { 'of unknown type': 1 }, sessions: [{ records: [], orphans: 0 }] });
  });
});

describe('the gateway', () => {
  const entry = (type: string, server: string, payload: object | null, rest: object = {}): object => ({
    direction: type === 'REQUEST' ? 'OUT' : 'IN',
    type,
    server_id: server,
    payload,
    ...rest,
  });

  test('servers have ids and names of their own', () => {
    const log = [
      entry('REQUEST', 'one', call(1, 'a')),
      entry('REQUEST', 'two', call(1, 'a')),
      entry('RESPONSE', 'one', result(1, 'of one')),
      entry('RESPONSE', 'two', result(1, 'of two')),
    ];
    expect(records(...log)).toMatchObject([
      { tool: 'mcp__one__a', response: content('of one') },
      { tool: 'mcp__two__a', response: content('of two') },
    ]);
  });

  test('requests without ids are answered in their order, those of other methods among them', () => {
    const log = [
      entry('REQUEST', 's', { jsonrpc: '2.0', method: 'tools/list' }),
      entry('REQUEST', 's', call(undefined, 'a')),
      entry('RESPONSE', 's', { jsonrpc: '2.0', id: 1, result: { tools: [] } }),
      entry('DIFC_FILTERED', 's', call(undefined, 'a')),
      entry('REQUEST', 's', call(undefined, 'b')),
      entry('RESPONSE', 's', result(2, 'of a')),
      entry('RESPONSE', 's', null, { error: 'gone' }),
    ];
    expect(responses(...log)).toEqual([content('of a'), { $error: true, $value: 'gone' }]);
  });
});

describe('cassettes and recorders of SDKs', () => {
  test('each cassette is a session', () => {
    const tape = (...interactions: object[]): object => ({ interactions });
    const log = lines(
      tape({ request: call(1, 'a'), response: result(1, 'one') }, { request: call(1, 'a'), response: null }),
      { session_id: 'tape', ...tape({ request: call(1, 'b'), response: result(1, 'two') }) },
      tape({
        request: { body: JSON.stringify(call(1, 'c')) },
        response: { body: { string: JSON.stringify(result(1, 'three')) } },
      }),
    );
    expect(readLog(log).sessions).toMatchObject([
      { name: 'main', unanswered: 1, records: [{ response: content('one') }, { tool: 'a', state: 'unanswered' }] },
      { name: 'tape', records: [{ tool: 'b', response: content('two') }] },
      { name: 'conversation 3', records: [{ tool: 'c', response: content('three') }] },
    ]);
  });

  test('the calls of an SDK', () => {
    const request = { method: 'call_tool', args: ['a', { x: 1 }], kwargs: {} };
    const log = {
      session_id: 's',
      calls: [
        { request, response: { success: true, result: { ...content('one'), isError: false }, error: null } },
        { request, response: { success: false, result: null, error: 'gone' } },
        { request: { method: 'list_tools', args: [], kwargs: {} }, response: { success: true, result: { tools: [] } } },
      ],
    };
    expect(readLog(lines(log)).sessions).toMatchObject([
      {
        name: 's',
        errors: 1,
        records: [
          { tool: 'a', args: { x: 1 }, response: content('one') },
          { tool: 'a', args: { x: 1 }, response: { $error: true, $value: 'gone' } },
        ],
      },
    ]);
  });

  test('the samples', () => {
    const read = (name: string): unknown[] =>
      sample(name).sessions.flatMap(({ records }) =>
        records.map(({ tool, line, resultLine }) => [tool, line, resultLine]),
      );
    expect(read('mcp.jsonl')).toEqual([
      ['read_note', 4, 9],
      ['read_note', 5, 8],
      ['delete_note', 10, 13],
      ['delete_note', 12, undefined],
      ['drop_notes', 14, 15],
    ]);
    expect(read('mcp-gateway.jsonl')).toEqual([
      ['mcp__wiki__search', 2, 7],
      ['mcp__github__search', 4, 5],
      ['mcp__github__get_issue', 8, 9],
    ]);
    expect(read('mcp-sdk.jsonl')).toEqual([
      ['read_file', 3, 4],
      ['read_file', 5, 6],
    ]);
    expect(read('mcp-cassette.json')).toEqual([
      ['add', 5, 5],
      ['add', 6, undefined],
    ]);
  });
});

describe('other protocols on JSON-RPC', () => {
  test.each([
    ['ACP', { jsonrpc: '2.0', id: 0, method: 'initialize', params: { protocolVersion: 1 } }],
    ['LSP', { jsonrpc: '2.0', id: 0, method: 'initialize', params: { rootUri: null, capabilities: {} } }],
    ['another', { jsonrpc: '2.0', id: 0, method: 'session/prompt', params: {} }],
  ])('%s is not taken for MCP', (_name, message) => {
    expect(() => readLog(lines(message))).toThrow(TRIED);
  });
});
