import { describe, expect, test } from '@jest/globals';
import { formatOf, lines, type ReadLog, readLog, sampleLogs, settings } from '../helpers/logs.ts';

const USE = (id: string, name: string, input: unknown = {}): object => ({ type: 'tool_use', id, name, input });
const RESULT = (id: string, content?: unknown, rest: object = {}): object => ({
  type: 'tool_result',
  tool_use_id: id,
  content,
  ...rest,
});
const SAYS = (...content: object[]): object => ({ role: 'assistant', content });
const HEARS = (...content: object[]): object => ({ role: 'user', content });

function sample(name: string): ReadLog {
  return readLog(sampleLogs().find((log) => log.name === name)?.text ?? '');
}

/** What each session holds, shortly: the calls as `tool batch:line>line state`. */
function summary({ sessions }: ReadLog): { [name: string]: string[] } {
  const short = sessions.map(({ name, records }): [string, string[]] => [
    name,
    records.map((r) => `${r.tool} ${r.batch}:${r.line}>${r.resultLine ?? ''} ${r.state}`),
  ]);
  return Object.fromEntries(short);
}

describe('a request of the Messages API', () => {
  test('results come in any order; calls of a message are one batch; each has both of its lines', () => {
    const log = sample('anthropic-messages.json');
    expect(log).toMatchObject({ format: 'anthropic-messages', framing: 'document', skipped: {} });
    expect(summary(log)).toEqual({
      'conversation 1': [
        'read_sensor 1:11>32 answered',
        'read_sensor 1:12>31 answered',
        'web_search 1:13>14 answered',
        'mcp__diary__list_notes 1:19>20 answered',
        'open_valve 2:38>40 answered',
        'finish 3:41> unanswered',
      ],
    });
    expect(log.sessions[0]).toMatchObject({ unanswered: 1, orphans: 0, duplicates: 0, errors: 2 });
  });

  test('responses as they are, errors where they are marked, and an absent mark is none', () => {
    const { sessions } = sample('anthropic-messages.json');
    expect(sessions[0]?.records.map(({ response }) => response)).toEqual([
      { moisture: 0.31 },
      { $error: true, $value: 'no such bed' },
      { $error: true, $value: { type: 'web_search_tool_result_error', error_code: 'max_uses_exceeded' } },
      { $value: [{ type: 'text', text: '{"notes":2}' }] },
      {},
      undefined,
    ]);
  });

  test('an id twice in a conversation is a copy, and a result of nothing an orphan', () => {
    const messages = [
      SAYS(USE('A', 'read', { n: 1 })),
      SAYS(USE('A', 'read', { n: 1 })),
      HEARS(RESULT('A', 'one'), RESULT('A', 'two'), RESULT('B', 'three')),
    ];
    const [session] = readLog(JSON.stringify({ messages })).sessions;
    expect(session).toMatchObject({ duplicates: 2, orphans: 1, unanswered: 0 });
    expect(session?.records.map(({ response }) => response)).toEqual([{ $value: 'one' }]);
  });
});

