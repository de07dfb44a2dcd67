import { JsonNode } from '../json/node.ts';
import type { Format, Log, LoggedAnswer, LoggedCall, LoggedResult, Place, Spot } from './format.ts';
import { isFault } from './frames.ts';
import { IdTable } from './id-table.ts';
import { type CallText, Mapping } from './mapping.ts';
import { OpenCalls } from './open-calls.ts';
import { Session } from './session.ts';

/** A call, in canonical form and with its place. */
export interface PairedCall extends CallText, Spot {
  readonly index: number;
  readonly tool: string;
  /** Calls with the same number were issued together and have no order among themselves. */
  readonly batch: number;
  /** The working directory that the log states for it. */
  readonly cwd: string | undefined;
  /** How often its session was compacted before it, with a call between. */
  readonly era: number;
}

/** An answer, in canonical form and with its place. */
export interface PairedAnswer extends Spot {
  /** Valid during the call. */
  readonly response: Buffer;
  /** It says that what an identical call got before is still true. */
  readonly isUnchanged: boolean;
}

/** How a call ended: answered, or waiting for the answer of another call, whose index that is, or never. */
export type Ending = { readonly state: 'answered' | 'unanswered' } | { readonly state: 'part'; readonly of: number };

/** Hears the calls of a log with their answers. `Kept` is what it remembers of a call until that ended. */
export interface Listener<Kept> {
  /** A call, when it was issued. */
  call(session: Session, call: PairedCall): Kept;
  /** Its answer, when it came. */
  answer(session: Session, kept: Kept, answer: PairedAnswer): void;
  /** How it ended, in the order of calls. */
  settle(session: Session, kept: Kept, ending: Ending): void;
  /** There is nothing more of a session. */
  end(session: Session): void;
}

/**
 * So many calls of a session wait to be settled, at most, beside those that were issued together last. The first of them
 * has then no answer: one that comes after so many later calls is counted as a result of no call. Without a limit, one
 * call that nothing answers would keep all that follow it in memory.
 */
const MOST_WAITING = 2000;

/** A call whose turn to be settled has not come. */
interface Pending<Kept> {
  readonly kept: Kept;
  readonly index: number;
  readonly id: string | undefined;
  readonly batch: number;
  ending: Ending | undefined;
}

/** A session, and what is going on in it. */
interface Running<Kept> {
  readonly session: Session;
  readonly open: OpenCalls<Pending<Kept>>;
  /** The calls that are not settled, in their order, from `settled` on. */
  readonly queue: Pending<Kept>[];
  /** The ids of calls that were given up: the first answer to one is no copy of another. */
  readonly givenUp: Set<string>;
  settled: number;
  lastBatch: string | undefined;
  /** Whether a result came since the last call. */
  hasResult: boolean;
}

const NOTHING = Buffer.alloc(0);
const UNANSWERED: Ending = { state: 'unanswered' };
const ANSWERED: Ending = { state: 'answered' };

/**
 * Brings calls and results together, by session and id, and puts the calls in the order in which they were issued.
 *
 * Nothing is dropped in silence: what has no counterpart is counted in its {@link Session}.
 */
export class Pairing<Kept> implements Log {
  /** In the order in which they were first heard of. */
  readonly sessions: Session[] = [];
  /** Items of unknown types. */
  unknownItems = 0;
  private readonly running = new Map<string, Running<Kept>>();
  /** How many sessions the log gave each name: one that has ended is not the next of its name. */
  private readonly named = new Map<string, number>();
  private readonly mapping = new Mapping();
  /** The ids of the calls that wait, in all sessions: a result that another session has of one is no copy. */
  private readonly waitingIds = new Set<string>();
  /** The ids of all calls of all sessions: a copy can stand in another session than what it is a copy of. */
  private readonly fileIds = new IdTable();
  /** The ids of all compactions. */
  private readonly compactions = new IdTable();
  private readonly ids: Format['ids'];
  private readonly listener: Listener<Kept>;
  private readonly locate: (node: JsonNode) => Spot;

  /** @param locate where a value of the item in hand stands */
  constructor(ids: Format['ids'], listener: Listener<Kept>, locate: (node: JsonNode) => Spot) {
    this.ids = ids;
    this.listener = listener;
    this.locate = locate;
  }

  session(name: string): void {
    this.run(name);
  }

  call(call: LoggedCall): void {
    const running = this.run(call.session);
    const { session } = running;
    const text = placed(call.at, () => this.mapping.call(call.tool, call.args));
    if (this.isCopy(running, call.id, text.call)) {
      session.duplicates++;
      return;
    }
    const batch = this.batch(running, call.batch);
    const kept = this.listener.call(session, {
      ...text,
      ...this.spotOf(call.at),
      index: session.calls++,
      tool: call.tool,
      batch,
      cwd: call.cwd,
      era: session.era,
    });
    const pending: Pending<Kept> = { kept, index: session.calls - 1, id: call.id, batch, ending: undefined };
    running.queue.push(pending);
    const whole = call.partOf === undefined ? undefined : running.open.first(call.partOf);
    if (whole !== undefined) pending.ending = { state: 'part', of: whole.index };
    if (call.answer !== undefined) this.answer(running, pending, call.answer);
    else if (call.id !== undefined) running.open.add(call.id, pending);
    if (running.queue.length - running.settled > MOST_WAITING) this.giveUp(running, batch);
  }

