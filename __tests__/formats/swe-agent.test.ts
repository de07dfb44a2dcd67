import { describe, expect, test } from '@jest/globals';
import { formatOf, type LoggedSession, lines, type ReadLog, readLog, sampleLogs, settings } from '../helpers/logs.ts';

const sampleLog = (name: string): ReadLog => readLog(sampleLogs().find((log) => log.name === name)?.text ?? '');
const first = ({ sessions }: ReadLog): LoggedSession => sessions[0] as LoggedSession;
const read = (run: object): ReadLog => readLog(JSON.stringify(run, undefined, 1));
const step = (action: unknown, observation: unknown): object => ({ action, observation, thought: '', state: '{}' });
const call = (id: string, name: string): object => ({
  id,
  type: 'function',
  function: { name, arguments: '{"a": 1}' },
});

describe('a trajectory of SWE-agent', () => {
  test('calls of tools are in the history; ids are used again, and demonstrations are not read', () => {
    const log = sampleLog('swe-agent.traj');
    expect(log).toMatchObject({ format: 'swe-agent', framing: 'document' });
    expect(log.sessions).toMatchObject([{ name: 'main', unanswered: 1, orphans: 0, duplicates: 0, errors: 0 }]);
    expect(first(log).records.map(({ tool, line, resultLine }) => [tool, line, resultLine])).toEqual([
      ['find_file', 5, 6],
      ['open', 7, 8],
      ['bash', 9, 10],
      ['edit', 11, 12],
      ['bash', 13, 14],
      ['bash', 15, 16],
      ['submit', 17, undefined],
    ]);
    expect(
      first(log)
        .records.map(({ args, response }) => [args, response])
        .slice(1, 3),
    ).toEqual([
      [{ path: 'src/cart.py' }, { $value: '1: def total():' }],
      [{ command: 'python -m pytest' }, { $value: '1 failed' }],
    ]);
  });

  test('without them each step is a call of its first word', () => {
    const log = sampleLog('swe-agent-steps.traj');
    expect(first(log).records.map(({ tool, batch, state }) => [tool, batch, state])).toEqual([
      ['find_file', 1, 'answered'],
      ['edit', 2, 'answered'],
      ['python', 3, 'answered'],
      ['submit', 4, 'answered'],
    ]);
    expect(first(log).records[2]).toMatchObject({ args: { command: 'python -m pytest' }, response: { $value: '' } });
  });

  test('the history is preferred, whatever the steps say', () => {
    const history = [
      { role: 'assistant', agent: 'main', tool_calls: [call('1', 'a'), call('2', 'b')] },
      { role: 'tool', agent: 'main', content: 'both', tool_call_ids: ['1', '2', '3'] },
    ];
    const log = read({ trajectory: [step('ls', 'x')], history, info: {} });
    expect(first(log).orphans).toBe(1);
    expect(first(log).records).toMatchObject([
      { tool: 'a', args: { a: 1 }, response: { $value: 'both' }, batch: 1 },
      { tool: 'b', args: { a: 1 }, response: { $value: 'both' }, batch: 1 },
    ]);
  });

  test('calls in demonstrations alone do not make it a history of calls', () => {
    const history = [{ role: 'assistant', agent: 'main', is_demo: true, tool_calls: [call('1', 'a')] }];
    expect(first(read({ trajectory: [step('ls -l', null)], history })).records).toMatchObject([
      { tool: 'ls', args: { command: 'ls -l' }, state: 'unanswered' },
    ]);
  });

  test('a demonstration has messages alone', () => {
    const log = read({
      history: [
        { role: 'system', agent: 'main', content: 's' },
        { role: 'assistant', agent: 'main', content: 'hm', action: 'ls src' },
        { role: 'user', agent: 'main', content: 'a.py' },
        { role: 'user', agent: 'main', content: 'of nothing' },
        { role: 'assistant', agent: 'main', content: 'no command', action: ' ' },
        { role: 'user', agent: 'main', content: 'say a command' },
        { role: 'assistant', agent: 'main', content: 'end', action: 'submit' },
      ],
    });
    expect(first(log)).toMatchObject({ orphans: 0, unanswered: 1 });
    expect(first(log).records).toMatchObject([
      { tool: 'ls', args: { command: 'ls src' }, response: { $value: 'a.py' }, line: 8, resultLine: 14 },
      { tool: 'submit', state: 'unanswered' },
    ]);
  });

  test('each attempt is a session, and the best is not read twice', () => {
    const attempts = [{ trajectory: [step('ls', 'x')] }, { trajectory: [step('pwd', 'y')] }];
    const log = read({ attempts, trajectory: [step('pwd', 'y')], info: {} });
    expect(log.sessions.map(({ name, records }) => [name, records.map(({ tool }) => tool)])).toEqual([
      ['main/attempt 1', ['ls']],
      ['main/attempt 2', ['pwd']],
    ]);
  });

  test('a run that ended before its first step has no calls', () => {
    const log = read({ environment: 'main', trajectory: [], history: [], info: { exit_status: 'exit_error' } });
    expect(log).toMatchObject({ format: 'swe-agent', sessions: [{ name: 'main', records: [] }] });
  });

  test('several runs are several sessions', () => {
    const run = JSON.stringify({ trajectory: [step('ls', 'x')] });
    const named = JSON.stringify({ instance_id: 'shop-1', trajectory: [step('ls', 'x')] });
    const log = readLog(`${run}\n${named}\n${run}\n{"a": 1}\n`);
    expect(log.sessions.map(({ name }) => name)).toEqual(['main', 'shop-1', 'conversation 3']);
    expect(log.skipped).toEqual({ 'of unknown type': 1 });
  });

  test('mini-swe-agent and bare messages are none', () => {
    const messages = [{ role: 'assistant', content: 'x', tool_calls: [call('1', 'bash')] }];
    const others = [
      { info: {}, messages, trajectory_format: 'mini-swe-agent-1.1' },
      { trajectory: [step('ls', 'x')], trajectory_format: 'mini-swe-agent-1' },
      { history: messages, info: {} },
      { trajectory: [{ role: 'assistant', text: 'x' }] },
      messages,
    ];
    for (const other of others) expect(formatOf(JSON.stringify(other))).not.toBe('swe-agent');
  });
});