describe('the carriers of messages', () => {
  test('a conversation a line: the ids of one say nothing of another', () => {
    const log = sample('anthropic-messages-conversations.jsonl');
    expect(summary(log)).toEqual({
      'conversation 1': ['list_shed 1:1>1 answered'],
      'conversation 2': ['list_shed 1:2>2 answered'],
      'conversation 3': [],
      'conversation 4': ['lend 1:4> unanswered'],
    });
    expect(log.sessions.map(({ duplicates }) => duplicates)).toEqual([0, 0, 0, 0]);
  });

  test('a message a line, and a response of the API', () => {
    const response = { type: 'message', id: 'msg_1', ...SAYS(USE('A', 'read')), stop_reason: 'tool_use' };
    const log = lines({ role: 'user', content: 'hi' }, response, HEARS(RESULT('A', 'x')), SAYS(USE('B', 'read')));
    expect(summary(readLog(log))).toEqual({ 'conversation 1': ['read 1:2>3 answered', 'read 2:4> unanswered'] });
    expect(summary(readLog(JSON.stringify(response)))).toEqual({ 'conversation 1': ['read 1:1> unanswered'] });
  });

  test('messages told in turn that say which conversation they are of', () => {
    const log = lines(
      { session_id: 'a', ...SAYS(USE('A', 'read')) },
      { session_id: 'b', ...SAYS(USE('A', 'read')) },
      { session_id: 'a', ...HEARS(RESULT('A', 'of a')) },
    );
    const { sessions } = readLog(log);
    const responses = sessions.map(({ name, records }) => [name, records.map(({ response }) => response)]);
    expect(responses.slice(-2)).toEqual([
      ['a', [{ $value: 'of a' }]],
      ['b', [undefined]],
    ]);
  });

  test('an array of messages is one conversation, however plainly it starts', () => {
    const hello = [HEARS({ type: 'text', text: 'hi' }), { role: 'assistant', content: 'hello' }];
    const log = readLog(JSON.stringify([...hello, SAYS(USE('A', 'read')), HEARS(RESULT('A', 'x'))], null, 2));
    expect(log).toMatchObject({ format: 'anthropic-messages', skipped: {} });
    expect(summary(log)).toEqual({ 'conversation 1': [expect.stringMatching(/^read 1:\d+>\d+ answered$/)] });
  });

  test('an array of conversations is as many', () => {
    const text = JSON.stringify([{ messages: [SAYS(USE('A', 'one'))] }, [SAYS(USE('A', 'two'))]]);
    expect(summary(readLog(text))).toEqual({
      'conversation 1': ['one 1:1> unanswered'],
      'conversation 2': ['two 1:1> unanswered'],
    });
  });

  test('a history that grows line by line under one id is one conversation', () => {
    const first = [SAYS(USE('A', 'read'))];
    const log = lines(
      { session_id: 's', messages: first },
      { session_id: 's', messages: [...first, HEARS(RESULT('A', 'x')), SAYS(USE('B', 'write'))] },
    );
    const [session, ...others] = readLog(log).sessions;
    expect(others).toEqual([]);
    expect(session).toMatchObject({ name: 's', duplicates: 1, unanswered: 1 });
    expect(session?.records.map(({ tool, resultLine }) => [tool, resultLine])).toEqual([
      ['read', 2],
      ['write', undefined],
    ]);
  });

  test('Cline', () => {
    const log = sample('anthropic-messages-cline.json');
    expect(summary(log)).toEqual({
      '1772438400000_shed': ['read_file 1:17>25 answered', 'search_files 1:18>26 answered'],
    });
    expect(log.sessions[0]?.records.map(({ response }) => response)).toEqual([
      { text: 'peas' },
      { $value: ['seeds.txt:1'] },
    ]);
  });

  test('Roo', () => {
    expect(summary(sample('anthropic-messages-roo.json'))).toEqual({
      'conversation 1': ['read_file 1:5>11 answered', 'write_to_file 2:18> unanswered'],
    });
  });

  test('what is no message is counted', () => {
    expect(readLog(lines(SAYS(USE('A', 'read')), { note: 1 })).skipped).toEqual({ 'of unknown type': 1 });
  });
});

describe('what is not taken', () => {
  test.each([
    ['lines of Claude Code', { type: 'assistant', message: SAYS(USE('A', 'read')) }],
    ['messages of OpenAI', { role: 'assistant', content: null, tool_calls: [{ id: 'A', function: { name: 'read' } }] }],
    ['a result of OpenAI', { role: 'tool', tool_call_id: 'A', content: [{ type: 'text', text: 'x' }] }],
    ['messages with no call', { messages: [{ role: 'user', content: 'hi' }, SAYS({ type: 'text', text: 'hello' })] }],
    ['calls with something else than input', SAYS({ type: 'tool_use', id: 'A', name: 'read', arguments: '{}' })],
  ])('%s', (_, item) => {
    expect(formatOf(lines(item))).not.toBe('anthropic-messages');
  });
});

describe('after how many compactions a call was made', () => {
  const said = (...content: object[]): object => ({ role: 'assistant', content });
  const call = (id: string): object => ({ type: 'tool_use', id, name: id, input: {} });

  test('a block says so, once however often it is sent', () => {
    const compacted = said({ type: 'compaction', content: 'so far' }, call('b'));
    const log = lines(
      { id: 's', messages: [said(call('a')), compacted] },
      { id: 's', messages: [said(call('a')), compacted, said(call('c'))] },
    );
    expect(settings(readLog(log))).toEqual({ s: ['a nowhere 0', 'b nowhere 1', 'c nowhere 1'] });
  });

  test('a message of Roo says so', () => {
    const text = { type: 'text', text: 'so far' };
    const messages = [
      ...[said(call('a')), { ...said(text), isSummary: true }, said(call('b'))],
      ...[{ ...said(text), isTruncationMarker: true }, said(call('c'))],
    ];
    expect(settings(readLog(lines({ sessionId: 's', messages })))).toEqual({
      s: ['a nowhere 0', 'b nowhere 1', 'c nowhere 2'],
    });
  });
});
