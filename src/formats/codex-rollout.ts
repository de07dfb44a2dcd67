import type { JsonNode } from '../json/node.ts';
import { Commands } from './codex-commands.ts';
import { readOutput } from './codex-output.ts';
import { hasLine, type LineReader, readLines } from './documents.ts';
import type { Format, Log, Value } from './format.ts';
import { namespaced } from './tool-name.ts';
import { workingDirIn } from './working-dir.ts';

/** Types of line that hold no call of their own; `compacted` holds old ones once more. */
const LINES_WITHOUT_CALLS = new Set([
  ...['event_msg', 'turn_context', 'world_state', 'compacted'],
  ...['inter_agent_communication', 'inter_agent_communication_metadata'],
]);

/** Types of item that are neither a call nor a result. */
const ITEMS_WITHOUT_CALLS = new Set([
  ...['message', 'reasoning', 'ghost_snapshot', 'compaction', 'compaction_summary', 'compaction_trigger'],
  ...['context_compaction', 'agent_message', 'additional_tools', 'other'],
]);

/** The lines, events and items that say that the history was put anew: one compaction may be told by each kind. */
const COMPACTIONS = new Set([
  'compacted',
  'context_compacted',
  'compaction',
  'compaction_summary',
  'context_compaction',
]);

const RESULTS = new Set(['function_call_output', 'custom_tool_call_output', 'local_shell_call_output']);

/** Keys of the first line when lines had no envelope. */
const BARE_META = new Set(['id', 'timestamp', 'instructions', 'git', 'cwd', 'originator', 'cli_version']);

/**
 * Codex: the rollout files of its sessions, `~/.codex/sessions/…/rollout-*.jsonl`.
 *
 * Before September 2025 the items of the conversation stand on lines of their own; since then a line is
 * `{timestamp, type, payload}`, and items are the payloads of type `response_item`. Both are read also as elements of
 * an array, or of `items` or `events` of a document. What `event_msg` says of calls the items say too.
 *
 * One file is one session, named by its first meta: a fork or a sub-agent copies the lines of its parent, with the
 * parent's meta, into its own file. No field marks an error: there is the exit code alone. The working directory is
 * that of the last meta or `turn_context`.
 */
export const codexRollout: Format = {
  name: 'codex-rollout',
  ids: 'unique',
  detect: (node) => hasLine(node, isLine, (line) => isLine(line) || isBareCall(line)),
  reader: (log) => readLines((name) => new RolloutReader(log, name)),
};

/** The bare items are those of other logs of the same API too: what stands between them is looked for. */
function isLine(node: JsonNode): boolean {
  const type = node.get('type')?.string();
  if (type === undefined) return node.get('record_type')?.is('state') === true || isBareMeta(node);
  const payload = node.get('payload');
  if (payload?.kind !== 'object') return false;
  if (type === 'session_meta') return payload.get('id') !== undefined;
  if (type === 'response_item' || type === 'event_msg') return payload.get('type')?.kind === 'string';
  return type === 'turn_context' && payload.get('cwd') !== undefined;
}

function isBareMeta(node: JsonNode): boolean {
  if (node.get('id') === undefined || node.get('timestamp') === undefined) return false;
  if (node.get('instructions') === undefined) return false;
  for (const [key] of node.members()) if (!BARE_META.has(key)) return false;
  return true;
}

function isBareCall(node: JsonNode): boolean {
  const type = node.get('type');
  return (type?.is('function_call') || type?.is('custom_tool_call')) === true && node.get('call_id') !== undefined;
}

class RolloutReader implements LineReader {
  private readonly log: Log;
  private readonly commands: Commands;
  private readonly name: string;
  private named: string | undefined;
  /** Where the session works, from what was said last. */
  private cwd: string | undefined;
  /** Searches for tools, and answers to such, that have no ids. */
  private readonly searches = { calls: 0, results: 0 };

  constructor(log: Log, name: string) {
    this.log = log;
    this.commands = new Commands(log);
    this.name = name;
  }

