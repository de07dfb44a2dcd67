import type { AuditReport } from '../audit/outcome.ts';
import { ERRORS, type Kind, WARNINGS } from '../rules/kinds.ts';
import { type Annotation, groupAnnotation, notices, unusableAnnotations } from './annotations.ts';

/** Annotations, the worst first, and how many findings and unusable transcripts have none for want of room. */
export interface AllAnnotations {
  readonly annotations: readonly Annotation[];
  readonly left: number;
}

/**
 * An annotation for every finding, where it is not GitHub's log that takes them: what cannot be judged first, then errors
 * before warnings, of each level the worse kind first, then what is to be noted.
 *
 * It passes over the findings once and keeps no more than `most` of each kind.
 *
 * @param most how many annotations there may be
 */
export function allAnnotations(report: AuditReport, most: number): AllAnnotations {
  const unusable = unusableAnnotations(report.files);
  const findings = worstFindings(report, most - Math.min(most, unusable.length));
  const all = [...unusable, ...findings.annotations];
  const shown = all.slice(0, most);
  return {
    annotations: [...shown, ...notices(report).slice(0, most - shown.length)],
    left: unusable.length + findings.total - shown.length,
  };
}

function worstFindings({ files }: AuditReport, most: number): { annotations: Annotation[]; total: number } {
  const kinds = [...ERRORS, ...WARNINGS];
  const byKind = new Map<Kind, Annotation[]>(kinds.map((kind) => [kind, []]));
  let total = 0;
  for (const file of files) {
    for (const finding of file.findings) {
      total++;
      const ofKind = byKind.get(finding.kind);
      if (ofKind !== undefined && ofKind.length < most) ofKind.push(groupAnnotation({ first: finding, file, size: 1 }));
    }
  }
  return { annotations: [...byKind.values()].flat().slice(0, most), total };
}
