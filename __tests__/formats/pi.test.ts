import { describe, expect, test } from '@jest/globals';
import { lines, type ReadLog, readLog, sampleLogs, settings, TRIED } from '../helpers/logs.ts';

function sample(name: string): ReadLog {
  return readLog(sampleLogs().find((log) => log.name === name)?.text ?? '');
}

const HEADER = { type: 'session', version: 3, id: 's', timestamp: 'now', cwd: '/' };

function call(id: string, name: string): object {
  return { type: 'message', message: { role: 'assistant', content: [{ type: 'toolCall', id, name, arguments: {} }] } };
}

function result(id: string, content: unknown, rest: object = {}): object {
  return { type: 'message', message: { role: 'toolResult', toolCallId: id, content, ...rest } };
}

describe('a session file of pi', () => {
  const log = sample('pi.jsonl');

  test('calls in order, whatever branch they are on, with both of their lines', () => {
    expect(log).toMatchObject({ format: 'pi', framing: 'lines', skipped: {} });
    expect(log.sessions.map(({ name }) => name)).toEqual(['0f3a-quilt']);
    expect(log.sessions[0]?.records.map((r) => [r.tool, r.batch, r.line, r.resultLine, r.state])).toEqual([
      ['bash', 1, 4, 6, 'answered'],
      ['read', 1, 4, 5, 'answered'],
      ['bash', 2, 9, 10, 'answered'],
      ['write', 3, 11, undefined, 'unanswered'],
    ]);
  });

  test('arguments, content and the mark of an error; details are none of the agent', () => {
    expect(log.sessions[0]?.records.map(({ args, response }) => [args, response])).toEqual([
      [{ command: 'ls patches' }, { $value: [{ type: 'text', text: 'blue red' }] }],
      [{ path: 'plan.md' }, { $error: true, $value: [{ type: 'text', text: 'no such file' }] }],
      [{ command: 'ls patches' }, { $value: [{ type: 'text', text: 'blue red' }] }],
      [{ path: 'plan.md', content: 'sew' }, undefined],
    ]);
    expect(log.sessions[0]).toMatchObject({ errors: 1, unanswered: 1, orphans: 0, duplicates: 0 });
  });

  test('the stream: messages are read once, at their end', () => {
    const stream = sample('pi-stream.jsonl');
    expect(stream).toMatchObject({ format: 'pi', skipped: {} });
    expect(stream.sessions).toMatchObject([
      { name: '77b2-loom', duplicates: 0, records: [{ args: { command: 'weave' }, line: 6, resultLine: 10 }] },
    ]);
    expect(stream.sessions[0]?.records).toHaveLength(1);
  });

  test('an id can come again; second answers and orphans are counted', () => {
    const text = lines(
      HEADER,
      ...[call('c', 'one'), result('c', 'x'), call('c', 'one'), result('c', 'y'), result('c', 'z'), result('q', 'w')],
    );
    const [session] = readLog(text).sessions;
    expect(session).toMatchObject({ duplicates: 1, orphans: 1 });
    expect(session?.records.map(({ response }) => response)).toEqual([{ $value: 'x' }, { $value: 'y' }]);
  });

  test('a file of version 1 or one without its first line; two sessions; unknown types', () => {
    expect(readLog(lines(call('c', 'one'))).sessions).toMatchObject([{ name: 'main', unanswered: 1 }]);
    expect(readLog(lines(result('c', 'x'))).sessions).toMatchObject([{ name: 'main', orphans: 1 }]);
    const text = lines({ ...HEADER, version: undefined }, call('c', 'one'), { ...HEADER, id: 't' }, { type: 'dream' });
    const log = readLog(text);
    expect(log.sessions.map(({ name, records }) => [name, records.length])).toEqual([
      ['s', 1],
      ['t', 0],
    ]);
    expect(log.skipped).toEqual({ 'of unknown type': 1 });
  });

  test.each([
    ['a session of something else', { type: 'session', id: 's', agent: {} }],
    ['a message without a call', { type: 'message', message: { role: 'user', content: 'hi' } }],
    ['a call in another envelope', { type: 'assistant', message: { content: [{ type: 'toolCall', name: 'x' }] } }],
  ])('%s is not taken', (_, item) => {
    expect(() => readLog(lines(item))).toThrow(TRIED);
  });
});

describe('where a call was made, and after how many compactions', () => {
  test('the first line says where', () => {
    const log = lines({ ...HEADER, cwd: '/w' }, call('a', 'a'), { ...HEADER, id: 't', cwd: '/v' }, call('b', 'b'));
    expect(settings(readLog(log))).toEqual({ s: ['a /w 0'], t: ['b /v 0'] });
  });

  test('an entry of a file, or the end of a compaction that has a result', () => {
    const log = readLog(
      lines(
        ...[HEADER, call('a', 'a'), { type: 'compaction', summary: 'so far' }, call('b', 'b')],
        ...[{ type: 'compaction_start' }, { type: 'compaction_end', aborted: true }, call('c', 'c')],
        ...[{ type: 'compaction_end', result: { summary: 'so far' } }, call('d', 'd')],
        ...[{ type: 'auto_compaction_end', result: { summary: 'so far' } }, call('e', 'e')],
      ),
    );
    expect(settings(log)).toEqual({ s: ['a / 0', 'b / 1', 'c / 1', 'd / 2', 'e / 3'] });
    expect(log.skipped).toEqual({});
  });
});
