/** The kinds of finding, in the order in which they are reported at one call. */
export const KINDS = ['non-determinism', 'redundant-call', 'permission-overreach', 'broken-chain'] as const;
export type Kind = (typeof KINDS)[number];

/** One audit result, tied to a record. */
export interface Finding {
  readonly kind: Kind;
  /** The call's index. */
  readonly index: number;
  /** The line that the call stands on, from 1. */
  readonly line: number;
  readonly tool: string;
  /** What the finding refers to: the index of another call, for the kinds that compare two. */
  readonly other: number;
  /** The index of the first identical call, which is what findings on one repeated call have in common. */
  readonly first: number;
}

/** An index as text. The engine remembers what `${index}` gives, and a heap that remembers millions grows for good. */
export function indexText(index: number): string {
  return index.toFixed();
}
