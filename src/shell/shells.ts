import { hasOption, optionsOf, readOptions } from './options.ts';
import { type Command, MADE, type Start, textOf, type Unwrap, type Unwrapped } from './start.ts';
import { joinedWord } from './word.ts';

/** `-o` and `-O` take the next word, even among other letters; `-c` says what the first operand is. */
const OPTIONS = optionsOf(
  'abcdefghiklmnprstuvxyBCDEGHIPTo:O:',
  'login noediting noprofile norc posix restricted verbose debugger dump-po-strings dump-strings help version rcfile= init-file=',
);
/** With these a shell reads files before the command. */
const READING = ['rcfile', 'init-file', 'i'];
const NO_ACTION = /^(?:-|\d+|)$/;

/** `bash -lc '…'`: a shell that is given its commands as one text. One that reads a file or its input is like others. */
export function shell({ name, words, isOpen }: Command): Unwrapped | undefined {
  const { options, next, isUnderstood } = readOptions(words, 1, OPTIONS);
  if (!hasOption(options, ['c'])) return undefined;
  // `+o` and `+x` are options as well.
  let at = next;
  let isMore = !isUnderstood || hasOption(options, READING);
  for (; words[at]?.text.startsWith('+'); at++) {
    isMore = true;
    if (/[oO]$/.test(words[at]?.text ?? '')) at++;
  }
  const text = words[at];
  if (text === undefined) return isOpen ? MADE : undefined;
  if (!text.isKnown || text.text.startsWith('-')) return MADE;
  return {
    allowedBy: isMore ? 'both' : 'either',
    starts: [{ what: { text }, inside: `${name} -c`, shell: 'own', isOpen: false }],
  };
}

/** `eval`: what it is given, as commands of the same shell. */
function evaluate({ words, isOpen }: Command): Unwrapped | undefined {
  const args = words.slice(words[1]?.text === '--' ? 2 : 1);
  const text = joinedWord(args);
  if (!text.isKnown || isOpen) return MADE;
  if (args.length === 0) return undefined;
  return { allowedBy: 'either', starts: [{ what: { text }, inside: 'eval', shell: 'same', isOpen: false }] };
}

/** `source`: a file, which has to be known. */
function source({ words, isOpen }: Command): Unwrapped | undefined {
  return isOpen || words.some((word) => !word.isKnown) ? MADE : undefined;
}

/** `trap`: commands that run at some other time, wherever the shell is then. */
function trap({ words }: Command): Unwrapped | undefined {
  const { options, next } = readOptions(words, 1, optionsOf('lpP'));
  const action = words[next];
  if (action === undefined || options.length > 0) return undefined;
  if (!action.isKnown) return MADE;
  if (NO_ACTION.test(action.text)) return undefined;
  return {
    allowedBy: 'either',
    starts: [{ what: textOf(action, false), inside: 'trap', shell: 'elsewhere', isOpen: false }],
  };
}

/** `alias`: each value is how a command begins that runs at some other time, wherever the shell is then. */
function alias({ words }: Command): Unwrapped | undefined {
  const starts = words.slice(1).flatMap(({ text, isKnown }): Start[] => {
    const equals = text.indexOf('=');
    if (equals < 1) return [];
    const value = { text: text.slice(equals + 1), isKnown };
    return [{ what: { text: value }, inside: 'alias', shell: 'elsewhere', isOpen: true }];
  });
  return starts.length === 0 ? undefined : { allowedBy: 'both', starts };
}

/** Commands of the shell that run text. They are known by their bare name alone. */
export const TEXT_BUILTINS: readonly (readonly [name: string, unwrap: Unwrap])[] = [
  ['.', source],
  ['alias', alias],
  ['eval', evaluate],
  ['source', source],
  ['trap', trap],
];

export const SHELLS: readonly (readonly [name: string, unwrap: Unwrap])[] = [
  'ash',
  'bash',
  'dash',
  'ksh',
  'mksh',
  'sh',
  'zsh',
].map((name) => [name, shell] as const);
