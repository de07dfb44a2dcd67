import type { Answer } from '../rules/answer.ts';
import type { CallListener } from '../rules/call-listener.ts';
import type { Texts } from './texts.ts';

/** One call of a session, as it is kept to be looked at again. */
export interface KeptCall {
  readonly index: number;
  /** The line that it stands on, from 1. */
  readonly line: number;
  /** The line that its answer stands on. */
  readonly resultLine: number;
  readonly tool: string;
  /** Calls in a row with the same number were issued together, and have no order among themselves. */
  readonly batch: number;
  /** Where it stands when a line does not say it: inside an archive. */
  readonly where: string | undefined;
  /** The same of its answer. */
  readonly resultWhere: string | undefined;
  /** The number of its text: the canonical form of the tool, directly followed by that of the arguments. */
  readonly text: number;
  /** How many bytes of it are the tool. */
  readonly toolLength: number;
  /** The number of the text of its answer, a canonical form; undefined when nothing answered it. */
  readonly response: number | undefined;
}

/** The calls of a transcript, by session, kept to be looked at again once it was read. */
export class CallLog {
  private readonly texts: Texts;
  private readonly tools = new Map<string, string>();
  private readonly sessions = new Map<string | undefined, KeptCall[]>();

  /** @param texts where their texts are kept: calls of several logs can be compared by number when they share one */
  constructor(texts: Texts) {
    this.texts = texts;
  }

  /** Hears a session. @param session its name; undefined in the native form */
  listenTo(session: string | undefined): CallListener {
    const calls: KeptCall[] = [];
    this.sessions.set(session, calls);
    // By index: calls are settled in the order in which they were issued.
    const texts: number[] = [];
    const toolLengths: number[] = [];
    return {
      issued: (_call, text, toolLength) => {
        texts.push(this.texts.keep(text));
        toolLengths.push(toolLength);
      },
      settled: ({ index, line, resultLine, tool: name, batch, where, resultWhere }, answer) => {
        const tool = this.toolOf(name);
        const [text, toolLength] = [texts[index] as number, toolLengths[index] as number];
        const response = answer && this.responseOf(answer);
        calls.push({ index, line, resultLine, tool, batch, where, resultWhere, text, toolLength, response });
      },
    };
  }

  /** The calls of a session in their order; none of one that it did not hear of. */
  of(session: string | undefined): readonly KeptCall[] {
    return this.sessions.get(session) ?? [];
  }

  /** One string for each name, and not one a call. */
  private toolOf(name: string): string {
    const known = this.tools.get(name);
    if (known !== undefined) return known;
    this.tools.set(name, name);
    return name;
  }

  /** An answer that says that nothing changed comes without its text, which then was kept before. */
  private responseOf({ response, digest }: Answer): number | undefined {
    return response === undefined ? this.texts.known(digest) : this.texts.keep(response, digest);
  }
}
