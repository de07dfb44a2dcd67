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

/** So many numbers of missing shards are told. */
const MOST_TOLD = 20;

/**
 * Joins the reports of all shards, whatever their order.
 *
 * @throws ToolReplayError when a shard is missing, there twice, or had other settings, scope files or transcripts
 */
export function merge(reports: readonly ShardReport[]): Merged {
  const [first] = reports;
  if (first === undefined) throw new RangeError('no report to merge');
  checkAlike(first, reports);
  checkAll(first, reports);
  checkFiles(first, reports);
  const files = reports.flatMap((report) => report.files).map((file) => ({ file, key: Buffer.from(file.file) }));
  files.sort((a, b) => Buffer.compare(a.key, b.key));
  return {
    files: files.map(({ file }) => file),
    scopes: scopesOf(reports),
    notEntered: first.notEntered,
    leftOut: first.leftOut,
  };
}

function checkAlike(first: ShardReport, reports: readonly ShardReport[]): void {
  const is = first.shard;
  for (const { name, shard } of reports) {
    const other = (what: string, advice: string): never => {
      throw refused(name, { found: `a shard ${what} than in ${first.name}`, expected: 'shards of one audit', advice });
    };
    if (shard.count !== is.count) other(`of another number (${shard.count})`, 'merge the reports of one run');
    if (shard.settings !== is.settings) other('with other settings', 'give all shards the same inputs and keys');
    if (shard.list !== is.list || shard.transcripts !== is.transcripts) {
      other('of other transcripts', 'check out the same commit on all runners, and merge the reports of one run');
    }
  }
}

function checkAll({ shard: { count } }: ShardReport, reports: readonly ShardReport[]): void {
  const seen = new Map<number, string>();
  for (const { name, shard } of reports) {
    if (shard.index > count) {
      throw refused(name, { found: `shard ${shard.index} of ${count}`, expected: `at most ${count}` });
    }
    const before = seen.get(shard.index);
    if (before !== undefined) {
      const found = `shard ${shard.index} of ${count} a second time, after ${before}`;
      throw refused(name, { found, expected: 'each once', advice: 'merge the reports of one run' });
    }
    seen.set(shard.index, name);
  }
  const missing = Array.from({ length: count }, (_, k) => k + 1).filter((index) => !seen.has(index));
  if (missing.length === 0) return;
  const more = missing.length > MOST_TOLD ? ` and ${missing.length - MOST_TOLD} more` : '';
  const found = `no report of shard ${missing.slice(0, MOST_TOLD).join(', ')}${more} of ${count}`;
  throw refused(undefined, { found, expected: 'one of each shard', advice: 'see why it did not come to its end' });
}

/** Each transcript is in one shard, and together they are all. */
function checkFiles({ shard: { transcripts } }: ShardReport, reports: readonly ShardReport[]): void {
  const seen = new Map<string, ShardReport>();
  for (const report of reports) {
    for (const { file } of report.files) {
      const before = seen.get(file);
      if (before !== undefined && before !== report) {
        const found = `a transcript that is in ${before.name} too`;
        throw refused(report.name, { found, expected: 'each in one shard', advice: 'merge the reports of one run' });
      }
      seen.set(file, report);
    }
  }
  if (seen.size === transcripts) return;
  const found = `${seen.size} of ${transcripts} transcripts in the reports of all shards`;
  throw refused(undefined, { found, expected: 'all of them', advice: 'audit all shards again' });
}

/** Every scope file once, with what all shards say of it. */
function scopesOf(reports: readonly ShardReport[]): ScopeReport[] {
  const scopes = new Map<string, { readonly scope: ScopeReport; readonly name: string }>();
  for (const { name, scopes: read } of reports) {
    for (const scope of read) {
      const known = scopes.get(scope.file);
      if (known !== undefined && known.scope.sha256 !== scope.sha256) {
        const found = `another ${scope.file} than in ${known.name}`;
        const advice = 'check out the same commit on all runners';
        throw refused(name, { found, expected: 'shards that are held against the same scope files', advice });
      }
      scopes.set(scope.file, { scope: known === undefined ? scope : together(known.scope, scope), name });
    }
  }
  return [...scopes.values()]
    .map(({ scope }) => scope)
    .sort((a, b) => Buffer.compare(Buffer.from(a.file), Buffer.from(b.file)));
}

function together(one: ScopeReport, other: ScopeReport): ScopeReport {
  const uses = one.uses.map((use, k) => ({ ...use, matches: use.matches + (other.uses[k]?.matches ?? 0) }));
  return { ...one, transcripts: one.transcripts + other.transcripts, uses };
}
