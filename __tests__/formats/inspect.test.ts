import { describe, expect, test } from '@jest/globals';
import { formatOf, type LoggedSession, lines, type ReadLog, readLog, sampleLogs, settings } from '../helpers/logs.ts';

const LOG = { version: 2, status: 'success', eval: { task: 't', model: 'm' } };

function sample(rest: object): object {
  return { id: 1, epoch: 1, input: 'in', target: 'out', ...rest };
}

function tool(id: string | undefined, name: string, rest: object = {}): object {
  return { event: 'tool', id, function: name, arguments: { of: id }, result: 'done', ...rest };
}

function asked(...calls: [id: string, name: string][]): object {
  const toolCalls = calls.map(([id, name]) => ({ id, function: name, arguments: { of: id } }));
  return { role: 'assistant', content: '', tool_calls: toolCalls };
}

const turn = (...calls: [id: string, name: string][]): object => ({
  event: 'model',
  output: { choices: [{ message: asked(...calls) }] },
});
const span = (id: string, parent: string | null, type: string, name: string): object => ({
  event: 'span_begin',
  id,
  parent_id: parent,
  type,
  name,
});
const read = (rest: object): ReadLog => readLog(JSON.stringify(sample(rest), undefined, 1));
const tools = ({ sessions }: ReadLog): string[] =>
  sessions.map(({ name, records }) => `${name}: ${records.map((record) => record.tool).join(' ')}`);
const first = (log: ReadLog): LoggedSession => log.sessions[0] as LoggedSession;

