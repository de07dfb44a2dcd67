import type { FileReport, Skipped } from '../audit/file-report.ts';
import type { AuditReport } from '../audit/outcome.ts';
import type { Finding } from '../rules/finding.ts';
import type { Findings } from '../rules/findings.ts';
import { KINDS, type Kind, RULE_OF } from '../rules/kinds.ts';
import { acceptedOf, baselineLines, until } from './baseline-notes.ts';
import { contextOf } from './context.ts';
import { dataHtml, escapeHtml, sentenceHtml } from './html.ts';
import { notesOf } from './log-notes.ts';
import { remediesHtml } from './remedies-html.ts';
import { scopeLines } from './scope-notes.ts';
import { CLEAN_MARK, strip } from './strip.ts';
import { acceptedToo, chainWords, count, formatsRead, noFinding, notChecked, verdict } from './words.ts';

/** Where a line of a file can be looked at; undefined when it is nowhere to be seen. */
export type LinkTo = (file: string, line: number) => string | undefined;

/** How much of a summary there is room for. */
export interface Room {
  readonly bytes: number;
  /** So that a summary with many files has room for findings, and one of many findings for other files. */
  readonly tableBytes: number;
  readonly findingsAFile: number;
}

/** GitHub drops a summary of more than 1 MiB whole; what other steps' tools add to the same file needs room too. */
const SUMMARY_ROOM: Room = { bytes: 900_000, tableBytes: 500_000, findingsAFile: 500 };
const MOST_NOTES = 50;
const LONGEST_LINE = 2000;
const LONGEST_REASON = 400;
/** Kept free for the line that says what was left out. */
const NOTE_BYTES = 200;

const ICONS = { clean: '✅', findings: '❌', different: '❌', unusable: '🚫', unchanged: '➖' } as const;

/**
 * The job summary, as the Markdown that GitHub shows. Everything that comes from a transcript stands in HTML blocks.
 *
 * It stays under GitHub's limit by leaving out whole rows and whole sections, the clean ones first, and says so.
 */
export function summary(report: AuditReport, linkTo: LinkTo, room = SUMMARY_ROOM): string {
  const parts = [heading(report)];
  if (report.nothing !== undefined) parts.push(`<p>${escapeHtml(report.nothing.message)}</p>\n\n`);
  const files = [...report.files].sort((a, b) => rank(a) - rank(b));
  const kinds = kindsShown(files);
  if (files.length > 0) parts.push(filesTable(files, kinds, linkTo, room));
  const read = formatsRead(files);
  const scoped = scopeLines(report);
  if (scoped.length > 0) parts.push(`<ul>\n${scoped.slice(0, MOST_NOTES).map(scopeItem).join('')}</ul>\n\n`);
  if (read.length > 0) parts.push(`${read.map(escapeHtml).join('; ')}.\n\n`);
  const missing = notChecked(report);
  if (missing.length > 0) parts.push(`**Not checked:** ${missing.map(escapeHtml).join('; ')}.\n\n`);
  if (report.leftOut !== undefined && report.leftOut.deleted.length > 0)
    parts.push(deletedList(report.leftOut.deleted));
  const noted = files.filter((file) => notesOf(file) !== undefined);
  if (noted.length > 0) parts.push(notesList(noted));
  const stale = baselineLines(report);
  if (stale.length > 0) parts.push(`**Baseline:**\n\n<ul>\n${stale.map(scopeItem).join('')}</ul>\n\n`);
  const told = files.filter(({ findings }) => findings.total + findings.accepted > 0);
  if (told.some(({ findings }) => findings.total > 0)) parts.push(legend(kinds));
  const kept = fitting(parts, room.bytes - NOTE_BYTES);
  const left = room.bytes - bytes(kept.join('')) - NOTE_BYTES;
  return [...kept, ...fileSections(told, report, linkTo, { ...room, bytes: left })].join('');
}

/** The parts for which there is room, whole ones: lists of notes alone can be larger than a small room. */
function fitting(parts: readonly string[], most: number): string[] {
  let size = 0;
  return parts.filter((part) => {
    const fits = size + bytes(part) <= most;
    if (fits) size += bytes(part);
    return fits;
  });
}

/** The verdict as a heading. It holds no data. */
export function heading(report: AuditReport): string {
  const passed = report.exitCode === 0 && (report.result === 'findings' || report.nothing !== undefined);
  return `### ${passed ? '⚠️' : ICONS[report.result]} ToolReplay: ${verdict(report)}\n\n`;
}

