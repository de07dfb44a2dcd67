import { describe, expect, test } from '@jest/globals';
import { formatOf, type LoggedRecord, type LoggedSession, lines, readLog, settings } from '../helpers/logs.ts';

const META = { type: 'session_meta', payload: { id: 's1', cwd: '/w', cli_version: '0.129.0' } };
const ITEM = (payload: object): object => ({ timestamp: '2026-06-01T00:00:00Z', type: 'response_item', payload });
const CALL = (call_id: string | null, name: string, args: unknown, rest: object = {}): object =>
  ITEM({ type: 'function_call', name, arguments: JSON.stringify(args), call_id, ...rest });
const OUTPUT = (call_id: string, output: unknown): object => ITEM({ type: 'function_call_output', call_id, output });
const POLL = (call_id: string, session_id: unknown, rest: object = { chars: '' }): object =>
  CALL(call_id, 'write_stdin', { session_id, ...rest });

/** The text of unified exec. */
function unified(state: string, output: string, wall = '0.1'): string {
  return `Chunk ID: ${wall}\nWall time: ${wall} seconds\n${state}\nOriginal token count: 1\nOutput:\n${output}`;
}
const RUNNING = (session: number): string => `Process running with session ID ${session}`;
const EXITED = (code: number): string => `Process exited with code ${code}`;

function sessionOf(...values: readonly unknown[]): LoggedSession {
  const { format, sessions, skipped } = readLog(lines(META, ...values));
  expect({ format, skipped, sessions: sessions.length }).toEqual({ format: 'codex-rollout', skipped: {}, sessions: 1 });
  return sessions[0] as LoggedSession;
}

const recordsOf = (...values: readonly unknown[]): LoggedRecord[] => sessionOf(...values).records;
const responseTo = (output: unknown): unknown => recordsOf(CALL('A', 't', {}), OUTPUT('A', output))[0]?.response;

describe('a rollout of Codex', () => {
  test('calls are in the order of calls, each with both of its lines', () => {
    const log = sessionOf(
      CALL('A', 'shell', { command: ['ls'] }),
      CALL('B', 'update_plan', { plan: [] }),
      OUTPUT('B', 'Plan updated'),
      OUTPUT('A', '{"files": 1}'),
      CALL('C', 'shell', {}),
    );
    expect(log).toEqual({
      name: 's1',
      unanswered: 1,
      orphans: 0,
      duplicates: 0,
      errors: 0,
      records: [
        {
          ...{ tool: 'shell', args: { command: ['ls'] }, response: { files: 1 } },
          ...{ line: 2, resultLine: 5, batch: 1, state: 'answered', cwd: '/w' },
        },
        {
          ...{ tool: 'update_plan', args: { plan: [] }, response: { $value: 'Plan updated' } },
          ...{ line: 3, resultLine: 4, batch: 1, state: 'answered', cwd: '/w' },
        },
        { tool: 'shell', args: {}, line: 6, batch: 2, state: 'unanswered', cwd: '/w' },
      ],
    });
  });

  test('a result without a call, and a second one, are counted', () => {
    const log = sessionOf(CALL('A', 't', {}), OUTPUT('A', '1'), OUTPUT('A', '2'), OUTPUT('Z', '3'));
    expect(log).toMatchObject({ orphans: 1, duplicates: 1, records: [{ response: { $value: '1' } }] });
  });

  test('what a fork copies of its parent is part of its one session, and copies are one call', () => {
    const parent = { type: 'session_meta', payload: { id: 'parent' } };
    const log = sessionOf(parent, CALL('A', 't', {}), OUTPUT('A', '1'), parent, CALL('A', 't', {}), OUTPUT('A', '1'));
    expect(log).toMatchObject({ name: 's1', duplicates: 2, records: [{ line: 3, resultLine: 4 }] });
    expect(log.records).toHaveLength(1);
  });

  test('a session without calls has its name', () => {
    expect(sessionOf({ type: 'turn_context', payload: {} })).toMatchObject({ name: 's1', records: [] });
  });

  test('what only tells of calls is none', () => {
    const old = { type: 'function_call', name: 't', arguments: '{}', call_id: 'old' };
    const log = sessionOf(
      { type: 'compacted', payload: { message: '', replacement_history: [old] } },
      { type: 'event_msg', payload: { type: 'exec_command_end', call_id: 'A', exit_code: 1 } },
      { type: 'event_msg', payload: { type: 'mcp_tool_call_end', call_id: 'A' } },
      { type: 'world_state', payload: {} },
      ITEM({ type: 'reasoning', summary: [] }),
    );
    expect(log.records).toEqual([]);
  });

  test('types that are not known are counted', () => {
    expect(readLog(lines(META, ITEM({ type: 'robot_call' }), { type: 'novel', payload: {} }, {})).skipped).toEqual({
      'of unknown type': 3,
    });
  });

  test('odd values do no harm', () => {
    const odd = [null, 7, [], {}, '', [[]], { text: 7 }];
    const items = odd.flatMap((value) => [
      ITEM({ type: 'function_call', name: value, arguments: value, call_id: value, namespace: value }),
      ITEM({ type: 'function_call_output', call_id: value, output: value }),
      ITEM({ type: 'function_call', name: 'write_stdin', arguments: value, call_id: 'x' }),
      { type: 'response_item', payload: value },
      { type: 'session_meta', payload: value },
    ]);
    expect(readLog(lines(META, ...items)).sessions).toHaveLength(1);
  });
});

