import type { Record } from '../transcript/record.ts';
import { GENESIS, LinkWriter } from './link.ts';

/** The first link that does not hold. `found` is what the file says: data, like all else in it. */
export interface Break {
  readonly index: number;
  readonly line: number;
  readonly expected: string;
  readonly found: string;
}

/** Recomputes the chain of one sealed transcript. */
export class Verifier {
  /** The first broken link so far; the links after it say nothing and are not looked at. */
  break: Break | undefined;
  private readonly writer = new LinkWriter();
  private prev = GENESIS;

  /** Looks at the next sealed call. An unsealed one breaks nothing: there is no chain. */
  see(record: Record): void {
    const { seal } = record;
    if (seal === undefined || this.break !== undefined) return;
    const { index, line } = record;
    if (seal.prev !== this.prev) this.break = { index, line, expected: this.prev, found: seal.prev };
    else {
      const expected = this.writer.digest(record, this.prev);
      if (expected !== seal.digest) this.break = { index, line, expected, found: seal.digest };
      this.prev = expected;
    }
  }
}
