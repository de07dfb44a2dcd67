import type { Word } from './command-line.ts';
import { type Option, optionsOf, optionValue, readOptions } from './options.ts';
import { type Command, programOf, type Unwrapped } from './start.ts';
import { UNKNOWN } from './word.ts';
import { leadingAssignments } from './wrapper.ts';

const OPTIONS = optionsOf(
  'i0u:C:S:va:P:',
  'ignore-environment null unset= chdir= split-string= debug argv0= block-signal? default-signal? ignore-signal? list-signal-handling help version',
);
/** What `env -S` splits at spaces alone. */
const SIMPLE = /^[\w./:@%+,= -]*$/;

/** `env`: assignments, and a program for which they hold. */
export function env({ name, words, isOpen }: Command): Unwrapped | undefined {
  const { options, next, isEnded } = readOptions(words, 1, OPTIONS);
  const [split, ...more] = options.filter(isSplit);
  const isLast = options.at(-1) === split && more.length === 0 && !isEnded;
  const start = words[next]?.text === '-' ? next + 1 : next;
  const rest = words.slice(start);
  // What follows `-S` belongs to the program, even if it looks like an option of `env`.
  const given = split === undefined ? rest : [...(isLast ? splitWords(split.value) : [UNKNOWN]), ...rest];
  const assignments = leadingAssignments(given);
  const what = programOf(given.slice(assignments.length), isOpen);
  if (what === undefined) return undefined;
  return {
    allowedBy: start === 1 ? 'either' : 'both',
    starts: [{ what, inside: name, shell: 'own', isOpen, assignments, folder: optionValue(options, ['C', 'chdir']) }],
  };
}

function isSplit({ name }: Option): boolean {
  return name === 'S' || name === 'split-string';
}

/** The words that `env -S` makes of a text: one that is not known where it has quotes, escapes, variables or more options. */
function splitWords(text: Word | undefined): readonly Word[] {
  const words = text?.isKnown && SIMPLE.test(text.text) ? text.text.split(' ').filter((word) => word !== '') : [];
  if (words.length === 0 || words[0]?.startsWith('-')) return [UNKNOWN];
  return words.map((word) => ({ text: word, isKnown: true }));
}
