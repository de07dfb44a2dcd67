import type { Unmet } from '../audit/scope-draft.ts';
import { OUTCOME_KINDS } from './explain.ts';
import { clip, inert, inertLine } from './inert.ts';
import { count } from './words.ts';

const LONGEST = 400;

/** The calls that a draft does not make clean, a line each, and how many these are; none where there are none. */
export function unmetLines({ calls, unmet }: { readonly calls: number; readonly unmet: Unmet }): string[] {
  if (unmet.calls === 0) return [];
  const lines = unmet.first.map(({ file, line, index, outcome, why }) =>
    inertLine(`${inert(file)}:${line}: ${OUTCOME_KINDS[outcome]}: index ${index}: ${inert(clip(why, LONGEST))}`),
  );
  const more = unmet.calls - new Set(unmet.first.map(({ file, line, index }) => `${file}\0${line}\0${index}`)).size;
  const rest = more > 0 ? [`and ${count(more, 'more call')}`] : [];
  return [...lines, ...rest, `not in scope by this file: ${unmet.calls} of ${count(calls, 'call')}`];
}
