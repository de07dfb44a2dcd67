import { describe, expect, test } from '@jest/globals';
import { formatOf, lines, readLog, settings } from '../helpers/logs.ts';

const LINE = (subtype: string, call_id: string, tool_call: object, rest: object = {}): object => ({
  ...{ type: 'tool_call', subtype, call_id, tool_call, session_id: 's', model_call_id: 'm' },
  ...rest,
});
const STARTED = (id: string, args: object, rest: object = {}): object =>
  LINE('started', id, { readToolCall: { args } }, rest);
const COMPLETED = (id: string, result: object, args?: object): object =>
  LINE('completed', id, { readToolCall: { args, result } });

const INIT = { type: 'system', subtype: 'init', apiKeySource: 'env', session_id: 's', permissionMode: 'default' };
const TEXT = { role: 'assistant', content: [{ type: 'text', text: 'hello' }] };

describe('a stream of Cursor', () => {
  test('a call is from where it started and its answer from where it completed', () => {
    const log = lines(
      INIT,
      STARTED('A', { path: 'a' }),
      STARTED('B', { path: 'b' }),
      COMPLETED('B', { success: { content: 'b' } }, { path: 'b' }),
      COMPLETED('A', { error: { errorMessage: 'none' } }),
    );
    expect(readLog(log)).toEqual({
      format: 'cursor',
      framing: 'lines',
      skipped: {},
      sessions: [
        {
          ...{ name: 's', unanswered: 0, orphans: 0, duplicates: 0, errors: 1 },
          records: [
            {
              ...{ tool: 'readToolCall', args: { path: 'a' }, line: 2, resultLine: 5, batch: 1, state: 'answered' },
              response: { $error: true, $value: { error: { errorMessage: 'none' } } },
            },
            {
              ...{ tool: 'readToolCall', args: { path: 'b' }, line: 3, resultLine: 4, batch: 1, state: 'answered' },
              response: { success: { content: 'b' } },
            },
          ],
        },
      ],
    });
  });

  test('calls of another turn of the model were issued later', () => {
    const log = lines(STARTED('A', {}), COMPLETED('A', {}), STARTED('B', {}), STARTED('C', {}, { model_call_id: 'n' }));
    expect(readLog(log).sessions[0]?.records.map(({ batch }) => batch)).toEqual([1, 1, 1]);
    const later = lines(STARTED('A', {}), COMPLETED('A', {}), STARTED('C', {}, { model_call_id: 'n' }));
    expect(readLog(later).sessions[0]?.records.map(({ batch }) => batch)).toEqual([1, 2]);
  });

  test('what completed without having started is a whole call, if it says with what', () => {
    const log = lines(COMPLETED('A', { success: { n: 1 } }, { path: 'a' }), COMPLETED('B', { success: {} }));
    const [session] = readLog(log).sessions;
    expect(session).toMatchObject({ orphans: 1, unanswered: 0 });
    expect(session?.records).toMatchObject([{ args: { path: 'a' }, response: { success: { n: 1 } }, line: 1 }]);
  });

  test('second answers and copies are counted, and what never completed is unanswered', () => {
    const log = lines(
      STARTED('A', {}),
      STARTED('A', {}),
      COMPLETED('A', { success: { n: 1 } }, {}),
      COMPLETED('A', { success: { n: 2 } }, {}),
      STARTED('B', { path: 'b' }),
    );
    const [session] = readLog(log).sessions;
    expect(session).toMatchObject({ duplicates: 2, unanswered: 1, orphans: 0 });
    expect(session?.records.map(({ response }) => response)).toEqual([{ success: { n: 1 } }, undefined]);
  });

  test('every outcome but success is an error, and so is an answer that an MCP server marks', () => {
    const results = [
      { failure: { exitCode: 1 }, isBackground: false },
      { rejected: { reason: '' } },
      { success: { content: [], isError: true } },
      { success: { content: 'Error: none', isError: false } },
    ];
    const log = lines(...results.map((result, k) => COMPLETED(`${k}`, result, { k })));
    const [session] = readLog(log).sessions;
    expect(session?.errors).toBe(3);
    expect(session?.records[3]?.response).toEqual(results[3]);
  });

  test('neither the id of a call nor how long it took makes it another one', () => {
    const shell = (id: string, ms: number): object =>
      LINE('completed', id, {
        shellToolCall: {
          args: { command: 'ls', toolCallId: id },
          result: { success: { stdout: 'a', executionTime: ms, localExecutionTimeMs: ms }, isBackground: false },
        },
      });
    const [session] = readLog(lines(shell('A', 5), shell('B', 9))).sessions;
    const expected = { args: { command: 'ls' }, response: { success: { stdout: 'a' }, isBackground: false } };
    expect(session?.records).toMatchObject([expected, expected]);
    expect(session?.records[0]).toEqual(expect.objectContaining(expected));
    expect(session?.records[1]).toEqual(expect.objectContaining(expected));
  });

  test('tools of MCP servers, and those of no kind of their own', () => {
    const mcp = {
      toolCallId: 'A',
      mcpToolCall: { args: { providerIdentifier: 'git', toolName: 'log', args: { n: 1 } } },
    };
    const log = lines(
      LINE('started', 'A', mcp),
      LINE('started', 'B', { function: { name: 'weather', arguments: '{"city":"Oslo"}' } }),
    );
    expect(readLog(log).sessions[0]?.records).toMatchObject([
      { tool: 'mcp__git__log', args: { n: 1 } },
      { tool: 'weather', args: { city: 'Oslo' } },
    ]);
  });

  test('it is never taken for one of Claude Code, with or without calls', () => {
    const user = { type: 'user', message: { role: 'user', content: [] }, session_id: 's' };
    const assistant = { type: 'assistant', message: TEXT, session_id: 's', model_call_id: 'm' };
    const thinking = { type: 'thinking', subtype: 'delta', text: '', session_id: 's' };
    for (const line of [INIT, assistant, thinking]) {
      const read = readLog(lines(user, line));
      expect([read.format, read.sessions.length, read.skipped]).toEqual(['cursor', 1, {}]);
    }
  });

  test('the first line of Claude Code is not taken', () => {
    const init = { ...INIT, tools: ['Bash'], mcp_servers: [] };
    expect(readLog(lines(init)).format).toBe('claude-code');
  });

  test('unknown types are counted', () => {
    const read = readLog(
      lines(INIT, { type: 'weather' }, LINE('paused', 'A', { readToolCall: {} }), LINE('started', 'B', {})),
    );
    expect(read.skipped).toEqual({ 'of unknown type': 3 });
  });

  test('the same ids in two sessions are two calls', () => {
    const log = lines(STARTED('A', {}), STARTED('A', {}, { session_id: 't' }));
    expect(readLog(log).sessions.map(({ name, records }) => [name, records.length])).toEqual([
      ['s', 1],
      ['t', 1],
    ]);
  });
});

