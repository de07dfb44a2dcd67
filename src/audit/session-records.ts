import type { Format } from '../formats/format.ts';
import type { Ending, Listener, PairedAnswer, PairedCall } from '../formats/pairing.ts';
import type { Session } from '../formats/session.ts';
import { sha256 } from '../json/digest.ts';
import { Record } from '../transcript/record.ts';

const NONE: ReadonlySet<string> = new Set();

/** A call that is not settled, with all of its text. */
interface Held {
  readonly call: PairedCall;
  response: Buffer | undefined;
  isUnchanged: boolean;
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
  private readonly lastAnswers = new Map<Session, Map<string, Buffer>>();

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

  call(session: Session, call: PairedCall): Held {
    const held = this.isWanted(session) ? call : { ...call, call: Buffer.alloc(0) };
    return { call: held, response: undefined, isUnchanged: false };
  }

  answer(session: Session, held: Held, { response, isUnchanged }: PairedAnswer): void {
    if (!this.isWanted(session)) return;
    held.response = Buffer.from(response);
    held.isUnchanged = isUnchanged;
  }

  settle(session: Session, held: Held, ending: Ending): void {
    if (!this.isWanted(session)) return;
    const { index, line, call, toolLength } = held.call;
    this.take(session, new Record(index, line, call, toolLength, this.responseOf(session, held, ending)));
  }

  end(session: Session): void {
    this.lastAnswers.delete(session);
  }

  private responseOf(session: Session, held: Held, ending: Ending): Buffer {
    if (ending.state === 'part') return Buffer.from(`{"$part_of":${ending.of}}`);
    const { response } = held;
    if (response === undefined) return Buffer.from('{"$unanswered":true}');
    if (!this.refersBack.has(held.call.tool)) return response;
    const key = sha256(held.call.call, 'binary');
    const answers = this.lastAnswers.get(session) ?? new Map<string, Buffer>();
    this.lastAnswers.set(session, answers);
    const last = answers.get(key);
    if (held.isUnchanged && last !== undefined) return last;
    answers.set(key, response);
    return response;
  }
}
