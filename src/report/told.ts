import type { Acceptance } from '../rules/acceptance.ts';
import type { Finding } from '../rules/finding.ts';
import type { Findings } from '../rules/findings.ts';

/** A finding with what is known of it: its name where names were made, and why it is accepted where it is. */
export interface ToldFinding {
  readonly finding: Finding;
  readonly fingerprint?: string;
  readonly acceptance?: Acceptance | undefined;
}

/** All findings, the accepted ones too, which are known where names were made. */
export function* toldFindings(findings: Findings): Generator<ToldFinding> {
  let isNamed = false;
  for (const named of findings.named()) {
    isNamed = true;
    yield named;
  }
  if (!isNamed) for (const finding of findings) yield { finding };
}
