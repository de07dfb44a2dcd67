import type { FileReport } from '../audit/file-report.ts';
import type { AuditReport } from '../audit/outcome.ts';
import type { Finding } from '../rules/finding.ts';
import { ERRORS, type Kind, RULE_OF, WARNINGS } from '../rules/kinds.ts';
import { baselineNotes } from './baseline-notes.ts';
import { contextOf } from './context.ts';
import { clip, inert } from './inert.ts';
import { notesOf, whichCall } from './log-notes.ts';
import { NEARNESS, type NearnessOf, nearestFirst, nowhereNear } from './nearness.ts';
import { importNotes } from './scope-notes.ts';
import { count } from './words.ts';

/** One annotation as GitHub shows it: on one line of one file, or on none. It is safe to print. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  /** The file's real name, not made safe: whoever prints it escapes it. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** How many annotations of each level GitHub takes from one step; what comes after is dropped without a word. */
const A_LEVEL = 10;
/** GitHub cuts a message at 4,096 characters, after it was escaped. */
const LONGEST = 1000;
/** With the one on scopes they leave room for four that the Action has to say of itself: on changes, check run and comment. */
const MOST_LOG_NOTICES = 3;
const MOST_IMPORT_NOTICES = 2;
/** Of the room that warnings have. */
const MOST_BASELINE_WARNINGS = 3;

/**
 * The annotations of an audit, within what GitHub shows of one step.
 *
 * Findings of one kind on one repeated call are one annotation that counts them. Where some have no place, the last
 * one of the level says how many, and where they are. Of one level come first those on changed lines, then those in
 * changed files, and of those that are as near the worst.
 *
 * @param reservedErrors how many of the errors the step spends on other things, such as its own failure
 * @param nearnessOf how near a place is to what was changed
 * @param elsewhere where those are that have no place
 */
export function annotations(
  report: AuditReport,
  reservedErrors: number,
  nearnessOf: NearnessOf = nowhereNear,
  elsewhere = 'the job summary and the log have them',
): Annotation[] {
  const errors = groupsOf(report.files, ERRORS, nearnessOf);
  const warnings = groupsOf(report.files, WARNINGS, nearnessOf);
  const unusable = nearestFirst(unusableAnnotations(report.files), ({ file = '', line }) => nearnessOf(file, line));
  const ofBaseline = baselineWarnings(report);
  return [
    ...within(A_LEVEL - reservedErrors, unusable, errors, elsewhere),
    ...within(A_LEVEL - ofBaseline.length, [], warnings, elsewhere),
    ...ofBaseline,
    ...notices(report),
  ];
}

/** What is to be said of scopes and logs beside findings. */
export function notices(report: AuditReport): Annotation[] {
  return [...scopeNotice(report.files), ...importNotices(report), ...logNotices(report.files)];
}

/** The findings of one kind on one repeated call of one file. */
export interface Group {
  readonly first: Finding;
  readonly file: FileReport;
  size: number;
}

/** The first groups of each nearness and kind, as many as could ever be shown, and how many findings are in no group. */
interface Groups {
  readonly groups: readonly Group[];
  readonly left: number;
}

/** Findings on changed lines are in no group with those on others: they come first, and not the others with them. */
function groupsOf(files: readonly FileReport[], kinds: readonly Kind[], nearnessOf: NearnessOf): Groups {
  const lists = NEARNESS.map(() => kinds.map(() => [] as Group[]));
  let left = 0;
  for (const file of files) {
    const known = new Map<string, Group>();
    for (const finding of file.findings) {
      const kind = kinds.indexOf(finding.kind);
      if (kind === -1) continue;
      const nearness = nearnessOf(file.file, finding.where === undefined ? finding.line : undefined);
      const ofKind = lists[NEARNESS.indexOf(nearness)]?.[kind] as Group[];
      const key = `${finding.kind} ${nearness} ${finding.first}`;
      const group = known.get(key);
      if (group !== undefined) group.size++;
      else if (ofKind.length === A_LEVEL) left++;
      else {
        const fresh = { first: finding, file, size: 1 };
        ofKind.push(fresh);
        known.set(key, fresh);
      }
    }
  }
  return { groups: lists.flat(2), left };
}

