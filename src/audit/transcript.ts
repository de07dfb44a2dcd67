import { type Break, Verifier } from '../chain/verifier.ts';
import { ToolReplayError } from '../error.ts';
import { ForeignTranscript, type Strictness } from '../formats/foreign-transcript.ts';
import type { SkipReason } from '../formats/frames.ts';
import { NATIVE } from '../formats/native.ts';
import type { Recognised } from '../formats/recognise.ts';
import type { Unpaired } from '../formats/session.ts';
import { sha256 } from '../json/digest.ts';
import { withheldAlike } from '../json/withheld.ts';
import type { Answer } from '../rules/answer.ts';
import type { CallListener } from '../rules/call-listener.ts';
import { HeardSession } from '../rules/heard-session.ts';
import { RULES } from '../rules/kinds.ts';
import type { Check } from '../rules/rule.ts';
import { SessionRules } from '../rules/session-rules.ts';
import { knowledgeOf } from '../scope/knowledge.ts';
import type { Judgement } from '../scope/policy.ts';
import type { Scope } from '../scope/scope.ts';
import type { MadeCall } from '../tools/made-call.ts';
import { type Accepted, NativeTranscript } from '../transcript/native-transcript.ts';
import type { Call, Record } from '../transcript/record.ts';
import { KeptAnswers } from './kept-answers.ts';
import { type Audited, LogAudit } from './log-audit.ts';
import { type Consumer, nativeConsumer, reading } from './reading.ts';
import type { SealCheck } from './seal-check.ts';
import type { Source } from './source.ts';

/** How a transcript is to be read. */
export interface ReadingSettings {
  /** The name of its format; undefined to find out. */
  readonly format?: string | undefined;
  /** Of the native form: which kind of line is taken. */
  readonly accepted: Accepted;
  /** Of an agent's log: what is done about what no reader knows what to do with. */
  readonly strictness: Strictness;
}

/** What to look for in one transcript. */
export interface TranscriptChecks extends ReadingSettings {
  readonly checks: ReadonlySet<Check>;
  readonly mutators: readonly string[];
  /** What the calls are held against, where the check scope is made; and what is known of tools and answers. */
  readonly scopes: readonly Scope[];
  /** Makes what hears every call of a session with its answer. */
  readonly listenTo?: ((session: string | undefined) => CallListener) | undefined;
  /** Whether findings are to be named by the calls that they are on: all of them, or only the first of each session. */
  readonly fingerprints?: 'made' | 'first' | undefined;
  /** Whether findings are to say on which line the other call is that they refer to. */
  readonly otherLines?: 'told' | undefined;
  /** What more a sealed transcript is held against than its chain; undefined where nothing is known. */
  readonly seal?: SealCheck | undefined;
  /** Hears each call, with the name of its session, and what scopes of version 2 say of it. */
  readonly onJudged?: (
    session: string | undefined,
    call: Call,
    made: MadeCall,
    judgements: readonly Judgement[],
  ) => void;
}

/** What one pass over a session found. */
export interface SessionAudit extends Audited, Unpaired {
  /** As the log names it; undefined in the native form, which is one session. */
  readonly name: string | undefined;
  readonly calls: number;
}

/** What one pass over a transcript found. */
export interface TranscriptAudit {
  /** The name of its format. */
  readonly format: string;
  /** At least one. */
  readonly sessions: readonly SessionAudit[];
  /** How many parts of it were passed over, and why. */
  readonly skipped: ReadonlyMap<SkipReason, number>;
  /** Whether its lines are sealed; undefined when it has none. */
  readonly sealed: boolean | undefined;
  /** The first broken link, when the chain was verified and is broken. */
  readonly break: Break | undefined;
}

/** A reader, and what it found once it has read all. */
interface Auditor {
  readonly consumer: Consumer;
  result(): TranscriptAudit;
  /** Gives back what it holds beside memory. */
  close(): void;
}

/**
 * Reads a transcript once and shows each call to every rule that was asked for.
 *
 * @param onChunk hears how many bytes were read, for whoever shows progress
 * @throws ToolReplayError when the transcript cannot be judged; its place has no file
 */
