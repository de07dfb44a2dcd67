import type { Source } from './source.ts';
import { type Kept, Spill } from './spill.ts';

/** A stream that can be read again, since what is read of it is kept. */
export class KeptSource implements Source {
  readonly name: string;
  private readonly stream: Source;
  private readonly spill = new Spill();
  private readonly kept: Kept[] = [];
  private isRead = false;

  constructor(stream: Source) {
    this.name = stream.name;
    this.stream = stream;
  }

  /** Not to be asked for a second time before all of the first is read. */
  async *chunks(): AsyncGenerator<Buffer> {
    if (this.isRead) {
      for (const kept of this.kept) yield this.spill.get(kept);
      return;
    }
    for await (const chunk of this.stream.chunks()) {
      this.kept.push(this.spill.keep(chunk));
      yield chunk;
    }
    this.isRead = true;
  }

  /** Gives back what was kept. */
  close(): void {
    this.spill.close();
  }
}
