/** One call of a run, as much of it as a comparison needs. */
export interface ComparedCall {
  readonly index: number;
  /** The line that it stands on, from 1. */
  readonly line: number;
  readonly tool: string;
  /** Calls in a row with the same number were issued together, and have no order among themselves. */
  readonly batch: number;
  /** Where it stands when a line does not say it: inside an archive. */
  readonly where: string | undefined;
  /** The number of its text: the canonical form of the tool, directly followed by that of the arguments. */
  readonly text: number;
  /** How many bytes of it are the tool. */
  readonly toolLength: number;
  /** The number of the text of its answer, a canonical form; undefined when nothing answered it. */
  readonly response: number | undefined;
}

/** Where the texts of both runs are: two have the same number when they are the same, and only then. */
export interface TextStore {
  /** The text, valid until the next call. */
  get(number: number): Buffer;
  /** How many bytes all of them have. */
  readonly bytes: number;
}

/** More texts than memory holds, and few enough that the numbers of two fit into a double together. */
export const MOST_TEXTS = 2 ** 26;
