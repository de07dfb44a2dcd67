import type { AuditReport } from '../audit/outcome.ts';
import type { MachineFormat } from './formats.ts';
import { githubReport } from './github.ts';
import { jsonReport } from './json.ts';
import { type JunitSettings, junitReport } from './junit.ts';
import { sarifReport } from './sarif.ts';

export { jsonReport } from './json.ts';
export { flakeObject } from './json-compare.ts';
export { keptFor } from './kept-for.ts';

/** The report of an audit in a format for machines, in pieces; the same bytes for the same audit. */
export function machineReport(report: AuditReport, format: MachineFormat, settings: JunitSettings): Generator<string> {
  switch (format) {
    case 'json':
      return jsonReport(report);
    case 'sarif':
      return sarifReport(report);
    case 'junit':
      return junitReport(report, settings);
    case 'github':
      return githubReport(report);
  }
}
