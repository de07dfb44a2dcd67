import type { Filter } from './filter.ts';
import type { Model, Spot } from './model.ts';

/** The next call with a finding among those that are chosen, beginning anew behind the last; undefined where there is none. */
export function nextFinding(
  { sessions }: Model,
  filter: Filter,
  from: Spot | undefined,
  step: 1 | -1,
): Spot | undefined {
  const size = sessions.length;
  let number = from?.session.number ?? (step > 0 ? 0 : size - 1);
  let index = from === undefined ? (step > 0 ? 0 : Number.POSITIVE_INFINITY) : from.index + step;
  // Each session once, and the first a second time, for what stands on the other side of where it began.
  for (let looked = 0; looked <= size; looked++) {
    const session = sessions[number];
    if (session !== undefined && filter.hasSession(session)) {
      for (let at = Math.min(index, session.calls - 1); at >= 0 && at < session.calls; at += step) {
        if (session.worst[at] !== 0 && filter.hasCall(session, at)) return { session, index: at };
      }
    }
    number = (number + step + size) % size;
    index = step > 0 ? 0 : Number.POSITIVE_INFINITY;
  }
  return undefined;
}