describe('what is called', () => {
  test.each([
    ['mcp__db__', 'query', 'mcp__db__query'],
    ['mcp__db', 'query', 'mcp__db__query'],
    ['mcp__app__mail', '_send', 'mcp__app__mail_send'],
    ['functions', 'exec_command', 'exec_command'],
    ['', 'shell', 'shell'],
  ])('namespace %j and name %j are %j', (namespace, name, tool) => {
    expect(recordsOf(CALL('A', name, {}, { namespace }))[0]?.tool).toBe(tool);
  });

  test('a custom tool takes free text', () => {
    const [record] = recordsOf(
      ITEM({ type: 'custom_tool_call', call_id: 'A', name: 'apply_patch', input: '*** Begin Patch' }),
      ITEM({ type: 'custom_tool_call_output', call_id: 'A', output: [{ type: 'input_text', text: 'Done' }] }),
    );
    expect(record).toMatchObject({ tool: 'apply_patch', args: { $value: '*** Begin Patch' } });
    expect(record?.response).toEqual({ $value: [{ type: 'input_text', text: 'Done' }] });
  });

  test('a local shell call without an id of the call has that of the item', () => {
    const shell = ITEM({ type: 'local_shell_call', id: 'lsh', call_id: null, action: { command: ['ls'] } });
    const [record] = recordsOf(shell, OUTPUT('lsh', 'a'));
    expect(record).toMatchObject({ tool: 'local_shell', args: { command: ['ls'] }, response: { $value: 'a' } });
  });

  test('searches for tools without ids are answered in their order', () => {
    const search = (query: string): object => ITEM({ type: 'tool_search_call', call_id: null, arguments: { query } });
    const found = (name: string): object => ITEM({ type: 'tool_search_output', call_id: null, tools: [{ name }] });
    const records = recordsOf(search('a'), found('A'), search('a'), found('B'));
    expect(records.map(({ tool, response }) => [tool, response])).toEqual([
      ['tool_search', { $value: [{ name: 'A' }] }],
      ['tool_search', { $value: [{ name: 'B' }] }],
    ]);
  });

  test('what the server ran is answered only if its answer stands in the call', () => {
    const records = recordsOf(
      { type: 'event_msg', payload: { type: 'web_search_end', call_id: 'ws', query: 'q' } },
      ITEM({ type: 'web_search_call', status: 'completed', action: { type: 'search', query: 'q' } }),
      ITEM({ type: 'image_generation_call', id: 'ig', status: 'completed', revised_prompt: 'A cat', result: 'AAAA' }),
      ITEM({ type: 'image_generation_call', id: 'ig2', status: 'failed', revised_prompt: 'A dog', result: null }),
    );
    expect(records.map(({ tool, args, response }) => [tool, args, response])).toEqual([
      ['web_search', { type: 'search', query: 'q' }, undefined],
      ['image_generation', { revised_prompt: 'A cat' }, { $value: 'AAAA' }],
      ['image_generation', { revised_prompt: 'A dog' }, { $error: true }],
    ]);
  });
});

