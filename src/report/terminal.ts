import type { FileReport, Skipped } from '../audit/file-report.ts';
import type { AuditReport } from '../audit/outcome.ts';
import { RULE_OF } from '../rules/kinds.ts';
import { acceptedLines, baselineLines } from './baseline-notes.ts';
import { contextOf } from './context.ts';
import { errorText, placeText } from './error.ts';
import { inert, inertLine } from './inert.ts';
import { notesOf, noteText, sessionName, whichCall } from './log-notes.ts';
import { type Paint, plain } from './paint.ts';
import { scopeLines } from './scope-notes.ts';
import { acceptedToo, chainWords, formatsRead, kindCounts, noFinding, notChecked, verdict } from './words.ts';

/** How many errors are told of one audit beside its report. */
const MOST_ERRORS = 20;

/** The report of `audit` for a terminal: each file that has something to say, then a table, then the verdict. */
export function* terminalReport(report: AuditReport, paint: Paint): Generator<string> {
  for (const file of report.files) yield* fileLines(file, paint);
  if (report.files.length > 0) {
    yield* table(report.files, paint);
    yield '\n';
  }
  for (const line of formatsRead(report.files)) yield `${paint('dim', line)}\n`;
  for (const line of scopeLines(report)) yield `${paint('dim', line)}\n`;
  for (const line of baselineLines(report)) yield `${paint('yellow', line)}\n`;
  for (const line of notChecked(report)) yield `${paint('dim', `not checked: ${inertLine(line)}`)}\n`;
  if (report.nothing !== undefined) yield `${errorText(report.nothing)}\n`;
  yield `${outcomeLine(report, paint)}\n`;
}

function outcomeLine(report: AuditReport, paint: Paint): string {
  const colour = report.exitCode > 0 ? 'red' : report.result === 'clean' ? 'green' : 'yellow';
  return `${paint(colour, `${report.result} (exit ${report.exitCode})`)}: ${verdict(report)}`;
}

/** Why an audit does not end in 0, for whoever does not see its report: what cannot be judged, each once, and the verdict. */
export function* failureLines(report: AuditReport): Generator<string> {
  if (report.exitCode === 0) return;
  const { files, nothing } = report;
  const errors = [...files.map(({ unusable }) => unusable), nothing].filter((error) => error !== undefined);
  const lines = [...new Set(errors.map((error) => inertLine(errorText(error))))];
  yield* lines.slice(0, MOST_ERRORS);
  if (lines.length > MOST_ERRORS) yield `and ${lines.length - MOST_ERRORS} more`;
  yield outcomeLine(report, plain);
}

/** The findings on one file, or why it cannot be judged, each with the `file:line` that terminals link. */
export function* fileLines(file: FileReport, paint: Paint): Generator<string> {
  if (file.unusable !== undefined) {
    const place = inertLine(placeText(file.unusable.place));
    yield `${place}: ${paint('red', 'error')}: unusable: ${inert(file.unusable.message)}\n\n`;
    return;
  }
  const context = contextOf(file);
  const notes = notesOf(file);
  if (notes !== undefined) yield `${inertLine(noteText(sessionName(file), file.log?.format ?? '', notes))}\n`;
  for (const finding of file.findings) {
    const { level, detail } = RULE_OF[finding.kind];
    const painted = paint(level === 'error' ? 'red' : 'yellow', level);
    const place = inertLine(finding.where === undefined ? `${inert(file.file)}:${finding.line}` : inert(file.file));
    const what = `${whichCall(file, finding)}: ${inert(detail(finding, context))}`;
    yield `${place}: ${painted}: ${finding.kind}: ${what}\n`;
  }
  for (const line of acceptedLines(file)) yield `${paint('dim', line)}\n`;
  if (file.findings.total + file.findings.accepted > 0 || notes !== undefined) yield '\n';
}

const HEAD = ['file', 'calls', 'divergence', 'findings', 'chain', 'scope', 'result'];

function* table(files: readonly FileReport[], paint: Paint): Generator<string> {
  const rows = files.map(cells);
  const widths = HEAD.map((head, column) =>
    rows.reduce((width, row) => Math.max(width, (row[column] as string).length), head.length),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => cell.padEnd(widths[column] as number))
      .join('  ')
      .trimEnd();
  yield `${paint('bold', line(HEAD))}\n`;
  for (const row of rows) yield `${inertLine(line(row))}\n`;
}

function cells(file: FileReport): string[] {
  const name = sessionName(file);
  if (file.unusable !== undefined) return [name, '', '', '', '', '', `unusable (${file.unusable.code})`];
  const { divergence, total } = file.findings;
  return [
    name,
    String(file.calls),
    file.replay.state === 'skipped' ? shortly(file.replay) : divergence === undefined ? 'none' : `index ${divergence}`,
    String(total),
    file.chain.state === 'skipped' ? shortly(file.chain) : inert(chainWords(file)),
    file.scope.state === 'skipped' ? shortly(file.scope) : inert(file.scope.agent),
    total === 0 ? noFinding(file) : `${kindCounts(file.findings)}${acceptedToo(file.findings.accepted)}`,
  ];
}

function shortly({ why }: Skipped): string {
  return why === 'not asked for' ? '-' : why;
}
