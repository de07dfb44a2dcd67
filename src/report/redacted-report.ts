import type { FileReport } from '../audit/file-report.ts';
import type { AuditReport } from '../audit/outcome.ts';
import type { CheckedScope } from '../audit/scope-check.ts';
import type { Unmet } from '../audit/scope-draft.ts';
import type { ScopeReport } from '../audit/scope-file.ts';
import type { ComparedReport } from '../compare/compared-report.ts';
import { type Fault, ToolReplayError } from '../error.ts';
import type { RedactedPlace } from '../redaction/redacted-places.ts';
import { type Redactor, redactorOf } from '../redaction/redactor.ts';
import type { Judgement } from '../scope/policy.ts';
import type { Call } from '../transcript/record.ts';
import { redactedBaseline } from './redacted-baseline.ts';
import { redactedComparison } from './redacted-comparison.ts';

// What comes of an audit goes through here before any sink sees it, so that no sink has to think of it. A name of a file
// stays: it is where a finding is looked up, and whoever may read the report may list the files.

/** What redacts all that is shown of an audit: with what its scope files name beside what looks like a secret. */
export function redactorFor(report: Pick<AuditReport, 'scopes'>): Redactor {
  return redactorOf({ pointers: redactedPlaces(report) });
}

/** The places that the scope files of an audit name. */
export function redactedPlaces({ scopes }: Pick<AuditReport, 'scopes'>): RedactedPlace[] {
  return scopes.flatMap(({ redact }) => redact);
}

/** The same report without what is secret in it. Findings are redacted as they are looked at. */
export function redactedReport(report: AuditReport, redactor: Redactor): AuditReport {
  const { nothing, compared, baseline } = report;
  return {
    ...report,
    files: report.files.map((file) => redactedFile(file, redactor)),
    scopes: report.scopes.map((scope) => redactedScope(scope, redactor)),
    ...(nothing && { nothing: redactedError(nothing, redactor) }),
    ...(baseline && { baseline: redactedBaseline(baseline, redactor) }),
    ...(compared && { compared: redactedCompared(compared, redactor) }),
  };
}

function redactedCompared(report: ComparedReport, redactor: Redactor): ComparedReport {
  const transcripts = report.transcripts.map((one) => {
    if (one.state === 'compared') return { ...one, comparison: redactedComparison(one.comparison, redactor) };
    return one.state === 'unusable' ? { ...one, error: redactedError(one.error, redactor) } : one;
  });
  return { ...report, transcripts };
}

function redactedFile(file: FileReport, redactor: Redactor): FileReport {
  const { session, findings, replayNotes, scope, chain, unusable } = file;
  return {
    ...file,
    ...(session !== undefined && { session: redactor.text(session) }),
    findings: findings.shownBy((data) => redactor.text(data)),
    ...(replayNotes && { replayNotes: { ...replayNotes, unchecked: redactedTools(replayNotes.unchecked, redactor) } }),
    scope: scope.state === 'checked' ? { ...scope, agent: redactor.text(scope.agent) } : scope,
    chain: chain.state === 'broken' ? { ...chain, break: redactedBreak(chain.break, redactor) } : chain,
    ...(unusable && { unusable: redactedError(unusable, redactor) }),
  };
}

/** The first broken link, whose stored digest may be any text. */
export function redactedBreak<Broken extends { readonly found: string }>(broken: Broken, redactor: Redactor): Broken {
  return { ...broken, found: redactor.text(broken.found) };
}

/** Tools, which have different names afterwards too, and what was counted for each. */
export function redactedTools(tools: ReadonlyMap<string, number>, redactor: Redactor): ReadonlyMap<string, number> {
  return new Map(Array.from(tools, ([tool, number]) => [redactor.text(tool), number]));
}

/** A scope file, whose rules may name commands with all that was in them. */
export function redactedScope(scope: ScopeReport, redactor: Redactor): ScopeReport {
  return {
    ...scope,
    agent: redactor.text(scope.agent),
    uses: scope.uses.map((use) => ({ ...use, name: redactor.text(use.name) })),
    warnings: scope.warnings.map((warning) => ({ ...warning, message: redactor.text(warning.message) })),
  };
}

/** The same of one that was looked at for itself. */
export function redactedCheck(checked: CheckedScope, redactor: Redactor): CheckedScope {
  const shown = <Remark extends { readonly message: string }>(remark: Remark): Remark => {
    return { ...remark, message: redactor.text(remark.message) };
  };
  const { agent, warnings, lints } = checked;
  return { ...checked, agent: redactor.text(agent), warnings: warnings.map(shown), lints: lints.map(shown) };
}

/** What is said of one call. */
export function redactedJudgement(
  { index, tool }: Pick<Call, 'index' | 'tool'>,
  { breaches, decidedBy }: Judgement,
  redactor: Redactor,
): [call: Pick<Call, 'index' | 'tool'>, judgement: Judgement] {
  return [
    { index, tool: redactor.text(tool) },
    {
      breaches: breaches.map(({ outcome, why }) => ({ outcome, why: redactor.text(why) })),
      decidedBy: decidedBy.map((rule) => redactor.text(rule)),
    },
  ];
}

/** The calls that a draft does not make clean. */
export function redactedUnmet({ calls, first }: Unmet, redactor: Redactor): Unmet {
  return { calls, first: first.map((one) => ({ ...one, why: redactor.text(one.why) })) };
}

/** An error, which may quote what it found. Its place stays. */
export function redactedError({ code, fault, place, cause }: ToolReplayError, redactor: Redactor): ToolReplayError {
  const { found, expected, advice } = fault;
  const redacted: Fault = {
    found: redactor.text(found),
    ...(expected !== undefined && { expected: redactor.text(expected) }),
    ...(advice !== undefined && { advice: redactor.text(advice) }),
  };
  return new ToolReplayError(code, redacted, place, { cause });
}
