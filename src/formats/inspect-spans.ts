import type { JsonNode } from '../json/node.ts';

/** Types of span in which somebody else than the agent around it makes calls. */
const OTHERS = new Set(['tool', 'subtask', 'fork', 'scorer']);

/** Whose calls they are: the sample's own, or those of a sub-agent. */
export class Caller {
  private readonly makeName: () => string;
  private name: string | undefined;

  constructor(makeName: () => string) {
    this.makeName = makeName;
  }

  /** It is named when it first calls: most tools that run call none. */
  get session(): string {
    this.name ??= this.makeName();
    return this.name;
  }

  /** Its session, if it has called. */
  get namedSession(): string | undefined {
    return this.name;
  }
}

interface Span {
  /** Who calls in it. */
  readonly caller: Caller;
  /** Who calls around it. */
  readonly outside: Caller;
  /** Whether an agent of the same caller runs in it or around it. */
  readonly hasAgent: boolean;
  /** The tool that runs in it. */
  readonly tool: string | undefined;
  /** Whether a call was seen in it, or a tool that runs in it. */
  hasCalls: boolean;
}

/**
 * The spans of one Inspect sample, and who calls in each.
 *
 * What is called while a tool runs is called by the agent that the tool is, and an agent inside another is one of its
 * own. An agent that is the solver, or is in it, is the sample's own. Sub-agents have the name of their span.
 */
export class Spans {
  /** The sample's own agent. */
  readonly main: Caller;
  private readonly spans = new Map<string, Span>();
  /** How many sub-agents have a name. */
  private readonly named = new Map<string, number>();
  private readonly sample: string;

  constructor(sample: string) {
    this.sample = sample;
    this.main = new Caller(() => sample);
  }

  /** Hears that a span begins. */
  begin(event: JsonNode): void {
    const id = event.get('id')?.string();
    if (id === undefined) return;
    const parent = this.spans.get(event.get('parent_id')?.string() ?? '');
    const outside = parent?.caller ?? this.main;
    const type = event.get('type')?.string() ?? '';
    const name = event.get('name')?.string() ?? type;
    const isAgent = type === 'agent';
    const isOther = OTHERS.has(type) || (isAgent && parent?.hasAgent === true);
    const tool = type === 'tool' ? name : undefined;
    if (tool !== undefined && parent !== undefined) parent.hasCalls = true;
    this.spans.set(id, {
      caller: isOther ? this.subAgent(name) : outside,
      outside,
      hasAgent: isAgent || (!isOther && parent?.hasAgent === true),
      tool,
      hasCalls: false,
    });
  }

  /** Who calls inside the event of a tool or a subtask. */
  inside(event: JsonNode): Caller {
    return this.subAgent(event.get('function')?.string() ?? event.get('name')?.string() ?? 'sub-agent');
  }

  /**
   * Who makes the call of a tool event.
   *
   * @param around who does if the event is of no span
   */
  callerOf(event: JsonNode, around: Caller): Caller {
    const span = this.spans.get(event.get('span_id')?.string() ?? '');
    if (span === undefined) return around;
    // The event of a call can stand in the span of the tool that it runs: it comes first there.
    const isOwn = !span.hasCalls && span.tool !== undefined && event.get('function')?.is(span.tool) === true;
    span.hasCalls = true;
    return isOwn ? span.outside : span.caller;
  }

  /**
   * Who calls where an event that is no call stands.
   *
   * @param outside who does if the event is of no span
   */
  around(event: JsonNode, outside: Caller): Caller {
    return this.spans.get(event.get('span_id')?.string() ?? '')?.caller ?? outside;
  }

  private subAgent(name: string): Caller {
    return new Caller(() => {
      const ordinal = (this.named.get(name) ?? 0) + 1;
      this.named.set(name, ordinal);
      return `${this.sample}/${name}${ordinal > 1 ? ` ${ordinal}` : ''}`;
    });
  }
}
