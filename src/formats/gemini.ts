import { sha256 } from '../json/digest.ts';
import type { JsonNode } from '../json/node.ts';
import type { Format, Item, Log, LoggedAnswer, Reader, Value } from './format.ts';
import { IdTable } from './id-table.ts';
import { workingDirIn } from './working-dir.ts';

/** Types of message that hold no call. */
const WITHOUT_CALLS = new Set(['user', 'info', 'error', 'warning']);

/** States of a call that has ended, and of one that has not. */
const ENDED = new Set(['success', 'error', 'cancelled']);
const RUNNING = new Set(['validating', 'scheduled', 'executing', 'awaiting_approval']);

const NOTHING = Buffer.alloc(0);

/**
 * Gemini CLI's session files: one document (2025), or lines that are appended as the session goes on (2026).
 *
 * In lines, a message is written again each time that it grows, and `$set` may hold a copy of all messages. Calls are
 * known by their ids, so each is told when it is first seen, and its answer when it is first there: what a later copy
 * says of an answer is what was left of it to save room. `$rewindTo` takes messages back; what was called stays called.
 */
export const gemini: Format = {
  name: 'gemini-cli',
  ids: 'unique',
  detect: isGemini,
  reader: (log) => new GeminiReader(log),
};

function isGemini(node: JsonNode): boolean {
  if (node.get('projectHash')?.kind === 'string') return node.get('sessionId')?.kind === 'string';
  if (isMessage(node)) return true;
  for (const message of node.get('messages')?.items() ?? []) if (isMessage(message)) return true;
  return false;
}

/** A message of the model: no other format's type is the name of this one. */
function isMessage(node: JsonNode): boolean {
  return node.get('type')?.is('gemini') === true && node.get('id')?.kind === 'string';
}

class GeminiReader implements Reader {
  private readonly log: Log;
  private session = 'main';
  /** Where the session works, from what was said last. */
  private cwd: string | undefined;
  /** The calls that were told, and those whose answer was, by id. */
  private readonly called = new IdTable();
  private readonly answered = new IdTable();

  constructor(log: Log) {
    this.log = log;
  }

  read({ node }: Item): void {
    const set = node.get('$set');
    if (set !== undefined) this.record(set);
    else if (node.get('$rewindTo') !== undefined) return;
    else if (node.get('type') !== undefined) this.message(node);
    else if (node.get('sessionId') !== undefined || node.get('messages') !== undefined) this.record(node);
    else this.log.unknown();
  }

  /** What is known of the session, or of it from now on. */
  private record(node: JsonNode): void {
    const session = node.get('sessionId')?.string();
    // The first of the directories of a workspace is the one that tools run in.
    const [cwd] = node.get('directories')?.items() ?? [];
    this.cwd = workingDirIn(cwd) ?? (session === undefined || session === this.session ? this.cwd : undefined);
    if (session !== undefined) {
      this.session = session;
      this.log.session(session);
    }
    for (const message of node.get('messages')?.items() ?? []) this.message(message);
  }

  private message(node: JsonNode): void {
    const type = node.get('type')?.string() ?? '';
    if (type === 'gemini') {
      for (const call of node.get('toolCalls')?.items() ?? []) this.call(call, node.get('id')?.string() ?? '');
    } else if (!WITHOUT_CALLS.has(type)) this.log.unknown();
  }

  private call(node: JsonNode, message: string): void {
    const { log, session } = this;
    const callId = node.get('id')?.id();
    const args = node.get('args');
    const tool = node.get('name')?.string();
    if (tool === undefined) {
      log.unknown();
      return;
    }
    const answer = answerOf(node);
    // An id is one of its session: one file can hold several. One that names another call now is another id.
    const id = callId === undefined ? undefined : `${session} ${callId} ${digestOf(tool, args)}`;
    // Calls of several turns gather in one message; those of one turn were entered at the same time.
    const batch = `${message} ${node.get('timestamp')?.id() ?? ''}`;
    const call = { session, id, tool, args, at: node, batch, cwd: this.cwd };
    if (id === undefined) log.call({ ...call, ...(answer !== undefined && { answer }) });
    else {
      if (!this.called.enter(id, NOTHING)) log.call(call);
      if (answer !== undefined && !this.answered.enter(id, NOTHING)) log.result({ session, id, ...answer });
    }
  }
}

/** What a call got, once it has ended. */
function answerOf(call: JsonNode): LoggedAnswer | undefined {
  const status = call.get('status')?.string();
  const result = call.get('result');
  const hasResult = result !== undefined && !result.isNull;
  const isRunning = status !== undefined && RUNNING.has(status);
  if (!(hasResult && !isRunning) && !(status !== undefined && ENDED.has(status))) return undefined;
  const isError = status === 'error' || status === 'cancelled';
  if (hasResult) return { value: responseOf(result, call.get('id')?.string()), at: result, isError };
  // An error that is told to the user alone.
  return { value: isError ? call.get('resultDisplay') : undefined, at: call, isError };
}

/**
 * The response in a list of parts, followed by what came with it, such as an image.
 *
 * When room is saved, the list is all that the model got in a turn: the responses of other calls are not of this one.
 */
function responseOf(result: JsonNode, id: string | undefined): Value {
  const parts = result.kind === 'array' ? [...result.items()] : [result];
  const others: Value[] = [];
  let response: Value | undefined;
  for (const part of parts) {
    const own = part.get('functionResponse');
    const ownId = own?.get('id')?.string();
    if (own === undefined) others.push(part);
    else if (ownId === undefined || id === undefined || ownId === id || parts.length === 1) {
      response ??= own.get('response');
      others.push(...(own.get('parts')?.items() ?? []));
    }
  }
  if (others.length === 0) return response ?? null;
  return response === undefined && others.length === 1
    ? (others[0] as Value)
    : [...(response === undefined ? [] : [response]), ...others];
}

function digestOf(tool: string, args: JsonNode | undefined): string {
  const text = args === undefined ? NOTHING : args.text.subarray(args.start, args.end);
  return sha256(Buffer.concat([Buffer.from(`${tool} `), text]), 'hex');
}
