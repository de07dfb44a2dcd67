import * as B from '../../json/bytes.ts';
import { closingQuotes, unescaped } from './starlark-text.ts';

export interface Token {
  /** `other` is all that no literal call has: numbers, operators, strings that are not plain ones. */
  readonly kind: 'name' | 'string' | 'mark' | 'other';
  /** What a string spells; otherwise as it stands there. */
  readonly text: string;
  /** The byte that it starts at. */
  readonly offset: number;
}

export interface Statement {
  /** At least one. */
  readonly tokens: readonly Token[];
  /** Whether all of its brackets and strings end. */
  readonly isWhole: boolean;
}

const HASH = 0x23;
const SEMICOLON = 0x3b;
const APOSTROPHE = 0x27;
const UNDERSCORE = 0x5f;
const OPENING: ReadonlySet<number> = new Set([0x28, B.LEFT_BRACKET, B.LEFT_BRACE]);
const CLOSING: ReadonlySet<number> = new Set([0x29, B.RIGHT_BRACKET, B.RIGHT_BRACE]);
const MARKS = '()[]=,';

/**
 * Takes a Starlark text apart into its top-level statements, in one pass. What belongs to a block, being indented below
 * its head, is part of one statement with it.
 *
 * A bracket that does not end takes no more with it than it has to: a call at the beginning of a line begins a statement
 * whatever is open. After a string in three quotes that does not end nothing more is read.
 */
export class Statements {
  private readonly text: Buffer;
  private at = 0;
  private depth = 0;
  private tokens: Token[] = [];
  private isWhole = true;
  /** A line has ended outside brackets: what comes next in the first column is another statement. */
  private isLineOver = false;
  /** A colon outside brackets is the head of a block, in which a semicolon ends no top-level statement. */
  private isBlock = false;

  /** @param text valid UTF-8 */
  constructor(text: Buffer) {
    this.text = text;
  }

  *all(): Generator<Statement> {
    const { text } = this;
    while (this.skip()) {
      const isFirst = this.at === 0 || text[this.at - 1] === B.LF;
      if (isFirst && this.tokens.length > 0 && (this.isLineOver || this.isCallAhead())) yield this.end();
      this.isLineOver = false;
      if (text[this.at] === SEMICOLON && this.depth === 0 && !this.isBlock) {
        this.at++;
        if (this.tokens.length > 0) yield this.end();
      } else this.token();
    }
    if (this.tokens.length > 0) yield this.end();
  }

  private end(): Statement {
    const statement = { tokens: this.tokens, isWhole: this.isWhole && this.depth === 0 };
    this.tokens = [];
    this.isWhole = true;
    this.depth = 0;
    this.isBlock = false;
    return statement;
  }

  /** Goes to the next token. */
  private skip(): boolean {
    const { text } = this;
    for (; this.at < text.length; this.at++) {
      const byte = text[this.at] as number;
      if (byte === HASH) {
        const end = text.indexOf(B.LF, this.at);
        this.at = (end < 0 ? text.length : end) - 1;
      } else if (byte === B.LF) {
        if (this.depth === 0) this.isLineOver = true;
      } else if (byte === B.BACKSLASH && this.isLineEnd(this.at + 1)) {
        this.at = text.indexOf(B.LF, this.at);
      } else if (byte !== B.SPACE && byte !== B.TAB && byte !== B.CR) return true;
    }
    return false;
  }

  private isLineEnd(at: number): boolean {
    return this.text[at] === B.LF || (this.text[at] === B.CR && this.text[at + 1] === B.LF);
  }

  private isCallAhead(): boolean {
    let at = this.nameEnd(this.at);
    if (at === this.at) return false;
    while (this.text[at] === B.SPACE) at++;
    return this.text[at] === 0x28;
  }

  private nameEnd(start: number): number {
    let at = start;
    while (isNameByte(this.text[at])) at++;
    return at;
  }

  private token(): void {
    const { text, at } = this;
    const byte = text[at] as number;
    const end = this.nameEnd(at);
    const isNumber = byte >= B.ZERO && byte <= B.NINE;
    if (isQuote(text[end]) && end - at <= 2 && !isNumber) this.string(end);
    else if (end > at) this.push(isNumber ? 'other' : 'name', end);
    else {
      if (OPENING.has(byte)) this.depth++;
      if (CLOSING.has(byte)) this.close();
      if (byte === B.COLON && this.depth === 0) this.isBlock = true;
      this.push(MARKS.includes(String.fromCharCode(byte)) ? 'mark' : 'other', at + 1);
    }
  }

  private close(): void {
    if (this.depth > 0) this.depth--;
    else this.isWhole = false;
  }

  private push(kind: Token['kind'], end: number): void {
    this.tokens.push({ kind, text: this.text.toString('utf8', this.at, end), offset: this.at });
    this.at = end;
  }

  /** @param quoteAt where its quotes begin, behind letters such as the `r` of a raw string */
  private string(quoteAt: number): void {
    const { text, at } = this;
    const quote = text[quoteAt] as number;
    const times = text[quoteAt + 1] === quote && text[quoteAt + 2] === quote ? 3 : 1;
    const start = quoteAt + times;
    const { at: end, isClosed } = closingQuotes(text, start, quote, times);
    if (!isClosed) {
      // What was looked through is not looked through again: a file of such strings would take the square of its length.
      this.isWhole = false;
      this.push('other', end);
      return;
    }
    const source = text.toString('utf8', start, end);
    const prefix = text.toString('latin1', at, quoteAt);
    const spelled = prefix === '' ? unescaped(source) : prefix === 'r' ? source : undefined;
    if (spelled === undefined) {
      this.push('other', end + times);
      return;
    }
    this.tokens.push({ kind: 'string', text: spelled, offset: at });
    this.at = end + times;
  }
}

function isQuote(byte: number | undefined): boolean {
  return byte === B.QUOTE || byte === APOSTROPHE;
}

function isNameByte(byte: number | undefined): boolean {
  if (byte === undefined) return false;
  const letter = byte | 0x20;
  return (letter >= 0x61 && letter <= 0x7a) || byte === UNDERSCORE || (byte >= B.ZERO && byte <= B.NINE);
}
