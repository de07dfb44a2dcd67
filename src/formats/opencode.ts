import type { JsonNode } from '../json/node.ts';
import type { Format, Item, Log, LoggedAnswer, Reader } from './format.ts';
import { workingDirIn } from './working-dir.ts';

/** Types of line of `run --format json` that hold no call. */
const WITHOUT_CALLS = new Set(['step_start', 'step_finish', 'text', 'reasoning', 'error']);

/**
 * opencode: `run --format json`, `export`, and the array of messages that its server gives.
 *
 * A call and its answer are one part of a message. Ids are only told apart within their message. Calls of one step of
 * a message were issued together; a run writes them as they end.
 * Messages of the model say where it works, and those that sum up what was said before that they do.
 */
export const opencode: Format = {
  name: 'opencode',
  ids: 'unique',
  detect: isOpencode,
  reader: (log) => new OpencodeReader(log),
};

function isOpencode(node: JsonNode): boolean {
  const type = node.get('type')?.string();
  if (type !== undefined) {
    const isPart = node.get('part')?.kind === 'object' && node.get('sessionID') !== undefined;
    return isPart && (type === 'tool_use' || WITHOUT_CALLS.has(type));
  }
  if (isMessage(node)) return true;
  const info = node.get('info');
  const messages = node.get('messages');
  if (info?.get('id') === undefined || messages?.kind !== 'array') return false;
  for (const message of messages.items()) return isMessage(message);
  return info.get('directory') !== undefined && info.get('version') !== undefined;
}

function isMessage(node: JsonNode): boolean {
  return node.at('info', 'role') !== undefined && node.get('parts')?.kind === 'array';
}

/** What a part is in. */
interface PartContext {
  readonly session: string;
  readonly message: string | undefined;
  readonly cwd?: string | undefined;
}

class OpencodeReader implements Reader {
  private readonly log: Log;
  /** The steps so far, whatever message they are of. */
  private steps = 0;

  constructor(log: Log) {
    this.log = log;
  }

  read({ node }: Item): void {
    const type = node.get('type')?.string();
    const part = node.get('part');
    if (type !== undefined) {
      const session = node.get('sessionID')?.string() ?? 'main';
      if (type === 'tool_use' || WITHOUT_CALLS.has(type)) {
        this.log.session(session);
        if (part !== undefined) this.part(part, { session, message: part.get('messageID')?.string() });
      } else this.log.unknown();
    } else if (isMessage(node)) this.message(node, 'main');
    else if (node.get('messages') !== undefined) {
      const session = node.at('info', 'id')?.string() ?? 'main';
      this.log.session(session);
      const cwd = workingDirIn(node.at('info', 'directory'));
      for (const message of node.get('messages')?.items() ?? []) this.message(message, session, cwd);
    } else this.log.unknown();
  }

  private message(node: JsonNode, session: string, cwd?: string): void {
    const info = node.get('info');
    const own = info?.get('sessionID')?.string() ?? session;
    const id = info?.get('id')?.string();
    const where = workingDirIn(info?.at('path', 'cwd')) ?? cwd;
    this.log.session(own);
    // The message that sums up all before it; of a user's message `summary` is something else.
    if (info?.get('summary')?.isTrue) this.log.compacted(own, id);
    for (const part of node.get('parts')?.items() ?? []) this.part(part, { session: own, message: id, cwd: where });
  }

  private part(part: JsonNode, { session, message = '', cwd }: PartContext): void {
    const type = part.get('type');
    if (type?.is('step-start')) this.steps++;
    if (type?.is('compaction')) this.log.compacted(session, part.get('id')?.string());
    if (!type?.is('tool')) return;
    const tool = part.get('tool')?.string();
    if (tool === undefined) {
      this.log.unknown();
      return;
    }
    const state = part.get('state');
    const callId = part.get('callID')?.id();
    const answer = answerOf(state, part);
    this.log.call({
      session,
      id: callId === undefined ? undefined : `${session} ${message} ${callId}`,
      tool,
      args: state?.get('input'),
      at: part,
      cwd,
      batch: `${message} ${this.steps}`,
      ...(answer !== undefined && { answer }),
    });
  }
}

/** What a call got: nothing as long as it is pending or running. */
function answerOf(state: JsonNode | undefined, at: JsonNode): LoggedAnswer | undefined {
  const status = state?.get('status');
  if (status?.is('error')) return { value: state?.get('output') ?? state?.get('error'), at, isError: true };
  if (!status?.is('completed')) return undefined;
  const exit = state?.at('metadata', 'exit')?.number();
  return { value: state?.get('output'), at, ...(Number.isSafeInteger(exit) && { exitCode: exit as number }) };
}
