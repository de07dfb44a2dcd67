import type { Word } from './command-line.ts';
import { isOneWord } from './word.ts';

type Kind = 'flag' | 'value' | 'optional';

/** The options of a program. */
export interface Options {
  readonly shorts: ReadonlyMap<string, Kind>;
  readonly longs: ReadonlyMap<string, Kind>;
  /** What a long option is that is not listed; undefined: not understood. */
  readonly otherLongs?: Kind;
}

export interface Option {
  /** Without dashes, in full. */
  readonly name: string;
  readonly value: Word | undefined;
}

export interface ReadOptions {
  readonly options: readonly Option[];
  /** Where the first word stands that belongs to no option. */
  readonly next: number;
  /** Whether there was no option that is not listed. One such is read as a flag. */
  readonly isUnderstood: boolean;
  /** Whether `--` ended them. */
  readonly isEnded: boolean;
}

/**
 * Options as getopt takes them.
 *
 * @param shorts letters; one with `:` has a value, one with `::` may have it in the same word
 * @param longs words; one with `=` has a value, one with `?` may have it in the same word
 */
export function optionsOf(shorts: string, longs = ''): Options {
  const kinds = { '': 'flag', ':': 'value', '::': 'optional', '=': 'value', '?': 'optional' } as const;
  return {
    shorts: new Map(Array.from(shorts.matchAll(/([^:])(::|:|)/g), ([, name = '', kind]) => [name, kinds[mark(kind)]])),
    longs: new Map(
      Array.from(longs.matchAll(/([^\s=?]+)([=?]?)/g), ([, name = '', kind]) => [name, kinds[mark(kind)]]),
    ),
  };
}

function mark(kind: string | undefined): '' | ':' | '::' | '=' | '?' {
  return kind === ':' || kind === '::' || kind === '=' || kind === '?' ? kind : '';
}

/** Reads options up to the first word that is none, or of which nobody knows how many words it becomes. */
export function readOptions(words: readonly Word[], start: number, known: Options): ReadOptions {
  const reading = new OptionReading(words, start, known);
  let isEnded = false;
  for (;;) {
    const word = words[reading.next];
    if (word === undefined || !word.text.startsWith('-') || word.text === '-' || !isOneWord(word)) break;
    if (word.text === '--') {
      reading.next++;
      isEnded = true;
      break;
    }
    const before = reading.next++;
    const isWhole = word.text.startsWith('--') ? reading.long(word) : reading.cluster(word);
    if (!isWhole) break;
    if (reading.next <= before) break;
  }
  const { options, next, isUnderstood } = reading;
  return { options, next, isUnderstood, isEnded };
}

/** Reads one option after another. What reads one tells whether its value could be one word. */
class OptionReading {
  readonly options: Option[] = [];
  next: number;
  isUnderstood = true;
  readonly #words: readonly Word[];
  readonly #known: Options;

  constructor(words: readonly Word[], start: number, known: Options) {
    this.#words = words;
    this.next = start;
    this.#known = known;
  }

  long(word: Word): boolean {
    const equals = word.text.indexOf('=');
    const [name, kind] = this.#find(word.text.slice(2, equals === -1 ? undefined : equals));
    if (kind === undefined) this.isUnderstood = false;
    if (equals !== -1) this.#add(name, { text: word.text.slice(equals + 1), isKnown: word.isKnown });
    else if (kind === 'value') return this.#value(name);
    else this.#add(name, undefined);
    return true;
  }

  cluster(word: Word): boolean {
    for (let at = 1; at < word.text.length; at++) {
      const name = word.text.charAt(at);
      const kind = this.#known.shorts.get(name);
      if (kind === undefined) this.isUnderstood = false;
      const rest = word.text.slice(at + 1);
      if (kind === 'optional' || (kind === 'value' && rest !== '')) {
        this.#add(name, rest === '' ? undefined : { text: rest, isKnown: word.isKnown });
        return true;
      }
      if (kind === 'value') return this.#value(name);
      this.#add(name, undefined);
    }
    return true;
  }

  /** The value in the next word. */
  #value(name: string): boolean {
    const value = this.#words[this.next];
    if (value !== undefined && !isOneWord(value)) return false;
    this.#add(name, value);
    if (value !== undefined) this.next++;
    return true;
  }

  #add(name: string, value: Word | undefined): void {
    this.options.push({ name, value });
  }

  /** A long option may be cut short. */
  #find(name: string): readonly [name: string, kind: Kind | undefined] {
    const { longs, otherLongs } = this.#known;
    const exact = longs.get(name);
    if (exact !== undefined) return [name, exact];
    const longer = [...longs].filter(([long]) => name !== '' && long.startsWith(name));
    const [first] = longer;
    if (first !== undefined && longer.every(([, kind]) => kind === first[1])) return first;
    return [name, otherLongs];
  }
}

/** Whether one of some options is there. */
export function hasOption(options: readonly Option[], names: readonly string[]): boolean {
  return options.some((option) => names.includes(option.name));
}

/** The value of the last of some options that has one. */
export function optionValue(options: readonly Option[], names: readonly string[]): Word | undefined {
  return options.findLast((option) => names.includes(option.name))?.value;
}
