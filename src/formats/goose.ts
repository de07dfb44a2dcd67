import type { JsonNode } from '../json/node.ts';
import { Conversations } from './conversations.ts';
import type { Format, Item, Log, Reader } from './format.ts';

/** The content that calls a tool: one of goose's own, or one that the interface runs. */
const CALLS: ReadonlySet<string> = new Set(['toolRequest', 'frontendToolRequest']);

/**
 * Goose: messages as its session files (JSON Lines, before sessions went into a database) and its exports hold them.
 *
 * A call and a result each say whether they are `success` or `error`. A call that the model malformed has no name, and
 * keeps its place without one.
 */
export const goose: Format = {
  name: 'goose',
  ids: 'reused',
  detect(node) {
    for (const message of messagesIn(node)) if (holdsTool(message)) return true;
    return false;
  },
  reader: (log) => new GooseReader(log),
};

function holdsTool(message: JsonNode): boolean {
  for (const part of message.get('content')?.items() ?? []) {
    const type = part.get('type')?.string() ?? '';
    const outcome = CALLS.has(type)
      ? part.get('toolCall')
      : type === 'toolResponse'
        ? part.get('toolResult')
        : undefined;
    if (outcome?.get('status')?.kind === 'string') return true;
  }
  return false;
}

/** The messages of an item that is a conversation. */
function conversationOf(node: JsonNode): JsonNode | undefined {
  const messages = node.kind === 'array' ? node : (node.get('conversation') ?? node.get('messages'));
  return messages?.kind === 'array' ? messages : undefined;
}

function messagesIn(node: JsonNode): Iterable<JsonNode> {
  return conversationOf(node)?.items() ?? [node];
}

class GooseReader implements Reader {
  private readonly log: Log;
  private readonly conversations: Conversations;
  private messages = 0;

  constructor(log: Log) {
    this.log = log;
    this.conversations = new Conversations(log);
  }

  read({ node, group }: Item): void {
    const conversation = conversationOf(node);
    if (conversation !== undefined) {
      const session = this.conversations.enter(node.get('id')?.id());
      for (const message of conversation.items()) this.message(message, session);
    } else if (node.get('content')?.kind === 'array') {
      this.message(node, this.conversations.ofGroup(group));
    } else if (node.get('working_dir') === undefined) this.log.unknown();
    // Otherwise it is the first line of a session file.
  }

  private message(message: JsonNode, session: string): void {
    const batch = `message ${++this.messages}`;
    for (const part of message.get('content')?.items() ?? []) {
      const type = part.get('type')?.string() ?? '';
      if (CALLS.has(type)) this.call(part, session, batch);
      else if (type === 'toolResponse') this.result(part, session);
    }
  }

  private call(part: JsonNode, session: string, batch: string): void {
    const call = part.at('toolCall', 'value');
    const tool = call?.get('name')?.string() ?? '';
    this.log.call({ session, id: part.get('id')?.string(), tool, args: call?.get('arguments'), at: part, batch });
  }

  private result(part: JsonNode, session: string): void {
    const result = part.get('toolResult');
    const value = result?.get('value');
    const isError = (result?.get('status')?.is('error') || value?.get('isError')?.isTrue) ?? false;
    // An older version has the content alone.
    const content = value?.get('content') ?? value ?? result?.get('error');
    this.log.result({ session, id: part.get('id')?.string(), value: content, at: part, isError });
  }
}