/** A section for each file, all findings having room before what is to be done about any. */
function fileSections(files: readonly FileReport[], report: AuditReport, linkTo: LinkTo, room: Room): string[] {
  let left = room.bytes;
  // One that is too large must not keep those behind it out.
  const ifItFits = (text: string): string | undefined => {
    const size = bytes(text) + 1;
    if (size > left) return undefined;
    left -= size;
    return text;
  };
  const sections = files.map((file) => ({ file, section: ifItFits(fileSection(file, linkTo, room)) }));
  const shown = sections.flatMap(({ file, section }) => (section === undefined ? [] : [{ file, section }]));
  const whole = shown.map(({ file, section }) => ({
    section,
    more: ifItFits(remediesHtml(file, report) + acceptedHtml(file)),
  }));
  const short = whole.filter(({ more }) => more === undefined).length;
  const out = files.length - shown.length;
  return [
    ...whole.map(({ section, more = '' }) => `${section}${more}\n`),
    ...(out > 0 ? [`*The findings in ${count(out, 'more transcript')} are left out: the log has them.*\n`] : []),
    ...(short > 0 ? [`*What to do about those in ${count(short, 'transcript')} is left out.*\n`] : []),
  ];
}

/** What cannot be judged first, then what has findings, each in the order of the report. */
function rank(file: FileReport): number {
  return file.unusable !== undefined ? 0 : file.findings.total > 0 ? 1 : 2;
}

/** The kinds that reports speak of: those that are optional only where a file was watched for them. */
export function kindsShown(files: readonly FileReport[]): readonly Kind[] {
  return KINDS.filter((kind) => {
    return RULE_OF[kind].isOptional !== true || files.some(({ findings }) => findings.isWatchedFor(kind));
  });
}

function filesTable(files: readonly FileReport[], kinds: readonly Kind[], linkTo: LinkTo, room: Room): string {
  const rows: string[] = [];
  let size = 0;
  for (const file of files) {
    const row = `<tr>${cells(file, kinds, linkTo)}</tr>\n`;
    size += bytes(row);
    if (size > room.tableBytes) break;
    rows.push(row);
  }
  const left = files.length - rows.length;
  const note = left > 0 ? `*${count(left, 'more transcript')} left out of this table: the log has them all.*\n\n` : '';
  const head = ['transcript', 'calls', 'divergence', ...kinds, 'chain', 'scope', 'result'];
  return `<table>\n<tr>${head.map((text) => `<th>${text}</th>`).join('')}</tr>\n${rows.join('')}</table>\n\n${note}`;
}

function cells(file: FileReport, kinds: readonly Kind[], linkTo: LinkTo): string {
  const name = `<td>${linked(dataHtml(file.file), linkTo(file.file, 1))}${sessionHtml(file)}</td>`;
  if (file.unusable !== undefined) {
    const { message, place } = file.unusable;
    // What is wrong can be another file: the scope's.
    const other = place.file === undefined || place.file === file.file ? '' : `${dataHtml(place.file)} `;
    const line = place.line === undefined ? '' : linked(`line ${place.line}`, linkTo(place.file ?? '', place.line));
    const where = other + line === '' ? '' : `${other}${line}: `;
    return `${name}<td colspan="${kinds.length + 4}">${where}${dataHtml(message)}</td><td>unusable</td>`;
  }
  const { findings, replay, chain, scope, seal } = file;
  const { divergence } = findings;
  const others = [
    String(file.calls),
    replay.state === 'skipped' ? skippedText(replay) : divergence === undefined ? 'none' : `index ${divergence}`,
    ...kinds.map((kind) => kindCell(findings, kind)),
    chain.state === 'skipped' ? skippedText(chain) : seal === undefined ? chain.state : dataHtml(chainWords(file)),
    scope.state === 'skipped' ? skippedText(scope) : dataHtml(scope.agent),
    findings.total === 0 ? noFinding(file) : `findings${acceptedToo(findings.accepted)}`,
  ];
  return name + others.map((cell) => `<td>${cell}</td>`).join('');
}

function kindCell(findings: Findings, kind: Kind): string {
  if (findings.count(kind) > 0) return `<b>${findings.count(kind)}</b>`;
  return RULE_OF[kind].isOptional === true && !findings.isWatchedFor(kind) ? '–' : '0';
}

