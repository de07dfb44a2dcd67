import type { JsonNode } from '../json/node.ts';
import type { Format, Item, Log, Reader } from './format.ts';

/** Types of line that hold no call. */
const WITHOUT_CALLS = new Set(['init', 'message', 'error', 'result', 'retry', 'loop_detected']);

/**
 * Gemini CLI's `--output-format stream-json`.
 *
 * What a tool answered is told in the words that are shown to the user, which can be fewer than the model got; a tool
 * that shows nothing has no output here.
 */
export const geminiStream: Format = {
  name: 'gemini-stream',
  ids: 'unique',
  detect: isGeminiStream,
  reader: (log) => new GeminiStreamReader(log),
};

function isGeminiStream(node: JsonNode): boolean {
  const type = node.get('type');
  const has = (...keys: readonly string[]): boolean => keys.every((key) => node.get(key)?.kind === 'string');
  if (type?.is('tool_use')) return has('tool_name', 'tool_id');
  if (type?.is('tool_result')) return has('tool_id', 'status');
  return type?.is('init') === true && has('session_id', 'model', 'timestamp');
}

class GeminiStreamReader implements Reader {
  private readonly log: Log;
  private session = 'main';

  constructor(log: Log) {
    this.log = log;
  }

  read({ node }: Item): void {
    const type = node.get('type')?.string();
    if (type === 'tool_use') {
      const tool = node.get('tool_name')?.string();
      if (tool === undefined) this.log.unknown();
      else this.log.call({ session: this.session, id: this.idOf(node), tool, args: node.get('parameters'), at: node });
    } else if (type === 'tool_result') this.result(node);
    else if (type === undefined || !WITHOUT_CALLS.has(type)) this.log.unknown();
    else if (type === 'init') {
      this.session = node.get('session_id')?.string() ?? this.session;
      this.log.session(this.session);
    }
  }

  private result(node: JsonNode): void {
    const value = node.get('output') ?? node.get('error');
    const isError = node.get('status')?.is('error') ?? false;
    this.log.result({ session: this.session, id: this.idOf(node), value, at: node, isError });
  }

  /** An id is one of its run: one file can hold several. */
  private idOf(node: JsonNode): string | undefined {
    const id = node.get('tool_id')?.id();
    return id === undefined ? undefined : `${this.session} ${id}`;
  }
}
