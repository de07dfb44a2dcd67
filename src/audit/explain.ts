import { CHECKS } from '../rules/rule.ts';
import type { Judgement } from '../scope/policy.ts';
import type { Scope } from '../scope/scope.ts';
import type { Call } from '../transcript/record.ts';
import { oneSession } from './one-session.ts';
import type { Source } from './source.ts';
import { type Kept, Spill } from './spill.ts';
import { auditTranscript, type ReadingSettings, type SessionAudit } from './transcript.ts';

/** One session held against one scope, with what decided on each call. */
export interface Explained {
  readonly session: SessionAudit;
  /** What is said of each call, in order; to be read once. */
  lines(): Iterable<string>;
  /** Gives back what was held. */
  close(): void;
}

/**
 * Holds the calls of one session against a scope and says of each what decided.
 *
 * @param wanted the name of the session; undefined where only one has calls
 * @param tell one call and its judgement, as text
 * @throws ToolReplayError when the transcript cannot be judged
 */
export async function explainSession(
  source: Source,
  settings: ReadingSettings,
  scope: Scope,
  wanted: string | undefined,
  tell: (call: Call, judgement: Judgement) => string,
): Promise<Explained> {
  const spill = new Spill();
  const kept: Kept[] = [];
  let first: string | undefined;
  try {
    const { sessions } = await auditTranscript(source, {
      ...settings,
      checks: new Set(CHECKS.filter((check) => check === 'scope')),
      mutators: [],
      scopes: [scope],
      onJudged(session, call, _made, [judgement]) {
        first ??= session;
        if (judgement === undefined || session !== (wanted ?? first)) return;
        kept.push(spill.keep(Buffer.from(tell(call, judgement))));
      },
    });
    return {
      session: oneSession(sessions, wanted),
      *lines() {
        for (const line of kept) yield spill.get(line).toString();
      },
      close: () => spill.close(),
    };
  } catch (error) {
    spill.close();
    throw error;
  }
}
