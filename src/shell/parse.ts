import type { CommandLine } from './command-line.ts';
import { Walker } from './walker.ts';

/**
 * Takes a command line of bash, sh or zsh apart. What a shell finds out only when it runs is not known here: then a word
 * says so, or the whole line has a fault.
 *
 * @param text what a shell is given, of one line or many
 */
export function parseCommandLine(text: string): CommandLine {
  return new Walker().text(text);
}

/**
 * The same for a command that is given as words, without a shell in between: each is known, and nothing is expanded.
 *
 * @param words the program and its arguments
 */
export function commandLineOf(words: readonly string[]): CommandLine {
  return new Walker().words(words.map((text) => ({ text, isKnown: true })));
}
