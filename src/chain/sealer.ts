import type { Record } from '../transcript/record.ts';
import { GENESIS, LinkWriter } from './link.ts';

/** Seals the calls of one transcript, in order. */
export class Sealer {
  /** How many links there are so far. */
  links = 0;
  /** The digest of the last one; what the chain starts from where there is none. */
  head: string;
  private readonly writer = new LinkWriter();

  /** @param previous what the chain starts from: the head of the run before, if it follows one */
  constructor(previous: string = GENESIS) {
    this.head = previous;
  }

  /** The sealed line of the next call, line feed included, valid until the call after it. */
  seal(record: Record): Buffer {
    this.head = this.writer.digest(record, this.head);
    this.links++;
    return this.writer.line(this.head);
  }
}
