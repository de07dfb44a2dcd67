import type { Change, ChangedPart, Comparison, SessionComparison, Spot, Step } from '../compare/comparison.ts';
import type { Redactor } from '../redaction/redactor.ts';

/** The same comparison with no secret in its names and pointers. What values it shows were redacted when it was made. */
export function redactedComparison(comparison: Comparison, redactor: Redactor): Comparison {
  const show = (data: string): string => redactor.text(data);
  return { ...comparison, sessions: comparison.sessions.map((session) => shownSession(session, show)) };
}

type Show = (data: string) => string;

function shownSession(session: SessionComparison, show: Show): SessionComparison {
  const { name, names, first, steps } = session;
  return {
    ...session,
    ...(name !== undefined && { name: show(name) }),
    ...(names && { names: { base: names.base && show(names.base), head: names.head && show(names.head) } }),
    ...(first && { first: shownChange(first, show) }),
    steps: steps.map((step) => shownStep(step, show)),
  };
}

function shownStep(step: Step, show: Show): Step {
  if (step.type === 'folded') return step;
  if (step.type !== 'equal') return shownChange(step, show);
  return { ...step, tool: show(step.tool), base: shownSpot(step.base, show), head: shownSpot(step.head, show) };
}

function shownChange(change: Change, show: Show): Change {
  const tool = show(change.tool);
  if (change.type === 'removed') return { ...change, tool, base: shownSpot(change.base, show) };
  if (change.type === 'added') return { ...change, tool, head: shownSpot(change.head, show) };
  const { base, head, args, response } = change;
  return {
    ...change,
    tool,
    base: shownSpot(base, show),
    head: shownSpot(head, show),
    ...(args && { args: shownPart(args, show) }),
    ...(response && { response: shownPart(response, show) }),
  };
}

function shownSpot(spot: Spot, show: Show): Spot {
  return spot.where === undefined ? spot : { ...spot, where: show(spot.where) };
}

function shownPart(part: ChangedPart, show: Show): ChangedPart {
  return { ...part, places: part.places.map((place) => ({ ...place, pointer: show(place.pointer) })) };
}
