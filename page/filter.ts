import type { Model, Session } from './model.ts';

/** What of a report is looked at. */
export interface Choice {
  /** Numbers of kinds; none: calls without a finding too. */
  readonly kinds: ReadonlySet<number>;
  /** The number of a tool; undefined: all. */
  readonly tool: number | undefined;
  /** What the name of a tool holds, whatever its case. */
  readonly text: string;
  /** The name of a file; undefined: all. */
  readonly file: string | undefined;
}

export const ALL: Choice = { kinds: new Set(), tool: undefined, text: '', file: undefined };

/** Says which sessions and calls are chosen. */
export class Filter {
  readonly choice: Choice;
  /** By number, whether a tool is chosen; undefined where all are. */
  private readonly tools: Uint8Array | undefined;

  constructor(model: Model, choice: Choice) {
    this.choice = choice;
    const { tool, text } = choice;
    if (tool === undefined && text === '') return;
    const wanted = text.toLowerCase();
    this.tools = Uint8Array.from(model.data.tail.tools, (name, number) => {
      return (tool === undefined || number === tool) && name.toLowerCase().includes(wanted) ? 1 : 0;
    });
  }

  /** Whether it chooses among the calls of a session. */
  get choosesCalls(): boolean {
    return this.tools !== undefined || this.choice.kinds.size > 0;
  }

  get choosesAnything(): boolean {
    return this.choosesCalls || this.choice.file !== undefined;
  }

  hasSession({ data }: Session): boolean {
    return this.choice.file === undefined || data.file === this.choice.file;
  }

  hasCall(session: Session, index: number): boolean {
    const { tools, choice } = this;
    if (tools !== undefined && tools[session.toolOf(index)] !== 1) return false;
    if (choice.kinds.size === 0) return true;
    if (session.worst[index] === 0) return false;
    return session.findingsOn(index).some(([kind]) => choice.kinds.has(kind));
  }
}
