import { ToolReplayError } from '../error.ts';
import type { Strictness } from '../formats/foreign-transcript.ts';
import type { CallListener } from '../rules/call-listener.ts';
import type { Kind } from '../rules/kinds.ts';
import type { Check } from '../rules/rule.ts';
import type { BaselineSettings } from './baseline-file.ts';
import type { CacheSettings } from './cache/cache.ts';
import { discover, type Found } from './discover.ts';
import type { HeldBaseline } from './held-baseline.ts';
import { type AuditReport, conclude, type IfNoFilesFound, type Shard } from './outcome.ts';
import { checkFormat } from './reading.ts';
import { scopeReport } from './scope-file.ts';
import { Scopes } from './scopes.ts';
import type { TrustSettings } from './seals.ts';
import { type Selection, select } from './selection.ts';
import type { ShardSettings, Whole } from './sharding.ts';
import { fileSource, type Source } from './source.ts';
import { auditTasks, type Task } from './tasks.ts';

/** What to audit, and how. */
export interface AuditSettings {
  /** Globs, `!` excludes, relative to `folder`. */
  readonly transcripts: readonly string[];
  /** Streams to audit beside the files that the globs name. */
  readonly streams: readonly Source[];
  /** An absolute path. */
  readonly folder: string;
  /** An absolute path: file names are relative to it, and no committed link leaves it. */
  readonly workspace: string;
  /** A path, or a bare file name to look for from each transcript's folder upwards, or globs; none: no scope. */
  readonly scope: readonly string[];
  /** Mutating tools beyond the five. */
  readonly mutators: readonly string[];
  /** The checks that must be made. Undefined: all that apply to a transcript. */
  readonly checks?: ReadonlySet<Check> | undefined;
  /** The kinds of finding that make the exit code 1. */
  readonly failOn: ReadonlySet<Kind>;
  readonly ifNoFilesFound: IfNoFilesFound;
  /** The name of the format of all transcripts. Undefined: each is found out by its content. */
  readonly format: string | undefined;
  /** What is done about parts of an agent's log that no reader knows what to do with. */
  readonly strictness: Strictness;
  /** Makes what hears every call of a session with its answer. */
  readonly listenTo?: (file: string, session: string | undefined) => CallListener;
  /** Whether findings are to be named by the calls that they are on: all of them, or only the first of each session. */
  readonly fingerprints?: 'made' | 'first' | undefined;
  /** Whether findings are to say on which line the other call is that they refer to. */
  readonly otherLines?: 'told' | undefined;
  /** What findings are held against, so that known ones count for nothing. */
  readonly baseline?: BaselineSettings;
  /** Whose signatures count, and what sealed transcripts have to be. Undefined: nobody's, and nothing. */
  readonly trust?: TrustSettings | undefined;
  /** Whether the digest of what is read of each file is taken. */
  readonly digests?: 'taken' | undefined;
  /** Where results are kept, so that what has not changed is not audited again. Undefined: nowhere. */
  readonly cache?: CacheSettings | undefined;
  /** Which part of the transcripts is audited. Undefined: all of them. */
  readonly shard?: ShardSettings | undefined;
  /** How many threads may read at once. */
  readonly jobs: number;
  /** Which of the files that the globs name are audited. Undefined: all. */
  readonly selection?: Selection;
}

/** Hears how the audit comes along. Files go by numbers from 0. */
export interface Progress {
  /** @param sizeOf how many bytes are to be read of a file; undefined where nobody knows */
  started(files: number, sizeOf: (file: number) => number | undefined): void;
  read(file: number, bytes: number): void;
  /** It is done, be it read to its end or not. */
  finished(file: number): void;
}

/** Audits every transcript. What is wrong with one of them stands in its report and does not stop the others. */
export async function audit(settings: AuditSettings, progress?: Progress): Promise<AuditReport> {
  const { transcripts, streams, folder, workspace, scope, ifNoFilesFound } = settings;
  if (scope.length === 0 && settings.checks?.has('scope')) {
    throw new ToolReplayError('usage', {
      found: 'the check scope without a scope file',
      expected: 'a scope file to check against',
      advice: 'give one as scope, or leave the check out',
    });
  }
  if (settings.trust !== undefined && settings.checks?.has('verify') === false) {
    throw new ToolReplayError('usage', {
      found: 'whom to trust, or what is required of seals, without the check verify',
      expected: 'verify among the checks',
    });
  }
  await checkFormat('format', settings.format);
  const use = settings.checks?.has('scope') === false ? 'knowledge' : 'check';
  const scopes = scope.length === 0 ? undefined : new Scopes(scope, folder, workspace, use);
  const baseline = settings.baseline && (await baselineOf(settings.baseline, settings));
  const fileSettings = baseline === undefined ? settings : { ...settings, fingerprints: 'made' as const };
  const discovery = await discover(transcripts, folder, workspace);
  const found = discovery.found.filter(({ missing }) => !missing || ifNoFilesFound === 'error');
  const { chosen: all, leftOut } = await select(found, settings.selection);
  const { chosen, shard } = await part({ files: all, leftOut, notEntered: discovery.notEntered }, settings);
  const tasks = [...streams.map((source) => ({ source, path: undefined, bytes: undefined })), ...chosen.map(taskOf)];
  const { files, cache } = await auditTasks(tasks, fileSettings, scopes, progress);
  baseline?.accept(files);
  return conclude(files, discovery.notEntered, settings, ((await scopes?.loaded()) ?? []).map(scopeReport), {
    baseline: baseline?.report(),
    leftOut,
    shard,
    cache,
  });
}

/** The part of the files that is to be audited: all of them, where they are not shared out. */
async function part(whole: Whole, settings: AuditSettings): Promise<{ chosen: readonly Found[]; shard?: Shard }> {
  if (settings.shard === undefined) return { chosen: whole.files };
  if (settings.streams.length > 0 || settings.baseline !== undefined) {
    const what = settings.baseline === undefined ? 'standard input' : 'a baseline';
    const expected = settings.baseline === undefined ? 'files alone' : 'it where the shards are merged';
    throw new ToolReplayError('usage', { found: `${what} with a shard`, expected });
  }
  const { shardFiles } = await import('./sharding.ts');
  return shardFiles(whole, settings.shard, settings);
}

function taskOf({ file, path, bytes, error }: Found): Task {
  return { source: fileSource(path, file), path, bytes, ...(error && { error }) };
}

/** Loaded only where there is one. */
async function baselineOf(baseline: BaselineSettings, { folder, workspace }: AuditSettings): Promise<HeldBaseline> {
  const { holdBaseline } = await import('./held-baseline.ts');
  return holdBaseline(baseline, folder, workspace);
}
