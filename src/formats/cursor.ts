import type { JsonNode } from '../json/node.ts';
import { readBlocks } from './anthropic-blocks.ts';
import { changed, without } from './compose.ts';
import type { Format, Item, Log, Reader, Value } from './format.ts';
import { IdTable } from './id-table.ts';
import { toolName } from './tool-name.ts';
import { workingDirIn } from './working-dir.ts';

/** Types of line that hold no call. */
const WITHOUT_CALLS = new Set([
  ...['system', 'user', 'assistant', 'thinking', 'result', 'interaction_query', 'connection', 'retry', 'error'],
  'turn_ended',
]);

/** The key of a result says how the call ended. These are the ones that are no success. */
const FAILURES = ['failure', 'error', 'rejected', 'timeout', 'spawnError', 'permissionDenied', 'fileNotFound'];

/** How long a command took, as measured around it: no part of what it answered, and never twice the same. */
const DURATIONS = new Set(['executionTime', 'localExecutionTimeMs']);
const CALL_ID = new Set(['toolCallId']);

/** What was called, and with what. */
interface Called {
  readonly tool: string;
  readonly args: Value | undefined;
}

/**
 * Cursor's command line agent: `--output-format stream-json`, and the files in `agent-transcripts`.
 *
 * In the stream a call is a `started` line and a `completed` line with the same `call_id`; calls of one `model_call_id`
 * were issued together. The transcripts have the calls alone: no ids, and no results. The first line of a stream has the
 * working directory.
 */
export const cursor: Format = {
  name: 'cursor',
  ids: 'unique',
  detect: isCursor,
  reader: (log) => new CursorReader(log),
};

/** The stream starts with the line that Claude Code's starts with, less what only that has. */
function isCursor(node: JsonNode): boolean {
  const type = node.get('type');
  const has = (key: string): boolean => node.get(key) !== undefined;
  if (type === undefined) return isTranscriptLine(node) && !has('uuid') && !has('sessionId');
  const subtype = node.get('subtype');
  const is = (...words: readonly string[]): boolean => words.some((word) => subtype?.is(word));
  if (type.is('tool_call')) return is('started', 'completed') && node.get('tool_call')?.kind === 'object';
  if (type.is('thinking')) return is('delta', 'completed') && has('session_id');
  if (type.is('assistant')) return has('model_call_id') && has('session_id');
  if (!type.is('system') || !is('init')) return false;
  return has('apiKeySource') && has('permissionMode') && !['tools', 'mcp_servers', 'uuid'].some(has);
}

/** A line of a transcript: a message, and whose it is, and nothing that says what kind of line it is. */
function isTranscriptLine(node: JsonNode): boolean {
  const role = node.get('role');
  return (role?.is('assistant') || role?.is('user')) === true && node.at('message', 'content') !== undefined;
}

class CursorReader implements Reader {
  private readonly log: Log;
  /** The calls that were started, by session and id. */
  private readonly started = new IdTable();
  /** What the last first line says: of which session, and where it works. */
  private init: { readonly session: string; readonly cwd: string | undefined } | undefined;

  constructor(log: Log) {
    this.log = log;
  }

  read({ node }: Item): void {
    const type = node.get('type')?.string();
    const session = node.get('session_id')?.string() ?? 'main';
    if (type === 'system' && node.get('subtype')?.is('init')) {
      this.init = { session, cwd: workingDirIn(node.get('cwd')) };
    }
    if (type === 'tool_call') this.toolCall(node, session);
    else if (type === undefined && isTranscriptLine(node)) {
      this.log.session(session);
      readBlocks(node.at('message', 'content'), this.log, { session, batch: undefined });
    } else if (type === undefined || !WITHOUT_CALLS.has(type)) this.log.unknown();
    else if (node.get('session_id') !== undefined) this.log.session(session);
  }

  private toolCall(node: JsonNode, session: string): void {
    const [kind, body] = kindOf(node.get('tool_call'));
    const subtype = node.get('subtype');
    const isCompleted = subtype?.is('completed') === true;
    const callId = node.get('call_id')?.id();
    const call = body && callOf(kind, body, callId);
    if (body === undefined || !(isCompleted || (call !== undefined && subtype?.is('started')))) {
      this.log.unknown();
      return;
    }
    // An id is one of its run: one file can hold several.
    const id = callId === undefined ? undefined : `${session} ${callId}`;
    const isStarted = id !== undefined && this.started.has(id);
    // What was never started, as far as the log goes, was called all the same, if it says with what.
    if (call !== undefined && !(isCompleted && (isStarted || !isWhole(kind, body)))) {
      const batch = node.get('model_call_id')?.string();
      const cwd = this.init?.session === session ? this.init.cwd : undefined;
      this.log.call({ session, id, ...call, at: node, cwd, ...(batch !== undefined && { batch }) });
      if (id !== undefined) this.started.enter(id, Buffer.alloc(0));
    }
    if (isCompleted) {
      const result = body.get('result');
      const value = kind === 'shellToolCall' ? withoutDurations(result) : result;
      this.log.result({ session, id, value, at: node, isError: isFailure(result) });
    }
  }
}

/** A call has one key with what was called; there can be others, which are no objects. */
function kindOf(toolCall: JsonNode | undefined): [kind: string, body: JsonNode | undefined] {
  for (const [key, value] of toolCall?.members() ?? []) if (value.kind === 'object') return [key, value];
  return ['', undefined];
}

/** Some lines that tell how a call ended do not repeat its arguments. */
function isWhole(kind: string, body: JsonNode): boolean {
  return body.get(kind === 'function' ? 'name' : 'args') !== undefined;
}

function callOf(kind: string, body: JsonNode, callId: string | undefined): Called | undefined {
  if (kind === 'function') {
    const tool = body.get('name')?.string();
    return tool === undefined ? undefined : { tool, args: body.get('arguments') };
  }
  const args = body.get('args');
  if (kind === 'mcpToolCall' && args !== undefined) {
    const server = args.get('providerIdentifier') ?? args.get('serverIdentifier');
    const name = args.get('toolName')?.string();
    const tool = name === undefined ? (args.get('name')?.string() ?? kind) : toolName(name, server?.string());
    return { tool, args: args.get('args') ?? args.get('arguments') };
  }
  // Some kinds repeat the id of the call among its arguments, which would make each call another one.
  const hasId = callId !== undefined && args?.get('toolCallId')?.id() === callId;
  return { tool: kind, args: hasId ? without(args, CALL_ID) : args };
}

function isFailure(result: JsonNode | undefined): boolean {
  if (FAILURES.some((key) => result?.get(key) !== undefined)) return true;
  // A call that an MCP server answered was made with success, whatever the answer.
  return result?.at('success', 'isError')?.isTrue ?? false;
}

function withoutDurations(result: JsonNode | undefined): Value | undefined {
  return changed(result, (_key, outcome) => without(outcome, DURATIONS));
}
