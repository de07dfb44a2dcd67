import type { JsonNode } from '../json/node.ts';
import { exitCodeIn } from './compose.ts';
import type { Log, LoggedAnswer } from './format.ts';
import { Turns } from './turns.ts';

/** Who calls tools: in tau2 the simulated user has some too. */
export type Requestor = 'assistant' | 'user';

/** Roles whose messages hold no call unless they say so. `exit` is the last of mini-swe-agent. */
const ROLES = new Set(['system', 'developer', 'user', 'assistant', 'tool', 'function', 'exit']);

/**
 * One conversation of chat messages, in all dialects of OpenAI's Chat Completions: `tool_calls` and `role: "tool"`, the
 * older `function_call` and `role: "function"`, calls without the `function` wrapper (tau2) or with their `output`
 * (AgentV), and mini-swe-agent's `extra.actions` and `extra.returncode` where there are no `tool_calls`.
 */
export class ChatConversation {
  readonly name: string;
  private readonly log: Log;
  private readonly cwd: string | undefined;
  private readonly turns = { assistant: new Turns(), user: new Turns() };
  /** The `tool_calls` that were told last; valid until the next item. */
  private lastCalls: JsonNode | undefined;

  /** @param cwd where its commands run, if that is said of all of it */
  constructor(log: Log, name: string, cwd?: string) {
    this.log = log;
    this.name = name;
    this.cwd = cwd;
    log.session(name);
  }

  /** @returns whether it is a message of a known kind */
  message(message: JsonNode): boolean {
    const role = message.get('role')?.string();
    if (role === undefined) return false;
    const calls = message.get('tool_calls');
    const functionCall = message.get('function_call');
    const actions = message.at('extra', 'actions');
    if (isFilled(calls)) this.calls(calls, role === 'user' ? 'user' : 'assistant');
    else if (functionCall?.kind === 'object') this.functionCall(functionCall);
    else if (isFilled(actions)) this.actions(actions);
    if (role === 'tool' || role === 'function') this.results(message);
    else if (role !== 'assistant' && message.at('extra', 'returncode') !== undefined) this.observation(message);
    return ROLES.has(role);
  }

  /** The calls of one message, which were issued together. */
  calls(calls: JsonNode, requestor: Requestor): void {
    this.lastCalls = calls;
    const batches = new Map<Requestor, string>();
    for (const call of calls.items()) {
      if (call.kind !== 'object') continue;
      const by = requestorOf(call) ?? requestor;
      const batch = batches.get(by) ?? this.turns[by].begin();
      batches.set(by, batch);
      const { id, tool, args } = readCall(call);
      const place = { session: this.sessionOf(by), tool, args, at: call, batch, cwd: this.cwd };
      const output = call.get('output');
      if (output === undefined) this.log.call({ ...place, id: this.turns[by].call(id, tool) });
      else this.log.call({ ...place, id: undefined, answer: { ...answerOf(call), value: output } });
    }
  }

  /** A message of the role `tool`, or several in one. */
  results(message: JsonNode, requestor: Requestor = 'assistant'): void {
    const together = message.get('tool_messages');
    if (isFilled(together)) {
      for (const each of together.items()) if (!isFilled(each.get('tool_messages'))) this.results(each, requestor);
      return;
    }
    const by = requestorOf(message) ?? requestor;
    const tool = (message.get('name') ?? message.get('tool_name'))?.string();
    const answer = answerOf(message);
    for (const id of this.answered(message, this.turns[by])) {
      this.log.result({ session: this.sessionOf(by), id: this.turns[by].result(id, tool), ...answer });
    }
  }

  /** Whether these are the very calls that were told last: a log may have its newest message twice. */
  isLast(calls: JsonNode | undefined): boolean {
    if (calls === undefined || this.lastCalls === undefined) return false;
    const last = [...this.lastCalls.items()].map(readCall);
    const now = [...calls.items()].map(readCall);
    return last.length === now.length && now.every((call, k) => isSame(call, last[k]));
  }

  end(): void {
    this.log.end(this.name);
    this.log.end(this.sessionOf('user'));
  }

