import type { Format, LoggedCall, LoggedResult } from '../../src/formats/format.ts';
import { type Ending, Pairing } from '../../src/formats/pairing.ts';
import { nodeOf } from './tape.ts';

/** A call as a test says it; its arguments are `{}` and its session is `main` unless they are given. */
export interface SaidCall extends Partial<Omit<LoggedCall, 'args' | 'at' | 'answer'>> {
  readonly args?: object;
  /** The answer that stands with the call. */
  readonly answer?: string;
}

/** A result as a test says it. */
export interface SaidResult extends Partial<Omit<LoggedResult, 'at' | 'value'>> {
  readonly value?: string;
}

/** Pairs what a test says, and writes down what the listener hears. */
export class Paired {
  /** What was heard, in order: `call main 0 t`, `answer main 0 {"$value":"x"}`, `settle main 0 answered`, `end main`. */
  readonly heard: string[] = [];
  /** The numbers of the calls' batches, in the order of the calls. */
  readonly batches: number[] = [];
  /** The working directories of the calls. */
  readonly cwds: (string | undefined)[] = [];
  /** How often its session was compacted before each call. */
  readonly eras: number[] = [];
  private readonly pairing: Pairing<number>;
  private line = 0;
  private readonly at = nodeOf('0');

  constructor(ids: Format['ids'] = 'unique') {
    this.pairing = new Pairing<number>(
      ids,
      {
        call: ({ name }, { index, tool, batch, line, cwd, era }) => {
          this.heard.push(`call ${name} ${index} ${tool} @${line}`);
          this.batches.push(batch);
          this.cwds.push(cwd);
          this.eras.push(era);
          return index;
        },
        answer: ({ name }, index, { response, line }) =>
          this.heard.push(`answer ${name} ${index} ${response} @${line}`),
        settle: ({ name }, index, ending) => this.heard.push(`settle ${name} ${index} ${wordsOf(ending)}`),
        end: ({ name }) => this.heard.push(`end ${name}`),
      },
      () => ({ line: this.line }),
    );
  }

  /** A call, on the next line. */
  call(tool: string, { args = {}, answer, ...said }: SaidCall = {}): this {
    this.line++;
    const at = this.at;
    this.pairing.call({
      session: 'main',
      id: undefined,
      tool,
      args: nodeOf(JSON.stringify(args)),
      at,
      ...(answer !== undefined && { answer: { value: answer, at } }),
      ...said,
    });
    return this;
  }

  /** A result, on the next line. */
  result(id: string | undefined, { value = 'x', ...said }: SaidResult = {}): this {
    this.line++;
    this.pairing.result({ session: 'main', id, value, at: this.at, ...said });
    return this;
  }

  /** The session was compacted. */
  compacted(name = 'main', id?: string): this {
    this.pairing.compacted(name, id);
    return this;
  }

  session(name: string): this {
    this.pairing.session(name);
    return this;
  }

  end(name: string): this {
    this.pairing.end(name);
    return this;
  }

  finish(): this {
    this.pairing.finish();
    return this;
  }

  /** What was heard that starts with a word. */
  only(word: string): string[] {
    return this.heard.filter((what) => what.startsWith(`${word} `)).map((what) => what.slice(word.length + 1));
  }

  /** What was counted in each session: calls, unanswered, orphans, duplicates, errors. */
  get counts(): { [session: string]: number[] } {
    return Object.fromEntries(
      this.pairing.sessions.map(({ name, calls, unanswered, orphans, duplicates, errors }) => [
        name,
        [calls, unanswered, orphans, duplicates, errors],
      ]),
    );
  }
}

function wordsOf(ending: Ending): string {
  return ending.state === 'part' ? `part of ${ending.of}` : ending.state;
}
