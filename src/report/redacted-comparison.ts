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

/** A step in which nothing is redacted, as in most, stays the one that it is: there may be hundreds of thousands. */
function shownStep(step: Step, show: Show): Step {
  if (step.type === 'folded') return step;
  if (step.type !== 'equal') return shownChange(step, show);
  const shown = shownCall(step, show);
  return shown === undefined ? step : { ...step, ...shown };
}

function shownChange(change: Change, show: Show): Change {
  const shown = shownCall(change, show);
  const changed = shown === undefined ? change : { ...change, ...shown };
  if (changed.type !== 'changed') return changed;
  const { args, response } = changed;
  const [shownArgs, shownResponse] = [args && shownPart(args, show), response && shownPart(response, show)];
  if (shownArgs === args && shownResponse === response) return changed;
  return { ...changed, ...(shownArgs && { args: shownArgs }), ...(shownResponse && { response: shownResponse }) };
}

/** What is other in a call: its tool, and where it stands inside an archive. */
function shownCall(
  { tool, base, head }: { readonly tool: string; readonly base?: Spot; readonly head?: Spot },
  show: Show,
): { tool: string; base?: Spot; head?: Spot } | undefined {
  const shown = show(tool);
  if (shown === tool && base?.where === undefined && head?.where === undefined) return undefined;
  return {
    tool: shown,
    ...(base && { base: shownSpot(base, show) }),
    ...(head && { head: shownSpot(head, show) }),
  };
}

function shownSpot(spot: Spot, show: Show): Spot {
  return spot.where === undefined ? spot : { ...spot, where: show(spot.where) };
}

function shownPart(part: ChangedPart, show: Show): ChangedPart {
  const pointers = part.places.map(({ pointer }) => show(pointer));
  if (part.places.every(({ pointer }, at) => pointer === pointers[at])) return part;
  return { ...part, places: part.places.map((place, at) => ({ ...place, pointer: pointers[at] ?? '' })) };
}
