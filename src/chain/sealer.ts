import type { Record } from '../transcript/record.ts';
import { GENESIS, LinkWriter } from './link.ts';

/** Seals the calls of one transcript, in order. */
export class Sealer {
  private readonly writer = new LinkWriter();
  private prev = GENESIS;

  /** The sealed line of the next call, line feed included, valid until the call after it. */
  seal(record: Record): Buffer {
    this.prev = this.writer.digest(record, this.prev);
    return this.writer.line(this.prev);
  }
}
