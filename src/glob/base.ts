import { tokenize } from './token.ts';

/** A pattern in two: the folder to start from, and what is meant below it. */
export interface Split {
  /** As it is written, with the slash that ends it; empty where the first segment is of the glob already. */
  readonly base: string;
  /** Empty when the pattern is a name and nothing else. */
  readonly glob: string;
}

/**
 * Splits a pattern before the first segment that has a wildcard, alternatives, or one of their characters with a
 * backslash before it. A backslash before any other character is part of a name here.
 */
export function splitBase(pattern: string): Split {
  const first = tokenize(pattern).find((token) => (token.kind === 'char' ? token.isEscaped : token.kind !== 'slash'));
  const start = first === undefined ? pattern.length : pattern.lastIndexOf('/', first.at) + 1;
  return { base: pattern.slice(0, start), glob: pattern.slice(start) };
}
