import { JsonNode } from '../json/node.ts';
import { isEvent, readEvent } from './codex-events.ts';
import { exitCodeOf } from './codex-output.ts';
import { hasLine, type LineReader, readLines } from './documents.ts';
import type { Format, Log, LoggedAnswer, LoggedCall, Value } from './format.ts';
import { toolName } from './tool-name.ts';
import { workingDirIn } from './working-dir.ts';

/** Types of line that hold no call. */
const LINES_WITHOUT_CALLS = new Set(['item.updated', 'turn.started', 'turn.completed', 'turn.failed', 'error']);

/** Types of item that hold no call. */
const ITEMS_WITHOUT_CALLS = new Set(['agent_message', 'assistant_message', 'reasoning', 'todo_list', 'error']);

/** Types of item whose arguments are only known when they are completed. */
const LATE = new Set(['web_search', 'collab_tool_call']);

/** The members of an object that is put together of the members of an item. */
type Members = { readonly [key: string]: JsonNode | undefined };

/** What an item says: a call and, when it is completed, what came back. */
interface Action {
  readonly tool: string;
  readonly args: Members | JsonNode | undefined;
  readonly value: Value | undefined;
}

/**
 * Codex: the events that `codex exec --json` prints.
 *
 * Up to September 2025 an item has `item_type` for `type`, and before that the events are those of the protocol,
 * `{id, msg: {type, …}}`. Both are read also as elements of an array, or of `items` or `events` of a document.
 *
 * An item is one call: `item.started` if it is there, and what `item.completed` says. A thread is a session, and a
 * thread that another one started is one below it.
 */
export const codexExec: Format = {
  name: 'codex-exec',
  ids: 'unique',
  detect: (node) => hasLine(node, isLine),
  reader: (log) => readLines((name) => new ExecReader(log, name)),
};

function isLine(node: JsonNode): boolean {
  const type = node.get('type')?.string();
  if (type === undefined) return isEvent(node);
  if (type === 'thread.started') return node.get('thread_id')?.kind === 'string';
  if (type !== 'item.started' && type !== 'item.updated' && type !== 'item.completed') return false;
  return typeOf(node.get('item')) !== undefined;
}

function typeOf(item: JsonNode | undefined): string | undefined {
  return (item?.get('type') ?? item?.get('item_type'))?.string();
}

class ExecReader implements LineReader {
  private readonly log: Log;
  /** The thread that was started last. */
  private thread: string;
  private hasThread = false;
  /** Where the run works: only the settings before the protocol's events say. */
  private workdir: string | undefined;
  /** Threads so far: the items of each are numbered anew, also when one is resumed. */
  private threads = 0;
  /** The ids of items that were told as calls when they started. */
  private readonly started = new Set<string>();
  /** The items that started and are not told yet, by id. */
  private readonly late = new Map<string, LoggedCall>();
  private readonly sessions = new Set<string>();

  constructor(log: Log, name: string) {
    this.log = log;
    this.thread = name;
  }

  line(node: JsonNode): void {
    const type = node.get('type')?.string();
    if (type === 'thread.started') this.begin(node.get('thread_id')?.string());
    else if (type === 'session.created') this.begin(node.get('session_id')?.string());
    else if (type === 'item.started' || type === 'item.completed') this.item(node.get('item') ?? node, type);
    else if (type === undefined) this.event(node);
    else if (!LINES_WITHOUT_CALLS.has(type)) this.log.unknown();
    if (type === 'turn.completed' || type === 'turn.failed') this.tellLate();
  }

  finish(): void {
    this.tellLate();
    for (const session of this.sessions) this.log.end(session);
  }

  private begin(thread: string | undefined): void {
    this.tellLate();
    this.threads++;
    this.started.clear();
    this.thread = thread ?? this.thread;
    this.hasThread = thread !== undefined;
    this.enter(this.thread);
  }

  private enter(session: string): string {
    this.sessions.add(session);
    this.log.session(session);
    return session;
  }

