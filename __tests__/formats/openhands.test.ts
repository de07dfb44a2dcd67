import { describe, expect, test } from '@jest/globals';
import { type LoggedSession, lines, type ReadLog, readLog, sampleLogs, settings, TRIED } from '../helpers/logs.ts';

const sampleLog = (name: string): ReadLog => readLog(sampleLogs().find((log) => log.name === name)?.text ?? '');
const first = ({ sessions }: ReadLog): LoggedSession => sessions[0] as LoggedSession;

function action(id: number, kind: string, args: object, rest: object = {}): object {
  return { id, source: 'agent', action: kind, args, ...rest };
}

function observation(cause: number | undefined, kind: string, content: unknown, rest: object = {}): object {
  return { source: 'agent', cause, observation: kind, content, extras: {}, ...rest };
}

describe('the event stream of OpenHands', () => {
  test('calls have what the model said, in its order, and a delegate is a session of its own', () => {
    const log = sampleLog('openhands.json');
    expect(log).toMatchObject({ format: 'openhands', framing: 'document', skipped: {} });
    expect(log.sessions).toMatchObject([
      { name: 'main', unanswered: 1, orphans: 0, duplicates: 0, errors: 1 },
      { name: 'main/7', unanswered: 0 },
    ]);
    expect(first(log).records).toEqual([
      {
        tool: 'execute_bash',
        args: { command: 'make test' },
        response: { $value: '1 failed', exit_code: 2 },
        line: 5,
        resultLine: 8,
        batch: 1,
        state: 'answered',
      },
      {
        tool: 'str_replace_editor',
        args: { command: 'view', path: '/repo/Makefile' },
        response: { $value: 'test:\n\tpytest' },
        line: 6,
        resultLine: 7,
        batch: 1,
        state: 'answered',
      },
      {
        tool: 'delegate',
        args: { agent: 'BrowsingAgent', inputs: { task: 'find the release notes' } },
        response: { $value: 'Version 2 drops Python 3.8.' },
        line: 9,
        resultLine: 12,
        batch: 2,
        state: 'answered',
      },
      {
        tool: 'str_replace_editor',
        args: { command: 'create', path: '/repo/x' },
        response: { $error: true, $value: 'ERROR: file_text is required' },
        line: 13,
        resultLine: 14,
        batch: 3,
        state: 'answered',
      },
      { tool: 'finish', args: { message: 'Stuck.' }, line: 15, batch: 4, state: 'unanswered' },
    ]);
    expect(log.sessions[1]?.records).toMatchObject([{ tool: 'browse_interactive', line: 10, resultLine: 11 }]);
  });

  test('a line of an evaluation is a session, with events or with pairs of them', () => {
    const log = sampleLog('openhands-output.jsonl');
    expect(log.framing).toBe('lines');
    expect(
      log.sessions.map(({ name, records }) => [name, records.map(({ tool, state }) => `${tool} ${state}`)]),
    ).toEqual([
      ['shop__shop-12', ['execute_bash answered', 'str_replace_editor answered']],
      ['shop__shop-13', ['run answered', 'finish unanswered']],
      ['shop__shop-14', []],
    ]);
    expect(log.sessions[1]?.records[0]).toMatchObject({
      args: { command: 'ls' },
      response: { $value: 'README.md', exit_code: 0 },
      line: 2,
      resultLine: 2,
    });
  });

  test('what others than the agent did is no call, and its observation no orphan', () => {
    const log = readLog(
      lines(
        { id: 1, source: 'user', action: 'run', args: { command: 'ls' } },
        { source: 'user', cause: 1, observation: 'run', content: 'x', extras: {} },
        action(2, 'run', { command: 'pwd' }),
        observation(2, 'run', '/repo', { extras: { exit_code: 0 } }),
        observation(2, 'run', 'again'),
        observation(9, 'run', 'of no call'),
        observation(undefined, 'error', 'what the model wrote was no call'),
      ),
    );
    expect(log.sessions).toMatchObject([{ name: 'main', orphans: 1, duplicates: 1, errors: 0 }]);
    expect(first(log).records).toMatchObject([{ tool: 'run', args: { command: 'pwd' } }]);
  });

  test('an id is one of its conversation', () => {
    const one = [action(1, 'run', { command: 'a' }), observation(1, 'run', 'A')];
    const two = [action(1, 'run', { command: 'b' }), observation(1, 'run', 'B')];
    const arrays = readLog(lines(one, two));
    expect(arrays.sessions.map(({ name, records }) => [name, records[0]?.response])).toEqual([
      ['main', { $value: 'A' }],
      ['conversation 2', { $value: 'B' }],
    ]);
    const histories = readLog(lines({ history: one }, { trajectory: two }));
    expect(histories.sessions.map(({ name, records }) => [name, records[0]?.response])).toEqual([
      ['conversation 1', { $value: 'A' }],
      ['conversation 2', { $value: 'B' }],
    ]);
  });

  test('an error that answers a delegation ends it, and errors are only those marked', () => {
    const log = readLog(
      lines(
        action(1, 'delegate', { agent: 'X' }),
        action(2, 'browse', { url: 'u' }),
        observation(2, 'browse', 'no page', { extras: { error: true } }),
        observation(1, 'error', 'the delegate failed'),
        action(3, 'run', { command: 'Error' }),
        observation(3, 'user_rejected', 'no'),
        action(4, 'run', { command: 'x' }),
        observation(4, 'run', 'Error: in prose', { success: false, extras: { metadata: { exit_code: 'HUGE' } } }),
      ).replace('"HUGE"', '1e400'),
    );
    expect(log.sessions).toMatchObject([
      { name: 'main', errors: 2, orphans: 0 },
      { name: 'main/1', errors: 1 },
    ]);
    expect(first(log).records.map(({ tool, response }) => [tool, response])).toEqual([
      ['delegate', { $error: true, $value: 'the delegate failed' }],
      ['run', { $error: true, $value: 'no' }],
      ['run', { $value: 'Error: in prose' }],
    ]);
  });

  test('an action of the agent that is not known is counted', () => {
    const log = readLog(lines(action(1, 'run', {}), action(2, 'dance', {}), action(3, 'message', {}), { a: 1 }));
    expect(log.skipped).toEqual({ 'of unknown type': 2 });
    expect(first(log).records).toHaveLength(1);
  });
});

