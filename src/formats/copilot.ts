import type { JsonNode } from '../json/node.ts';
import { isEventType, isWithoutCalls } from './copilot-types.ts';
import type { Format, Item, Log, Reader } from './format.ts';
import { HeldRequests } from './held-requests.ts';
import { IdTable } from './id-table.ts';
import { toolName } from './tool-name.ts';
import { workingDirIn } from './working-dir.ts';

const NOTHING = Buffer.alloc(0);

/** Events after which the model no longer sees all that was said. */
const COMPACTIONS = new Set(['session.compaction_complete', 'session.truncation', 'session.context_cleared']);

/**
 * GitHub Copilot CLI and SDK: the events of a session, one a line, in an array, or one after the other.
 *
 * A call is told by `tool.execution_start` and was asked for before, by a message of the model. It is the start that
 * says what was done; what was asked for and never started, in logs that have no starts or since the run was stopped,
 * stands where it was asked for. A sub-agent is a session of its own, named after its agent or the call that made it,
 * and works where the session does.
 */
export const copilot: Format = {
  name: 'copilot-cli',
  ids: 'unique',
  detect: isCopilot,
  reader: (log) => new CopilotReader(log),
};

function isCopilot(node: JsonNode): boolean {
  const type = node.get('type')?.string();
  const data = node.get('data');
  if (type === undefined || data?.kind !== 'object') return false;
  if (type === 'tool.execution_start' || type === 'tool.execution_complete')
    return data.get('toolCallId') !== undefined;
  if (type === 'assistant.message' && data.get('toolRequests')?.kind === 'array') return true;
  const has = (key: string): boolean => node.get(key) !== undefined;
  return isEventType(type) && has('id') && has('timestamp') && has('parentId');
}

class CopilotReader implements Reader {
  private readonly log: Log;
  private main = 'main';
  /** Where the session works, from what was said last. */
  private cwd: string | undefined;
  /** The session of each sub-agent, by the id of the agent, and of the call that made it. */
  private readonly subAgents = new Map<string, string>();
  /** The session of each call that has no answer yet. */
  private readonly open = new Map<string, string>();
  /** The calls that were told. */
  private readonly told = new IdTable();
  /** The calls that were told although they had not started. */
  private readonly toldEarly = new Set<string>();
  private readonly held: HeldRequests;

  constructor(log: Log) {
    this.log = log;
    this.held = new HeldRequests(log, (id, session) => {
      if (this.told.has(id)) return false;
      this.told.enter(id, NOTHING);
      this.toldEarly.add(id);
      this.open.set(id, session);
      return true;
    });
  }

  read({ node }: Item): void {
    const type = node.get('type')?.string() ?? '';
    const data = node.get('data');
    if (type === 'session.start' || type === 'session.resume') this.start(data);
    else if (type === 'session.context_changed') this.cwd = workingDirIn(data?.get('cwd')) ?? this.cwd;
    else if (COMPACTIONS.has(type)) this.compacted(node, data);
    else if (type === 'subagent.started') this.subAgent(node);
    else if (type === 'user.message') this.held.tell(this.sessionOf(node));
    else if (type === 'assistant.message') this.message(node);
    else if (type === 'tool.execution_start' && data !== undefined) this.call(node, data);
    else if (type === 'tool.execution_complete' && data !== undefined) this.result(node, data);
    else if (!isWithoutCalls(type)) this.log.unknown();
  }

  finish(): void {
    this.held.tellAll();
  }

  private start(data: JsonNode | undefined): void {
    const id = data?.get('sessionId')?.string() ?? this.main;
    const cwd = workingDirIn(data?.at('context', 'cwd'));
    this.cwd = cwd ?? (id === this.main ? this.cwd : undefined);
    this.main = id;
    this.log.session(this.main);
  }

