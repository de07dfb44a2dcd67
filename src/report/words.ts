import { type FileReport, isChecked, type Skipped } from '../audit/file-report.ts';
import type { AuditReport } from '../audit/outcome.ts';
import type { Findings } from '../rules/findings.ts';
import { KINDS } from '../rules/kinds.ts';

/** A number with its noun: `1 call`, `2 calls`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** The findings of a file by kind: `2 non-determinism, 1 redundant-call`. */
export function kindCounts(findings: Findings): string {
  const kinds = KINDS.filter((kind) => findings.count(kind) > 0);
  return kinds.map((kind) => `${findings.count(kind)} ${kind}`).join(', ');
}

/** What a file without a finding came to. */
export function noFinding(file: FileReport): string {
  return isChecked(file) ? 'clean' : 'not checked';
}

/** The outcome in one sentence. */
export function verdict({ transcripts, findings, calls, unusableFiles, nothing }: AuditReport): string {
  if (nothing !== undefined) return 'nothing was checked';
  const judged = `${count(calls, 'call')} in ${count(transcripts - unusableFiles, 'transcript')}`;
  const found = findings === 0 ? `no finding in ${judged}` : `${count(findings, 'finding')} in ${judged}`;
  if (unusableFiles === 0) return found;
  const unusable = `${count(unusableFiles, 'transcript')} cannot be judged`;
  return unusableFiles === transcripts ? unusable : `${unusable}; ${found}`;
}

/** What was not checked and why, one sentence a reason. It holds no data. */
export function notChecked({ files, notEntered }: Pick<AuditReport, 'files' | 'notEntered'>): string[] {
  const usable = files.filter((file) => file.unusable === undefined);
  const links = notEntered.length === 0 ? [] : [`${count(notEntered.length, 'folder')}: a symbolic link, not entered`];
  const checks = (['replay', 'scope', 'chain'] as const).flatMap((check) => {
    const reasons = new Map<Skipped['why'], Set<string>>();
    for (const file of usable) {
      const result = file[check];
      if (result.state === 'skipped') reasons.set(result.why, (reasons.get(result.why) ?? new Set()).add(file.file));
    }
    return [...reasons].map(([why, names]) => `${check} of ${count(names.size, 'transcript')}: ${why}`);
  });
  return [...checks, ...links];
}

/** Which formats the agents' logs are of. It holds no data. */
export function formatsRead(files: readonly FileReport[]): string[] {
  const formats = new Map<string, Set<string>>();
  for (const { file, log } of files) {
    if (log !== undefined) formats.set(log.format, (formats.get(log.format) ?? new Set()).add(file));
  }
  return [...formats].map(([format, names]) => `${count(names.size, 'transcript')} read as ${format}`);
}
