import type { Call } from '../transcript/record.ts';
import type { Known, Sighting } from './call-table.ts';
import { differenceNote, type StateChange } from './difference-note.ts';
import type { Found, Rule, Watch } from './rule.ts';
import { indexText, sentence } from './sentence.ts';

/** One call, two answers: a call whose first identical call, which is its `other`, had another response. */
export const nonDeterminism = {
  kind: 'non-determinism',
  check: 'replay',
  level: 'error',
  mark: '🔴',
  otherLine: 'answer',
  watch: () => new NonDeterminism(),
  detail: ({ tool, other, note }) =>
    `tool '${tool}' returned a different response than the identical call at index ${indexText(other)}${told(note)}`,
  short: ({ other, note }) =>
    note === undefined
      ? sentence`another answer than the identical call at index ${other}`
      : sentence`another answer than the identical call at index ${other}: ${{ note }}`,
} as const satisfies Rule;

function told(note: string | undefined): string {
  return note === undefined ? '' : `: ${note}`;
}

class NonDeterminism implements Watch {
  /** The last call so far that changed state, or may have. */
  private change: StateChange | undefined;

  see(call: Call, { first, sameAnswer, known }: Sighting): Found | undefined {
    // To wait for another answer is what polling is for.
    const isFound = !sameAnswer && known?.effects.isPolling !== true;
    const found = isFound ? this.found(call, first, known) : undefined;
    if (known !== undefined && (known.isMutator || known.effects.state !== 'reads')) {
      const isSure = known.isMutator || known.effects.state === 'writes';
      this.change = { index: call.index, tool: call.tool, isSure };
    }
    return found;
  }

  private found(call: Call, first: number, known: Known | undefined): Found {
    const { index, resultLine, tool, resultWhere } = call;
    const change = this.change !== undefined && this.change.index > first ? this.change : undefined;
    const note = known === undefined ? undefined : differenceNote(tool, known.differing, change);
    return { index, line: resultLine, tool, where: resultWhere, note, other: first, first };
  }
}
