/** How far a search for the shortest edit came. */
export interface Reached {
  /** How much of each side is behind it: all of it when the search ended. */
  readonly left: number;
  readonly right: number;
}

/**
 * The shortest edit from one sequence to another, as Eugene W. Myers found it: "An O(ND) Difference Algorithm and Its
 * Variations", Algorithmica 1 (1986), the greedy forward search.
 *
 * It is bounded. A search that would take more than so many edits ends at the furthest point that so many reach, of
 * several the one that leaves the same on both sides. One search takes at most `mostEdits` times the length of both, and memory
 * for the square of `mostEdits`.
 */
export class ShortestEdit {
  /** By number of edits, the furthest places on the left side by diagonal; -1 where none is reached. */
  private readonly rows: Int32Array;
  private left: Int32Array = new Int32Array();
  private right: Int32Array = new Int32Array();

  /** @param mostEdits of any search */
  constructor(mostEdits: number) {
    this.rows = new Int32Array(rowStart(mostEdits + 1));
  }

  /**
   * @param most so many edits at most; no more than this was made for
   * @param match hears each pair of places that the edit leaves as they are, the last first
   * @returns undefined, and not a match, where it takes more and `whole` is asked for
   */
  search(
    left: Int32Array,
    right: Int32Array,
    want: 'whole' | 'furthest',
    most: number,
    match: (left: number, right: number) => void,
  ): Reached | undefined {
    this.left = left;
    this.right = right;
    const last = left.length - right.length;
    for (let edits = 0; edits <= most; edits++) {
      for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
        const place = this.furthest(edits, diagonal);
        this.rows[rowStart(edits) + (diagonal + edits) / 2] = place;
        if (diagonal !== last || place !== left.length) continue;
        this.goBack(edits, diagonal, match);
        return { left: left.length, right: right.length };
      }
    }
    if (want === 'whole') return undefined;
    const diagonal = this.best(most);
    const place = this.at(most, diagonal);
    this.goBack(most, diagonal, match);
    return { left: place, right: place - diagonal };
  }

  private furthest(edits: number, diagonal: number): number {
    let place = this.start(edits, diagonal);
    if (place < 0) return place;
    const { left, right } = this;
    while (place < left.length && place - diagonal < right.length && left[place] === right[place - diagonal]) place++;
    return place;
  }

  /** Where a diagonal is come upon: from the one below it by leaving out, from the one above by putting in. */
  private start(edits: number, diagonal: number): number {
    if (edits === 0) return 0;
    const below = this.at(edits - 1, diagonal - 1);
    const above = this.at(edits - 1, diagonal + 1);
    const leftOut = below >= 0 && below < this.left.length ? below + 1 : -1;
    const putIn = above >= 0 && above - diagonal <= this.right.length ? above : -1;
    return Math.max(leftOut, putIn);
  }

  private at(edits: number, diagonal: number): number {
    if (diagonal < -edits || diagonal > edits) return -1;
    return this.rows[rowStart(edits) + (diagonal + edits) / 2] as number;
  }

  private best(edits: number): number {
    let best = -edits;
    let most = -1;
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const place = this.at(edits, diagonal);
      const length = place < 0 ? -1 : 2 * place - diagonal;
      const isNearer = length === most && Math.abs(diagonal) < Math.abs(best);
      if (length > most || isNearer) [best, most] = [diagonal, length];
    }
    return best;
  }

  private goBack(edits: number, diagonal: number, match: (left: number, right: number) => void): void {
    let along = diagonal;
    for (let left = edits; left >= 0; left--) {
      const start = this.start(left, along);
      for (let place = this.at(left, along) - 1; place >= start; place--) match(place, place - along);
      const above = this.at(left - 1, along + 1);
      along += above >= 0 && above === start && above - along <= this.right.length ? 1 : -1;
    }
  }
}

/** Each row has a place for one diagonal more than the one before it. */
function rowStart(edits: number): number {
  return (edits * (edits + 1)) / 2;
}
