import type { JsonNode } from '../json/node.ts';
import { exitCodeIn, without } from './compose.ts';
import type { Log, LoggedAnswer, LoggedCall } from './format.ts';
import { workingDirIn } from './working-dir.ts';

const SOURCES: readonly string[] = ['agent', 'user', 'environment'];
/** Actions that are tool calls also where the model was not given tools, and wrote them in its text. */
const CALLS = new Set([
  ...['run', 'run_ipython', 'read', 'write', 'edit', 'browse', 'browse_interactive', 'call_tool_mcp', 'delegate'],
  ...['finish', 'reject', 'think', 'task_tracking', 'kill', 'push', 'send_pr'],
]);
/** Actions that are none. */
const NO_CALLS = new Set([
  ...['message', 'system', 'null', 'initialize', 'start', 'change_agent_state', 'recall', 'pause', 'resume', 'stop'],
  ...['condensation', 'condensation_request', 'summarize', 'loop_recovery', 'add_task', 'modify_task'],
]);
/** Observations that answer no call, whatever they say that they were caused by. */
const NO_ANSWERS = new Set(['null', 'agent_state_changed', 'recall', 'condense', 'loop_detection']);
/** What an action says of itself beside what the agent asked for: it differs from one identical call to the next. */
const BOOKKEEPING = new Set([
  ...['thought', 'blocking', 'hidden', 'confirmation_state', 'is_confirmed', 'keep_prompt', 'security_risk'],
  ...['translated_ipython_code', 'impl_source'],
]);

/** Whether it is an event of OpenHands' event stream: an action or an observation, never both in one. */
export function isStreamEvent(node: JsonNode): boolean {
  const source = node.get('source')?.string();
  if (source === undefined || !SOURCES.includes(source)) return false;
  const isAction = node.get('action')?.kind === 'string' && node.get('args')?.kind === 'object';
  const isObservation = node.get('observation')?.kind === 'string' && node.get('extras')?.kind === 'object';
  return isAction !== isObservation;
}

/**
 * Reads the event stream of one conversation, OpenHands V0.
 *
 * An observation names its action in `cause`. What the model called, and with what, is in `tool_call_metadata`; an
 * action without it is the agent's too if the agent is its source. While it delegates, an agent does nothing else: until
 * the observation of that, all events are those of the other agent.
 */
export class EventStream {
  readonly name: string;
  /** Where the shell is that all agents of the conversation share, as the last command left it. */
  cwd: string | undefined;
  private readonly log: Log;
  /** Who delegates to whom, the outermost first. */
  private readonly delegations: { readonly id: string | undefined; readonly session: string }[] = [];
  private delegated = 0;
  /** The actions of others whose observations are no answers. */
  private readonly others = new Set<string>();
  private readonly sessions: Set<string>;

  constructor(log: Log, name: string) {
    this.log = log;
    this.name = name;
    this.sessions = new Set([name]);
    log.session(name);
  }

  read(event: JsonNode): void {
    const action = event.get('action')?.string();
    if (isCondensation(event)) this.log.compacted(this.session);
    if (action !== undefined) {
      const call = this.callIn(event, action);
      if (call !== undefined) this.log.call(call);
      if (call !== undefined && action === 'delegate') this.delegate(call.id);
    } else if (event.get('observation') !== undefined) this.observe(event);
    else this.log.unknown();
  }

  /** Reads an action and its observation, where those stand side by side and name each other not. */
  readPair(action: JsonNode, observation: JsonNode | undefined): void {
    const call = this.callIn(action, action.get('action')?.string() ?? '');
    if (call === undefined) return;
    const hasAnswer = observation !== undefined && isAnswer(observation);
    this.log.call(hasAnswer ? { ...call, answer: answerIn(observation) } : call);
    this.look(observation);
  }

  /** There is no more of the conversation. */
  end(): void {
    for (const session of this.sessions) this.log.end(session);
  }

  private get session(): string {
    return this.delegations.at(-1)?.session ?? this.name;
  }

  private callIn(event: JsonNode, action: string): LoggedCall | undefined {
    const metadata = event.get('tool_call_metadata');
    const id = event.get('id')?.id() ?? metadata?.get('tool_call_id')?.string();
    const tool = metadata?.get('function_name')?.string();
    if (tool === undefined) {
      if (NO_CALLS.has(action)) return undefined;
      const isAgents = event.get('source')?.is('agent') === true;
      if (!isAgents && id !== undefined) this.others.add(id);
      if (isAgents && !CALLS.has(action)) this.log.unknown();
      if (!isAgents || !CALLS.has(action)) return undefined;
    }
    const batch = metadata?.at('model_response', 'id')?.string();
    return {
      session: this.session,
      id,
      tool: tool ?? action,
      args: argsOf(event, metadata),
      at: event,
      cwd: this.cwd,
      ...(batch !== undefined && { batch }),
    };
  }

  private observe(event: JsonNode): void {
    if (!isAnswer(event)) return;
    this.look(event);
    const id = event.get('cause')?.id() ?? event.at('tool_call_metadata', 'tool_call_id')?.string();
    if (id !== undefined && this.others.delete(id)) return;
    const delegation = this.delegations.at(-1);
    const isDelegated = event.get('observation')?.is('delegate') === true;
    if (delegation !== undefined && (isDelegated || (id !== undefined && id === delegation.id))) {
      this.delegations.pop();
      this.log.result({ ...answerIn(event), session: this.session, id: delegation.id });
      return;
    }
    // An error that names no action is about what the model wrote, which was no call.
    if (id === undefined && event.get('observation')?.is('error')) return;
    this.log.result({ ...answerIn(event), session: this.session, id });
  }

  private look(observation: JsonNode | undefined): void {
    this.cwd = workingDirIn(observation?.at('extras', 'metadata', 'working_dir')) ?? this.cwd;
  }

  private delegate(id: string | undefined): void {
    const session = `${this.name}/${id ?? `delegate ${++this.delegated}`}`;
    this.sessions.add(session);
    this.delegations.push({ id, session });
    this.log.session(session);
  }
}

function isCondensation(event: JsonNode): boolean {
  return event.get('action')?.is('condensation') === true || event.get('observation')?.is('condense') === true;
}

function isAnswer(observation: JsonNode): boolean {
  const type = observation.get('observation')?.string();
  return type !== undefined && !NO_ANSWERS.has(type);
}

function answerIn(observation: JsonNode): LoggedAnswer {
  const extras = observation.get('extras');
  const type = observation.get('observation');
  return {
    value: observation.get('content'),
    at: observation,
    // A rejected call was not carried out. Of what a command gave, its exit code says whether it failed.
    isError: type?.is('error') || type?.is('user_rejected') || extras?.get('error')?.isTrue || false,
    ...exitCodeIn(extras?.at('metadata', 'exit_code') ?? extras?.get('exit_code')),
  };
}

/** What the model called it with; the arguments of the action are that and more. */
function argsOf(event: JsonNode, metadata: JsonNode | undefined): LoggedCall['args'] {
  const id = metadata?.get('tool_call_id')?.string();
  for (const choice of metadata?.at('model_response', 'choices')?.items() ?? []) {
    for (const call of choice.at('message', 'tool_calls')?.items() ?? []) {
      if (id !== undefined && call.get('id')?.is(id)) return call.at('function', 'arguments');
    }
  }
  return without(event.get('args'), BOOKKEEPING);
}
