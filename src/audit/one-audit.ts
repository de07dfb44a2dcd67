import { ToolReplayError } from '../error.ts';
import { KINDS } from '../rules/kinds.ts';
import type { Check } from '../rules/rule.ts';
import type { AuditSettings } from './audit.ts';
import { chainResult, sealResults, sessionReports, unusable } from './file-audit.ts';
import type { FileReport } from './file-report.ts';
import { oneSession } from './one-session.ts';
import { type AuditReport, conclude } from './outcome.ts';
import { type ScopeFile, type ScopeReport, scopeReport } from './scope-file.ts';
import type { SealCheck } from './seal-check.ts';
import type { Source } from './source.ts';
import { auditTranscript, nothingCompared, type ReadingSettings } from './transcript.ts';

/** What to audit of one transcript, and how. */
export interface OneAuditSettings
  extends ReadingSettings,
    Pick<AuditSettings, 'listenTo' | 'fingerprints' | 'otherLines'> {
  /** What more it is held against than its chain; undefined where nothing is known. */
  readonly seal?: SealCheck | undefined;
  readonly check: Check;
  readonly mutators: readonly string[];
  /** Reads what the calls are held against, or what is known of tools; undefined where there is none. */
  readonly scope: (() => Promise<ScopeFile>) | undefined;
  /** The name of the session; undefined where only one has calls. */
  readonly session: string | undefined;
}

/** What an audit of one transcript by one check came to. */
export interface OneAudit {
  readonly report: AuditReport;
  /** Why it cannot be judged, which stands in the report too. */
  readonly error: ToolReplayError | undefined;
}

/** Audits one session of one transcript by one check, as the command of that check does, and reports as an audit does. */
export async function auditOne(source: Source, settings: OneAuditSettings): Promise<OneAudit> {
  const conclusion = { failOn: new Set(KINDS), ifNoFilesFound: 'ignore' } as const;
  let scope: ScopeFile | undefined;
  try {
    scope = await settings.scope?.();
    if (scope !== undefined) scope.transcripts++;
    const file = await sessionReport(source, settings, scope);
    return { report: conclude([file], [], conclusion, scopesOf(scope)), error: undefined };
  } catch (error) {
    if (!(error instanceof ToolReplayError)) throw error;
    const file = unusable(source.name, error);
    return { report: conclude([file], [], conclusion, scopesOf(scope)), error: file.unusable };
  }
}

function scopesOf(scope: ScopeFile | undefined): ScopeReport[] {
  return scope === undefined ? [] : [scopeReport(scope)];
}

async function sessionReport(
  source: Source,
  { check, listenTo, scope: _, session: wanted, ...settings }: OneAuditSettings,
  scope: ScopeFile | undefined,
): Promise<FileReport> {
  const checks: ReadonlySet<Check> = new Set([check]);
  const transcript = await auditTranscript(source, {
    ...settings,
    checks,
    scopes: scope === undefined ? [] : [scope.scope],
    listenTo: listenTo && ((session) => listenTo(source.name, session)),
  });
  const { sessions, skipped } = transcript;
  const session = oneSession(sessions, wanted);
  if (check === 'replay' && session.calls > 0 && session.compared === 0) throw nothingCompared();
  const results = {
    scope:
      check === 'scope' && scope !== undefined
        ? ({ state: 'checked', agent: scope.scope.agent } as const)
        : ({ state: 'skipped', why: 'not asked for' } as const),
    ...sealResults(settings.seal, chainResult(checks, transcript)),
  };
  const report = sessionReports(source.name, transcript, checks, results)[sessions.indexOf(session)] as FileReport;
  return report.log === undefined ? report : { ...report, log: { ...report.log, skipped } };
}
