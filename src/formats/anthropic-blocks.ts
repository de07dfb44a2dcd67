import { sha256 } from '../json/digest.ts';
import type { JsonNode } from '../json/node.ts';
import type { Log } from './format.ts';
import { toolName } from './tool-name.ts';

/** The types of block that call a tool. */
const CALLS: ReadonlySet<string> = new Set(['tool_use', 'server_tool_use', 'mcp_tool_use']);
/** How the types of block end that hold a result. */
const RESULT = 'tool_result';
/** What stands for all that was said before it, where the API summed that up. */
const COMPACTION = 'compaction';

/** What a message of Anthropic's API says beside its blocks. */
export interface BlockContext {
  readonly session: string;
  /** Calls of one message were issued together. */
  readonly batch: string | undefined;
  /** What ids are unique in, where that is less than the log. */
  readonly scope?: string;
  /** The working directory of the calls. */
  readonly cwd?: string | undefined;
  /** Whether a result says that what an identical call got is still true. */
  isUnchanged?(result: JsonNode): boolean;
}

/**
 * Tells the calls and results in the content of one message, in the shape of Anthropic's Messages API.
 *
 * Tools that the server runs have blocks of their own (`server_tool_use`, `mcp_tool_use`), and results whose type ends
 * in `tool_result`. Where the API summed up what was said before, there is a block `compaction`.
 */
export function readBlocks(content: JsonNode | undefined, log: Log, context: BlockContext): void {
  if (content === undefined) return;
  const { session, batch, scope, cwd } = context;
  const scoped = (id: string | undefined): string | undefined =>
    id === undefined || scope === undefined ? id : `${scope} ${id}`;
  for (const block of content.items()) {
    const type = block.get('type')?.string() ?? '';
    if (CALLS.has(type)) {
      log.call({
        session,
        id: scoped(block.get('id')?.string()),
        tool: toolName(block.get('name')?.string(), block.get('server_name')?.string()),
        args: block.get('input'),
        at: block,
        cwd,
        ...(batch !== undefined && { batch }),
      });
    } else if (type.endsWith(RESULT)) {
      log.result({
        session,
        id: scoped(block.get('tool_use_id')?.string()),
        value: block.get('content'),
        at: block,
        isError: isError(block),
        isUnchanged: context.isUnchanged?.(block) ?? false,
      });
    } else if (type === COMPACTION) {
      // It has no id, and stands in every request from then on.
      log.compacted(session, `${session} ${digestOf(block)}`);
    }
  }
}

function digestOf(block: JsonNode): string {
  return sha256(block.text.subarray(block.start, block.end), 'hex');
}

/** Whether the content of a message holds a call or a result: nothing else in it is Anthropic's alone. */
export function hasToolBlock(content: JsonNode | undefined): boolean {
  for (const block of content?.items() ?? []) {
    const type = block.get('type')?.string() ?? '';
    const isCall = CALLS.has(type) && block.get('name')?.kind === 'string' && block.get('input') !== undefined;
    if (isCall || (type.endsWith(RESULT) && block.get('tool_use_id')?.kind === 'string')) return true;
  }
  return false;
}

/** A tool that the server runs has no `is_error`: it fails with an error object for a result. */
function isError(block: JsonNode): boolean {
  if (block.get('is_error')?.isTrue) return true;
  return block.at('content', 'type')?.string()?.endsWith(`${RESULT}_error`) ?? false;
}
