import { type Break, Verifier } from '../../src/chain/verifier.ts';
import { CallTable, type Sighting } from '../../src/rules/call-table.ts';
import type { Finding } from '../../src/rules/finding.ts';
import { Findings } from '../../src/rules/findings.ts';
import { NonDeterminism } from '../../src/rules/non-determinism.ts';
import { RedundantCall } from '../../src/rules/redundant-call.ts';
import type { Rule } from '../../src/rules/rule.ts';
import { forEachRecord } from './transcript.ts';

/** The findings of some rules on a transcript that comes in chunks. */
export function findingsOf(rules: readonly Rule[], chunks: Iterable<string | Buffer>): Findings {
  const table = new CallTable();
  const findings = new Findings();
  forEachRecord(chunks, (record) => {
    const sighting = table.see(record);
    for (const rule of rules) {
      const finding = rule.see(record, sighting);
      if (finding !== undefined) findings.add(finding);
    }
  });
  return findings;
}

/** The rules of `replay`. */
export function replayRules(mutators: readonly string[] = []): Rule[] {
  return [new NonDeterminism(), new RedundantCall(mutators)];
}

/** Findings as `index kind other`. */
export function brief(findings: Iterable<Finding>): string[] {
  return Array.from(findings, ({ index, kind, other }) => `${index} ${kind} ${other}`);
}

/** What a call table says of each call. */
export function sightingsOf(text: string): Sighting[] {
  const table = new CallTable();
  const sightings: Sighting[] = [];
  forEachRecord([text], (record) => sightings.push(table.see(record)));
  return sightings;
}

/** The first broken link of a sealed transcript; undefined when its chain is intact. */
export function breakOf(text: string | Buffer): Break | undefined {
  const verifier = new Verifier();
  forEachRecord([text], (record) => verifier.see(record), 'sealed');
  return verifier.break;
}
