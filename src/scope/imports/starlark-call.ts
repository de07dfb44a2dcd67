import type { Token } from './starlark-statements.ts';

/** An argument that is written out. `None` is a value, and what an argument is that is not there. */
export type Literal =
  | { readonly kind: 'string'; readonly text: string; readonly offset: number }
  | { readonly kind: 'list'; readonly items: readonly Literal[]; readonly offset: number }
  | { readonly kind: 'none'; readonly offset: number };

/** Lists in lists are all that the calls which are read here have. */
const MOST_LISTS = 2;

/**
 * Reads the arguments of a call that is a statement of its own: `name(key = literal, …)`.
 *
 * @returns the arguments, or why it is no such call
 */
export function argumentsOf(tokens: readonly Token[]): ReadonlyMap<string, Literal> | string {
  return new CallReader(tokens).read();
}

class CallReader {
  private readonly tokens: readonly Token[];
  private at = 1;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  read(): ReadonlyMap<string, Literal> | string {
    const given = new Map<string, Literal>();
    if (!this.take('(')) return 'it is no call';
    while (!this.take(')')) {
      const key = this.tokens[this.at];
      if (key?.kind !== 'name' || !this.isMark(this.at + 1, '=')) return 'an argument has no name';
      if (given.has(key.text)) return `the argument ${key.text} is there twice`;
      this.at += 2;
      const value = this.literal(0);
      if (value === undefined) return `the argument ${key.text} is no literal of strings and lists`;
      given.set(key.text, value);
      if (!this.take(',') && !this.isMark(this.at, ')'))
        return `the argument ${key.text} is no literal of strings and lists`;
    }
    return this.at === this.tokens.length ? given : 'something follows it';
  }

  private literal(lists: number): Literal | undefined {
    const token = this.tokens[this.at];
    if (token === undefined) return undefined;
    const { offset } = token;
    this.at++;
    if (token.kind === 'string') return { kind: 'string', text: token.text, offset };
    if (token.kind === 'name') return token.text === 'None' ? { kind: 'none', offset } : undefined;
    if (token.kind !== 'mark' || token.text !== '[' || lists === MOST_LISTS) return undefined;
    const items: Literal[] = [];
    while (!this.take(']')) {
      const item = this.literal(lists + 1);
      if (item === undefined) return undefined;
      items.push(item);
      if (!this.take(',') && !this.isMark(this.at, ']')) return undefined;
    }
    return { kind: 'list', items, offset };
  }

  private isMark(at: number, mark: string): boolean {
    const token = this.tokens[at];
    return token?.kind === 'mark' && token.text === mark;
  }

  private take(mark: string): boolean {
    if (!this.isMark(this.at, mark)) return false;
    this.at++;
    return true;
  }
}
