import { type Break, Verifier } from '../../src/chain/verifier.ts';
import { sha256 } from '../../src/json/digest.ts';
import type { Answer } from '../../src/rules/answer.ts';
import { CallTable, type Sighting } from '../../src/rules/call-table.ts';
import type { Finding } from '../../src/rules/finding.ts';
import type { Findings } from '../../src/rules/findings.ts';
import { RULES } from '../../src/rules/kinds.ts';
import type { Settings } from '../../src/rules/rule.ts';
import { SessionRules } from '../../src/rules/session-rules.ts';
import { forEachRecord } from './transcript.ts';

/** The rules of `replay`. */
export const REPLAY = RULES.filter(({ check }) => check === 'replay');

/** The findings of some rules on a transcript that comes in chunks. */
export function findingsOf(
  rules: readonly (typeof RULES)[number][],
  chunks: Iterable<string | Buffer>,
  settings: Partial<Settings> = {},
): Findings {
  const verifier = settings.verifier ?? new Verifier();
  const session = new SessionRules(rules, { mutators: [], scopes: [], knowledge: undefined, verifier, ...settings });
  forEachRecord(chunks, (record) => {
    verifier.see(record);
    const issued = session.issue(record, record.call, record.toolLength);
    session.settle(record, issued, record.isCompared ? answerOf(record.response) : undefined);
  });
  session.end();
  return session.findings;
}

/** An answer as rules are shown it. */
export function answerOf(text: string | Buffer): Answer {
  const response = Buffer.from(text);
  return { digest: sha256(response, 'binary'), bytes: response.length, response };
}

/** Findings as `index kind other`. */
export function brief(findings: Iterable<Finding>): string[] {
  return Array.from(findings, ({ index, kind, other }) => `${index} ${kind} ${other}`);
}

/** What a call table says of each call. */
export function sightingsOf(text: string): Sighting[] {
  const table = new CallTable();
  const sightings: Sighting[] = [];
  forEachRecord([text], ({ call, index, response }) => {
    sightings.push(table.answer(table.enter(call, index), index, sha256(response, 'binary')));
  });
  return sightings;
}

/** The first broken link of a sealed transcript; undefined when its chain is intact. */
export function breakOf(text: string | Buffer): Break | undefined {
  const verifier = new Verifier();
  forEachRecord([text], (record) => verifier.see(record), 'sealed');
  return verifier.break;
}
