import type { AuditReport } from '../audit/outcome.ts';
import type { Inputs } from './inputs.ts';

/** A file to write about an audit. */
export interface ReportWriter {
  /** What the audit has to keep for it. */
  readonly settings: Partial<Inputs['settings']>;
  /** @throws ToolReplayError when it cannot be written: a later step must not go by a report that is not there */
  write(report: AuditReport): Promise<void>;
}

/** What writes the report that was asked for. Reports are loaded only when there is one. */
export async function reportWriter({ report: file, settings: { failOn } }: Inputs): Promise<ReportWriter> {
  if (file === undefined) return { settings: {}, write: () => Promise.resolve() };
  const { keptFor, machineReport, writeText } = await import('./reports.ts');
  const { settings, lineOf } = keptFor(file.format);
  return {
    settings,
    write: (report) => writeText(file.path, file.name, machineReport(report, file.format, { failOn, lineOf })),
  };
}
