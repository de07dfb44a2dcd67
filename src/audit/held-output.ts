import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeError } from './system-error.ts';

const CHUNK = 1 << 20;
const IN_MEMORY = 1 << 24;

/**
 * Output that is held back until it is known that all of it may be seen.
 *
 * Up to 16 MiB wait in memory and what goes beyond in a temporary file, so that memory does not grow with the output.
 */
export class HeldOutput {
  private chunk = Buffer.allocUnsafeSlow(CHUNK);
  private length = 0;
  private readonly full: Buffer[] = [];
  private held = 0;
  private folder: string | undefined;
  private file: FileHandle | undefined;

  async write(pieces: readonly Buffer[]): Promise<void> {
    for (const piece of pieces) {
      if (this.length + piece.length > CHUNK) await this.store(piece.length);
      this.chunk.set(piece, this.length);
      this.length += piece.length;
    }
  }

  /** All that was written, in order. */
  async *read(): AsyncGenerator<Buffer> {
    yield* this.full;
    if (this.file !== undefined) {
      const chunk = Buffer.allocUnsafeSlow(CHUNK);
      for (let position = 0; ; ) {
        const { bytesRead } = await this.file.read(chunk, 0, CHUNK, position);
        if (bytesRead === 0) break;
        yield Buffer.from(chunk.subarray(0, bytesRead));
        position += bytesRead;
      }
    }
    yield this.chunk.subarray(0, this.length);
  }

  /** Gives back the temporary file, if there is one. */
  async close(): Promise<void> {
    await this.file?.close();
    if (this.folder !== undefined) await rm(this.folder, { recursive: true, force: true });
  }

  /** Puts the chunk away and starts another, with room for the next piece. */
  private async store(next: number): Promise<void> {
    const done = this.chunk.subarray(0, this.length);
    if (this.file === undefined && this.held + done.length <= IN_MEMORY) {
      this.full.push(done);
      this.held += done.length;
      this.chunk = Buffer.allocUnsafeSlow(Math.max(CHUNK, next));
    } else {
      await this.append(done);
      if (next > this.chunk.length) this.chunk = Buffer.allocUnsafeSlow(next);
    }
    this.length = 0;
  }

  private async append(done: Buffer): Promise<void> {
    try {
      if (this.file === undefined) {
        this.folder = await mkdtemp(join(tmpdir(), 'toolreplay-'));
        this.file = await open(join(this.folder, 'held'), 'wx+', 0o600);
      }
      await this.file.writeFile(done);
    } catch (error) {
      throw writeError(error, tmpdir());
    }
  }
}