describe('a transcript of Cursor', () => {
  const use = (name: string, input: object): object => ({ type: 'tool_use', name, input });

  test('has calls, and no answers', () => {
    const log = lines(
      { role: 'user', message: { content: [{ type: 'text', text: 'go' }] } },
      { role: 'assistant', message: { content: [use('Read', { path: 'a' }), use('Read', { path: 'a' })] } },
      { type: 'turn_ended', status: 'success' },
    );
    const read = readLog(log);
    expect([read.format, read.skipped]).toEqual(['cursor', {}]);
    expect(read.sessions).toMatchObject([{ name: 'main', unanswered: 2, duplicates: 0 }]);
    expect(read.sessions[0]?.records.map(({ tool, args, line }) => [tool, args, line])).toEqual([
      ['Read', { path: 'a' }, 2],
      ['Read', { path: 'a' }, 2],
    ]);
  });

  test('marks of turns alone are none, nor are messages of an API', () => {
    for (const line of [
      { type: 'turn_ended', status: 'success' },
      { role: 'user', content: 'hello' },
    ]) {
      expect(formatOf(lines(line))).not.toBe('cursor');
    }
  });
});

describe('where a call was made', () => {
  test('is said by the first line of its session', () => {
    const log = lines(
      ...[{ ...INIT, cwd: '/w' }, STARTED('A', {}), { ...INIT, session_id: 't', cwd: '' }],
      ...[STARTED('B', {}, { session_id: 't' })],
    );
    expect(settings(readLog(log))).toEqual({ s: ['readToolCall /w 0'], t: ['readToolCall nowhere 0'] });
  });
});
