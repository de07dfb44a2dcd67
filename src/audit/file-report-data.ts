import { type ErrorCode, type Fault, type Place, ToolReplayError } from '../error.ts';
import { Findings, type FindingsData } from '../rules/findings.ts';
import type { FileReport } from './file-report.ts';

/** A file's report as plain data: what can be sent to another thread, or kept. */
export interface FileReportData extends Omit<FileReport, 'findings' | 'unusable'> {
  readonly findings: FindingsData;
  readonly unusable?: ErrorData;
}

interface ErrorData {
  readonly code: ErrorCode;
  readonly fault: Fault;
  readonly place: Place;
}

/** The same as plain data. Nothing of it may have been accepted yet. */
export function dataOfFileReport({ findings, unusable, ...report }: FileReport): FileReportData {
  return {
    ...report,
    findings: findings.data(),
    ...(unusable && { unusable: { code: unusable.code, fault: unusable.fault, place: unusable.place } }),
  };
}

/** The report that data is of. */
export function fileReportOf({ findings, unusable, ...report }: FileReportData): FileReport {
  return {
    ...report,
    findings: Findings.ofData(findings),
    ...(unusable && { unusable: new ToolReplayError(unusable.code, unusable.fault, unusable.place) }),
  };
}
