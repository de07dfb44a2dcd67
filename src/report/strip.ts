import type { Finding } from '../rules/finding.ts';
import { ERRORS, RULE_OF, WARNINGS } from '../rules/kinds.ts';

export const CLEAN_MARK = '⬜';

/** In a session of more calls than this, stretches without a finding are drawn as their number. */
const LONG_SESSION = 200;
const LONG_STRETCH = 12;
const MOST_MARKS = 400;

/** The worst kind first: which mark a call with several findings gets. */
const WORST = [...ERRORS, ...WARNINGS];

/** The calls of a session in order, one mark a call, findings standing out. It holds no data of the transcript. */
export function strip(calls: number, findings: Iterable<Finding>): string {
  let text = '';
  let drawn = 0;
  let next = 0;
  for (const { index, kind } of marked(findings)) {
    if (drawn >= MOST_MARKS) return `${text} … and ${calls - next} more calls`;
    text += stretch(index - next, calls) + RULE_OF[kind].mark;
    drawn++;
    next = index + 1;
  }
  return text + stretch(calls - next, calls);
}

/** The worst finding on each call that has any. */
function* marked(findings: Iterable<Finding>): Generator<Finding> {
  let worst: Finding | undefined;
  for (const finding of findings) {
    if (finding.index !== worst?.index) {
      if (worst !== undefined) yield worst;
      worst = finding;
    } else if (WORST.indexOf(finding.kind) < WORST.indexOf(worst.kind)) worst = finding;
  }
  if (worst !== undefined) yield worst;
}

function stretch(length: number, calls: number): string {
  return calls > LONG_SESSION && length > LONG_STRETCH ? ` ⋯${length}⋯ ` : CLEAN_MARK.repeat(length);
}
