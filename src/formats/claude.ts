import type { JsonNode } from '../json/node.ts';
import { readBlocks } from './anthropic-blocks.ts';
import type { Format, Item, Log, Reader } from './format.ts';
import { workingDirIn } from './working-dir.ts';

/** Types of line that hold no call. The list is open: what is not on it is counted as unknown. */
const WITHOUT_CALLS = new Set([
  ...['summary', 'system', 'progress', 'attachment', 'file-history-snapshot', 'file-history-delta', 'queue-operation'],
  ...['last-prompt', 'agent-setting', 'agent-name', 'agent-color', 'ai-title', 'custom-title', 'mode', 'tag'],
  ...['permission-mode', 'pr-link', 'worktree-state', 'result', 'stream_event', 'rate_limit_event', 'tool_progress'],
  ...['tool_use_summary', 'auth_status', 'keep_alive', 'control_request', 'control_response', 'prompt_suggestion'],
]);

/** How the lines are called that say that what was said before was summed up, or that old results were taken out. */
const BOUNDARIES = ['compact_boundary', 'microcompact_boundary'];

/** How Claude Code says that a file is as it was when the same read was made before. */
const UNCHANGED = 'File unchanged since last read';

/**
 * Claude Code: session files, `--output-format stream-json`, and the array of the same messages that
 * `claude-code-action` writes.
 *
 * One content block a line; calls with the same `message.id` were issued together. The lines are in the order in which
 * things happened, whatever branch of the conversation they are on. A sub-agent is a session of its own.
 *
 * The working directory stands on each line of a session file, and on the first line alone of a stream.
 */
export const claude: Format = {
  name: 'claude-code',
  ids: 'unique',
  refersBack: new Set(['Read']),
  detect: isClaude,
  reader: (log) => new ClaudeReader(log),
};

/** Cursor's stream has the same first line and the same types: what it has not is looked for. */
function isClaude(node: JsonNode): boolean {
  const type = node.get('type');
  if (type === undefined) return false;
  if (type.is('assistant') || type.is('user')) {
    const has = (key: string): boolean => node.get(key) !== undefined;
    if (node.at('message', 'content') === undefined) return false;
    return (has('sessionId') && has('uuid')) || (has('session_id') && has('parent_tool_use_id'));
  }
  if (type.is('system')) return node.get('subtype')?.is('init') === true && node.get('tools')?.kind === 'array';
  return type.is('result') && node.get('num_turns') !== undefined;
}

class ClaudeReader implements Reader {
  private readonly log: Log;
  /** The sub-agent that each line of one is part of, by the line's uuid, where lines do not say so themselves. */
  private readonly sidechains = new Map<string, string>();
  private sidechainsSeen = 0;
  /** The conversation that the sub-agents are of. */
  private main = 'main';
  /** What the last first line of a stream says: of which session, and where it works. */
  private init: { readonly session: string | undefined; readonly cwd: string | undefined } | undefined;
  /** The working directory of the last line that had one. */
  private cwd: string | undefined;

  constructor(log: Log) {
    this.log = log;
  }

  read({ node }: Item): void {
    const type = node.get('type');
    if (!type?.is('assistant') && !type?.is('user')) {
      if (type?.is('system')) this.system(node);
      if (!WITHOUT_CALLS.has(type?.string() ?? '')) this.log.unknown();
      return;
    }
    const session = this.sessionOf(node);
    this.log.session(session);
    // The summary is the other half of a boundary. Older versions wrote it alone.
    if (type.is('user') && node.get('isCompactSummary')?.isTrue)
      this.log.compacted(session, node.get('uuid')?.string());
    const message = node.get('message');
    readBlocks(message?.get('content'), this.log, {
      session,
      batch: message?.get('id')?.string(),
      cwd: this.cwdOf(node),
      isUnchanged: (result) => isUnchanged(node, result),
    });
  }

  private system(node: JsonNode): void {
    const subtype = node.get('subtype');
    if (subtype?.is('init')) {
      this.init = { session: node.get('session_id')?.string(), cwd: workingDirIn(node.get('cwd')) };
    } else if (BOUNDARIES.some((name) => subtype?.is(name))) {
      const session = this.knownSessionOf(node);
      if (session !== undefined) this.log.compacted(session, node.get('uuid')?.string());
    }
  }

  private cwdOf(node: JsonNode): string | undefined {
    const own = node.get('cwd');
    if (own === undefined) {
      const isOfMain = this.init?.session === undefined || this.init.session === this.main;
      return isOfMain ? this.init?.cwd : undefined;
    }
    // Compared first, as the session is.
    if (this.cwd === undefined || !own.is(this.cwd)) this.cwd = workingDirIn(own);
    return this.cwd;
  }

  /**
   * The session of a line that makes none, and from which nothing is learned of the lines after it: a sub-agent without an
   * id is known by the line before alone.
   */
  private knownSessionOf(node: JsonNode): string | undefined {
    const main = this.mainOf(node);
    if (!node.get('isSidechain')?.isTrue) return withPart(main, node.get('parent_tool_use_id')?.string());
    const parent = (node.get('logicalParentUuid') ?? node.get('parentUuid'))?.string();
    const known = parent === undefined ? undefined : this.sidechains.get(parent);
    const sidechain = node.get('agentId')?.string() ?? known;
    return sidechain === undefined ? undefined : withPart(main, sidechain);
  }

  private sessionOf(node: JsonNode): string {
    this.main = this.mainOf(node);
    const isSidechain = node.get('isSidechain')?.isTrue;
    const part = isSidechain
      ? (node.get('agentId')?.string() ?? this.sidechainOf(node))
      : node.get('parent_tool_use_id')?.string();
    return withPart(this.main, part);
  }

  /** The conversation that a line is of, which not every line says. */
  private mainOf(node: JsonNode): string {
    const session = node.get('sessionId') ?? node.get('session_id');
    // Compared first: it is the same on most lines, and need not be decoded then.
    return session === undefined || session.is(this.main) ? this.main : (session.string() ?? this.main);
  }

  /** Before agents had ids, a sub-agent's lines hung together by `parentUuid` alone. */
  private sidechainOf(node: JsonNode): string {
    const parent = node.get('parentUuid')?.string();
    const known = parent === undefined ? undefined : this.sidechains.get(parent);
    const sidechain = known ?? `sub-agent ${++this.sidechainsSeen}`;
    const uuid = node.get('uuid')?.string();
    if (uuid !== undefined) this.sidechains.set(uuid, sidechain);
    return sidechain;
  }
}

/** The session of a sub-agent, or of the conversation itself. */
function withPart(main: string, part: string | undefined): string {
  return part === undefined ? main : `${main}/${part}`;
}

function isUnchanged(line: JsonNode, result: JsonNode): boolean {
  if (line.at('toolUseResult', 'type')?.is('file_unchanged')) return true;
  const content = result.get('content');
  // Not decoded to see: most results are long and start otherwise.
  const start =
    content?.kind === 'string' ? content.text.toString('latin1', content.start + 1, content.start + 31) : '';
  return start === UNCHANGED;
}
