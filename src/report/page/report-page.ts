import type { AuditReport } from '../../audit/outcome.ts';
import { KINDS, RULE_OF } from '../../rules/kinds.ts';
import { baselineLines } from '../baseline-notes.ts';
import { clip, inert } from '../inert.ts';
import { redactedPlaces, redactedReport } from '../redacted-report.ts';
import { scopeLines } from '../scope-notes.ts';
import { kindsShown } from '../summary.ts';
import { formatsRead, notChecked, verdict } from '../words.ts';
import { WORST_FIRST } from '../worse.ts';
import type { KeptCalls, Showing } from './kept-calls.ts';
import { page } from './page.ts';
import type { PageHead, Values } from './page-data.ts';
import { PageDifferences } from './page-differences.ts';
import { PageSessions } from './page-sessions.ts';
import { PageValues } from './page-values.ts';

const LONGEST_NOTE = 2000;

/**
 * The report of an audit as one HTML page. Its findings must have names.
 *
 * @param kept the calls that the audit heard
 */
export function* reportPage(report: AuditReport, kept: KeptCalls, showing: Showing): Generator<string> {
  const { redactor } = showing;
  const values = showing.values === 'hidden' ? undefined : new PageValues(report.files, kept, redactor);
  const differences = new PageDifferences(kept, showing, redactedPlaces(report));
  const sessions = new PageSessions(kept, redactor, differences, values);
  const each = (function* () {
    for (const file of report.files) yield sessions.session(file);
  })();
  yield* page(headOf(redactedReport(report, redactor), showing.values), each, () => ({
    tools: sessions.tools.texts,
    sentences: sessions.sentences.texts,
    values: values?.all ?? [],
    left: [...(values?.left ?? []), ...differences.left],
  }));
}

function headOf(report: AuditReport, values: Values): PageHead {
  const told = (line: string): string => clip(inert(line), LONGEST_NOTE);
  const isShown = new Set(kindsShown(report.files));
  return {
    result: report.result,
    exitCode: report.exitCode,
    verdict: verdict(report),
    nothing: report.nothing && told(report.nothing.message),
    kinds: KINDS.map((kind) => ({
      kind,
      level: RULE_OF[kind].level,
      rank: WORST_FIRST.indexOf(kind),
      count: report.counts[kind],
      isShown: isShown.has(kind),
    })),
    notes: [...formatsRead(report.files), ...scopeLines(report), ...baselineLines(report)].map(told),
    notChecked: notChecked(report).map(told),
    values,
  };
}
