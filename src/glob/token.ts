import { CharClass } from './char-class.ts';

/** One piece of a glob, and where it stands there. */
export type Token = { readonly at: number } & (
  | { readonly kind: 'char'; readonly code: number; readonly isEscaped: boolean }
  | { readonly kind: 'class'; readonly charClass: CharClass }
  | { readonly kind: 'slash' | 'any' | 'star' | 'globstar' }
  | { readonly kind: 'open' }
  | { readonly kind: 'comma' }
  | { readonly kind: 'close' }
);

/** What a backslash can be put before to take its meaning away. */
const SPECIAL = '*?[]{},\\';

/**
 * Cuts a glob into its pieces, in one go from left to right. Tokens `open`, `comma` and `close` come only as parts of
 * alternatives that are whole: every other brace or comma is a character.
 */
export function tokenize(glob: string): Token[] {
  const tokens: Token[] = [];
  /** Up to where a `[` is known to be a character: looked for once a segment, or many of them would take long. */
  let unclosedUntil = 0;
  let at = 0;
  while (at < glob.length) {
    const start = at;
    const char = glob[at];
    if (char === '/') {
      tokens.push({ kind: 'slash', at });
      at += 1;
    } else if (char === '?') {
      tokens.push({ kind: 'any', at });
      at += 1;
    } else if (char === '*') {
      while (glob[at] === '*') at += 1;
      tokens.push({ kind: at - start === 2 ? 'globstar' : 'star', at: start });
    } else {
      const read = (char === '[' && at >= unclosedUntil && CharClass.read(glob, at)) || rangeAt(glob, at);
      if (read) {
        tokens.push({ kind: 'class', charClass: read.charClass, at });
        at = read.end;
      } else {
        if (char === '[' && at >= unclosedUntil) unclosedUntil = segmentEnd(glob, at);
        const token = characterAt(glob, at);
        tokens.push(token.token);
        at = token.end;
      }
    }
  }
  return withAlternatives(tokens);
}

/** `{a..c}`, for two digits or two letters of one case. What is longer is no range. */
function rangeAt(glob: string, at: number): { charClass: CharClass; end: number } | undefined {
  const range = glob.slice(at, at + '{a..c}'.length);
  if (!/^\{(?:[a-z]\.\.[a-z]|[A-Z]\.\.[A-Z]|[0-9]\.\.[0-9])\}$/.test(range)) return undefined;
  return { charClass: CharClass.between(range.charCodeAt(1), range.charCodeAt(4)), end: at + range.length };
}

function segmentEnd(glob: string, at: number): number {
  const slash = glob.indexOf('/', at);
  return slash === -1 ? glob.length : slash;
}

/** A character, escaped or not. A backslash that ends the glob stands for itself, and `\/` is a slash. */
function characterAt(glob: string, at: number): { token: Token; end: number } {
  const isEscape = glob[at] === '\\' && at + 1 < glob.length;
  const start = isEscape ? at + 1 : at;
  if (isEscape && glob[start] === '/') return { token: { kind: 'slash', at }, end: start + 1 };
  const code = glob.codePointAt(start) as number;
  const isEscaped = isEscape && SPECIAL.includes(String.fromCodePoint(code));
  const end = start + (code > 0xffff ? 2 : 1);
  if (isEscape) return { token: { kind: 'char', code, isEscaped, at }, end };
  const kind = BRACES.get(code);
  return { token: kind ? { kind, at } : { kind: 'char', code, isEscaped, at }, end };
}

const BRACES: ReadonlyMap<number, 'open' | 'comma' | 'close'> = new Map([
  [0x7b, 'open'],
  [0x2c, 'comma'],
  [0x7d, 'close'],
]);
const CODES: ReadonlyMap<string, number> = new Map([...BRACES].map(([code, kind]) => [kind, code]));

/** Makes characters of the braces and commas that choose nothing: unclosed, unopened, or one alternative alone. */
function withAlternatives(tokens: readonly Token[]): Token[] {
  const kept = new Set<Token>();
  const opened: { open: Token; commas: Token[] }[] = [];
  for (const token of tokens) {
    if (token.kind === 'open') opened.push({ open: token, commas: [] });
    else if (token.kind === 'comma') opened.at(-1)?.commas.push(token);
    else if (token.kind === 'close') {
      const brace = opened.pop();
      if (brace === undefined || brace.commas.length === 0) continue;
      kept.add(brace.open).add(token);
      for (const comma of brace.commas) kept.add(comma);
    }
  }
  return tokens.map((token) => {
    const code = CODES.get(token.kind);
    return code === undefined || kept.has(token) ? token : { kind: 'char', code, isEscaped: false, at: token.at };
  });
}
