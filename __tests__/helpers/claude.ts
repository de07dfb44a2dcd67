/** What stands on a line of a Claude Code log beside the block. */
export interface LineRest {
  /** `s1` unless it is given. */
  readonly session?: string;
  /** The sub-agent whose line it is. */
  readonly agent?: string;
  /** The message that the block is part of. */
  readonly message?: string;
  /** Added to the line. */
  readonly line?: object;
  /** Added to the block. */
  readonly block?: object;
}

/** The line of one call. */
export function used(id: string, name: string, input: unknown = {}, rest: LineRest = {}): object {
  return line('assistant', { type: 'tool_use', id, name, input }, rest);
}

/** The line of one result. */
export function resulted(id: string, content: unknown, rest: LineRest = {}): object {
  return line('user', { type: 'tool_result', tool_use_id: id, content }, rest);
}

/** The line of a text that the user wrote. */
export function spoken(text: string, rest: LineRest = {}): object {
  return line('user', { type: 'text', text }, rest);
}

function line(
  type: string,
  block: object,
  { session = 's1', agent, message, line: more, block: own }: LineRest,
): object {
  return {
    type,
    uuid: 'u',
    sessionId: session,
    ...(agent !== undefined && { isSidechain: true, agentId: agent }),
    message: { role: type, ...(message !== undefined && { id: message }), content: [{ ...block, ...own }] },
    ...more,
  };
}
