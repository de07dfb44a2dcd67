import type { ToolSpan } from './otel-tool.ts';

/** A call, once all that is known of it has been brought together. */
export interface TracedCall {
  readonly span: ToolSpan;
  /** Names the call in the file. */
  readonly id: string;
  /** The run of a sub-agent that it is part of, if any. */
  readonly subAgent: string | undefined;
}

/** What is around a span. */
interface Context {
  readonly agents: number;
  /** The innermost run of an agent that is inside that of another. */
  readonly subAgent: string | undefined;
  /** The tool span that it is in, with no run of an agent between. */
  readonly tool: ToolSpan | undefined;
}

const OUTSIDE: Context = { agents: 0, subAgent: undefined, tool: undefined };

/** The spans of one trace. Of those that are no tool's, no more is held than what they are in. */
export class Trace {
  readonly name: string | undefined;
  /** The conversations that its spans say they are part of. */
  readonly conversations = new Set<string>();
  /** Whether any of its spans is of a model, an agent or a tool. */
  isOfAgent = false;
  private readonly parents = new Map<string, string>();
  private readonly agents = new Set<string>();
  private readonly tools = new Map<string, ToolSpan>();
  private readonly contexts = new Map<string, Context>();

  constructor(name: string | undefined) {
    this.name = name;
  }

  add(id: string, parent: string | undefined): void {
    if (parent !== undefined && parent !== '' && parent !== id) this.parents.set(id, parent);
  }

  addAgent(id: string): void {
    this.agents.add(id);
  }

  addTool(id: string, span: ToolSpan): void {
    const known = this.tools.get(id);
    // Exported twice.
    if (known !== undefined) merge(known, span);
    else this.tools.set(id, span);
  }

  /** The calls, those recorded by more than one span once. */
  calls(): TracedCall[] {
    const calls: TracedCall[] = [];
    const byCallId = new Map<string, ToolSpan>();
    const leads = new Map<ToolSpan, ToolSpan>();
    const spans = [...this.tools].sort(([, a], [, b]) => compareStarts(a, b));
    for (const [id, span] of spans) {
      const { tool, subAgent } = this.contextOf(id);
      const outer = tool && (leads.get(tool) ?? tool);
      const same = span.callId === undefined ? undefined : byCallId.get(span.callId);
      if (same !== undefined && sharesArgs(same, span)) leads.set(span, merge(same, span));
      else if (outer !== undefined && isSeenTwice(outer, span)) leads.set(span, merge(outer, span));
      else {
        if (span.callId !== undefined) byCallId.set(span.callId, span);
        calls.push({ span, id: JSON.stringify([this.name, id]), subAgent });
      }
    }
    return calls;
  }

  /** What a span is in. Each span on the way up is looked at once, whatever the spans say of their parents. */
  private contextOf(id: string): Context {
    const way: string[] = [];
    let at = this.parents.get(id);
    while (at !== undefined && !this.contexts.has(at)) {
      // Spans that are each other's parents have nothing around them.
      this.contexts.set(at, OUTSIDE);
      way.push(at);
      at = this.parents.get(at);
    }
    let context = at === undefined ? OUTSIDE : (this.contexts.get(at) as Context);
    for (const span of way.reverse()) {
      context = this.inside(span, context);
      this.contexts.set(span, context);
    }
    return context;
  }

  private inside(id: string, around: Context): Context {
    const tool = this.tools.get(id);
    if (tool !== undefined) return { ...around, tool };
    if (!this.agents.has(id)) return around;
    return { agents: around.agents + 1, subAgent: around.agents === 0 ? undefined : id, tool: undefined };
  }
}

/** In the order of their starts; a span that does not say when it started stays behind those that do. */
export function compareStarts({ start: a }: ToolSpan, { start: b }: ToolSpan): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return a < b ? -1 : Number(a > b);
}

/** The call inside another is the same one when MCP's side of it recorded it, or a second instrumentation. */
function isSeenTwice(outer: ToolSpan, span: ToolSpan): boolean {
  return sharesArgs(outer, span) && (span.isMcp || outer.tool === span.tool);
}

function sharesArgs(a: ToolSpan, b: ToolSpan): boolean {
  return a.args === undefined || b.args === undefined || a.args === b.args;
}

function merge(into: ToolSpan, copy: ToolSpan): ToolSpan {
  into.args ??= copy.args;
  if (into.result === undefined && !into.isError) {
    into.result = copy.result;
    into.isError = copy.isError;
  }
  into.copies += copy.copies + 1;
  return into;
}
