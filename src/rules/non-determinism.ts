import type { Call } from '../transcript/record.ts';
import type { Sighting } from './call-table.ts';
import type { Found, Rule, Watch } from './rule.ts';
import { indexText, sentence } from './sentence.ts';

/** One call, two answers: a call whose first identical call, which is its `other`, had another response. */
export const nonDeterminism = {
  kind: 'non-determinism',
  check: 'replay',
  level: 'error',
  mark: '🔴',
  watch: () => new NonDeterminism(),
  detail: ({ tool, other }) =>
    `tool '${tool}' returned a different response than the identical call at index ${indexText(other)}`,
  short: ({ other }) => sentence`another answer than the identical call at index ${other}`,
} as const satisfies Rule;

class NonDeterminism implements Watch {
  see(call: Call, { first, sameAnswer }: Sighting): Found | undefined {
    if (sameAnswer) return undefined;
    const { index, resultLine, tool, resultWhere } = call;
    return { index, line: resultLine, tool, where: resultWhere, other: first, first };
  }
}
