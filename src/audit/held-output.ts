import { type Kept, Spill } from './spill.ts';

/** Output that is held back until it is known that all of it may be seen. Memory does not grow with it: see {@link Spill}. */
export class HeldOutput {
  private readonly spill = new Spill();
  private readonly chunks: Kept[] = [];

  /**
   * Takes in chunks, each of which need be valid only until the next is asked for.
   *
   * @throws ToolReplayError when the temporary file cannot be written, and whatever the chunks throw
   */
  async write(chunks: AsyncIterable<Buffer>): Promise<void> {
    for await (const chunk of chunks) this.chunks.push(this.spill.keep(chunk));
  }

  /** All that was written, in order. */
  async *read(): AsyncGenerator<Buffer> {
    for (const chunk of this.chunks) yield this.spill.get(chunk);
  }

  /** Gives back the temporary file, if there is one. To be called once, whatever happened before. */
  close(): void {
    this.spill.close();
  }
}
