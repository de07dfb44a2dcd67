/** Types of event that hold no call of the agent's, of the families where calls are. */
const WITHOUT_CALLS = new Set([
  ...['assistant.turn_start', 'assistant.turn_end', 'assistant.turn_retry', 'assistant.intent', 'assistant.thinking'],
  ...['assistant.reasoning', 'assistant.reasoning_delta', 'assistant.streaming_delta', 'assistant.message_start'],
  ...['assistant.message_delta', 'assistant.tool_call_delta', 'assistant.server_tool_progress', 'assistant.usage'],
  ...['assistant.idle', 'assistant.fusion_phase_started', 'assistant.fusion_phase_completed'],
  ...['assistant.fusion_phase_failed', 'tool.user_requested', 'tool.execution_partial_result'],
  ...['tool.execution_progress', 'abort', 'result', 'prompt_cache_break'],
]);

/** What is before the first dot of all other types: about 130 in 2026, and each version adds to them. */
const FAMILIES = new Set([
  ...['session', 'user', 'model', 'skill', 'subagent', 'hook', 'system', 'permission', 'user_input', 'elicitation'],
  ...['sampling', 'mcp', 'mcp_app', 'external_tool', 'command', 'commands', 'capabilities', 'auto_mode_switch'],
  ...['session_limits_exhausted', 'exit_plan_mode', 'pending_messages', 'tool_search', 'factory', 'workflow', 'canvas'],
  ...['ui', 'extensions', 'tools', 'skills', 'custom_agents'],
]);

/** Whether an event of a type that no one reads is known to hold no call. */
export function isWithoutCalls(type: string): boolean {
  return WITHOUT_CALLS.has(type) || isOfFamily(type);
}

/** Whether a type is one of an event, by its family. */
export function isEventType(type: string): boolean {
  return isOfFamily(type) || type.startsWith('assistant.') || type.startsWith('tool.');
}

function isOfFamily(type: string): boolean {
  const dot = type.indexOf('.');
  return dot > 0 && FAMILIES.has(type.slice(0, dot));
}
