/** Where an id was used last. */
interface Use {
  turn: number;
  /** How often the id was given to a new call while an older one had no answer. */
  generation: number;
  open: number;
}

/** A call that has no id. */
interface Nameless {
  readonly key: string;
  isAnswered: boolean;
}

/** Calls in order; those before `first` are answered. */
interface Queue {
  readonly calls: Nameless[];
  first: number;
}

/**
 * The ids of one conversation whose own are sloppy: absent, empty, constant, or counted from 0 in each message.
 *
 * A result follows the message that it answers. So an id means the last message that used it, and calls and results
 * without ids are matched in the order of the last message with calls.
 */
export class Turns {
  private turn = 0;
  private made = 0;
  /** Ids that wait for an answer, and those that were used again before they had one. */
  private readonly uses = new Map<string, Use>();
  /** The calls of the last message that have no id: under the name of each tool, and all under undefined. */
  private nameless = new Map<string | undefined, Queue>();

  /**
   * A message with calls.
   *
   * @returns the batch of its calls
   */
  begin(): string {
    this.nameless = new Map();
    return String(++this.turn);
  }

  /** The key under which a call waits for its result. */
  call(id: string | undefined, tool: string): string {
    if (id === undefined) {
      const call = { key: `#${++this.made}`, isAnswered: false };
      for (const name of [undefined, tool]) {
        const queue = this.nameless.get(name);
        if (queue === undefined) this.nameless.set(name, { calls: [call], first: 0 });
        else queue.calls.push(call);
      }
      return call.key;
    }
    const use = this.uses.get(id);
    if (use === undefined) this.uses.set(id, { turn: this.turn, generation: 0, open: 1 });
    else if (use.turn === this.turn) use.open++;
    else Object.assign(use, { turn: this.turn, generation: use.generation + 1, open: 1 });
    return keyOf(id, use?.generation ?? 0);
  }

  /** Whether a call of this id waits for a result. */
  isOpen(id: string): boolean {
    return (this.uses.get(id)?.open ?? 0) > 0;
  }

  /**
   * The key of the call that a result answers.
   *
   * @param tool the name of the tool, where the result has it
   * @returns undefined when it is of no call
   */
  result(id: string | undefined, tool: string | undefined): string | undefined {
    if (id === undefined) return this.nextNameless(tool);
    const use = this.uses.get(id);
    if (use === undefined) return keyOf(id, 0);
    use.open--;
    if (use.open <= 0 && use.generation === 0) this.uses.delete(id);
    return keyOf(id, use.generation);
  }

  private nextNameless(tool: string | undefined): string | undefined {
    const queue = this.nameless.get(tool);
    let call = queue?.calls[queue.first];
    while (queue !== undefined && call !== undefined) {
      queue.first++;
      if (!call.isAnswered) {
        call.isAnswered = true;
        return call.key;
      }
      call = queue.calls[queue.first];
    }
    return undefined;
  }
}

/** No two pairs give one key, and none gives that of a call without an id. */
function keyOf(id: string, generation: number): string {
  return generation === 0 ? `=${id}` : `${generation}=${id}`;
}
