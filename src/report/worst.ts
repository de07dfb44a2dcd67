import type { FileReport } from '../audit/file-report.ts';
import type { Finding } from '../rules/finding.ts';
import { ERRORS, type Kind, WARNINGS } from '../rules/kinds.ts';

/** A finding with the file it is in. */
export interface Worst {
  readonly finding: Finding;
  readonly file: FileReport;
}

/**
 * The worst findings of all files: errors before warnings, of each level the worse kind first, those of one kind in the
 * order of the files. It passes over the findings once and keeps no more than `most` of each kind.
 */
export function worstFindings(files: readonly FileReport[], most: number): Worst[] {
  if (most === 0) return [];
  const byKind = new Map<Kind, Worst[]>([...ERRORS, ...WARNINGS].map((kind) => [kind, []]));
  for (const file of files) {
    for (const finding of file.findings) {
      const ofKind = byKind.get(finding.kind);
      if (ofKind !== undefined && ofKind.length < most) ofKind.push({ finding, file });
    }
  }
  return [...byKind.values()].flat().slice(0, most);
}
