import type { ChangedPart, ChangedPlace, ChangedStep, EqualStep, Spot, Step } from '../compare/comparison.ts';
import { clip, inertLine } from './inert.ts';
import { count } from './words.ts';

/** Names and pointers are cut here. */
const LONGEST = 200;
const MARKS = { equal: ' ', removed: '-', added: '+', changed: '~' } as const;

/** How wide the places of calls are, so that what follows them stands below each other. */
export interface Widths {
  readonly base: number;
  readonly head: number;
}

/** How wide the places in some steps are. */
export function widthsOf(steps: Iterable<Step>): Widths {
  let [base, head] = [0, 0];
  for (const step of steps) {
    if ('base' in step) base = Math.max(base, spotText('base', step.base).length);
    if ('head' in step) head = Math.max(head, spotText('head', step.head).length);
  }
  return { base, head };
}

/** A step of an alignment, on a line and one more for each value that is shown; without line feeds, safe to print. */
export function* stepLines(step: Step, widths: Widths): Generator<string> {
  if (step.type === 'folded') {
    yield `  ${count(step.calls, 'equal call')}`;
    return;
  }
  const base = ('base' in step ? spotText('base', step.base) : '').padEnd(widths.base);
  const head = ('head' in step ? spotText('head', step.head) : '').padEnd(widths.head);
  yield inertLine(`${MARKS[step.type]} ${base}  ${head}  ${nameText(step.tool)}${whatText(step)}`);
  if (step.type === 'changed') yield* valueLines(step);
}

/** Where a call stands: `base 3 (line 4)`. */
function spotText(run: 'base' | 'head', { index, line, where }: Spot): string {
  return `${run} ${index.toFixed()} (${where === undefined ? `line ${line.toFixed()}` : nameText(where)})`;
}

/** Where a step stands in both runs. */
export function placesText(step: Exclude<Step, { type: 'folded' }>): string {
  const spots = [
    ...('base' in step ? [spotText('base', step.base)] : []),
    ...('head' in step ? [spotText('head', step.head)] : []),
  ];
  return spots.join(', ');
}

function whatText(step: Exclude<Step, { type: 'folded' }> | EqualStep): string {
  if (step.type !== 'changed') return '';
  const parts = [
    ...(step.args === undefined ? [] : [partText('arguments', step.args)]),
    ...(step.response === undefined ? [] : [partText('response', step.response)]),
  ];
  return `: ${parts.join('; ')}`;
}

function partText(name: string, { places, more, answered }: ChangedPart): string {
  if (answered !== undefined) return `${name} only in the ${answered}`;
  if (places.length === 0) return `${name} too large to say where`;
  const named = places.map(placeText);
  return `${name} at ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function placeText({ pointer, only }: ChangedPlace): string {
  return `${pointerText(pointer)}${only === undefined ? '' : ` (only in the ${only})`}`;
}

/** The pointer to all of a value is empty, and would be seen by nobody. */
function pointerText(pointer: string): string {
  return pointer === '' ? "''" : nameText(pointer);
}

function* valueLines({ args, response }: ChangedStep): Generator<string> {
  for (const part of [args, response]) {
    for (const { pointer, base, head } of part?.places ?? []) {
      if (base !== undefined) yield inertLine(`      base ${pointerText(pointer)}: ${base}`);
      if (head !== undefined) yield inertLine(`      head ${pointerText(pointer)}: ${head}`);
    }
  }
}

/** A name of a transcript, cut. It is data still: whoever prints the line makes it inert. */
export function nameText(name: string): string {
  return clip(name, LONGEST);
}
