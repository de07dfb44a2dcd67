import type { JsonNode } from '../json/node.ts';
import { type Attributes, attributeText, attributeWord, readAttributes } from './otel-attributes.ts';
import { timeOf } from './otel-time.ts';

/** A span where it stands in a log. */
export interface FoundSpan {
  readonly node: JsonNode;
  /** The trace that it is said to be in by what holds it. */
  readonly trace: string | undefined;
  /** What it is said to come from by what holds it. */
  readonly resource: JsonNode | undefined;
}

/** An event of a span. */
export interface SpanEvent {
  readonly name: string;
  readonly attributes: Attributes;
}

const ID = ['traceId', 'trace_id', 'traceID', 'TraceID'] as const;
const SPAN_ID = ['spanId', 'span_id', 'spanID', 'SpanID'] as const;
/** Where SDKs keep the ids of a span. */
const CONTEXT = ['context', 'spanContext', '_spanContext', 'SpanContext'] as const;
const PARENT_ID = ['parentSpanId', 'parent_span_id', 'parentSpanID', 'parentId', 'parent_id'] as const;
const PARENT = ['parentSpanContext', 'parent', 'Parent'] as const;
const START = [
  'startTimeUnixNano',
  'start_time_unix_nano',
  'startTime',
  'start_time',
  'StartTime',
  'timestamp',
] as const;
const END = ['endTimeUnixNano', 'end_time_unix_nano', 'endTime', 'end_time', 'EndTime'] as const;
const NAME = ['name', 'operationName', 'Name'] as const;
const ATTRIBUTES = ['attributes', 'tags', 'Attributes'] as const;
const RESOURCE = ['resource', '_resource', 'Resource'] as const;
const EVENTS = ['events', 'span_events', 'logs', 'Events'] as const;
/** What holds spans, or holds what holds them. */
const CONTAINERS = [
  ...['resourceSpans', 'resource_spans', 'batches', 'scopeSpans', 'scope_spans'],
  ...['instrumentationLibrarySpans', 'instrumentation_library_spans', 'spans', 'data', 'trace', 'traces'],
] as const;
/** `trace` or `data`, a batch, a scope, a span: deeper than this they are not nested. */
const MOST_CONTAINERS = 5;

/** The spans in an item, whatever carries them. */
export function spansIn(node: JsonNode): Generator<FoundSpan> {
  return spansUnder({ node, trace: undefined, resource: undefined }, MOST_CONTAINERS);
}

function* spansUnder({ node, ...around }: FoundSpan, depth: number): Generator<FoundSpan> {
  const trace = first(node, ID)?.id() ?? around.trace;
  const resource = first(node, RESOURCE) ?? around.resource;
  if (isSpan(node, trace)) yield { node, trace, resource };
  else if (depth > 0) {
    for (const key of CONTAINERS) {
      const inside = node.get(key);
      if (inside?.kind === 'object') yield* spansUnder({ node: inside, trace, resource }, depth - 1);
      for (const element of inside?.items() ?? []) yield* spansUnder({ node: element, trace, resource }, depth - 1);
    }
  }
}

/** The fields of a span, as all carriers have them. */
export class Span {
  readonly node: JsonNode;
  readonly trace: string | undefined;
  private readonly resource: JsonNode | undefined;

  constructor({ node, trace, resource }: FoundSpan) {
    this.node = node;
    this.resource = resource;
    this.trace = trace ?? inContext(node, ID);
  }

  get id(): string | undefined {
    return spanId(this.node);
  }

  get parent(): string | undefined {
    const parent = first(this.node, PARENT_ID) ?? nested(this.node, PARENT, SPAN_ID);
    if (parent !== undefined) return parent.id();
    // Jaeger: the first reference is the one to the parent.
    for (const reference of this.node.get('references')?.items() ?? []) return reference.get('spanID')?.id();
    return undefined;
  }

  get name(): string {
    return first(this.node, NAME)?.string() ?? '';
  }

  get start(): bigint | undefined {
    return timeOf(first(this.node, START));
  }

  /** When it ended, or began if it is not said when it ended. */
  get end(): bigint | undefined {
    const { start } = this;
    const end = timeOf(first(this.node, END));
    return end ?? (start === undefined ? undefined : start + (timeOf(this.node.get('duration')) ?? 0n));
  }

  attributes(wanted: ReadonlySet<string>): Attributes {
    return readAttributes(first(this.node, ATTRIBUTES), wanted);
  }

  /** Attributes of the process, or whatever else, that the span comes from. */
  resourceAttributes(wanted: ReadonlySet<string>): Attributes {
    return readAttributes(this.resource && first(this.resource, ATTRIBUTES), wanted);
  }

  *events(wanted: ReadonlySet<string>): Generator<SpanEvent> {
    for (const event of first(this.node, EVENTS)?.items() ?? []) {
      // Jaeger's are a list of fields, one of which is the name.
      const attributes = readAttributes(first(event, [...ATTRIBUTES, 'fields']), wanted);
      const name = first(event, ['name', 'event_name', 'Name'])?.string() ?? attributeWord(attributes, 'event') ?? '';
      yield { name, attributes };
    }
  }

  /** Whether the span's own status is that of an error; absent is unset. */
  get hasErrorStatus(): boolean {
    const status = this.node.get('status') ?? this.node.get('Status');
    const code = status === undefined ? undefined : (first(status, ['code', 'status_code', 'Code']) ?? status);
    return isErrorCode(code ?? this.node.get('status_code'));
  }

  /** JSON text of what the status says of an error. */
  get statusMessage(): string | undefined {
    const status = this.node.get('status') ?? this.node.get('Status');
    const message = status && first(status, ['message', 'description', 'Description']);
    const isSaid = message?.kind === 'string' && !message.is('');
    return isSaid ? attributeText(message) : undefined;
  }
}

/** `2` in OTLP and most SDKs, or a word: `ERROR`, `Error`, `STATUS_CODE_ERROR`, `StatusCode.ERROR`. */
function isErrorCode(code: JsonNode | undefined): boolean {
  const text = code?.id();
  return text === '2' || (text !== undefined && text.length < 40 && /(^|[._])error$/i.test(text));
}

/** Ids, a name and a time: what no other log's items have together. A record of a log has no name. */
function isSpan(node: JsonNode, trace: string | undefined): boolean {
  if (node.kind !== 'object' || spanId(node) === undefined) return false;
  if (trace === undefined && inContext(node, ID) === undefined && node.get('parent_span_id') === undefined)
    return false;
  return first(node, START) !== undefined && first(node, NAME) !== undefined;
}

function spanId(node: JsonNode): string | undefined {
  return first(node, SPAN_ID)?.id() ?? inContext(node, SPAN_ID) ?? node.get('id')?.id();
}

function inContext(node: JsonNode, keys: readonly string[]): string | undefined {
  return nested(node, CONTEXT, keys)?.id();
}

function nested(node: JsonNode, outer: readonly string[], inner: readonly string[]): JsonNode | undefined {
  const inside = first(node, outer);
  return inside && first(inside, inner);
}

/** The value of the first of these keys that says something. */
function first(node: JsonNode, keys: readonly string[]): JsonNode | undefined {
  for (const key of keys) {
    const value = node.get(key);
    if (value !== undefined && !value.isNull) return value;
  }
  return undefined;
}
