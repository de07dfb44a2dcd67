import type { AuditReport } from '../audit/outcome.ts';
import { allAnnotations } from './all-annotations.ts';
import type { Annotation } from './annotations.ts';
import { isInside } from './inside.ts';
import { type LinkTo, type Room, summary } from './summary.ts';
import { count, verdict } from './words.ts';

/** How an audit's check run ends. Whoever is asked to act is told so by a failure: `action_required` is never used. */
export type CheckConclusion = 'success' | 'neutral' | 'failure';

/** An annotation as the Checks API takes it: https://docs.github.com/en/rest/checks/runs */
export interface CheckAnnotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly start_column?: number;
  readonly end_column?: number;
  readonly annotation_level: 'failure' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
}

/** An audit as a check run. */
export interface CheckRun {
  readonly conclusion: CheckConclusion;
  readonly title: string;
  readonly summary: string;
  /** The job summary, as far as there is room for it. */
  readonly text: string;
  /** Of files in the workspace. */
  readonly annotations: readonly CheckAnnotation[];
  /** Those that are about no file, or one from elsewhere: a check run has no place for them. */
  readonly others: readonly Annotation[];
}

/** Twenty requests, a second apart. Nobody reads more, and the log has them all. */
const MOST_ANNOTATIONS = 1000;
/** GitHub allows 65,535 bytes, not characters as it says: https://github.com/github/docs/issues/35252 */
const TEXT_ROOM: Room = { bytes: 64_000, tableBytes: 30_000, findingsAFile: 50 };
/** A title may have 255 characters. A verdict is far from that. */
const LONGEST_TITLE = 255;

const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' } as const;

/**
 * Puts an audit as a check run, within GitHub's limits of it.
 *
 * @param annotated whether findings are to be annotated at all
 */
export function checkRun(report: AuditReport, linkTo: LinkTo, annotated: 'annotated' | 'bare'): CheckRun {
  const { annotations, left } = allAnnotations(report, annotated === 'bare' ? 0 : MOST_ANNOTATIONS);
  const placed = annotations.flatMap(checkAnnotation);
  const notes = [
    `${verdict(report)}.`,
    `The step ended in exit code ${report.exitCode}.`,
    ...(annotated === 'annotated' && left > 0
      ? [`Annotated are the ${MOST_ANNOTATIONS} worst; ${left} more have no annotation, the log has them.`]
      : []),
    ...(placed.length > 0 ? [`${count(placed.length, 'annotation')}.`] : []),
  ];
  return {
    conclusion: conclusionOf(report),
    title: verdict(report).slice(0, LONGEST_TITLE),
    summary: notes.join(' '),
    text: summary(report, linkTo, TEXT_ROOM),
    annotations: placed,
    others: annotations.filter((one) => checkAnnotation(one).length === 0),
  };
}

/** Findings that were not to fail are no success: neutral lets a required check pass and does not say that all is well. */
function conclusionOf({ exitCode, result, nothing }: AuditReport): CheckConclusion {
  if (exitCode !== 0) return 'failure';
  return result === 'clean' && nothing === undefined ? 'success' : 'neutral';
}

/** The annotation, or none where a check run has no place for it. Columns stand on one line only, as they do here. */
function checkAnnotation({ level, title, message, file, line = 1, column }: Annotation): CheckAnnotation[] {
  if (file === undefined || !isInside(file)) return [];
  const annotation = {
    path: file.toWellFormed(),
    start_line: line,
    end_line: line,
    ...(column !== undefined && { start_column: column, end_column: column }),
    annotation_level: LEVELS[level],
    title,
    message,
  };
  return [annotation];
}
