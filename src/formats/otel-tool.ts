import type { JsonNode } from '../json/node.ts';
import type { Spot } from './format.ts';
import { parseText, textOf, unquoted } from './json-text.ts';
import { type Attributes, attributeText, attributeWord } from './otel-attributes.ts';
import type { Span } from './otel-span.ts';

/** A tool span, as much of it as must be kept until all spans have been seen. */
export interface ToolSpan {
  readonly at: Spot;
  readonly tool: string;
  /** The model's id of the call, when it is said. */
  readonly callId: string | undefined;
  readonly conversation: string | undefined;
  /** It is the call as a client or server of MCP saw it. */
  readonly isMcp: boolean;
  /** The working directory of the process that ran it. */
  readonly cwd: string | undefined;
  readonly start: bigint | undefined;
  readonly end: bigint | undefined;
  /** JSON text; undefined when it was not recorded. */
  args: string | undefined;
  /** JSON text; undefined when it was not recorded. */
  result: string | undefined;
  isError: boolean;
  /** How often the call was recorded beside this. */
  copies: number;
}

/** Where the names of tools, arguments and results are, by who wrote the span: the conventions first. */
const TOOL = ['gen_ai.tool.name', 'ai.toolCall.name', 'tool.name', 'traceloop.entity.name'] as const;
const CALL_ID = ['gen_ai.tool.call.id', 'ai.toolCall.id', 'tool_call.id'] as const;
const ARGS = ['gen_ai.tool.call.arguments', 'gcp.vertex.agent.tool_call_args', 'tool_arguments', 'ai.toolCall.args'];
const RESULT = ['gen_ai.tool.call.result', 'gcp.vertex.agent.tool_response', 'tool_response', 'ai.toolCall.result'];
/** Traceloop's and OpenInference's: of any span, and for LangChain with more around it than the value. */
const INPUT = ['traceloop.entity.input', 'input.value'] as const;
const OUTPUT = ['traceloop.entity.output', 'output.value'] as const;
const STATUS = ['gen_ai.tool.status', 'tool.status'] as const;
const ERROR = ['error', 'error.type', 'otel.status_code', 'otel.status_description', 'exception.message'] as const;

/** Where a process works, by the conventions for processes. */
const CWD = 'process.working_directory';
const OF_PROCESS: ReadonlySet<string> = new Set([CWD]);

/** All attributes that are looked at. */
export const WANTED: ReadonlySet<string> = new Set([
  ...['gen_ai.operation.name', 'gen_ai.conversation.id', 'gen_ai.system', 'gen_ai.provider.name'],
  ...['traceloop.span.kind', 'openinference.span.kind', 'ai.operationId', 'mcp.method.name'],
  ...[...TOOL, ...CALL_ID, ...ARGS, ...RESULT, ...INPUT, ...OUTPUT, ...STATUS, ...ERROR],
  ...[CWD, 'gen_ai.input.messages', 'gen_ai.output.messages', 'content', 'message', 'event'],
]);

/** What stands where a value was left out. */
const WITHHELD: ReadonlySet<string> = new Set(['__REDACTED__', '<not serializable>', '<not specified>', 'N/A']);

/**
 * Whether a span is one execution of a tool.
 *
 * Google's ADK writes one more for calls that ran in parallel, named `(merged tools)`, which is none.
 */
export function isToolSpan(span: Span, attributes: Attributes): boolean {
  const is = (name: string, word: string): boolean => attributeWord(attributes, name)?.toLowerCase() === word;
  const method = attributeWord(attributes, 'mcp.method.name');
  if (is('gen_ai.tool.name', '(merged tools)') || (method !== undefined && method !== 'tools/call')) return false;
  if (is('traceloop.span.kind', 'tool') || is('openinference.span.kind', 'tool')) return true;
  if (is('ai.operationId', 'ai.toolcall') || span.name.startsWith('execute_tool ')) return true;
  const operation = attributeWord(attributes, 'gen_ai.operation.name');
  if (operation !== undefined) return operation === 'execute_tool';
  return attributes.has('gen_ai.tool.name') && [...ARGS, ...CALL_ID].some((name) => attributes.has(name));
}

