import { ToolReplayError } from '../error.ts';
import type { JsonNode } from '../json/node.ts';
import { MAX_DOCUMENT } from './document-frames.ts';
import type { Format, Item, Log, Reader } from './format.ts';
import { parseText } from './json-text.ts';
import { attributeWord } from './otel-attributes.ts';
import { Span, spansIn } from './otel-span.ts';
import { isToolSpan, toolSpan, WANTED } from './otel-tool.ts';
import { compareStarts, Trace, type TracedCall } from './otel-trace.ts';

/** What an OTLP export of logs or metrics is: no spans, so no calls. */
const WITHOUT_SPANS = ['resourceLogs', 'resourceMetrics', 'resource_logs', 'resource_metrics'] as const;
const OTLP = ['resourceSpans', 'resource_spans'] as const;

/**
 * OpenTelemetry spans, by the conventions for generative AI (`execute_tool`) and what was used before and beside them:
 * Google ADK, Pydantic AI, Strands, the Vercel AI SDK, Traceloop, OpenInference.
 *
 * The carriers are OTLP/JSON (a line an export, or a document), Tempo's `batches`, Jaeger's `data`, and SDKs' dumps.
 * A span is written when it ends, so a call stands behind what it called: all calls are held until the end of the file
 * and put in the order of their starts. Arguments and results are recorded only by those who ask for it. A call whose
 * result was not recorded has no answer here, since what it was is not known.
 */
export const otel: Format = {
  name: 'otel',
  ids: 'unique',
  detect: isOtel,
  reader: (log) => new OtelReader(log),
};

function isOtel(node: JsonNode): boolean {
  if (OTLP.some((key) => node.get(key)?.kind === 'array') || isSpanless(node)) return true;
  for (const { node: span } of spansIn(node)) {
    return ['attributes', 'tags', 'Attributes'].some((key) => span.get(key) !== undefined);
  }
  return false;
}

/** The attributes of a tool span without the span: who called it when is not known. */
function isSpanless(node: JsonNode): boolean {
  return node.get('gen_ai.operation.name') !== undefined;
}

class OtelReader implements Reader {
  private readonly log: Log;
  private readonly traces = new Map<string | undefined, Trace>();
  /** Bytes of the arguments, the results and the working directories that are held. */
  private held = 0;
  /** Spans that have no id get one. */
  private unnamed = 0;

  constructor(log: Log) {
    this.log = log;
  }

  read({ node }: Item): void {
    let isKnown = [...OTLP, ...WITHOUT_SPANS, 'batches', 'data'].some((key) => node.get(key) !== undefined);
    for (const found of spansIn(node)) {
      isKnown = true;
      this.span(new Span(found));
    }
    if (!isKnown) this.log.unknown();
  }

  finish(): void {
    const sessions = new Map<string, TracedCall[]>();
    for (const trace of this.traces.values()) {
      const [conversation, another] = trace.conversations;
      const own = (another === undefined ? conversation : undefined) ?? trace.name ?? 'main';
      const calls = trace.calls();
      const named = trace.conversations.size > 0 ? trace.conversations : [own];
      if (trace.isOfAgent) for (const name of named) if (!sessions.has(name)) sessions.set(name, []);
      for (const call of calls) {
        const main = call.span.conversation ?? own;
        const name = call.subAgent === undefined ? main : `${main}/${call.subAgent}`;
        const session = sessions.get(name);
        if (session === undefined) sessions.set(name, [call]);
        else session.push(call);
      }
    }
    for (const name of sessions.keys()) this.log.session(name);
    for (const [name, calls] of sessions) this.tell(name, calls);
  }

  private span(span: Span): void {
    const name = span.trace;
    let trace = this.traces.get(name);
    if (trace === undefined) {
      trace = new Trace(name);
      this.traces.set(name, trace);
    }
    const id = span.id ?? `#${++this.unnamed}`;
    const attributes = span.attributes(WANTED);
    trace.add(id, span.parent);
    if (attributes.size === 0) return;
    const word = (key: string): string | undefined => attributeWord(attributes, key);
    const operation = word('gen_ai.operation.name');
    const kind = (word('traceloop.span.kind') ?? word('openinference.span.kind'))?.toLowerCase();
    const conversation = word('gen_ai.conversation.id');
    if (conversation !== undefined) trace.conversations.add(conversation);
    // That an agent was set up is no conversation.
    const isOfModel = word('gen_ai.system') ?? word('gen_ai.provider.name') ?? conversation ?? kind ?? operation;
    if (isOfModel !== undefined && operation !== 'create_agent') trace.isOfAgent = true;
    if (isToolSpan(span, attributes)) {
      const tool = toolSpan(span, attributes, this.log.spot(span.node));
      this.held += (tool.args?.length ?? 0) + (tool.result?.length ?? 0) + (tool.cwd?.length ?? 0);
      if (this.held > MAX_DOCUMENT) throw tooMuch();
      trace.addTool(id, tool);
    } else if (operation === 'invoke_agent' || kind === 'agent') trace.addAgent(id);
  }

  /** Tells the calls of a session in the order of their starts. Those that ran at one time were issued together. */
  private tell(session: string, calls: TracedCall[]): void {
    let batch = 0;
    let latest: bigint | undefined;
    for (const call of calls.sort((a, b) => compareStarts(a.span, b.span))) {
      const { start, end = start } = call.span;
      if (latest === undefined || start === undefined || start >= latest) batch++;
      if (latest === undefined || (end !== undefined && end > latest)) latest = end;
      this.tellCall(session, call, `${batch}`);
    }
    this.log.end(session);
  }

  private tellCall(session: string, { span, id }: TracedCall, batch: string): void {
    const { at, tool, args, result, isError, cwd } = span;
    const answer = { value: result === undefined ? undefined : parseText(result), at, isError };
    const call = { session, id, tool, args: args === undefined ? undefined : parseText(args), at, batch, cwd };
    this.log.call({ ...call, ...((result !== undefined || isError) && { answer }) });
    for (let copy = 0; copy < span.copies; copy++) this.log.call(call);
  }
}

function tooMuch(): ToolReplayError {
  const limit = `${MAX_DOCUMENT / 1024 / 1024} MiB`;
  return new ToolReplayError('document-too-long', {
    found: `more than ${limit} of arguments and results in spans`,
    expected: `at most ${limit}, since spans can be put in order only when all are there`,
    advice: 'export each trace into a file of its own',
  });
}