describe('the events of the SDK of OpenHands', () => {
  test('calls and answers, rejected and failed ones, and one whose call is not there', () => {
    const log = sampleLog('openhands-sdk.jsonl');
    expect(log).toMatchObject({ format: 'openhands', skipped: {} });
    expect(log.sessions).toMatchObject([{ name: 'main', unanswered: 1, orphans: 1, duplicates: 0, errors: 3 }]);
    expect(first(log).records.map(({ tool, batch, line, resultLine }) => [tool, batch, line, resultLine])).toEqual([
      ['terminal', 1, 3, 6],
      ['terminal', 1, 4, 5],
      ['terminal', 2, 8, 9],
      ['terminal', 3, 10, 11],
      ['finish', 4, 13, undefined],
    ]);
    expect(first(log).records.map(({ response }) => response)).toEqual([
      { $error: true, $value: [{ type: 'text', text: 'timed out' }] },
      { $value: [{ type: 'text', text: '/repo' }], exit_code: 0 },
      { $error: true, $value: 'command is missing' },
      { $error: true, $value: 'Not now.' },
      undefined,
    ]);
    expect(first(log).records[2]?.args).toEqual({ comand: 'ls' });
  });

  test('early versions: the call of the chat completions, output as text, an error as text', () => {
    const event = (id: string, kind: string, rest: object): object => ({
      id,
      timestamp: '2025-09-01T10:00:00',
      source: 'agent',
      kind,
      ...rest,
    });
    const call = { id: 'c', type: 'function', function: { name: 'edit', arguments: '{"p":1}' } };
    const log = readLog(
      JSON.stringify([
        event('1', 'ActionEvent', { tool_name: 'edit', tool_call_id: 'c', tool_call: call, action: {} }),
        event('2', 'ObservationEvent', { tool_call_id: 'c', observation: { output: '', error: 'no such file' } }),
        event('3', 'ActionEvent', { tool_name: 'bash', action: { command: 'ls', kind: 'BashAction' } }),
        event('4', 'ObservationEvent', { action_id: '3', observation: { output: 'x', error: false } }),
        event('5', 'NonExecutableActionEvent', { tool_calls: [call] }),
        event('6', 'NewEvent', {}),
      ]),
    );
    expect(first(log).records).toMatchObject([
      { tool: 'edit', args: { p: 1 }, response: { $error: true, $value: 'no such file' } },
      { tool: 'bash', args: { command: 'ls' }, response: { $value: 'x' } },
      { tool: 'edit', args: { p: 1 }, state: 'unanswered' },
    ]);
    expect(log.skipped).toEqual({ 'of unknown type': 1 });
  });
});

