import { describe, expect, test } from '@jest/globals';
import { lines, readLog, settings } from '../helpers/logs.ts';

let events = 0;

function event(type: string, data: object, rest: object = {}): object {
  return { type, id: `e${++events}`, parentId: null, timestamp: '2026-03-02T08:00:00Z', data, ...rest };
}

const START = (toolCallId: string, args: unknown, rest: object = {}, outer: object = {}): object =>
  event('tool.execution_start', { toolCallId, toolName: 'bash', arguments: args, ...rest }, outer);
const COMPLETE = (toolCallId: string, content: unknown, rest: object = {}, outer: object = {}): object =>
  event('tool.execution_complete', { toolCallId, success: true, result: { content }, ...rest }, outer);
const ASK = (messageId: string, ...requests: readonly [id: string, args: unknown][]): object =>
  event('assistant.message', {
    messageId,
    toolRequests: requests.map(([toolCallId, args]) => ({ toolCallId, name: 'bash', arguments: args })),
  });

describe('events of Copilot CLI', () => {
  test('a call is told once, where it starts, although it was asked for before', () => {
    const log = lines(
      event('session.start', { sessionId: 's' }),
      ASK('m', ['A', { c: 1 }], ['B', { c: 2 }]),
      START('A', { c: 1 }),
      COMPLETE('A', '{"n":1}'),
      START('B', { c: 2 }),
      COMPLETE('B', 'text', { result: { content: 'text', detailedContent: 'shown' } }),
    );
    expect(readLog(log)).toEqual({
      format: 'copilot-cli',
      framing: 'lines',
      skipped: {},
      sessions: [
        {
          ...{ name: 's', unanswered: 0, orphans: 0, duplicates: 0, errors: 0 },
          records: [
            { tool: 'bash', args: { c: 1 }, response: { n: 1 }, line: 3, resultLine: 4, batch: 1, state: 'answered' },
            {
              ...{ tool: 'bash', args: { c: 2 }, response: { $value: 'text' }, line: 5, resultLine: 6 },
              ...{ batch: 1, state: 'answered' },
            },
          ],
        },
      ],
    });
  });

  test('what was asked for and never started is a call where it was asked for', () => {
    const log = lines(
      ASK('m1', ['A', { c: 1 }], ['B', '{"c":2}'], ['C', ['x']]),
      COMPLETE('B', 'b'),
      ASK('m2', ['D', undefined]),
      event('abort', {}),
    );
    const [session] = readLog(log).sessions;
    expect(session?.records.map(({ args, line, batch, resultLine }) => [args, line, batch, resultLine])).toEqual([
      [{ c: 1 }, 1, 1, undefined],
      [{ c: 2 }, 1, 1, 2],
      [{ $value: ['x'] }, 1, 1, undefined],
      [{}, 3, 2, undefined],
    ]);
    expect(session).toMatchObject({ unanswered: 3, orphans: 0, duplicates: 0 });
  });

  test('a start that comes late is no second call', () => {
    const log = lines(ASK('m1', ['A', { c: 1 }]), ASK('m2', ['B', {}]), START('A', { c: 1 }), COMPLETE('A', 'a'));
    const [session] = readLog(log).sessions;
    expect(session?.records.map(({ line, state }) => [line, state])).toEqual([
      [1, 'answered'],
      [2, 'unanswered'],
    ]);
    expect(session?.duplicates).toBe(0);
  });

  test('a request that is written after its start is no second call', () => {
    const [session] = readLog(lines(START('A', {}), ASK('m', ['A', {}]), COMPLETE('A', 'a'))).sessions;
    expect(session?.records).toHaveLength(1);
    expect(session?.duplicates).toBe(0);
  });

  test('copies, second answers and answers to nothing are counted', () => {
    const log = lines(START('A', {}), START('A', {}), COMPLETE('A', 1), COMPLETE('A', 2), COMPLETE('Z', 3));
    const [session] = readLog(log).sessions;
    expect(session?.records.map(({ response }) => response)).toEqual([{ $value: 1 }]);
    expect(session).toMatchObject({ duplicates: 2, orphans: 1, unanswered: 0 });
  });

  test('an error is one by the field for it', () => {
    const error = { message: 'no', code: 'denied' };
    const log = lines(
      ...['A', 'B', 'C', 'D'].map((id) => START(id, { id })),
      COMPLETE('A', '', { success: false, result: undefined, error }),
      COMPLETE('B', 'failed', { success: false }),
      COMPLETE('C', 'Error: it failed'),
      COMPLETE('D', '', { result: null }),
    );
    const [session] = readLog(log).sessions;
    expect(session?.errors).toBe(2);
    expect(session?.records.map(({ response }) => response)).toEqual([
      { $error: true, $value: error },
      { $error: true, $value: 'failed' },
      { $value: 'Error: it failed' },
      {},
    ]);
  });

  test('a sub-agent is a session of its own, and one of its own below it', () => {
    const log = lines(
      event('session.start', { sessionId: 's' }),
      START('T', { agent: 'explore' }),
      event('subagent.started', { toolCallId: 'T' }, { agentId: 'a1' }),
      START('A', {}, { parentToolCallId: 'T' }),
      START('U', {}, {}, { agentId: 'a1' }),
      event('subagent.started', { toolCallId: 'U' }, { agentId: 'a1' }),
      START('B', {}, {}, { agentId: 'U' }),
      COMPLETE('A', 'a'),
      COMPLETE('B', 'b'),
      COMPLETE('T', 't'),
    );
    const { sessions } = readLog(log);
    expect(sessions.map(({ name, records, orphans }) => [name, records.length, orphans])).toEqual([
      ['s', 1, 0],
      ['s/a1', 2, 0],
      ['s/a1/U', 1, 0],
    ]);
    expect(sessions.flatMap(({ records }) => records.map(({ state }) => state))).toEqual([
      ...['answered', 'answered', 'unanswered', 'answered'],
    ]);
  });

  test('a tool of an MCP server has the name that agents give it', () => {
    const [session] = readLog(lines(START('A', {}, { mcpServerName: 'git', mcpToolName: 'log' }))).sessions;
    expect(session?.records[0]?.tool).toBe('mcp__git__log');
  });

  test('types without calls are passed over in silence, unknown ones are counted', () => {
    const log = lines(
      START('A', {}),
      event('session.something_new', {}),
      event('assistant.reasoning', {}),
      event('external_tool.requested', { toolCallId: 'A', toolName: 'bash', arguments: {} }),
      { type: 'result', exitCode: 0 },
      event('tool.something_new', {}),
      event('weather.changed', {}),
    );
    const read = readLog(log);
    expect(read.skipped).toEqual({ 'of unknown type': 2 });
    expect(read.sessions.map(({ records }) => records.length)).toEqual([1]);
  });

  test('the events can be an array, or stand one after the other over many lines', () => {
    const log = [ASK('m', ['A', {}]), START('A', {}), COMPLETE('A', 'a')];
    const texts = [
      JSON.stringify(log),
      JSON.stringify(log, null, 2),
      log.map((one) => JSON.stringify(one, null, 2)).join('\n'),
    ];
    for (const text of texts) {
      const { format, sessions } = readLog(text);
      expect([format, sessions[0]?.records.length, sessions[0]?.unanswered]).toEqual(['copilot-cli', 1, 0]);
    }
  });

  test('arguments that have no one meaning are an error on the line where they stand', () => {
    const request = '{"toolCallId":"A","name":"x","arguments":{"a":1,"a":2}}';
    const log = `{"type":"assistant.message","data":{"toolRequests":[${request}]}}\n{"type":"user.message","data":{}}\n`;
    expect(() => readLog(log)).toThrow(expect.objectContaining({ code: 'duplicate-key', place: { line: 1 } }));
  });

  test('dotted types of others are not taken', () => {
    const others = [
      { type: 'session.idle', properties: {} },
      { type: 'user.message', id: '1', content: [] },
      { type: 'session.updated', id: '1', data: {} },
    ];
    for (const other of others)
      expect(() => readLog(lines(other))).toThrow(expect.objectContaining({ code: 'format' }));
  });
});

