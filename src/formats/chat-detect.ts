import type { JsonNode } from '../json/node.ts';
import { isFilled } from './chat-conversation.ts';

/** Blocks of a content that are calls or results of other APIs: Anthropic's, the AI SDK's, and agents' own. */
const FOREIGN_BLOCK =
  /^(?:.*tool_use|.*tool_result|tool-call|tool-result|tool-error|tool(?:Call|Result|Use|Request|Response))$/;
const PLAIN_ROLES = new Set(['system', 'developer', 'user', 'assistant', 'exit']);

/** Whether a message shows that it is one of a Chat Completions log: it has calls, or is a result. */
export function isTelling(message: JsonNode): boolean {
  const role = message.get('role');
  if (role?.kind !== 'string' || hasForeignBlocks(message)) return false;
  const [call] = message.get('tool_calls')?.items() ?? [];
  if (call !== undefined) return ['function', 'custom', 'name', 'tool'].some((key) => call.get(key) !== undefined);
  if (message.at('function_call', 'name')?.kind === 'string') return true;
  if (role.is('function')) return message.get('name')?.kind === 'string';
  if (role.is('tool')) {
    const has = (key: string): boolean => message.get(key) !== undefined;
    return ['tool_call_id', 'tool_call_ids', 'requestor'].some(has) || message.get('content')?.kind === 'string';
  }
  const [action] = message.at('extra', 'actions')?.items() ?? [];
  return action?.get('command') !== undefined;
}

/** Whether a message is one of plain text, as logs of other formats have too. */
export function isPlain(message: JsonNode): boolean {
  const role = message.get('role')?.string();
  const type = message.get('type');
  if (role === undefined || !PLAIN_ROLES.has(role) || (type !== undefined && !type.is('message'))) return false;
  if (isFilled(message.get('tool_calls'))) return false;
  const content = message.get('content');
  if (content?.kind !== 'array') return content?.kind === 'string' || content?.isNull === true;
  for (const part of content.items()) {
    const kind = part.get('type')?.string();
    if (kind === undefined || /tool|call|function/i.test(kind)) return false;
  }
  return true;
}

/** Whether messages are telling, and none is of another API. */
export function areTelling(messages: JsonNode): boolean {
  let isAnyTelling = false;
  for (const message of messages.items()) {
    if (hasForeignBlocks(message)) return false;
    isAnyTelling ||= isTelling(message);
  }
  return isAnyTelling;
}

/** Whether there are messages and all are plain. */
export function arePlain(messages: JsonNode): boolean {
  for (const message of messages.items()) if (!isPlain(message)) return false;
  return isFilled(messages);
}

export function hasForeignBlocks(message: JsonNode): boolean {
  for (const block of message.get('content')?.items() ?? []) {
    if (FOREIGN_BLOCK.test(block.get('type')?.string() ?? '')) return true;
  }
  return false;
}
