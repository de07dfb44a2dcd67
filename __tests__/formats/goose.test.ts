import { describe, expect, test } from '@jest/globals';
import { formatOf, lines, type ReadLog, readLog, sampleLogs, settings } from '../helpers/logs.ts';

function sample(name: string): ReadLog {
  return readLog(sampleLogs().find((log) => log.name === name)?.text ?? '');
}

const REQUEST = (id: string, name: string): object => ({
  role: 'assistant',
  content: [{ type: 'toolRequest', id, toolCall: { status: 'success', value: { name, arguments: {} } } }],
});

describe('messages of goose', () => {
  const log = sample('goose.jsonl');

  test('calls in order with both of their lines; a malformed one keeps its place', () => {
    expect(log).toMatchObject({ format: 'goose', framing: 'lines', skipped: {} });
    expect(log.sessions[0]?.records.map((r) => [r.tool, r.args, r.batch, r.line, r.resultLine])).toEqual([
      ['developer__shell', { command: 'ls grain' }, 1, 3, 4],
      ['', {}, 1, 3, 4],
      ['scatter', { grain: 'oats' }, 2, 5, 6],
    ]);
  });

  test('content, old and new, and both marks of an error', () => {
    expect(log.sessions[0]).toMatchObject({ name: 'conversation 1', errors: 2 });
    expect(log.sessions[0]?.records.map(({ response }) => response)).toEqual([
      { $value: [{ type: 'text', text: 'oats' }] },
      { $error: true, $value: 'the arguments are no JSON' },
      { $error: true, $value: [{ type: 'text', text: 'gate is shut' }] },
    ]);
  });

  test('an export, and arrays of messages', () => {
    expect(sample('goose-export.json').sessions).toMatchObject([
      { name: '20260302_1', records: [{ tool: 'count', response: { $value: [{ text: '9' }] } }] },
    ]);
    const { sessions } = readLog(lines([REQUEST('a', 'one')], [REQUEST('a', 'two')]));
    expect(sessions.map(({ name, unanswered, records }) => [name, unanswered, records[0]?.tool])).toEqual([
      ['conversation 1', 1, 'one'],
      ['conversation 2', 1, 'two'],
    ]);
  });

  test('other items are counted, other messages are not taken', () => {
    expect(readLog(lines(REQUEST('a', 'one'), { other: 1 })).skipped).toEqual({ 'of unknown type': 1 });
    expect(formatOf(lines({ role: 'user', content: [{ type: 'text', text: 'hi' }] }))).not.toBe('goose');
  });
});

describe('where a call was made, and after how many compactions', () => {
  const said = (metadata: object): object => ({ role: 'user', content: [{ type: 'text', text: 'x' }], metadata });
  const hidden = (id: string): object => ({ ...REQUEST(id, id), metadata: { agentVisible: false, userVisible: true } });

  test('the first line of a file and the export say where', () => {
    expect(settings(readLog(lines({ working_dir: '/w', description: '' }, REQUEST('a', 'a'))))).toEqual({
      'conversation 1': ['a /w 0'],
    });
    const log = lines({ id: 's', working_dir: '/w', conversation: [REQUEST('a', 'a')] }, [REQUEST('b', 'b')]);
    expect(settings(readLog(log))).toEqual({ s: ['a /w 0'], 'conversation 2': ['b nowhere 0'] });
  });

  test('what goes on after all before was hidden from the agent', () => {
    const log = lines(
      ...[hidden('a'), hidden('b'), said({ agentVisible: true, userVisible: false }), REQUEST('c', 'c')],
      ...[hidden('d'), said({ agentVisible: true }), REQUEST('e', 'e')],
    );
    expect(settings(readLog(log))).toEqual({
      'conversation 1': ['a nowhere 0', 'b nowhere 0', 'c nowhere 1', 'd nowhere 1', 'e nowhere 1'],
    });
  });

  test('a message that says so', () => {
    const marker = { role: 'assistant', content: [{ type: 'conversationCompacted', msg: 'x' }] };
    expect(settings(readLog(lines(REQUEST('a', 'a'), marker, REQUEST('b', 'b'))))).toEqual({
      'conversation 1': ['a nowhere 0', 'b nowhere 1'],
    });
  });
});
