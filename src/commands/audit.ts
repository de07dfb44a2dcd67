import { choice, choices, IF_NO_FILES_FOUND } from '../audit/choices.ts';
import { CHECKS } from '../rules/rule.ts';
import { CACHE, cacheOf, NO_CACHE, noteOnCache } from './cache.ts';
import type { Call, Command, Option } from './command.ts';
import { MUTATOR, NO_REDACT, redactorOn, STRICT } from './options.ts';
import { OUTPUT, outputOf } from './output.ts';
import { withProgress } from './progress.ts';
import { REPORT_OR_FORMAT, reportingOf } from './report-option.ts';
import type { Terminal } from './terminal.ts';
import { REQUIRE, SIGNERS, trustOf } from './trust.ts';
import { noteOnFailure, writeReport } from './write-report.ts';

/** Which scopes many transcripts are held against. */
export const SCOPE: Option = {
  name: 'scope',
  value: 'FILE',
  repeatable: true,
  help: 'a scope file, or a glob of several; a bare file name is looked for from each transcript upwards',
};

/** Which checks are made on many transcripts. */
export const ONLY: Option = {
  name: 'checks',
  value: 'LIST',
  repeatable: true,
  help: `only these of ${CHECKS.join(', ')}, each of which must be possible; default: all that apply`,
};

/** How many threads read. */
export const JOBS: Option = {
  name: 'jobs',
  value: 'N',
  help: 'how many threads may read at once; default: one for each processor. Reports do not depend on it',
};

/** Which part of the transcripts is audited. */
const SHARD: Option = {
  name: 'shard',
  value: 'I/N',
  help: 'audit only part I of N, of about the same size; toolreplay merge joins the JSON reports of all',
};

export const BASELINE: Option = {
  name: 'baseline',
  value: 'FILE',
  help: 'a file of known findings, which are counted and do not fail; toolreplay baseline writes it',
};

export const FAIL_ON: Option = {
  name: 'fail-on',
  value: 'LIST',
  repeatable: true,
  help: 'any (default), none, or the kinds of finding that end in exit code 1',
};

export const IF_NONE: Option = {
  name: 'if-no-files-found',
  value: 'WHAT',
  help: `${IF_NO_FILES_FOUND.join(', ')}: when there is not one call to check; default: error`,
};

/** How many transcripts are audited, and how that ends. */
export const AUDIT_OPTIONS: readonly Option[] = [
  SCOPE,
  MUTATOR,
  ONLY,
  BASELINE,
  FAIL_ON,
  IF_NONE,
  ...SIGNERS,
  REQUIRE,
  JOBS,
  STRICT,
  NO_REDACT,
];

/**
 * Many transcripts, by all checks that apply; exit code by `--fail-on`, 2 when one cannot be judged. The others are
 * audited all the same.
 */
export const audit: Command = {
  name: 'audit',
  summary: 'audit many transcripts at once, as the Action does',
  operands: ['glob…'],
  options: [...AUDIT_OPTIONS, CACHE, NO_CACHE, SHARD, REPORT_OR_FORMAT, OUTPUT],
  about:
    'Globs know *, ?, **, {a,b} and [a-z]; quote them. One that starts with ! takes away. Sealed transcripts are verified too.',
  async run(call, terminal) {
    const core = await import('./core.ts');
    const { report: format, reading } = await reportingOf(core, 'audit', call);
    const reports = format === 'text' ? undefined : { format, ...(await core.loadReports()) };
    const shard = call.values(SHARD.name).at(-1);
    const settings = {
      ...auditSettings(core, 'audit', call, terminal),
      cache: cacheOf(call, terminal),
      ...(shard !== undefined && { shard: core.shardOf('--shard', shard) }),
      ...reading,
      ...reports?.keptFor(reports.format),
    };
    const file = await outputOf(core, 'audit', call, readsOfAudit(settings), terminal);
    const report = await withProgress(core, terminal, (progress) => core.audit(settings, progress));
    const shown = core.redactedReport(report, redactorOn(core, call, core.redactedPlaces(report)));
    const pieces =
      reports === undefined
        ? core.terminalReport(shown, file === undefined ? terminal.paint : core.plain)
        : reports.machineReport(shown, reports.format, { failOn: settings.failOn });
    await writeReport(core, pieces, file, terminal);
    if (file !== undefined) noteOnFailure(core, shown, terminal);
    noteOnCache(core, report, terminal);
    return report.exitCode;
  },
};

/** What to audit, and how that ends, as operands and {@link AUDIT_OPTIONS} say it; but for how it is read. */
export function auditSettings(core: typeof import('./core.ts'), command: string, call: Call, terminal: Terminal) {
  const path = call.values('baseline').at(-1);
  return {
    ...settingsOf(core, call, terminal),
    ...(path !== undefined && { baseline: { path, today: terminal.today } }),
    failOn: core.chosenKinds('--fail-on', call.values('fail-on')),
    trust: trustOf(command, call, ['complete', 'signed'], terminal),
    ifNoFilesFound: choice('--if-no-files-found', call.values('if-no-files-found'), IF_NO_FILES_FOUND),
  };
}

/** What of it is read. */
export function readsOfAudit({ transcripts, scope, baseline, trust }: ReturnType<typeof auditSettings>) {
  return { transcripts, scope, baseline: baseline?.path, keys: [trust?.publicKey, trust?.allowedSigners] };
}

/** What to audit, as operands and options say it, but for how it is read and how that ends. */
export function settingsOf(core: typeof import('./core.ts'), call: Call, terminal: Terminal) {
  const checks = choices('--checks', call.values(ONLY.name), CHECKS);
  return {
    transcripts: call.operands.filter((operand) => operand !== '-'),
    streams: call.operands.includes('-') ? [terminal.source('-')] : [],
    folder: terminal.folder,
    workspace: terminal.folder,
    scope: call.values(SCOPE.name),
    mutators: call.values(MUTATOR.name),
    jobs: core.jobsOf('--jobs', call.values(JOBS.name).at(-1)),
    ...(checks.length > 0 && { checks: new Set(checks) }),
  };
}
