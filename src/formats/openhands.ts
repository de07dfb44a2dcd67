import type { JsonNode } from '../json/node.ts';
import type { Format, Item, Log, Reader } from './format.ts';
import { EventStream, isStreamEvent } from './openhands-v0.ts';
import { isSdkEvent, readSdkEvent } from './openhands-v1.ts';

/** Where the events of a conversation stand in an object: an evaluation's result, the server's answers. */
const CONTAINERS: readonly string[] = ['history', 'trajectory', 'events', 'items'];

/**
 * OpenHands: events as lines or in an array, and the lines of an evaluation's `output.jsonl`, each with the events of
 * one task as its `history`. They are those of the event stream (V0) or of the SDK (V1).
 *
 * An array or a line with a history is a session. The history of early evaluations has pairs of action and observation.
 */
export const openhands: Format = {
  name: 'openhands',
  ids: 'reused',
  detect: (node) => isEvent(node) || isPair(node) || eventsOf(node) !== undefined,
  reader: (log) => new OpenHandsReader(log),
};

function isEvent(node: JsonNode): boolean {
  return isStreamEvent(node) || isSdkEvent(node);
}

function isPair(node: JsonNode): boolean {
  const [action, observation, ...rest] = node.items();
  return rest.length === 0 && observation !== undefined && action !== undefined && isStreamEvent(action);
}

function eventsOf(node: JsonNode): JsonNode | undefined {
  for (const key of CONTAINERS) {
    const events = node.get(key);
    for (const element of events?.items() ?? []) if (isEvent(element) || isPair(element)) return events;
  }
  return undefined;
}

class OpenHandsReader implements Reader {
  private readonly log: Log;
  /** How many lines had a conversation that has no name. */
  private conversations = 0;
  /** The array that the conversation at hand is, 0 when it is all of the file's lines. */
  private group = 0;
  private stream: EventStream | undefined;

  constructor(log: Log) {
    this.log = log;
  }

  read({ node, group }: Item): void {
    if (isEvent(node) || isPair(node)) {
      if (this.stream === undefined || group !== this.group) {
        this.stream?.end();
        this.stream = new EventStream(this.log, group < 2 ? 'main' : `conversation ${group}`);
        this.group = group;
      }
      this.readEvent(node, this.stream);
      return;
    }
    const events = eventsOf(node);
    const name = node.get('instance_id')?.id();
    if (events === undefined && name === undefined) {
      this.log.unknown();
      return;
    }
    const stream = new EventStream(this.log, name ?? `conversation ${++this.conversations}`);
    for (const event of events?.items() ?? []) this.readEvent(event, stream);
    stream.end();
  }

  private readEvent(event: JsonNode, stream: EventStream): void {
    const [action, observation] = event.items();
    if (action !== undefined) stream.readPair(action, observation);
    else if (isSdkEvent(event)) readSdkEvent(event, this.log, stream);
    else stream.read(event);
  }
}
