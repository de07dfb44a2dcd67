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
  /** The digest of the last link that holds; what the chain starts from where there is none. */
  head: string;
  /** The digest of the link that was asked for, once it is there and holds. */
  watched: string | undefined;
  private readonly writer = new LinkWriter();
  private readonly watch: number | undefined;

  /**
   * @param previous what the chain starts from: the head of the run before, if it follows one
   * @param watch the index of a link whose digest is wanted
   */
  constructor(previous: string = GENESIS, watch?: number) {
    this.head = previous;
    this.watch = watch;
  }

  /** Looks at the next sealed call. An unsealed one breaks nothing: there is no chain. */
  see(record: Record): void {
    const { seal } = record;
    if (seal === undefined || this.break !== undefined) return;
    const { index, line } = record;
    if (seal.prev !== this.head) {
      this.break = { index, line, expected: this.head, found: seal.prev };
      return;
    }
    const expected = this.writer.digest(record, this.head);
    if (expected !== seal.digest) {
      this.break = { index, line, expected, found: seal.digest };
      return;
    }
    this.head = expected;
    if (index === this.watch) this.watched = expected;
  }
}
