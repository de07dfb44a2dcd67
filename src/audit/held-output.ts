import { mkdtempSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeSignal } from './signals.ts';
import { writeError } from './system-error.ts';

const CHUNK = 1 << 20;
const IN_MEMORY = 16 * CHUNK;

/**
 * Output that is held back until it is known that all of it may be seen.
 *
 * Up to 16 MiB wait in memory and what goes beyond in a temporary file, so that memory does not grow with the output. A
 * signal that ends the process leaves nothing of it behind.
 */
export class HeldOutput {
  private readonly first: Buffer[] = [];
  private size = 0;
  private folder: string | undefined;
  private file: FileHandle | undefined;
  private forget: (() => void) | undefined;

  /**
   * Takes in chunks, each of which need be valid only until the next is asked for.
   *
   * @throws ToolReplayError when the temporary file cannot be written, and whatever the chunks throw
   */
  async write(chunks: AsyncIterable<Buffer>): Promise<void> {
    for await (const chunk of chunks) {
      this.size += chunk.length;
      if (this.size <= IN_MEMORY) this.first.push(Buffer.from(chunk));
      else await this.append(chunk);
    }
  }

  /** All that was written, in order. Each chunk is valid until the next is asked for. */
  async *read(): AsyncGenerator<Buffer> {
    yield* this.first;
    if (this.file === undefined) return;
    const chunk = Buffer.allocUnsafeSlow(CHUNK);
    for (let position = 0; ; ) {
      const { bytesRead } = await this.file.read(chunk, 0, CHUNK, position);
      if (bytesRead === 0) break;
      yield chunk.subarray(0, bytesRead);
      position += bytesRead;
    }
  }

  /** Gives back the temporary file, if there is one. To be called once, whatever happened before. */
  async close(): Promise<void> {
    await this.file?.close();
    this.remove();
    this.forget?.();
  }

  private async append(chunk: Buffer): Promise<void> {
    try {
      if (this.file === undefined) {
        this.forget = beforeSignal(() => this.remove());
        // At once, not awaited: a signal must find either no folder or one that is known.
        this.folder = mkdtempSync(join(tmpdir(), 'toolreplay-'));
        this.file = await open(join(this.folder, 'held'), 'wx+', 0o600);
      }
      await this.file.writeFile(chunk);
    } catch (error) {
      throw writeError(error, tmpdir());
    }
  }

  private remove(): void {
    if (this.folder !== undefined) rmSync(this.folder, { recursive: true, force: true });
  }
}