  /** What an answer refers to: the id of one call, of several in SWE-agent's messages, or undefined for position. */
  private answered(message: JsonNode, turns: Turns): (string | undefined)[] {
    const id = idOf(message.get('tool_call_id'));
    if (id !== undefined) return [id];
    const several = [...(message.get('tool_call_ids')?.items() ?? [])].map(idOf);
    if (several.length > 0) return several;
    // In tau2 a result has the id of its call as its own; elsewhere a message may have one that means nothing.
    const own = idOf(message.get('id'));
    const isOfCall = own !== undefined && (message.get('requestor') !== undefined || turns.isOpen(own));
    return [isOfCall ? own : undefined];
  }

  private functionCall(call: JsonNode): void {
    const { tool, args } = readCall(call);
    const batch = this.turns.assistant.begin();
    this.log.call({ session: this.name, id: this.turns.assistant.call(undefined, tool), tool, args, at: call, batch });
  }

  private actions(actions: JsonNode): void {
    const batch = this.turns.assistant.begin();
    for (const action of actions.items()) {
      const command = action.get('command');
      if (command === undefined) continue;
      const id = this.turns.assistant.call(idOf(action.get('tool_call_id')), 'bash');
      const { name: session, cwd } = this;
      this.log.call({ session, id, tool: 'bash', args: { command }, at: action, batch, cwd });
    }
  }

  private observation(message: JsonNode): void {
    const id = this.turns.assistant.result(undefined, undefined);
    this.log.result({ session: this.name, id, ...answerOf(message) });
  }

  private sessionOf(requestor: Requestor): string {
    return requestor === 'user' ? `${this.name}/user` : this.name;
  }
}

/** Whether it is an array with something in it. */
export function isFilled(node: JsonNode | undefined): node is JsonNode {
  for (const _ of node?.items() ?? []) return true;
  return false;
}

interface Call {
  readonly id: string | undefined;
  readonly tool: string;
  readonly args: JsonNode | undefined;
}

/** A call in any dialect: `function` is an object, a name (AgentDojo), or not there (tau2, AgentV, `function_call`). */
function readCall(call: JsonNode): Call {
  const inner = call.get('function') ?? call.get('custom');
  return {
    id: idOf(call.get('id')),
    tool: first([inner?.get('name'), inner, call.get('name'), call.get('tool')], (node) => node.string()) ?? '',
    args: first(['arguments', 'input', 'args'], (key) => inner?.get(key) ?? call.get(key)),
  };
}

/** The first that there is of what is looked up in several places. */
function first<Place, Found>(
  places: readonly (Place | undefined)[],
  look: (place: Place) => Found | undefined,
): Found | undefined {
  for (const place of places) {
    const found = place === undefined ? undefined : look(place);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isSame(a: Call, b: Call | undefined): boolean {
  return a.id === b?.id && a.tool === b?.tool && textOf(a.args) === textOf(b?.args);
}

function textOf(node: JsonNode | undefined): string | undefined {
  return node?.text.toString('latin1', node.start, node.end);
}

/** An empty id is none. */
function idOf(node: JsonNode | undefined): string | undefined {
  const id = node?.id();
  return id === '' ? undefined : id;
}

function requestorOf(node: JsonNode): Requestor | undefined {
  const requestor = node.get('requestor');
  if (requestor?.is('user')) return 'user';
  return requestor?.is('assistant') ? 'assistant' : undefined;
}

/** The marks are those of tau2 (`error: true`), of AgentDojo (`error: "…"`) and of frameworks (`is_error`, `status`). */
function answerOf(message: JsonNode): LoggedAnswer {
  const error = message.get('error');
  const hasError = error?.kind === 'object' || (error?.kind === 'string' && !error.is(''));
  const isError =
    hasError || error?.isTrue || message.get('is_error')?.isTrue || message.get('status')?.is('error') || false;
  const content = message.get('content');
  const isEmpty = content === undefined || content.isNull || content.is('');
  return {
    value: hasError && isEmpty ? error : content,
    at: message,
    isError,
    ...exitCodeIn(message.at('extra', 'returncode')),
  };
}
