import type { FileReport } from '../audit/file-report.ts';
import type { ScopeReport } from '../audit/scope-file.ts';
import type { LeftOut } from '../audit/selection.ts';
import { refused, type ShardReport } from './read-report.ts';

/** What all shards say together. */
export interface Merged {
  /** In the order of one audit of all. */
  readonly files: FileReport[];
  readonly scopes: readonly ScopeReport[];
  readonly notEntered: readonly string[];
  readonly leftOut: LeftOut | undefined;
}

/**
 * Joins the reports of all shards, whatever their order.
 *
 * @throws ToolReplayError when a shard is missing, there twice, of another version, or had other settings or transcripts
 */
export function merge(reports: readonly ShardReport[]): Merged {
  const [first] = reports;
  if (first === undefined) throw new RangeError('no report to merge');
  checkAlike(first, reports);
  checkAll(first, reports);
  const files = reports.flatMap((report) => report.files);
  files.sort((a, b) => compareNames(a.file, b.file));
  return {
    files,
    scopes: scopesOf(reports),
    notEntered: first.notEntered,
    leftOut: first.leftOut,
  };
}

function checkAlike(first: ShardReport, reports: readonly ShardReport[]): void {
  for (const { name, tool, shard } of reports) {
    const other = (what: string, advice: string): never => {
      throw refused(name, { found: `a report ${what} than ${first.name}`, expected: 'shards of one audit', advice });
    };
    if (tool !== first.tool) other(`by another version of toolreplay (${tool})`, 'use the same on all runners');
    if (shard.count !== first.shard.count)
      other(`of another number of shards (${shard.count})`, 'merge those of one run');
    if (shard.settings !== first.shard.settings) other('with other settings', 'audit all shards by the same');
    const isOtherList = shard.list !== first.shard.list || shard.transcripts !== first.shard.transcripts;
    if (isOtherList) other('of other transcripts', 'let all shards see the same files');
  }
}

function checkAll({ shard: { count, transcripts } }: ShardReport, reports: readonly ShardReport[]): void {
  const seen = new Map<number, string>();
  for (const { name, shard } of reports) {
    const before = seen.get(shard.index);
    const found = `shard ${shard.index} of ${count} a second time, after ${before}`;
    if (before !== undefined) throw refused(name, { found, expected: 'each once' });
    if (shard.index > count)
      throw refused(name, { found: `shard ${shard.index} of ${count}`, expected: `at most ${count}` });
    seen.set(shard.index, name);
  }
  const missing = Array.from({ length: count }, (_, k) => k + 1).filter((index) => !seen.has(index));
  const [report] = reports;
  if (missing.length > 0 && report !== undefined) {
    const found = `no report of shard ${missing.slice(0, 20).join(', ')} of ${count}`;
    throw refused(report.name, { found, expected: 'all of them', advice: 'see why it did not come to its end' });
  }
  const files = new Set(reports.flatMap((one) => one.files.map(({ file }) => file))).size;
  if (files !== transcripts && report !== undefined) {
    throw refused(report.name, { found: `${files} of ${transcripts} transcripts`, expected: 'all of them' });
  }
}

/** Every scope file once, with what all shards say of it. */
function scopesOf(reports: readonly ShardReport[]): ScopeReport[] {
  const scopes = new Map<string, ScopeReport>();
  for (const scope of reports.flatMap((report) => report.scopes)) {
    const known = scopes.get(scope.file);
    scopes.set(scope.file, known === undefined ? scope : together(known, scope));
  }
  return [...scopes.values()].sort((a, b) => compareNames(a.file, b.file));
}

function together(one: ScopeReport, other: ScopeReport): ScopeReport {
  const uses = one.uses.map((use, k) => ({ ...use, matches: use.matches + (other.uses[k]?.matches ?? 0) }));
  return { ...one, transcripts: one.transcripts + other.transcripts, uses };
}

function compareNames(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
