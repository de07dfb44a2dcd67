import { ToolReplayError } from '../error.ts';
import type { JsonNode } from '../json/node.ts';
import type { Format, Item, Log, Reader, Value } from './format.ts';
import { isFault } from './frames.ts';
import { textOf } from './json-text.ts';
import { Connection, type Request } from './mcp-connection.ts';
import {
  type Exchange,
  exchangesIn,
  gatewayType,
  idOf,
  isOfMcp,
  isSdkLine,
  type Message,
  messagesIn,
  type Part,
} from './mcp-messages.ts';
import { toolName } from './tool-name.ts';

/** Types of line that hold no message. */
const WITHOUT_MESSAGES = new Set(['summary', 'header', 'meta', 'metadata', 'session_start', 'session_end']);

/**
 * Recordings of the Model Context Protocol, up to its version of 2026-07-28: JSON-RPC messages, one a line, bare or
 * wrapped; the `rpc-messages.jsonl` of GitHub's agentic workflows; cassettes of requests with their responses; and what
 * recorders of the Python SDK write.
 *
 * A response belongs to the last open request with its id that went the other way over the same connection, since ids
 * start again with each connection. Requests written without their id are answered in their order.
 */
export const mcp: Format = {
  name: 'mcp',
  ids: 'reused',
  detect: isMcp,
  reader: (log) => new McpReader(log),
};

function isMcp(node: JsonNode): boolean {
  if (exchangesIn(node) !== undefined) return true;
  for (const message of messagesIn(node)) if (isOfMcp(message)) return true;
  return false;
}

class McpReader implements Reader {
  private readonly log: Log;
  private readonly connections = new Map<string, Connection>();
  private cassettes = 0;

  constructor(log: Log) {
    this.log = log;
  }

  read({ node }: Item): void {
    const exchanges = exchangesIn(node);
    if (exchanges !== undefined) {
      this.exchanges(node, exchanges);
      return;
    }
    let isKnown = gatewayType(node) !== undefined || WITHOUT_MESSAGES.has(node.get('type')?.string() ?? '');
    for (const message of messagesIn(node)) {
      isKnown = true;
      refusing(message, () => this.message(message));
    }
    if (!isKnown) this.log.unknown();
  }

  /** Reads a cassette, which is a session of its own, or one exchange of a log of such. */
  private exchanges(node: JsonNode, exchanges: readonly Exchange[]): void {
    const isCassette = node.get('request') === undefined;
    const session = isCassette ? this.cassette(node) : 'main';
    const connection = isCassette ? new Connection(session, session) : this.connection('exchange');
    this.log.session(session);
    for (const { request, response } of exchanges) {
      const asked = refusing(request, () => this.request(connection, request));
      if (asked === undefined || response === undefined) continue;
      connection.close(asked);
      refusing(response, () => this.answer(connection, asked, response));
    }
    if (isCassette) this.log.end(session);
  }

  private cassette(node: JsonNode): string {
    this.cassettes++;
    const name = (node.get('session_id') ?? node.get('sessionId'))?.string();
    return name ?? (this.cassettes === 1 ? 'main' : `conversation ${this.cassettes}`);
  }

  private connection(name: string): Connection {
    let connection = this.connections.get(name);
    if (connection === undefined) {
      connection = new Connection('main', name);
      this.connections.set(name, connection);
    }
    return connection;
  }

  private message(message: Message): void {
    const { rpc, at, direction } = message;
    const connection = this.connection(message.connection);
    const isResponse = isSdkLine(rpc) ? rpc.get('type')?.is('response') : rpc.get('method') === undefined;
    if (isResponse !== true && gatewayType(rpc) !== 'RESPONSE') {
      this.request(connection, message);
      return;
    }
    const id = idOf(rpc);
    const request = connection.answered(id, direction);
    if (request !== undefined) this.answer(connection, request, message);
    // What the request was is not known, but the result is one of a call; unless it is a reply to the server.
    else if (rpc.at('result', 'content')?.kind === 'array' && !isOtherMethod(rpc) && !connection.isOpen(id)) {
      const { session } = connection;
      this.log.result({ session, id: id && connection.idOf(id), value: rpc.get('result'), at });
    }
  }

