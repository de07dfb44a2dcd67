import { describe, expect, test } from '@jest/globals';
import { lines, readLog, settings } from '../helpers/logs.ts';

const ROW = (test_id: string, message_index: number, tool_calls?: readonly object[], rest: object = {}): object => ({
  ...{ schema_version: 'agentv.transcript.v1', test_id, target: 'gpt', message_index, role: 'assistant', tool_calls },
  ...{ source: { provider: 'p', session_id: 'x' }, ...rest },
});

describe('a transcript of AgentV', () => {
  test('a call has its answer with it', () => {
    const log = lines(
      ROW('one', 0),
      ROW('one', 1, [
        { tool: 'a', input: { n: 1 }, output: '{"m":2}', status: 'ok' },
        { tool: 'b', input: '{"n":2}', output: 'no', status: 'error' },
      ]),
      ROW('one', 2, [
        { tool: 'c' },
        { tool: 'd', status: 'unknown' },
        { tool: 'e', status: 'ok' },
        { tool: 'f', output: null },
      ]),
    );
    const read = readLog(log);
    expect([read.format, read.skipped]).toEqual(['agentv', {}]);
    expect(read.sessions).toMatchObject([{ name: 'one (gpt)', unanswered: 2, errors: 1, duplicates: 0 }]);
    expect(
      read.sessions[0]?.records.map(({ tool, args, response, line, batch }) => [tool, args, response, line, batch]),
    ).toEqual([
      ['a', { n: 1 }, { m: 2 }, 2, 1],
      ['b', { n: 2 }, { $error: true, $value: 'no' }, 2, 1],
      ['c', {}, undefined, 3, 2],
      ['d', {}, undefined, 3, 2],
      ['e', {}, {}, 3, 2],
      ['f', {}, {}, 3, 2],
    ]);
  });

  test('each test, each target and each run is a session', () => {
    const log = lines(
      ROW('one', 0),
      ROW('two', 0),
      ROW('one', 0, [], { target: 'other' }),
      ROW('one', 1),
      ROW('one', 0),
    );
    expect(readLog(log).sessions.map(({ name }) => name)).toEqual([
      ...['one (gpt)', 'two (gpt)', 'one (other)', 'one (gpt) run 2'],
    ]);
  });

  test('rows of before there was a version are taken, and what is no row is counted', () => {
    const read = readLog(
      lines(ROW('one', 0, [{ tool: 'a' }], { schema_version: undefined }), { test_id: 'one', score: 1 }),
    );
    expect(read.sessions[0]?.records).toHaveLength(1);
    expect(read.skipped).toEqual({ 'of unknown type': 1 });
  });

  test('other files of AgentV are not taken', () => {
    for (const other of [
      { schema_version: 'agentv.trace.v1', spans: [] },
      { test_id: 'one', score: 1 },
    ]) {
      expect(() => readLog(lines(other))).toThrow(expect.objectContaining({ code: 'format' }));
    }
  });
});

describe('where a call was made', () => {
  test('is said of its source', () => {
    const line = { schema_version: 'agentv.transcript.v1', test_id: 't', message_index: 0, role: 'assistant' };
    const log = lines({ ...line, tool_calls: [{ tool: 'a', input: {} }], source: { cwd: '/w' } });
    expect(settings(readLog(log))).toEqual({ t: ['a /w 0'] });
  });
});
