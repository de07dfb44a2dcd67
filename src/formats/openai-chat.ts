import type { JsonNode } from '../json/node.ts';
import { ChatConversation, isFilled } from './chat-conversation.ts';
import { arePlain, areTelling, hasForeignBlocks, isPlain, isTelling } from './chat-detect.ts';
import type { Format, Item, Log, Reader } from './format.ts';
import { SessionNames } from './session-names.ts';
import { isTau, isTau2, readTicks, taskName } from './tau.ts';
import { workingDirIn } from './working-dir.ts';

/** Where the messages of a conversation are in what carries them. */
const MESSAGES = [
  ['messages'],
  ['traj'],
  ['request', 'messages'],
  ['request', 'body', 'messages'],
  ['body', 'messages'],
];
/** Where the answer of the model is, which is newer than the messages. */
const CHOICES = [['choices'], ['response', 'choices'], ['response', 'body', 'choices']];
/** Where the id of the conversation may be, in it and in each of its messages. */
const IDS = ['session_id', 'conversation_id', 'thread_id'];
/** Where it may be in a whole conversation only: in a message it would be that of the message or its request. */
const WHOLE_IDS = [...IDS, 'instance_id', 'custom_id', 'id', 'trace_id'];

/**
 * Messages of OpenAI's Chat Completions API, as most home-made harnesses write them: bare, in a conversation
 * (`{messages}`, also of mini-swe-agent 2), with the newest message beside them (LiteLLM's `{messages, response}`),
 * as a bare `chat.completion`, or in the results of tau-bench and tau2. An array or `{messages}` is one conversation;
 * bare messages, one a line, are one too.
 *
 * Ids are what the model's server made of them: unique, constant (`call_id`), counted from 0, or absent.
 */
export const openaiChat: Format = {
  name: 'openai-chat',
  ids: 'reused',
  detect: isChat,
  detectWeakly: isPlainChat,
  reader: (log) => new ChatReader(log),
};

function isChat(node: JsonNode): boolean {
  if (node.kind === 'array') return areTelling(node);
  if (isTelling(node) || isTau(node) || isTau2(node)) return true;
  if (node.get('role') !== undefined) return false;
  const messages = find(node, MESSAGES);
  if (messages !== undefined) {
    for (const message of messages.items()) if (hasForeignBlocks(message)) return false;
    if (areTelling(messages)) return true;
  }
  const [choice] = find(node, CHOICES)?.items() ?? [];
  if (choice?.at('message', 'role')?.kind === 'string') return true;
  const [tick] = node.get('ticks')?.items() ?? [];
  return tick?.get('agent_tool_calls') !== undefined;
}

function isPlainChat(node: JsonNode): boolean {
  const messages = node.kind === 'array' ? node : find(node, MESSAGES);
  return messages === undefined ? isPlain(node) : arePlain(messages);
}

class ChatReader implements Reader {
  private readonly log: Log;
  private readonly names = new SessionNames();
  /** The conversation of the array whose elements are read. */
  private array: { readonly group: number; readonly conversation: ChatConversation } | undefined;
  /** Those of messages that stand on lines of their own, by the id that the line has. */
  private readonly lines = new Map<string | undefined, ChatConversation>();

  constructor(log: Log) {
    this.log = log;
  }

  read({ node, group }: Item): void {
    if (this.array !== undefined && this.array.group !== group) {
      this.array.conversation.end();
      this.array = undefined;
    }
    if (!this.readItem(node, group)) this.log.unknown();
  }

  /** @returns whether all in it is of known types */
  private readItem(node: JsonNode, group: number): boolean {
    const simulations = node.get('simulations');
    if (simulations?.kind === 'array') {
      let isKnown = true;
      for (const simulation of simulations.items()) isKnown = this.conversation(simulation) && isKnown;
      return isKnown;
    }
    if (node.kind === 'array' || node.get('role') === undefined) return this.conversation(node);
    return this.conversationOf(node, group).message(node);
  }

  /** Reads all of a conversation. */
  private conversation(node: JsonNode): boolean {
    const messages = node.kind === 'array' ? node : find(node, MESSAGES);
    const choices = find(node, CHOICES);
    if (messages === undefined && choices === undefined && !isFilled(node.get('ticks'))) return false;
    // mini-swe-agent runs each command in a shell of its own, which starts there.
    const cwd = workingDirIn(node.at('info', 'config', 'environment', 'cwd'));
    const conversation = new ChatConversation(this.log, this.names.next(idOf(node)), cwd);
    let isKnown = true;
    if (!readTicks(node, conversation)) {
      for (const message of messages?.items() ?? []) isKnown = conversation.message(message) && isKnown;
    }
    if (choices !== undefined) this.choices(choices, conversation);
    conversation.end();
    return isKnown;
  }

  /** What the model answered. A choice after the first is how the conversation might have gone on: one of its own. */
  private choices(choices: JsonNode, conversation: ChatConversation): void {
    let count = 0;
    for (const choice of choices.items()) {
      const message = choice.get('message');
      if (++count === 1 && !conversation.isLast(message?.get('tool_calls'))) {
        if (message !== undefined) conversation.message(message);
      } else if (count > 1 && message !== undefined) {
        const other = new ChatConversation(this.log, `${conversation.name}/choice ${count}`);
        other.message(message);
        other.end();
      }
    }
  }

  /** The conversation that a bare message is of. */
  private conversationOf(message: JsonNode, group: number): ChatConversation {
    if (group > 0) {
      this.array ??= { group, conversation: new ChatConversation(this.log, this.names.next(undefined)) };
      return this.array.conversation;
    }
    const id = idOf(message);
    let conversation = this.lines.get(id);
    if (conversation === undefined) {
      conversation = new ChatConversation(this.log, this.names.next(id));
      this.lines.set(id, conversation);
    }
    return conversation;
  }
}

function find(node: JsonNode, paths: readonly (readonly string[])[]): JsonNode | undefined {
  for (const path of paths) {
    const found = node.at(...path);
    if (found?.kind === 'array') return found;
  }
  return undefined;
}

/** The id that a log has for a conversation, as it stands in all of it or in one of its messages. */
function idOf(node: JsonNode): string | undefined {
  const keys = node.get('role') === undefined ? WHOLE_IDS : IDS;
  for (const place of [node, node.get('meta'), node.get('metadata'), node.get('source')]) {
    for (const key of keys) {
      const id = place?.get(key)?.id();
      if (id !== undefined && id !== '') return id;
    }
  }
  return taskName(node);
}
