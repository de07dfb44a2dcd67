/** The last of some places of which something holds, where it holds of none behind one that it does not hold of; or -1. */
export function lastAt(size: number, holds: (at: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
