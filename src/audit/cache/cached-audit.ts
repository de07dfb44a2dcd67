import { isAbsolute } from 'node:path';
import { ToolReplayError } from '../../error.ts';
import { sha256 } from '../../json/digest.ts';
import { CHECKS } from '../../rules/rule.ts';
import type { Audited, Auditor } from '../auditor.ts';
import { auditFile, type FileSettings, type Transcript } from '../file-audit.ts';
import type { FileReport } from '../file-report.ts';
import { dataOfFileReport, type FileReportData, fileReportOf } from '../file-report-data.ts';
import { Hashing } from '../hashed-source.ts';
import { addMatches, type Matches, matchesOf, matchesSince } from '../matches.ts';
import type { Applicable } from '../scopes.ts';
import { sealOf } from '../seals.ts';
import { Cache, type CacheSettings } from './cache.ts';
import { FileDigest } from './file-digest.ts';
import { programDigest } from './program-digest.ts';
import { textOfValue, valueOfText } from './value-text.ts';

/** What is kept of one transcript. */
interface Entry {
  readonly reports: readonly FileReportData[];
  readonly matches: Matches;
}

/**
 * Audits transcripts, and takes what is said of one from a cache where the same bytes were audited in the same way before:
 * under the same name, by the same scope files, settings, program and Node. What is said is the same either way.
 *
 * A transcript beside which there is a manifest is always audited, and so are all where it is asked whose signatures count:
 * what is said of them depends on more files, and on the day.
 *
 * @throws ToolReplayError when there can be no cache
 */
export function cachedAuditor(settings: FileSettings, where: CacheSettings): Auditor {
  const cache = new Cache(where);
  const digest = new FileDigest();
  const settingsDigest = digestOfSettings(settings);
  const checks = settings.checks ?? new Set(CHECKS);

  /** The key of a transcript, and the digest of its bytes; undefined for one that is not to be taken from the cache. */
  async function keyOf({ source: { name }, path }: Transcript, applicable: Applicable | undefined) {
    if (path === undefined || settings.trust !== undefined || settings.listenTo !== undefined) return undefined;
    // What keeps evidence beside it from being looked at is told by the audit.
    if (checks.has('verify') && (await isEvidenced(path, name, settings))) return undefined;
    const file = await digest.of(path);
    if (file === undefined) return undefined;
    const scopes = typeof applicable === 'object' ? applicable.map(scopeKey) : [applicable ?? null];
    // What a scope file from outside imports is named relative to the workspace, if it is inside.
    const isOutside = typeof applicable === 'object' && applicable.some((scope) => isAbsolute(scope.file));
    const key = [settingsDigest, name, file.sha256, scopes, isOutside ? settings.workspace : null];
    return { ...file, key: sha256(Buffer.from(JSON.stringify(key)), 'hex') };
  }

  return async (transcript, applicable, onChunk): Promise<Audited> => {
    const known = await keyOf(transcript, applicable);
    if (known === undefined) return { reports: await auditFile(transcript, settings, applicable, onChunk) };
    const text = where.use === 'taken' ? cache.get(known.key) : undefined;
    if (text !== undefined) {
      const { reports, matches } = valueOfText(text) as Entry;
      addMatches(applicable, matches);
      onChunk?.(known.bytes);
      return { reports: reports.map(fileReportOf), cache: 'taken' };
    }
    const before = matchesOf(applicable);
    const hashing = new Hashing();
    const { source, path } = transcript;
    const reports = await auditFile({ source: hashing.source(source), path }, settings, applicable, onChunk);
    // One that cannot be judged is looked at again; and while it was read, it may have become another.
    const isKept = reports.every(({ unusable }) => unusable === undefined) && hashing.result().sha256 === known.sha256;
    if (!isKept) return { reports };
    const cached = keep(known.key, reports, matchesSince(before, applicable));
    return { reports, ...(cached && { cache: cached }) };
  };

  /** @returns undefined for what is too large to be kept */
  function keep(key: string, reports: readonly FileReport[], matches: Matches): Audited['cache'] {
    const entry: Entry = { reports: reports.map(dataOfFileReport), matches };
    try {
      return cache.put(key, textOfValue(entry)) ? 'kept' : undefined;
    } catch (error) {
      if (!(error instanceof ToolReplayError)) throw error;
      // The audit is none the worse for it; whoever asked for a cache is told how often that was.
      return 'not kept';
    }
  }
}

/** Takes away old entries of a cache, once something was written to it. */
export function sweepCache(where: CacheSettings): void {
  try {
    new Cache(where).sweep();
  } catch (error) {
    // It is as large as before: of what could not be written, somebody was told.
    if (!(error instanceof ToolReplayError)) throw error;
  }
}

async function isEvidenced(path: string, name: string, settings: FileSettings): Promise<boolean> {
  try {
    return (await sealOf(path, name, settings)) !== undefined;
  } catch (error) {
    if (error instanceof ToolReplayError) return true;
    throw error;
  }
}

/** Whatever of the settings, and of what runs, a result depends on. */
function digestOfSettings(settings: FileSettings): string {
  const { checks, mutators, format, strictness, fingerprints, otherLines, digests } = settings;
  const all = [
    programDigest(),
    process.version,
    checks ? [...checks].sort() : null,
    mutators,
    format ?? null,
    strictness,
    fingerprints ?? null,
    otherLines ?? null,
    digests ?? null,
  ];
  return sha256(Buffer.from(JSON.stringify(all)), 'hex');
}

function scopeKey({ file, sha256 }: { readonly file: string; readonly sha256: string }): [string, string] {
  return [file, sha256];
}