export function toolSpan(span: Span, attributes: Attributes, at: Spot): ToolSpan {
  const events = readEvents(span);
  const args = content(attributes, ARGS) ?? events.args ?? inner(attributes, INPUT, innerInput);
  const output = inner(attributes, OUTPUT, innerOutput);
  const result = content(attributes, RESULT) ?? events.result ?? output;
  const isMarked =
    span.hasErrorStatus ||
    attributes.has('error.type') ||
    attributes.get('error')?.isTrue === true ||
    [...STATUS, 'otel.status_code'].some((name) => attributeWord(attributes, name)?.toLowerCase() === 'error');
  const isHeld = isRedacted(attributes, args, result);
  return {
    at,
    tool: word(attributes, TOOL) ?? span.name.replace(/^execute_tool /, '').replace(/\.tool$/, ''),
    callId: word(attributes, CALL_ID),
    conversation: attributeWord(attributes, 'gen_ai.conversation.id'),
    isMcp: attributes.has('mcp.method.name'),
    cwd: word(attributes, [CWD]) ?? word(span.resourceAttributes(OF_PROCESS), [CWD]),
    start: span.start,
    end: span.end,
    args: isHeld ? undefined : args,
    result: (isHeld ? undefined : result) ?? (isMarked ? message(span, attributes, events.exception) : undefined),
    isError: isMarked,
    copies: 0,
  };
}

/** ADK writes `{}` for both when it is told not to record content. */
function isRedacted(attributes: Attributes, args: string | undefined, result: string | undefined): boolean {
  const isEmpty = (text: string | undefined): boolean => text === '"{}"' || text === '{}';
  return attributes.has('gcp.vertex.agent.tool_response') && isEmpty(args) && isEmpty(result);
}

/** What is said of an error when there is no output. */
function message(span: Span, attributes: Attributes, exception: string | undefined): string | undefined {
  return (
    span.statusMessage ??
    content(attributes, ['otel.status_description']) ??
    exception ??
    content(attributes, ['error.type'])
  );
}

function word(attributes: Attributes, names: readonly string[]): string | undefined {
  for (const name of names) {
    const text = attributeWord(attributes, name);
    if (text !== undefined && text !== '' && !WITHHELD.has(text)) return text;
  }
  return undefined;
}

function content(attributes: Attributes, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = attributes.get(name);
    if (value === undefined || value.isNull || WITHHELD.has(attributeWord(attributes, name) ?? '')) continue;
    return attributeText(value);
  }
  return undefined;
}

interface EventContent {
  args: string | undefined;
  result: string | undefined;
  exception: string | undefined;
}

/** The content of the events of a tool span, where its attributes have none. */
function readEvents(span: Span): EventContent {
  const found: EventContent = { args: undefined, result: undefined, exception: undefined };
  for (const { name, attributes } of span.events(WANTED)) {
    // The first conventions for events.
    const args = name === 'gen_ai.tool.message' ? content(attributes, ['content']) : undefined;
    const result = name === 'gen_ai.choice' ? content(attributes, ['message']) : undefined;
    // Those after them: the messages of a chat, in which a tool span has its own parts only.
    found.args ??= args ?? part(attributes.get('gen_ai.input.messages'), 'tool_call', ['arguments']);
    found.result ??=
      result ?? part(attributes.get('gen_ai.output.messages'), 'tool_call_response', ['response', 'result']);
    found.exception ??= content(attributes, ['exception.message']);
  }
  return found;
}

function part(messages: JsonNode | undefined, type: string, keys: readonly string[]): string | undefined {
  const list = messages && parseText(attributeText(messages));
  for (const said of (list && unquoted(list))?.items() ?? []) {
    for (const one of said.get('parts')?.items() ?? []) {
      if (!one.get('type')?.is(type)) continue;
      for (const key of keys) {
        const value = one.get(key);
        if (value !== undefined && !value.isNull) return textOf(value);
      }
    }
  }
  return undefined;
}

function inner(
  attributes: Attributes,
  names: readonly string[],
  within: (value: JsonNode) => JsonNode,
): string | undefined {
  const text = content(attributes, names);
  const value = text === undefined ? undefined : parseText(text);
  if (value === undefined) return undefined;
  const inside = within(unquoted(value));
  return textOf(inside);
}

/** LangChain's callbacks put tags and counters around the arguments, which no two calls have in common. */
function innerInput(value: JsonNode): JsonNode {
  const isCallback = value.get('metadata') !== undefined || value.get('kwargs') !== undefined;
  const inputs = isCallback ? value.get('inputs') : undefined;
  return inputs?.kind === 'object' ? inputs : (isCallback && value.get('input_str')) || value;
}

/** ... and around the result a message with the id of the call. */
function innerOutput(value: JsonNode): JsonNode {
  const output = value.get('output') ?? value;
  const said = output.get('lc') === undefined ? output : (output.get('kwargs') ?? output);
  return said.get('tool_call_id') === undefined ? output : (said.get('content') ?? output);
}
