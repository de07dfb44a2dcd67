import type { ReplayNotes } from '../audit/file-report.ts';
import type { LogSummary } from '../audit/records.ts';
import type { ScopeFile } from '../audit/scope-file.ts';
import type { Redactor } from '../redaction/redactor.ts';
import type { Terminal } from './terminal.ts';

/** A log, and what a note counts in it. */
type Noted = Pick<LogSummary, 'format' | 'skipped'> & {
  readonly sessions: readonly { calls: number; unanswered: number; orphans: number; duplicates: number }[];
};

/** Says on standard error what a log was read as, and what it had beside calls with their answers. */
export function noteOn(
  core: typeof import('./core.ts'),
  operand: string,
  { format, skipped, sessions }: Noted,
  terminal: Terminal,
): void {
  if (format === core.NATIVE) return;
  const sum = (of: (session: Noted['sessions'][number]) => number): number =>
    sessions.reduce((total, session) => total + of(session), 0);
  const notes = core.logNotes({
    format,
    skipped,
    calls: sum(({ calls }) => calls),
    unanswered: sum(({ unanswered }) => unanswered),
    orphans: sum(({ orphans }) => orphans),
    duplicates: sum(({ duplicates }) => duplicates),
  });
  terminal.note(core.noteText(core.inertLine(core.inert(operand)), format, notes));
}

/** Says on standard error what of a scope file's imports is not used, and what could not be compared because of what. */
export function noteOnScope(
  core: typeof import('./core.ts'),
  scope: ScopeFile,
  replayed: ReplayNotes | undefined,
  redactor: Redactor,
  terminal: Terminal,
): void {
  const { unchecked, normalized } = replayed ?? { unchecked: new Map(), normalized: { answers: 0, fields: 0 } };
  const notes = { unchecked: core.redactedTools(unchecked, redactor), normalized };
  for (const line of core.sessionScopeLines(core.redactedScope(core.scopeReport(scope), redactor), notes))
    terminal.note(line);
}
