import type { Part, Word } from './command-line.ts';
import { hasOption, type Options, optionsOf, optionValue, readOptions } from './options.ts';
import { programOf, type Start, type Unwrap } from './start.ts';
import { assignedName, isOneWord } from './word.ts';

/** A program that is given another as the last of its arguments. */
export interface Wrapper {
  readonly allowedBy: Part['allowedBy'];
  readonly options: Options;
  /** How many words stand between its options and the program. */
  readonly operands: number;
  /** With these options it starts nothing. */
  readonly silent: readonly string[];
  /** With these it does something itself, such as to write a file. */
  readonly doing: readonly string[];
  /** With these the program runs in a folder that is not known. */
  readonly moving: readonly string[];
  /** These name the folder. */
  readonly folder: readonly string[];
  readonly shell: Start['shell'];
  /** Whether `NAME=value` may stand before the program. */
  readonly takesAssignments: boolean;
}

const PLAIN: Wrapper = {
  allowedBy: 'either',
  options: optionsOf(''),
  operands: 0,
  silent: [],
  doing: [],
  moving: [],
  folder: [],
  shell: 'own',
  takesAssignments: false,
};

/** Says what a wrapper starts, by what is special about it. */
export function wrapper(special: Partial<Wrapper>): Unwrap {
  const kind = { ...PLAIN, ...special };
  return ({ name, words, isOpen }) => {
    const { options, next, isUnderstood } = readOptions(words, 1, kind.options);
    if (hasOption(options, kind.silent)) return undefined;
    if (!isUnderstood && kind.allowedBy === 'itself') return undefined;
    const rest = words.slice(skipOperands(words, next, kind.operands));
    const assignments = kind.takesAssignments ? leadingAssignments(rest) : [];
    const what = programOf(rest.slice(assignments.length), isOpen);
    if (what === undefined) return undefined;
    const shell = hasOption(options, kind.moving) ? 'elsewhere' : kind.shell;
    const folder = optionValue(options, kind.folder);
    const isMore = kind.allowedBy === 'either' && (!isUnderstood || hasOption(options, kind.doing));
    return {
      allowedBy: isMore ? 'both' : kind.allowedBy,
      starts: [{ what, inside: name, shell, isOpen, assignments, folder }],
    };
  };
}

/** Where the program stands behind some operands: at the first that could be several words, for then it may be in it. */
export function skipOperands(words: readonly Word[], start: number, count: number): number {
  let next = start;
  while (next < start + count) {
    const word = words[next];
    if (word === undefined || !isOneWord(word)) break;
    next++;
  }
  return next;
}

/** The names that words at the start set. */
export function leadingAssignments(words: readonly Word[]): readonly string[] {
  const names: string[] = [];
  for (const word of words) {
    const name = isOneWord(word) ? assignedName(word) : undefined;
    if (name === undefined) break;
    names.push(name);
  }
  return names;
}
