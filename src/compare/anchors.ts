/**
 * The longest run of anchors that stand in the same order on both sides: of values that each have a place, the longest
 * increasing subsequence. In O(n log n).
 *
 * @param places by anchor, in the order of the one side, its place on the other; all are different
 * @returns which anchors those are, in order
 */
export function increasing(places: readonly number[]): number[] {
  /** By length, the anchor with the smallest place that a run of that length can end with. */
  const ends: number[] = [];
  const before = new Int32Array(places.length);
  for (const [anchor, place] of places.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[ends[middle] as number] as number) < place) low = middle + 1;
      else high = middle;
    }
    before[anchor] = low === 0 ? -1 : (ends[low - 1] as number);
    ends[low] = anchor;
  }
  const run: number[] = [];
  for (let anchor = ends.at(-1) ?? -1; anchor >= 0; anchor = before[anchor] as number) run.push(anchor);
  return run.reverse();
}
