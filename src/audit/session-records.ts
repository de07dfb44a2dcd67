import type { Format } from '../formats/format.ts';
import type { Ending, Listener, PairedAnswer, PairedCall } from '../formats/pairing.ts';
import type { Session } from '../formats/session.ts';
import { sha256 } from '../json/digest.ts';
import { Record } from '../transcript/record.ts';
import { type Kept, Spill } from './spill.ts';

const NONE: ReadonlySet<string> = new Set();

/** A call that is not settled, with all of its text. */
interface Held {
  readonly call: Omit<PairedCall, 'call'>;
  /** Undefined when nobody wants it. */
  readonly text: Kept | undefined;
  response: Kept | undefined;
  isUnchanged: boolean;
}

/** A call whose turn has come, with its own answer. */
interface Settled {
  readonly tool: string;
  readonly callText: Buffer;
  readonly own: Buffer | undefined;
  readonly isUnchanged: boolean;
}

/** Takes the records of a session, in order. Each is valid during the call. */
export type TakeRecord = (session: Session, record: Record) => void;

/**
 * Makes records of the calls of a log: its native view.
 *
 * A call that was never answered has the response `{"$unanswered":true}`, and one whose answer is part of another call's
 * `{"$part_of":index}`; both are known by the rules. An answer that says that nothing changed is the answer that it
 * refers to.
 */
export class SessionRecords implements Listener<Held> {
  private readonly take: TakeRecord;
  private readonly isWanted: (session: Session) => boolean;
  private readonly refersBack: ReadonlySet<string>;
  /** The last answer to each call that a later answer may refer to, by session and digest of the call. */
  private readonly lastAnswers = new Map<Session, Map<string, Kept>>();
  private readonly spill = new Spill();

  /**
   * @param isWanted whether the records of a session are taken; nothing is held of others
   * @param format what the log is
   */
  constructor(
    take: TakeRecord,
    isWanted: (session: Session) => boolean,
    { refersBack = NONE }: Pick<Format, 'refersBack'>,
  ) {
    this.take = take;
    this.isWanted = isWanted;
    this.refersBack = refersBack;
  }

  call(session: Session, paired: PairedCall): Held {
    const { call: text, ...call } = paired;
    const kept = this.isWanted(session) ? this.spill.keep(text) : undefined;
    return { call, text: kept, response: undefined, isUnchanged: false };
  }

  answer(_session: Session, held: Held, { response, isUnchanged }: PairedAnswer): void {
    if (held.text === undefined) return;
    held.response = this.spill.keep(response);
    held.isUnchanged = isUnchanged;
  }

  settle(session: Session, { call, text, response, isUnchanged }: Held, ending: Ending): void {
    if (text === undefined) return;
    const { index, line, tool, toolLength } = call;
    const callText = this.spill.get(text);
    const own = response === undefined ? undefined : this.spill.get(response);
    this.spill.release(text);
    this.spill.release(response);
    const answer = this.responseOf(session, { tool, callText, own, isUnchanged }, ending);
    this.take(session, new Record(index, line, callText, toolLength, answer));
  }

  end(session: Session): void {
    for (const kept of this.lastAnswers.get(session)?.values() ?? []) this.spill.release(kept);
    this.lastAnswers.delete(session);
  }

  /** Nothing more is asked of this. */
  close(): void {
    this.spill.close();
  }

  private responseOf(session: Session, { tool, callText, own, isUnchanged }: Settled, ending: Ending): Buffer {
    if (ending.state === 'part') return Buffer.from(`{"$part_of":${ending.of}}`);
    if (own === undefined) return Buffer.from('{"$unanswered":true}');
    if (!this.refersBack.has(tool)) return own;
    const key = sha256(callText, 'binary');
    const answers = this.lastAnswers.get(session) ?? new Map<string, Kept>();
    this.lastAnswers.set(session, answers);
    const last = answers.get(key);
    if (isUnchanged && last !== undefined) return this.spill.get(last);
    this.spill.release(last);
    answers.set(key, this.spill.keep(own));
    return own;
  }
}
