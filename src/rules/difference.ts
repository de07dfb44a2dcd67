import { LEFT_BRACE, LEFT_BRACKET, QUOTE } from '../json/bytes.ts';
import { compareKeys } from '../json/keys.ts';
import { Tape } from '../json/tape.ts';
import type { Places } from '../redaction/redacted-places.ts';
import type { VolatileClass } from '../scope/declaration.ts';
import { classBetween } from '../scope/volatile.ts';
import type { Differing } from './answers.ts';

/** So many places are named. */
const MOST_NAMED = 3;

/** A place at which two answers differ. */
export interface DifferingPlace {
  /** A JSON Pointer. */
  readonly pointer: string;
  /** The answer that alone has it; undefined where both do. */
  readonly only: 'first' | 'second' | undefined;
}

/** Where two answers differ. */
export interface Difference {
  /** In the order of the text, and no more than three. */
  readonly places: readonly DifferingPlace[];
  /** How many more there are. */
  readonly more: number;
  /** The classes of volatile text that account for all of it; none where they do not. */
  readonly classes: readonly VolatileClass[];
}

/**
 * Where two answers differ: the innermost places where these are few, or else those around them that are few enough.
 *
 * Without all of its places two answers are the same: of arrays that differ in length the array is one, and a member
 * that one of the two has is one. Numbers are compared by their text. Below a place that is hidden nothing is told apart.
 */
export function differenceOf({ first, second, hidden }: Differing): Difference {
  const differences = new Differences();
  differences.takeFirst(first);
  return differences.from(second, hidden);
}

/** Says the same as {@link differenceOf} of many values, one pair after the other, in the same memory. */
export class Differences {
  private readonly left = new Text();
  private readonly right = new Text();

  /** Takes the first of two values, which need be valid only during the call. */
  takeFirst(first: Buffer): void {
    this.left.read(first);
  }

  /** Where a second value differs from the first one that was taken last. @param hidden see {@link Differing} */
  from(second: Buffer, hidden: Places | undefined): Difference {
    const left = this.left.tape;
    const right = this.right.tape;
    this.right.read(second);
    const all = new Walk(left, right, Number.POSITIVE_INFINITY);
    all.value(0, 0, 0, hidden);
    const depth = all.deepest();
    const named = depth === undefined ? all : new Walk(left, right, depth);
    if (depth !== undefined) named.value(0, 0, 0, hidden);
    const classes = [...(all.classes ?? [])];
    return { places: named.places, more: named.count - named.places.length, classes };
  }
}

/** A text at a time, taken apart. */
class Text {
  readonly tape = new Tape();
  private memory: Buffer = Buffer.alloc(0);

  read(text: Buffer): void {
    if (this.memory.length <= text.length) this.memory = Buffer.allocUnsafeSlow(text.length * 2 + 1);
    text.copy(this.memory);
    this.memory[text.length] = 0;
    this.tape.read(this.memory, 0, text.length);
  }
}

/** One pass over two answers at a time. */
class Walk {
  readonly places: DifferingPlace[] = [];
  count = 0;
  /** Undefined once something differs that no class accounts for. */
  classes: Set<VolatileClass> | undefined = new Set();
  private readonly left: Tape;
  private readonly right: Tape;
  private readonly mostDeep: number;
  /** The keys on the way to the value in hand. */
  private readonly path: (number | string)[] = [];
  /** By depth, how many places there are, and how many values hold one. */
  private readonly placesAt: number[] = [];
  private readonly holdersAt: number[] = [];

  /** @param mostDeep below this depth nothing is looked at: a value that differs is a place */
  constructor(left: Tape, right: Tape, mostDeep: number) {
    this.left = left;
    this.right = right;
    this.mostDeep = mostDeep;
  }

  /** How deep a walk may go that finds few places; undefined where this one has found few. */
  deepest(): number | undefined {
    if (this.count <= MOST_NAMED) return undefined;
    let above = 0;
    let deepest = 1;
    for (let depth = 1; depth < this.placesAt.length; depth++) {
      above += this.placesAt[depth] ?? 0;
      if (above + (this.holdersAt[depth] ?? 0) <= MOST_NAMED) deepest = depth;
    }
    return deepest;
  }

