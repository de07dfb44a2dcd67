import type { ComparedTranscript, CompareFailOn } from '../compare/compared-transcript.ts';
import { perKind } from '../rules/kinds.ts';
import { withCompared } from './compared.ts';
import type { AuditReport, ExitCode } from './outcome.ts';

/** A report in which nothing is audited, for what is only compared. */
const NO_AUDIT: AuditReport = {
  files: [],
  transcripts: 0,
  result: 'clean',
  exitCode: 0,
  calls: 0,
  findings: 0,
  accepted: 0,
  counts: perKind(() => 0),
  unusableFiles: 0,
  scopes: [],
  notEntered: [],
};

/** A comparison as a report of its own, which fails on any difference. */
export function comparisonReport(compared: ComparedTranscript): AuditReport {
  const any: CompareFailOn = 'response';
  return withCompared(NO_AUDIT, [compared], any);
}

/** A look at several runs as a report of its own. @param exitCode what it comes to */
export function flakeOutcome(exitCode: ExitCode): AuditReport {
  return { ...NO_AUDIT, exitCode, result: exitCode === 0 ? 'clean' : exitCode === 1 ? 'different' : 'unusable' };
}
