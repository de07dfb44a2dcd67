import type { JsonNode } from '../json/node.ts';
import { exitCodeIn, without } from './compose.ts';
import type { Log, LoggedAnswer, LoggedCall } from './format.ts';
import { workingDirIn } from './working-dir.ts';

/** What an action says of itself. */
const KIND = new Set(['kind']);

const SOURCES: readonly string[] = ['agent', 'user', 'environment', 'hook'];
/** Kinds that hold no call and no answer. The list is open: what is not on it is counted as unknown. */
const WITHOUT_CALLS = new Set([
  ...['MessageEvent', 'SystemPromptEvent', 'ConversationStateUpdateEvent', 'ConversationErrorEvent', 'PauseEvent'],
  ...['Condensation', 'CondensationRequest', 'CondensationSummaryEvent', 'TokenEvent', 'LLMCompletionLogEvent'],
  ...['InterruptEvent', 'HookExecutionEvent', 'StreamingDeltaEvent'],
]);
const WITH_CALLS = new Set([
  ...['ActionEvent', 'NonExecutableActionEvent', 'ObservationEvent', 'AgentErrorEvent', 'UserRejectObservation'],
]);

/** The conversation that an event is of. */
export interface Conversation {
  readonly name: string;
  /** Where its shell is, as far as the log has said. */
  cwd: string | undefined;
}

/** Whether it is an event of OpenHands' SDK. */
export function isSdkEvent(node: JsonNode): boolean {
  const kind = node.get('kind')?.string();
  const source = node.get('source')?.string();
  if (kind === undefined || source === undefined || !SOURCES.includes(source)) return false;
  if (node.get('id')?.kind !== 'string' || node.get('timestamp')?.kind !== 'string') return false;
  return WITH_CALLS.has(kind) || WITHOUT_CALLS.has(kind) || kind.endsWith('Event');
}

/**
 * Reads an event of OpenHands' SDK, V1. Calls and answers name each other by `tool_call_id`.
 *
 * A call whose `action` is null was not carried out; an `AgentErrorEvent` says why.
 */
export function readSdkEvent(event: JsonNode, log: Log, conversation: Conversation): void {
  const kind = event.get('kind')?.string() ?? '';
  const { name: session, cwd } = conversation;
  conversation.cwd = dirAfter(event) ?? cwd;
  if (kind === 'ActionEvent' || kind === 'NonExecutableActionEvent') {
    for (const call of callsIn(event)) log.call({ session, cwd, ...call });
  } else if (WITH_CALLS.has(kind)) {
    const id = event.get('tool_call_id')?.string() ?? event.get('action_id')?.string();
    log.result({ session, id, ...answerIn(event, kind) });
  } else if (kind === 'Condensation') log.compacted(session);
  else if (!WITHOUT_CALLS.has(kind)) log.unknown();
}

/** Where the shell is after an event: as the command left it, or as the conversation starts in its workspace. */
function dirAfter(event: JsonNode): string | undefined {
  const command = event.at('observation', 'metadata', 'working_dir');
  return workingDirIn(command) ?? workingDirIn(event.at('value', 'workspace', 'working_dir'));
}

function* callsIn(event: JsonNode): Generator<Omit<LoggedCall, 'session'>> {
  const batch = event.get('llm_response_id')?.string();
  const turn = batch === undefined ? {} : { batch };
  const several = event.get('tool_calls');
  if (several === undefined) {
    const call = event.get('tool_call');
    const id = event.get('tool_call_id')?.string() ?? call?.get('id')?.string() ?? event.get('id')?.string();
    const tool = event.get('tool_name')?.string() ?? nameIn(call) ?? '';
    yield { id, tool, args: argsIn(call) ?? argsOf(event.get('action')), at: event, ...turn };
  }
  for (const call of several?.items() ?? []) {
    yield { id: call.get('id')?.string(), tool: nameIn(call) ?? '', args: argsIn(call), at: call, ...turn };
  }
}

/** Early versions had the call as the chat completions have it. */
function nameIn(call: JsonNode | undefined): string | undefined {
  return (call?.get('name') ?? call?.at('function', 'name'))?.string();
}

function argsIn(call: JsonNode | undefined): JsonNode | undefined {
  return call?.get('arguments') ?? call?.at('function', 'arguments');
}

/** The arguments, as the action has them; beside them it says what class it is of. */
function argsOf(action: JsonNode | undefined): LoggedCall['args'] {
  return without(action, KIND);
}

function answerIn(event: JsonNode, kind: string): LoggedAnswer {
  if (kind === 'AgentErrorEvent') return { value: event.get('error'), at: event, isError: true };
  if (kind === 'UserRejectObservation') return { value: event.get('rejection_reason'), at: event, isError: true };
  const observation = event.get('observation');
  // Early versions had the output as text, and as an error what went wrong or that something did.
  const error = observation?.get('error');
  const hasError = error !== undefined && (error.isTrue || (error.kind === 'string' && !error.is('')));
  const output = observation?.get('content') ?? observation?.get('output');
  const hasOutput = output !== undefined && !output.isNull && !output.is('') && !isEmptyList(output);
  const said = hasError && error.kind === 'string' ? error : undefined;
  return {
    value: hasOutput ? output : (said ?? output ?? observation),
    at: event,
    isError: observation?.get('is_error')?.isTrue || hasError,
    ...exitCodeIn(observation?.get('exit_code') ?? observation?.at('metadata', 'exit_code')),
  };
}

function isEmptyList(node: JsonNode): boolean {
  return node.kind === 'array' && node.items().next().done === true;
}
