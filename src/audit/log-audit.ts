import type { Ending, Listener, PairedAnswer, PairedCall } from '../formats/pairing.ts';
import type { Session } from '../formats/session.ts';
import { sha256 } from '../json/digest.ts';
import { Findings } from '../rules/findings.ts';
import type { Issued, SessionRules } from '../rules/session-rules.ts';
import type { Call } from '../transcript/record.ts';

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
  issued: Issued = { identity: -1, effects: undefined };
  /** The SHA-256 of the response, once there is one. */
  answer = '';
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

/** What is kept of a session that has ended. */
export type Audited = Pick<SessionRules, 'findings' | 'compared'>;

/** What is kept of a session while it goes on. */
interface Running {
  readonly rules: SessionRules;
  /** By identity, the last answer where it is not the first. */
  readonly lastAnswers: Map<number, string>;
}

/** Audits the sessions of a log while it is read. */
export class LogAudit implements Listener<IssuedCall> {
  private readonly running = new Map<Session, Running>();
  private readonly ended = new Map<Session, Audited>();
  private readonly rulesOf: () => SessionRules;

  /** @param rulesOf makes the rules for one more session */
  constructor(rulesOf: () => SessionRules) {
    this.rulesOf = rulesOf;
  }

  /** What the rules came to in a session that has ended. */
  of(session: Session): Audited {
    return this.ended.get(session) ?? { findings: new Findings(), compared: 0 };
  }

  call(session: Session, call: PairedCall): IssuedCall {
    const issued = new IssuedCall(call);
    issued.issued = this.run(session).rules.issue(issued, call.call, call.toolLength);
    return issued;
  }

  answer(_session: Session, call: IssuedCall, { response, line, where, isUnchanged }: PairedAnswer): void {
    call.resultLine = line;
    call.resultWhere = where;
    call.answer = sha256(response, 'binary');
    call.isUnchanged = isUnchanged;
  }

  settle(session: Session, call: IssuedCall, { state }: Ending): void {
    const running = this.run(session);
    call.isCompared = state === 'answered';
    running.rules.settle(call, call.issued, state === 'answered' ? answerOf(running, call) : undefined);
  }

  end(session: Session): void {
    const { rules } = this.run(session);
    rules.end();
    const { findings, compared } = rules;
    this.ended.set(session, { findings, compared });
    this.running.delete(session);
  }

  private run(session: Session): Running {
    let running = this.running.get(session);
    if (running === undefined) {
      running = { rules: this.rulesOf(), lastAnswers: new Map() };
      this.running.set(session, running);
    }
    return running;
  }
}

/** The digest of the answer to a call: where it says that nothing changed, of the last answer to the identical call. */
function answerOf({ rules, lastAnswers }: Running, { issued: { identity }, answer, isUnchanged }: IssuedCall): string {
  const first = rules.firstAnswer(identity);
  const last = lastAnswers.get(identity) ?? first;
  if (isUnchanged && last !== undefined) return last;
  if (answer === first) lastAnswers.delete(identity);
  else if (first !== undefined) lastAnswers.set(identity, answer);
  return answer;
}
