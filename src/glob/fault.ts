import { tokenize } from './token.ts';

/**
 * What in a glob is surely a slip: a bracket or a brace that is not closed. A glob takes it for a character; whoever
 * writes a rule means something else. One that is meant stands behind a backslash.
 */
export function globFault(glob: string): string | undefined {
  const lastBrace = glob.lastIndexOf('}');
  for (const token of tokenize(glob)) {
    if (token.kind !== 'char' || token.isEscaped) continue;
    if (token.code === OPEN_BRACKET) return "a '[' that is not closed";
    if (token.code === OPEN_BRACE && token.at > lastBrace) return "a '{' that is not closed";
  }
  return undefined;
}

const OPEN_BRACKET = 0x5b;
const OPEN_BRACE = 0x7b;
