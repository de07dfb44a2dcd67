/** What the names in `[[:name:]]` stand for, as first and last code points in turn. ASCII only, as in the C locale. */
const NAMED: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries({
    alnum: 'azAZ09',
    alpha: 'azAZ',
    ascii: '\0\x7f',
    blank: '  \t\t',
    cntrl: '\0\x1f\x7f\x7f',
    digit: '09',
    graph: '!~',
    lower: 'az',
    print: ' ~',
    punct: '!/:@[`{~',
    space: '  \t\r',
    upper: 'AZ',
    word: 'azAZ09__',
    xdigit: 'afAF09',
  }).map(([name, ends]) => [name, [...ends].map((end) => end.charCodeAt(0))]),
);

/** A set of characters: what stands between `[` and `]` in a glob. */
export class CharClass {
  /** First and last code points in turn. */
  private readonly ranges: readonly number[];
  private readonly isNegated: boolean;

  private constructor(ranges: readonly number[], isNegated: boolean) {
    this.ranges = ranges;
    this.isNegated = isNegated;
  }

  /** The characters from one to another, whichever is the first. */
  static between(one: number, other: number): CharClass {
    return new CharClass([Math.min(one, other), Math.max(one, other)], false);
  }

  /**
   * Reads a class, or nothing where the `[` is not closed within its segment.
   *
   * @param start where the `[` is
   */
  static read(glob: string, start: number): { charClass: CharClass; end: number } | undefined {
    const isNegated = glob[start + 1] === '!' || glob[start + 1] === '^';
    const first = start + (isNegated ? 2 : 1);
    const ranges: number[] = [];
    let at = first;
    // A `]` that stands first is a member: a class is never empty.
    while (at < glob.length && glob[at] !== '/' && (glob[at] !== ']' || at === first)) {
      const named = nameAt(glob, at);
      const members = named === undefined ? undefined : NAMED.get(named);
      if (named !== undefined && members !== undefined) {
        ranges.push(...members);
        at += named.length + '[::]'.length;
        continue;
      }
      const low = memberAt(glob, at);
      at = low.end;
      let high = low;
      if (glob[at] === '-' && at + 1 < glob.length && glob[at + 1] !== ']' && glob[at + 1] !== '/') {
        high = memberAt(glob, at + 1);
        at = high.end;
      }
      // A range that runs backward holds nothing.
      if (low.code <= high.code) ranges.push(low.code, high.code);
    }
    return glob[at] === ']' ? { charClass: new CharClass(ranges, isNegated), end: at + 1 } : undefined;
  }

  /** Whether a code point is in the class. What `/` is in no class is for the caller to see to. */
  has(code: number): boolean {
    const { ranges } = this;
    for (let i = 0; i < ranges.length; i += 2) {
      if ((ranges[i] as number) <= code && code <= (ranges[i + 1] as number)) return !this.isNegated;
    }
    return this.isNegated;
  }
}

/** The name in `[:name:]`, where such a thing stands. The longest name has six letters: no need to look further. */
function nameAt(glob: string, at: number): string | undefined {
  if (!glob.startsWith('[:', at)) return undefined;
  const end = glob.slice(at + 2, at + 10).indexOf(':]');
  return end === -1 ? undefined : glob.slice(at + 2, at + 2 + end);
}

/** One member of a class, and where what follows it begins. */
function memberAt(glob: string, at: number): { code: number; end: number } {
  const isEscape = glob[at] === '\\' && at + 1 < glob.length && glob[at + 1] !== '/';
  const start = isEscape ? at + 1 : at;
  const code = glob.codePointAt(start) as number;
  return { code, end: start + (code > 0xffff ? 2 : 1) };
}
