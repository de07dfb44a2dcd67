import { readFile, stat } from 'node:fs/promises';
import type { AuditSettings } from '../audit/audit.ts';
import { discover } from '../audit/discover.ts';
import { holdBaseline } from '../audit/held-baseline.ts';
import { type AuditReport, conclude } from '../audit/outcome.ts';
import { fileError } from '../audit/system-error.ts';
import { ToolReplayError } from '../error.ts';
import { merge } from './merge.ts';
import { readShardReport, refused, type ShardReport } from './read-report.ts';

/** What reports are merged, and how that ends. */
export interface MergeSettings
  extends Pick<AuditSettings, 'folder' | 'workspace' | 'baseline' | 'failOn' | 'ifNoFilesFound'> {
  /** Globs of the reports, relative to `folder`. */
  readonly reports: readonly string[];
}

/** The largest report that is read, in bytes: the engine holds no longer text. */
const MAX_REPORT = (1 << 29) - 24;

/**
 * Joins the reports of all shards of an audit to that of the whole, as one audit of all would have made it.
 *
 * @throws ToolReplayError when one is missing, cannot be read, or is not of the same audit
 */
export async function mergeReports(settings: MergeSettings): Promise<AuditReport> {
  const { reports: patterns, folder, workspace } = settings;
  const reports: ShardReport[] = [];
  for (const { file, path, error } of (await discover(patterns, folder, workspace)).found) {
    if (error !== undefined) throw error.at({ file });
    reports.push(readShardReport(await textOf(path, file), file));
  }
  if (reports.length === 0) {
    const found = `no report that matches ${patterns.map((one) => `'${one.slice(0, 80)}'`).join(', ')}`;
    throw refused(undefined, { found, expected: 'those of all shards', advice: 'see whether any shard wrote one' });
  }
  const { files, scopes, notEntered, leftOut } = merge(reports);
  const looked = leftOut === undefined ? 'all' : 'some';
  const baseline = settings.baseline && (await holdBaseline({ ...settings.baseline, looked }, folder, workspace));
  baseline?.accept(files);
  return conclude(files, notEntered, settings, scopes, { baseline: baseline?.report(), leftOut });
}

async function textOf(path: string, file: string): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size > MAX_REPORT) {
      throw refused(file, {
        found: 'a report of more than 512 MiB',
        expected: 'a smaller one',
        advice: 'use more shards',
      });
    }
    return await readFile(path, 'utf8');
  } catch (error) {
    const known = error instanceof ToolReplayError ? error : fileError(error);
    throw known instanceof ToolReplayError ? known.at({ file }) : known;
  }
}
