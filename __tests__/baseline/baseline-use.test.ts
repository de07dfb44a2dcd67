import { describe, expect, test } from '@jest/globals';
import { type BaselineReport, BaselineUse, type Elsewhere, type Looked } from '../../src/baseline/baseline-use.ts';
import { readBaseline } from '../../src/baseline/read-baseline.ts';
import type { Findings } from '../../src/rules/findings.ts';
import { KINDS, RULES } from '../../src/rules/kinds.ts';
import { findingsOf } from '../helpers/audit.ts';
import { baselineOf, entryOf, type Said } from '../helpers/baseline.ts';
import { transcriptOf } from '../helpers/transcript.ts';

const EVERYWHERE: Elsewhere = { isThere: () => true, looked: 'all' };

/** Findings on one call that is repeated at once. */
function repeated(): Findings {
  const call = ['read_file', '{"path": "a"}', '{}'] as const;
  return findingsOf(RULES, [transcriptOf([call, call])], { fingerprints: 'made' });
}

const [{ fingerprint } = { fingerprint: '' }] = repeated().named();

function looked(file: string, more: Partial<Looked> = {}): Looked {
  return { file, findings: repeated(), kinds: KINDS, ...more };
}

function used(entries: readonly Said[], sessions: readonly Looked[], elsewhere = EVERYWHERE): BaselineReport {
  const said = entries.map((entry) => entryOf({ fingerprint, ...entry }));
  const use = new BaselineUse(readBaseline(Buffer.from(baselineOf(...said)), 'b.json'), () => '2027-01-31');
  for (const session of sessions) use.accept(session);
  return use.report(elsewhere);
}

describe('an entry accepts', () => {
  test.each<[name: string, entry: Said, session: Partial<Looked>]>([
    ['by the name of its transcript', { file: 'runs/a.jsonl' }, {}],
    ['by a glob', { file: 'runs/**' }, {}],
    ['in any transcript', {}, {}],
    ['by the name of a session', { session: 's' }, { session: 's' }],
    ['in any session', {}, { session: 's' }],
    ['up to its last day', { expires: '2027-01-31' }, {}],
    ['by a name that looks like a glob', { file: 'runs/[a].jsonl' }, { file: 'runs/[a].jsonl' }],
    ['by a glob of a name that looks like one', { file: 'runs/\\[a\\].jsonl' }, { file: 'runs/[a].jsonl' }],
  ])('%s', (_, entry, more) => {
    const session = looked('runs/a.jsonl', more);
    const { unused, expired } = used([entry], [session]);
    expect([session.findings.total, session.findings.accepted]).toEqual([0, 1]);
    expect([unused, expired]).toEqual([[], []]);
  });
});

describe('an entry does not accept', () => {
  test.each<[name: string, entry: Said, session: Partial<Looked>]>([
    ['in another transcript', { file: 'runs/b.jsonl' }, {}],
    ['what its glob does not give', { file: 'other/**' }, {}],
    ['in another session', { session: 's' }, { session: 't' }],
    ['in a log of one session what is of several', { session: 's' }, {}],
    ['another kind', { kind: 'non-determinism' }, {}],
    ['another tool', { tool: 'write_file' }, {}],
    ['another finding', { fingerprint: '0'.repeat(32) }, {}],
    ['after its last day', { expires: '2027-01-30' }, {}],
    ['by a glob a name that it is only letter by letter', { file: 'runs/\\a.jsonl\\[' }, {}],
  ])('%s', (_, entry, more) => {
    const session = looked('runs/a.jsonl', more);
    used([entry], [session]);
    expect([session.findings.total, session.findings.accepted]).toEqual([1, 0]);
  });
});

