/**
 * A sentence of this product's own words, with what comes from elsewhere between them: a string is data of a transcript
 * or a scope, which each sink escapes for itself, a number is an index.
 */
export interface Sentence {
  readonly words: readonly string[];
  readonly values: readonly (string | number)[];
}

/** The tag of a template that is a sentence. */
export function sentence(words: readonly string[], ...values: (string | number)[]): Sentence {
  return { words, values };
}

/** An index as text. The engine remembers what `${index}` gives, and a heap that remembers millions grows for good. */
export function indexText(index: number): string {
  return index.toFixed();
}
