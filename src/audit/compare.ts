import type { Shown } from '../compare/changed-parts.ts';
import { compareRuns } from '../compare/compare.ts';
import type { ComparedTranscript } from '../compare/compared-transcript.ts';
import type { Comparison } from '../compare/comparison.ts';
import { ToolReplayError } from '../error.ts';
import { knowledgeOf } from '../scope/knowledge.ts';
import type { Scope } from '../scope/scope.ts';
import { CallLog } from './call-log.ts';
import type { Source } from './source.ts';
import { Texts } from './texts.ts';
import { auditTranscript, type ReadingSettings, type TranscriptAudit } from './transcript.ts';

/** How two transcripts are compared. */
export interface ComparingSettings extends Omit<ReadingSettings, 'accepted'> {
  /** What they say is volatile is left out; version 1 says nothing of it. */
  readonly scopes: readonly Scope[];
  /** What values may be shown; undefined where none is to be. */
  readonly shown?: Shown | undefined;
}

/** Two transcripts compared, and what each was read as. */
export interface ComparedSources {
  readonly comparison: Comparison;
  readonly base: TranscriptAudit;
  readonly head: TranscriptAudit;
}

/** A transcript that was read to be compared. */
interface Run {
  readonly audit: TranscriptAudit;
  readonly log: CallLog;
}

/**
 * Compares two transcripts of any formats, sealed or not. Whether a seal is intact is not looked at.
 *
 * @throws ToolReplayError when one cannot be judged, with its name as the file, or when neither has a call
 */
export async function compareSources(
  base: Source,
  head: Source,
  settings: ComparingSettings,
): Promise<ComparedSources> {
  const texts = new Texts();
  try {
    const one = await readRun(base, settings, texts);
    const other = await readRun(head, settings, texts);
    const comparison = compareRuns(sessionsOf(one), sessionsOf(other), {
      texts,
      normalizer: knowledgeOf(settings.scopes)?.normalizer,
      shown: settings.shown,
    });
    if (comparison.calls.base + comparison.calls.head === 0) throw nothingToCompare();
    return { comparison, base: one.audit, head: other.audit };
  } finally {
    texts.close();
  }
}

/** The same where a transcript that cannot be judged is a result among others. */
export async function compareTranscripts(
  base: Source,
  head: Source,
  settings: ComparingSettings,
): Promise<ComparedTranscript> {
  let side: 'base' | 'head' | undefined;
  const of = (source: Source, which: 'base' | 'head'): Source => ({
    name: source.name,
    chunks() {
      side = which;
      return source.chunks();
    },
  });
  const names = { base: base.name, head: head.name };
  try {
    const { comparison } = await compareSources(of(base, 'base'), of(head, 'head'), settings);
    return { state: 'compared', ...names, comparison };
  } catch (error) {
    if (!(error instanceof ToolReplayError)) throw error;
    return { state: 'unusable', ...names, side: error.code === 'nothing-checked' ? undefined : side, error };
  }
}

/** Reads a transcript to compare it. @param texts those of all runs that are to be compared */
export async function readRun(source: Source, settings: ComparingSettings, texts: Texts): Promise<Run> {
  const log = new CallLog(texts);
  const { format, strictness } = settings;
  try {
    const audit = await auditTranscript(source, {
      format,
      strictness,
      accepted: 'either',
      checks: new Set(),
      mutators: [],
      scopes: [],
      listenTo: (session) => log.listenTo(session),
    });
    return { audit, log };
  } catch (error) {
    if (!(error instanceof ToolReplayError) || error.place.file !== undefined) throw error;
    throw error.at({ file: source.name });
  }
}

/** The sessions of a run, each with its calls. */
export function sessionsOf({ audit, log }: Run): { name: string | undefined; calls: ReturnType<CallLog['of']> }[] {
  return audit.sessions.map(({ name }) => ({ name, calls: log.of(name) }));
}

function nothingToCompare(): ToolReplayError {
  return new ToolReplayError('nothing-checked', {
    found: 'not one call in either',
    expected: 'at least one recorded call',
    advice: 'a comparison of nothing is no pass',
  });
}