  private compacted(node: JsonNode, data: JsonNode | undefined): void {
    const success = data?.get('success');
    const hasFailed = success?.kind === 'boolean' && !success.isTrue;
    if (hasFailed || data?.get('messagesRemovedDuringTruncation')?.number() === 0) return;
    const agent = node.get('agentId')?.string();
    const session = agent === undefined ? this.main : this.subAgents.get(agent);
    if (session !== undefined) this.log.compacted(session, node.get('id')?.string());
  }

  private message(node: JsonNode): void {
    const session = this.sessionOf(node);
    this.log.session(session);
    const requests = node.at('data', 'toolRequests');
    if (requests === undefined) return;
    this.held.tell(session);
    const batch = node.at('data', 'messageId')?.string() ?? node.get('id')?.string();
    for (const request of requests.items()) {
      const id = request.get('toolCallId')?.id();
      const tool = mcpToolName(request, request.get('name'));
      if (tool === undefined) this.log.unknown();
      else if (id === undefined || !this.told.has(id))
        this.held.hold(request, { session, id, tool, batch, cwd: this.cwd });
    }
  }

  private call(node: JsonNode, data: JsonNode): void {
    const id = data.get('toolCallId')?.id();
    const tool = mcpToolName(data, data.get('toolName'));
    if (tool === undefined) {
      this.log.unknown();
      return;
    }
    // Its request was told for it, so it is no other call.
    if (id !== undefined && this.toldEarly.delete(id)) return;
    const session = this.sessionOf(node);
    const batch = id === undefined ? undefined : this.held.take(session, id);
    const together = batch === undefined ? {} : { batch };
    this.log.call({ session, id, tool, args: data.get('arguments'), at: data, cwd: this.cwd, ...together });
    if (id === undefined) return;
    this.told.enter(id, NOTHING);
    this.open.set(id, session);
  }

  private result(node: JsonNode, data: JsonNode): void {
    const id = data.get('toolCallId')?.id();
    const own = this.sessionOf(node);
    if (id !== undefined) this.held.tellIfHeld(own, id);
    // Not every version says at the end of a call which sub-agent's it was.
    const session = (id === undefined ? undefined : this.open.get(id)) ?? own;
    if (id !== undefined) {
      this.open.delete(id);
      this.toldEarly.delete(id);
    }
    const success = data.get('success');
    const error = data.get('error');
    const isError = success?.kind === 'boolean' ? !success.isTrue : error?.kind === 'object';
    // What is beside the content is for display: the model got the content.
    const result = data.get('result');
    const value = result?.get('content') ?? (result?.isNull ? undefined : result) ?? error;
    this.log.result({ session, id, value, at: data, isError });
  }

  private subAgent(node: JsonNode): void {
    const call = node.at('data', 'toolCallId')?.id() ?? '';
    const caller = this.open.get(call);
    const own = node.get('agentId')?.string();
    // The event is of the new agent, or of the one that made it: then the call is one of its own.
    const isOfCaller = own !== undefined && caller !== undefined && this.subAgents.get(own) === caller;
    const agent = own === undefined || isOfCaller ? call : own;
    if (agent === '') return;
    const above = this.subAgents.get(node.at('data', 'parentId')?.string() ?? '') ?? caller ?? this.main;
    const session = this.subAgents.get(agent) ?? `${above}/${agent}`;
    this.subAgents.set(agent, session);
    if (call !== '') this.subAgents.set(call, session);
    this.log.session(session);
  }

  private sessionOf(node: JsonNode): string {
    const agent = node.get('agentId')?.string() ?? node.at('data', 'parentToolCallId')?.id();
    if (agent === undefined) return this.main;
    let session = this.subAgents.get(agent);
    if (session === undefined) {
      session = `${this.open.get(agent) ?? this.main}/${agent}`;
      this.subAgents.set(agent, session);
    }
    return session;
  }
}

/** The name of a tool; of an MCP server's, if it is known to be one. */
function mcpToolName(node: JsonNode, name: JsonNode | undefined): string | undefined {
  const server = node.get('mcpServerName')?.string();
  const own = node.get('mcpToolName')?.string();
  return server === undefined || own === undefined ? name?.string() : toolName(own, server);
}
