import type { JsonNode } from '../json/node.ts';
import { Conversations } from './conversations.ts';
import type { Format, Item, Log, LoggedCall, Reader } from './format.ts';
import { workingDirIn } from './working-dir.ts';

/** The content that calls a tool: one of goose's own, or one that the interface runs. */
const CALLS: ReadonlySet<string> = new Set(['toolRequest', 'frontendToolRequest']);

/**
 * Goose: messages as its session files (JSON Lines, before sessions went into a database) and its exports hold them.
 *
 * A call and a result each say whether they are `success` or `error`. A call that the model malformed has no name, and
 * keeps its place without one. Where a conversation was summed up, its messages say that they are hidden from the agent.
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

/** A conversation, as far as it was read. */
interface Current {
  readonly session: string;
  readonly cwd: string | undefined;
  /** Whether all messages so far are hidden from the agent; undefined when one was seen that is not. */
  isHidden: boolean | undefined;
}

/** Content that says that what was said before was summed up. */
const COMPACTIONS: ReadonlySet<string> = new Set(['conversationCompacted', 'summarizationRequested']);

class GooseReader implements Reader {
  private readonly log: Log;
  private readonly conversations: Conversations;
  private messages = 0;
  /** The conversation at hand, as far as it was read. */
  private current: Current | undefined;
  /** What the first line of a session file says of the conversation after it. */
  private announced: string | undefined;

  constructor(log: Log) {
    this.log = log;
    this.conversations = new Conversations(log);
  }

  read({ node, group }: Item): void {
    const conversation = conversationOf(node);
    if (conversation !== undefined) {
      const session = this.conversations.enter(node.get('id')?.id());
      this.current = { session, cwd: workingDirIn(node.get('working_dir')), isHidden: false };
      for (const message of conversation.items()) this.message(message, this.current);
    } else if (node.get('content')?.kind === 'array') {
      const session = this.conversations.ofGroup(group);
      if (this.current?.session !== session) this.current = { session, cwd: this.announced, isHidden: false };
      this.message(node, this.current);
      // Otherwise it is the first line of a session file.
    } else if (node.get('working_dir') !== undefined) this.announced = workingDirIn(node.get('working_dir'));
    else this.log.unknown();
  }

  private message(message: JsonNode, current: Current): void {
    const { session, cwd } = current;
    this.look(message, current);
    const batch = `message ${++this.messages}`;
    for (const part of message.get('content')?.items() ?? []) {
      const type = part.get('type')?.string() ?? '';
      if (CALLS.has(type)) this.call(part, { session, cwd, batch });
      else if (COMPACTIONS.has(type)) this.log.compacted(session);
      else if (type === 'toolResponse') this.result(part, session);
    }
  }

  /** After it was summed up, all of a conversation is kept, and hidden from the agent, before what goes on. */
  private look(message: JsonNode, current: Current): void {
    if (current.isHidden === undefined) return;
    const visible = message.at('metadata', 'agentVisible');
    const isHidden = visible?.kind === 'boolean' && !visible.isTrue;
    if (current.isHidden && !isHidden) this.log.compacted(current.session);
    current.isHidden = isHidden ? true : undefined;
  }

  private call(part: JsonNode, context: Pick<LoggedCall, 'session' | 'cwd' | 'batch'>): void {
    const call = part.at('toolCall', 'value');
    const tool = call?.get('name')?.string() ?? '';
    this.log.call({ ...context, id: part.get('id')?.string(), tool, args: call?.get('arguments'), at: part });
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
