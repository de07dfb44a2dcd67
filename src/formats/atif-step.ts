import type { JsonNode } from '../json/node.ts';

/** How the results of one step go with its calls. */
export interface StepAnswers {
  /** The result of each call that has one, by the place of the call in the step. */
  readonly answers: ReadonlyMap<number, JsonNode>;
  /** The results of no call of the step, in their order. */
  readonly rest: readonly JsonNode[];
}

/** The results that a step of ATIF holds. One exporter writes them as `observations`. */
export function resultsOf(step: JsonNode): JsonNode[] {
  return [...((step.at('observation', 'results') ?? step.get('observations'))?.items() ?? [])];
}

/** The call that a result says it is of. */
export function sourceOf(result: JsonNode): string | undefined {
  return result.get('source_call_id')?.id() || undefined;
}

/**
 * Pairs the calls and results of one step of ATIF.
 *
 * By id first. Where no result of the step has one, the n-th result is of the n-th call if there are as many of both.
 * If there are not, as when a terminal shows once what several commands did, none is anyone's: a guess could make one
 * call look as if it had two answers.
 */
export function answersIn(calls: readonly JsonNode[], results: readonly JsonNode[]): StepAnswers {
  const answers = new Map<number, JsonNode>();
  const rest: JsonNode[] = [];
  if (calls.length === results.length && results.every((result) => sourceOf(result) === undefined)) {
    for (const [k, result] of results.entries()) answers.set(k, result);
    return { answers, rest };
  }
  const waiting = placesById(calls);
  for (const result of results) {
    const id = sourceOf(result);
    const place = id === undefined ? undefined : waiting.get(id)?.pop();
    if (place === undefined) rest.push(result);
    else answers.set(place, result);
  }
  return { answers, rest };
}

/** The places of the calls with an id, the first one last. */
function placesById(calls: readonly JsonNode[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [k, call] of [...calls.entries()].reverse()) {
    const id = call.get('tool_call_id')?.id();
    if (id === undefined) continue;
    const known = places.get(id);
    if (known === undefined) places.set(id, [k]);
    else known.push(k);
  }
  return places;
}
