import type { FileReport } from '../audit/file-report.ts';
import type { AuditReport } from '../audit/outcome.ts';
import { inertLine } from '../report/inert.ts';
import { fileVerdict } from '../report/log.ts';
import { plain } from '../report/paint.ts';
import { fileLines } from '../report/terminal.ts';
import { notChecked } from '../report/words.ts';
import { endGroup, print, startGroup } from './commands.ts';

const LINES_A_WRITE = 500;

/** Writes the whole audit to the log: a group for each transcript that has something to say, with all of it. */
export function writeLog(report: AuditReport): void {
  for (const file of report.files) writeFile(file);
  for (const line of notChecked(report.files)) print(`not checked: ${line}`);
}

function writeFile(file: FileReport): void {
  if (file.unusable === undefined && file.findings.total === 0) {
    print(inertLine(fileVerdict(file)));
    return;
  }
  startGroup(inertLine(fileVerdict(file)));
  let lines: string[] = [];
  for (const line of fileLines(file, plain)) {
    lines.push(line.trimEnd());
    if (lines.length < LINES_A_WRITE) continue;
    print(lines.join('\n'));
    lines = [];
  }
  if (lines.length > 0) print(lines.join('\n').trimEnd());
  endGroup();
}