describe('what came back', () => {
  const json = (duration_seconds: number): string =>
    JSON.stringify({ output: 'no\n', metadata: { exit_code: 2, duration_seconds } });

  test.each([
    ['JSON text', json(0.5), { $value: 'no\n', exit_code: 2 }],
    ['a header', unified(EXITED(1), 'no\nOutput:\n'), { $value: 'no\nOutput:\n', exit_code: 1 }],
    ['a negative exit code', unified(EXITED(-1), ''), { $value: '', exit_code: -1 }],
    ['a line of the header that is not known', unified(`New: 1\n${EXITED(3)}`, 'x'), { $value: 'x', exit_code: 3 }],
    ['the header of the shell', 'Exit code: 0\nWall time: 2 seconds\nOutput:\nok', { $value: 'ok', exit_code: 0 }],
    ['no more than a header', 'Exit code: 7\nWall time: 2 seconds\nOutput:', { $value: '', exit_code: 7 }],
    ['the header of MCP', 'Wall time: 0.2 seconds\nOutput:\n{"a":1}', { a: 1 }],
  ])('%s', (_, output, response) => {
    expect(responseTo(output)).toEqual(response);
  });

  test('how long it took makes no difference', () => {
    expect(responseTo(json(0.5))).toEqual(responseTo(json(1.5)));
    expect(responseTo(unified(EXITED(0), 'a', '0.5'))).toEqual(responseTo(unified(EXITED(0), 'a', '1.5')));
  });

  test.each([
    ['prose', 'failed in sandbox, exit code: 1'],
    ['a header further down', `note\n${unified(EXITED(1), 'a')}`],
    ['a header without its last line', 'Exit code: 1\nWall time: 2 seconds\n'],
    ['an exit code below the header', 'Wall time: 2 seconds\nOutput:\nExit code: 1'],
    ['other JSON', '{"output":"a","metadata":{"exit_code":"1"}}'],
    ['cut JSON', '{"output":"a","metadata":{"exit_code":1'],
    ['an exit code that is none', '{"output":"a","metadata":{"exit_code":1e400}}'],
  ])('no exit code is read out of %s', (_, output) => {
    expect(responseTo(output)).not.toHaveProperty('exit_code');
  });

  test('a header that is an item of its own', () => {
    const text = (text: string): object => ({ type: 'input_text', text });
    const image = { type: 'input_image', image_url: 'data:,' };
    expect(responseTo([text('Wall time: 1.0 seconds\nOutput:'), text('{"a":1}')])).toEqual({ a: 1 });
    expect(responseTo([text('Script failed\nWall time 1.0 seconds\nOutput:\n'), text('a'), image])).toEqual({
      $value: `a\n${JSON.stringify(image)}`,
    });
    expect(responseTo([text('a'), text('Wall time: 1.0 seconds\nOutput:')])).toHaveProperty('$value.length', 2);
  });
});

