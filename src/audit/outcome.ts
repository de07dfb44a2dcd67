import type { BaselineReport } from '../baseline/baseline-use.ts';
import type { ComparedReport } from '../compare/compared-report.ts';
import { ToolReplayError } from '../error.ts';
import { KINDS, type Kind, type PerKind, perKind } from '../rules/kinds.ts';
import type { IF_NO_FILES_FOUND } from './choices.ts';
import { type FileReport, isChecked } from './file-report.ts';
import type { ScopeReport } from './scope-file.ts';
import type { LeftOut } from './selection.ts';

/** What an audit of not one call is: an error ends in exit code 2, the others in 0. */
export type IfNoFilesFound = (typeof IF_NO_FILES_FOUND)[number];
/**
 * `unusable` outweighs `findings`, and `findings` is said of those too that were not to fail. `unchanged`: only what was
 * changed was to be audited, and nothing was. `different`: nothing was found, but a run differs from another in what was
 * to fail.
 */
export type Result = 'clean' | 'findings' | 'unusable' | 'unchanged' | 'different';
/** 0 clean, or findings that were not to fail; 1 findings that fail, or differences that do; 2 something that could not be judged. */
export type ExitCode = 0 | 1 | 2;

/** Which part of an audit a report is of. */
export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly count: number;
  /** How many transcripts all parts have together. */
  readonly transcripts: number;
  /** The digest of what has to be the same for all parts. */
  readonly settings: string;
  /** The digest of the names and sizes of all transcripts, and of what was not audited. */
  readonly list: string;
}

/** What a cache did for an audit: how many transcripts were taken from it, and how many were kept in it. */
export interface CacheUse {
  readonly taken: number;
  readonly kept: number;
  /** How many could not be written. */
  readonly notKept: number;
}

/** Everything that one audit found, over all of its transcripts. */
export interface AuditReport {
  /** One for each session of each transcript, streams first, then by name. */
  readonly files: readonly FileReport[];
  /** How many transcripts that is: a file is one, whatever the number of its sessions. */
  readonly transcripts: number;
  readonly result: Result;
  readonly exitCode: ExitCode;
  /** In the transcripts that were judged. */
  readonly calls: number;
  /** Of all kinds, without those that are accepted. */
  readonly findings: number;
  /** How many more there are that a baseline accepts. */
  readonly accepted: number;
  readonly counts: Readonly<PerKind<number>>;
  /** How many of the files could not be judged. */
  readonly unusableFiles: number;
  /** Every scope file that a transcript was held against. */
  readonly scopes: readonly ScopeReport[];
  /** What there is to say of the baseline, where there is one. */
  readonly baseline?: BaselineReport;
  /** Folders that were passed over since they are symbolic links. */
  readonly notEntered: readonly string[];
  /** Why there was nothing to judge, when there was not. It is an error, a warning or a remark as asked for. */
  readonly nothing?: ToolReplayError;
  /** What was not audited since it was not changed, where only that was to be. */
  readonly leftOut?: LeftOut;
  /** How transcripts compare with others, where that was asked for. */
  readonly compared?: ComparedReport;
  /** Which part of all transcripts that is, where they were shared out. */
  readonly shard?: Shard;
  /** What the cache did, where there is one. No report depends on it. */
  readonly cache?: CacheUse;
}

/** How an audit ends. */
export interface Conclusion {
  /** The kinds of finding that make the exit code 1. */
  readonly failOn: ReadonlySet<Kind>;
  readonly ifNoFilesFound: IfNoFilesFound;
}

/** What there is to say of an audit beside its files. */
interface Beside {
  readonly baseline?: BaselineReport | undefined;
  readonly leftOut?: LeftOut | undefined;
  readonly shard?: Shard | undefined;
  readonly cache?: CacheUse | undefined;
}

/** Adds up the files' reports and decides the outcome. */
export function conclude(
  files: readonly FileReport[],
  notEntered: readonly string[],
  { failOn, ifNoFilesFound }: Conclusion,
  scopes: readonly ScopeReport[] = [],
  { baseline, leftOut, shard, cache }: Beside = {},
): AuditReport {
  const calls = sum(files, (file) => file.calls);
  const findings = sum(files, (file) => file.findings.total);
  // Of thousands of transcripts, most have none.
  const found = files.filter((file) => file.findings.total > 0);
  const counts = perKind(({ kind }) => sum(found, (file) => file.findings.count(kind)));
  const unusableFiles = files.filter((file) => file.unusable !== undefined).length;
  const transcripts = new Set(files.map(({ file }) => file)).size;
  const isUnchanged = files.length === 0 && leftOut !== undefined && leftOut.unchanged > 0;
  // What one part has nothing of, another may have: whoever merges them looks.
  const isPart = shard !== undefined && shard.transcripts > 0;
  const nothing =
    !isUnchanged && !isPart && unusableFiles === 0 && !files.some((file) => file.calls > 0 && isChecked(file))
      ? nothingChecked(files.length, calls)
      : undefined;
  const unusable = unusableFiles > 0 || (nothing !== undefined && ifNoFilesFound === 'error');
  const failed = KINDS.some((kind) => failOn.has(kind) && counts[kind] > 0);
  return {
    files,
    transcripts,
    result: unusable ? 'unusable' : findings > 0 ? 'findings' : isUnchanged ? 'unchanged' : 'clean',
    exitCode: unusable ? 2 : failed ? 1 : 0,
    calls,
    findings,
    accepted: sum(files, (file) => file.findings.accepted),
    counts,
    unusableFiles,
    scopes,
    notEntered,
    ...(baseline && { baseline }),
    ...(nothing && { nothing }),
    ...(leftOut && { leftOut }),
    ...(shard && { shard }),
    ...(cache && { cache }),
  };
}

/** Why an audit that judged nothing is no pass. @param files how many there were @param calls in them */
export function nothingChecked(files: number, calls: number): ToolReplayError {
  const none = calls === 0 ? 'not one call in the files that match' : 'not one call that could be checked';
  return new ToolReplayError('nothing-checked', {
    found: files === 0 ? 'no file that matches' : none,
    expected: calls === 0 ? 'at least one recorded call' : 'at least one with an answer, a scope or a seal',
    advice: 'a check that compared nothing is no pass',
  });
}

function sum(files: readonly FileReport[], of: (file: FileReport) => number): number {
  return files.reduce((total, file) => total + of(file), 0);
}
