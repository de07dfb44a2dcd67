import { ANY_NAME, type Part, type Word } from '../shell/command-line.ts';
import { withGlobalsKnown } from '../tools/git-config.ts';
import { formsOf } from './program-forms.ts';
import { every, some, type Truth } from './truth.ts';
import { wildcardMatches } from './wildcard.ts';

/** Between words where they are held against a pattern as one text: no word holds it. */
const BETWEEN = '\0';

/** Folders that a program is at home in: `/usr/bin/git` is `git`. From elsewhere it is another program of that name. */
export const SYSTEM_FOLDER = /^\/(?:usr\/|usr\/local\/|opt\/homebrew\/)?s?bin\/(?=[^/]+$)/;

/** Variables that make a program another one, or have it run something else. */
const TAKES_OVER =
  /^(?:PATH|IFS|ENV|BASH_ENV|SHELLOPTS|BASH_FUNC_.*|LD_.*|DYLD_.*|NODE_OPTIONS|NODE_PATH|PYTHON(?:PATH|STARTUP|HOME)|PERL5?(?:LIB|OPT)|RUBY(?:LIB|OPT)|GIT_.*|EDITOR|VISUAL|PAGER|MANPAGER|LESSOPEN|BROWSER|npm_config_.*|NPM_CONFIG_.*|PROMPT_COMMAND|PS4|GCONV_PATH|RUSTC(?:_.*)?|CARGO_BUILD_RUSTC.*|CARGO_TARGET_.*_(?:LINKER|RUNNER))$/;

/** One flag under two names, of programs that agents are often forbidden. */
const LONG_FLAGS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['rm', new Map(Object.entries({ '-r': '--recursive', '-R': '--recursive', '-f': '--force', '-d': '--dir' }))],
  ['git', new Map(Object.entries({ '-f': '--force', '-D': '--delete', '-d': '--delete' }))],
  ['chmod', new Map(Object.entries({ '-R': '--recursive' }))],
  ['chown', new Map(Object.entries({ '-R': '--recursive' }))],
  ['cp', new Map(Object.entries({ '-r': '--recursive', '-R': '--recursive', '-f': '--force' }))],
]);

/** Whether variables are set for a program of which nobody knows which. */
export function setsAnyName({ assignments }: Pick<Part, 'assignments'>): boolean {
  return assignments.includes(ANY_NAME);
}

/** The variable that makes a program another one than its name says, if one does. */
export function takenOverBy({ assignments }: Pick<Part, 'assignments'>): string | undefined {
  return assignments.find((name) => TAKES_OVER.test(name));
}

/**
 * The command of a permission such as `Bash(npm run test:*)`: words, of which the last may say that more may follow
 * (`:*`, or a `*` that stands alone), with `*` for any run of characters elsewhere.
 */
export class CommandSpec {
  /** The words before what may follow. */
  private readonly words: readonly string[];
  private readonly isPrefix: boolean;
  /** Of a pattern that has a star elsewhere: all of it as one text. */
  private readonly pattern: string | undefined;

  /** @param said the text in the parentheses; or words that a command has to start with, each as it is */
  constructor(said: string | readonly string[]) {
    if (typeof said !== 'string') {
      this.isPrefix = true;
      this.words = said;
      this.pattern = undefined;
      return;
    }
    const isColon = said.endsWith(':*');
    const words = wordsOf(isColon ? said.slice(0, -2) : said);
    this.isPrefix = isColon || words.at(-1) === '*';
    this.words = this.isPrefix && !isColon ? words.slice(0, -1) : words;
    this.pattern = this.words.some((word) => word.includes('*')) ? this.words.join(BETWEEN) : undefined;
  }

  /** Whether it allows a program with its arguments, what that starts in turn left aside. */
  allows({ words, assignments, isOpen }: Part): Truth {
    if (words.length === 0 || takenOverBy({ assignments }) !== undefined) return 'no';
    const atHome = words.map((word, k) =>
      k === 0 && word.isKnown ? { ...word, text: word.text.replace(SYSTEM_FOLDER, '') } : word,
    );
    const matched = this.pattern === undefined ? this.isStart(atHome, isOpen) : this.isLike(atHome, isOpen);
    return setsAnyName({ assignments }) ? every([matched, 'unknown']) : matched;
  }

