import type { Part, Word } from '../../shell/command-line.ts';
import { SYSTEM_FOLDER } from '../command-spec.ts';
import type { Program } from '../subject.ts';
import { sayingWords } from './subcommands.ts';

/**
 * The specification of a permission for a program and commands like this one: `git status:*`, `npm run test:*`; all of it
 * where no part of it says what it does.
 *
 * Undefined where that would allow more than is meant: nobody knows the words before they run, or one of them holds a
 * `*`, which has no other meaning in a permission.
 */
export function commandPermission({ part, starts }: Program): string | undefined {
  const words = part.words.map(plain);
  const saying = sayingOf(part, starts, words);
  const isPrefix = saying !== undefined;
  // With more arguments to come it is not all of it.
  if (!isPrefix && part.isOpen) return undefined;
  const said = words.slice(0, saying);
  if (said.some((word) => word === undefined || !isSayable(word))) return undefined;
  return `${said.map((word) => quoted(word ?? '')).join(' ')}${isPrefix ? ':*' : ''}`;
}

/** How many words say what it does; undefined where all do. */
function sayingOf(
  { words, allowedBy }: Part,
  starts: readonly Program[],
  texts: readonly (string | undefined)[],
): number | undefined {
  if (allowedBy !== 'itself' || starts.length === 0) return sayingWords(texts.map((text) => text ?? UNKNOWN));
  // As somebody else or somewhere else it runs just this, as `sudo npm test` does.
  const [started] = starts;
  const inner = started?.part.words ?? [];
  const before = words.length - inner.length;
  const isTail = inner.length > 0 && inner.every(({ text }, k) => words[before + k]?.text === text);
  if (!isTail) return undefined;
  const saying = sayingWords(inner.map(({ text, isKnown }) => (isKnown ? text : UNKNOWN)));
  return saying === undefined ? undefined : before + saying;
}

/** In the place of a word that is not known: it is taken for one that says something. */
const UNKNOWN = '?';

function plain({ text, isKnown }: Word, place: number): string | undefined {
  if (!isKnown) return undefined;
  return place === 0 ? text.replace(SYSTEM_FOLDER, '') : text;
}

/** Whether a permission can hold a word that means itself. */
function isSayable(word: string): boolean {
  return !/[*\0]/.test(word) && !/^(?:&&|\|\|?|;|&)$/.test(word);
}

/** A word as permissions have it: in quotes where it would be two, or where it has quotes. */
function quoted(word: string): string {
  if (word !== '' && !/[\s"']/.test(word)) return word;
  const pieces = word.split('"').map((piece) => (piece === '' ? '' : `"${piece}"`));
  return word === '' ? '""' : pieces.join(`'"'`);
}