export async function auditTranscript(
  source: Source,
  checks: TranscriptChecks,
  onChunk?: (bytes: number) => void,
): Promise<TranscriptAudit> {
  let auditor: Auditor | undefined;
  const steps = reading(checks.seal?.source(source) ?? source, checks.format, (recognised) => {
    auditor = recognised === NATIVE ? nativeAuditor(checks) : foreignAuditor(recognised, checks);
    return auditor.consumer;
  });
  try {
    for await (const bytes of steps) onChunk?.(bytes);
    // The reading has made one, whatever the bytes.
    return (auditor as Auditor).result();
  } finally {
    // The compiler does not see that the reading sets it.
    (auditor as Auditor | undefined)?.close();
  }
}

function nativeAuditor(checks: TranscriptChecks): Auditor {
  const transcript = new NativeTranscript(checks.accepted);
  const verifier = checks.seal?.verifier ?? new Verifier();
  const answers = answersOf(checks);
  const rules =
    checks.checks.size === 0 ? new HeardSession(checks.listenTo?.(undefined)) : rulesOf(checks, verifier, answers);
  const see = (record: Record): void => {
    if (checks.checks.has('verify')) verifier.see(record);
    checks.seal?.see(record);
    const issued = rules.issue(record, record.call, record.toolLength);
    rules.settle(record, issued, record.isCompared ? answerOf(record) : undefined);
  };
  return {
    consumer: nativeConsumer(transcript, see, () => rules.end()),
    result: () => {
      const { findings, compared, unchecked, normalized } = rules;
      const audited = { findings, compared, unchecked, normalized };
      const none = { unanswered: 0, orphans: 0, duplicates: 0 };
      return {
        format: NATIVE,
        sessions: [{ name: undefined, calls: transcript.calls, ...audited, ...none }],
        skipped: new Map(),
        sealed: transcript.sealed,
        break: verifier.break,
      };
    },
    close: () => answers?.close(),
  };
}

function answerOf(record: Record): Answer {
  const response = record.seal === undefined ? record.response : withheldAlike(record.response);
  return { digest: sha256(response, 'binary'), bytes: response.length, response };
}

function foreignAuditor({ format, framing }: Exclude<Recognised, 'native'>, checks: TranscriptChecks): Auditor {
  if (checks.accepted === 'sealed') throw notNative(format.name);
  const answers = answersOf(checks);
  const audit = new LogAudit({
    rulesOf: ({ name }) => rulesOf(checks, new Verifier(), answers, name),
    responses: answers === undefined && checks.listenTo === undefined ? 'digests' : 'looked at',
    refersBack: format.refersBack ?? new Set(),
  });
  const transcript = new ForeignTranscript(format, framing, checks.strictness, audit);
  return {
    consumer: transcript,
    result: () => ({
      format: transcript.format,
      sessions: transcript.sessions.map((session) => {
        const { name, calls, unanswered, orphans, duplicates } = session;
        return { name, calls, ...audit.of(session), unanswered, orphans, duplicates };
      }),
      skipped: transcript.skipped,
      sealed: false,
      break: undefined,
    }),
    close: () => {
      answers?.close();
      audit.close();
    },
  };
}

/** Answers are looked at again only where it is known what may differ in them. */
function answersOf({ checks, scopes }: TranscriptChecks): KeptAnswers | undefined {
  return checks.has('replay') && knowledgeOf(scopes) !== undefined ? new KeptAnswers() : undefined;
}

function rulesOf(
  { checks, mutators, scopes, listenTo, fingerprints, otherLines, seal, onJudged }: TranscriptChecks,
  verifier: Verifier,
  answers: KeptAnswers | undefined,
  session?: string,
): SessionRules {
  const asked = RULES.filter(({ check }) => checks.has(check));
  return new SessionRules(asked, {
    mutators,
    scopes: checks.has('scope') ? scopes : [],
    knowledge: knowledgeOf(scopes),
    answers,
    verifier,
    seal,
    listener: listenTo?.(session),
    fingerprints,
    otherLines,
    ...(onJudged && { onJudged: (call, made, judgements) => onJudged(session, call, made, judgements) }),
  });
}

/** Why calls that nothing answered cannot be replayed: a check that compared nothing is no pass. */
export function nothingCompared(): ToolReplayError {
  return new ToolReplayError('nothing-checked', {
    found: 'calls without one answer among them',
    expected: 'at least one answer to compare',
    advice: 'such a log can be held against a scope',
  });
}

export function notNative(format: string): ToolReplayError {
  return new ToolReplayError('not-sealed', {
    found: `a log of the format ${format}`,
    expected: 'a sealed transcript',
    advice: 'toolreplay seal makes one',
  });
}
