import type * as Syntax from 'unbash';
import type { Word } from './command-line.ts';

/** What stands for a word that nobody can know before it runs and that is written nowhere, such as a folder. */
export const UNKNOWN: Word = { text: '…', isKnown: false };

/** Words without quotes, escapes, globs, braces and tildes: most are. A `=` at the start is a path in zsh. */
const PLAIN = /^[\w./:@%+,-][\w./:@%+,=-]*$/;
/** The home of somebody. `~+`, `~-` and `~1` are folders that the shell was in. */
const HOME = /^~(?:[A-Za-z_][\w.-]*)?(?:\/|$)/;
/** Bash expands a tilde in arguments that look like assignments. */
const ASSIGNED_HOME = /[=:]~/;
const ASSIGNMENT = /^[A-Za-z_]\w*\+?=/;
const COMMAND_PATH = /^=[A-Za-z]/;

/** What the parser says of a word, as what the program is given. */
export function wordOf({ text, value, parts }: Pick<Syntax.Word, 'text' | 'value' | 'parts'>): Word {
  // The parser takes the `$` for itself where bash joins it with what stands on the next line.
  if (text.includes('$\\\n')) return { text, isKnown: false };
  if (parts === undefined) return tilded(value, text);
  const given = joined(parts);
  return given === undefined ? { text, isKnown: false } : tilded(given, text);
}

/** The same, quickly, for what is most often there. */
export function quickWordOf(word: Syntax.Word): Word {
  return PLAIN.test(word.text) ? { text: word.text, isKnown: true } : wordOf(word);
}

/** The argument of `export` and its like, which the parser reads as an assignment. */
export function assignmentWordOf({ text, name, append, index, value }: Syntax.Assignment): Word {
  if (index !== undefined || value.type === 'ArrayValue') return { text, isKnown: false };
  const { text: given, isKnown } = quickWordOf(value);
  const whole = `${name}${append ? '+' : ''}=${given}`;
  return isKnown && !ASSIGNED_HOME.test(text) ? { text: whole, isKnown } : { text, isKnown: false };
}

/** Whether it becomes one word, known or not: of `$x` without quotes nobody knows how many. */
export function isOneWord({ text, isKnown }: Word): boolean {
  return isKnown || /^(?:[\w=.,:/+%-]|"[^"@]*")+$/.test(text);
}

/** Whether it is `NAME=value`, and the name. */
export function assignedName({ text }: Word): string | undefined {
  return ASSIGNMENT.test(text) ? text.slice(0, text.search(/\+?=/)) : undefined;
}

/** One word of all, as `eval` and `ssh` make it; known where all are. */
export function joinedWord(words: readonly Word[]): Word {
  return { text: words.map((word) => word.text).join(' '), isKnown: words.every((word) => word.isKnown) };
}

/** Whether what begins with a tilde begins with a home. */
export function isHome(text: string): boolean {
  return HOME.test(text);
}

/** The words as they are known when something else is put in wherever a text stands. */
export function withPlaces(words: readonly Word[], place: string): readonly Word[] {
  return words.map((word) => (word.text.includes(place) ? { text: word.text, isKnown: false } : word));
}

/** A `~` at the start is kept and means a home: one that means itself cannot be told from it, and is not known. */
function tilded(given: string, text: string): Word {
  const isHome = given.startsWith('~');
  const isKnown =
    (isHome ? HOME.test(text) : !COMMAND_PATH.test(text)) && !(ASSIGNMENT.test(text) && ASSIGNED_HOME.test(text));
  return isKnown ? { text: given, isKnown } : { text, isKnown };
}

/** The parts without quotes and escapes; undefined where one is expanded. */
function joined(parts: readonly Syntax.WordPart[]): string | undefined {
  let given = '';
  for (const part of parts) {
    const piece = part.type === 'DoubleQuoted' ? joined(part.parts) : literal(part);
    if (piece === undefined) return undefined;
    given += piece;
  }
  return given;
}

function literal(part: Syntax.WordPart): string | undefined {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
      return part.value;
    case 'AnsiCQuoted':
      // Bytes that are no UTF-8 have no text; and of a line that ends in a backslash the parser keeps nothing, bash all.
      return part.value.includes('\ufffd') || part.text.includes('\\\n') ? undefined : part.value;
    default:
      // A `$"…"` too: what it is translated to is not known.
      return undefined;
  }
}
