import type { JsonNode } from '../json/node.ts';
import type { Format, Item, Log, Reader } from './format.ts';
import { unquoted } from './json-text.ts';
import { workingDirIn } from './working-dir.ts';

/**
 * SWE-agent's `.traj`: one document with `trajectory`, the steps, and `history`, the messages.
 *
 * Where the model was given tools (from 1.0), its calls are in the history. Otherwise it wrote a command as text: a step
 * is a call, its tool the first word of the command. A demonstration may have no steps, but the messages alone. Several
 * attempts at a task are sessions of their own; the best of them is there twice. Errors are told in prose alone.
 */
export const sweAgent: Format = {
  name: 'swe-agent',
  ids: 'reused',
  detect: (node) => isRun(node) || attemptsIn(node).length > 0,
  reader: (log) => new SweAgentReader(log),
};

/** Not mini-swe-agent, which names its format, nor anything else that has steps or messages. */
function isRun(node: JsonNode): boolean {
  if (node.get('trajectory_format') !== undefined || node.get('messages') !== undefined) return false;
  const trajectory = node.get('trajectory');
  const history = node.get('history');
  for (const step of trajectory?.items() ?? []) if (isStep(step)) return true;
  for (const message of history?.items() ?? []) if (isMessage(message)) return true;
  const isAborted = node.get('environment')?.kind === 'string' && node.get('info')?.kind === 'object';
  return isAborted && trajectory?.kind === 'array';
}

function isStep(node: JsonNode): boolean {
  if (node.get('action')?.kind !== 'string' || node.get('observation') === undefined) return false;
  return ['thought', 'response', 'state'].some((key) => node.get(key) !== undefined);
}

function isMessage(node: JsonNode): boolean {
  return (
    node.get('role')?.kind === 'string' && ['agent', 'message_type'].some((key) => node.get(key)?.kind === 'string')
  );
}

function attemptsIn(node: JsonNode): JsonNode[] {
  return [...(node.get('attempts')?.items() ?? [])].filter(isRun);
}

class SweAgentReader implements Reader {
  private readonly log: Log;
  private runs = 0;

  constructor(log: Log) {
    this.log = log;
  }

  read({ node }: Item): void {
    const attempts = attemptsIn(node);
    if (attempts.length === 0 && !isRun(node)) {
      this.log.unknown();
      return;
    }
    const ordinal = ++this.runs;
    const name = node.get('instance_id')?.id() ?? (ordinal === 1 ? 'main' : `conversation ${ordinal}`);
    if (attempts.length === 0) this.readRun(node, name);
    for (const [k, attempt] of attempts.entries()) this.readRun(attempt, `${name}/attempt ${k + 1}`);
  }

  private readRun(run: JsonNode, session: string): void {
    this.log.session(session);
    const messages = [...(run.get('history')?.items() ?? [])].filter((message) => !message.get('is_demo')?.isTrue);
    const steps = [...(run.get('trajectory')?.items() ?? [])];
    if (messages.some(hasCalls)) this.readCalls(messages, steps, session);
    else if (steps.length > 0) this.readSteps(steps, session);
    else this.readActions(messages, session);
    this.log.end(session);
  }

  private readCalls(messages: readonly JsonNode[], steps: readonly JsonNode[], session: string): void {
    const dirs = dirsOf(steps);
    let actions = 0;
    for (const [k, message] of messages.entries()) {
      const at = message.get('action') === undefined ? -1 : actions++;
      // The messages do not say where: the step does that is the same action.
      const action = steps[at]?.get('action')?.string();
      const cwd = action !== undefined && message.get('action')?.is(action) ? dirs[at] : undefined;
      for (const call of message.get('tool_calls')?.items() ?? []) {
        this.log.call({
          session,
          id: call.get('id')?.id(),
          tool: call.at('function', 'name')?.string() ?? '',
          args: call.at('function', 'arguments'),
          at: call,
          cwd,
          batch: `message ${k}`,
        });
      }
      // One observation may be the answer to all calls of a message.
      for (const id of message.get('tool_call_ids')?.items() ?? []) {
        this.log.result({ session, id: id.id(), value: message.get('content'), at: message });
      }
    }
  }

  private readSteps(steps: readonly JsonNode[], session: string): void {
    const dirs = dirsOf(steps);
    for (const [k, step] of steps.entries()) {
      const observation = step.get('observation');
      const hasAnswer = observation !== undefined && !observation.isNull;
      const answer = hasAnswer ? { answer: { value: observation, at: observation } } : {};
      this.readAction(step, { session, id: undefined, cwd: dirs[k], ...answer });
    }
  }

  /** The observation of an action is the message after it. */
  private readActions(messages: readonly JsonNode[], session: string): void {
    let id: string | undefined;
    for (const [k, message] of messages.entries()) {
      if (message.get('role')?.is('assistant')) {
        id = this.readAction(message, { session, id: `${k}` }) ? `${k}` : undefined;
      } else if (id !== undefined) {
        this.log.result({ session, id, value: message.get('content'), at: message });
        id = undefined;
      }
    }
  }

  /** @returns whether there is a command: a step without one is the end of a run, or text that was none */
  private readAction(
    step: JsonNode,
    call: Pick<Parameters<Log['call']>[0], 'session' | 'id' | 'cwd' | 'answer'>,
  ): boolean {
    const action = step.get('action');
    const tool = /\S+/.exec(action?.string() ?? '')?.[0];
    if (action === undefined || tool === undefined) return false;
    this.log.call({ ...call, tool, args: { command: action }, at: step });
    return true;
  }
}

/** Where each step was taken: a state that is text (before 1.0) is that before its step, an object that after it. */
function dirsOf(steps: readonly JsonNode[]): (string | undefined)[] {
  let after: string | undefined;
  return steps.map((step) => {
    const state = step.get('state');
    const dir = workingDirIn((state && unquoted(state))?.get('working_dir'));
    const before = state?.kind === 'string' ? dir : after;
    after = dir ?? before;
    return before;
  });
}

function hasCalls(message: JsonNode): boolean {
  return message.get('tool_calls')?.items().next().done === false;
}