describe('a command that goes on', () => {
  const COMMAND = CALL('A', 'exec_command', { cmd: 'make' });

  test('is answered when a poll says that it exited', () => {
    const log = sessionOf(
      COMMAND,
      OUTPUT('A', unified(RUNNING(7), 'one ')),
      POLL('B', 7),
      OUTPUT('B', unified(RUNNING(7), 'two ')),
      POLL('C', '7', {}),
      OUTPUT('C', unified(EXITED(3), 'three')),
    );
    expect(log).toMatchObject({ unanswered: 0, orphans: 0, duplicates: 0 });
    expect(log.records.map(({ state, batch, line, resultLine }) => [state, batch, line, resultLine])).toEqual([
      ['answered', 1, 2, 7],
      ['part', 2, 4, undefined],
      ['part', 3, 6, undefined],
    ]);
    expect(log.records[0]?.response).toEqual({ $value: 'one two three', exit_code: 3 });
  });

  test('and never exits is answered with what there is, on the line of the last of it', () => {
    const log = sessionOf(
      COMMAND,
      OUTPUT('A', unified(RUNNING(7), 'one')),
      POLL('B', 7),
      OUTPUT('B', unified(RUNNING(7), 'two')),
      POLL('C', 7),
    );
    expect(log).toMatchObject({ unanswered: 0, records: [{ response: { $value: 'onetwo' }, resultLine: 5 }, {}, {}] });
    expect(log.records.map(({ state }) => state)).toEqual(['answered', 'part', 'part']);
  });

  test('and is written to: that is a call of its own, which may tell of the exit', () => {
    const records = recordsOf(
      COMMAND,
      OUTPUT('A', unified(RUNNING(7), 'name? ')),
      POLL('B', 7, { chars: 'x\n' }),
      OUTPUT('B', unified(EXITED(0), 'hello x')),
      POLL('C', 7),
      OUTPUT('C', 'write_stdin failed: unknown process'),
    );
    expect(records.map(({ state, response, resultLine }) => [state, response, resultLine])).toEqual([
      ['answered', { $value: 'name? ', exit_code: 0 }, 5],
      ['answered', { $value: 'hello x', exit_code: 0 }, 5],
      ['answered', { $value: 'write_stdin failed: unknown process' }, 7],
    ]);
  });

  test('what a poll says without a header is not of the command', () => {
    const records = recordsOf(
      COMMAND,
      OUTPUT('A', unified(RUNNING(7), 'one')),
      POLL('B', 7),
      OUTPUT('B', 'aborted by user'),
      POLL('C', 7),
      OUTPUT('C', unified(EXITED(0), '')),
    );
    expect(records[0]).toMatchObject({ response: { $value: 'one', exit_code: 0 }, resultLine: 7 });
  });

  test('a number that is used again is another command', () => {
    const records = recordsOf(
      COMMAND,
      OUTPUT('A', unified(RUNNING(7), 'one')),
      CALL('B', 'exec_command', { cmd: 'test' }),
      OUTPUT('B', unified(RUNNING(7), 'two')),
      POLL('C', 7),
      OUTPUT('C', unified(EXITED(0), '!')),
    );
    expect(records.map(({ response, state, batch }) => [response, state, batch])).toEqual([
      [{ $value: 'one' }, 'answered', 1],
      [{ $value: 'two!', exit_code: 0 }, 'answered', 2],
      [undefined, 'part', 3],
    ]);
  });

  test('copies of its lines change nothing and are counted', () => {
    const all = [
      COMMAND,
      OUTPUT('A', unified(RUNNING(7), 'one ')),
      POLL('B', 7),
      OUTPUT('B', unified(EXITED(0), 'two')),
    ];
    const once = sessionOf(...all);
    const doubled = sessionOf(...all.flatMap((line) => [line, line]));
    const again = sessionOf(...all, ...all);
    const responses = (log: LoggedSession): unknown[] => log.records.map(({ response, state }) => [response, state]);
    expect(responses(once)).toEqual([
      [{ $value: 'one two', exit_code: 0 }, 'answered'],
      [undefined, 'part'],
    ]);
    expect(responses(doubled)).toEqual(responses(once));
    expect(responses(again)).toEqual(responses(once));
    expect([once, doubled, again].map(({ duplicates }) => duplicates)).toEqual([0, 4, 4]);
  });

  test('a script that goes on as a cell', () => {
    const text = (text: string): object => ({ type: 'input_text', text });
    const script = ITEM({ type: 'custom_tool_call', call_id: 'A', name: 'exec', input: 'run()' });
    const output = (call_id: string, head: string, ...rest: string[]): object =>
      ITEM({
        type: 'custom_tool_call_output',
        call_id,
        output: [text(`${head}\nWall time 1.0 seconds\nOutput:\n`), ...rest.map(text)],
      });
    const yielded = recordsOf(
      script,
      output('A', 'Script running with cell ID 4', 'a', 'b'),
      CALL('B', 'wait', { cell_id: '4' }),
      output('B', 'Script completed', 'c'),
    );
    const atOnce = recordsOf(script, output('A', 'Script completed', 'a', 'b', 'c'));
    expect(yielded.map(({ response, state }) => [response, state])).toEqual([
      [{ $value: 'a\nb\nc' }, 'answered'],
      [undefined, 'part'],
    ]);
    expect(atOnce[0]?.response).toEqual(yielded[0]?.response);
    const ended = recordsOf(
      script,
      output('A', 'Script running with cell ID 4', 'a'),
      CALL('B', 'wait', { cell_id: '4', terminate: true }),
      output('B', 'Script terminated', 'z'),
    );
    expect(ended.map(({ response, state }) => [response, state])).toEqual([
      [{ $value: 'a' }, 'answered'],
      [{ $value: 'z' }, 'answered'],
    ]);
  });
});

