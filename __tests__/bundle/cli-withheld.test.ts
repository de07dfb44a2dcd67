import { describe, expect, test } from '@jest/globals';
import { type Call, runCli, transcript, type Workspace, workspace } from '../helpers/bundle.ts';

/** A sealed run that withholds values, and what `audit` finds in it. */
async function found(calls: readonly Call[], places: readonly string[], scope?: object): Promise<string[]> {
  const files = await sealedRun(calls, places);
  if (scope !== undefined) files.write('scope.json', JSON.stringify({ version: 2, agent: 'a', ...scope }));
  const { stdout } = await runCli(files, ['audit', 's', ...(scope === undefined ? [] : ['--scope', 'scope.json'])]);
  return [...stdout.matchAll(/^s:\d+: \w+: (.*)$/gm)].map(([, line = '']) => line);
}

async function sealedRun(calls: readonly Call[], places: readonly string[]): Promise<Workspace> {
  const files = workspace({ 'run.jsonl': transcript(...calls) });
  const commits = places.flatMap((place) => ['--commit', place]);
  const sealed = await runCli(files, ['seal', 'run.jsonl', '-o', 's', ...commits]);
  expect(sealed.exitCode).toBe(0);
  return files;
}

describe('two answers in which a value is withheld', () => {
  const GET: Call = ['get', { id: 1 }, { token: 'abc', state: 'open', list: ['x', 'y'] }];
  const OTHER: Call = ['do', {}, {}];

  test('are not said to differ by that value', async () => {
    expect(await found([GET, OTHER, GET], ['/response/token', '/response/list/0'])).toEqual([]);
    expect(await found([GET, OTHER, GET], ['/response'])).toEqual([]);
  });

  test('are said to differ where they do', async () => {
    const closed: Call = ['get', { id: 1 }, { token: 'abc', state: 'closed', list: ['x', 'y'] }];
    expect(await found([GET, OTHER, closed], ['/response/token'])).toEqual([
      expect.stringContaining('non-determinism: index 2'),
    ]);
  });

  test('are said to differ where what stands there is no sealed one, or not withheld', async () => {
    const answer = (text: string): Call => ['get', {}, { token: { $withheld: text } }];
    const files = workspace({ 'run.jsonl': transcript(answer('a'.repeat(64)), OTHER, answer('b'.repeat(64))) });
    expect((await runCli(files, ['replay', 'run.jsonl'])).stdout).toContain('divergence: index 2');
    expect(await found([answer('a'.repeat(63)), OTHER, answer('b'.repeat(63))], [])).toHaveLength(1);
  });
});

describe('a rule about a value that is withheld', () => {
  const CALL: Call = ['fetch', { user: 'ann', where: { city: 'Rome' } }];
  const rule = (effect: string, args: object) => ({ rules: [{ id: 'r', effect, tool: 'fetch', args }] });
  const named = { allowed_tools: ['fetch'] };
  const CANNOT_TELL = [expect.stringMatching(/^unverifiable-call: index 0: tool 'fetch': cannot tell whether /)];

  test.each([
    ['denies it', ['/args/user'], { ...named, ...rule('deny', { '/user': { equals: 'bob' } }) }],
    ['asks for it', ['/args/user'], { ...named, ...rule('require', { '/user': { equals: 'ann' } }) }],
    ['allows it', ['/args/user'], rule('allow', { '/user': { equals: 'ann' } })],
    ['is about what is in it', ['/args/where'], { ...named, ...rule('deny', { '/where/city': { equals: 'Oslo' } }) }],
    ['is about whether it is there', ['/args'], { ...named, ...rule('deny', { '/token': { exists: true } }) }],
    ['is about a part of it', ['/args/where/city'], { ...named, ...rule('deny', { '/where': { equals: {} } }) }],
  ])('cannot be judged where it %s', async (_, places, scope) => {
    expect(await found([CALL], places, scope)).toEqual(CANNOT_TELL);
  });

  test('says nothing of other values', async () => {
    const scope = { ...named, ...rule('deny', { '/user': { equals: 'bob' }, '/where/city': { equals: 'Rome' } }) };
    expect(await found([CALL], ['/args/where/city'], scope)).toEqual([]);
    expect(await found([CALL], ['/args/user'], rule('allow', { '/where/city': { equals: 'Rome' } }))).toEqual([]);
  });
});
