import { expect, test } from '@jest/globals';
import { audit } from '../../src/audit/audit.ts';
import { dataOfFileReport, fileReportOf } from '../../src/audit/file-report-data.ts';
import type { AuditReport } from '../../src/audit/outcome.ts';
import { machineReport } from '../../src/report/machine.ts';
import { plain } from '../../src/report/paint.ts';
import { terminalReport } from '../../src/report/terminal.ts';
import { CONCLUSION } from '../helpers/shards.ts';

test('a file report is told alike when it went to another thread and came back, over all samples', async () => {
  const report = await audit({
    ...CONCLUSION,
    transcripts: ['samples/**/*.jsonl', 'samples/**/*.json', '!samples/provenance/**'],
    streams: [],
    folder: process.cwd(),
    workspace: process.cwd(),
    scope: ['samples/scope.json'],
    mutators: [],
    format: undefined,
    strictness: 'skip',
    fingerprints: 'made',
    otherLines: 'told',
    digests: 'taken',
    jobs: 1,
  });
  const back = report.files.map((file) => fileReportOf(structuredClone(dataOfFileReport(file))));
  expect(report.findings).toBeGreaterThan(20);
  expect(report.unusableFiles).toBeGreaterThan(5);
  expect(told({ ...report, files: back })).toEqual(told(report));
  expect(back.map(dataOfFileReport)).toEqual(report.files.map(dataOfFileReport));
  expect(back.map(({ sha256 }) => sha256)).toEqual(report.files.map(({ sha256 }) => sha256));
});

function told(report: AuditReport): string[] {
  const machine = (['json', 'sarif', 'junit', 'github'] as const).flatMap((format) => [
    ...machineReport(report, format, CONCLUSION),
  ]);
  return [...terminalReport(report, plain), ...machine];
}
