import type { JsonNode } from '../json/node.ts';
import type { Format, Item, Log, Reader } from './format.ts';
import { toolName } from './tool-name.ts';

/** The events that call a tool. */
const CALLS: ReadonlySet<string> = new Set(['agent.tool_use', 'agent.mcp_tool_use', 'agent.custom_tool_use']);
/** The events that hold a result, each with the key that names the call. */
const RESULTS: ReadonlyMap<string, string> = new Map([
  ['agent.tool_result', 'tool_use_id'],
  ['user.tool_result', 'tool_use_id'],
  ['agent.mcp_tool_result', 'mcp_tool_use_id'],
  ['user.custom_tool_result', 'custom_tool_use_id'],
]);
/** What was said before in a session, or by a sub-agent, was summed up. */
const COMPACTED = 'agent.thread_context_compacted';
/** Other events, and other objects of the API that stand beside them. The list is open. */
const WITHOUT_CALLS: ReadonlySet<string> = new Set([
  ...['agent.message', 'agent.thinking', COMPACTED, 'agent.thread_message_sent'],
  ...['agent.thread_message_received', 'user.message', 'user.interrupt', 'user.tool_confirmation'],
  ...['user.define_outcome', 'system.message', 'agent', 'environment', 'session', 'event_start', 'event_delta'],
]);
/** Domains of events that tell how the session fares. */
const DOMAINS: readonly string[] = ['session.', 'span.'];

/**
 * Events of a session of Anthropic's Managed Agents, as the stream and the list of events give them.
 *
 * An event is an item itself, or an element of `events` or `data` of one. A recorder of API calls may put the name of
 * the call before each. What the client sends comes back in the stream, and is read there. A refusal by the user is no
 * answer: the result that follows it is, and is an error. An event with `session_thread_id` is a sub-agent's.
 */
export const managedAgents: Format = {
  name: 'anthropic-managed-agents',
  ids: 'unique',
  detect(node) {
    if (isEvent(node)) return true;
    for (const event of eventsOf(node)?.items() ?? []) if (isEvent(event)) return true;
    return false;
  },
  reader: (log) => new EventsReader(log),
};

function isEvent(node: JsonNode): boolean {
  const type = node.get('type')?.string();
  if (type === undefined || !type.includes('.')) return false;
  if (CALLS.has(type)) return node.get('id')?.kind === 'string' && node.get('name')?.kind === 'string';
  const call = RESULTS.get(type);
  if (call !== undefined) return node.get(call)?.kind === 'string';
  // Others have types with dots too.
  return isWithoutCalls(type) && node.get('processed_at') !== undefined;
}

function isWithoutCalls(type: string): boolean {
  return WITHOUT_CALLS.has(type) || DOMAINS.some((domain) => type.startsWith(domain));
}

function eventsOf(node: JsonNode): JsonNode | undefined {
  const events = node.get('events') ?? node.get('data');
  return events?.kind === 'array' ? events : undefined;
}

class EventsReader implements Reader {
  private readonly log: Log;
  private main = 'main';
  /** The model's turn at hand: what it calls, it calls together. */
  private turn: string | undefined;
  /** The session of each call of a sub-agent that has no result yet: its result does not always say. */
  private readonly threads = new Map<string, string>();

  constructor(log: Log) {
    this.log = log;
  }

  read({ node }: Item): void {
    // Beside its object, a recorder of API calls notes the name of the call.
    if (node.kind !== 'object') return;
    const events = eventsOf(node);
    this.enter(node, events);
    if (events === undefined) {
      if (!this.event(node)) this.log.unknown();
      return;
    }
    let isKnown = true;
    for (const event of events.items()) isKnown = this.event(event) && isKnown;
    if (!isKnown) this.log.unknown();
  }

  /** The object that the API calls a session has its id, and so may what holds the events of one. */
  private enter(node: JsonNode, events: JsonNode | undefined): void {
    const own = node.get('type')?.is('session') ? node.get('id')?.string() : undefined;
    const id = own ?? node.at('session', 'id')?.string() ?? (events && node.get('session_id')?.string());
    if (id === undefined || id === '') return;
    this.main = id;
    this.log.session(id);
  }

  /** @returns whether its type is known */
  private event(event: JsonNode): boolean {
    const type = event.get('type')?.string() ?? '';
    const call = RESULTS.get(type);
    if (CALLS.has(type)) this.call(event);
    else if (call !== undefined) this.result(event, event.get(call)?.string());
    else if (type === 'span.model_request_start') this.turn = event.get('id')?.string();
    else {
      if (type === COMPACTED) this.log.compacted(this.sessionOf(event), event.get('id')?.string());
      return isWithoutCalls(type);
    }
    return true;
  }

  private call(event: JsonNode): void {
    const id = event.get('id')?.string();
    const session = this.sessionOf(event);
    const isOfThread = session !== this.main;
    if (isOfThread && id !== undefined) this.threads.set(id, session);
    this.log.call({
      session,
      id,
      tool: toolName(event.get('name')?.string(), event.get('mcp_server_name')?.string()),
      args: event.get('input'),
      at: event,
      ...(!isOfThread && this.turn !== undefined && { batch: this.turn }),
    });
  }

  private result(event: JsonNode, id: string | undefined): void {
    const session = (id === undefined ? undefined : this.threads.get(id)) ?? this.sessionOf(event);
    if (id !== undefined) this.threads.delete(id);
    const isError = event.get('is_error')?.isTrue ?? false;
    this.log.result({ session, id, value: event.get('content'), at: event, isError });
  }

  private sessionOf(event: JsonNode): string {
    const thread = event.get('session_thread_id')?.string();
    return thread === undefined || thread === '' ? this.main : `${this.main}/${thread}`;
  }
}
