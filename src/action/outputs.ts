import type { AuditReport } from '../audit/outcome.ts';
import { KINDS } from '../rules/kinds.ts';
import { setOutput } from './commands.ts';

/** Sets every output that action.yml declares. */
export function setOutputs(report: AuditReport): void {
  setOutput('exit-code', report.exitCode);
  setOutput('result', report.result);
  setOutput('files', report.files.length);
  setOutput('calls', report.calls);
  setOutput('findings', report.findings);
  for (const kind of KINDS) setOutput(kind, report.counts[kind]);
  setOutput('unusable-files', report.unusableFiles);
}

/** Sets the outputs of a run that failed before it could set them. */
export function setFailedOutputs(): void {
  try {
    setOutput('exit-code', 2);
    setOutput('result', 'unusable');
  } catch {
    // The step ends in 2 with an error already; there is nothing left that would change.
  }
}
