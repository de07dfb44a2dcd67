/** Puts what would overlap above one another: each stretch into the first lane in which it has room. */
export class Lanes {
  /** Where the last stretch in each lane ends. */
  private readonly ends: number[] = [];

  /** How many lanes there are. */
  get count(): number {
    return this.ends.length;
  }

  /** The lane of a stretch, from 0. They are to come by where they start. */
  place(start: number, end: number): number {
    const free = this.ends.findIndex((before) => before < start);
    const lane = free < 0 ? this.ends.length : free;
    this.ends[lane] = end;
    return lane;
  }
}
