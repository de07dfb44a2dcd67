import { GrowingNumbers } from './growing-numbers.ts';

/** Found calls as plain data. */
export interface FoundCallsData {
  readonly numbers: Float64Array<ArrayBuffer>;
  readonly digests: string[];
  readonly size: number;
}

/** The digest of the canonical call that each of some findings is on, in the order of the findings. */
export class FoundCalls {
  /** By finding, the number of its call. */
  private numbers = new GrowingNumbers(1);
  private digests: string[] = [];
  private readonly numberOf = new Map<string, number>();
  private size = 0;

  /** The same as plain data. */
  data(): FoundCallsData {
    return { numbers: this.numbers.data(this.size), digests: this.digests, size: this.size };
  }

  /** What data is of: nothing is added to it any more. */
  static ofData({ numbers, digests, size }: FoundCallsData): FoundCalls {
    return Object.assign(new FoundCalls(), { numbers: GrowingNumbers.ofData(numbers, 1), digests, size });
  }

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