describe('where a call was made, and after how many compactions', () => {
  const happened = (type: string, data: object, rest: object = {}): object => ({ type, data, ...rest });
  const call = (id: string, rest: object = {}): object =>
    happened('tool.execution_start', { toolCallId: id, toolName: id, arguments: {} }, rest);

  test('the directory is that of the start, or of the last change', () => {
    const request = { toolCallId: 'b', name: 'b', arguments: {} };
    const log = lines(
      ...[happened('session.start', { sessionId: 's', context: { cwd: '/w' } }), call('a')],
      ...[happened('assistant.message', { toolRequests: [request] }, { id: 'm' })],
      ...[happened('session.context_changed', { cwd: '/v' }), call('c'), call('d', { agentId: 'x' })],
      ...[happened('session.resume', { context: {} }), call('e'), happened('session.start', { sessionId: 't' })],
      call('f'),
    );
    expect(settings(readLog(log))).toEqual({
      s: ['a /w 0', 'c /v 0', 'e /v 0', 'b /w 0'],
      's/x': ['d /v 0'],
      t: ['f nowhere 0'],
    });
  });

  test('a compaction counts when it succeeded, and so does what else was taken from the model', () => {
    const log = readLog(
      lines(
        ...[call('a'), happened('session.compaction_start', {}), call('b')],
        ...[happened('session.compaction_complete', { success: false }), call('c')],
        ...[happened('session.compaction_complete', { success: true }, { id: '1' }), call('d')],
        ...[happened('session.compaction_complete', { success: true }, { id: '1' }), call('e')],
        ...[happened('session.truncation', { messagesRemovedDuringTruncation: 0 }), call('f')],
        ...[happened('session.truncation', { messagesRemovedDuringTruncation: 3 }), call('g')],
        ...[happened('session.context_cleared', {}), call('h')],
      ),
    );
    const eras = ['a 0', 'b 0', 'c 0', 'd 1', 'e 1', 'f 1', 'g 2', 'h 3'];
    expect(settings(log)).toEqual({ main: eras.map((text) => text.replace(' ', ' nowhere ')) });
    expect(log.skipped).toEqual({});
  });

  test('that of a sub-agent is of no other', () => {
    const agent = { agentId: 'x' };
    const compacted = happened('session.compaction_complete', { success: true }, agent);
    const log = lines(compacted, call('a'), call('b', agent), compacted, call('c'), call('d', agent));
    expect(settings(readLog(log))).toEqual({
      main: ['a nowhere 0', 'c nowhere 0'],
      'main/x': ['b nowhere 0', 'd nowhere 1'],
    });
  });
});
