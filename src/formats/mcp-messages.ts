import type { JsonNode } from '../json/node.ts';
import { textOf, unquoted } from './json-text.ts';

/** A request, a response or a notification, in JSON-RPC or as an SDK's recorder has it, with what is said about it. */
export interface Message extends Part {
  /** The server on the other side, where the log says so. */
  readonly server: string | undefined;
  /** What tells this connection from others. */
  readonly connection: string;
  /** Which way it went, in the words of the log. */
  readonly direction: string | undefined;
}

/** A request with its response in one place. */
export interface Exchange {
  readonly request: Part;
  readonly response: Part | undefined;
}

/** A message, and what of the log's item it is; another than the message when that was text in it. */
export interface Part {
  readonly rpc: JsonNode;
  readonly at: JsonNode;
}

/** Where recorders put the JSON-RPC object: each has a wrapper of its own. */
const INSIDE = ['msg', 'message', 'payload', 'frame', 'data', 'body', 'raw', 'rpc'] as const;
const SERVER = ['server_id', 'serverId', 'server_name', 'serverName', 'server'] as const;
const CONNECTION = ['connection_id', 'connectionId', 'session_id', 'sessionId'] as const;
const EXCHANGES = ['interactions', 'calls', 'exchanges'] as const;
/** What MCP's methods start with. Other protocols on JSON-RPC have others. */
const METHOD =
  /^(tools|resources|prompts|notifications|sampling|elicitation|roots|completion|logging|tasks|server)\/[a-z_/]+$/i;
/** The methods of an SDK's client of which a recorder writes the arguments. */
const SDK_METHODS = new Set(['call_tool', 'list_tools', 'initialize', 'list_resources', 'list_prompts']);

/** The messages of one item: one, a batch, or none. */
export function* messagesIn(item: JsonNode): Generator<Message> {
  const server = word(item, SERVER);
  const envelope = {
    server,
    connection: JSON.stringify([server, word(item, CONNECTION)]),
    direction: word(item, ['dir', 'direction']),
  };
  if (isRpc(item) || isSdkLine(item)) {
    yield { ...envelope, rpc: item, at: item };
    return;
  }
  const gateway = gatewayType(item);
  if (gateway === FILTERED) return;
  for (const key of INSIDE) {
    const value = item.get(key);
    if (value === undefined) continue;
    const inside = value.kind === 'string' ? unquoted(value) : value;
    const batch = inside.kind === 'array' ? [...inside.items()] : [inside];
    const found = batch.filter((rpc) => isRpc(rpc) || (gateway !== undefined && rpc.kind === 'object'));
    for (const rpc of found) yield { ...envelope, rpc, at: inside === value ? rpc : item };
    if (found.length > 0) return;
  }
  // Why there was no response is written beside the payload, which is null then.
  if (gateway === 'RESPONSE' && item.get('error') !== undefined) yield { ...envelope, rpc: item, at: item };
}

/** The exchanges of a cassette; undefined when the item is none. */
export function exchangesIn(item: JsonNode): Exchange[] | undefined {
  const list = EXCHANGES.map((key) => item.get(key)).find((value) => value?.kind === 'array');
  const exchanges = list === undefined ? [item] : [...list.items()];
  const found = exchanges.flatMap((one) => {
    const request = partOf(one.get('request'));
    if (request === undefined || !isRequest(request.rpc)) return [];
    return [{ request, response: partOf(one.get('response')) }];
  });
  return found.length > 0 ? found : undefined;
}

/** What a request or response of a cassette is, or holds as the body of a message of HTTP. */
function partOf(node: JsonNode | undefined): Part | undefined {
  if (node === undefined || node.isNull) return undefined;
  for (const key of isRpc(node) ? [] : INSIDE) {
    const body = node.get(key);
    const value = body?.get('string') ?? body;
    const inside = value?.kind === 'string' ? unquoted(value) : value;
    if (inside !== undefined && isRpc(inside)) return { rpc: inside, at: node };
  }
  return { rpc: node, at: node };
}

/** Whether a message is one of MCP, and of no other protocol on JSON-RPC. */
export function isOfMcp({ rpc }: Message): boolean {
  if (isSdkLine(rpc)) return SDK_METHODS.has(rpc.get('method')?.string() ?? '');
  const method = rpc.get('method')?.string();
  // A number is the version of ACP, which starts in the same way.
  const version = rpc.at('params', 'protocolVersion') ?? rpc.at('result', 'protocolVersion');
  if (version?.kind === 'string') return true;
  if (method !== undefined) return METHOD.test(method.slice(0, 100));
  return ['content', 'tools'].some((key) => rpc.at('result', key)?.kind === 'array');
}

/** Whether a recorded request of a cassette is one to an MCP server. */
function isRequest(request: JsonNode): boolean {
  const method = request.get('method')?.string() ?? '';
  if (request.get('args')?.kind === 'array') return SDK_METHODS.has(method);
  return METHOD.test(method.slice(0, 100)) || (method === 'initialize' && request.get('jsonrpc') !== undefined);
}

/** A line that a recorder of an SDK's client writes before or after each of its calls. */
export function isSdkLine(node: JsonNode): boolean {
  const type = node.get('type');
  if (type === undefined || node.get('count')?.kind !== 'number' || node.get('method')?.kind !== 'string') return false;
  return type.is('request')
    ? node.get('args')?.kind === 'array'
    : type.is('response') && node.get('result') !== undefined;
}

/** An event of the gateway that is about messages which have lines of their own. */
const FILTERED = 'DIFC_FILTERED';

/** What a line of the gateway of GitHub's agentic workflows is, in the words of its first version. */
export function gatewayType(item: JsonNode): string | undefined {
  const type = item.get('server_id') === undefined ? undefined : (item.get('type') ?? item.get('event'))?.string();
  const match = /^(?:rpc_)?(request|response|difc_filtered)$/i.exec(type?.slice(0, 40) ?? '');
  return match?.[1]?.toUpperCase();
}

/** An id as it is compared: `1` and `"1"` are two. */
export function idOf(rpc: JsonNode): string | undefined {
  const id = rpc.get(isSdkLine(rpc) ? 'count' : 'id');
  return id === undefined || id.isNull ? undefined : textOf(id);
}

function isRpc(node: JsonNode): boolean {
  return node.get('jsonrpc')?.is('2.0') ?? false;
}

function word(node: JsonNode, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const text = node.get(key)?.string();
    if (text !== undefined && text !== '') return text;
  }
  return undefined;
}
