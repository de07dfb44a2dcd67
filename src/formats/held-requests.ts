import type { JsonNode } from '../json/node.ts';
import type { Log, Spot } from './format.ts';
import { parseText, textOf } from './json-text.ts';

/** What is known of a request beside what it says itself. */
export interface RequestContext {
  readonly session: string;
  readonly id: string | undefined;
  readonly tool: string;
  readonly batch: string | undefined;
  readonly cwd: string | undefined;
}

interface Held extends RequestContext {
  /** JSON text of the arguments. */
  readonly args: string | undefined;
  readonly spot: Spot;
}

/**
 * The calls that a model asked for, until it is seen whether they start.
 *
 * Those that do not are told as calls where they were asked for, as soon as the same session goes on.
 */
export class HeldRequests {
  private readonly bySession = new Map<string, Map<string, Held>>();
  private withoutId = 0;
  private readonly log: Log;
  private readonly claim: (id: string, session: string) => boolean;

  /** @param claim asks whether a call is to be told, because it was not yet */
  constructor(log: Log, claim: (id: string, session: string) => boolean) {
    this.log = log;
    this.claim = claim;
  }

  hold(request: JsonNode, context: RequestContext): void {
    const args = request.get('arguments');
    let held = this.bySession.get(context.session);
    if (held === undefined) {
      held = new Map();
      this.bySession.set(context.session, held);
    }
    const key = context.id === undefined ? `without id ${++this.withoutId}` : `id ${context.id}`;
    held.set(key, { ...context, args: args && textOf(args), spot: this.log.spot(request) });
  }

  /** Lets go of a request, since its call has started. @returns what it was issued together with, if it was held */
  take(session: string, id: string): string | undefined {
    const held = this.bySession.get(session);
    const batch = held?.get(`id ${id}`)?.batch;
    held?.delete(`id ${id}`);
    return batch;
  }

  /** Tells all that is held of a session, if this request is: its answer says that there will be no start. */
  tellIfHeld(session: string, id: string): void {
    if (this.bySession.get(session)?.has(`id ${id}`)) this.tell(session);
  }

  /** Tells all that is held of a session. */
  tell(session: string): void {
    for (const request of this.bySession.get(session)?.values() ?? []) this.tellOne(request);
    this.bySession.delete(session);
  }

  tellAll(): void {
    for (const session of [...this.bySession.keys()]) this.tell(session);
  }

  private tellOne({ session, id, tool, args, spot, batch, cwd }: Held): void {
    if (id !== undefined && !this.claim(id, session)) return;
    const together = batch === undefined ? {} : { batch };
    const parsed = args === undefined ? undefined : parseText(args);
    this.log.call({ session, id, tool, args: parsed, at: spot, cwd, ...together });
  }
}
