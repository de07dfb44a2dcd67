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
    const ordinal = ++this.count;
    const name = id === undefined || id === '' ? `conversation ${ordinal}` : id;
    if (this.current !== undefined && this.current !== name) this.log.end(this.current);
    this.current = name;
    this.log.session(name);
    return name;
  }
}
