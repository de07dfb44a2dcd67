import { type ParsedScript, parse } from 'unbash';

/**
 * The syntax tree of a text; undefined when it is too deep. The parser counts how deep it is in most of what can be
 * nested, but not in all, as in `coproc coproc …`: there the stack ends it.
 */
export function syntaxOf(text: string): ParsedScript | undefined {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}
