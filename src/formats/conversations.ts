import type { Log } from './format.ts';

/**
 * Names the conversations of a log that holds one after the other.
 *
 * A conversation is over when the next starts. One that is told in parts, the one directly after the other under the
 * same id, goes on.
 */
export class Conversations {
  private readonly log: Log;
  private current: string | undefined;
  /** The group of items that the conversation at hand is, where its messages are items themselves. */
  private group: number | undefined;
  private count = 0;

  constructor(log: Log) {
    this.log = log;
  }

  /**
   * Starts the next conversation, or goes on with the one at hand.
   *
   * @param id what the log calls it, if it does
   * @returns the name of its session
   */
  enter(id: string | undefined): string {
    this.group = undefined;
    const ordinal = ++this.count;
    const name = id === undefined || id === '' ? `conversation ${ordinal}` : id;
    if (this.current !== undefined && this.current !== name) this.log.end(this.current);
    this.current = name;
    this.log.session(name);
    return name;
  }

  /**
   * The conversation of a message that is an item itself: those of one group, one after the other, are one.
   *
   * @returns the name of its session
   */
  ofGroup(group: number): string {
    const session = group === this.group ? this.current : undefined;
    const name = session ?? this.enter(undefined);
    this.group = group;
    return name;
  }
}
