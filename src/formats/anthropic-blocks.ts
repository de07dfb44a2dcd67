import type { JsonNode } from '../json/node.ts';
import type { Log } from './format.ts';
import { toolName } from './tool-name.ts';

/** What a message of Anthropic's API says beside its blocks. */
export interface BlockContext {
  readonly session: string;
  /** Calls of one message were issued together. */
  readonly batch: string | undefined;
  /** Whether a result says that what an identical call got is still true. */
  isUnchanged?(result: JsonNode): boolean;
}

/**
 * Tells the calls and results in the content of one message, in the shape of Anthropic's Messages API.
 *
 * Tools that the server runs have blocks of their own (`server_tool_use`, `mcp_tool_use`), and results whose type ends
 * in `tool_result`.
 */
export function readBlocks(content: JsonNode | undefined, log: Log, context: BlockContext): void {
  if (content === undefined) return;
  const { session, batch } = context;
  for (const block of content.items()) {
    const type = block.get('type')?.string() ?? '';
    if (type === 'tool_use' || type === 'server_tool_use' || type === 'mcp_tool_use') {
      log.call({
        session,
        id: block.get('id')?.string(),
        tool: toolName(block.get('name')?.string(), block.get('server_name')?.string()),
        args: block.get('input'),
        at: block,
        ...(batch !== undefined && { batch }),
      });
    } else if (type.endsWith('tool_result')) {
      log.result({
        session,
        id: block.get('tool_use_id')?.string(),
        value: block.get('content'),
        at: block,
        isError: block.get('is_error')?.isTrue ?? false,
        isUnchanged: context.isUnchanged?.(block) ?? false,
      });
    }
  }
}