  result(result: LoggedResult): void {
    const running = this.run(result.session);
    const { session } = running;
    const { id } = result;
    const pending = id === undefined ? undefined : running.open.first(id);
    if (id === undefined || pending === undefined) {
      if (this.isSecondAnswer(running, id)) session.duplicates++;
      else session.orphans++;
      return;
    }
    running.open.remove(id, pending);
    this.answer(running, pending, result);
  }

  copy(name: string): void {
    this.run(name).session.duplicates++;
  }

  compacted(name: string, id?: string): void {
    const isCopy = id !== undefined && this.compactions.enter(id, NOTHING);
    // That it was compacted makes no session: who called nothing has forgotten nothing.
    if (!isCopy) this.running.get(name)?.session.beginEra();
  }

  partOfResult(session: string): void {
    this.run(session).hasResult = true;
  }

  spot(node: JsonNode): Spot {
    return this.locate(node);
  }

  end(name: string): void {
    const running = this.running.get(name);
    if (running === undefined) return;
    this.settle(running, UNANSWERED);
    running.open.clear();
    this.running.delete(name);
    this.listener.end(running.session);
  }

  unknown(): void {
    this.unknownItems++;
  }

  /** There is nothing more of any session. */
  finish(): void {
    for (const name of [...this.running.keys()]) this.end(name);
  }

  private spotOf(at: Place): Spot {
    return at instanceof JsonNode ? this.locate(at) : at;
  }

  private run(name: string): Running<Kept> {
    let running = this.running.get(name);
    if (running === undefined) {
      const session = new Session(this.nameFor(name));
      this.sessions.push(session);
      running = {
        session,
        open: new OpenCalls(this.waitingIds),
        queue: [],
        givenUp: new Set(),
        settled: 0,
        lastBatch: undefined,
        hasResult: false,
      };
      this.running.set(name, running);
    }
    return running;
  }

  /** A name that no other session has, since it is by their names that they are told apart and asked for. */
  private nameFor(name: string): string {
    for (let free = name; ; ) {
      const uses = (this.named.get(free) ?? 0) + 1;
      this.named.set(free, uses);
      if (uses === 1) return free;
      free = `${free} (${uses})`;
    }
  }

  /** Where ids are unique, the same call under the same id was written twice, not made twice. */
  private isCopy({ session }: Running<Kept>, id: string | undefined, call: Buffer): boolean {
    return id !== undefined && this.idsOf(session).enter(id, call) && this.ids === 'unique';
  }

  /** Whether a result that no call waits for is of a call that was answered; one given up was not. */
  private isSecondAnswer({ session, givenUp }: Running<Kept>, id: string | undefined): boolean {
    if (id === undefined || givenUp.delete(id)) return false;
    const waitsElsewhere = this.ids === 'unique' && this.waitingIds.has(id);
    return !waitsElsewhere && this.idsOf(session).has(id);
  }

  private idsOf(session: Session): IdTable {
    return this.ids === 'unique' ? this.fileIds : session.ids;
  }

  private batch(running: Running<Kept>, batch: string | undefined): number {
    const isTogether =
      running.session.calls > 0 && (!running.hasResult || (batch !== undefined && batch === running.lastBatch));
    running.lastBatch = batch;
    running.hasResult = false;
    return isTogether ? running.session.batch : ++running.session.batch;
  }

  private answer(running: Running<Kept>, pending: Pending<Kept>, answer: LoggedAnswer): void {
    const { session } = running;
    running.hasResult = true;
    if (answer.isError) session.errors++;
    if (pending.ending === undefined) {
      const response = placed(answer.at, () => this.mapping.response(answer));
      const isUnchanged = answer.isUnchanged ?? false;
      this.listener.answer(session, pending.kept, { ...this.spotOf(answer.at), response, isUnchanged });
      pending.ending = ANSWERED;
    }
    this.settle(running, undefined);
  }

  /** Settles the first call that waits, if it is not of this batch, and those after it that only waited for it. */
  private giveUp(running: Running<Kept>, batch: number): void {
    const first = running.queue[running.settled] as Pending<Kept>;
    if (first.batch === batch) return;
    if (first.id !== undefined) {
      running.open.remove(first.id, first);
      running.givenUp.add(first.id);
    }
    first.ending = UNANSWERED;
    this.settle(running, undefined);
  }

  /** Settles the calls whose turn has come: those before the first that is still open, or all as `rest` says. */
  private settle(running: Running<Kept>, rest: Ending | undefined): void {
    const { session, queue } = running;
    for (; running.settled < queue.length; running.settled++) {
      const { kept, ending = rest } = queue[running.settled] as Pending<Kept>;
      if (ending === undefined) break;
      if (ending === UNANSWERED) session.unanswered++;
      this.listener.settle(session, kept, ending);
    }
    if (running.settled === queue.length) queue.length = 0;
    // A copy now and then costs less than a shift each time.
    else if (running.settled > 1000 && running.settled * 2 > queue.length) queue.splice(0, running.settled);
    else return;
    running.settled = 0;
  }
}

/** Does what can be refused; what is told of an earlier item is refused where that stood. */
function placed<T>(at: Place, map: () => T): T {
  try {
    return map();
  } catch (error) {
    if (!isFault(error) || at instanceof JsonNode) throw error;
    // The offset, if any, is one in a text that was kept of the item.
    throw error.at({ line: at.line });
  }
}
