import type { JsonNode } from '../json/node.ts';
import { readBlocks } from './anthropic-blocks.ts';
import type { Format, Item, Log, Reader } from './format.ts';

/** Types of line that hold no call. The list is open: what is not on it is counted as unknown. */
const WITHOUT_CALLS = new Set([
  ...['summary', 'system', 'progress', 'attachment', 'file-history-snapshot', 'file-history-delta', 'queue-operation'],
  ...['last-prompt', 'agent-setting', 'agent-name', 'agent-color', 'ai-title', 'custom-title', 'mode', 'tag'],
  ...['permission-mode', 'pr-link', 'worktree-state', 'result', 'stream_event', 'rate_limit_event', 'tool_progress'],
  ...['tool_use_summary', 'auth_status', 'keep_alive', 'control_request', 'control_response', 'prompt_suggestion'],
]);

/** How Claude Code says that a file is as it was when the same read was made before. */
const UNCHANGED = 'File unchanged since last read';

/**
 * Claude Code: session files, `--output-format stream-json`, and the array of the same messages that
 * `claude-code-action` writes.
 *
 * One content block a line; calls with the same `message.id` were issued together. The lines are in the order in which
 * things happened, whatever branch of the conversation they are on. A sub-agent is a session of its own.
 */
export const claude: Format = {
  name: 'claude-code',
  ids: 'unique',
  refersBack: new Set(['Read']),
  detect: isClaude,
  reader: (log) => new ClaudeReader(log),
};

/** Cursor's stream has the same first line and the same types: what it has not is looked for. */
function isClaude(node: JsonNode): boolean {
  const type = node.get('type');
  if (type === undefined) return false;
  if (type.is('assistant') || type.is('user')) {
    const has = (key: string): boolean => node.get(key) !== undefined;
    if (node.at('message', 'content') === undefined) return false;
    return (has('sessionId') && has('uuid')) || (has('session_id') && has('parent_tool_use_id'));
  }
  if (type.is('system')) return node.get('subtype')?.is('init') === true && node.get('tools')?.kind === 'array';
  return type.is('result') && node.get('num_turns') !== undefined;
}

class ClaudeReader implements Reader {
  private readonly log: Log;
  /** The sub-agent that each line of one is part of, by the line's uuid, where lines do not say so themselves. */
  private readonly sidechains = new Map<string, string>();
  private sidechainsSeen = 0;
  /** The conversation that the sub-agents are of. */
  private main = 'main';

  constructor(log: Log) {
    this.log = log;
  }

  read({ node }: Item): void {
    const type = node.get('type');
    if (!type?.is('assistant') && !type?.is('user')) {
      if (!WITHOUT_CALLS.has(type?.string() ?? '')) this.log.unknown();
      return;
    }
    const session = this.sessionOf(node);
    this.log.session(session);
    const message = node.get('message');
    readBlocks(message?.get('content'), this.log, {
      session,
      batch: message?.get('id')?.string(),
      isUnchanged: (result) => isUnchanged(node, result),
    });
  }

  private sessionOf(node: JsonNode): string {
    // Not every line says whose it is.
    const session = node.get('sessionId') ?? node.get('session_id');
    // Compared first: it is the same on most lines, and need not be decoded then.
    if (session !== undefined && !session.is(this.main)) this.main = session.string() ?? this.main;
    if (node.get('isSidechain')?.isTrue)
      return `${this.main}/${node.get('agentId')?.string() ?? this.sidechainOf(node)}`;
    const parent = node.get('parent_tool_use_id')?.string();
    return parent === undefined ? this.main : `${this.main}/${parent}`;
  }

  /** Before agents had ids, a sub-agent's lines hung together by `parentUuid` alone. */
  private sidechainOf(node: JsonNode): string {
    const parent = node.get('parentUuid')?.string();
    const known = parent === undefined ? undefined : this.sidechains.get(parent);
    const sidechain = known ?? `sub-agent ${++this.sidechainsSeen}`;
    const uuid = node.get('uuid')?.string();
    if (uuid !== undefined) this.sidechains.set(uuid, sidechain);
    return sidechain;
  }
}

function isUnchanged(line: JsonNode, result: JsonNode): boolean {
  if (line.at('toolUseResult', 'type')?.is('file_unchanged')) return true;
  const content = result.get('content');
  // Not decoded to see: most results are long and start otherwise.
  const start =
    content?.kind === 'string' ? content.text.toString('latin1', content.start + 1, content.start + 31) : '';
  return start === UNCHANGED;
}
