import type { AuditReport } from '../audit/outcome.ts';
import type { Inputs } from './inputs.ts';

/** A file to write about an audit. */
export interface ReportWriter {
  /** What the audit has to keep for it. */
  readonly settings: Partial<Inputs['settings']>;
  /**
   * @param shown without secrets
   * @throws ToolReplayError when it cannot be written: a later step must not go by a report that is not there
   */
  write(shown: AuditReport): Promise<void>;
}

/**
 * What writes the report that was asked for. Reports are loaded only when there is one.
 *
 * @throws ToolReplayError for one in a place where it must not be
 */
export async function reportWriter(inputs: Inputs): Promise<ReportWriter> {
  const { report: file } = inputs;
  if (file === undefined) return { settings: {}, write: () => Promise.resolve() };
  const { keptFor, machineReport, placeGuard, writeText } = await import('./reports.ts');
  (await placeGuard(inputs))(file);
  const { failOn } = inputs.settings;
  return {
    settings: keptFor(file.format),
    write: (shown) => writeText(file.path, file.name, machineReport(shown, file.format, { failOn })),
  };
}