  /** Whether it surely forbids all that another one allows. */
  forbidsAllOf(other: CommandSpec): boolean {
    if (this.pattern !== undefined || other.pattern !== undefined) return false;
    if (other.isPrefix && !this.isPrefix) return false;
    if (this.isOther(other.words[0] ?? '')) return false;
    const words = other.words.map((text) => ({ text, isKnown: true }));
    if (words.length === 0) return this.words.length === 0;
    const nothing = {
      assignments: [],
      redirects: [],
      inside: [],
      folders: [],
      starts: [],
      allowedBy: 'either',
    } as const;
    return this.forbids({ ...nothing, words, isOpen: other.isPrefix }) === 'yes';
  }

  /**
   * Whether it forbids a program with its arguments: wherever that is at home, with or without the `.exe` of Windows,
   * whatever the order and the spelling of its flags, and whatever stands between that may be the value of one.
   */
  forbids({ words, isOpen }: Pick<Part, 'words' | 'isOpen'>): Truth {
    const [program, ...rest] = words;
    if (program === undefined || (program.isKnown && this.isOther(program.text))) return 'no';
    return some(formsOf(program, rest).map((form) => this.forbidsForm(form, isOpen)));
  }

  /** Of a pattern, what is like it as one text, and what says word by word what it says. */
  private forbidsForm(words: readonly Word[], isOpen: boolean): Truth {
    if (this.pattern === undefined) return this.saysSo(words, isOpen);
    const isLike = this.isLike(words, isOpen);
    return isLike === 'yes' ? isLike : some([isLike, this.saysSo(words, isOpen)]);
  }

  /**
   * Whether a program is surely not the one that it names, in whatever way that is said: most are not, and need not be
   * looked at further. One with a dot may be one of Windows.
   */
  private isOther(program: string): boolean {
    const [named] = this.words;
    return named !== undefined && !program.includes(named) && !program.includes('.') && !named.includes('*');
  }

  private saysSo(words: readonly Word[], isOpen: boolean): Truth {
    const [program, ...args] = words as [Word, ...Word[]];
    const [named, ...more] = this.words;
    if (named === undefined) return 'yes';
    const rest = named === 'git' ? withGlobalsKnown(args) : args;
    const isProgram = is(program, named);
    if (isProgram === 'no') return 'no';
    const positional = more.filter((word) => !isFlag(word));
    const flags = more.filter(isFlag).flatMap((flag) => wantedFlags(named, flag));
    const hasFlags = this.hasFlags(named, flags, rest, isOpen);
    if (hasFlags === 'no') return 'no';
    const isStart = this.isPrefix || this.words.at(-1)?.endsWith('*') === true;
    const follows = followed(positional, rest, isStart, isOpen);
    if (follows === 'no') return 'no';
    return isProgram === 'yes' && hasFlags === 'yes' && follows === 'yes' ? 'yes' : 'unknown';
  }

  private hasFlags(program: string, wanted: readonly string[], words: readonly Word[], isOpen: boolean): Truth {
    if (wanted.length === 0) return 'yes';
    const has = new Set(words.filter(({ text }) => isFlag(text)).flatMap(({ text }) => flagsIn(program, text)));
    if (wanted.every((flag) => has.has(flag) || (flag.includes('*') && hasLike(has, flag)))) return 'yes';
    return isOpen || words.some(mayBeFlag) ? 'unknown' : 'no';
  }

  /** Whether the words are the first of a command, one by one. */
  private isStart(words: readonly Word[], isOpen: boolean): Truth {
    if (!this.isPrefix && words.length > this.words.length) {
      // A word that is not known may turn out to be none.
      if (words.every(({ isKnown }) => isKnown)) return 'no';
    }
    let truth: Truth = 'yes';
    for (const [k, wanted] of this.words.entries()) {
      const word = words[k];
      if (word === undefined) return isOpen || truth === 'unknown' ? 'unknown' : 'no';
      const matched = is(word, wanted);
      if (matched === 'no') return truth === 'unknown' ? 'unknown' : 'no';
      if (matched === 'unknown') truth = 'unknown';
    }
    if (!this.isPrefix && (isOpen || words.length > this.words.length)) return 'unknown';
    return truth;
  }

  /** Whether the command as one text is like the pattern. */
  private isLike(words: readonly Word[], isOpen: boolean): Truth {
    const pattern = this.pattern as string;
    const firstUnknown = words.findIndex(({ isKnown }) => !isKnown);
    const text = words.map((word) => word.text).join(BETWEEN);
    if (firstUnknown < 0 && !isOpen) {
      const isMatch =
        wildcardMatches(pattern, text) || (this.isPrefix && wildcardMatches(`${pattern}${BETWEEN}*`, text));
      return isMatch ? 'yes' : 'no';
    }
    const known = words.slice(0, firstUnknown < 0 ? words.length : firstUnknown);
    const start = known.map((word) => word.text).join(BETWEEN);
    const plainStart = pattern.slice(0, pattern.indexOf('*'));
    const length = Math.min(plainStart.length, start.length);
    return plainStart.slice(0, length) === start.slice(0, length) ? 'unknown' : 'no';
  }
}

