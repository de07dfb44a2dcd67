// What the commands do their work with, loaded only when one of them runs: hashing is much of a start, and
// `version`, `--help` and a mistyped command need neither.
export { writeAtomically } from '../audit/atomic-file.ts';
export { audit } from '../audit/audit.ts';
export { chosenKinds } from '../audit/chosen-kinds.ts';
export { nameAs } from '../audit/discover.ts';
export { explainSession } from '../audit/explain.ts';
export { HeldOutput } from '../audit/held-output.ts';
export { nativeView, summaryOf } from '../audit/import.ts';
export { jobsOf } from '../audit/jobs.ts';
export { auditOne } from '../audit/one-audit.ts';
export { oneSession } from '../audit/one-session.ts';
export { nothingChecked } from '../audit/outcome.ts';
export { isSameFile, ownFile, ownInput } from '../audit/own-input.ts';
export { Meter } from '../audit/progress.ts';
export { checkFormat } from '../audit/reading.ts';
export { redactedView } from '../audit/redact.ts';
export { checkScopeFile } from '../audit/scope-check.ts';
export { draftScope } from '../audit/scope-draft.ts';
export { readScopeFile, scopeReport, withPolicy } from '../audit/scope-file.ts';
export { sealTranscript } from '../audit/seal.ts';
export { nativeViews, writeSessions } from '../audit/session-files.ts';
export { shardOf } from '../audit/sharding.ts';
export { beforeSignal } from '../audit/signals.ts';
export { writeText } from '../audit/text-file.ts';
export { auditTranscript, nothingCompared } from '../audit/transcript.ts';
export { NATIVE } from '../formats/native.ts';
export { NO_REDACTION, redactorOf } from '../redaction/redactor.ts';
export { cacheLines } from '../report/cache.ts';
export { errorText } from '../report/error.ts';
export { explainedText } from '../report/explain.ts';
export { inert, inertLine } from '../report/inert.ts';
export { logNotes, noteText } from '../report/log-notes.ts';
export { plain } from '../report/paint.ts';
export { progressText, stoppedText } from '../report/progress.ts';
export { redactedEntries } from '../report/redacted-baseline.ts';
export { draftWithoutSecrets } from '../report/redacted-draft.ts';
export * from '../report/redacted-report.ts';
export { notFoundLines, redactedCounts } from '../report/redacted-values.ts';
export { scopeCheckText } from '../report/scope-check.ts';
export { scopeDraftText } from '../report/scope-draft.ts';
export { sessionScopeLines } from '../report/scope-notes.ts';
export { sessionList } from '../report/session-list.ts';
export { failureLines, terminalReport } from '../report/terminal.ts';
export { replayText, scopeText, verifyText } from '../report/text.ts';
export { unmetLines } from '../report/unmet.ts';
export { count } from '../report/words.ts';
export { CHECKS } from '../rules/rule.ts';

/** What two commands alone need: from here, so that they share what is loaded already. */
export const pageParts = (): Promise<typeof import('./page-parts.ts')> => import('./page-parts.ts');

/** The reports for machines, which most runs do not need. */
export function loadReports(): Promise<typeof import('../report/machine.ts')> {
  return import('../report/machine.ts');
}
