import type { Call } from '../transcript/record.ts';
import type { Found, Rule, SealWatch, Watch } from './rule.ts';
import { sentence } from './sentence.ts';

/** A sealed recording is not what its manifest or signature says, or lacks what was required of it. */
export const brokenSeal = {
  kind: 'broken-seal',
  check: 'verify',
  level: 'error',
  mark: '🔏',
  isOptional: true,
  watch: ({ seal }) => seal && new BrokenSeal(seal),
  detail: ({ note = '' }) => note,
  short: ({ note = '' }) => sentence`the seal does not hold: ${{ note }}`,
} as const satisfies Rule;

/** It is found when all has been read, and stands at the last call. */
class BrokenSeal implements Watch {
  private readonly seal: SealWatch;
  private last: Pick<Call, 'index' | 'line' | 'tool'> | undefined;

  constructor(seal: SealWatch) {
    this.seal = seal;
  }

  see({ index, line, tool }: Call): undefined {
    this.last = { index, line, tool };
  }

  end(): Found | undefined {
    const note = this.seal.fault();
    if (note === undefined || this.last === undefined) return undefined;
    const { index, line, tool } = this.last;
    return { index, line, tool, note, other: index, first: index };
  }
}
