import { GrowingNumbers } from './growing-numbers.ts';

/** The digest of the canonical call that each of some findings is on, in the order of the findings. */
export class FoundCalls {
  /** By finding, the number of its call. */
  private readonly numbers = new GrowingNumbers(1);
  private readonly digests: string[] = [];
  private readonly numberOf = new Map<string, number>();
  private size = 0;

  /** How many findings there are. */
  get length(): number {
    return this.size;
  }

  /** @param digest in hexadecimal */
  add(digest: string): void {
    let number = this.numberOf.get(digest);
    if (number === undefined) {
      number = this.digests.push(digest) - 1;
      this.numberOf.set(digest, number);
    }
    this.numbers.set(this.size++, 0, number);
  }

  /** @param finding how many findings stand before it */
  get(finding: number): string {
    return this.digests[this.numbers.get(finding, 0)] as string;
  }
}
