import { auditFile, type FileSettings, type Transcript } from './file-audit.ts';
import type { FileReport } from './file-report.ts';
import type { Applicable } from './scopes.ts';

/** What came of one transcript. */
export interface Audited {
  readonly reports: readonly FileReport[];
  /** What the cache did, where there is one that this transcript can be in. */
  readonly cache?: 'taken' | 'kept' | 'not kept';
}

/** Audits one transcript after the other. What is wrong with one stands in its report. */
export type Auditor = (
  transcript: Transcript,
  applicable: Applicable | undefined,
  onChunk?: (bytes: number) => void,
) => Promise<Audited>;

/** Who audits by some settings. @throws ToolReplayError when there can be no cache where one is asked for */
export async function auditorOf(settings: FileSettings): Promise<Auditor> {
  const { cache } = settings;
  // Most runs do not load this.
  if (cache !== undefined) return (await import('./cache/cached-audit.ts')).cachedAuditor(settings, cache);
  return async (transcript, applicable, onChunk) => ({
    reports: await auditFile(transcript, settings, applicable, onChunk),
  });
}