test('other items are no events of OpenHands', () => {
  const others = [
    { action: 'ls', observation: 'x', source: 'agent', args: {}, extras: {} },
    { source: 'agent', action: 'run' },
    { source: 'bot', action: 'run', args: {} },
    { id: 'a', source: 'agent', kind: 'SPAN', timestamp: 't' },
    { kind: 'ActionEvent', source: 'agent', tool_name: 'x' },
    { history: [{ role: 'user', content: 'x' }] },
  ];
  for (const other of others) expect(() => readLog(JSON.stringify(other))).toThrow(TRIED);
});

describe('where a call was made, and after how many compactions', () => {
  const run = (id: number): object => ({ id, source: 'agent', action: 'run', args: { command: `${id}` } });
  const ran = (id: number, working_dir: string | null): object => ({
    ...{ id: id + 100, cause: id, source: 'agent', observation: 'run', content: '' },
    extras: { metadata: { working_dir } },
  });

  test('the event stream: where the last command left the shell', () => {
    const condensed = { id: 9, source: 'agent', action: 'condensation', args: { forgotten_event_ids: [1] } };
    const log = readLog(lines(run(1), ran(1, '/w'), run(2), ran(2, null), run(3), condensed, run(4)));
    expect(settings(log)).toEqual({ main: ['run nowhere 0', 'run /w 0', 'run /w 0', 'run /w 1'] });
    expect(log.skipped).toEqual({});
  });

  test('pairs of an action and its observation', () => {
    const log = lines({ instance_id: 'i', history: [[run(1), ran(1, '/w')], [run(2)]] });
    expect(settings(readLog(log))).toEqual({ i: ['run nowhere 0', 'run /w 0'] });
  });

  test('the SDK: the workspace, then the last command; condensations', () => {
    const event = (kind: string, source: string, rest: object): object => ({
      ...{ kind, id: 'e', timestamp: 'now', source, ...rest },
    });
    const call = (id: string): object =>
      event('ActionEvent', 'agent', { tool_name: id, tool_call_id: id, tool_call: { id, name: id, arguments: '{}' } });
    const log = readLog(
      lines(
        event('ConversationStateUpdateEvent', 'environment', { value: { workspace: { working_dir: '/w' } } }),
        call('a'),
        event('ObservationEvent', 'environment', {
          ...{ tool_call_id: 'a', observation: { content: [], metadata: { working_dir: '/v' } } },
        }),
        ...[call('b'), event('CondensationRequest', 'agent', {}), call('c')],
        ...[event('Condensation', 'environment', { forgotten_event_ids: ['e'] }), call('d')],
      ),
    );
    expect(settings(log)).toEqual({ main: ['a /w 0', 'b /v 0', 'c /v 0', 'd /v 1'] });
    expect(log.skipped).toEqual({});
  });
});
