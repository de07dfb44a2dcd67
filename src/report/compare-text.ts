import type { Comparison, SessionComparison } from '../compare/comparison.ts';
import { nameText, stepLines, widthsOf } from './compare-step.ts';
import { comparedText, firstText } from './compare-words.ts';
import { inertLine } from './inert.ts';
import { count } from './words.ts';

/** What a comparison is of. */
export interface ComparedNames {
  readonly base: string;
  readonly head: string;
}

/** The report of `compare`, line by line: the verdict, and where something differs the alignment of each session. */
export function* compareText(comparison: Comparison, names: ComparedNames): Generator<string> {
  const { sessions, calls, counts } = comparison;
  yield line(`base: ${nameText(names.base)}, ${count(calls.base, 'call')}`);
  yield line(`head: ${nameText(names.head)}, ${count(calls.head, 'call')}`);
  yield line(comparedText(counts));
  const [only] = sessions;
  if (only !== undefined && sessions.length === 1) yield* alignment(only);
  else for (const session of sessions) yield* sessionLines(session);
}

function* sessionLines(session: SessionComparison): Generator<string> {
  const { state, calls, counts } = session;
  const what = state === 'both' ? comparedText(counts) : `${state}, ${count(calls.base + calls.head, 'call')}`;
  yield '\n';
  yield line(`${sessionText(session)}: ${what}`);
  yield* alignment(session);
}

/** Which session it is, by its name or by both. */
export function sessionText({ name, names }: SessionComparison): string {
  if (names === undefined) return name === undefined ? 'session' : `session '${nameText(name)}'`;
  const [base, head] = [names.base, names.head].map((one) =>
    one === undefined ? 'the only one' : `'${nameText(one)}'`,
  );
  return `session ${base} with ${head}`;
}

/** The first divergence, and then the steps; nothing where nothing differs. */
function* alignment({ steps, first }: SessionComparison): Generator<string> {
  if (first === undefined) return;
  yield line(`first divergence: ${firstText(first)}`);
  const widths = widthsOf(steps);
  yield '\n';
  for (const step of steps) for (const text of stepLines(step, widths)) yield `${text.trimEnd()}\n`;
}

function line(text: string): string {
  return `${inertLine(text)}\n`;
}
