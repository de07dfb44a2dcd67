import { readFile } from 'node:fs/promises';
import { ToolReplayError } from '../error.ts';
import { merge } from '../merge/merge.ts';
import { readShardReport, refused, type ShardReport } from '../merge/read-report.ts';
import type { AuditSettings } from './audit.ts';
import { discover } from './discover.ts';
import { holdBaseline } from './held-baseline.ts';
import { type AuditReport, conclude } from './outcome.ts';
import { fileError } from './system-error.ts';

/** What reports are merged, and how that ends. */
export interface MergeSettings
  extends Pick<AuditSettings, 'folder' | 'workspace' | 'baseline' | 'failOn' | 'ifNoFilesFound'> {
  /** Globs of the reports, relative to `folder`. */
  readonly reports: readonly string[];
}

/**
 * Joins the reports of all shards of an audit to that of the whole, as one audit of all would have made it.
 *
 * @throws ToolReplayError when one is missing, cannot be read, or is not of the same audit
 */
export async function mergeReports(settings: MergeSettings): Promise<AuditReport> {
  const { reports: patterns, folder, workspace } = settings;
  const baseline = settings.baseline && (await holdBaseline(settings.baseline, folder, workspace));
  const reports: ShardReport[] = [];
  for (const { file, path, error } of discover(patterns, folder, workspace).found) {
    if (error !== undefined) throw error.at({ file });
    reports.push(readShardReport(await textOf(path, file), file));
  }
  if (reports.length === 0) {
    throw new ToolReplayError('report', { found: 'no report that matches', expected: 'those of all shards' });
  }
  const { files, scopes, notEntered, leftOut } = merge(reports);
  baseline?.accept(files);
  return conclude(files, notEntered, settings, scopes, { baseline: baseline?.report(), leftOut });
}

async function textOf(path: string, file: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    // The engine holds no longer text.
    if (error instanceof Error && 'code' in error && error.code === 'ERR_STRING_TOO_LONG') {
      throw refused(file, { found: 'more than 512 MiB', expected: 'less', advice: 'use more shards' });
    }
    const known = fileError(error);
    throw known instanceof ToolReplayError ? known.at({ file }) : known;
  }
}
