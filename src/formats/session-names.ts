/** Names the conversations of a log that has several. */
export class SessionNames {
  private count = 0;
  /** How many conversations have each id. */
  private readonly uses = new Map<string, number>();

  /** A name of its own for the next conversation: its id in the log, or its number when it has none. */
  next(id: string | undefined): string {
    this.count++;
    if (id === undefined || id === '') return `conversation ${this.count}`;
    const uses = (this.uses.get(id) ?? 0) + 1;
    this.uses.set(id, uses);
    return uses === 1 ? id : `${id} (${uses})`;
  }
}
