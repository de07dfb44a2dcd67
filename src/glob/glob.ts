import { Place } from './place.ts';
import { program, type Step } from './program.ts';
import { tokenize } from './token.ts';

// How a step was come to. It decides whether `**` is a whole segment, whatever alternatives stand beside it.
/** Right after a slash, or at the start. */
const FRESH = 0;
/** After a character of the segment. */
const INSIDE = 1;
/** After a `*`. */
const STARRED = 2;
/** After a `**` that crossed folders. It was no whole segment unless a slash follows, already taken, or the end. */
const CROSSED = 3;
/** After a slash that the path, which ends, does not have: `a/**` is `a` too, so now comes `**`. */
const CLOSING = 4;
/** On a `**` that is crossing folders. */
const CROSSING = 5;
const MODES = 6;

const SLASH = 0x2f;

/**
 * A pattern that paths are matched against, all of each. Both have `/` between segments, and both are read by code
 * points; half of a surrogate pair is one too.
 *
 * - `*` is any run of characters but `/`, also none. `?` is one character but `/`.
 * - `**` as a whole segment is any number of folders, also none: `a/**` is `a` too, unless a star stands right before
 *   its slash, where something has to follow. Elsewhere `**` is one `*`, as are three or more in a row.
 * - `[abc]`, `[a-z]` and `[[:digit:]]` are one character of these, `[!a]` and `[^a]` one other; `/` is in none.
 * - `{a,b}` is one or the other. Alternatives may be empty, hold `/`, and hold alternatives. `{a..c}` and `{1..3}` are
 *   one letter or digit of a range.
 * - A backslash takes the meaning of the next character away. A brace that is not closed, or has no comma, and a bracket
 *   that is not closed within its segment are characters, as is everything else: parentheses and a `!` at the start too.
 *
 * Hidden names and line breaks are nothing special. The segments `.` and `..` lead elsewhere than they seem to, so they
 * are matched where a pattern spells them out, never by a wildcard; nor is an empty segment by any wildcard but `**`.
 *
 * Whoever made the path cannot make this slow: the time is bounded by length of pattern times length of path, the memory
 * by the length of the pattern. All ways through the pattern are followed at once, and none is gone back to.
 */
export class Glob {
  private readonly steps: readonly Step[];
  /** The characters that it begins with. Most paths are none of its own by these alone. */
  private readonly start: string;
  /** Where the match is on the path now: every step that a way through the pattern has come to, with its mode. */
  private states: Int32Array;
  private count = 0;
  private next: Int32Array;
  /** The position, counted from 1, at which a state was last reached: nothing is looked at twice in one place. */
  private readonly seen: Uint32Array;
  private readonly pending: number[] = [];
  private accepted = false;

  constructor(pattern: string) {
    this.steps = program(tokenize(pattern));
    this.start = startOf(this.steps);
    const size = this.steps.length * MODES;
    this.states = new Int32Array(size);
    this.next = new Int32Array(size);
    this.seen = new Uint32Array(size);
  }

  /** Whether the pattern is all of the path. */
  matches(path: string): boolean {
    if (!path.startsWith(this.start)) return false;
    const place = new Place(path);
    this.count = 0;
    this.accepted = false;
    this.seen.fill(0);
    this.reach(0, FRESH, place);
    this.turn();
    while (!place.isEnd && this.count > 0) this.step(place);
    return place.isEnd && this.accepted;
  }

  /** Takes one character of the path on every way. */
  private step(place: Place): void {
    const { code, isDots } = place;
    const { states, count } = this;
    this.count = 0;
    place.advance();
    for (let i = 0; i < count; i++) {
      const state = states[i] as number;
      const at = Math.floor(state / MODES);
      const step = this.steps[at] as Step;
      if (step.kind === 'char') {
        if (code === step.code) this.reach(at + 1, INSIDE, place);
      } else if (step.kind === 'slash') {
        if (code === SLASH) this.reach(at + 1, FRESH, place);
      } else if (isDots) {
        // No wildcard.
      } else if (state % MODES === CROSSING) {
        this.reach(at, CROSSING, place);
      } else if (code !== SLASH) {
        if (step.kind === 'any') this.reach(at + 1, INSIDE, place);
        else if (step.kind !== 'class') this.reach(at, STARRED, place);
        else if (step.charClass.has(code)) this.reach(at + 1, INSIDE, place);
      }
    }
    this.turn();
  }

  private turn(): void {
    [this.states, this.next] = [this.next, this.states];
  }

  /** Comes to a step, and to all that can be come to from there without a character. */
  private reach(first: number, how: number, place: Place): void {
    const { pending, seen } = this;
    pending.push(first * MODES + how);
    while (pending.length > 0) {
      const state = pending.pop() as number;
      if (seen[state] === place.number) continue;
      seen[state] = place.number;
      this.enter(state, place);
    }
  }

  private enter(state: number, place: Place): void {
    const at = Math.floor(state / MODES);
    const mode = state % MODES;
    const step = this.steps[at] as Step;
    const isPlain = mode === FRESH || mode === INSIDE || mode === STARRED;
    switch (step.kind) {
      case 'jump':
        for (const to of step.to) this.pending.push(to * MODES + mode);
        break;
      case 'accept':
        if (place.isEnd && mode !== CLOSING) this.accepted = true;
        break;
      case 'slash':
        if (isPlain) this.keep(state);
        if (mode === CROSSED && place.isStart) this.pending.push((at + 1) * MODES + FRESH);
        if (place.isEnd && !place.isStart && (mode === INSIDE || mode === CROSSED)) {
          this.pending.push((at + 1) * MODES + CLOSING);
        }
        break;
      case 'globstar':
        if (mode === CLOSING || (mode === CROSSING && (place.isStart || place.isEnd))) {
          this.pending.push((at + 1) * MODES + CROSSED);
        }
        if (mode === FRESH) this.pending.push(at * MODES + CROSSING);
        if (mode === CROSSING) this.keep(state);
        else if (isPlain) this.star(state, place);
        break;
      case 'star':
        if (isPlain) this.star(state, place);
        break;
      default:
        if (isPlain) this.keep(state);
    }
  }

  /** Comes to a `*`, which may be left at once. */
  private star(state: number, place: Place): void {
    if (place.isBare) return;
    const starred = state - (state % MODES) + STARRED;
    if (state !== starred) this.pending.push(starred);
    else {
      this.keep(state);
      this.pending.push(state + MODES);
    }
  }

  private keep(state: number): void {
    this.next[this.count++] = state;
  }
}

function startOf(steps: readonly Step[]): string {
  let start = '';
  for (const step of steps) {
    if (step.kind !== 'char') break;
    start += String.fromCodePoint(step.code);
  }
  return start;
}
