import { describe, expect, test } from '@jest/globals';
import { formatOf, lines, readLog, settings } from '../helpers/logs.ts';

const TOOL = (callID: string, state: object): object => ({ type: 'tool', tool: 'bash', callID, state });
const LINE = (part: object, messageID = 'm', sessionID = 's'): object => ({
  ...{ type: 'tool_use', timestamp: 1, sessionID },
  part: { messageID, ...part },
});
const STEP = { type: 'step_start', sessionID: 's', part: { type: 'step-start', messageID: 'm' } };
const MESSAGE = (id: string, ...parts: readonly object[]): object => ({
  info: { id, sessionID: 's', role: 'assistant' },
  parts,
});

describe('a run of opencode', () => {
  test('a line is a call and its answer', () => {
    const log = lines(
      STEP,
      LINE(TOOL('A', { status: 'completed', input: { c: 1 }, output: '{"n":1}', metadata: {} })),
      LINE(TOOL('B', { status: 'error', input: { c: 2 }, error: 'refused' })),
      STEP,
      LINE(TOOL('C', { status: 'completed', input: { c: 3 }, output: 'text', metadata: { exit: 2 } })),
    );
    expect(readLog(log)).toEqual({
      format: 'opencode',
      framing: 'lines',
      skipped: {},
      sessions: [
        {
          ...{ name: 's', unanswered: 0, orphans: 0, duplicates: 0, errors: 1 },
          records: [
            {
              ...{ tool: 'bash', args: { c: 1 }, line: 2, resultLine: 2, batch: 1, state: 'answered' },
              response: { n: 1 },
            },
            {
              ...{ tool: 'bash', args: { c: 2 }, line: 3, resultLine: 3, batch: 1, state: 'answered' },
              response: { $error: true, $value: 'refused' },
            },
            {
              ...{ tool: 'bash', args: { c: 3 }, line: 5, resultLine: 5, batch: 2, state: 'answered' },
              response: { $value: 'text', exit_code: 2 },
            },
          ],
        },
      ],
    });
  });

  test('the same id in another message is another call, and in the same one a copy', () => {
    const state = { status: 'completed', input: {}, output: 'x' };
    const log = lines(LINE(TOOL('A', state)), LINE(TOOL('A', state), 'n'), LINE(TOOL('A', state)));
    const [session] = readLog(log).sessions;
    expect(session?.records.map(({ line }) => line)).toEqual([1, 2]);
    expect(session?.duplicates).toBe(1);
  });

  test('each session is one, also when nothing is called in it, and unknown types are counted', () => {
    const log = lines(STEP, LINE(TOOL('A', { status: 'completed' }), 'm', 't'), { type: 'weather', sessionID: 's' });
    const read = readLog(log);
    expect(read.sessions.map(({ name, records }) => [name, records.length])).toEqual([
      ['s', 0],
      ['t', 1],
    ]);
    expect(read.skipped).toEqual({ 'of unknown type': 1 });
  });

  test('an exit code that is no whole number is none', () => {
    for (const exit of ['1', 1.5, null]) {
      const log = lines(LINE(TOOL('A', { status: 'completed', output: 'x', metadata: { exit } })));
      expect(readLog(log).sessions[0]?.records[0]?.response).toEqual({ $value: 'x' });
    }
  });
});

describe('an export of opencode', () => {
  const parts = [
    { type: 'text', text: 'hello' },
    TOOL('A', { status: 'completed', input: {}, output: 'x' }),
    TOOL('B', { status: 'running', input: { c: 1 } }),
    TOOL('C', { status: 'pending', input: {} }),
  ];

  test('what has not ended has no answer', () => {
    const read = readLog(JSON.stringify({ info: { id: 's' }, messages: [MESSAGE('m', ...parts)] }, null, 2));
    expect([read.format, read.framing]).toEqual(['opencode', 'document']);
    expect(read.sessions).toMatchObject([{ name: 's', unanswered: 2, errors: 0 }]);
    expect(read.sessions[0]?.records.map(({ args, state }) => [args, state])).toEqual([
      [{}, 'answered'],
      [{ c: 1 }, 'unanswered'],
      [{}, 'unanswered'],
    ]);
  });

  test('the messages alone are a log too', () => {
    const read = readLog(JSON.stringify([MESSAGE('m', ...parts), MESSAGE('n')]));
    expect(read.sessions).toMatchObject([{ name: 's', unanswered: 2 }]);
  });

  test('a session without messages is one without calls', () => {
    const text = JSON.stringify({ info: { id: 's', directory: '/', version: '1' }, messages: [] });
    expect(readLog(text).sessions).toMatchObject([{ name: 's', records: [] }]);
  });

  test('other documents with information and messages are not taken', () => {
    const other = { info: { id: 'x' }, messages: [{ role: 'user', content: 'hello' }] };
    expect(formatOf(JSON.stringify(other))).not.toBe('opencode');
  });
});

describe('where a call was made, and after how many compactions', () => {
  const part = (id: string): object => ({ type: 'tool', callID: id, tool: id, state: { input: {} } });
  const message = (info: object, ...parts: object[]): object => ({ info: { role: 'assistant', ...info }, parts });

  test('a message of the model says where; else the export does', () => {
    const messages = [message({ id: '1', path: { cwd: '/w/sub' } }, part('a')), message({ id: '2' }, part('b'))];
    const log = lines({ info: { id: 's', directory: '/w', version: '1' }, messages });
    expect(settings(readLog(log))).toEqual({ s: ['a /w/sub 0', 'b /w 0'] });
    expect(settings(readLog(lines(messages)))).toEqual({ main: ['a /w/sub 0', 'b nowhere 0'] });
  });

  test('what asks for a compaction and what sums up are one; a user message may have a summary of another kind', () => {
    const log = lines([
      message({ id: '1' }, part('a')),
      message({ id: '2', role: 'user' }, { type: 'compaction', id: 'p', auto: true }),
      message({ id: '3', summary: true }, { type: 'text', text: 'so far' }),
      message({ id: '4' }, part('b')),
      message({ id: '5', role: 'user', summary: { diffs: [] } }),
      message({ id: '6' }, part('c')),
      message({ id: '7', summary: true }),
      message({ id: '8' }, part('d')),
    ]);
    expect(settings(readLog(log))).toEqual({ main: ['a nowhere 0', 'b nowhere 1', 'c nowhere 1', 'd nowhere 2'] });
  });
});
