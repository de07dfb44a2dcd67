import type { JsonNode } from '../json/node.ts';
import { answersIn, resultsOf, sourceOf } from './atif-step.ts';
import { Conversations } from './conversations.ts';
import type { Format, Item, Log, Reader } from './format.ts';
import { workingDirIn } from './working-dir.ts';

/** Where a trajectory stands inside something else: one, or an array of such. */
const CARRIERS: readonly string[] = ['trajectory', 'trajectories'];
/** Sub-agents can be nested as deep as JSON can; their names, one inside the other, are not to grow with that. */
const LONGEST_ID = 200;

/**
 * Trajectories in the Agent Trajectory Interchange Format, versions 1.0 to 1.7, as Harbor and other exporters write
 * them: one a document, one a line, or one inside another object as its `trajectory`.
 *
 * A step holds calls and their results together. `source_call_id` names a call of that step; results without one are
 * paired in order where there are as many as calls, and answer none otherwise. Steps marked as copied from another
 * trajectory are counted, not read again. There is no field for an error.
 */
export const atif: Format = {
  name: 'atif',
  ids: 'reused',
  detect(node) {
    for (const _ of trajectoriesIn(node)) return true;
    return false;
  },
  reader: (log) => new AtifReader(log),
};

/** One exporter has the version and no steps: its files are something else. */
function isTrajectory(node: JsonNode): boolean {
  const hasVersion = node.get('schema_version')?.string()?.startsWith('ATIF-') ?? false;
  return hasVersion && node.get('steps')?.kind === 'array';
}

/** The trajectories of an item: itself, or what it carries, or what a member of it does. */
function* trajectoriesIn(node: JsonNode): Generator<JsonNode> {
  if (isTrajectory(node)) {
    yield node;
    return;
  }
  yield* carriedBy(node);
  for (const [key, value] of node.members()) if (!CARRIERS.includes(key)) yield* carriedBy(value);
}

function* carriedBy(node: JsonNode): Generator<JsonNode> {
  for (const key of CARRIERS) {
    const carried = node.get(key);
    if (carried === undefined) continue;
    if (isTrajectory(carried)) yield carried;
    for (const element of carried.items()) if (isTrajectory(element)) yield element;
  }
}

/** A session can be in several trajectories, so that where a trajectory has an id of its own, that is its name. */
function idOf(trajectory: JsonNode): string | undefined {
  const id = trajectory.get('trajectory_id')?.string() ?? trajectory.get('session_id')?.string();
  return id?.slice(0, LONGEST_ID) || undefined;
}

/** What a step is in. */
interface StepContext {
  readonly session: string;
  /** The calls of the steps before that have no result, by id. */
  readonly open: Map<string, JsonNode>;
  readonly cwd: string | undefined;
}

/** Where the agent of a trajectory works, if that is one place. */
function dirOf(trajectory: JsonNode): string | undefined {
  const [dir, another] = trajectory.at('agent', 'extra', 'cwds')?.items() ?? [];
  return another === undefined ? workingDirIn(dir) : undefined;
}

class AtifReader implements Reader {
  private readonly log: Log;
  private readonly conversations: Conversations;
  private steps = 0;
  /** Whether something stands where a call should that has no name. */
  private hasNoCall = false;

  constructor(log: Log) {
    this.log = log;
    this.conversations = new Conversations(log);
  }

  read({ node }: Item): void {
    let isKnown = false;
    this.hasNoCall = false;
    for (const trajectory of trajectoriesIn(node)) {
      isKnown = true;
      this.trajectory(trajectory, this.conversations.enter(idOf(trajectory)));
    }
    if (!isKnown || this.hasNoCall) this.log.unknown();
  }

  private trajectory(trajectory: JsonNode, session: string): void {
    const open = new Map<string, JsonNode>();
    const cwd = dirOf(trajectory);
    for (const step of trajectory.get('steps')?.items() ?? []) {
      if (step.get('is_copied_context')?.isTrue) this.copied(step, session);
      else this.step(step, { session, open, cwd: workingDirIn(step.at('extra', 'cwd')) ?? cwd });
    }
    let children = 0;
    for (const child of trajectory.get('subagent_trajectories')?.items() ?? []) {
      const name = `${session}/${idOf(child) ?? `sub-agent ${++children}`}`;
      this.log.session(name);
      this.trajectory(child, name);
      this.log.end(name);
    }
  }

  private copied(step: JsonNode, session: string): void {
    for (const _ of this.callsOf(step)) this.log.copy(session);
    if (isSystem(step)) return;
    for (const _ of resultsOf(step)) this.log.copy(session);
  }

  private callsOf(step: JsonNode): JsonNode[] {
    const calls: JsonNode[] = [];
    for (const call of step.get('tool_calls')?.items() ?? []) {
      if (call.get('function_name')?.kind === 'string') calls.push(call);
      else this.hasNoCall = true;
    }
    return calls;
  }

  private step(step: JsonNode, { session, open, cwd }: StepContext): void {
    if (step.at('extra', 'context_management', 'type')?.is('compaction')) this.log.compacted(session);
    const calls = this.callsOf(step);
    const { answers, rest } = answersIn(calls, resultsOf(step));
    const unanswered: [string, JsonNode][] = [];
    const batch = `step ${++this.steps}`;
    for (const [k, call] of calls.entries()) {
      const id = call.get('tool_call_id')?.id();
      const result = answers.get(k);
      const answer = result && { value: result.get('content'), at: result };
      const before = id === undefined ? undefined : open.get(id);
      if (id !== undefined && before !== undefined && isSame(before, call)) {
        // Some exporters write a step when a call is made, and the call again in the step that has its result.
        this.log.copy(session);
        if (answer === undefined) continue;
        open.delete(id);
        this.log.result({ session, id, ...answer });
        continue;
      }
      const tool = call.get('function_name')?.string() ?? '';
      const args = call.get('arguments');
      this.log.call({ session, id, tool, args, at: call, batch, cwd, ...(answer && { answer }) });
      if (answer === undefined && id !== undefined) unanswered.push([id, call]);
    }
    for (const [id, call] of unanswered) open.set(id, call);
    for (const result of rest) this.late(result, { step, session, open });
  }

  /** A result that answers no call of its step: some exporters write results as steps of their own. */
  private late(result: JsonNode, at: { step: JsonNode; session: string; open: Map<string, JsonNode> }): void {
    const { step, session, open } = at;
    const id = sourceOf(result);
    const isAnswer = id !== undefined && open.delete(id);
    // What the system observes, such as a summary of the context, answers nobody.
    if (!isAnswer && isSystem(step)) return;
    this.log.result({ session, id, value: result.get('content'), at: result });
  }
}

function isSystem(step: JsonNode): boolean {
  return step.get('source')?.is('system') ?? false;
}

/** Whether two calls with one id are one call written twice. */
function isSame(one: JsonNode, other: JsonNode): boolean {
  return ['function_name', 'arguments'].every((key) => {
    const a = one.get(key);
    const b = other.get(key);
    if (a === undefined || b === undefined) return a === b;
    return a.text.subarray(a.start, a.end).equals(b.text.subarray(b.start, b.end));
  });
}