describe('where a call was made', () => {
  const step = (action: string, state: unknown): object => ({ action, observation: '', thought: '', state });
  const text = (dir: string): string => JSON.stringify({ open_file: 'n/a', working_dir: dir });

  test('a state that is text is that before the step, an object that after it', () => {
    const before = { trajectory: [step('cd v', text('/w')), step('ls', text('/v')), step('pwd', 'not JSON')] };
    expect(settings(readLog(lines(before)))).toEqual({ main: ['cd /w 0', 'ls /v 0', 'pwd nowhere 0'] });
    const after = { trajectory: [step('cd v', { working_dir: '/v' }), step('ls', {}), step('pwd', {})] };
    expect(settings(readLog(lines(after)))).toEqual({ main: ['cd nowhere 0', 'ls /v 0', 'pwd /v 0'] });
  });

  test('a call of a tool has it from its step, if that is the same action', () => {
    const message = (name: string, action: string): object => ({
      ...{ role: 'assistant', agent: 'main', action, tool_calls: [{ id: name, function: { name, arguments: '{}' } }] },
    });
    const trajectory = ['one', 'two', 'three'].map((action) => step(action, { working_dir: `/${action}` }));
    const history = [message('a', 'one'), message('b', 'two'), message('c', 'another')];
    expect(settings(readLog(lines({ trajectory, history })))).toEqual({
      main: ['a nowhere 0', 'b /one 0', 'c nowhere 0'],
    });
  });
});
