import { ToolReplayError } from '../error.ts';
import type { Strictness } from '../formats/foreign-transcript.ts';
import { NATIVE } from '../formats/native.ts';
import type { CallListener } from '../rules/call-listener.ts';
import { Findings } from '../rules/findings.ts';
import type { Kind } from '../rules/kinds.ts';
import { CHECKS, type Check } from '../rules/rule.ts';
import type { BaselineSettings } from './baseline-file.ts';
import { discover } from './discover.ts';
import type { ChainResult, FileReport, ReplayResult, ScopeResult, Skipped } from './file-report.ts';
import { Hashing } from './hashed-source.ts';
import type { HeldBaseline } from './held-baseline.ts';
import { type AuditReport, conclude, type IfNoFilesFound } from './outcome.ts';
import { checkFormat } from './reading.ts';
import { type Applicable, Scopes } from './scopes.ts';
import type { SealCheck } from './seal-check.ts';
import { sealOf, type TrustSettings } from './seals.ts';
import { type Selection, select } from './selection.ts';
import { fileSource, type Source } from './source.ts';
import { auditTranscript, nothingCompared, type SessionAudit, type TranscriptAudit } from './transcript.ts';

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
  readonly checks?: ReadonlySet<Check>;
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
  readonly fingerprints?: 'made' | 'first';
  /** Whether findings are to say on which line the other call is that they refer to. */
  readonly otherLines?: 'told';
  /** What findings are held against, so that known ones count for nothing. */
  readonly baseline?: BaselineSettings;
  /** Whose signatures count, and what sealed transcripts have to be. Undefined: nobody's, and nothing. */
  readonly trust?: TrustSettings | undefined;
  /** Whether the digest of what is read of each file is taken. */
  readonly digests?: 'taken';
  /** Which of the files that the globs name are audited. Undefined: all. */
  readonly selection?: Selection;
}

/** Hears how the audit comes along. */
export interface Progress {
  started(files: number): void;
  read(bytes: number): void;
  finished(): void;
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
  const discovery = discover(transcripts, folder, workspace);
  const found = discovery.found.filter(({ missing }) => !missing || ifNoFilesFound === 'error');
  const { chosen, leftOut } = await select(found, settings.selection);
  progress?.started(streams.length + chosen.length);
  const files: FileReport[] = [];
  for (const source of streams) files.push(...(await auditFile(source, undefined, settings, scopes, progress)));
  for (const { file, path, error } of chosen) {
    const source = fileSource(path, file);
    if (error === undefined) files.push(...(await auditFile(source, path, settings, scopes, progress)));
    else files.push(unusable(file, error));
  }
  baseline?.accept(files);
  return conclude(files, discovery.notEntered, settings, (await scopes?.loaded()) ?? [], {
    baseline: baseline?.report(),
    leftOut,
  });
}

/** Loaded only where there is one. */
async function baselineOf(baseline: BaselineSettings, { folder, workspace }: AuditSettings): Promise<HeldBaseline> {
  const { holdBaseline } = await import('./held-baseline.ts');
  return holdBaseline(baseline, folder, workspace);
}

function noScope(why: Skipped['why']): ToolReplayError {
  return new ToolReplayError('scope', {
    found: why === 'no scope applies' ? 'no scope file that applies to it' : 'no scope file in its folder or above',
    expected: 'one, since the check scope is asked for',
    advice: 'add one, or leave scope out of the checks',
  });
}

async function auditFile(
  source: Source,
  path: string | undefined,
  settings: AuditSettings,
  scopes: Scopes | undefined,
  progress: Progress | undefined,
): Promise<FileReport[]> {
  const reports = await judge(source, path, settings, scopes, progress);
  progress?.finished();
  return reports;
}

async function judge(
  source: Source,
  path: string | undefined,
  settings: AuditSettings,
  scopes: Scopes | undefined,
  progress: Progress | undefined,
): Promise<FileReport[]> {
  const { mutators, checks: required, format, strictness, listenTo, otherLines, baseline } = settings;
  const fingerprints = baseline === undefined ? settings.fingerprints : 'made';
  const checks = required ?? new Set(CHECKS);
  const hashing = settings.digests && new Hashing();
  try {
    const applicable = await scopes?.of(path, source.name);
    const seal = checks.has('verify') ? await sealOf(path, source.name, settings) : undefined;
    const held = typeof applicable === 'object' ? applicable.map(({ scope }) => scope) : [];
    const transcript = await auditTranscript(
      hashing?.source(source) ?? source,
      {
        checks,
        accepted: 'either',
        mutators,
        format,
        strictness,
        scopes: held,
        listenTo: listenTo && ((session) => listenTo(source.name, session)),
        fingerprints,
        otherLines,
        seal,
      },
      (bytes) => progress?.read(bytes),
    );
    const results = {
      scope: scopeResult(checks, applicable),
      ...sealResults(seal, chainResult(checks, transcript)),
      ...(hashing && { sha256: hashing.result().sha256 }),
    };
    const reports = sessionReports(source.name, transcript, checks, results);
    checkRequired(reports, required);
    return reports;
  } catch (error) {
    if (!(error instanceof ToolReplayError)) throw error;
    return [unusable(source.name, error)];
  }
}

