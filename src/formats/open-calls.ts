/** Calls of one id, in their order; those before `first` wait no longer. One id can be that of every call of a log. */
interface Waiting<Call> {
  readonly calls: Call[];
  first: number;
}

/** The calls of one session that wait for an answer, by id: of several with one id the first in line is answered first. */
export class OpenCalls<Call> {
  private readonly byId = new Map<string, Waiting<Call>>();
  private readonly everywhere: Set<string>;

  /** @param everywhere the ids of the calls that wait in any session of the log, which this keeps up to date */
  constructor(everywhere: Set<string>) {
    this.everywhere = everywhere;
  }

  add(id: string, call: Call): void {
    const waiting = this.byId.get(id);
    if (waiting === undefined) this.byId.set(id, { calls: [call], first: 0 });
    else waiting.calls.push(call);
    this.everywhere.add(id);
  }

  /** The call that a result with this id is of. */
  first(id: string): Call | undefined {
    const waiting = this.byId.get(id);
    return waiting?.calls[waiting.first];
  }

  /** A call waits no longer. */
  remove(id: string, call: Call): void {
    const waiting = this.byId.get(id);
    if (waiting === undefined) return;
    // It is the first of its id, but for those that waited for another one's answer.
    const at = waiting.calls.indexOf(call, waiting.first);
    if (at === waiting.first) waiting.first++;
    else if (at > 0) waiting.calls.splice(at, 1);
    if (waiting.first === waiting.calls.length) {
      this.byId.delete(id);
      this.everywhere.delete(id);
    } else if (waiting.first > 1000 && waiting.first * 2 > waiting.calls.length) {
      // A copy now and then costs less than a shift each time.
      waiting.calls.splice(0, waiting.first);
      waiting.first = 0;
    }
  }

  /** None waits any longer. */
  clear(): void {
    for (const id of this.byId.keys()) this.everywhere.delete(id);
    this.byId.clear();
  }
}
