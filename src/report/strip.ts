import { type Finding, KINDS, type Kind } from '../rules/finding.ts';

/** One mark a kind: each has a shape of its own, not only a colour. */
export const MARKS: { readonly [kind in Kind]: string } = {
  'non-determinism': '🔴',
  'redundant-call': '🔁',
  'permission-overreach': '⛔',
  'broken-chain': '💥',
};
export const CLEAN_MARK = '⬜';

/** In a session of more calls than this, stretches without a finding are drawn as their number. */
const LONG_SESSION = 200;
const LONG_STRETCH = 12;
const MOST_MARKS = 400;

/** The worst kind first: which mark a call with several findings gets. */
const WORST: readonly Kind[] = ['broken-chain', 'permission-overreach', 'non-determinism', 'redundant-call'];

/** The calls of a session in order, one mark a call, findings standing out. It holds no data of the transcript. */
export function strip(calls: number, findings: Iterable<Finding>): string {
  let text = '';
  let drawn = 0;
  let next = 0;
  for (const [index, kind] of marked(findings)) {
    if (drawn >= MOST_MARKS) return `${text} … and ${calls - next} more calls`;
    text += stretch(index - next, calls) + MARKS[kind];
    drawn++;
    next = index + 1;
  }
  return text + stretch(calls - next, calls);
}

/** Each call that has findings, with the kind of the worst. */
function* marked(findings: Iterable<Finding>): Generator<[index: number, kind: Kind]> {
  let at = -1;
  let worst: Kind = KINDS[0];
  for (const { index, kind } of findings) {
    if (index !== at) {
      if (at >= 0) yield [at, worst];
      at = index;
      worst = kind;
    } else if (WORST.indexOf(kind) < WORST.indexOf(worst)) worst = kind;
  }
  if (at >= 0) yield [at, worst];
}

function stretch(length: number, calls: number): string {
  return calls > LONG_SESSION && length > LONG_STRETCH ? ` ⋯${length}⋯ ` : CLEAN_MARK.repeat(length);
}
