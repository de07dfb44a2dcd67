import { describe, expect, test } from '@jest/globals';
import { Verifier } from '../../src/chain/verifier.ts';
import { RULES } from '../../src/rules/kinds.ts';
import type { Settings } from '../../src/rules/rule.ts';
import { type Issued, SessionRules } from '../../src/rules/session-rules.ts';
import type { Call } from '../../src/transcript/record.ts';
import { answerOf, brief } from '../helpers/audit.ts';

/** A call of a log as a test says it: undefined stands for an answer that never came. */
interface Said {
  readonly tool: string;
  readonly answer?: string;
  readonly batch?: number;
  readonly resultLine?: number;
  readonly era?: number;
}

const SETTINGS: Settings = { mutators: [], scopes: [], knowledge: undefined, verifier: new Verifier() };

/** Issues all calls, then settles all. A batch of its own is what each has unless it is given. */
function judged(all: readonly Said[], settings: Partial<Settings> = {}): SessionRules {
  const rules = new SessionRules(RULES, { ...SETTINGS, ...settings });
  const calls = all.map(({ tool, answer, batch, resultLine, era }, index): Call & { answer: string | undefined } => ({
    index,
    line: index + 1,
    resultLine: resultLine ?? index + 1,
    tool,
    batch: batch ?? index,
    isCompared: answer !== undefined,
    cwd: undefined,
    era: era ?? 0,
    answer,
  }));
  const issued = calls.map((call) => {
    const tool = JSON.stringify(call.tool);
    return rules.issue(call, Buffer.from(`${tool}{}`), tool.length);
  });
  for (const [k, call] of calls.entries()) {
    rules.settle(call, issued[k] as Issued, call.answer === undefined ? undefined : answerOf(call.answer));
  }
  return rules;
}

const found = (all: readonly Said[], settings: Partial<Settings> = {}): string[] =>
  brief(judged(all, settings).findings);
const ls = (more: Partial<Said> = {}): Said => ({ tool: 'ls', answer: 'a', ...more });

describe('a repeat after a compaction', () => {
  test('is not redundant, since the agent could not see the first any more', () => {
    expect(found([ls(), ls(), ls({ era: 1 }), ls({ era: 1 })])).toEqual(['1 redundant-call 0', '3 redundant-call 2']);
  });

  test('is a divergence all the same when its answer is another', () => {
    expect(found([ls(), ls({ era: 1, answer: 'b' })])).toEqual(['1 non-determinism 0']);
  });
});

describe('calls that were issued together', () => {
  test('are not redundant to each other', () => {
    expect(found([ls({ batch: 1 }), ls({ batch: 1 }), ls({ batch: 1 })])).toEqual([]);
  });

  test('can be redundant to the call before them, and the call behind them to the last of them', () => {
    expect(found([ls({ batch: 1 }), ls({ batch: 2 }), ls({ batch: 2 }), ls({ batch: 3 })])).toEqual([
      '1 redundant-call 0',
      '3 redundant-call 2',
    ]);
  });

  test('diverge from each other all the same', () => {
    expect(found([ls({ batch: 1 }), ls({ batch: 1, answer: 'b' })])).toEqual(['1 non-determinism 0']);
  });
});

describe('a call that has no answer of its own', () => {
  const open: Said = { tool: 'ls' };

  test('is neither redundant nor another answer', () => expect(found([ls(), open])).toEqual([]));

  test('makes no call after it redundant', () => expect(found([open, ls()])).toEqual([]));

  test('stands between calls that would be redundant without it', () => {
    expect(found([ls(), open, ls()])).toEqual([]);
    expect(found([ls(), { tool: 'cat' }, ls()])).toEqual([]);
  });

  test('is held against the scope', () => {
    const scope = { agent: 'a', allowedTools: new Set(['cat']) };
    expect(found([open, ls()], { scopes: [scope] })).toEqual(['0 permission-overreach 0', '1 permission-overreach 0']);
  });

  test('is no first answer: later ones are compared with the first that there is', () => {
    expect(found([open, { tool: 'x' }, ls({ answer: 'b' }), { tool: 'x' }, ls({ answer: 'c' })])).toEqual([
      '4 non-determinism 2',
    ]);
  });
});

describe('findings', () => {
  test('have the line of the call, or of the answer where that is what differs', () => {
    const { findings } = judged([ls({ resultLine: 10 }), ls({ resultLine: 20, answer: 'b' })]);
    expect(Array.from(findings, ({ kind, line }) => `${kind} ${line}`)).toEqual([
      'non-determinism 20',
      'redundant-call 2',
    ]);
  });

  test('come in the order of calls, though those of the scope are found before any answer is there', () => {
    const scope = { agent: 'a', allowedTools: new Set(['ls']) };
    const all = [
      ls(),
      ls(),
      { tool: 'rm', answer: 'x' },
      ls({ answer: 'b' }),
      { tool: 'rm', answer: 'y' },
      { tool: 'rm' },
    ];
    expect(found(all, { scopes: [scope] })).toEqual([
      '1 redundant-call 0',
      '2 permission-overreach 2',
      '3 non-determinism 0',
      '4 non-determinism 2',
      '4 permission-overreach 2',
      '5 permission-overreach 2',
    ]);
  });
});

describe('the first answer to a call', () => {
  test('is not there before one is settled, and is that one from then on', () => {
    const rules = new SessionRules(RULES, SETTINGS);
    const call = (index: number): Call => ({
      ...{ index, line: 1, resultLine: 1 },
      tool: 't',
      batch: 0,
      isCompared: true,
      cwd: undefined,
      era: 0,
    });
    const issued = rules.issue(call(0), Buffer.from('"t"{}'), 3);
    const { identity } = issued;
    expect(rules.firstAnswer(identity)).toBeUndefined();
    const [one, two] = ['1', '2'].map((answer) => answerOf(answer));
    rules.settle(call(0), issued, one);
    const again = rules.issue(call(1), Buffer.from('"t"{}'), 3);
    expect(again.identity).toBe(identity);
    rules.settle(call(1), again, two);
    expect(rules.firstAnswer(identity)).toBe(one?.digest);
  });
});

test('answers that are not kept are compared as they come', () => {
  const effects = { state: 'reads', reads: [], writes: [], isIdempotent: false, isPolling: false } as const;
  const knowledge = { effects: () => effects, normalizer: undefined, redact: [] };
  const rules = judged([ls(), ls({ answer: 'b' }), ls({ answer: 'b' })], { knowledge });
  rules.end();
  expect(brief(rules.findings)).toEqual(['1 non-determinism 0', '2 non-determinism 0', '2 redundant-call 1']);
});