  private request(
    connection: Connection,
    { rpc, at, server, direction }: Part & Partial<Message>,
  ): Request | undefined {
    const method = rpc.get('method')?.string() ?? '';
    if (method.startsWith('notifications/')) return undefined;
    if (method === 'initialize') connection.restart();
    const id = idOf(rpc);
    if (method === 'tasks/result') {
      return connection.open(id, direction, {
        ...NO_CALL,
        call: connection.task(rpc.at('params', 'taskId')?.string()),
      });
    }
    if (method !== 'tools/call' && method !== 'call_tool') return connection.open(id, direction, NO_CALL);
    const { name, args } = parametersOf(rpc);
    const tool = toolName(name, server);
    const { session } = connection;
    const call = { session, tool, args, at };
    const first = connection.retried(tool, rpc.get('params'));
    if (first !== undefined) {
      this.log.call({ ...call, id: undefined, partOf: first });
      return connection.open(id, direction, { call: first, tool });
    }
    const request = connection.open(id, direction, { call: connection.newCall(id), tool });
    this.log.call({ ...call, id: request.call });
    return request;
  }

  private answer(connection: Connection, { call, tool }: Request, { rpc: response, at }: Part): void {
    if (call === undefined) return;
    const { session } = connection;
    const error = response.get('error');
    const result = response.get('result') ?? (response.get('content') === undefined ? undefined : response);
    if (error !== undefined && !error.isNull) {
      const value = result === undefined || result.isNull ? error : result;
      this.log.result({ session, id: call, value, at, isError: true });
      return;
    }
    if (result?.get('resultType')?.is('input_required') || result?.get('inputRequests') !== undefined) {
      const state = result.get('requestState');
      connection.wait({ call, tool, state: state && textOf(state) });
      return;
    }
    const task = (result?.at('task', 'taskId') ?? result?.get('taskId'))?.string();
    if (task !== undefined && result?.get('content') === undefined) {
      connection.addTask(task, call);
      return;
    }
    const isFailure = response.get('success')?.kind === 'boolean' && !response.get('success')?.isTrue;
    const isError = isFailure || (result?.get('isError')?.isTrue ?? false);
    this.log.result({ session, id: call, value: result && withoutIsError(result), at, isError });
  }
}

/** Does something with a message; what is at fault in one that was text in the log has no offset in the log. */
function refusing<T>({ rpc, at }: Part, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw isFault(error) && at !== rpc ? new ToolReplayError(error.code, error.fault) : error;
  }
}

const NO_CALL = { call: undefined, tool: '' } as const;

/** The tool and its arguments: JSON-RPC names them, an SDK has them in order or by name. */
function parametersOf(rpc: JsonNode): { name: string; args: Value | undefined } {
  const list = rpc.get('args');
  if (list?.kind !== 'array') {
    return { name: rpc.at('params', 'name')?.string() ?? '', args: rpc.at('params', 'arguments') };
  }
  const [name, args] = [...list.items()].slice(0, 2);
  const named = rpc.get('kwargs');
  return { name: (name ?? named?.get('name'))?.string() ?? '', args: args ?? named?.get('arguments') };
}

/** A result without its mark of failure, which is told apart; that it says `false` is no other answer than silence. */
function withoutIsError(result: JsonNode): Value {
  if (result.get('isError') === undefined) return result;
  const members = [...result.members()];
  const kept = new Map<string, Value>(members);
  // A key that is there twice is not for this reader to decide about.
  if (kept.size < members.length) return result;
  kept.delete('isError');
  return Object.fromEntries(kept);
}

function isOtherMethod(rpc: JsonNode): boolean {
  return isSdkLine(rpc) && rpc.get('method')?.is('call_tool') !== true;
}
