import type { AuditSettings } from '../audit/audit.ts';
import { CallLines, type LineOf } from '../audit/call-lines.ts';
import type { AuditReport } from '../audit/outcome.ts';
import type { ReportFormat } from './formats.ts';

/** What an audit has to keep for a report, and how the report gets at it. */
export interface KeptFor {
  readonly settings: Pick<AuditSettings, 'fingerprints' | 'listenTo'>;
  /**
   * Lines are kept by the names that sessions have, which what is shown need not have any more.
   *
   * @param audited the report as it came of the audit
   * @param shown the same with other names
   */
  lineOf(audited: AuditReport, shown: AuditReport): LineOf;
}

/** What an audit has to keep for a report beyond findings: names of them, and for some the lines of calls. */
export function keptFor(format: ReportFormat): KeptFor {
  const named = format === 'json' || format === 'sarif';
  const settings = named ? ({ fingerprints: 'made' } as const) : {};
  if (format !== 'sarif') return { settings, lineOf: () => () => undefined };
  const lines = new CallLines();
  return {
    settings: { ...settings, listenTo: (file, session) => lines.listenTo(file, session) },
    lineOf: (audited, shown) => {
      const names = new Map(shown.files.map((file, k) => [file, audited.files[k]]));
      return (file, index, which) => lines.lineOf(names.get(file) ?? file, index, which);
    },
  };
}