/** What is wrong with the command of a permission, if anything is. */
export function commandFault(text: string): string | undefined {
  if (text.trim() === '' || text.trim() === ':*') return 'an empty command';
  if (text.includes('\0')) return 'a NUL in a command';
  const words = wordsOf(text.endsWith(':*') ? text.slice(0, -2) : text);
  if (words.some((word) => /^(?:&&|\|\|?|;|&)$/.test(word))) return 'more than one command';
  if (text.slice(0, -2).includes(':*')) return "':*' before the end";
  return undefined;
}

/** The words of a rule; quotes hold one together. */
function wordsOf(text: string): string[] {
  const words = text.match(/(?:"[^"]*"|'[^']*'|[^\s])+/g) ?? [];
  return words.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}

/** Whether a word is a wanted one, in which `*` is any run of characters. */
function is({ text, isKnown }: Word, wanted: string): Truth {
  const star = wanted.indexOf('*');
  if (star < 0) {
    if (isKnown) return text === wanted ? 'yes' : 'no';
    return wanted.startsWith(plainStart(text)) ? 'unknown' : 'no';
  }
  if (isKnown) return wildcardMatches(wanted, text) ? 'yes' : 'no';
  const start = plainStart(text);
  const length = Math.min(star, start.length);
  return wanted.slice(0, length) === start.slice(0, length) ? 'unknown' : 'no';
}

/** As much of a word as is sure. */
function plainStart(text: string): string {
  return text.slice(0, text.search(/[$`*?[{"'\\<>(~]|$/));
}

function isFlag(word: string): boolean {
  return word.startsWith('-') && word !== '-' && word !== '--';
}

/** Whether a word that is not known may turn out to be a flag. */
function mayBeFlag({ text, isKnown }: Word): boolean {
  if (isKnown) return false;
  const start = plainStart(text);
  return start === '' ? /^["']?[$`]/.test(text) : start.startsWith('-');
}

/** The flags that one word is: `-rf` is `-r` and `-f`, and `--force=x` is `--force`. */
function flagsIn(program: string, word: string): string[] {
  const long = LONG_FLAGS.get(program);
  const flags = word.startsWith('--') ? [word.replace(/=.*$/s, '')] : [...word.slice(1)].map((letter) => `-${letter}`);
  return flags.map((flag) => long?.get(flag) ?? flag);
}

/** The flags that a word of a rule asks for: letters behind which anything may follow are those letters. */
function wantedFlags(program: string, word: string): string[] {
  const letters = word.replaceAll('*', '');
  return word.startsWith('--') || letters === '-' ? flagsIn(program, word) : flagsIn(program, letters);
}

function hasLike(flags: ReadonlySet<string>, wanted: string): boolean {
  for (const flag of flags) if (wildcardMatches(wanted, flag)) return true;
  return false;
}

/**
 * Whether words follow each other in a command, its flags left aside. A word right after a flag may be the flag's value.
 *
 * @param isPrefix whether more may follow
 */
function followed(wanted: readonly string[], words: readonly Word[], isPrefix: boolean, isOpen: boolean): Truth {
  // How many of the wanted words can stand before here, and how sure that is.
  let reached = new Map<number, Truth>([[0, 'yes']]);
  let isAfterFlag = false;
  for (const word of words) {
    if (word.isKnown && isFlag(word.text)) {
      isAfterFlag = !word.text.includes('=');
      continue;
    }
    const next = new Map<number, Truth>();
    const add = (count: number, truth: Truth): void => {
      if (truth !== 'no') next.set(count, some([truth, next.get(count) ?? 'no']));
    };
    for (const [count, truth] of reached) {
      const want = wanted[count];
      if (isAfterFlag || !word.isKnown) add(count, isAfterFlag ? truth : 'unknown');
      if (want === undefined) {
        if (isPrefix) add(count, truth);
      } else {
        const matched = is(word, want);
        if (matched !== 'no') add(count + 1, matched === 'yes' ? truth : 'unknown');
      }
      // A star that stands alone is any number of words.
      if (wanted[count - 1] === '*') add(count, truth);
    }
    reached = next;
    isAfterFlag = false;
    if (reached.size === 0) return 'no';
  }
  const all = reached.get(wanted.length) ?? 'no';
  return all === 'no' && isOpen ? 'unknown' : all;
}