function skippedText({ why }: Skipped): string {
  return `<i>${why}</i>`;
}

function sessionHtml({ session }: FileReport): string {
  return session === undefined ? '' : ` ${dataHtml(session)}`;
}

/** What was deleted, and so is nowhere else in the summary. */
function deletedList(deleted: readonly string[]): string {
  const left = deleted.length - MOST_NOTES;
  const items = deleted.slice(0, MOST_NOTES).map((file) => `<li>${dataHtml(file)}: deleted</li>\n`);
  const note = left > 0 ? `<li><i>${count(left, 'more transcript')} left out: the log has them all.</i></li>\n` : '';
  return `<ul>\n${items.join('')}${note}</ul>\n\n`;
}

/** What of agents' logs was not audited, or not in full. */
function notesList(noted: readonly FileReport[]): string {
  const shown = noted.slice(0, MOST_NOTES).map((file) => {
    const notes = (notesOf(file) ?? []).map(escapeHtml).join('; ');
    return `<li>${dataHtml(file.file)}${sessionHtml(file)}: ${notes}</li>\n`;
  });
  const left = noted.length - shown.length;
  const note = left > 0 ? `<li><i>${count(left, 'more log')} left out: the log has them all.</i></li>\n` : '';
  return `**Not in full:**\n\n<ul>\n${shown.join('')}${note}</ul>\n\n`;
}

/** What is said of a scope is data for the most part. */
function scopeItem(line: string): string {
  return `<li>${dataHtml(line, LONGEST_LINE)}</li>\n`;
}

function legend(kinds: readonly Kind[]): string {
  const marks = kinds.map((kind) => `${RULE_OF[kind].mark} ${kind}`).join(' · ');
  return `One mark a call, in order: ${CLEAN_MARK} no finding · ${marks}\n\n`;
}

function fileSection(file: FileReport, linkTo: LinkTo, room: Room): string {
  const found = file.findings.total === 0 ? '' : findingsTable(file, linkTo, room);
  return `<h4>${dataHtml(file.file)}${sessionHtml(file)}</h4>\n${found}`;
}

function findingsTable(file: FileReport, linkTo: LinkTo, { findingsAFile }: Room): string {
  const rows: string[] = [];
  for (const finding of file.findings) {
    if (rows.length === findingsAFile) break;
    rows.push(findingRow(finding, file, linkTo));
  }
  const left = file.findings.total - rows.length;
  const note = left > 0 ? `<p><i>${count(left, 'more finding')} left out: the log has them all.</i></p>\n` : '';
  return `<p>${strip(file.calls, file.findings)}</p>
<table>
<tr><th></th><th>finding</th><th>call</th><th>where</th><th>tool</th><th>what</th></tr>
${rows.join('\n')}
</table>
${note}`;
}

/** What a baseline accepts, folded. */
function acceptedHtml(file: FileReport): string {
  const told = acceptedOf(file);
  if (told.length === 0) return '';
  const items = told.map(({ finding, acceptance }) => {
    const { kind, index, tool } = finding;
    const why = `${dataHtml(acceptance?.reason ?? '', LONGEST_REASON)}${until(acceptance?.expires)}`;
    return `<li>${kind} at index ${index}, ${dataHtml(tool)}: ${why}</li>\n`;
  });
  const left = file.findings.accepted - told.length;
  const note = left > 0 ? `<li><i>and ${left} more</i></li>\n` : '';
  return `<details><summary>${file.findings.accepted} accepted</summary>\n<ul>\n${items.join('')}${note}</ul>\n</details>\n`;
}

function findingRow(finding: Finding, file: FileReport, linkTo: LinkTo): string {
  const { kind, index, line, tool } = finding;
  const { mark, short } = RULE_OF[kind];
  const spot = finding.where === undefined ? linked(`line ${line}`, linkTo(file.file, line)) : dataHtml(finding.where);
  const what = sentenceHtml(short(finding, contextOf(file)));
  const row = [mark, kind, `index ${index}`, spot, dataHtml(tool), what];
  return `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** HTML that leads to a page, where there is one. */
export function linked(html: string, url: string | undefined): string {
  return url === undefined ? html : `<a href="${escapeHtml(url)}">${html}</a>`;
}

function bytes(text: string): number {
  return Buffer.byteLength(text);
}
