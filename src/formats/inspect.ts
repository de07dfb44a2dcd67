import type { JsonNode } from '../json/node.ts';
import type { Format, Item, Log, LoggedAnswer, LoggedCall, Reader } from './format.ts';
import { AttachmentBudget, Attachments } from './inspect-attachments.ts';
import { type Caller, Spans } from './inspect-spans.ts';
import { toolName } from './tool-name.ts';

/**
 * Inspect AI: the log of an evaluation as one `.json` document, and its samples as an `.eval` archive holds them.
 *
 * A sample and epoch is a session. The event of a tool has call and result in one, and is there also where messages were
 * compacted away; what the messages have beside the events was called by the model and never run. Logs without tool
 * events are read from the messages. Messages that were input to the sample were not made in it.
 */
export const inspect: Format = {
  name: 'inspect',
  ids: 'reused',
  isMember: (name) => name.startsWith('samples/') && name.endsWith('.json'),
  detect: (node) => isEvaluation(node) || isSample(node),
  reader: (log) => new InspectReader(log),
};

function isEvaluation(node: JsonNode): boolean {
  const evaluation = node.get('eval');
  return ['task', 'model'].every((key) => evaluation?.get(key) !== undefined) && node.get('status')?.kind === 'string';
}

function isSample(node: JsonNode): boolean {
  if (node.get('id')?.id() === undefined || node.get('epoch')?.kind !== 'number') return false;
  return isList(node.get('events')) || (isList(node.get('messages')) && node.get('target') !== undefined);
}

function isList(node: JsonNode | undefined): boolean {
  return node?.kind === 'array';
}

class InspectReader implements Reader {
  private readonly log: Log;
  private samples = 0;

  constructor(log: Log) {
    this.log = log;
  }

  read({ node, member }: Item): void {
    const budget = new AttachmentBudget();
    const samples = node.get('samples');
    if (isEvaluation(node)) for (const sample of samples?.items() ?? []) this.sample(sample, budget);
    else if (isSample(node) || member?.startsWith('samples/')) this.sample(node, budget);
    else this.log.unknown();
  }

  private sample(sample: JsonNode, budget: AttachmentBudget): void {
    const ordinal = ++this.samples;
    const id = sample.get('id')?.id();
    const epoch = sample.get('epoch')?.id() ?? '1';
    const name = id === undefined ? `sample ${ordinal}` : `${id}/epoch ${epoch}`;
    this.log.session(name);
    new SampleReader(this.log, sample, name, new Attachments(sample, budget)).read();
  }
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

class SampleReader {
  private readonly log: Log;
  private readonly sample: JsonNode;
  private readonly attachments: Attachments;
  private readonly name: string;
  private readonly spans: Spans;
  private readonly sessions = new Set<string>();
  /** The model's turn that issued a call, by the call's id. */
  private readonly turns = new Map<string, string>();
  private turn = 0;
  /** The calls without an event, by the id of the call with one that comes next. */
  private readonly missing = new Map<string, LoggedCall[]>();

  constructor(log: Log, sample: JsonNode, name: string, attachments: Attachments) {
    this.log = log;
    this.sample = sample;
    this.attachments = attachments;
    this.name = name;
    this.spans = new Spans(name);
    this.sessions.add(name);
  }

  read(): void {
    const events = this.sample.get('events') ?? this.sample.at('transcript', 'events');
    const ids = new Set<string | undefined>();
    findToolEvents(events, ids);
    if (ids.size === 0) this.readMessages();
    else {
      const rest = this.findMissing(ids);
      this.readEvents(events, this.spans.main);
      this.tellMissing(rest);
    }
    for (const session of this.sessions) this.log.end(session);
  }

  private readEvents(events: JsonNode | undefined, around: Caller): void {
    for (const event of events?.items() ?? []) {
      const type = event.get('event')?.string();
      if (type === 'span_begin') this.spans.begin(event);
      else if (type === 'model') this.readTurn(event);
      else if (type === 'tool') this.readTool(event, around);
      else if (type === 'compaction') this.compacted(event, around);
      // Before there were spans, what happened while a tool or a subtask ran was told in its event.
      if (event.get('events') !== undefined) this.readEvents(event.get('events'), this.spans.inside(event));
    }
  }

  private readTurn(event: JsonNode): void {
    const turn = `turn ${++this.turn}`;
    for (const choice of event.at('output', 'choices')?.items() ?? []) {
      for (const call of choice.at('message', 'tool_calls')?.items() ?? []) {
        const id = call.get('id')?.id();
        if (id !== undefined) this.turns.set(id, turn);
      }
    }
  }

  private readTool(event: JsonNode, around: Caller): void {
    const { session } = this.spans.callerOf(event, around);
    this.sessions.add(session);
    const id = event.get('id')?.id();
    if (id !== undefined) {
      this.tellMissing(this.missing.get(id));
      this.missing.delete(id);
    }
    const batch = id === undefined ? undefined : this.turns.get(id);
    const isPending = event.get('pending')?.isTrue === true;
    const answer = isPending ? undefined : this.answerIn(event, event.get('result'));
    this.log.call({
      session,
      id,
      tool: toolName(event.get('function')?.string()),
      args: this.attachments.resolve(event.get('arguments')),
      at: event,
      ...(batch !== undefined && { batch }),
      ...(answer !== undefined && { answer }),
    });
  }

