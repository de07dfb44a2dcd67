import type { JsonNode } from '../json/node.ts';
import type { Format, Item, Log, Reader } from './format.ts';
import { workingDirIn } from './working-dir.ts';

/** Lines of a session file, and events of `--mode json`, that hold no call of their own. The list is open. */
const WITHOUT_CALLS: ReadonlySet<string> = new Set([
  ...['model_change', 'thinking_level_change', 'active_tools_change', 'compaction', 'branch_summary', 'custom'],
  ...['custom_message', 'label', 'session_info', 'leaf', 'usage', 'agent_start', 'agent_end', 'turn_start', 'turn_end'],
  ...['message_start', 'message_update', 'tool_execution_start', 'tool_execution_update', 'tool_execution_end'],
  ...['auto_retry_start', 'auto_retry_end', 'auto_compaction_start', 'auto_compaction_end', 'compaction_start'],
  ...['compaction_end', 'agent_settled', 'queue_update', 'session_info_changed', 'thinking_level_changed'],
]);

/**
 * Pi: session files of versions 1 to 3, and the stream of `--mode json`, which starts with the same line. OpenClaw
 * writes the same files.
 *
 * A session is a tree, by `parentId`: going back to an earlier message starts a branch. The lines are in the order in
 * which things happened, whatever branch they are on. The stream tells messages several times; they are read at their
 * end. A shell command that the user runs is no call of the agent. The first line has the working directory.
 */
export const pi: Format = {
  name: 'pi',
  // Not every provider of a model gives ids that differ, and no line is written twice.
  ids: 'reused',
  detect: isPi,
  reader: (log) => new PiReader(log),
};

function isPi(node: JsonNode): boolean {
  const type = node.get('type');
  const has = (key: string): boolean => node.get(key)?.kind === 'string';
  if (type?.is('session')) return has('id') && has('cwd') && has('timestamp');
  const message = messageOf(node);
  if (message?.get('role')?.is('toolResult')) return message.get('toolCallId') !== undefined;
  for (const block of message?.get('content')?.items() ?? []) {
    if (block.get('type')?.is('toolCall') && block.get('name')?.kind === 'string') return true;
  }
  return false;
}

function messageOf(node: JsonNode): JsonNode | undefined {
  const type = node.get('type');
  return type?.is('message') || type?.is('message_end') ? node.get('message') : undefined;
}

/** An entry of a file, or the end of a compaction in a stream: one that failed has no result. */
function isCompaction(node: JsonNode): boolean {
  const type = node.get('type');
  if (type?.is('compaction')) return true;
  return (
    (type?.is('compaction_end') || type?.is('auto_compaction_end')) === true && node.get('result')?.kind === 'object'
  );
}

class PiReader implements Reader {
  private readonly log: Log;
  private session = 'main';
  private cwd: string | undefined;
  private messages = 0;

  constructor(log: Log) {
    this.log = log;
  }

  read({ node }: Item): void {
    const type = node.get('type')?.string();
    const message = messageOf(node);
    if (message !== undefined) this.message(message);
    else if (type === 'session') {
      this.session = node.get('id')?.string() ?? this.session;
      this.cwd = workingDirIn(node.get('cwd'));
      this.log.session(this.session);
    } else if (isCompaction(node)) this.log.compacted(this.session);
    else if (type === undefined || !WITHOUT_CALLS.has(type)) this.log.unknown();
  }

  private message(message: JsonNode): void {
    const { session, cwd } = this;
    this.log.session(session);
    const batch = `message ${++this.messages}`;
    const content = message.get('content');
    if (message.get('role')?.is('toolResult')) {
      const isError = message.get('isError')?.isTrue ?? false;
      this.log.result({ session, id: message.get('toolCallId')?.string(), value: content, at: message, isError });
      return;
    }
    for (const block of content?.items() ?? []) {
      if (!block.get('type')?.is('toolCall')) continue;
      const tool = block.get('name')?.string() ?? '';
      this.log.call({
        session,
        id: block.get('id')?.string(),
        tool,
        args: block.get('arguments'),
        at: block,
        batch,
        cwd,
      });
    }
  }
}
