import type { Ending, Listener, PairedAnswer, PairedCall } from '../formats/pairing.ts';
import type { Session } from '../formats/session.ts';
import { sha256 } from '../json/digest.ts';
import type { Answer } from '../rules/answer.ts';
import { Findings } from '../rules/findings.ts';
import type { Issued, SessionRules } from '../rules/session-rules.ts';
import type { Call } from '../transcript/record.ts';
import { type Kept, Spill } from './spill.ts';

/** A call of a log that was issued and not settled, with as little of it as replay needs. */
class IssuedCall implements Call {
  readonly index: number;
  readonly line: number;
  resultLine: number;
  readonly tool: string;
  readonly batch: number;
  readonly cwd: string | undefined;
  readonly era: number;
  readonly where: string | undefined;
  resultWhere: string | undefined;
  issued: Issued = { identity: -1, effects: undefined, bytes: 0 };
  /** The response, once there is one. */
  answer: KeptAnswer = { digest: '', bytes: 0, response: undefined };
  /** The response says that what an identical call got is still true. */
  isUnchanged = false;
  isCompared = false;

  constructor({ index, line, tool, batch, where, cwd, era }: PairedCall) {
    this.index = index;
    this.line = line;
    this.resultLine = line;
    this.tool = tool;
    this.batch = batch;
    this.cwd = cwd;
    this.era = era;
    this.where = where;
    this.resultWhere = where;
  }
}

/** An answer, as far as it is kept. */
interface KeptAnswer {
  /** The SHA-256 of the response. */
  readonly digest: string;
  readonly bytes: number;
  /** All of it, where it is looked at again. */
  readonly response: Kept | undefined;
}

/** What is kept of a session that has ended. */
export type Audited = Pick<SessionRules, 'findings' | 'compared' | 'unchecked' | 'normalized'>;

/** What is kept of a session while it goes on. */
interface Running {
  readonly rules: SessionRules;
  /** By identity, the last answer where it is not the first. */
  readonly lastAnswers: Map<number, KeptAnswer>;
}

/** How a log is audited. */
export interface LogAuditSettings {
  /** Makes the rules for one more session. */
  readonly rulesOf: (session: Session) => SessionRules;
  /** Whether the rules look at responses, or else at their digests alone. */
  readonly responses: 'looked at' | 'digests';
  /** The tools whose answers may say that what an identical call got is still true. */
  readonly refersBack: ReadonlySet<string>;
}

/** Audits the sessions of a log while it is read. */
export class LogAudit implements Listener<IssuedCall> {
  private readonly running = new Map<Session, Running>();
  private readonly ended = new Map<Session, Audited>();
  private readonly settings: LogAuditSettings;
  private readonly spill = new Spill();

  constructor(settings: LogAuditSettings) {
    this.settings = settings;
  }

  /** What the rules came to in a session that has ended. */
  of(session: Session): Audited {
    const nothing = { compared: 0, unchecked: new Map(), normalized: { answers: 0, fields: 0 } };
    return this.ended.get(session) ?? { findings: new Findings(), ...nothing };
  }

  /** Nothing more is asked of this. */
  close(): void {
    this.spill.close();
  }

  call(session: Session, call: PairedCall): IssuedCall {
    const issued = new IssuedCall(call);
    issued.issued = this.run(session).rules.issue(issued, call.call, call.toolLength);
    return issued;
  }

  answer(_session: Session, call: IssuedCall, { response, line, where, isUnchanged }: PairedAnswer): void {
    call.resultLine = line;
    call.resultWhere = where;
    const kept = this.settings.responses === 'looked at' ? this.spill.keep(response) : undefined;
    call.answer = { digest: sha256(response, 'binary'), bytes: response.length, response: kept };
    call.isUnchanged = isUnchanged;
  }

  settle(session: Session, call: IssuedCall, { state }: Ending): void {
    const running = this.run(session);
    call.isCompared = state === 'answered';
    running.rules.settle(call, call.issued, state === 'answered' ? this.answerOf(running, call) : undefined);
    // Where it is the last answer it was kept once more.
    this.spill.release(call.answer.response);
  }

  end(session: Session): void {
    const { rules, lastAnswers } = this.run(session);
    rules.end();
    for (const { response } of lastAnswers.values()) this.spill.release(response);
    const { findings, compared, unchecked, normalized } = rules;
    this.ended.set(session, { findings, compared, unchecked, normalized });
    this.running.delete(session);
  }

  private run(session: Session): Running {
    let running = this.running.get(session);
    if (running === undefined) {
      running = { rules: this.settings.rulesOf(session), lastAnswers: new Map() };
      this.running.set(session, running);
    }
    return running;
  }

  /** The answer to a call: where it says that nothing changed, the last answer to the identical call. */
  private answerOf({ rules, lastAnswers }: Running, call: IssuedCall): Answer {
    const { tool, answer, isUnchanged } = call;
    const { identity } = call.issued;
    const first = rules.firstAnswer(identity);
    const last = lastAnswers.get(identity);
    if (isUnchanged && first !== undefined) {
      const { digest, response } = last ?? { digest: first, response: undefined };
      return { digest, bytes: answer.bytes, response: response && this.spill.get(response) };
    }
    const response = answer.response && this.spill.get(answer.response);
    if (answer.digest === first) this.forget(lastAnswers, identity);
    else if (first !== undefined && (last === undefined || last.digest !== answer.digest)) {
      this.forget(lastAnswers, identity);
      const isAskedFor = response !== undefined && this.settings.refersBack.has(tool);
      lastAnswers.set(identity, { ...answer, response: isAskedFor ? this.spill.keep(response) : undefined });
    }
    return { digest: answer.digest, bytes: answer.bytes, response };
  }

  private forget(lastAnswers: Map<number, KeptAnswer>, identity: number): void {
    this.spill.release(lastAnswers.get(identity)?.response);
    lastAnswers.delete(identity);
  }
}
