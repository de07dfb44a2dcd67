import type { ComparedCall } from './call.ts';
import type { ChangedParts } from './changed-parts.ts';
import type { Change, ChangeCounts, EqualStep, Spot, Step } from './comparison.ts';
import type { Identities } from './identities.ts';

/** So many equal calls are told before and behind a change. */
const CONTEXT = 2;

/** What an alignment comes to. */
export interface Told {
  readonly counts: ChangeCounts;
  readonly steps: readonly Step[];
  readonly first: Change | undefined;
}

/**
 * Tells an alignment step by step.
 *
 * @param partners by call of the base that of the head, -1 where there is none
 */
export function tellSteps(
  base: readonly ComparedCall[],
  head: readonly ComparedCall[],
  partners: Int32Array,
  identities: Identities,
  parts: ChangedParts,
): Told {
  const teller = new Teller(identities, parts);
  const isMatched = new Uint8Array(head.length);
  for (const partner of partners) if (partner !== -1) isMatched[partner] = 1;
  let next = 0;
  const addUpTo = (end: number): void => {
    for (; next < end; next++) if (isMatched[next] === 0) teller.added(head[next] as ComparedCall);
  };
  for (const [at, call] of base.entries()) {
    const partner = partners[at] as number;
    if (partner === -1) {
      teller.removed(call);
      continue;
    }
    addUpTo(partner);
    teller.pair(call, head[partner] as ComparedCall);
  }
  addUpTo(head.length);
  return teller.end();
}

class Teller {
  private readonly identities: Identities;
  private readonly parts: ChangedParts;
  private readonly steps: Step[] = [];
  private first: Change | undefined;
  /** The last equal calls that no step tells yet, and how many there are before them. */
  private readonly waiting: { readonly base: ComparedCall; readonly head: ComparedCall }[] = [];
  private folded = 0;
  /** How many equal calls are still to be told behind a change. */
  private owed = 0;
  private equal = 0;
  private readonly normalized = { calls: 0, fields: 0 };
  private readonly numbers = { removed: 0, added: 0, arguments: 0, response: 0 };

  constructor(identities: Identities, parts: ChangedParts) {
    this.identities = identities;
    this.parts = parts;
  }

  removed(call: ComparedCall): void {
    this.numbers.removed++;
    this.change({ type: 'removed', tool: call.tool, base: spotOf(call) });
  }

  added(call: ComparedCall): void {
    this.numbers.added++;
    this.change({ type: 'added', tool: call.tool, head: spotOf(call) });
  }

  pair(base: ComparedCall, head: ComparedCall): void {
    const { identities, parts } = this;
    const isSameCall = identities.call(base) === identities.call(head);
    if (isSameCall && identities.response(base) === identities.response(head)) {
      const fields = identities.fieldsBetween(base, head);
      this.equal++;
      this.normalized.fields += fields;
      if (fields > 0) this.normalized.calls++;
      this.same(base, head);
      return;
    }
    const kind = isSameCall ? 'response' : 'arguments';
    this.numbers[kind]++;
    const response = parts.response(base, head);
    this.change({
      type: 'changed',
      kind,
      tool: head.tool,
      base: spotOf(base),
      head: spotOf(head),
      ...(isSameCall ? {} : { args: parts.args(base, head) }),
      ...(response === undefined ? {} : { response }),
    });
  }

  end(): Told {
    const { equal, normalized, numbers, steps, first } = this;
    this.fold(this.folded + this.waiting.length);
    const structure = numbers.removed + numbers.added;
    const { removed, added } = numbers;
    const counts = {
      equal,
      normalized,
      removed,
      added,
      structure,
      arguments: numbers.arguments,
      response: numbers.response,
    };
    return { counts, steps, first };
  }

  private same(base: ComparedCall, head: ComparedCall): void {
    if (this.owed === 0 && this.waiting.length === CONTEXT) {
      this.waiting.shift();
      this.folded++;
    }
    if (this.owed === 0) this.waiting.push({ base, head });
    else {
      this.owed--;
      this.steps.push(equalStep(base, head));
    }
  }

  private change(change: Change): void {
    this.first ??= change;
    this.fold(this.folded);
    for (const { base, head } of this.waiting) this.steps.push(equalStep(base, head));
    this.steps.push(change);
    this.folded = 0;
    this.waiting.length = 0;
    this.owed = CONTEXT;
  }

  private fold(calls: number): void {
    if (calls > 0) this.steps.push({ type: 'folded', calls });
  }
}

function equalStep(base: ComparedCall, head: ComparedCall): EqualStep {
  return { type: 'equal', tool: head.tool, base: spotOf(base), head: spotOf(head) };
}

function spotOf({ index, line, where }: ComparedCall): Spot {
  return where === undefined ? { index, line } : { index, line, where };
}
