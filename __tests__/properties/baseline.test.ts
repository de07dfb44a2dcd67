import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BaselineUse } from '../../src/baseline/baseline-use.ts';
import type { Entry } from '../../src/baseline/entry.ts';
import { readBaseline } from '../../src/baseline/read-baseline.ts';
import { baselineText } from '../../src/report/baseline-text.ts';
import type { Findings } from '../../src/rules/findings.ts';
import { KINDS, RULES } from '../../src/rules/kinds.ts';
import { findingsOf } from '../helpers/audit.ts';
import { transcriptOf } from '../helpers/transcript.ts';

type Made = readonly [tool: string, args: string, response: string];

const SCOPE = { agent: 'a', allowedTools: new Set(['read', 'list']) };
const DAY = '2027-01-31';

/** Few different ones, so that calls repeat. A tool's name is data too. */
const call: fc.Arbitrary<Made> = fc.tuple(
  fc.constantFrom('read', 'list', 'write_file', '\u001b[31m##[x]"\\'),
  fc.constantFrom('{}', '{"path":"a"}'),
  fc.constantFrom('{}', '{"n":1}', '{"n":2}'),
);
const calls = fc.array(call, { maxLength: 30 });

function audited(made: readonly Made[]): Findings {
  const settings = { fingerprints: 'made', scopes: [SCOPE] } as const;
  return findingsOf(
    RULES,
    [transcriptOf(made.map(([tool, ...rest]) => [JSON.stringify(tool).slice(1, -1), ...rest]))],
    settings,
  );
}

function entriesFor(findings: Findings): Entry[] {
  return Array.from(findings.named(), ({ finding: { kind, tool }, fingerprint }) => {
    return { fingerprint, kind, tool, file: 'run.jsonl', session: undefined, reason: 'known', expires: DAY };
  });
}

/** Accepts by a file that was written and read. */
function accept(findings: Findings, entries: readonly Entry[]): Findings {
  const text = [...baselineText(undefined, entries)].join('');
  const use = new BaselineUse(readBaseline(Buffer.from(text), 'b.json'), () => DAY);
  use.accept({ file: 'run.jsonl', findings, kinds: KINDS });
  return findings;
}

test('with all findings accepted none is left, and none differs', () => {
  fc.assert(
    fc.property(calls, (made) => {
      const entries = entriesFor(audited(made));
      const { total, accepted, divergence } = accept(audited(made), entries);
      expect([total, accepted, divergence]).toEqual([0, entries.length, undefined]);
    }),
  );
});

test('each entry that is taken out gives exactly its finding back', () => {
  fc.assert(
    fc.property(calls, (made) => {
      const all = audited(made);
      const entries = entriesFor(all);
      for (const [k, { finding }] of [...all.named()].entries()) {
        expect([...accept(audited(made), entries.toSpliced(k, 1))]).toEqual([finding]);
      }
    }),
    { numRuns: 40 },
  );
});

test('calls that are put in before accept no less and no more', () => {
  fc.assert(
    fc.property(calls, fc.array(fc.nat(5), { maxLength: 10 }), (made, others) => {
      // Of other calls, which are in scope and no repeats.
      const before = others.map((_, k): Made => ['list', `{"page":${k}}`, '{}']);
      const after = accept(audited([...before, ...made]), entriesFor(audited(made)));
      expect([after.total, after.accepted]).toEqual([0, audited(made).total]);
    }),
  );
});