  private compacted(event: JsonNode, around: Caller): void {
    const session = this.spans.around(event, around).namedSession;
    if (session !== undefined) this.log.compacted(session);
  }

  private tellMissing(calls: readonly LoggedCall[] = []): void {
    for (const call of calls) {
      const batch = this.turns.get(call.id ?? '') ?? call.batch;
      this.log.call({ ...call, ...(batch !== undefined && { batch }) });
    }
  }

  private readMessages(): void {
    for (const { message, call } of this.messages()) {
      if (call !== undefined) this.log.call(call);
      else if (message.get('role')?.is('tool')) {
        const id = message.get('tool_call_id')?.id();
        const answer = this.answerIn(message, message.get('content')) ?? { value: undefined, at: message };
        this.log.result({ ...answer, session: this.name, id, at: message });
      }
    }
  }

  /**
   * Finds what the messages say was called and no event does.
   *
   * @param ids those of the events
   * @returns the calls after the last that has an event
   */
  private findMissing(ids: ReadonlySet<string | undefined>): LoggedCall[] {
    const answers = new Map<string, LoggedAnswer>();
    let calls: LoggedCall[] = [];
    const unanswered: Mutable<LoggedCall>[] = [];
    for (const { message, call } of this.messages()) {
      const id = message.get('tool_call_id')?.id();
      if (call === undefined) {
        const answer = id === undefined || ids.has(id) ? undefined : this.answerIn(message, message.get('content'));
        if (answer !== undefined && id !== undefined) answers.set(id, { ...answer, at: message });
      } else if (call.id === undefined || !ids.has(call.id)) {
        const copy = { ...call };
        unanswered.push(copy);
        calls.push(copy);
      } else if (calls.length > 0 && !this.missing.has(call.id)) {
        this.missing.set(call.id, calls);
        calls = [];
      }
    }
    for (const call of unanswered) {
      const answer = call.answer ?? answers.get(call.id ?? '');
      if (answer !== undefined) call.answer = answer;
    }
    return calls;
  }

  /** The messages that were made in the sample, and each call in them. */
  private *messages(): Generator<{ message: JsonNode; call?: LoggedCall }> {
    let position = 0;
    for (const message of this.allMessages()) {
      position++;
      if (message.get('source')?.is('input')) continue;
      yield { message };
      if (!message.get('role')?.is('assistant')) continue;
      const context = { session: this.name, batch: `message ${position}` };
      // What the model's own servers run is a part of its message, with the result in it.
      for (const part of message.get('content')?.items() ?? []) {
        if (!part.get('type')?.is('tool_use')) continue;
        const answer = this.answerIn(part, part.get('result'));
        const tool = toolName(part.get('name')?.string(), part.get('context')?.string());
        const call = { ...context, id: part.get('id')?.id(), tool, args: this.argumentsOf(part), at: part };
        yield { message, call: { ...call, ...(answer !== undefined && { answer }) } };
      }
      for (const call of message.get('tool_calls')?.items() ?? []) {
        const tool = toolName(call.get('function')?.string());
        yield { message, call: { ...context, id: call.get('id')?.id(), tool, args: this.argumentsOf(call), at: call } };
      }
    }
  }

  /** Newer logs can have the messages in a pool, each of them once. */
  private *allMessages(): Generator<JsonNode> {
    const { sample } = this;
    const places = [['messages'], ['events_data', 'messages'], ['message_pool']];
    for (const place of places) {
      let hasAny = false;
      for (const message of sample.at(...place)?.items() ?? []) {
        hasAny = true;
        yield message;
      }
      if (hasAny) return;
    }
  }

  private argumentsOf(call: JsonNode): LoggedCall['args'] {
    return this.attachments.resolve(call.get('arguments'));
  }

  /** What came back, where the log says that anything did. An error object stands for output that is not there. */
  private answerIn(holder: JsonNode, output: JsonNode | undefined): LoggedAnswer | undefined {
    const error = [holder.get('error'), holder.get('tool_error')].find((one) => one !== undefined && !one.isNull);
    const isError = error !== undefined || holder.get('failed')?.isTrue === true;
    if (output === undefined && !isError) return undefined;
    const hasOutput = output !== undefined && !output.isNull && !output.is('');
    const value = hasOutput ? output : (error ?? output);
    return { value: this.attachments.resolve(value), at: value ?? holder, ...(isError && { isError }) };
  }
}

/** Collects the ids of tool events, also of those inside others: JSON's bounded depth bounds theirs. */
function findToolEvents(events: JsonNode | undefined, ids: Set<string | undefined>): void {
  for (const event of events?.items() ?? []) {
    if (event.get('event')?.is('tool')) ids.add(event.get('id')?.id());
    findToolEvents(event.get('events'), ids);
  }
}
