import type { JsonNode } from '../json/node.ts';
import { arePlain } from './chat-detect.ts';
import type { Format, Item, Log, Reader } from './format.ts';
import { isResponsesItem, readResponsesItem } from './responses-items.ts';
import { SessionNames } from './session-names.ts';

/** Where the items of a conversation are in what carries them, the older first. */
const ITEMS = [
  ...[['messages'], ['items'], ['data']],
  ...[['input'], ['request', 'input'], ['request', 'body', 'input'], ['body', 'input']],
  ...[['output'], ['response', 'output'], ['response', 'body', 'output']],
];

/**
 * Items of OpenAI's Responses API: a request (`{input}`), a response (`{output}`), both in one, lists of items, bare
 * or one a line, and the messages of mini-swe-agent 2 where it uses that API.
 *
 * An array or an object is one conversation, bare items one a line are one too; a response that names the one before
 * (`previous_response_id`) or its `conversation` goes on with that.
 */
export const openaiResponses: Format = {
  name: 'openai-responses',
  ids: 'reused',
  detect: isResponses,
  detectWeakly: (node) => [node.get('input'), node.get('output')].some((list) => list !== undefined && arePlain(list)),
  reader: (log) => new ResponsesReader(log),
};

function isResponses(node: JsonNode): boolean {
  if (isElement(node)) return true;
  const lists = node.kind === 'array' ? [node] : listsOf(node);
  return lists.some((list) => {
    for (const element of list.items()) if (isElement(element)) return true;
    return false;
  });
}

/** Whether it is an element of a list of items such as no other API has. */
function isElement(node: JsonNode): boolean {
  if (isResponse(node) || isResponsesItem(node)) return true;
  if (!node.get('type')?.is('message') || node.get('role') === undefined) return false;
  for (const part of node.get('content')?.items() ?? []) {
    const type = part.get('type');
    if (type?.is('input_text') || type?.is('output_text')) return true;
  }
  return false;
}

function isResponse(node: JsonNode): boolean {
  return node.get('object')?.is('response') === true && node.get('output')?.kind === 'array';
}

function listsOf(node: JsonNode): JsonNode[] {
  // The output of a call is no list of items.
  if (node.get('type')?.kind === 'string' && !isResponse(node)) return [];
  return ITEMS.map((path) => node.at(...path)).filter((list): list is JsonNode => list?.kind === 'array');
}

class ResponsesReader implements Reader {
  private readonly log: Log;
  private readonly names = new SessionNames();
  /** The session of each response, and of each conversation, that has an id: more may come of them. */
  private readonly sessions = new Map<string, string>();
  /** The session of the array whose elements are read. */
  private array: { readonly group: number; readonly session: string } | undefined;
  /** The session of items that stand on lines of their own. */
  private lines: string | undefined;

  constructor(log: Log) {
    this.log = log;
  }

  read({ node, group }: Item): void {
    if (this.array !== undefined && this.array.group !== group) {
      this.log.end(this.array.session);
      this.array = undefined;
    }
    if (!this.readItem(node, group)) this.log.unknown();
  }

  /** @returns whether all in it is of known types */
  private readItem(node: JsonNode, group: number): boolean {
    const lists = node.kind === 'array' ? [node] : listsOf(node);
    if (lists.length === 0) return readResponsesItem(node, this.log, this.sessionOfBare(group));
    const { session, isOver } = this.sessionOf(node);
    let isKnown = true;
    for (const list of lists) for (const element of list.items()) isKnown = this.element(element, session) && isKnown;
    if (isOver) this.log.end(session);
    return isKnown;
  }

  /** An item, or a whole response among items. */
  private element(element: JsonNode, session: string): boolean {
    if (!isResponse(element)) return readResponsesItem(element, this.log, session);
    let isKnown = true;
    for (const item of element.get('output')?.items() ?? []) {
      isKnown = readResponsesItem(item, this.log, session) && isKnown;
    }
    return isKnown;
  }

  private sessionOf(node: JsonNode): { session: string; isOver: boolean } {
    const of = (...keys: string[]): string | undefined => {
      for (const place of [node, node.get('request'), node.get('response')]) {
        const id = place?.at(...keys)?.id();
        if (id !== undefined && id !== '') return id;
      }
      return undefined;
    };
    const conversation = of('conversation') ?? of('conversation', 'id');
    const previous = of('previous_response_id');
    const id = of('id');
    const before = [conversation, previous].map((key) => (key === undefined ? undefined : this.sessions.get(key)));
    const session = before[0] ?? before[1] ?? this.open(conversation ?? id);
    for (const key of [conversation, id]) if (key !== undefined) this.sessions.set(key, session);
    return { session, isOver: conversation === undefined && id === undefined && before[1] === undefined };
  }

  private sessionOfBare(group: number): string {
    if (group > 0) {
      this.array ??= { group, session: this.open(undefined) };
      return this.array.session;
    }
    this.lines ??= this.open(undefined);
    return this.lines;
  }

  private open(id: string | undefined): string {
    const session = this.names.next(id);
    this.log.session(session);
    return session;
  }
}