describe('a log of Inspect AI', () => {
  test('the samples are sessions, a tool that is an agent has its own, and a call nobody ran keeps its place', () => {
    const log = readLog(sampleLogs().find(({ name }) => name === 'inspect.json')?.text ?? '');
    expect(tools(log)).toEqual([
      'oldest/epoch 1: open_page list_files historian submit',
      'oldest/epoch 1/historian: search',
      'sum/epoch 1: add',
    ]);
    expect(first(log)).toMatchObject({ unanswered: 1, errors: 1, orphans: 0, duplicates: 0 });
    const [page, files, historian, submit] = first(log).records;
    expect(page?.response).toEqual({ $value: expect.stringContaining('museum of clocks') });
    expect(files?.response).toEqual({
      $error: true,
      $value: { type: 'permission', message: "Permission denied. Filename '/notes'." },
    });
    expect([page?.batch, files?.batch, historian?.batch]).toEqual([1, 1, 2]);
    expect(submit).toMatchObject({ args: { answer: 'A smith from Salisbury' }, state: 'unanswered' });
    expect(log.sessions[1]?.records[0]?.response).toEqual({ hits: 3 });
  });

  test('what happened inside a tool before there were spans is told in its event', () => {
    const log = readLog(sampleLogs().find(({ name }) => name === 'inspect-sample.json')?.text ?? '');
    expect(tools(log)).toEqual(['7/epoch 2: ask_expert save', '7/epoch 2/ask_expert: look_up']);
    expect(first(log)).toMatchObject({ unanswered: 1 });
    expect(log.sessions[1]?.records[0]?.response).toEqual({ $value: ['a curved span'] });
  });

  test('references to attachments are resolved wherever they stand', () => {
    const log = read({
      attachments: { aa: '{"n": 1}', bb: 'long text' },
      events: [
        tool('1', 'a', {
          arguments: {
            list: ['attachment://bb', { deep: 'attachment://bb', no: 'see attachment://bb' }],
            gone: 'attachment://cc',
          },
          result: 'attachment://aa',
        }),
        tool('2', 'b', {
          arguments: { ['__proto__']: 1, old: 'tc://bb' },
          error: { type: 'unknown', message: 'attachment://bb' },
          result: '',
        }),
      ],
    });
    const [one, two] = first(log).records;
    expect(one?.args).toEqual({
      list: ['long text', { deep: 'long text', no: 'see attachment://bb' }],
      gone: 'attachment://cc',
    });
    expect(one?.response).toEqual({ n: 1 });
    expect(two?.args).toEqual(JSON.parse('{"__proto__": 1, "old": "long text"}'));
    expect(two?.response).toEqual({ $error: true, $value: { type: 'unknown', message: 'long text' } });
  });

  test('so are those of older logs, whose events are in a transcript', () => {
    const events = [tool('1', 'a', { result: 'tc://bb' })];
    const log = read({ messages: [], transcript: { events, content: { bb: 'long text' } } });
    expect(first(log).records[0]?.response).toEqual({ $value: 'long text' });
  });

  test('a key that is there twice is refused, also beside a reference', () => {
    const text = JSON.stringify(sample({ attachments: { bb: 'x' }, events: [tool('1', 'a')] }));
    const twice = text.replace('"arguments":{', '"arguments":{"k":"attachment://bb","k":2,');
    expect(() => readLog(twice)).toThrow(/twice/);
  });

  test('attachments that would be too large once put in place are refused', () => {
    const large = 'x'.repeat(1024 * 1024);
    const args = Array.from({ length: 129 }, () => 'attachment://h');
    const text = JSON.stringify(
      sample({ attachments: { h: large }, events: [tool('1', 'a', { arguments: { args } })] }),
    );
    expect(() => readLog(text)).toThrow(/attachments of more than 128 MiB/);
  });

  test('without events of tools the messages are read', () => {
    const log = read({
      messages: [
        {
          role: 'assistant',
          source: 'input',
          content: '',
          tool_calls: [{ id: '0', function: 'example', arguments: {} }],
        },
        { role: 'tool', source: 'input', tool_call_id: '0', content: 'of the example' },
        asked(['1', 'a'], ['2', 'b'], ['3', 'c']),
        { role: 'tool', tool_call_id: '2', content: 'B' },
        { role: 'tool', tool_call_id: '1', content: 'A', error: { type: 'timeout', message: 'late' } },
        { role: 'tool', tool_call_id: '2', content: 'again' },
        { role: 'tool', tool_call_id: '9', content: 'of no call' },
        asked(['4', 'd']),
        { role: 'tool', tool_call_id: '4', content: '', tool_error: 'no such file' },
      ],
    });
    expect(first(log)).toMatchObject({ unanswered: 1, orphans: 1, duplicates: 1, errors: 2 });
    expect(first(log).records).toMatchObject([
      { tool: 'a', batch: 1, response: { $error: true, $value: 'A' }, resultLine: 57 },
      { tool: 'b', batch: 1, response: { $value: 'B' } },
      { tool: 'c', batch: 1, state: 'unanswered' },
      { tool: 'd', batch: 2, response: { $error: true, $value: 'no such file' } },
    ]);
  });

  test('newer logs can have the messages in a pool', () => {
    const pool = [asked(['1', 'a']), { role: 'tool', tool_call_id: '1', content: 'attachment://bb' }];
    const log = read({ messages: [], events: [], attachments: { bb: 'B' }, events_data: { messages: pool } });
    expect(first(log).records).toMatchObject([{ tool: 'a', response: { $value: 'B' } }]);
  });

  test('a tool that the servers of the model ran is in the content of its message', () => {
    const part = { type: 'tool_use', id: 'w1', name: 'find', context: 'maps', arguments: '{"q":1}', result: 'R' };
    const log = read({ messages: [{ role: 'assistant', content: [{ type: 'text', text: 'hm' }, part] }] });
    expect(first(log).records).toMatchObject([
      { tool: 'mcp__maps__find', args: { q: 1 }, response: { $value: 'R' }, state: 'answered' },
    ]);
  });

  test('calls of the messages that have no event stand before the next that has', () => {
    const log = read({
      messages: [
        asked(['1', 'a'], ['2', 'b']),
        { role: 'tool', tool_call_id: '1', content: 'refused' },
        asked(['3', 'c']),
      ],
      events: [turn(['1', 'a'], ['2', 'b']), tool('2', 'b'), tool('x', 'only_an_event')],
    });
    expect(first(log).records).toMatchObject([
      { tool: 'a', response: { $value: 'refused' }, batch: 1 },
      { tool: 'b', response: { $value: 'done' }, batch: 1 },
      { tool: 'only_an_event', batch: 2 },
      { tool: 'c', state: 'unanswered' },
    ]);
  });

  test('only what the log marks as an error is one', () => {
    const log = read({
      events: [
        tool('1', 'a', { result: 'Error: not really', error: null, failed: null }),
        tool('2', 'b', { result: 'partly', error: { type: 'timeout', message: 'late' } }),
        tool('3', 'c', { result: '', failed: true }),
        tool('4', 'd', { result: undefined }),
        tool('5', 'e', { result: '', pending: true }),
      ],
    });
    expect(first(log)).toMatchObject({ errors: 2, unanswered: 2 });
    expect(first(log).records.map(({ response }) => response)).toEqual([
      { $value: 'Error: not really' },
      { $error: true, $value: 'partly' },
      { $error: true, $value: '' },
      undefined,
      undefined,
    ]);
  });

  test('spans: the agent that solves is the sample, agents within it and scorers are not', () => {
    const log = read({
      events: [
        span('s', null, 'solver', 'react'),
        span('a', 's', 'agent', 'react'),
        tool('1', 'mine', { span_id: 'a' }),
        span('b', 'a', 'agent', 'critic'),
        tool('2', 'its', { span_id: 'b' }),
        span('c', 'a', 'agent', 'critic'),
        tool('3', 'other', { span_id: 'c' }),
        tool('4', 'mine', { span_id: 'a' }),
        span('g', null, 'scorer', 'grade'),
        tool('5', 'check', { span_id: 'g' }),
      ],
    });
    expect(tools(log)).toEqual([
      '1/epoch 1: mine mine',
      '1/epoch 1/critic: its',
      '1/epoch 1/critic 2: other',
      '1/epoch 1/grade: check',
    ]);
  });

  test('a call whose event is in the span of its own tool is no sub-agent, but one of the same name in it is', () => {
    const inside = [
      span('t', 'a', 'tool', 'ask'),
      tool('1', 'ask', { span_id: 't' }),
      tool('2', 'ask', { span_id: 't' }),
    ];
    const before = [
      span('t', 'a', 'tool', 'ask'),
      tool('1', 'ask', { span_id: 'a' }),
      span('u', 't', 'tool', 'ask'),
      tool('2', 'ask', { span_id: 't' }),
    ];
    for (const events of [inside, before]) {
      const log = read({ events: [span('a', null, 'agent', 'main'), ...events] });
      expect(tools(log)).toEqual(['1/epoch 1: ask', '1/epoch 1/ask: ask']);
    }
  });

  test('a hundred thousand spans, each in the one before, are read', () => {
    const spans = Array.from({ length: 100_000 }, (_, k) => span(`${k}`, k > 0 ? `${k - 1}` : null, 'agent', 'a'));
    const log = read({ events: [...spans, tool('1', 'deep', { span_id: '99999' })] });
    expect(tools(log)).toEqual(['1/epoch 1: ', '1/epoch 1/a: deep']);
  });

  test('a log without samples is one without calls', () => {
    expect(readLog(JSON.stringify({ ...LOG, status: 'error' }))).toMatchObject({
      format: 'inspect',
      sessions: [{ records: [] }],
    });
  });

  test('other items are none of its own', () => {
    const others = [
      { id: 1, epoch: 3, messages: [asked(['1', 'a'])] },
      { id: 1, messages: [], events: [], target: 'x' },
      { eval: { task: 't', model: 'm' }, samples: [] },
      { version: 2, status: 'success', eval: 'x', samples: [] },
    ];
    for (const other of others) expect(formatOf(JSON.stringify(other))).not.toBe('inspect');
    const mixed = `${JSON.stringify({ ...LOG, samples: [] })}\n${JSON.stringify({ other: 1 })}\n`;
    expect(readLog(mixed).skipped).toEqual({ 'of unknown type': 1 });
  });
});

describe('after how many compactions a call was made', () => {
  const tool = (id: string, span_id?: string): object => ({
    ...{ event: 'tool', id, function: id, arguments: {}, result: '', span_id },
  });
  const compacted = (span_id?: string): object => ({ event: 'compaction', type: 'summary', span_id });
  const span = (id: string, type: string, parent_id?: string): object => ({
    ...{ event: 'span_begin', id, type, name: id, parent_id },
  });

  test('the agent in whose span it was compacted has forgotten, and no other', () => {
    const events = [
      ...[span('solver', 'agent'), span('helper', 'agent', 'solver'), compacted('helper')],
      ...[tool('a', 'solver'), tool('b', 'helper'), compacted('helper'), tool('c', 'helper'), tool('d', 'solver')],
      ...[compacted('solver'), tool('e', 'solver'), tool('f', 'helper'), compacted(), tool('g')],
    ];
    expect(settings(readLog(lines({ id: 's', epoch: 1, events })))).toEqual({
      's/epoch 1': ['a nowhere 0', 'd nowhere 0', 'e nowhere 1', 'g nowhere 2'],
      's/epoch 1/helper': ['b nowhere 0', 'c nowhere 1', 'f nowhere 1'],
    });
  });
});
