import { describe, expect, test } from '@jest/globals';
import { lines, type ReadLog, readLog, sampleLogs, settings, TRIED } from '../helpers/logs.ts';

const USE = (id: string, rest: object = {}): object => ({
  type: 'agent.tool_use',
  id,
  name: 'bash',
  input: {},
  ...rest,
});
const RESULT = (id: string, rest: object = {}): object => ({ type: 'agent.tool_result', tool_use_id: id, ...rest });

function sample(name: string): ReadLog {
  return readLog(sampleLogs().find((log) => log.name === name)?.text ?? '');
}

describe('events of Managed Agents', () => {
  const log = sample('anthropic-managed-agents.jsonl');

  test('each kind of call is paired with its kind of result, on both lines', () => {
    expect(log).toMatchObject({ format: 'anthropic-managed-agents', framing: 'lines', skipped: {} });
    const [main] = log.sessions;
    expect(main?.records.map(({ tool, line, resultLine }) => [tool, line, resultLine])).toEqual([
      ['bash', 4, 5],
      ['mcp__fish__count', 6, 10],
      ['ring_bell', 12, 13],
    ]);
    expect(main?.records.map(({ args }) => args)).toEqual([{ command: 'cat level' }, { kind: 'carp' }, {}]);
  });

  test('a refusal is no answer, the error that follows is', () => {
    const [main] = log.sessions;
    expect(main).toMatchObject({ errors: 1, duplicates: 0, orphans: 0 });
    expect(main?.records.map(({ response }) => response)).toEqual([
      { $value: [{ type: 'text', text: '12 cm' }] },
      { $error: true, $value: [{ type: 'text', text: 'Refused: Do not wake the fish.' }] },
      { $value: [{ type: 'text', text: 'ding' }] },
    ]);
  });

  test('a sub-agent is a session of its own, also where its result does not say so', () => {
    expect(log.sessions.map(({ name }) => name)).toEqual(['sesn_pond', 'sesn_pond/sthr_net']);
    expect(log.sessions[1]?.records).toMatchObject([{ tool: 'bash', line: 11, resultLine: 14, state: 'answered' }]);
  });

  test('what one turn of the model calls is one batch, even when a result comes in between', () => {
    const turn = (id: string): object => ({ type: 'span.model_request_start', id, processed_at: 'now' });
    const text = lines(turn('1'), USE('a'), RESULT('a'), USE('b'), RESULT('b'), turn('2'), USE('c'));
    expect(readLog(text).sessions[0]?.records.map(({ batch }) => batch)).toEqual([1, 1, 2]);
  });

  test('a list of events, one of which the client answers', () => {
    const list = sample('anthropic-managed-agents-list.json');
    expect(list.sessions).toMatchObject([{ name: 'main', unanswered: 0, orphans: 0 }]);
    expect(list.sessions[0]?.records.map(({ line, resultLine }) => [line, resultLine])).toEqual([
      [3, 6],
      [4, 5],
    ]);
  });

  test('an object that holds the events of a session', () => {
    const text = JSON.stringify({ session: { id: 's1' }, events: [USE('a'), RESULT('a', { content: [] })] }, null, 1);
    expect(readLog(text).sessions).toMatchObject([{ name: 's1', records: [{ response: { $value: [] } }] }]);
  });

  test('recorded calls of the API: what the client sends is read when it comes back', () => {
    const calls = sample('anthropic-managed-agents-calls.jsonl');
    expect(calls.skipped).toEqual({});
    expect(calls.sessions).toMatchObject([
      { name: 'sesn_hill', duplicates: 0, orphans: 0, records: [{ tool: 'ring_bell', line: 3, resultLine: 5 }] },
    ]);
  });

  test('unanswered calls, orphans, and events told twice', () => {
    const text = lines(USE('a'), USE('a'), RESULT('a'), RESULT('a'), RESULT('z'), USE('b'));
    const [session] = readLog(text).sessions;
    expect(session).toMatchObject({ unanswered: 1, orphans: 1, duplicates: 2 });
    expect(session?.records.map(({ state }) => state)).toEqual(['answered', 'unanswered']);
  });

  test('unknown types are counted once an item', () => {
    expect(readLog(lines(USE('a'), { type: 'agent.dream' }, { type: 'agent.thinking' })).skipped).toEqual({
      'of unknown type': 1,
    });
    const events = [USE('a'), { type: 'agent.dream' }, { type: 'agent.dream' }];
    expect(readLog(JSON.stringify({ events })).skipped).toEqual({ 'of unknown type': 1 });
  });

  test('a session that calls nothing is one', () => {
    const text = lines({ type: 'agent.message', id: '1', processed_at: null, content: [] });
    expect(readLog(text)).toMatchObject({ format: 'anthropic-managed-agents', sessions: [{ records: [] }] });
  });

  test.each([
    ['events of another agent', { type: 'session.start', id: '1', data: {} }],
    ['a call with no name', { type: 'agent.tool_use', id: '1' }],
    ['a list of something else', { data: [{ type: 'model', id: '1' }] }],
  ])('%s are not taken', (_, item) => {
    expect(() => readLog(lines(item))).toThrow(TRIED);
  });
});

describe('after how many compactions a call was made', () => {
  const event = (type: string, id: string, rest: object = {}): object => ({ type, id, processed_at: 'now', ...rest });
  const use = (id: string, rest: object = {}): object => event('agent.tool_use', id, { name: id, input: {}, ...rest });
  const compacted = (id: string, rest: object = {}): object => event('agent.thread_context_compacted', id, rest);

  test('the session and each thread have their own; an event that is listed again is a copy', () => {
    const thread = { session_thread_id: 'x' };
    const log = readLog(
      lines(
        ...[use('a'), use('b', thread), compacted('1'), use('c'), use('d', thread), compacted('1'), use('e')],
        ...[compacted('2', thread), use('f'), use('g', thread)],
      ),
    );
    expect(settings(log)).toEqual({
      main: ['a nowhere 0', 'c nowhere 1', 'e nowhere 1', 'f nowhere 1'],
      'main/x': ['b nowhere 0', 'd nowhere 0', 'g nowhere 1'],
    });
    expect(log.skipped).toEqual({});
  });
});
