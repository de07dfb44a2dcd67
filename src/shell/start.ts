import type { Part, Word } from './command-line.ts';
import { UNKNOWN } from './word.ts';

/** What a program starts in turn. */
export interface Start {
  /** A program and its arguments, or one text that a shell takes. */
  readonly what: { readonly words: readonly Word[] } | { readonly text: Word };
  /** What it stands in. */
  readonly inside: string;
  /**
   * `same`: the shell that reads the line runs it, so that what it changes stays. `own`: another process, in the same
   * folder. `elsewhere`: nobody knows in which folder.
   */
  readonly shell: 'same' | 'own' | 'elsewhere';
  /** Whether it is given more arguments when it runs. */
  readonly isOpen: boolean;
  /** Names of variables that are set for it. */
  readonly assignments?: readonly string[];
  /** A folder that is changed to before it. */
  readonly folder?: Word | undefined;
}

/** What is known of a program that starts others; or why that cannot be known. */
export type Unwrapped =
  | { readonly allowedBy: Part['allowedBy']; readonly starts: readonly Start[] }
  | { readonly fault: string };

/** A program that may start others. */
export interface Command {
  /** Its name without folders. */
  readonly name: string;
  /** With itself as the first. */
  readonly words: readonly Word[];
  /** Whether it is given more arguments when it runs. */
  readonly isOpen: boolean;
}

/** Says what a program starts; undefined where it starts nothing. */
export type Unwrap = (command: Command) => Unwrapped | undefined;

/** A command that is put together when it runs. */
export const MADE: { readonly fault: string } = { fault: 'a command that is made only when it runs' };

/** The rest of a command as a program of its own: undefined where nothing is left, unknown where more will come. */
export function programOf(words: readonly Word[], isOpen: boolean): Start['what'] | undefined {
  if (words.length > 0) return { words };
  return isOpen ? { words: [UNKNOWN] } : undefined;
}

/** One text for a shell; where it is not known, so is the program. */
export function textOf(text: Word, isOpen: boolean): Start['what'] {
  return { text: isOpen ? { text: text.text, isKnown: false } : text };
}