describe('an entry is unused', () => {
  const clean = (file: string, more: Partial<Looked> = {}): Looked =>
    looked(file, { findings: findingsOf(RULES, [''], { fingerprints: 'made' }), ...more });
  const whys = ({ unused }: BaselineReport): string[] => unused.map(({ entry, why }) => `${entry.line} ${why}`);

  test('when what it is about was looked at, and nothing has its fingerprint', () => {
    expect(whys(used([{ file: 'a' }, { file: '*' }, {}], [clean('a')]))).toEqual([
      '2 no finding',
      '3 no finding',
      '4 no finding',
    ]);
  });

  test('when what has its fingerprint is not what it says', () => {
    const { unused } = used([{ file: 'a', tool: 'list' }], [looked('a')]);
    expect(unused).toMatchObject([
      { why: 'another finding', other: { kind: 'redundant-call', tool: 'read_file' }, entry: { line: 2 } },
    ]);
  });

  test('when its transcript is not there any more', () => {
    const elsewhere = { ...EVERYWHERE, isThere: (file: string) => file === 'b' };
    expect(whys(used([{ file: 'a' }, { file: 'b' }, { file: 'c*' }], [clean('d')], elsewhere))).toEqual(['2 gone']);
  });

  test('and not when its transcript was not looked at, or not for its kind', () => {
    expect(whys(used([{ file: 'b' }, { file: 'b/**' }], [clean('a')]))).toEqual([]);
    expect(whys(used([{ file: 'a' }], [clean('a', { kinds: ['permission-overreach'] })]))).toEqual([]);
    expect(whys(used([{ file: 'a' }], []))).toEqual([]);
  });

  test('and not one for several transcripts when only some of them were looked at', () => {
    const some = { ...EVERYWHERE, looked: 'some' } as const;
    expect(whys(used([{ file: 'a' }, { file: '*' }, {}], [clean('a')], some))).toEqual(['2 no finding']);
  });

  test('and not when it has expired, which is told with what came back', () => {
    const { unused, expired } = used([{ expires: '2026-12-31' }], [looked('a'), looked('b')]);
    expect(unused).toEqual([]);
    expect(expired).toMatchObject([{ entry: { line: 2 }, findings: 2, first: { file: 'a', index: 1 } }]);
  });
});

test('nobody asks for the day where nothing expires', () => {
  const text = Buffer.from(baselineOf(entryOf()));
  const today = (): string => {
    throw new Error('the day was asked for');
  };
  expect(() => new BaselineUse(readBaseline(text, 'b.json'), today)).not.toThrow();
  const expiring = Buffer.from(baselineOf(entryOf({ expires: '2027-01-31' })));
  expect(() => new BaselineUse(readBaseline(expiring, 'b.json'), today)).toThrow('the day was asked for');
});

describe('an entry for a session with a redacted name is for one session', () => {
  const TOKENS = ['a1B2', 'c3D4'].map((four) => `ghp_${four.repeat(9)}`);
  const REDACTED = '[redacted:token:1]';

  /** How many findings are accepted of each session. */
  function accepted(entries: readonly Said[], ...sessions: Looked[]): number[] {
    used(entries, sessions);
    return sessions.map(({ findings }) => findings.accepted);
  }

  const of = (session: string | undefined, file = 'a.jsonl'): Looked => looked(file, { session: session ?? '' });

  test('the first that has the finding, and the same in another transcript', () => {
    const [one, other] = TOKENS;
    expect(accepted([{ session: REDACTED }], of(one), of(other), of(one, 'b.jsonl'))).toEqual([1, 0, 1]);
    expect(accepted([{ session: REDACTED }, { session: '[redacted:token:2]' }], of(other), of(one))).toEqual([1, 1]);
  });

  test('a name that looks redacted of its own takes none from another', () => {
    const [one] = TOKENS;
    const entry = { session: REDACTED };
    expect(accepted([entry], of(one), of(REDACTED))).toEqual([1, 0]);
    expect(accepted([entry], of(REDACTED), of(one))).toEqual([1, 0]);
    const other = { session: '[redacted:token:2]' };
    expect(accepted([other, entry], of(one), of(REDACTED))).toEqual([1, 1]);
    expect(accepted([entry, other], of(REDACTED), of(one))).toEqual([1, 1]);
    expect(accepted([{ session: '[redacted:token:2]' }], of(REDACTED))).toEqual([0]);
  });

  test('one that has expired comes after one that has not', () => {
    const expired = { session: REDACTED, expires: '2020-01-01' };
    expect(accepted([expired, { session: '[redacted:token:2]' }], of(TOKENS[0]))).toEqual([1]);
    expect(
      accepted(
        [
          { ...expired, file: 'a.jsonl' },
          { session: REDACTED, file: '*.jsonl' },
        ],
        of(TOKENS[0]),
      ),
    ).toEqual([1]);
  });

  test('one for the very transcript comes before one for several', () => {
    const [several, literal] = [
      { session: REDACTED, file: '*.jsonl' },
      { session: REDACTED, file: 'a.jsonl' },
    ];
    const sessions = (): Looked[] => [of(TOKENS[0]), of(TOKENS[1], 'b.jsonl')];
    expect(accepted([several, literal], ...sessions())).toEqual([1, 1]);
    expect(accepted([literal, several], ...sessions())).toEqual([1, 1]);
  });
});