describe('the carriers of a rollout', () => {
  const BARE = [
    { id: 'old', timestamp: '2025-08-01T00:00:00Z', instructions: null, git: {} },
    { record_type: 'state' },
    { type: 'function_call', name: 'shell', arguments: '{}', call_id: 'A' },
    { type: 'function_call_output', call_id: 'A', output: 'a' },
  ];

  test('items without an envelope, named by the first line', () => {
    const log = readLog(lines(...BARE, { id: 'other', timestamp: '', instructions: '' }));
    expect(log).toMatchObject({ format: 'codex-rollout', skipped: {}, sessions: [{ name: 'old' }] });
    expect(log.sessions[0]?.records).toHaveLength(1);
    expect(readLog(lines(...BARE.slice(1))).sessions).toMatchObject([{ name: 'main' }]);
  });

  test.each([
    ['an array', [META, CALL('A', 't', {})], 's1'],
    ['a document', { items: BARE.slice(2) }, 'main'],
    ['a document of events', { session: 1, events: [META, CALL('A', 't', {})] }, 's1'],
  ])('%s', (_, value, name) => {
    const expected = { format: 'codex-rollout', framing: 'document', sessions: [{ name, records: [{}] }] };
    expect(readLog(JSON.stringify(value, null, 2))).toMatchObject(expected);
    expect(readLog(lines(value))).toMatchObject({ ...expected, framing: 'lines' });
  });

  test('each document or array is a conversation of its own', () => {
    const held = [CALL('A', 'exec_command', {}), OUTPUT('A', unified(RUNNING(7), 'one'))];
    const log = readLog(lines([META, ...held], { items: [POLL('B', 7)] }, [POLL('C', 7)]));
    expect(log.sessions.map(({ name, records }) => [name, records.map(({ state }) => state)])).toEqual([
      ['s1', ['answered']],
      ['conversation 2', ['unanswered']],
      ['conversation 3', ['unanswered']],
    ]);
  });

  test.each([
    ['items of the same API without what Codex adds', lines(BARE[2], BARE[3])],
    ['a request to that API', lines({ id: 'x', timestamp: '', instructions: '', input: BARE.slice(2) })],
    ['a payload of something else', lines({ type: 'event_msg', payload: 'x' }, { type: 'session_meta', payload: {} })],
    ['items of something else', lines({ items: [{ type: 'message', role: 'user', content: 'x' }] })],
  ])('not %s', (_, text) => {
    expect(formatOf(text)).not.toBe('codex-rollout');
  });
});

describe('where a call was made, and after how many compactions', () => {
  const at = (type: string, payload: object): object => ({ timestamp: 'now', type, payload });
  const call = (id: string): object =>
    at('response_item', { type: 'function_call', call_id: id, name: id, arguments: '{}' });

  test('the directory is that of the meta, and then of the last turn', () => {
    const log = lines(
      ...[at('session_meta', { id: 's', cwd: '/w' }), call('a'), at('turn_context', { cwd: '/w/sub' }), call('b')],
      ...[at('turn_context', { model: 'm' }), at('response_item', { type: 'web_search_call', action: {} })],
    );
    expect(settings(readLog(log))).toEqual({ s: ['a /w 0', 'b /w/sub 0', 'web_search /w/sub 0'] });
  });

  test('a compaction that is told as a line, an event and an item is one', () => {
    const log = readLog(
      lines(
        ...[at('session_meta', { id: 's' }), call('a'), at('compacted', { message: '' }), call('b')],
        ...[at('event_msg', { type: 'context_compacted' }), call('c'), at('compacted', { replacement_history: [] })],
        ...[at('event_msg', { type: 'context_compacted' }), at('response_item', { type: 'compaction' }), call('d')],
        ...[at('response_item', { type: 'context_compaction' }), call('e')],
      ),
    );
    expect(settings(log)).toEqual({
      s: ['a nowhere 0', 'b nowhere 1', 'c nowhere 2', 'd nowhere 3', 'e nowhere 4'],
    });
    expect(log.skipped).toEqual({});
  });

  test('a file without envelopes has the directory in its first line', () => {
    const meta = { id: 's', timestamp: 'now', instructions: null, cwd: '/w' };
    const bare = { type: 'function_call', call_id: 'a', name: 'a', arguments: '{}' };
    expect(settings(readLog(lines(meta, { record_type: 'state' }, bare)))).toEqual({ s: ['a /w 0'] });
  });
});
