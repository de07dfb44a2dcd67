import { type Break, Verifier } from '../../src/chain/verifier.ts';
import { CallTable, type Sighting } from '../../src/rules/call-table.ts';
import type { Finding } from '../../src/rules/finding.ts';
import { Findings } from '../../src/rules/findings.ts';
import { RULES } from '../../src/rules/kinds.ts';
import type { Settings } from '../../src/rules/rule.ts';
import { forEachRecord } from './transcript.ts';

/** The rules of `replay`. */
export const REPLAY = RULES.filter(({ check }) => check === 'replay');

/** The findings of some rules on a transcript that comes in chunks. */
export function findingsOf(
  rules: readonly (typeof RULES)[number][],
  chunks: Iterable<string | Buffer>,
  settings: Partial<Settings> = {},
): Findings {
  const table = new CallTable();
  const findings = new Findings();
  const all = { mutators: [], scope: undefined, verifier: new Verifier(), ...settings };
  const watches = rules.map(({ kind, watch }) => ({ kind, watch: watch(all) }));
  forEachRecord(chunks, (record) => {
    const sighting = table.see(record);
    for (const { kind, watch } of watches) {
      const found = watch?.see(record, sighting);
      if (found !== undefined) findings.add(kind, found);
    }
  });
  return findings;
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
