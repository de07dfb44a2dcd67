import type { JsonNode } from '../json/node.ts';
import { exitCodeIn } from './compose.ts';
import type { Log, LoggedAnswer, Value } from './format.ts';
import { toolName } from './tool-name.ts';

/** A type of item that is a call, and where in it things are. */
interface CallType {
  /** The tool, where the item does not name it. */
  readonly tool?: string;
  args(item: JsonNode): Value | undefined;
  /** What the item itself holds of the result; not there for calls that an item of its own answers. */
  result?(item: JsonNode): JsonNode | undefined;
}

/** The types of call in OpenAI's Responses API, and those that only Codex has. */
const CALLS = new Map<string, CallType>([
  ['function_call', { args: (item) => item.get('arguments') }],
  ['custom_tool_call', { args: (item) => item.get('input') }],
  ['local_shell_call', { tool: 'local_shell', args: (item) => item.get('action') }],
  ['shell_call', { tool: 'shell', args: (item) => item.get('action') }],
  ['apply_patch_call', { tool: 'apply_patch', args: (item) => item.get('operation') }],
  ['computer_call', { tool: 'computer', args: (item) => item.get('action') ?? item.get('actions') }],
  ['tool_search_call', { tool: 'tool_search', args: (item) => item.get('arguments') }],
  ['mcp_call', { args: (item) => item.get('arguments'), result: (item) => item.get('output') }],
  ['web_search_call', { tool: 'web_search', args: searchOf, result: foundBy }],
  [
    'file_search_call',
    {
      tool: 'file_search',
      args: (item) => ({ queries: item.get('queries') }),
      result: (item) => item.get('results'),
    },
  ],
  [
    'code_interpreter_call',
    // The container is another each time.
    {
      tool: 'code_interpreter',
      args: (item) => ({ code: item.get('code') }),
      result: (item) => item.get('outputs'),
    },
  ],
  [
    'image_generation_call',
    {
      tool: 'image_generation',
      args: (item) => ({ revised_prompt: item.get('revised_prompt') }),
      result: (item) => item.get('result'),
    },
  ],
]);

const RESULTS = new Set([
  ...['function_call_output', 'custom_tool_call_output', 'local_shell_call_output', 'shell_call_output'],
  ...['apply_patch_call_output', 'computer_call_output', 'tool_search_output'],
]);

const WITHOUT_CALLS = new Set([
  ...['message', 'reasoning', 'item_reference', 'compaction', 'mcp_list_tools', 'mcp_approval_request'],
  ...['mcp_approval_response', 'ghost_snapshot'],
]);

/** Whether it is an item that is a call or a result. */
export function isResponsesItem(node: JsonNode): boolean {
  const type = node.get('type')?.string();
  if (type === undefined) return false;
  const has = (key: string): boolean => node.get(key) !== undefined;
  if (type === 'function_call' || type === 'custom_tool_call') return has('name') && has('call_id');
  if (RESULTS.has(type)) return (has('call_id') || has('id')) && (has('output') || has('tools'));
  return CALLS.has(type) && (has('id') || has('call_id'));
}

/**
 * Tells the call or result that one item of OpenAI's Responses API is.
 *
 * Tools that the server runs have their result in the item of the call, or nowhere; there is no mark of an error but
 * the `status` and the `error` of such.
 *
 * @returns whether the type is known
 */
export function readResponsesItem(item: JsonNode, log: Log, session: string): boolean {
  const type = item.get('type')?.string();
  if (type === undefined) return item.get('role') !== undefined;
  const call = CALLS.get(type);
  if (call !== undefined) {
    const answer = call.result && carried(item, call.result(item));
    log.call({
      session,
      id: idOf(item, type),
      tool: call.tool ?? nameOf(item),
      args: call.args(item),
      at: item,
      ...(answer !== undefined && { answer }),
    });
    return true;
  }
  if (type === 'compaction') log.compacted(session);
  if (!RESULTS.has(type)) return WITHOUT_CALLS.has(type);
  log.result({
    session,
    id: idOf(item, type),
    value: item.get('output') ?? item.get('tools'),
    at: item,
    isError: item.get('status')?.is('failed') ?? false,
    ...exitCodeIn(item.at('extra', 'returncode')),
    ...exitCode(item),
  });
  return true;
}

/** A search that the server ran has no id that its result knows: it is the one before. */
function idOf(item: JsonNode, type: string): string | undefined {
  const id = item.get('call_id')?.id();
  if (id !== undefined) return id;
  return type.startsWith('tool_search') ? 'tool_search' : item.get('id')?.id();
}

/** A namespace is written before the name as it is where it ends in a separator (`mcp__server__`). */
function nameOf(item: JsonNode): string {
  const name = toolName(item.get('name')?.string(), item.get('server_label')?.string());
  const namespace = item.get('namespace')?.string() ?? '';
  if (namespace === '') return name;
  if (namespace.endsWith('__')) return namespace + name;
  return namespace.startsWith('mcp__') ? `${namespace}__${name}` : `${namespace}.${name}`;
}

/** What the item of a call says of its answer; undefined when there was none, or none was recorded. */
function carried(item: JsonNode, result: JsonNode | undefined): LoggedAnswer | undefined {
  const value = present(result);
  const error = present(item.get('error'));
  const isError = error !== undefined || item.get('status')?.is('failed') === true;
  return value === undefined && !isError ? undefined : { value: value ?? error, at: item, isError };
}

function present(node: JsonNode | undefined): JsonNode | undefined {
  return node === undefined || node.isNull ? undefined : node;
}

/** What is searched for, without the sources that were found, which may stand in the same object. */
function searchOf(item: JsonNode): Value | undefined {
  const action = item.get('action');
  if (action?.get('sources') === undefined) return action;
  const part = (key: string): JsonNode | undefined => action.get(key);
  return {
    type: part('type'),
    query: part('query'),
    queries: part('queries'),
    url: part('url'),
    pattern: part('pattern'),
  };
}

function foundBy(item: JsonNode): JsonNode | undefined {
  return item.get('results') ?? item.at('action', 'sources');
}

/** How the one command of a `shell_call` ended; several have several codes, in the output. */
function exitCode(item: JsonNode): { exitCode?: number } {
  const outputs = [...(item.get('output')?.items() ?? [])];
  const code = outputs.length === 1 ? outputs[0]?.at('outcome', 'exit_code')?.number() : undefined;
  return code !== undefined && Number.isSafeInteger(code) ? { exitCode: code } : {};
}
