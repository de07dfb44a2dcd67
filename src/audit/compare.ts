import type { Shown } from '../compare/changed-parts.ts';
import { compareRuns } from '../compare/compare.ts';
import type { ComparedTranscript } from '../compare/compared-transcript.ts';
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

/** Two transcripts compared, and what each was read as: undefined where it cannot be judged. */
export interface ComparedSources {
  readonly compared: Extract<ComparedTranscript, { readonly state: 'compared' | 'unusable' }>;
  readonly base: TranscriptAudit | undefined;
  readonly head: TranscriptAudit | undefined;
}

/** A transcript that was read to be compared. */
interface Run {
  readonly audit: TranscriptAudit;
  readonly log: CallLog;
}

/**
 * Compares two transcripts of any formats, sealed or not. Whether a seal is intact is not looked at. A transcript that
 * cannot be judged is a result, and so is that neither has a call.
 */
export async function compareTranscripts(
  base: Source,
  head: Source,
  settings: ComparingSettings,
): Promise<ComparedSources> {
  const names = { base: base.name, head: head.name };
  const texts = new Texts();
  let one: Run | undefined;
  let other: Run | undefined;
  try {
    one = await readRun(base, settings, texts);
    other = await readRun(head, settings, texts);
    const knowledge = knowledgeOf(settings.scopes);
    const comparison = compareRuns(sessionsOf(one), sessionsOf(other), {
      texts,
      normalizer: knowledge?.normalizer,
      hidden: knowledge?.redact ?? [],
      shown: settings.shown,
    });
    if (comparison.calls.base + comparison.calls.head === 0) throw nothingToCompare();
    return { compared: { state: 'compared', ...names, comparison }, base: one.audit, head: other.audit };
  } catch (error) {
    if (!(error instanceof ToolReplayError)) throw error;
    const side = one === undefined ? 'base' : other === undefined ? 'head' : undefined;
    return { compared: { state: 'unusable', ...names, side, error }, base: one?.audit, head: other?.audit };
  } finally {
    texts.close();
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