  line(node: JsonNode): void {
    const type = node.get('type')?.string();
    const payload = node.get('payload');
    if (type === 'session_meta' || type === 'turn_context') this.enter(payload?.get('cwd'));
    if (COMPACTIONS.has(type ?? '') || COMPACTIONS.has(payload?.get('type')?.string() ?? '')) this.compacted();
    if (type === 'session_meta') this.begin(payload?.get('id'));
    else if (type === 'response_item') this.item(payload ?? node);
    else if (type !== undefined) {
      if (!LINES_WITHOUT_CALLS.has(type)) this.item(node);
    } else if (isBareMeta(node)) {
      this.begin(node.get('id'));
      this.enter(node.get('cwd'));
    } else if (node.get('record_type') === undefined) this.log.unknown();
  }

  finish(): void {
    this.commands.finish();
    if (this.named !== undefined) this.log.end(this.named);
  }

  /** Only the first line that names the session, or that needs a name, does. */
  private begin(id: JsonNode | undefined): string {
    if (this.named === undefined) {
      this.named = id?.string() ?? this.name;
      this.log.session(this.named);
    }
    return this.named;
  }

  private enter(cwd: JsonNode | undefined): void {
    this.cwd = workingDirIn(cwd) ?? this.cwd;
  }

  private compacted(): void {
    if (this.named !== undefined) this.log.compacted(this.named);
  }

  private item(item: JsonNode): void {
    const type = item.get('type')?.string() ?? '';
    const callId = item.get('call_id')?.id();
    const ownId = item.get('id')?.id();
    if (RESULTS.has(type)) this.result(item, callId, item.get('output'));
    else if (type === 'tool_search_output') {
      this.result(item, callId ?? `tool_search ${++this.searches.results}`, item.get('tools'));
    } else if (type === 'function_call') this.call(item, callId, nameOf(item), item.get('arguments'));
    else if (type === 'custom_tool_call') this.call(item, callId, nameOf(item), item.get('input'));
    else if (type === 'local_shell_call') {
      // Codex answers to the id of the item where the call has none.
      this.call(item, callId ?? ownId, 'local_shell', item.get('action'));
    } else if (type === 'tool_search_call') {
      this.call(item, callId ?? `tool_search ${++this.searches.calls}`, 'tool_search', item.get('arguments'));
    } else if (type === 'web_search_call') this.served(item, 'web_search', item.get('action'), item.get('results'));
    else if (type === 'image_generation_call') {
      const prompt = item.get('revised_prompt');
      this.served(item, 'image_generation', prompt && { revised_prompt: prompt }, item.get('result'));
    } else if (!ITEMS_WITHOUT_CALLS.has(type)) this.log.unknown();
  }

  private call(item: JsonNode, id: string | undefined, tool: string, args: JsonNode | undefined): void {
    const session = this.begin(undefined);
    const partOf = this.commands.issued(id, tool, args);
    this.log.call({ session, id, tool, args, at: item, cwd: this.cwd, ...(partOf !== undefined && { partOf }) });
  }

  private result(item: JsonNode, id: string | undefined, output: JsonNode | undefined): void {
    this.commands.result(this.begin(undefined), id, readOutput(output), item);
  }

  /** A call that the server made itself; if anything came back, it stands in the call. */
  private served(item: JsonNode, tool: string, args: Value | undefined, value: JsonNode | undefined): void {
    const isError = item.get('status')?.is('failed') ?? false;
    const isAnswered = isError || (value !== undefined && !value.isNull);
    this.log.call({
      session: this.begin(undefined),
      id: item.get('call_id')?.id() ?? item.get('id')?.id(),
      tool,
      args,
      at: item,
      cwd: this.cwd,
      ...(isAnswered && { answer: { value, at: item, isError } }),
    });
  }
}

function nameOf(item: JsonNode): string {
  return namespaced(item.get('name')?.string(), item.get('namespace')?.string());
}
