import type { RedactedPlace } from '../redaction/redacted-places.ts';
import type { Normalizer } from '../scope/policy.ts';
import type { ComparedCall, TextStore } from './call.ts';
import { ChangedParts, type Shown } from './changed-parts.ts';
import type { Comparison, SessionComparison } from './comparison.ts';
import { sumOf } from './comparison.ts';
import { Identities } from './identities.ts';
import { inverse, match } from './matching.ts';
import { batchesOf, Numbering } from './sequence.ts';
import { matchSessions, type RunSession } from './sessions.ts';
import { tellSteps } from './steps.ts';

/** What two runs are compared with. */
export interface CompareSettings {
  /** Where the texts of both runs are. */
  readonly texts: TextStore;
  /** What is left out of answers, and of arguments; undefined where nothing is. */
  readonly normalizer: Normalizer | undefined;
  /** Places in calls whose values are never shown. */
  readonly hidden: readonly RedactedPlace[];
  /** What values may be shown; undefined where none is to be. */
  readonly shown: Shown | undefined;
}

/**
 * Compares two runs session by session. Time and memory are linear in the number of their calls.
 *
 * To compare them the other way round gives the same with the sides changed: the calls that are added are those that were
 * removed.
 */
export function compareRuns(
  base: readonly RunSession[],
  head: readonly RunSession[],
  settings: CompareSettings,
): Comparison {
  const identities = new Identities(settings.texts, settings.normalizer);
  const parts = new ChangedParts(settings.texts, identities, settings.shown, settings.hidden);
  const numbering = new Numbering(identities);
  const sessions = matchSessions(base, head).map(({ base: one, head: other }): SessionComparison => {
    // The calls of a session that one run alone has are told as any others are that it alone has.
    const [calls, others] = [one?.calls ?? [], other?.calls ?? []];
    const partners = alignment(calls, others, identities, numbering, settings.texts);
    const { counts, steps, first } = tellSteps(calls, others, partners, identities, parts);
    return {
      ...namesOf(one, other),
      state: one === undefined ? 'added' : other === undefined ? 'removed' : 'both',
      calls: { base: calls.length, head: others.length },
      counts,
      ...(first && { first }),
      steps,
    };
  });
  const sum = (run: readonly RunSession[]): number => run.reduce((total, { calls }) => total + calls.length, 0);
  return { sessions, calls: { base: sum(base), head: sum(head) }, counts: sumOf(sessions.map(({ counts }) => counts)) };
}

function namesOf(
  base: RunSession | undefined,
  head: RunSession | undefined,
): Pick<SessionComparison, 'name' | 'names'> {
  if (base !== undefined && head !== undefined && base.name !== head.name) {
    return { names: { base: base.name, head: head.name } };
  }
  const name = (base ?? head)?.name;
  return name === undefined ? {} : { name };
}

/** By call of the base that of the head. Which of the two is aligned to which does not depend on which is the base. */
function alignment(
  base: readonly ComparedCall[],
  head: readonly ComparedCall[],
  identities: Identities,
  numbering: Numbering,
  texts: TextStore,
): Int32Array {
  const isBaseFirst = order(base, head, identities, texts) <= 0;
  numbering.begin();
  const one = numbering.sequenceOf(isBaseFirst ? base : head);
  const other = numbering.sequenceOf(isBaseFirst ? head : base);
  const partners = match(one, other, numbering.size, identities);
  return isBaseFirst ? partners : inverse(partners, base.length);
}

/** Orders two runs by what they hold: 0 only where it makes no difference which is which. */
function order(
  one: readonly ComparedCall[],
  other: readonly ComparedCall[],
  identities: Identities,
  texts: TextStore,
): number {
  if (one.length !== other.length) return one.length - other.length;
  const parting = one.findIndex((call, at) => identities.call(call) !== identities.call(other[at] as ComparedCall));
  if (parting !== -1) return identities.orderCalls(one[parting] as ComparedCall, other[parting] as ComparedCall);
  const answered = one.findIndex(({ response }, at) => response !== other[at]?.response);
  if (answered !== -1) {
    const bytes = (response: number | undefined): Buffer =>
      response === undefined ? Buffer.alloc(0) : Buffer.from(texts.get(response));
    return Buffer.compare(bytes(one[answered]?.response), bytes(other[answered]?.response));
  }
  return Buffer.compare(Buffer.from(batchesOf(one).buffer), Buffer.from(batchesOf(other).buffer));
}
