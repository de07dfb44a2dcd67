import type { JsonNode } from '../json/node.ts';
import { type ChatConversation, isFilled } from './chat-conversation.ts';

/** Whether it is a run of tau-bench: `{task_id, traj, trial}`. */
export function isTau(node: JsonNode): boolean {
  const traj = node.get('traj');
  const [first] = traj?.items() ?? [];
  return traj?.kind === 'array' && (first === undefined || first.get('role') !== undefined);
}

/** Whether it is a results file of tau2: `{simulations: [{id, task_id, messages}]}`. */
export function isTau2(node: JsonNode): boolean {
  const simulations = node.get('simulations');
  const [first] = simulations?.items() ?? [];
  if (simulations?.kind !== 'array') return false;
  return first === undefined ? node.get('tasks')?.kind === 'array' : first.get('task_id') !== undefined;
}

/** What a run of tau-bench or tau2 that has no id is known by: a task is tried several times. */
export function taskName(node: JsonNode): string | undefined {
  const task = node.get('task_id')?.id();
  const trial = node.get('trial')?.id();
  if (task === undefined) return undefined;
  return trial === undefined ? `task ${task}` : `task ${task} trial ${trial}`;
}

/**
 * Reads the ticks of a voice run of tau2 (`Tick` in its `data_model/message.py`), which hold what both sides did at the
 * same time; `messages` is then empty, or the same once more.
 *
 * @returns whether it has any
 */
export function readTicks(simulation: JsonNode, conversation: ChatConversation): boolean {
  const ticks = simulation.get('ticks');
  if (!isFilled(ticks)) return false;
  for (const tick of ticks.items()) {
    for (const [side, requestor] of [
      ['agent', 'assistant'],
      ['user', 'user'],
    ] as const) {
      const calls = tick.get(`${side}_tool_calls`);
      if (isFilled(calls)) conversation.calls(calls, requestor);
      for (const result of tick.get(`${side}_tool_results`)?.items() ?? []) conversation.results(result, requestor);
    }
  }
  return true;
}
