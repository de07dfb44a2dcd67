import type { AuditSettings } from '../audit/audit.ts';
import type { ReportFormat } from './formats.ts';

/** What an audit has to find out for a report beyond findings: names of them, and for some the lines of other calls. */
export function keptFor(format: ReportFormat): Pick<AuditSettings, 'fingerprints' | 'otherLines'> {
  return format === 'json' || format === 'sarif' ? { fingerprints: 'made', otherLines: 'told' } : {};
}
