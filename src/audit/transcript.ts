import { type Break, Verifier } from '../chain/verifier.ts';
import { ToolReplayError } from '../error.ts';
import { ForeignTranscript, type Strictness } from '../formats/foreign-transcript.ts';
import type { SkipReason } from '../formats/frames.ts';
import { NATIVE } from '../formats/native.ts';
import type { Recognised } from '../formats/recognise.ts';
import { sha256 } from '../json/digest.ts';
import type { Findings } from '../rules/findings.ts';
import { RULES } from '../rules/kinds.ts';
import type { Check } from '../rules/rule.ts';
import { SessionRules } from '../rules/session-rules.ts';
import type { Scope } from '../scope/scope.ts';
import { type Accepted, NativeTranscript } from '../transcript/native-transcript.ts';
import type { Record } from '../transcript/record.ts';
import { LogAudit } from './log-audit.ts';
import { type Consumer, reading } from './reading.ts';
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
  readonly scope?: Scope;
}

/** What one pass over a session found. */
export interface SessionAudit {
  /** As the log names it; undefined in the native form, which is one session. */
  readonly name: string | undefined;
  readonly calls: number;
  readonly findings: Findings;
  /** Calls that nothing answered. */
  readonly unanswered: number;
  /** Results of calls that are not there. */
  readonly orphans: number;
  /** Copies of a call, and answers after the first. */
  readonly duplicates: number;
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

/** A consumer that can tell what it found. */
interface Auditor extends Consumer {
  result(): TranscriptAudit;
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
  const steps = reading(source, checks.format, (recognised) => {
    auditor = recognised === NATIVE ? nativeAuditor(checks) : foreignAuditor(recognised, checks);
    return auditor;
  });
  for await (const bytes of steps) onChunk?.(bytes);
  // The reading has made one, whatever the bytes.
  return (auditor as Auditor).result();
}

function nativeAuditor(checks: TranscriptChecks): Auditor {
  const transcript = new NativeTranscript(checks.accepted);
  const verifier = new Verifier();
  const rules = rulesOf(checks, verifier);
  const see = (record: Record): void => {
    if (checks.checks.has('verify')) verifier.see(record);
    const identity = rules.issue(record, record.call);
    rules.settle(record, identity, record.isCompared ? sha256(record.response, 'binary') : undefined);
  };
  return {
    read(chunk) {
      for (const record of transcript.read(chunk)) see(record);
    },
    finish() {
      for (const record of transcript.finish()) see(record);
    },
    result: () => ({
      format: NATIVE,
      sessions: [
        {
          name: undefined,
          calls: transcript.calls,
          findings: rules.findings,
          unanswered: 0,
          orphans: 0,
          duplicates: 0,
        },
      ],
      skipped: new Map(),
      sealed: transcript.sealed,
      break: verifier.break,
    }),
  };
}

function foreignAuditor({ format, framing }: Exclude<Recognised, 'native'>, checks: TranscriptChecks): Auditor {
  if (checks.accepted === 'sealed') throw notNative(format.name);
  const audit = new LogAudit(() => rulesOf(checks, new Verifier()));
  const transcript = new ForeignTranscript(format, framing, checks.strictness, audit);
  return {
    read: (chunk) => transcript.read(chunk),
    member: (name, bytes) => transcript.member(name, bytes),
    finish: () => transcript.finish(),
    result: () => ({
      format: format.name,
      sessions: transcript.sessions.map((session) => ({
        name: session.name,
        calls: session.calls,
        findings: audit.findingsOf(session),
        unanswered: session.unanswered,
        orphans: session.orphans,
        duplicates: session.duplicates,
      })),
      skipped: transcript.skipped,
      sealed: false,
      break: undefined,
    }),
  };
}

function rulesOf({ checks, mutators, scope }: TranscriptChecks, verifier: Verifier): SessionRules {
  const asked = RULES.filter(({ check }) => checks.has(check));
  return new SessionRules(asked, { mutators, scope, verifier });
}

function notNative(format: string): ToolReplayError {
  return new ToolReplayError('not-sealed', {
    found: `a log of the format ${format}`,
    expected: 'a sealed transcript',
    advice: 'toolreplay seal makes one',
  });
}
