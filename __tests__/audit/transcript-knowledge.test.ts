import { describe, expect, test } from '@jest/globals';
import { auditTranscript, type SessionAudit, type TranscriptChecks } from '../../src/audit/transcript.ts';
import { CHECKS } from '../../src/rules/rule.ts';
import type { Knowledge } from '../../src/scope/knowledge.ts';
import { normalizerOf } from '../../src/scope/normalizer.ts';
import type { Policy } from '../../src/scope/policy.ts';
import { resulted, used } from '../helpers/claude.ts';
import { effectsOf } from '../helpers/knowledge.ts';
import { sourceOf } from '../helpers/source.ts';
import { transcriptOf } from '../helpers/transcript.ts';

const NORMALIZER = normalizerOf([
  { file: 'scope.json', line: 1, column: 1, why: 'clock', tool: undefined, class: 'duration' },
]);
/** `Read` reads a file, `Write` writes one, `Ask` is not declared. */
const KNOWLEDGE: Knowledge = {
  normalizer: NORMALIZER,
  redact: [],
  effects: ({ tool, args }) => {
    const path = args.get('file_path')?.string() ?? '/';
    if (tool === 'Read') return effectsOf({ reads: [path] });
    return tool === 'Write'
      ? effectsOf({ state: 'writes', reads: [], writes: [path] })
      : effectsOf({ state: 'undeclared' });
  },
};

/** A policy that knows something and forbids nothing. */
function permissive(knowledge: Knowledge): Policy {
  return { ...knowledge, uses: [], redact: [], judge: () => ({ judge: () => ({ breaches: [], decidedBy: [] }) }) };
}

async function audited(text: string, knowledge: Knowledge | undefined): Promise<SessionAudit> {
  const checks: TranscriptChecks = {
    checks: new Set(CHECKS),
    mutators: [],
    accepted: 'either',
    strictness: 'skip',
    scopes: knowledge === undefined ? [] : [{ agent: 'a', allowedTools: new Set(), policy: permissive(knowledge) }],
  };
  const { sessions } = await auditTranscript(sourceOf([text]), checks);
  return sessions[0] as SessionAudit;
}

function findings({ findings: all }: SessionAudit): string[] {
  return Array.from(all, ({ kind, index, other, note }) =>
    [kind, index, other, note].filter((one) => one !== undefined).join(' '),
  );
}

const log = (...lines: readonly object[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
const read = (id: string, path: string): object => used(id, 'Read', { file_path: path });

describe('an agent log where it is known what tools do', () => {
  const TEXT = log(
    read('1', '/a'),
    read('2', '/b'),
    resulted('2', 'b took 1ms'),
    resulted('1', 'a took 1ms'),
    used('3', 'Write', { file_path: '/b' }),
    resulted('3', 'ok'),
    read('4', '/a'),
    resulted('4', 'a took 2ms'),
    read('5', '/b'),
    resulted('5', 'c took 2ms'),
    used('6', 'Ask'),
    resulted('6', 'ok'),
    read('7', '/a'),
    resulted('7', 'a took 1ms'),
  );

  test('is judged by all of its answers, in whatever order they came', async () => {
    const session = await audited(TEXT, KNOWLEDGE);
    expect(findings(session)).toEqual([
      'redundant-call 3 0',
      "non-determinism 4 1 at /$value; after index 2 ('Write') changed state; " +
        'to leave that out, normalize: {"tool":"Read","response":"/$value","why":"…"}',
    ]);
    expect(session.normalized).toEqual({ answers: 1, fields: 1 });
    expect([...session.unchecked]).toEqual([['Ask', 1]]);
  });

  test('is what it was without', async () => {
    const session = await audited(TEXT, undefined);
    expect(findings(session)).toEqual(['non-determinism 3 0', 'non-determinism 4 1']);
    expect([session.normalized, session.unchecked]).toEqual([{ answers: 0, fields: 0 }, new Map()]);
  });

  test('keeps what waits to be settled, however much it is', async () => {
    const large = 'x'.repeat(9_000_000);
    const text = log(
      ...['1', '2', '3', '4'].map((id) => read(id, `/${id}`)),
      ...['4', '3', '2', '1'].map((id) => resulted(id, `${large}${id}`)),
      ...['5', '6'].flatMap((id) => [read(id, '/1'), resulted(id, `${large}1`)]),
      ...[read('7', '/2'), resulted('7', `${large}3`)],
    );
    expect(findings(await audited(text, KNOWLEDGE))).toEqual([
      'redundant-call 4 0',
      'redundant-call 5 4',
      expect.stringMatching(/^non-determinism 6 1 at \/\$value; /),
    ]);
  });

  test('takes an answer that nothing changed for the last answer', async () => {
    const unchanged = { line: { toolUseResult: { type: 'file_unchanged' } } };
    const text = log(
      ...[read('1', '/a'), resulted('1', 'one')],
      ...[used('2', 'Write', { file_path: '/a' }), resulted('2', 'ok')],
      ...[read('3', '/a'), resulted('3', 'two')],
      ...[read('4', '/a'), resulted('4', 'see above', unchanged)],
    );
    const without = findings(await audited(text, undefined));
    const known = findings(await audited(text, KNOWLEDGE)).map((finding) => finding.split(' ').slice(0, 3).join(' '));
    expect(without).toEqual(['non-determinism 2 0', 'non-determinism 3 0', 'redundant-call 3 2']);
    expect(known).toEqual(without);
  });
});

test('a native transcript is judged alike', async () => {
  const read = (answer: string): readonly [string, string, string] => ['Read', '{"file_path":"/a"}', answer];
  const text = transcriptOf([
    read('{"t":"1ms"}'),
    ['Ask'],
    read('{"t":"2ms"}'),
    read('{"t":"3ms"}'),
    read('{"t":"3ms"}'),
  ]);
  const session = await audited(text, KNOWLEDGE);
  expect(findings(session)).toEqual([
    'repeated-loop 2 4 3 calls up to index 4, the same call with the same answer; the repeats cost 70 bytes',
  ]);
  expect(session.normalized).toEqual({ answers: 3, fields: 3 });
  expect([...session.unchecked]).toEqual([['Ask', 1]]);
});
