import { describe, expect, test } from '@jest/globals';
import { type LoggedSession, lines, type ReadLog, readLog, sampleLogs, settings, TRIED } from '../helpers/logs.ts';

type Call = [id: string, name: string, args?: object];
type Result = [id: string | undefined, content: unknown];

function step(calls: readonly Call[], results: readonly Result[], rest: object = {}): object {
  return {
    source: 'agent',
    message: '',
    tool_calls: calls.map(([id, name, args = {}]) => ({ tool_call_id: id, function_name: name, arguments: args })),
    observation: { results: results.map(([id, content]) => ({ source_call_id: id, content })) },
    ...rest,
  };
}

function trajectory(steps: readonly object[], rest: object = {}): object {
  return { schema_version: 'ATIF-v1.6', session_id: 's', agent: { name: 'a', version: '1' }, steps, ...rest };
}

/** The one session of a trajectory of these steps. */
function read(...steps: object[]): LoggedSession {
  const { sessions } = readLog(JSON.stringify(trajectory(steps)));
  expect(sessions).toHaveLength(1);
  return sessions[0] as LoggedSession;
}

function sample(name: string): ReadLog {
  return readLog(sampleLogs().find((log) => log.name === name)?.text ?? '');
}

const responses = ({ records }: LoggedSession): unknown[] => records.map(({ response }) => response);

describe('a trajectory of ATIF 1.7', () => {
  const log = sample('atif.json');

  test('calls in order, each with both of its lines; calls of a step are one batch', () => {
    expect(log).toMatchObject({ format: 'atif', framing: 'document', skipped: {} });
    const [kitchen] = log.sessions;
    expect(kitchen?.records.map((r) => [r.tool, r.batch, r.line, r.resultLine, r.state])).toEqual([
      ['heat_pan', 1, 20, 26, 'answered'],
      ['whisk', 1, 21, 25, 'answered'],
      ['delegate', 2, 40, 43, 'answered'],
      ['finish', 3, 51, undefined, 'unanswered'],
    ]);
    expect(kitchen?.records[0]?.args).toEqual({ to: 180 });
  });

  test('an exit code in prose is no error', () => {
    expect(log.sessions[0]?.errors).toBe(0);
    expect(responses(log.sessions[0] as LoggedSession)).toEqual([
      { $value: [{ type: 'text', text: 'exit code 1: no gas' }] },
      { foam: true },
      { $value: 'laid' },
      undefined,
    ]);
  });

  test('copied steps are counted, and what the system observes is passed over', () => {
    expect(log.sessions[0]).toMatchObject({ name: 'kitchen-2', duplicates: 2, orphans: 0, unanswered: 1 });
  });

  test('sub-agents are sessions of their own', () => {
    expect(log.sessions[1]).toMatchObject({ name: 'kitchen-2/waiter-1', records: [{ tool: 'lay_table', line: 65 }] });
    const child = trajectory([step([['c', 'inner']], [])], { session_id: undefined });
    const text = JSON.stringify(
      trajectory([step([['c', 'outer']], [])], {
        subagent_trajectories: [{ ...child, subagent_trajectories: [child] }, child],
      }),
    );
    expect(readLog(text).sessions.map(({ name, records }) => [name, records.map(({ tool }) => tool)])).toEqual([
      ['s', ['outer']],
      ['s/sub-agent 1', ['inner']],
      ['s/sub-agent 1/sub-agent 1', ['inner']],
      ['s/sub-agent 2', ['inner']],
    ]);
  });
});

describe('results that do not say what they are of', () => {
  test('a terminal: as many as calls in a step, or none', () => {
    const [session] = sample('atif-terminal.json').sessions;
    expect(session).toMatchObject({ name: 'cellar', unanswered: 2, orphans: 2 });
    expect(responses(session as LoggedSession)).toEqual([{ $value: 'jar1 jar2' }, undefined, undefined]);
  });

  test('as many as calls: the n-th is of the n-th', () => {
    const calls: Call[] = [
      ['a', 'one'],
      ['b', 'two'],
    ];
    const session = read(
      step(calls, [
        [undefined, 'first'],
        ['', 'second'],
      ]),
    );
    expect(responses(session)).toEqual([{ $value: 'first' }, { $value: 'second' }]);
  });

  test('beside one that does say, they are of nothing', () => {
    const calls: Call[] = [
      ['a', 'one'],
      ['b', 'two'],
    ];
    const session = read(
      step(calls, [
        ['b', 'second'],
        [undefined, 'first?'],
      ]),
    );
    expect(session).toMatchObject({ orphans: 1, unanswered: 1 });
    expect(responses(session)).toEqual([undefined, { $value: 'second' }]);
  });
});

