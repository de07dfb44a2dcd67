import type { Record } from '../transcript/record.ts';
import type { Sighting } from './call-table.ts';
import { type Finding, indexText } from './finding.ts';
import type { Rule } from './rule.ts';

/** One call, two answers: a call whose first identical call had another response. */
export class NonDeterminism implements Rule {
  readonly kind = 'non-determinism';

  see(record: Record, { first, sameAnswer }: Sighting): Finding | undefined {
    if (sameAnswer) return undefined;
    const { index, line, tool } = record;
    return { kind: this.kind, index, line, tool, other: first, first };
  }
}

/** @param finding its `other` is the index of the first answer */
export function nonDeterminismDetail({ tool, other }: Finding): string {
  return `tool '${tool}' returned a different response than the identical call at index ${indexText(other)}`;
}
