import type { JsonNode } from '../json/node.ts';
import { hasToolBlock, readBlocks } from './anthropic-blocks.ts';
import { Conversations } from './conversations.ts';
import type { Format, Item, Log, Reader } from './format.ts';

/** Where writers put the id of the conversation. */
const SESSION_KEYS: readonly string[] = ['sessionId', 'session_id', 'conversation_id', 'conversationId'];

/** How Roo marks the message that stands for those before it. */
const ROO_BOUNDARIES: readonly string[] = ['isSummary', 'isTruncationMarker'];

/**
 * Messages of Anthropic's Messages API, as a request, a response or a home-made log holds them, and as Cline and Roo
 * store theirs.
 *
 * A conversation is an object with `messages` or an array of messages; messages that stand alone on their lines, such
 * as responses of the API, are one conversation together. The API refuses a conversation that has an id twice, so what
 * is under the same id twice in one is a copy; across conversations nothing is known of ids.
 */
export const anthropicMessages: Format = {
  name: 'anthropic-messages',
  ids: 'unique',
  detect: isAnthropic,
  reader: (log) => new MessagesReader(log),
};

/** Messages that are text look the same at every vendor: only a call or a result tells. */
function isAnthropic(node: JsonNode): boolean {
  const messages = messagesOf(node);
  if (messages === undefined) return holdsTool(node);
  for (const message of messages.items()) if (holdsTool(message)) return true;
  return false;
}

function holdsTool(message: JsonNode): boolean {
  const role = message.get('role');
  if (role === undefined || !(role.is('assistant') || role.is('user'))) return false;
  return message.get('tool_calls') === undefined && hasToolBlock(message.get('content'));
}

/** The messages of an item that is a conversation. */
function messagesOf(node: JsonNode): JsonNode | undefined {
  const messages = node.kind === 'array' ? node : node.get('messages');
  return messages?.kind === 'array' ? messages : undefined;
}

function idIn(node: JsonNode, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const id = node.get(key)?.id();
    if (id !== undefined) return id;
  }
  return undefined;
}

class MessagesReader implements Reader {
  private readonly log: Log;
  private readonly conversations: Conversations;
  private messages = 0;

  constructor(log: Log) {
    this.log = log;
    this.conversations = new Conversations(log);
  }

  read({ node, group }: Item): void {
    const messages = messagesOf(node);
    if (messages !== undefined) {
      const session = this.conversations.enter(idIn(node, [...SESSION_KEYS, 'id']));
      for (const message of messages.items()) this.message(message, session);
    } else if (node.get('role')?.kind === 'string' && node.get('content') !== undefined) {
      // Messages of several conversations may be told in turn.
      const ofGroup = this.conversations.ofGroup(group);
      const session = idIn(node, SESSION_KEYS) ?? ofGroup;
      this.message(node, session);
    } else this.log.unknown();
  }

  private message(message: JsonNode, session: string): void {
    const batch = `message ${++this.messages}`;
    if (ROO_BOUNDARIES.some((key) => message.get(key)?.isTrue)) this.log.compacted(session);
    readBlocks(message.get('content'), this.log, { session, batch, scope: session });
  }
}
