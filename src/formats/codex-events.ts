import type { JsonNode } from '../json/node.ts';
import { exitCodeOf } from './codex-output.ts';
import type { Log, LoggedAnswer, Value } from './format.ts';
import { toolName } from './tool-name.ts';
import { workingDirIn } from './working-dir.ts';

/** Types of event that hold no call. */
const WITHOUT_CALLS = new Set([
  ...['session_configured', 'task_started', 'task_complete', 'turn_aborted', 'turn_diff', 'token_count', 'error'],
  ...['agent_message', 'agent_message_delta', 'agent_reasoning', 'agent_reasoning_delta', 'user_message'],
  ...['agent_reasoning_section_break', 'agent_reasoning_raw_content', 'agent_reasoning_raw_content_delta'],
  ...['exec_command_output_delta', 'exec_approval_request', 'apply_patch_approval_request', 'background_event'],
  ...['plan_update', 'stream_error', 'shutdown_complete', 'web_search_begin', 'warning'],
]);
const WITH_CALLS = new Set([
  ...['exec_command_begin', 'exec_command_end', 'mcp_tool_call_begin', 'mcp_tool_call_end'],
  ...['patch_apply_begin', 'patch_apply_end', 'web_search_end'],
]);

/** Whether it is an event of the protocol, as `codex exec --json` printed them before there were items. */
export function isEvent(node: JsonNode): boolean {
  const type = node.at('msg', 'type')?.string();
  if (type === undefined || node.get('id') === undefined) return false;
  return WITH_CALLS.has(type) || type === 'session_configured' || type === 'task_started';
}

/** Where the calls of an event are made, beside what it says itself. */
export interface EventContext {
  readonly session: string;
  readonly cwd: string | undefined;
}

/**
 * Tells what an event of the protocol says of a call. Its lines are `{id, msg: {type, call_id, …}}`, after one with the
 * settings and one with the prompt.
 *
 * @returns the id of the session, when the event tells it
 */
export function readEvent(node: JsonNode, log: Log, { session, cwd }: EventContext): string | undefined {
  const event = node.get('msg');
  const type = event?.get('type')?.string();
  if (event === undefined || type === undefined) {
    if (node.get('prompt') === undefined && node.get('model') === undefined) log.unknown();
    return undefined;
  }
  if (type === 'session_configured') {
    const id = event.get('session_id')?.string();
    if (id !== undefined) log.session(id);
    return id;
  }
  const id = event.get('call_id')?.id();
  const call = (tool: string, args: Value | undefined, answer?: LoggedAnswer): void =>
    log.call({
      session,
      id,
      tool,
      args,
      at: event,
      cwd: workingDirIn(event.get('cwd')) ?? cwd,
      ...(answer !== undefined && { answer }),
    });
  const invocation = event.get('invocation');
  switch (type) {
    case 'exec_command_begin':
      call('command_execution', { command: event.get('command'), cwd: event.get('cwd') });
      break;
    case 'patch_apply_begin':
      call('file_change', { changes: event.get('changes') });
      break;
    case 'mcp_tool_call_begin': {
      const name = toolName(invocation?.get('tool')?.string(), invocation?.get('server')?.string());
      call(name, invocation?.get('arguments'));
      break;
    }
    case 'web_search_end':
      // Only its end tells what was looked for.
      call('web_search', { query: event.get('query'), action: event.get('action') }, { value: undefined, at: event });
      break;
    case 'exec_command_end':
    case 'patch_apply_end':
    case 'mcp_tool_call_end':
      log.result({ session, id, ...answerOf(event) });
      break;
    default:
      if (!WITHOUT_CALLS.has(type)) log.unknown();
  }
  return undefined;
}

/** An end has streams and an exit code or `success`, or a result that is `{Ok: …}` or `{Err: …}`. */
function answerOf(event: JsonNode): LoggedAnswer {
  const result = event.get('result');
  if (result !== undefined) {
    const ok = result.get('Ok');
    const isError = ok === undefined || (ok.get('isError') ?? ok.get('is_error'))?.isTrue === true;
    return { value: ok ?? result.get('Err') ?? result, at: event, isError };
  }
  const all = event.get('aggregated_output');
  const value = all === undefined ? { stdout: event.get('stdout'), stderr: event.get('stderr') } : undefined;
  const exitCode = exitCodeOf(event.get('exit_code')?.number());
  const status = event.get('status');
  const success = event.get('success');
  return {
    value: value ?? { aggregated_output: all },
    at: event,
    isError: (success?.kind === 'boolean' && !success.isTrue) || status?.is('failed') === true,
    ...(exitCode !== undefined && { exitCode }),
  };
}
