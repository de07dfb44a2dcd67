import { describe, expect, test } from '@jest/globals';
import { lines, readLog, settings } from '../helpers/logs.ts';

const USE = (id: string, name: string, input: unknown): object => ({ type: 'tool_use', id, name, input });
const RESULT = (id: string, content: unknown, rest: object = {}): object => ({
  type: 'tool_result',
  tool_use_id: id,
  content,
  ...rest,
});

/** A line of a session file. */
function line(type: 'assistant' | 'user', uuid: string, block: object, rest: object = {}): object {
  const message = { role: type, content: [block] };
  return { type, uuid, parentUuid: null, isSidechain: false, sessionId: 's1', message, ...rest };
}

describe('a session file of Claude Code', () => {
  test('calls are in the order of calls, each with both of its lines', () => {
    const log = lines(
      line('assistant', '1', USE('A', 'Read', { path: 'a' })),
      line('assistant', '2', USE('B', 'Read', { path: 'b' })),
      line('user', '3', RESULT('B', '{"b": 1.0}')),
      line('user', '4', RESULT('A', 'text', { is_error: true })),
    );
    expect(readLog(log)).toEqual({
      format: 'claude-code',
      framing: 'lines',
      skipped: {},
      sessions: [
        {
          name: 's1',
          unanswered: 0,
          orphans: 0,
          duplicates: 0,
          errors: 1,
          records: [
            {
              tool: 'Read',
              args: { path: 'a' },
              response: { $error: true, $value: 'text' },
              line: 1,
              resultLine: 4,
              batch: 1,
              state: 'answered',
            },
            {
              tool: 'Read',
              args: { path: 'b' },
              response: { b: 1 },
              line: 2,
              resultLine: 3,
              batch: 1,
              state: 'answered',
            },
          ],
        },
      ],
    });
  });
});

describe('where a call was made, and after how many compactions', () => {
  const use = (id: string, rest: object = {}): object => line('assistant', id, USE(id, id, {}), rest);
  const boundary = (uuid: string, rest: object = {}): object => ({
    ...{ type: 'system', subtype: 'compact_boundary', uuid, parentUuid: null, sessionId: 's1', ...rest },
  });
  const summary = (uuid: string, rest: object = {}): object => ({
    ...line('user', uuid, { type: 'text', text: 'so far' }),
    ...{ isCompactSummary: true, ...rest },
  });

  test('each line of a session file has its own directory', () => {
    const log = lines(use('a', { cwd: '/w' }), use('b', { cwd: '/w/sub' }), use('c'), use('d', { cwd: '' }));
    expect(settings(readLog(log))).toEqual({ s1: ['a /w 0', 'b /w/sub 0', 'c nowhere 0', 'd nowhere 0'] });
  });

  test('a boundary and its summary are one; either may stand alone', () => {
    const log = readLog(
      lines(use('a'), boundary('1'), summary('2'), use('b'), summary('3'), use('c'), boundary('4'), use('d')),
    );
    expect(settings(log)).toEqual({ s1: ['a nowhere 0', 'b nowhere 1', 'c nowhere 2', 'd nowhere 3'] });
    expect(log.skipped).toEqual({});
  });

  test('results that were taken out are forgotten too; a boundary that was written again is a copy', () => {
    const micro = { ...boundary('1'), subtype: 'microcompact_boundary' };
    const log = lines(use('a'), micro, use('b'), use('a'), micro, use('b'), use('c'));
    expect(settings(readLog(log))).toEqual({ s1: ['a nowhere 0', 'b nowhere 1', 'c nowhere 1'] });
  });

  test('a sub-agent has its own', () => {
    const agent = { isSidechain: true, agentId: 'x' };
    const log = lines(
      use('a', { cwd: '/w' }),
      use('b', { ...agent, cwd: '/tree' }),
      boundary('1', agent),
      use('c', { ...agent, cwd: '/tree' }),
      use('d', { cwd: '/w' }),
    );
    expect(settings(readLog(log))).toEqual({ s1: ['a /w 0', 'd /w 0'], 's1/x': ['b /tree 0', 'c /tree 1'] });
  });

  test('a boundary of a sub-agent without an id is of the one whose line it follows, and makes none', () => {
    const side = { isSidechain: true };
    const log = lines(
      ...[use('a', side), boundary('1', { ...side, logicalParentUuid: 'a' }), use('b', { ...side, parentUuid: 'a' })],
      ...[boundary('2', side), use('c', { ...side, parentUuid: 'b' })],
    );
    expect(settings(readLog(log))).toEqual({ 's1/sub-agent 1': ['a nowhere 0', 'b nowhere 1', 'c nowhere 1'] });
  });

  test('a boundary tells nothing of the lines after it', () => {
    const unsaid = { sessionId: undefined };
    const elsewhere = boundary('1', { sessionId: 's2' });
    expect(settings(readLog(lines(use('a'), elsewhere, use('b', unsaid))))).toEqual({
      s1: ['a nowhere 0', 'b nowhere 0'],
    });
    const agent = boundary('1', { isSidechain: true, agentId: null });
    expect(settings(readLog(lines(use('a'), agent, use('b', { isSidechain: true }))))).toEqual({
      s1: ['a nowhere 0'],
      's1/sub-agent 1': ['b nowhere 0'],
    });
  });

  test('a stream has the directory in its first line, and boundaries too', () => {
    const init = (session_id: string, cwd: string): object => ({
      ...{ type: 'system', subtype: 'init', tools: [], session_id, cwd },
    });
    const said = (id: string, session_id: string, parent_tool_use_id: string | null = null): object => ({
      ...{ type: 'assistant', session_id, parent_tool_use_id, message: { content: [USE(id, id, {})] } },
    });
    const log = lines(
      ...[init('s', '/w'), said('a', 's'), said('b', 's', 'a')],
      { type: 'system', subtype: 'compact_boundary', session_id: 's', uuid: '1', compact_metadata: {} },
      ...[said('c', 's'), init('t', '/v'), said('d', 't'), said('e', 's')],
    );
    expect(settings(readLog(log))).toEqual({
      s: ['a /w 0', 'c /w 1', 'e nowhere 1'],
      's/a': ['b /w 0'],
      t: ['d /v 0'],
    });
  });
});
