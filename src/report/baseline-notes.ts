import type { FileReport } from '../audit/file-report.ts';
import type { AuditReport } from '../audit/outcome.ts';
import type { UnusedEntry } from '../baseline/baseline-use.ts';
import type { ExpiredEntry } from '../baseline/used-entry.ts';
import type { NamedFinding } from '../rules/findings.ts';
import { indexText } from '../rules/sentence.ts';
import { clip, inert, inertLine } from './inert.ts';
import { whichCall } from './log-notes.ts';
import { count } from './words.ts';

const LONGEST = 200;
/** So many accepted findings of a transcript are told, and so many entries of a baseline. */
const MOST_TOLD = 50;

/** A line of the baseline file, and what there is to say of it. The message is safe to print after other text. */
export interface BaselineNote {
  readonly kind: 'unused' | 'expired';
  readonly line: number;
  readonly message: string;
}

/** What there is to say of entries of the baseline, in the order of the file. */
export function baselineNotes({ baseline }: Pick<AuditReport, 'baseline'>): BaselineNote[] {
  if (baseline === undefined) return [];
  const { unused, expired } = baseline;
  const notes: BaselineNote[] = [
    ...unused.map((one) => ({ kind: 'unused' as const, line: one.entry.line, message: unusedText(one) })),
    ...expired.map((one) => ({ kind: 'expired' as const, line: one.entry.line, message: expiredText(one) })),
  ];
  return notes.sort((a, b) => a.line - b.line);
}

/** The same, a line each, as many as anybody reads; safe to print. */
export function baselineLines(report: Pick<AuditReport, 'baseline'>): string[] {
  const file = inert(clip(report.baseline?.file ?? '', LONGEST));
  const notes = baselineNotes(report);
  const lines = notes.slice(0, MOST_TOLD).map(({ line, message }) => `${file}:${line}: warning: ${message}`);
  const more = notes.length - lines.length;
  return [...lines, ...(more > 0 ? [`${file}: and ${more} more entries that are unused or expired`] : [])].map(
    inertLine,
  );
}

/** The accepted findings of a transcript that are told. */
export function acceptedOf({ findings }: Pick<FileReport, 'findings'>): NamedFinding[] {
  const told: NamedFinding[] = [];
  if (findings.accepted === 0) return told;
  for (const named of findings.named()) {
    if (named.acceptance === undefined) continue;
    if (told.push(named) === MOST_TOLD) break;
  }
  return told;
}

/** The accepted findings of a transcript, a line each with its reason; safe to print. */
export function acceptedLines(file: FileReport): string[] {
  const told = acceptedOf(file);
  const lines = told.map(({ finding, acceptance }) => {
    const place = finding.where === undefined ? `${inert(file.file)}:${finding.line}` : inert(file.file);
    const tool = inert(clip(finding.tool, LONGEST));
    const what = `${whichCall(file, finding)}: tool '${tool}': ${inert(clip(acceptance?.reason ?? '', LONGEST))}`;
    return `${place}: accepted: ${finding.kind}: ${what}${until(acceptance?.expires)}`;
  });
  const more = file.findings.accepted - told.length;
  return [...lines, ...(more > 0 ? [`${inert(file.file)}: accepted: ${count(more, 'more finding')}`] : [])].map(
    inertLine,
  );
}

/** Until when a finding is accepted, to be put behind why. */
export function until(expires: string | undefined): string {
  return expires === undefined ? '' : ` (until ${expires})`;
}

function unusedText({ entry: { kind, tool, file }, other, why }: UnusedEntry): string {
  const what = `${kind} of '${safe(tool)}'`;
  const where = file === undefined ? '' : ` in ${safe(file)}`;
  if (why === 'gone') return `unused entry: ${safe(file ?? '')} is not there; take it out`;
  if (other === undefined) return `unused entry: no ${what}${where} has this fingerprint; take it out`;
  return `unused entry: it says ${what}, and what has this fingerprint${where} is a ${other.kind} of '${safe(other.tool)}', which it does not accept`;
}

function expiredText({ entry: { kind, tool, expires, reason }, findings, first }: ExpiredEntry): string {
  const session = first.session === undefined ? '' : ` [${safe(first.session)}]`;
  const back = `${count(findings, 'finding')} ${findings === 1 ? 'is' : 'are'} back`;
  const at = `${findings === 1 ? '' : 'the first '}at ${safe(first.file)}${session} index ${indexText(first.index)}`;
  return `expired entry: accepted until ${expires}: ${back}, ${at}: ${kind} of '${safe(tool)}': ${safe(reason)}`;
}

function safe(data: string): string {
  return inert(clip(data, LONGEST));
}
