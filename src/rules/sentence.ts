/** What was said of a call, which is longer than a name. It has data in it, and is escaped as data is. */
interface Note {
  readonly note: string;
}

/**
 * A sentence of this product's own words, with what comes from elsewhere between them: a string is data of a transcript
 * or a scope, which each sink escapes for itself, as it does a note; a number is an index.
 */
export interface Sentence {
  readonly words: readonly string[];
  readonly values: readonly (string | number | Note)[];
}

/** The tag of a template that is a sentence. */
export function sentence(words: readonly string[], ...values: Sentence['values']): Sentence {
  return { words, values };
}

/** An index as text. The engine remembers what `${index}` gives, and a heap that remembers millions grows for good. */
export function indexText(index: number): string {
  return index.toFixed();
}
