import { type Break, Verifier } from '../chain/verifier.ts';
import type { Record } from '../transcript/record.ts';
import type { Sighting } from './call-table.ts';
import type { Finding } from './finding.ts';
import type { Rule } from './rule.ts';

/** The recording was edited after it was sealed: its first link that does not hold. */
export class BrokenChain implements Rule {
  readonly kind = 'broken-chain';
  private readonly verifier = new Verifier();

  /** The first broken link so far. */
  get break(): Break | undefined {
    return this.verifier.break;
  }

  see(record: Record, { first }: Sighting): Finding | undefined {
    if (this.verifier.break !== undefined) return undefined;
    this.verifier.see(record);
    if (this.verifier.break === undefined) return undefined;
    const { index, line, tool } = record;
    return { kind: this.kind, index, line, tool, other: first, first };
  }
}

/** @param broken the link that the finding is about */
export function brokenChainDetail({ expected, found }: Break): string {
  return `the first broken link: expected ${expected}, found ${found}`;
}