  private event(node: JsonNode): void {
    this.workdir = workingDirIn(node.get('workdir')) ?? this.workdir;
    this.thread = readEvent(node, this.log, { session: this.thread, cwd: this.workdir }) ?? this.thread;
    this.sessions.add(this.thread);
  }

  private item(item: JsonNode, line: 'item.started' | 'item.completed'): void {
    const type = typeOf(item) ?? '';
    if (ITEMS_WITHOUT_CALLS.has(type)) return;
    const action = actionOf(type, item);
    if (action === undefined) {
      this.log.unknown();
      return;
    }
    const session = this.enter(this.sessionOf(item));
    const own = item.get('id')?.id();
    const id = own === undefined ? undefined : `${this.threads}/${session}/${own}`;
    const { tool, args } = action;
    const call = { session, id, tool, args, at: item };
    if (line === 'item.completed') this.complete(call, answerOf(item, action));
    // What has no id could not be known again when it is completed.
    else if (id !== undefined && LATE.has(type)) {
      this.late.set(id, { ...call, args: args && textOf(args), at: this.log.spot(item) });
    } else if (id !== undefined) {
      this.log.call(call);
      this.started.add(id);
    }
  }

  private complete(call: LoggedCall, answer: LoggedAnswer): void {
    const { session, id } = call;
    if (id !== undefined && this.started.delete(id)) {
      this.log.result({ session, id, ...answer });
      return;
    }
    const started = id === undefined ? undefined : this.late.get(id);
    if (id !== undefined) this.late.delete(id);
    this.log.call({ ...call, at: started?.at ?? call.at, answer });
  }

  /** What is not completed by now never is. */
  private tellLate(): void {
    for (const call of this.late.values()) this.log.call(call);
    this.late.clear();
  }

  /** Only the items that have to do with other threads say whose they are. */
  private sessionOf(item: JsonNode): string {
    const sender = item.get('sender_thread_id')?.string();
    if (sender === undefined || sender === this.thread) return this.thread;
    return this.hasThread ? `${this.thread}/${sender}` : sender;
  }
}

function actionOf(type: string, item: JsonNode): Action | undefined {
  const tool = item.get('tool')?.string();
  switch (type) {
    case 'command_execution': {
      const value = { aggregated_output: item.get('aggregated_output') };
      return { tool: type, args: { command: item.get('command') }, value };
    }
    case 'file_change':
      return { tool: type, args: { changes: item.get('changes') }, value: { status: item.get('status') } };
    case 'mcp_tool_call': {
      const server = item.get('server')?.string();
      const [result, error] = [item.get('result'), item.get('error')];
      const value = result === undefined || result.isNull ? error : result;
      return { tool: toolName(tool, server), args: item.get('arguments'), value };
    }
    case 'collab_tool_call': {
      const args = { prompt: item.get('prompt'), receiver_thread_ids: item.get('receiver_thread_ids') };
      return { tool: tool ?? type, args, value: item.get('agents_states') };
    }
    case 'web_search':
      return { tool: type, args: { query: item.get('query'), action: item.get('action') }, value: undefined };
    default:
      return undefined;
  }
}

function answerOf(item: JsonNode, { value }: Action): LoggedAnswer {
  const status = item.get('status');
  const exitCode = exitCodeOf(item.get('exit_code')?.number());
  return {
    value,
    at: item,
    isError: status?.is('failed') === true || status?.is('declined') === true || item.get('error')?.kind === 'object',
    ...(exitCode !== undefined && { exitCode }),
  };
}

/** The JSON of arguments, for when their item is gone. */
function textOf(args: Members | JsonNode): string {
  if (args instanceof JsonNode) return args.text.toString('utf8', args.start, args.end);
  const members = Object.entries(args).filter((member): member is [string, JsonNode] => member[1] !== undefined);
  return `{${members.map(([key, value]) => `${JSON.stringify(key)}:${textOf(value)}`).join(',')}}`;
}
