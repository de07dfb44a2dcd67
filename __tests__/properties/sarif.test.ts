import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { machineReport } from '../../src/report/machine.ts';
import { KINDS } from '../../src/rules/kinds.ts';
import { findingsOf, REPLAY } from '../helpers/audit.ts';
import { auditReport, fileReport } from '../helpers/reports.ts';

const call = fc.tuple(fc.constantFrom('a', 'b'), fc.nat(1), fc.nat(1));
type Call = readonly [tool: string, args: number, response: number];

/** The fingerprints of the results on a transcript, in order. */
function fingerprintsOn(calls: readonly Call[]): string[] {
  const lines = calls.map(
    ([tool, n, m], index) => `${JSON.stringify({ index, tool, args: { n }, response: { m } })}\n`,
  );
  const findings = findingsOf(REPLAY, lines, { fingerprints: 'made' });
  const report = auditReport([fileReport('a.jsonl', [], { findings })]);
  const text = [...machineReport(report, 'sarif', { failOn: new Set(KINDS) })].join('');
  const { runs } = JSON.parse(text) as { runs: [{ results: { partialFingerprints: object }[] }] };
  return runs[0].results.map(({ partialFingerprints }) => JSON.stringify(partialFingerprints));
}

test('fingerprints in SARIF stay when other calls are put in before, and are each of one result', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 12 }), fc.nat(5), (calls, more) => {
      const fingerprints = fingerprintsOn(calls);
      expect(new Set(fingerprints).size).toBe(fingerprints.length);
      const before = Array.from({ length: more }, (_, n): Call => ['other', n, 0]);
      expect(fingerprintsOn([...before, ...calls])).toEqual(fingerprints);
    }),
  );
});
