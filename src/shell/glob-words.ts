import { type Braces, bracesOf } from './braces.ts';
import { ANY_FILE, type Word } from './command-line.ts';
import { isHome } from './word.ts';

/** So many words braces may make of one, and so many characters: more nobody writes for files that matter. */
const MOST_WORDS = 256;
const MOST_TEXT = 1e6;
/** Braces in each other. */
const DEEPEST = 20;

const WILD = /[*?[{]/;

/**
 * The words that a shell makes of one, as far as only braces and wildcards are expanded in it: each a glob. Of one that
 * is known, or in which more is expanded, that word alone.
 *
 * A bracket and a quoted wildcard stand as `?`, a range of letters or numbers as `*`: they are something of what those
 * are. Where the braces make too many words, or a pattern is one of those that have to be turned on, it is any file.
 */
export function globWords(word: Word): readonly Word[] {
  if (word.isKnown || word.isGlob || !WILD.test(word.text)) return [word];
  return globsOf(word.text)?.map((text) => ({ text, isKnown: false, isGlob: true })) ?? [word];
}

/** The globs that a text is made into as {@link globWords} says; undefined where more is expanded in it. */
export function globsOf(text: string): readonly string[] | undefined {
  return new GlobReading(text).globs();
}

/** What is expanded in a way that nobody knows before it runs, or that makes too much. */
class Unread extends Error {}

/** Reads a word as it stands in a command. */
class GlobReading {
  readonly #text: string;
  readonly #braces: Braces;
  #at = 0;
  /** Where the next `]` or `/` is, once it is looked for. */
  #stop = -1;

  constructor(text: string) {
    this.#text = text;
    this.#braces = bracesOf(text);
  }

  /** @returns undefined where it is not known what it becomes */
  globs(): readonly string[] | undefined {
    const text = this.#text;
    if (/[$`]/.test(text) || /^[<>]\(/.test(text) || (text.startsWith('~') && !isHome(text))) return undefined;
    try {
      const globs = this.#sequence(text.length, 0);
      // One in quotes is no home.
      const isQuoted = /^["'\\]/.test(text);
      return isQuoted ? globs.map((glob) => (glob.startsWith('~') ? `./${glob}` : glob)) : globs;
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      return [ANY_FILE];
    }
  }

  #sequence(end: number, depth: number): readonly string[] {
    if (depth > DEEPEST) throw new Unread();
    let made: readonly string[] = [''];
    while (this.#at < end) {
      const brace = this.#braces.get(this.#at);
      made = product(made, brace === undefined ? [this.#run(end)] : this.#alternatives(brace.ends, depth));
    }
    return made;
  }

  #alternatives(ends: readonly number[], depth: number): readonly string[] {
    this.#at++;
    const alternatives: string[] = [];
    for (const end of ends) {
      if (ends.length === 1) alternatives.push('*');
      else for (const one of this.#sequence(end, depth + 1)) alternatives.push(one);
      if (alternatives.length > MOST_WORDS) throw new Unread();
      this.#at = end + 1;
    }
    return alternatives;
  }

  /** Up to the next brace that is expanded. */
  #run(end: number): string {
    const pieces: string[] = [];
    while (this.#at < end && !this.#braces.has(this.#at)) pieces.push(this.#piece(end));
    return pieces.join('');
  }

  #piece(end: number): string {
    const char = this.#text[this.#at++] as string; // The callers' bound keeps it inside.
    if (char === '(') throw new Unread();
    if (char === '[') return this.#bracket(end);
    if (char === '\\') return literal(this.#text[this.#at++] ?? '');
    if (char !== "'" && char !== '"') return char;
    const pieces: string[] = [];
    while (this.#at < end) {
      let one = this.#text[this.#at++] as string;
      if (one === char) break;
      if (one === '\\' && char === '"' && /["\\]/.test(this.#text[this.#at] ?? ''))
        one = this.#text[this.#at++] as string;
      pieces.push(literal(one));
    }
    return pieces.join('');
  }

  /** One that is not closed in its segment means itself. */
  #bracket(end: number): string {
    const text = this.#text;
    // The first one behind the bracket is one of its characters.
    const from = this.#at + (/[!^]/.test(text[this.#at] ?? '') ? 2 : 1);
    if (this.#stop < from) {
      this.#stop = from;
      while (this.#stop < text.length && text[this.#stop] !== ']' && text[this.#stop] !== '/') this.#stop++;
    }
    if (this.#stop >= end || text[this.#stop] !== ']') return '[';
    this.#at = this.#stop + 1;
    return '?';
  }
}

function literal(char: string): string {
  return char === '*' || char === '?' ? '?' : char;
}

function product(firsts: readonly string[], seconds: readonly string[]): readonly string[] {
  if (firsts.length * seconds.length > MOST_WORDS) throw new Unread();
  const made = firsts.flatMap((first) => seconds.map((second) => first + second));
  if (made.length > 1 && made.reduce((sum, { length }) => sum + length, 0) > MOST_TEXT) throw new Unread();
  return made;
}