  /** @param hidden what is hidden of the value and below it */
  value(a: number, b: number, depth: number, hidden: Places | undefined): void {
    const { left, right } = this;
    // An empty pointer hides each member: see RedactedPlace.
    if (hidden?.isRedacted === true && depth > 0) {
      if (!sameText(left, a, right, b)) this.differs(depth, undefined);
      return;
    }
    const byte = left.text[left.startOf(a)];
    const isSameKind = byte === right.text[right.startOf(b)];
    const before = this.count;
    if (isSameKind && (byte === LEFT_BRACE || byte === LEFT_BRACKET)) {
      if (byte === LEFT_BRACKET && this.lengthOf(left, a) !== this.lengthOf(right, b)) this.differs(depth, undefined);
      else if (depth >= this.mostDeep) {
        if (!sameText(left, a, right, b)) this.differs(depth, undefined);
      } else {
        if (byte === LEFT_BRACE) this.members(a, b, depth + 1, hidden);
        else this.elements(a, b, depth + 1, hidden);
        if (this.count > before) this.holdersAt[depth] = (this.holdersAt[depth] ?? 0) + 1;
      }
    } else if (!sameText(left, a, right, b)) this.leaf(a, b, depth, isSameKind && byte === QUOTE);
  }

  private leaf(a: number, b: number, depth: number, areStrings: boolean): void {
    const { classes } = this;
    this.differs(depth, undefined, 'kept');
    const found = classes && areStrings ? classBetween(textOf(this.left, a), textOf(this.right, b)) : undefined;
    if (found === undefined) this.classes = undefined;
    else classes?.add(found);
  }

  /** Keys of canonical forms are sorted, so that both are gone over side by side. */
  private members(a: number, b: number, depth: number, hidden: Places | undefined): void {
    const { left, right } = this;
    let i = a + 1;
    let j = b + 1;
    while (i < left.after(a) || j < right.after(b)) {
      const order = i >= left.after(a) ? 1 : j >= right.after(b) ? -1 : keyOrder(left, i, right, j);
      const key = textOf(order > 0 ? right : left, order > 0 ? j : i);
      this.path.push(key);
      if (order === 0) this.value(i + 1, j + 1, depth, below(hidden, key));
      else this.differs(depth, order < 0 ? 'first' : 'second');
      this.path.pop();
      if (order <= 0) i = left.after(i + 1);
      if (order >= 0) j = right.after(j + 1);
    }
  }

  private elements(a: number, b: number, depth: number, hidden: Places | undefined): void {
    const { left, right } = this;
    let index = 0;
    for (let i = a + 1, j = b + 1; i < left.after(a); i = left.after(i), j = right.after(j)) {
      this.path.push(index);
      this.value(i, j, depth, below(hidden, String(index++)));
      this.path.pop();
    }
  }

  private lengthOf(tape: Tape, array: number): number {
    let length = 0;
    for (let at = array + 1; at < tape.after(array); at = tape.after(at)) length++;
    return length;
  }

  private differs(depth: number, only: DifferingPlace['only'], classes: 'lost' | 'kept' = 'lost'): void {
    if (classes === 'lost') this.classes = undefined;
    this.count++;
    this.placesAt[depth] = (this.placesAt[depth] ?? 0) + 1;
    if (this.places.length < MOST_NAMED) this.places.push({ pointer: this.pointer(), only });
  }

  private pointer(): string {
    let pointer = '';
    for (const key of this.path) pointer += `/${typeof key === 'number' ? key : escaped(key)}`;
    return pointer;
  }
}

function below(hidden: Places | undefined, key: string): Places | undefined {
  return hidden?.isRedacted === true ? hidden : hidden?.below.get(key);
}

function escaped(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

function keyOrder(left: Tape, a: number, right: Tape, b: number): number {
  if (sameText(left, a, right, b)) return 0;
  const one = left.text.subarray(left.startOf(a) + 1, left.endOf(a) - 1);
  const other = right.text.subarray(right.startOf(b) + 1, right.endOf(b) - 1);
  return compareKeys(Buffer.concat([one, other]), 0, one.length, one.length, one.length + other.length);
}

function sameText(left: Tape, a: number, right: Tape, b: number): boolean {
  const from = right.startOf(b);
  return left.text.compare(right.text, from, right.endOf(b), left.startOf(a), left.endOf(a)) === 0;
}

/** What a string or a key of a canonical form says. */
function textOf(tape: Tape, entry: number): string {
  const start = tape.startOf(entry);
  const end = tape.endOf(entry);
  if (!tape.isEscaped(entry)) return tape.text.toString('latin1', start + 1, end - 1);
  return JSON.parse(tape.text.toString('latin1', start, end)) as string;
}