describe('results that say what they are of', () => {
  test('an id can come again in another step', () => {
    const again = (content: string): object => step([['c', 'look']], [['c', content]]);
    expect(responses(read(again('day'), again('night')))).toEqual([{ $value: 'day' }, { $value: 'night' }]);
    const session = read(step([['c', 'look']], []), step([['c', 'listen']], [['c', 'wind']]));
    expect(responses(session)).toEqual([undefined, { $value: 'wind' }]);
  });

  test('a call that is written again with its result is one call', () => {
    const session = read(step([['c', 'look', { at: 1 }]], []), step([['c', 'look', { at: 1 }]], [['c', 'day']]));
    expect(session).toMatchObject({ duplicates: 1, unanswered: 0 });
    expect(responses(session)).toEqual([{ $value: 'day' }]);
  });

  test('a result can have a step of its own, also one of the system', () => {
    const calls: Call[] = [
      ['a', 'one'],
      ['b', 'two'],
    ];
    const session = read(
      step(calls, []),
      step([], [['b', 'second']], { source: 'system' }),
      step([], [['z', 'a summary']], { source: 'system' }),
      step([], [['a', 'first']]),
    );
    expect(session).toMatchObject({ orphans: 0, unanswered: 0 });
    expect(responses(session)).toEqual([{ $value: 'first' }, { $value: 'second' }]);
  });

  test('second answers and answers of nothing are counted', () => {
    const session = read(
      step(
        [['a', 'one']],
        [
          ['a', 1],
          ['a', 2],
          ['z', 3],
        ],
      ),
    );
    expect(session).toMatchObject({ duplicates: 1, orphans: 1 });
    expect(responses(session)).toEqual([{ $value: 1 }]);
  });

  test('one exporter has them as observations', () => {
    const observations = [{ source_call_id: 'a', content: 'x' }];
    expect(responses(read(step([['a', 'one']], [], { observation: undefined, observations })))).toEqual([
      { $value: 'x' },
    ]);
  });

  test('what stands among the calls and is none is counted', () => {
    const other = step([['a', 'one']], [[undefined, 'x']]) as { tool_calls: unknown[] };
    other.tool_calls.push({ tool_call_id: 'b' }, null);
    const log = readLog(JSON.stringify(trajectory([other])));
    expect(log.skipped).toEqual({ 'of unknown type': 1 });
    expect(log.sessions[0]?.records).toMatchObject([{ tool: 'one', response: { $value: 'x' } }]);
  });

  test('no content is nothing', () => {
    expect(responses(read(step([['a', 'one']], [['a', null]])))).toEqual([{}]);
  });
});

describe('the carriers of trajectories', () => {
  test('one a line, as a member of something', () => {
    const log = sample('atif-lines.jsonl');
    expect(log).toMatchObject({ format: 'atif', framing: 'lines' });
    expect(log.sessions.map(({ name, duplicates }) => [name, duplicates])).toEqual([
      ['bake-1', 0],
      ['bake-2', 1],
    ]);
  });

  test.each([
    ['itself', trajectory([step([['a', 'one']], [])])],
    ['a member of a member', { result: { trajectory: trajectory([step([['a', 'one']], [])]) } }],
    ['one of several', { trajectories: [trajectory([step([['a', 'one']], [])])] }],
  ])('%s', (_, item) => {
    expect(readLog(JSON.stringify(item)).sessions).toMatchObject([{ name: 's', records: [{ tool: 'one' }] }]);
  });

  test('parts of one session are one; what has no id has a number; other items are counted', () => {
    const part = (name: string, rest: object = {}): object => trajectory([step([['a', name]], [['a', 'x']])], rest);
    const log = readLog(lines(part('one'), part('two'), part('three', { session_id: undefined }), { other: 1 }));
    expect(log.sessions.map(({ name, records }) => [name, records.map(({ tool, batch }) => [tool, batch])])).toEqual([
      [
        's',
        [
          ['one', 1],
          ['two', 2],
        ],
      ],
      ['conversation 3', [['three', 1]]],
    ]);
    expect(log.skipped).toEqual({ 'of unknown type': 1 });
  });

  test.each([
    ['the version without steps', { schema_version: 'ATIF-v1.4', messages: [], metadata: {} }],
    ['steps without the version', { steps: [step([['a', 'one']], [])] }],
    ['a trajectory of something else', { trajectory: [{ action: 'ls', observation: '' }] }],
  ])('%s is not taken', (_, item) => {
    expect(() => readLog(JSON.stringify(item, null, 2))).toThrow(TRIED);
  });
});

describe('where a call was made, and after how many compactions', () => {
  const step = (id: string, extra?: object): object => ({
    ...{ source: 'agent', message: '', tool_calls: [{ tool_call_id: id, function_name: id, arguments: {} }], extra },
  });
  const trajectory = (cwds: string[], ...steps: object[]): object => ({
    ...{ schema_version: 'ATIF-v1.7', session_id: 's', agent: { name: 'n', version: '1', extra: { cwds } }, steps },
  });

  test('a step says where, or the agent if it worked in one place', () => {
    expect(settings(readLog(lines(trajectory(['/w'], step('a'), step('b', { cwd: '/v' })))))).toEqual({
      s: ['a /w 0', 'b /v 0'],
    });
    expect(settings(readLog(lines(trajectory(['/w', '/v'], step('a')))))).toEqual({ s: ['a nowhere 0'] });
  });

  test('a step of context management', () => {
    const extra = { context_management: { type: 'compaction', boundary: 'replace' } };
    const compacted = { source: 'system', message: '', extra };
    expect(settings(readLog(lines(trajectory([], step('a'), compacted, step('b')))))).toEqual({
      s: ['a nowhere 0', 'b nowhere 1'],
    });
  });
});