/** What an audit reports of each session of a transcript. */
export function sessionReports(
  file: string,
  { format, sessions, skipped }: TranscriptAudit,
  checks: ReadonlySet<Check>,
  results: Pick<FileReport, 'scope' | 'chain' | 'seal' | 'sha256'>,
): FileReport[] {
  return sessions.map((session, k) => {
    const { name, calls, findings, unanswered, orphans, duplicates, unchecked, normalized } = session;
    const log = { format, unanswered, orphans, duplicates, skipped: k === 0 ? skipped : new Map() };
    return {
      file,
      ...(name !== undefined && sessions.length > 1 && { session: name }),
      ...(format !== NATIVE && { log }),
      calls,
      findings,
      replay: replayResult(checks, session),
      ...(unchecked.size + normalized.answers > 0 && { replayNotes: { unchecked, normalized } }),
      ...results,
    };
  });
}

/** Calls without one answer among them have nothing that could be compared. */
function replayResult(checks: ReadonlySet<Check>, { calls, compared }: SessionAudit): ReplayResult {
  if (!checks.has('replay')) return skipped('not asked for');
  return calls > 0 && compared === 0 ? skipped('no answers') : { state: 'checked' };
}

function scopeResult(checks: ReadonlySet<Check>, applicable: Applicable | undefined): ScopeResult {
  if (!checks.has('scope')) return skipped('not asked for');
  if (applicable === undefined) return skipped('no scope given');
  if (typeof applicable === 'string') return skipped(applicable);
  return { state: 'checked', agent: applicable.map(({ scope }) => scope.agent).join(', ') };
}

/** What became of the chain of a transcript. */
export function chainResult(checks: ReadonlySet<Check>, { sealed, break: broken }: TranscriptAudit): ChainResult {
  if (!checks.has('verify')) return skipped('not asked for');
  if (sealed === undefined) return skipped('no calls');
  if (!sealed) return skipped('not sealed');
  return broken === undefined ? { state: 'intact' } : { state: 'broken', break: broken };
}

/** A check that was asked for by name and could not be made is no pass. */
function checkRequired(sessions: readonly FileReport[], required: ReadonlySet<Check> | undefined): void {
  if (required?.has('replay') && sessions.every(({ replay }) => replay.state === 'skipped')) throw nothingCompared();
  const [first] = sessions;
  if (first === undefined) return;
  // The same for all sessions of a file.
  const { scope, chain } = first;
  if (required?.has('verify') && chain.state === 'skipped') {
    throw new ToolReplayError('not-sealed', {
      found: chain.why === 'no calls' ? 'a transcript of no calls' : 'an unsealed transcript',
      expected: 'a sealed one, since the check verify is asked for',
      advice: 'seal it, or leave verify out of the checks',
    });
  }
  if (required?.has('scope') && scope.state === 'skipped') throw noScope(scope.why);
}

/**
 * What became of the chain, and what more is known of the seal.
 *
 * @throws ToolReplayError for a transcript without a seal where there was one, or has to be
 */
export function sealResults(seal: SealCheck | undefined, chain: ChainResult): Pick<FileReport, 'chain' | 'seal'> {
  if (seal === undefined) return { chain };
  if (chain.state !== 'skipped') return { chain, seal: seal.verdicts };
  const { sealedLinks } = seal;
  // Of no calls no finding tells: what an empty file is said to be, and by whom, is judged here.
  const fault = seal.fault();
  const isEmpty = chain.why === 'no calls';
  if (fault === undefined && (isEmpty || sealedLinks === undefined)) return { chain };
  const found = isEmpty ? 'a transcript of no calls' : 'an unsealed transcript';
  throw new ToolReplayError('not-sealed', {
    found: isEmpty && sealedLinks === 0 ? `${found}: ${fault}` : found,
    expected: sealedLinks ? `the ${sealedLinks} links that were sealed` : 'a sealed one, as is required',
  });
}

/** What is reported of a transcript that cannot be judged. */
export function unusable(file: string, error: ToolReplayError): FileReport {
  const none = skipped('not asked for');
  const place = error.place.file === undefined ? { file } : {};
  return {
    file,
    calls: 0,
    findings: new Findings(),
    replay: none,
    scope: none,
    chain: none,
    unusable: error.at(place),
  };
}

function skipped(why: Skipped['why']): Skipped {
  return { state: 'skipped', why };
}
