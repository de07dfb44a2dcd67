import { describe, expect, test } from '@jest/globals';
import { lines, readLog } from '../helpers/logs.ts';

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