function within(
  room: number,
  before: readonly Annotation[],
  { groups, left }: Groups,
  elsewhere: string,
): Annotation[] {
  const all = [...before, ...groups.map(groupAnnotation)];
  const shown = all.slice(0, room);
  const cut = groups.slice(Math.max(0, room - before.length));
  const findings = left + cut.reduce((sum, group) => sum + group.size, 0);
  const unusable = Math.max(0, before.length - room);
  const rest = [
    ...(unusable > 0 ? [count(unusable, 'more unusable transcript')] : []),
    ...(findings > 0 ? [count(findings, 'more finding')] : []),
  ];
  const last = shown.at(-1);
  if (rest.length === 0 || last === undefined) return shown;
  const note = `${rest.join(' and ')} not annotated: ${elsewhere}`;
  return [...shown.slice(0, -1), { ...last, message: `${last.message} (${note})` }];
}

/** The annotation of the findings of one kind on one repeated call, or of one finding. */
export function groupAnnotation({ first, file, size }: Group): Annotation {
  const others = size === 1 ? '' : `; ${count(size, 'such finding')} on this call`;
  const { level, detail } = RULE_OF[first.kind];
  return {
    level,
    title: first.kind,
    message: `${clip(whichCall(file, first), LONGEST)}: ${safe(detail(first, contextOf(file)))}${others}`,
    file: file.file,
    // A line of what is in an archive is no line of the archive.
    ...(first.where === undefined && { line: first.line }),
  };
}

function unusableAnnotation({ file, unusable }: FileReport): Annotation {
  const { line, column, file: where = file } = unusable?.place ?? {};
  return {
    level: 'error',
    title: 'unusable',
    message: safe(unusable?.message ?? ''),
    file: where,
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  };
}

/** What cannot be judged. A scope file that is broken is broken once, whatever the number of transcripts under it. */
export function unusableAnnotations(files: readonly FileReport[]): Annotation[] {
  const all = files.flatMap((file) => (file.unusable === undefined ? [] : [unusableAnnotation(file)]));
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

/** A scope that was asked for and is nowhere to be found must not pass in silence. */
function scopeNotice(files: readonly FileReport[]): Annotation[] {
  const without = files.filter(({ scope }) => scope.state === 'skipped' && scope.why === 'no scope file found');
  const [first] = without;
  if (first === undefined) return [];
  const others = without.length === 1 ? '' : ` and ${count(without.length - 1, 'other transcript')}`;
  const message = `the scope of ${safe(first.file)}${others} was not checked: no scope file in the folder or above`;
  return [{ level: 'notice', title: 'scope not checked', message }];
}

/** What of imported settings could not be held against the transcripts, where it stands. */
function importNotices(report: AuditReport): Annotation[] {
  const notes = importNotes(report);
  return notes.slice(0, MOST_IMPORT_NOTICES).map(({ file, line, message }, k) => {
    const more = notes.length - MOST_IMPORT_NOTICES;
    const rest = k === MOST_IMPORT_NOTICES - 1 && more > 0 ? ` (and ${more} more like it)` : '';
    return { level: 'notice', title: 'rule not used', message: `${safe(message)}${rest}`, file, line };
  });
}

/** Entries of the baseline that accept nothing any more, where they stand. */
function baselineWarnings(report: AuditReport): Annotation[] {
  const file = report.baseline?.file ?? '';
  const notes = baselineNotes(report);
  return notes.slice(0, MOST_BASELINE_WARNINGS).map(({ kind, line, message }, k) => {
    const more = notes.length - MOST_BASELINE_WARNINGS;
    const rest = k === MOST_BASELINE_WARNINGS - 1 && more > 0 ? ` (and ${more} more: the log has them)` : '';
    return { level: 'warning', title: `${kind} entry`, message: `${safe(message)}${rest}`, file, line };
  });
}

/** What of agents' logs was not audited, or not in full. */
function logNotices(files: readonly FileReport[]): Annotation[] {
  const noted = files.filter((file) => notesOf(file) !== undefined);
  return noted.slice(0, MOST_LOG_NOTICES).map((file, k) => {
    const more = noted.length - MOST_LOG_NOTICES;
    const rest = k === MOST_LOG_NOTICES - 1 && more > 0 ? ` (and ${count(more, 'more log')} with such notes)` : '';
    const name = file.session === undefined ? '' : `${safe(file.session)}: `;
    return {
      level: 'notice',
      title: `read as ${file.log?.format}`,
      message: `${name}${(notesOf(file) ?? []).join('; ')}${rest}`,
      file: file.file,
    };
  });
}

function safe(data: string): string {
  return clip(inert(clip(data, LONGEST)), LONGEST);
}
