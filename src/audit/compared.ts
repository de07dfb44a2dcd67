import type { ComparedReport } from '../compare/compared-report.ts';
import { type ComparedTranscript, type CompareFailOn, failsOn, worstOf } from '../compare/compared-transcript.ts';
import { CHANGE_KINDS } from '../compare/comparison.ts';
import type { AuditReport } from './outcome.ts';

/**
 * An audit together with a comparison, which may fail where the audit did not.
 *
 * What cannot be compared is exit code 2 where a difference was to fail: a check that compared nothing is no pass. Where
 * none was to, it is told and fails nothing: the old version can be what is broken, and its repair what is proposed. A
 * transcript that is added is told, too, and fails nothing.
 */
export function withCompared(
  report: AuditReport,
  transcripts: readonly ComparedTranscript[],
  failOn: CompareFailOn,
): AuditReport {
  const found = transcripts.map(worstOf);
  const worst = CHANGE_KINDS.findLast((kind) => found.includes(kind)) ?? 'none';
  const number = (of: (typeof found)[number]): number => found.filter((one) => one === of).length;
  const [unusable, added] = [number('unusable'), number('added')];
  const different = found.length - number('none') - unusable - added;
  const compared: ComparedReport = { transcripts, different, added, unusable, worst, failOn };
  if (unusable > 0 && failOn !== 'none') return { ...report, compared, result: 'unusable', exitCode: 2 };
  if (!failsOn(failOn, worst)) return { ...report, compared };
  const result = report.result === 'clean' || report.result === 'unchanged' ? 'different' : report.result;
  return { ...report, compared, result, exitCode: report.exitCode === 0 ? 1 : report.exitCode };
}
