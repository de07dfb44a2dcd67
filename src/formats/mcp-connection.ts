import type { JsonNode } from '../json/node.ts';
import { textOf } from './json-text.ts';

/** A request that waits for its response. */
export interface Request {
  readonly id: string | undefined;
  readonly direction: string | undefined;
  /** The call that the response is an answer to, as the log is told of it; undefined when it is to none. */
  readonly call: string | undefined;
  readonly tool: string;
}

/** A call whose response asked for more before it can be answered. */
interface Waiting {
  readonly call: string;
  readonly tool: string;
  /** What the retry must bring back, as JSON text. */
  readonly state: string | undefined;
}

/** How many open requests are told apart by nothing but their order. No client has more. */
const MOST_ALIKE = 1000;

/** One connection to one server: what is open on it. Both sides number their requests for themselves. */
export class Connection {
  readonly session: string;
  readonly name: string;
  private calls = 0;
  private readonly requests = new Map<string, Request[]>();
  /** Requests that were written without their id, the first first. */
  private unnumbered: Request[] = [];
  private waiting: Waiting[] = [];
  private readonly tasks = new Map<string, string>();

  constructor(session: string, name: string) {
    this.session = session;
    this.name = name;
  }

  /** It is set up anew: what was open and has no id of its own is never answered. */
  restart(): void {
    this.unnumbered = [];
    this.waiting = [];
  }

  /** A name for a new call; that of its id, unless a request with that id is still open. */
  newCall(id: string | undefined): string {
    this.calls++;
    return id === undefined || this.requests.has(id) ? `${this.name} ${this.calls}` : this.idOf(id);
  }

  /** What a call with this id is named. */
  idOf(id: string): string {
    return JSON.stringify([this.name, id]);
  }

  open(id: string | undefined, direction: string | undefined, of: Pick<Request, 'call' | 'tool'>): Request {
    const request = { id, direction, ...of };
    const open = id === undefined ? this.unnumbered : this.requests.get(id);
    if (open === undefined) this.requests.set(id as string, [request]);
    else push(open, request);
    return request;
  }

  /**
   * Closes the request that a response is to: the last one with its id that went the other way, else the first that has
   * none. A response without an id can be to the only open request.
   */
  answered(id: string | undefined, direction: string | undefined): Request | undefined {
    const fits = (one: Request): boolean =>
      direction === undefined || one.direction === undefined || one.direction !== direction;
    const [only] = id === undefined && this.requests.size === 1 ? this.requests.values() : [];
    const numbered = id === undefined ? undefined : this.requests.get(id)?.findLast(fits);
    const request = numbered ?? this.unnumbered.find(fits) ?? only?.findLast(fits);
    if (request !== undefined) this.close(request);
    return request;
  }

  isOpen(id: string | undefined): boolean {
    return id !== undefined && this.requests.has(id);
  }

  close(request: Request): void {
    const { id } = request;
    const open = id === undefined ? this.unnumbered : (this.requests.get(id) ?? []);
    const at = open.lastIndexOf(request);
    if (at >= 0) open.splice(at, 1);
    if (id !== undefined && open.length === 0) this.requests.delete(id);
  }

  wait(waiting: Waiting): void {
    push(this.waiting, waiting);
  }

  /** The call that a request makes once more, with what was asked for; undefined when it is a new one. */
  retried(tool: string, parameters: JsonNode | undefined): string | undefined {
    const state = parameters?.get('requestState');
    if (this.waiting.length === 0 || (state ?? parameters?.get('inputResponses')) === undefined) return undefined;
    const text = state && textOf(state);
    const at = this.waiting.findLastIndex((one) => one.tool === tool && one.state === text);
    return at < 0 ? undefined : this.waiting.splice(at, 1)[0]?.call;
  }

  addTask(task: string, call: string): void {
    this.tasks.set(task, call);
  }

  /** The call that runs as a task. */
  task(task: string | undefined): string | undefined {
    return task === undefined ? undefined : this.tasks.get(task);
  }
}

/** Adds to a list that is searched, and so must not grow without bound: the oldest is given up. */
function push<T>(list: T[], item: T): void {
  list.push(item);
  if (list.length > MOST_ALIKE) list.shift();
}
