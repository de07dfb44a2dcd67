import type { AuditReport } from '../audit/outcome.ts';
import { type Annotation, groupAnnotation, notices, unusableAnnotations } from './annotations.ts';
import { worstFindings } from './worst.ts';

/** Annotations, the worst first, and how many findings and unusable transcripts have none for want of room. */
export interface AllAnnotations {
  readonly annotations: readonly Annotation[];
  readonly left: number;
}

/**
 * An annotation for every finding, where it is not GitHub's log that takes them: what cannot be judged first, then the
 * worst findings, then what is to be noted.
 *
 * @param most how many annotations there may be
 */
export function allAnnotations(report: AuditReport, most: number): AllAnnotations {
  const unusable = unusableAnnotations(report.files);
  const findings = worstFindings(report.files, Math.max(0, most - unusable.length));
  const all = [...unusable, ...findings.map(({ finding, file }) => groupAnnotation({ first: finding, file, size: 1 }))];
  const shown = all.slice(0, most);
  return {
    annotations: [...shown, ...notices(report).slice(0, most - shown.length)],
    left: unusable.length + report.findings - shown.length,
  };
}
