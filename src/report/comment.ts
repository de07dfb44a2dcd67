import type { FileReport } from '../audit/file-report.ts';
import type { AuditReport } from '../audit/outcome.ts';
import { RULE_OF } from '../rules/kinds.ts';
import { contextOf } from './context.ts';
import { dataHtml, escapeHtml, sentenceHtml } from './html.ts';
import { heading, type LinkTo, linked } from './summary.ts';
import { count } from './words.ts';
import { type Worst, worstFindings } from './worst.ts';

/** What a comment says beside the audit. */
export interface CommentFrame {
  /** A hidden line by which the comment is found again: no data. */
  readonly marker: string;
  readonly linkTo: LinkTo;
  /** The whole hash of the commit that was audited. */
  readonly commit: string;
  /** Workflow and job. */
  readonly job: string;
  /** Where the run can be looked at. */
  readonly runUrl?: string;
  /** How the run compares with another, as Markdown that is safe to show; not there when they are equal. */
  readonly compared?: string;
}

const MOST_FINDINGS = 5;
/** GitHub allows 65,536 characters. */
const MOST_BYTES = 60_000;
const LONGEST_MESSAGE = 300;

/**
 * The comment on a pull request, as Markdown: the verdict, the worst findings, the comparison. As in the job summary,
 * everything that comes from a transcript stands in HTML blocks.
 */
export function comment(report: AuditReport, frame: CommentFrame): string {
  const { marker, linkTo, compared } = frame;
  const parts = [`${marker}\n`, heading(report)];
  if (report.nothing !== undefined) parts.push(`<p>${escapeHtml(report.nothing.message)}</p>\n\n`);
  parts.push(findingsTable(report, linkTo));
  const foot = footer(frame);
  if (compared !== undefined) {
    const room = MOST_BYTES - Buffer.byteLength(parts.join('') + foot);
    const fits = Buffer.byteLength(compared) + 2 < room;
    parts.push(
      fits
        ? `${compared.trimEnd()}\n\n`
        : '*The comparison is too long for a comment: `toolreplay compare` shows it.*\n\n',
    );
  }
  return parts.join('') + foot;
}

/** Whether there is anything to tell whoever reads the pull request, so that a clean one stays without a comment. */
export function isWorthAComment({ result, nothing }: AuditReport, compared: string | undefined): boolean {
  const isToTell = result === 'findings' || result === 'unusable' || result === 'different';
  return isToTell || nothing !== undefined || compared !== undefined;
}

/** What cannot be judged, then the worst findings, not more than five in all. */
function findingsTable(report: AuditReport, linkTo: LinkTo): string {
  const unusable = report.files.filter((file) => file.unusable !== undefined);
  const shown = unusable.slice(0, MOST_FINDINGS);
  const worst = worstFindings(report.files, MOST_FINDINGS - shown.length);
  if (shown.length + worst.length === 0) return '';
  const rows = [...shown.map((file) => unusableRow(file, linkTo)), ...worst.map((one) => findingRow(one, linkTo))];
  const left = [
    ...(unusable.length > shown.length ? [count(unusable.length - shown.length, 'more unusable transcript')] : []),
    ...(report.findings > worst.length ? [count(report.findings - worst.length, 'more finding')] : []),
  ];
  const note = left.length > 0 ? `${left.join(' and ')}: the job summary and the log have them.\n\n` : '';
  const head = ['finding', 'where', 'call', 'what'].map((text) => `<th>${text}</th>`).join('');
  return `<table>\n<tr>${head}</tr>\n${rows.join('')}</table>\n\n${note}`;
}

function unusableRow({ file, session, unusable }: FileReport, linkTo: LinkTo): string {
  const { file: place = file, line } = unusable?.place ?? {};
  const what = dataHtml(unusable?.message ?? '', LONGEST_MESSAGE);
  return row(['🚫 unusable', where(place, line, session, linkTo), '–', what]);
}

function findingRow({ finding, file }: Worst, linkTo: LinkTo): string {
  const { mark, short } = RULE_OF[finding.kind];
  const place =
    finding.where === undefined
      ? where(file.file, finding.line, file.session, linkTo)
      : `${where(file.file, undefined, file.session, linkTo)} ${dataHtml(finding.where)}`;
  const call = `index ${finding.index} ${dataHtml(finding.tool)}`;
  return row([`${mark} ${finding.kind}`, place, call, sentenceHtml(short(finding, contextOf(file)))]);
}

function where(file: string, line: number | undefined, session: string | undefined, linkTo: LinkTo): string {
  const name = `${dataHtml(file)}${line === undefined ? '' : ` line ${line}`}`;
  return `${linked(name, linkTo(file, line ?? 1))}${session === undefined ? '' : ` ${dataHtml(session)}`}`;
}

function row(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>\n`;
}

/** Which run this is of. The names of workflows and jobs are data too: a pull request can change them. */
function footer({ commit, job, runUrl }: CommentFrame): string {
  return `<p><sub>commit ${dataHtml(commit.slice(0, 12))}, ${linked(dataHtml(job), runUrl)}</sub></p>\n`;
}
