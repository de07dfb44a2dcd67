import { ToolReplayError } from '../error.ts';
import { NATIVE } from '../formats/native.ts';
import { Findings } from '../rules/findings.ts';
import { CHECKS, type Check } from '../rules/rule.ts';
import type { AuditSettings } from './audit.ts';
import type { ChainResult, FileReport, ReplayResult, ScopeResult, Skipped } from './file-report.ts';
import { Hashing } from './hashed-source.ts';
import type { Applicable } from './scopes.ts';
import type { SealCheck } from './seal-check.ts';
import { sealOf } from './seals.ts';
import type { Source } from './source.ts';
import { auditTranscript, nothingCompared, type SessionAudit, type TranscriptAudit } from './transcript.ts';

/** What of the settings one transcript is audited by. */
export type FileSettings = Pick<
  AuditSettings,
  | 'folder'
  | 'workspace'
  | 'mutators'
  | 'checks'
  | 'format'
  | 'strictness'
  | 'listenTo'
  | 'fingerprints'
  | 'otherLines'
  | 'trust'
  | 'digests'
  | 'cache'
>;

/** A transcript to audit. */
export interface Transcript {
  readonly source: Source;
  /** Absolute; undefined for a stream. */
  readonly path: string | undefined;
}

/**
 * Audits one transcript. What is wrong with it stands in its report.
 *
 * @param applicable the scopes that it is held against; undefined where there are none at all
 * @param onChunk hears how many bytes were read
 */
export async function auditFile(
  { source, path }: Transcript,
  settings: FileSettings,
  applicable: Applicable | undefined,
  onChunk?: (bytes: number) => void,
): Promise<FileReport[]> {
  const { checks: required, mutators, format, strictness, listenTo, fingerprints, otherLines } = settings;
  const checks = required ?? new Set(CHECKS);
  const hashing = settings.digests && new Hashing();
  try {
    const seal = checks.has('verify') ? await sealOf(path, source.name, settings) : undefined;
    const held = typeof applicable === 'object' ? applicable.map(({ scope }) => scope) : [];
    const transcript = await auditTranscript(
      hashing?.source(source) ?? source,
      {
        mutators,
        format,
        strictness,
        fingerprints,
        otherLines,
        checks,
        accepted: 'either',
        scopes: held,
        listenTo: listenTo && ((session) => listenTo(source.name, session)),
        seal,
      },
      onChunk,
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

function noScope(why: Skipped['why']): ToolReplayError {
  return new ToolReplayError('scope', {
    found: why === 'no scope applies' ? 'no scope file that applies to it' : 'no scope file in its folder or above',
    expected: 'one, since the check scope is asked for',
    advice: 'add one, or leave scope out of the checks',
  });
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
