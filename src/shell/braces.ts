/** Braces of a text that a shell puts one or the other alternative for, by where they begin. */
export type Braces = ReadonlyMap<number, Brace>;

export interface Brace {
  /** Where the alternatives end: commas, and the closing brace last. Of `{1..9}` only that. */
  readonly ends: readonly number[];
}

const RANGE = /^(?:-?\d{1,20}\.\.-?\d{1,20}|[A-Za-z]\.\.[A-Za-z])(?:\.\.-?\d{1,20})?$/;
const LONGEST_RANGE = 70;

/** Braces without a comma or a range, or without an end, mean themselves. */
export function bracesOf(text: string): Braces {
  const braces = new Map<number, Brace>();
  const open: { readonly start: number; readonly commas: number[] }[] = [];
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '\\' && quote !== "'") at++;
    else if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === "'" || char === '"') quote = char;
    else if (char === '{') open.push({ start: at, commas: [] });
    else if (char === ',') open.at(-1)?.commas.push(at);
    else if (char === '}') {
      const brace = open.pop();
      if (brace === undefined) continue;
      const { start, commas } = brace;
      const isRange = at - start < LONGEST_RANGE && RANGE.test(text.slice(start + 1, at));
      if (commas.length > 0 || isRange) braces.set(start, { ends: [...commas, at] });
    }
  }
  return braces;
}
