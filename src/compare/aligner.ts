import { increasing } from './anchors.ts';
import { ShortestEdit } from './shortest-edit.ts';

/** Two sequences that take no more edits than this are aligned by the shortest edit there is. */
export const MOST_EDITS = 64;
/** A search in a gap without an anchor ends here, takes what it has, and starts anew behind it. */
const MOST_EDITS_A_SEARCH = 192;
/** Between anchors new ones are looked for so often. */
const MOST_DEPTH = 12;

/** A part of each side: from, to but not with. */
interface Gap {
  readonly left: number;
  readonly leftEnd: number;
  readonly right: number;
  readonly rightEnd: number;
  readonly depth: number;
}

/**
 * Aligns sequences of small numbers, in time and memory that are linear in their length whatever they hold.
 *
 * What both begin and end with is taken first. Where at most {@link MOST_EDITS} numbers are on one side only, the shortest
 * edit decides, which leaves as many as can be. Otherwise the numbers that are there once on each side are anchors: the
 * longest run of them that is in order holds, and what stands between is a gap to be aligned in the same way. A gap without
 * an anchor is searched for the shortest edit piece by piece: none of 192 edits is waited for, the furthest point that is
 * reached by then is where the next piece begins.
 */
export class Aligner {
  private readonly leftCount: Int32Array;
  private readonly rightCount: Int32Array;
  private readonly rightPlace: Int32Array;
  private readonly edit = new ShortestEdit(MOST_EDITS_A_SEARCH);

  /** @param numbers all that are aligned are below it */
  constructor(numbers: number) {
    this.leftCount = new Int32Array(numbers);
    this.rightCount = new Int32Array(numbers);
    this.rightPlace = new Int32Array(numbers);
  }

  /** @returns by place on the left the place on the right, growing; -1 where there is none */
  align(left: Int32Array, right: Int32Array): Int32Array {
    const partners = new Int32Array(left.length).fill(-1);
    const gaps: Gap[] = [{ left: 0, leftEnd: left.length, right: 0, rightEnd: right.length, depth: 0 }];
    for (let gap = gaps.pop(); gap !== undefined; gap = gaps.pop()) this.alignGap(left, right, gap, partners, gaps);
    return partners;
  }

  private alignGap(left: Int32Array, right: Int32Array, whole: Gap, partners: Int32Array, gaps: Gap[]): void {
    const gap = trimmed(left, right, whole, partners);
    if (gap.left === gap.leftEnd || gap.right === gap.rightEnd) return;
    this.count(left, right, gap, 1);
    const one = placesOf(left, gap.left, gap.leftEnd, this.rightCount);
    const other = placesOf(right, gap.right, gap.rightEnd, this.leftCount);
    const anchors = gap.depth < MOST_DEPTH ? this.anchors(left, one) : [];
    this.count(left, right, gap, -1);
    const isShort = gap.depth === 0 && this.search(left, right, one, other, partners, 'whole');
    if (isShort) return;
    if (anchors.length === 0) this.search(left, right, one, other, partners, 'furthest');
    else between(gap, anchors, partners, gaps);
  }

  private count(left: Int32Array, right: Int32Array, gap: Gap, by: 1 | -1): void {
    const { leftCount, rightCount, rightPlace } = this;
    for (let at = gap.left; at < gap.leftEnd; at++) {
      const number = left[at] as number;
      leftCount[number] = (leftCount[number] as number) + by;
    }
    for (let at = gap.right; at < gap.rightEnd; at++) {
      const number = right[at] as number;
      rightCount[number] = (rightCount[number] as number) + by;
      rightPlace[number] = at;
    }
  }

  /** Pairs of places whose number is nowhere else in the gap. */
  private anchors(left: Int32Array, places: Int32Array): { left: number; right: number }[] {
    const single: number[] = [];
    for (const at of places) {
      const number = left[at] as number;
      if (this.leftCount[number] === 1 && this.rightCount[number] === 1) single.push(at);
    }
    const others = single.map((at) => this.rightPlace[left[at] as number] as number);
    return increasing(others).map((k) => ({ left: single[k] as number, right: others[k] as number }));
  }

  /** @returns whether it came to the end */
  private search(
    left: Int32Array,
    right: Int32Array,
    one: Int32Array,
    other: Int32Array,
    partners: Int32Array,
    want: 'whole' | 'furthest',
  ): boolean {
    let [from, to] = [one, other];
    let [numbers, others] = [numbersAt(left, one), numbersAt(right, other)];
    while (from.length > 0 && to.length > 0) {
      const [places, otherPlaces] = [from, to];
      const most = want === 'whole' ? MOST_EDITS : MOST_EDITS_A_SEARCH;
      const reached = this.edit.search(numbers, others, want, most, (i, j) => {
        partners[places[i] as number] = otherPlaces[j] as number;
      });
      if (reached === undefined) return false;
      [from, to] = [from.subarray(reached.left), to.subarray(reached.right)];
      [numbers, others] = [numbers.subarray(reached.left), others.subarray(reached.right)];
    }
    return true;
  }
}

function trimmed(left: Int32Array, right: Int32Array, gap: Gap, partners: Int32Array): Gap {
  let { left: from, leftEnd: to, right: otherFrom, rightEnd: otherTo } = gap;
  while (from < to && otherFrom < otherTo && left[from] === right[otherFrom]) partners[from++] = otherFrom++;
  while (from < to && otherFrom < otherTo && left[to - 1] === right[otherTo - 1]) partners[--to] = --otherTo;
  return { left: from, leftEnd: to, right: otherFrom, rightEnd: otherTo, depth: gap.depth };
}

/** The places whose number the other side has too: what it has not is in no alignment. */
function placesOf(side: Int32Array, from: number, to: number, others: Int32Array): Int32Array {
  const places = new Int32Array(to - from);
  let length = 0;
  for (let at = from; at < to; at++) if ((others[side[at] as number] as number) > 0) places[length++] = at;
  return places.subarray(0, length);
}

/** The numbers at some places. */
export function numbersAt(side: Int32Array, places: Int32Array): Int32Array {
  const numbers = new Int32Array(places.length);
  for (let k = 0; k < places.length; k++) numbers[k] = side[places[k] as number] as number;
  return numbers;
}

function between(
  gap: Gap,
  anchors: readonly { left: number; right: number }[],
  partners: Int32Array,
  gaps: Gap[],
): void {
  let { left, right } = gap;
  for (const anchor of anchors) {
    partners[anchor.left] = anchor.right;
    gaps.push({ left, leftEnd: anchor.left, right, rightEnd: anchor.right, depth: gap.depth + 1 });
    left = anchor.left + 1;
    right = anchor.right + 1;
  }
  gaps.push({ left, leftEnd: gap.leftEnd, right, rightEnd: gap.rightEnd, depth: gap.depth + 1 });
}
