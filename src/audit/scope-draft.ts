import { ToolReplayError } from '../error.ts';
import type { Draft } from '../scope/draft/draft.ts';
import type { Breach } from '../scope/policy.ts';
import type { Scope } from '../scope/scope.ts';
import type { MadeCall } from '../tools/made-call.ts';
import { discover } from './discover.ts';
import { KeptSource } from './kept-source.ts';
import { MAX_SCOPE } from './scope-file.ts';
import { type Source, sourceOf } from './source.ts';
import { auditTranscript, type ReadingSettings, type TranscriptAudit, type TranscriptChecks } from './transcript.ts';

/** Which transcripts a scope file is drafted from. */
export interface DraftSettings extends ReadingSettings {
  /** Globs, `!` excludes, relative to `folder`. */
  readonly transcripts: readonly string[];
  /** Streams beside the files that the globs name. */
  readonly streams: readonly Source[];
  /** An absolute path. */
  readonly folder: string;
}

/** The calls that no permission of a draft makes clean. */
export interface Unmet {
  readonly calls: number;
  /** What was wrong with the first of them, in order. */
  readonly first: readonly {
    readonly file: string;
    readonly line: number;
    readonly index: number;
    readonly outcome: Breach['outcome'];
    readonly why: string;
  }[];
}

/** A scope file to start from. */
export interface DraftedScope {
  readonly text: string;
  readonly calls: number;
  readonly unmet: Unmet;
  /** What was read. */
  readonly logs: readonly { readonly file: string; readonly log: TranscriptAudit }[];
}

/** So many calls are told that a draft does not make clean. */
const MOST_TOLD = 20;

/**
 * Writes the scope file that some transcripts need to be clean, and holds each of their calls against it.
 *
 * @param write a draft as the text of a scope file of version 2
 * @throws ToolReplayError when one of the transcripts cannot be judged, or there is no call in any
 */
export async function draftScope(settings: DraftSettings, write: (draft: Draft) => string): Promise<DraftedScope> {
  const { CompiledPolicy, Learner, namesPolicy, readDeclaration } = await import('../scope/version-2.ts');
  const streams = settings.streams.map((stream) => new KeptSource(stream));
  const sources = [...streams, ...(await filesOf(settings))];
  if (sources.length === 0) throw noTranscript();
  try {
    const learner = new Learner();
    const nobody = { agent: '', allowedTools: new Set<string>() };
    const logs = await readAll(sources, settings, { ...nobody, policy: namesPolicy(nobody) }, () => {
      const sessions = new Map<string | undefined, { see(call: MadeCall): void }>();
      return (name, _call, made) => {
        const session = sessions.get(name) ?? learner.session();
        sessions.set(name, session);
        session.see(made);
      };
    });
    const calls = logs.reduce((sum, { log }) => sum + log.sessions.reduce((total, one) => total + one.calls, 0), 0);
    if (calls === 0) throw nothingToLearn();
    const draft = learner.draft();
    const declaration = readDeclaration(Buffer.from(checkedSize(write(draft))), '<scope>');
    const policy = new CompiledPolicy(declaration, [], () => () => 'unknown');
    const unmet = new UnmetCalls();
    const { agent, allowedTools } = declaration;
    await readAll(
      sources,
      settings,
      { agent, allowedTools, policy },
      (file) =>
        (_name, { index, line }, _made, said) => {
          unmet.see(file, line, index, said[0]?.breaches ?? []);
        },
    );
    // A permission that allowed nothing is the reason for no clean call: without it the same calls are clean.
    const used = new Set(policy.uses.filter(({ matches }) => matches > 0).map(({ name }) => name));
    const allow = draft.allow.filter((permission) => used.has(`allow ${permission}`));
    return { text: write({ ...draft, allow }), calls, unmet, logs };
  } finally {
    for (const stream of streams) stream.close();
  }
}

/** The calls that are not clean: all are counted, the first are kept. */
class UnmetCalls implements Unmet {
  calls = 0;
  readonly first: Unmet['first'][number][] = [];

  see(file: string, line: number, index: number, breaches: readonly Breach[]): void {
    if (breaches.length === 0) return;
    this.calls++;
    if (this.calls > MOST_TOLD) return;
    for (const { outcome, why } of breaches) this.first.push({ file, line, index, outcome, why });
  }
}

async function readAll(
  sources: readonly Source[],
  settings: ReadingSettings,
  scope: Scope,
  hear: (file: string) => NonNullable<TranscriptChecks['onJudged']>,
): Promise<DraftedScope['logs']> {
  const { format, accepted, strictness } = settings;
  const checks = { format, accepted, strictness, checks: new Set(['scope'] as const), mutators: [], scopes: [scope] };
  const logs: { file: string; log: TranscriptAudit }[] = [];
  for (const source of sources) {
    const file = source.name;
    try {
      logs.push({ file, log: await auditTranscript(source, { ...checks, onJudged: hear(file) }) });
    } catch (error) {
      throw error instanceof ToolReplayError && error.place.file === undefined ? error.at({ file }) : error;
    }
  }
  return logs;
}

async function filesOf({ transcripts, folder }: DraftSettings): Promise<Source[]> {
  return (await discover(transcripts, folder, folder)).found.map(sourceOf);
}

function checkedSize(text: string): string {
  if (Buffer.byteLength(text) <= MAX_SCOPE) return text;
  throw new ToolReplayError('scope', {
    found: 'transcripts that need a scope file of more than 1 MiB',
    expected: 'at most 1 MiB',
    advice: 'start from fewer of them',
  });
}

function nothingToLearn(): ToolReplayError {
  return new ToolReplayError('nothing-checked', {
    found: 'not one call in these transcripts',
    expected: 'at least one to learn from',
  });
}

function noTranscript(): ToolReplayError {
  return new ToolReplayError('nothing-checked', {
    found: 'no file that matches',
    expected: 'at least one transcript to learn from',
  });
}
