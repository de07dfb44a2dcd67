import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ToolReplayError } from '../../src/error.ts';
import { type LoggedRecord, lines, type ReadLog, readLog, settings, TRIED } from '../helpers/logs.ts';

/** Attributes as OTLP/JSON writes them. */
function list(attributes: { [key: string]: unknown }): object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : value,
  }));
}

interface SpanOptions {
  parent?: string;
  trace?: string;
  at: [start: number, end: number];
  status?: object;
  events?: object[];
}

function span(id: string, attributes: { [key: string]: unknown }, options: SpanOptions): object {
  const { parent, trace = 't', at, ...rest } = options;
  const times = { startTimeUnixNano: `${at[0]}`, endTimeUnixNano: `${at[1]}` };
  const ids = { traceId: trace, spanId: id, ...(parent !== undefined && { parentSpanId: parent }) };
  return { ...ids, name: 'a span', ...times, attributes: list(attributes), ...rest };
}

function tool(id: string, name: string, rest: { [key: string]: unknown }, options: SpanOptions): object {
  return span(id, { 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': name, ...rest }, options);
}

const ARGS = 'gen_ai.tool.call.arguments';
const RESULT = 'gen_ai.tool.call.result';
const CALL_ID = 'gen_ai.tool.call.id';
const CONVERSATION = 'gen_ai.conversation.id';
const AGENT = { 'gen_ai.operation.name': 'invoke_agent' };

/** A line that a collector writes. */
const otlp = (...spans: object[]): object => ({ resourceSpans: [{ scopeSpans: [{ spans }] }] });

/** Each session with its calls, a call as its tool and the number of those that it was issued with. */
function order({ sessions }: ReadLog): { [session: string]: string[] } {
  return Object.fromEntries(
    sessions.map(({ name, records }) => [name, records.map(({ tool, batch }) => `${tool} ${batch}`)]),
  );
}

function records(...items: object[]): LoggedRecord[] {
  return readLog(lines(...items)).sessions.flatMap((session) => session.records);
}

const only = (item: object): LoggedRecord | undefined => records(item)[0];
const sample = (name: string): ReadLog => readLog(readFileSync(join(process.cwd(), 'samples', 'formats', name)));

describe('spans of OpenTelemetry', () => {
  test('calls are in the order of their starts; those that ran at one time were issued together', () => {
    const log = lines(
      otlp(tool('3', 'third', { [RESULT]: '3' }, { at: [30, 40] })),
      otlp(tool('2', 'second', { [RESULT]: '2' }, { at: [15, 18] }), tool('4', 'fourth', {}, { at: [40, 50] })),
      otlp(tool('1', 'first', { [ARGS]: '{"a": 1.0}', [RESULT]: 'text' }, { at: [10, 20] })),
    );
    const read = readLog(log);
    expect(order(read)).toEqual({ t: ['first 1', 'second 1', 'third 2', 'fourth 3'] });
    expect(read.sessions[0]?.records[0]).toEqual({
      tool: 'first',
      args: { a: 1 },
      response: { $value: 'text' },
      line: 3,
      resultLine: 3,
      batch: 1,
      state: 'answered',
    });
    expect(read.sessions[0]?.unanswered).toBe(1);
  });

  test('a call whose result was not recorded has no answer', () => {
    const [none, empty] = records(
      otlp(tool('1', 'quiet', {}, { at: [1, 2] }), tool('2', 'empty', { [RESULT]: '{}' }, { at: [3, 4] })),
    );
    expect(none).toMatchObject({ tool: 'quiet', args: {}, state: 'unanswered' });
    expect(none).not.toHaveProperty('response');
    expect(empty).toMatchObject({ tool: 'empty', response: {}, state: 'answered' });
  });

  test.each([
    ['withheld by OpenInference', { 'openinference.span.kind': 'TOOL', 'output.value': '__REDACTED__' }],
    ['withheld by ADK', { 'gcp.vertex.agent.tool_call_args': '{}', 'gcp.vertex.agent.tool_response': '{}' }],
  ])('an answer %s is none', (_name, attributes) => {
    expect(only(otlp(tool('1', 'x', attributes, { at: [1, 2] })))).toMatchObject({ args: {}, state: 'unanswered' });
  });

  test.each([
    ['a status code', {}, { status: { code: 2, message: 'it broke' } }, 'it broke'],
    ['a status name', {}, { status: { code: 'STATUS_CODE_ERROR' } }, undefined],
    ['an SDK status', {}, { status: { status_code: 'ERROR', description: 'no' } }, 'no'],
    ['error.type', { 'error.type': 'Timeout' }, {}, 'Timeout'],
    [
      'an exception',
      {},
      {
        status: { code: 2 },
        events: [{ name: 'exception', attributes: list({ 'exception.message': 'why' }) }],
      },
      'why',
    ],
    ['the tool status of Strands', { 'gen_ai.tool.status': 'error', [RESULT]: 'bad' }, {}, 'bad'],
  ])('%s marks an error', (_name, attributes, rest, value) => {
    const log = readLog(lines(otlp(tool('1', 'x', attributes, { at: [1, 2], ...rest }))));
    expect(log.sessions[0]?.errors).toBe(1);
    expect(log.sessions[0]?.records[0]?.response).toEqual({ $error: true, ...(value && { $value: value }) });
  });

  test('a status that is no error, and an error in words, mark none', () => {
    const log = otlp(tool('1', 'x', { [RESULT]: 'Error: no such file' }, { at: [1, 2], status: { code: 1 } }));
    expect(only(log)?.response).toEqual({ $value: 'Error: no such file' });
  });

  test('attributes of any type are the value that they wrap', () => {
    const value = {
      kvlistValue: {
        values: list({
          count: { intValue: '3' },
          share: { doubleValue: 0.5 },
          names: { arrayValue: { values: [{ stringValue: 'a' }, { boolValue: true }] } },
          __proto__x: { kvlistValue: { values: [] } },
        }),
      },
    };
    const log = otlp(tool('1', 'x', { [ARGS]: value, [RESULT]: { intValue: '7' } }, { at: [1, 2] }));
    expect(only(log)).toMatchObject({
      args: { count: 3, share: 0.5, names: ['a', true], __proto__x: {} },
      response: { $value: 7 },
    });
  });

  test('a call recorded by more than one span is one call', () => {
    const call = { [CALL_ID]: 'c', [ARGS]: '{"a":1}' };
    const mcp = { 'mcp.method.name': 'tools/call', [RESULT]: 'seen' };
    const log = lines(
      otlp(tool('9', 'x', { ...call, [RESULT]: 'seen' }, { at: [20, 30], parent: '8' })),
      otlp(tool('3', 'server_x', mcp, { at: [3, 8], parent: '2' })),
      otlp(span('2', {}, { at: [2, 9], parent: '1' })),
      otlp(tool('1', 'x', call, { at: [1, 10] })),
      otlp(tool('1', 'x', call, { at: [1, 10] })),
      otlp(tool('4', 'x', { [CALL_ID]: 'c', [ARGS]: '{"a":2}', [RESULT]: 'other' }, { at: [40, 50] })),
    );
    const [session] = readLog(log).sessions;
    expect(session?.records.map(({ args, response }) => [args, response])).toEqual([
      [{ a: 1 }, { $value: 'seen' }],
      [{ a: 2 }, { $value: 'other' }],
    ]);
    expect(session?.duplicates).toBe(3);
  });

  test('a tool that another calls is a call of its own, and MCP alone is taken as it is', () => {
    const log = otlp(
      tool('1', 'outer', { [ARGS]: '{"a":1}' }, { at: [1, 10] }),
      tool('2', 'inner', { [ARGS]: '{"a":1}' }, { at: [2, 3], parent: '1' }),
      tool('3', 'remote', { 'mcp.method.name': 'tools/call' }, { at: [20, 30] }),
      tool('4', 'remote', { 'mcp.method.name': 'tools/list' }, { at: [40, 50] }),
    );
    expect(records(log).map((record) => record.tool)).toEqual(['outer', 'inner', 'remote']);
  });

  test('the conversation is the session, across traces; without one the trace is', () => {
    const chat = { 'gen_ai.operation.name': 'chat', [CONVERSATION]: 'talk' };
    const log = lines(
      otlp(tool('1', 'late', {}, { trace: 'b', at: [50, 60] }), span('0', chat, { trace: 'b', at: [40, 70] })),
      otlp(tool('1', 'early', { [CONVERSATION]: 'talk' }, { trace: 'a', at: [10, 20] })),
      otlp(tool('1', 'apart', {}, { trace: 'c', at: [1, 2] })),
      otlp(span('1', { 'http.method': 'GET' }, { trace: 'd', at: [1, 2] })),
      otlp(span('1', { 'gen_ai.system': 'some' }, { trace: 'e', at: [1, 2] })),
    );
    expect(order(readLog(log))).toEqual({ talk: ['early 1', 'late 1'], c: ['apart 1'], e: [] });
  });

  test('the run of an agent inside that of another is a session of its own', () => {
    const log = otlp(
      span('a', AGENT, { at: [0, 100] }),
      tool('1', 'ask', { [RESULT]: 'r' }, { at: [10, 40], parent: 'a' }),
      span('b', AGENT, { at: [11, 39], parent: '1' }),
      span('m', {}, { at: [12, 38], parent: 'b' }),
      tool('2', 'look', { [RESULT]: 'r' }, { at: [20, 30], parent: 'm' }),
      tool('3', 'ask', { [RESULT]: 'r' }, { at: [50, 60], parent: 'a' }),
    );
    expect(order(readLog(lines(log)))).toEqual({ t: ['ask 1', 'ask 2'], 't/b': ['look 1'] });
  });

  test('spans that are each other’s parents end nothing', () => {
    const log = otlp(
      span('a', AGENT, { at: [0, 9], parent: 'b' }),
      span('b', AGENT, { at: [0, 9], parent: 'a' }),
      tool('1', 'x', {}, { at: [1, 2], parent: 'a' }),
    );
    expect(records(log)).toHaveLength(1);
  });

  test('a value that has no one meaning is refused where it stands', () => {
    const log = lines(otlp(), otlp(tool('1', 'x', {}, { at: [1, 2] }))).replace(
      '"attributes":[',
      `"attributes":[{"key":"${ARGS}","value":{"kvlistValue":{"values":[${'{"key":"a","value":{"boolValue":true}},'.repeat(2).slice(0, -1)}]}}},`,
    );
    expect(() => readLog(log)).toThrow(ToolReplayError);
    try {
      readLog(log);
    } catch (error) {
      expect((error as ToolReplayError).code).toBe('duplicate-key');
      expect((error as ToolReplayError).place).toEqual({ line: 2 });
    }
  });
});

describe('what is known as such', () => {
  test('traces without a call, and attributes without their span', () => {
    expect(readLog(lines(otlp(span('1', { 'gen_ai.system': 's' }, { at: [1, 2] }))))).toMatchObject({
      format: 'otel',
      sessions: [{ name: 't', records: [] }],
    });
    expect(readLog(lines({ 'gen_ai.operation.name': 'execute_tool', input: '{}' }))).toMatchObject({
      format: 'otel',
      skipped: { 'of unknown type': 1 },
    });
  });

  test('a record of a log that names a trace is no span', () => {
    const record = { timestamp: 1, trace_id: 't', span_id: '1', body: 'hello', attributes: {} };
    expect(() => readLog(lines(record))).toThrow(TRIED);
    expect(() => readLog(lines({ data: [{ id: 1 }] }))).toThrow(TRIED);
  });

  test('exports of logs between those of spans hold no call', () => {
    const log = lines({ resourceLogs: [] }, otlp(tool('1', 'x', {}, { at: [1, 2] })), { something: 'else' });
    expect(readLog(log).skipped).toEqual({ 'of unknown type': 1 });
  });

  test('the samples', () => {
    expect(order(sample('otel-jaeger.json'))).toEqual({ 'chat-17': ['get_weather 1', 'get_time 1'] });
    expect(order(sample('otel-tempo.json'))).toEqual({ 'q83vAQ==': ['lookup 1', 'lookup 2'] });
    expect(sample('otel-sdk.json').sessions).toMatchObject([
      { name: '0xaa', records: [] },
      { name: '0xbb', unanswered: 1, errors: 1, records: [{ tool: 'build' }, { tool: 'deploy', state: 'answered' }] },
    ]);
    const { sessions } = sample('otel-otlp.jsonl');
    expect(sessions).toMatchObject([
      { duplicates: 1, errors: 1, unanswered: 1 },
      { name: expect.stringMatching(/\/a2$/) },
    ]);
    expect(sessions[0]?.records.map(({ line }) => line)).toEqual([3, 2, 5, 6, 7]);
  });
});

describe('where a call was made', () => {
  const CWD = 'process.working_directory';

  test('is said of the process that the span comes from, or of the span', () => {
    const spans = [tool('1', 'a', {}, { at: [1, 2] }), tool('2', 'b', { [CWD]: '/v' }, { at: [3, 4] })];
    const resource = { attributes: list({ 'service.name': 'x', [CWD]: '/w' }) };
    const log = lines({
      resourceSpans: [
        { resource, scopeSpans: [{ spans }] },
        { scopeSpans: [{ spans: [tool('3', 'c', {}, { at: [5, 6] })] }] },
      ],
    });
    expect(settings(readLog(log))).toEqual({ t: ['a /w 0', 'b /v 0', 'c nowhere 0'] });
  });

  test('is said in the dump of an SDK by each span', () => {
    const own = { ...tool('1', 'a', {}, { at: [1, 2] }), resource: { attributes: { [CWD]: '/w' } } };
    expect(settings(readLog(lines(own)))).toEqual({ t: ['a /w 0'] });
  });
});
