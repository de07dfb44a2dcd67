import type { JsonNode } from '../json/node.ts';
import type { Format, Item, Log, LoggedAnswer, Reader } from './format.ts';
import { workingDirIn } from './working-dir.ts';

/** The conversation that lines of one test and target are of. */
interface Conversation {
  runs: number;
  /** The message that the last line was. */
  index: number;
}

/**
 * AgentV's normalized transcript (`agentv.transcript.v1`), one message a line: what its importers make of the logs of
 * other agents, and what its runs write.
 *
 * A call has its answer with it. A test and its target are one session; messages that are numbered from the start
 * again are of another run.
 */
export const agentv: Format = {
  name: 'agentv',
  ids: 'reused',
  detect: isAgentV,
  reader: (log) => new AgentVReader(log),
};

function isAgentV(node: JsonNode): boolean {
  const version = node.get('schema_version')?.string();
  if (version !== undefined) return version.startsWith('agentv.transcript.') && node.get('role') !== undefined;
  const isMessage = node.get('test_id')?.kind === 'string' && node.get('message_index')?.kind === 'number';
  return isMessage && node.get('role')?.kind === 'string' && node.get('source')?.kind === 'object';
}

class AgentVReader implements Reader {
  private readonly log: Log;
  private readonly conversations = new Map<string, Conversation>();

  constructor(log: Log) {
    this.log = log;
  }

  read({ node }: Item): void {
    if (!isAgentV(node)) {
      this.log.unknown();
      return;
    }
    const session = this.sessionOf(node);
    this.log.session(session);
    const batch = node.get('message_index')?.id();
    const cwd = workingDirIn(node.at('source', 'cwd'));
    for (const call of node.get('tool_calls')?.items() ?? []) {
      const answer = answerOf(call);
      const tool = call.get('tool')?.string();
      if (tool === undefined) {
        this.log.unknown();
        continue;
      }
      this.log.call({
        session,
        id: undefined,
        tool,
        args: call.get('input'),
        at: call,
        cwd,
        ...(batch !== undefined && { batch }),
        ...(answer !== undefined && { answer }),
      });
    }
  }

  private sessionOf(node: JsonNode): string {
    const test = node.get('test_id')?.string() ?? 'main';
    const target = node.get('target')?.string();
    const name = target === undefined ? test : `${test} (${target})`;
    const index = node.get('message_index')?.number() ?? Number.POSITIVE_INFINITY;
    const conversation = this.conversations.get(name) ?? { runs: 1, index: -1 };
    if (index === 0 && conversation.index >= 0) conversation.runs++;
    conversation.index = index;
    this.conversations.set(name, conversation);
    return conversation.runs === 1 ? name : `${name} run ${conversation.runs}`;
  }
}

/** What a call got, if the log says that it got something. */
function answerOf(call: JsonNode): LoggedAnswer | undefined {
  const status = call.get('status');
  const value = call.get('output');
  const isError = status?.is('error') ?? false;
  if (value === undefined && !isError && !status?.is('ok')) return undefined;
  return { value, at: call, isError };
}
