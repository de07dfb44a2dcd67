import { describe, expect, test } from '@jest/globals';
import { lines, readLog, settings } from '../helpers/logs.ts';

const META = { sessionId: 's', projectHash: 'h', startTime: '', lastUpdated: '' };

function message(id: string, ...toolCalls: readonly object[]): object {
  return { id, timestamp: '', type: 'gemini', content: '', toolCalls };
}

function call(id: string, rest: object = {}): object {
  return {
    id,
    name: 'read_file',
    args: { id },
    status: 'success',
    timestamp: 't',
    result: answer(id, { output: id }),
    ...rest,
  };
}

function answer(id: string, response: object): object[] {
  return [{ functionResponse: { id, name: 'read_file', response } }];
}

describe('a session document of Gemini CLI', () => {
  test('calls and answers are one object', () => {
    const document = { ...META, messages: [{ id: 'u', type: 'user', content: 'go' }, message('m', call('A'))] };
    const text = JSON.stringify(document, null, 2);
    const lineOf = (part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;
    expect(readLog(text)).toEqual({
      format: 'gemini-cli',
      framing: 'document',
      skipped: {},
      sessions: [
        {
          ...{ name: 's', unanswered: 0, orphans: 0, duplicates: 0, errors: 0 },
          records: [
            {
              ...{ tool: 'read_file', args: { id: 'A' }, response: { output: 'A' }, batch: 1, state: 'answered' },
              ...{ line: lineOf('"id": "A"') - 1, resultLine: lineOf('"result"') },
            },
          ],
        },
      ],
    });
  });

  test('what was refused or failed is an error, and what has not ended has no answer', () => {
    const calls = [
      call('A', { status: 'error', result: answer('A', { error: 'none' }) }),
      call('B', { status: 'cancelled', result: answer('B', { error: 'refused' }) }),
      call('C', { status: 'error', result: null, resultDisplay: 'It failed' }),
      call('D', { status: 'success', result: null, resultDisplay: 'shown' }),
      call('E', { result: answer('E', { error: 'in words' }) }),
      ...['validating', 'scheduled', 'executing', 'awaiting_approval'].map((status) => call(status, { status })),
      call('F', { status: undefined, result: null }),
    ];
    const [session] = readLog(JSON.stringify({ ...META, messages: [message('m', ...calls)] })).sessions;
    expect(session).toMatchObject({ errors: 3, unanswered: 5, orphans: 0, duplicates: 0 });
    expect(session?.records.map(({ response }) => response).slice(0, 5)).toEqual([
      { $error: true, $value: { error: 'none' } },
      { $error: true, $value: { error: 'refused' } },
      { $error: true, $value: 'It failed' },
      {},
      { error: 'in words' },
    ]);
  });

  test('what comes with a response is kept, and ids and the responses of other calls are not', () => {
    const image = { inlineData: { data: 'aGk=' } };
    const results = [
      [...answer('A', { output: 'x' }), image],
      [...answer('Z', { output: 'z' }), ...answer('B', { output: 'b' })],
      [{ functionResponse: { id: 'C', response: { output: 'c' }, parts: [image] } }],
      'text',
      [{ text: 'part' }],
    ];
    const calls = results.map((result, k) => call('ABCDE'[k] ?? '', { result }));
    const [session] = readLog(JSON.stringify({ ...META, messages: [message('m', ...calls)] })).sessions;
    expect(session?.records.map(({ response }) => response)).toEqual([
      { $value: [{ output: 'x' }, image] },
      { output: 'b' },
      { $value: [{ output: 'c' }, image] },
      { $value: 'text' },
      { text: 'part' },
    ]);
  });

  test('calls of several turns in one message are told apart by when they were entered', () => {
    const calls = [call('A'), call('B'), call('C', { timestamp: 'u' })];
    const [session] = readLog(JSON.stringify({ ...META, messages: [message('m', ...calls)] })).sessions;
    expect(session?.records.map(({ batch }) => batch)).toEqual([1, 1, 2]);
  });

  test('messages alone are a log too', () => {
    expect(readLog(JSON.stringify(message('m', call('A')), null, 2)).sessions).toMatchObject([
      { name: 'main', unanswered: 0 },
    ]);
    expect(readLog(JSON.stringify([message('m', call('A'))])).sessions[0]?.records).toHaveLength(1);
  });

  test('calls without ids keep their answers', () => {
    const [session] = readLog(
      JSON.stringify(message('m', call('A', { id: undefined }), call('B', { id: null }))),
    ).sessions;
    expect(session?.records.map(({ response }) => response)).toEqual([{ output: 'A' }, { output: 'B' }]);
  });
});

describe('session lines of Gemini CLI', () => {
  test('a message that grows tells each call and each answer once', () => {
    const log = lines(
      META,
      message('m', call('A', { status: 'executing', result: null })),
      message('m', call('A')),
      { $set: { lastUpdated: '' } },
      message('m', call('A'), call('B', { timestamp: 'u' })),
    );
    const read = readLog(log);
    expect([read.format, read.framing, read.skipped]).toEqual(['gemini-cli', 'lines', {}]);
    expect(read.sessions).toMatchObject([{ name: 's', unanswered: 0, orphans: 0, duplicates: 0 }]);
    expect(
      read.sessions[0]?.records.map(({ args, line, resultLine, batch }) => [args, line, resultLine, batch]),
    ).toEqual([
      [{ id: 'A' }, 2, 3, 1],
      [{ id: 'B' }, 5, 5, 2],
    ]);
  });

  test('the first answer counts, and not what a checkpoint left of it; what only a checkpoint has is told', () => {
    const masked = call('A', { result: answer('A', { output: '[masked]' }) });
    const log = lines(META, message('m', call('A')), { $set: { messages: [message('m', masked, call('B'))] } });
    const [session] = readLog(log).sessions;
    expect(session?.records.map(({ response, line }) => [response, line])).toEqual([
      [{ output: 'A' }, 2],
      [{ output: 'B' }, 3],
    ]);
    expect(session?.duplicates).toBe(0);
  });

  test('what was taken back was called all the same', () => {
    const log = lines(META, message('m', call('A')), { $rewindTo: 'm' }, message('n', call('B')));
    expect(readLog(log).sessions[0]?.records.map(({ args }) => args)).toEqual([{ id: 'A' }, { id: 'B' }]);
  });

  test('an id that names another call is another call, with its own answer', () => {
    const changed = call('A', { args: { id: 'changed' } });
    const log = lines(
      META,
      message('m', call('A', { status: 'awaiting_approval', result: null })),
      message('m', changed),
    );
    expect(readLog(log).sessions[0]?.records.map(({ args, state }) => [args, state])).toEqual([
      [{ id: 'A' }, 'unanswered'],
      [{ id: 'changed' }, 'answered'],
    ]);
  });

  test('another session in the file is another session', () => {
    const log = lines(META, message('m', call('A')), { ...META, sessionId: 't' }, message('m', call('A')));
    expect(readLog(log).sessions.map(({ name, records }) => [name, records.length])).toEqual([
      ['s', 1],
      ['t', 1],
    ]);
  });

  test('unknown types are counted', () => {
    const read = readLog(lines(META, { id: 'x', type: 'weather' }, { id: 'y', type: 'info' }, { nothing: 1 }));
    expect(read.skipped).toEqual({ 'of unknown type': 2 });
  });
});

describe('a stream of Gemini CLI', () => {
  const INIT = { type: 'init', timestamp: '', session_id: 's', model: 'm' };
  const USE = (tool_id: string, parameters: object): object => ({
    type: 'tool_use',
    tool_name: 'glob',
    tool_id,
    parameters,
  });
  const RESULT = (tool_id: string, rest: object): object => ({
    type: 'tool_result',
    tool_id,
    status: 'success',
    ...rest,
  });

  test('calls are in the order of calls, after whatever was printed before', () => {
    const log = lines(
      'YOLO mode is enabled.',
      INIT,
      USE('A', { a: 1 }),
      USE('B', {}),
      RESULT('B', { output: 'b' }),
      RESULT('A', { status: 'error', error: { type: 't', message: 'no' } }),
      RESULT('A', { output: 'again' }),
      RESULT('Z', { output: 'z' }),
      USE('C', {}),
      { type: 'message', role: 'assistant', content: 'done' },
      { type: 'weather' },
    );
    expect(readLog(log)).toEqual({
      format: 'gemini-stream',
      framing: 'lines',
      skipped: { 'not JSON': 1, 'of unknown type': 1 },
      sessions: [
        {
          ...{ name: 's', unanswered: 1, orphans: 1, duplicates: 1, errors: 1 },
          records: [
            {
              ...{ tool: 'glob', args: { a: 1 }, line: 3, resultLine: 6, batch: 1, state: 'answered' },
              response: { $error: true, $value: { type: 't', message: 'no' } },
            },
            {
              ...{ tool: 'glob', args: {}, line: 4, resultLine: 5, batch: 1, state: 'answered' },
              response: { $value: 'b' },
            },
            { tool: 'glob', args: {}, line: 9, batch: 2, state: 'unanswered' },
          ],
        },
      ],
    });
  });

  test('a run after another in the same file is another session', () => {
    const log = lines(INIT, USE('A', {}), { ...INIT, session_id: 't' }, USE('A', {}), RESULT('A', { output: 'x' }));
    expect(readLog(log).sessions.map(({ name, unanswered }) => [name, unanswered])).toEqual([
      ['s', 1],
      ['t', 0],
    ]);
  });

  test('telemetry, which has no answers, is not taken', () => {
    const record = { attributes: { 'event.name': 'gemini_cli.tool_call', function_name: 'glob', success: true } };
    const text = `${JSON.stringify(record, null, 2)}\n${JSON.stringify(record, null, 2)}\n`;
    expect(() => readLog(text)).toThrow(expect.objectContaining({ code: 'format' }));
  });

  test('blocks of another API are not taken', () => {
    expect(() => readLog(lines({ type: 'tool_use', id: 'A', name: 'glob', input: {} }))).toThrow(
      expect.objectContaining({ code: 'format' }),
    );
  });
});

describe('where a call was made', () => {
  const call = (id: string): object => ({ id, name: id, args: {}, status: 'success', result: [] });

  test('is the first directory of the workspace, from when it is said', () => {
    const log = lines(
      { sessionId: 's', projectHash: 'p', directories: ['/w', '/other'] },
      { id: 'm', type: 'gemini', toolCalls: [call('a')] },
      { $set: { directories: ['/v'] } },
      { $set: { lastUpdated: 'now' } },
      { id: 'n', type: 'gemini', toolCalls: [call('b')] },
      { sessionId: 't', projectHash: 'p' },
      { id: 'o', type: 'gemini', toolCalls: [call('c')] },
    );
    expect(settings(readLog(log))).toEqual({ s: ['a /w 0', 'b /v 0'], t: ['c nowhere 0'] });
  });

  test('is said of a document as a whole', () => {
    const messages = [{ id: 'm', type: 'gemini', toolCalls: [call('a')] }];
    const log = lines({ sessionId: 's', projectHash: 'p', messages, directories: ['/w'] });
    expect(settings(readLog(log))).toEqual({ s: ['a /w 0'] });
  });
});
