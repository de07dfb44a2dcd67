import type { Verifier } from '../chain/verifier.ts';
import type { Call } from '../transcript/record.ts';
import type { Sighting } from './call-table.ts';
import type { Found, Rule, Watch } from './rule.ts';
import { sentence } from './sentence.ts';

/** The recording was edited after it was sealed: its first link that does not hold. */
export const brokenChain = {
  kind: 'broken-chain',
  check: 'verify',
  level: 'error',
  mark: '💥',
  watch: ({ verifier }) => new BrokenChain(verifier),
  detail: (_, { break: link }) =>
    link === undefined ? '' : `the first broken link: expected ${link.expected}, found ${link.found}`,
  short: (_, { break: link }) =>
    link === undefined ? sentence`` : sentence`expected ${link.expected}, found ${link.found}`,
} as const satisfies Rule;

class BrokenChain implements Watch {
  private readonly verifier: Verifier;

  constructor(verifier: Verifier) {
    this.verifier = verifier;
  }

  see({ index, line, tool }: Call, { first }: Sighting): Found | undefined {
    return this.verifier.break?.index === index ? { index, line, tool, other: first, first } : undefined;
  }
}
