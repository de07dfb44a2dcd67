import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeSignal } from './signals.ts';
import { writeError } from './system-error.ts';

/** So many bytes wait in memory before what is kept goes to a file. */
const IN_MEMORY = 16 * 1024 * 1024;

/** What was kept: the bytes themselves, or where they stand in the file. */
export type Kept = Buffer | { readonly at: number; readonly length: number };

/**
 * Keeps texts for later so that memory does not grow with them: up to 16 MiB wait in memory, and what goes beyond in a
 * temporary file. That has no name once it is open, so whatever ends the process leaves nothing of it behind. Windows takes
 * no name from a file that is open: there a signal takes the file away.
 */
export class Spill {
  private inMemory = 0;
  private written = 0;
  private folder: string | undefined;
  private file: number | undefined;
  private forget: (() => void) | undefined;

  /**
   * @param bytes need be valid only during the call
   * @throws ToolReplayError when the temporary file cannot be written
   */
  keep(bytes: Buffer): Kept {
    if (this.inMemory + bytes.length <= IN_MEMORY) {
      this.inMemory += bytes.length;
      return Buffer.from(bytes);
    }
    const kept = { at: this.written, length: bytes.length };
    try {
      const file = this.open();
      for (let done = 0; done < bytes.length; )
        done += writeSync(file, bytes, done, bytes.length - done, kept.at + done);
    } catch (error) {
      throw writeError(error, tmpdir());
    }
    this.written += bytes.length;
    return kept;
  }

  /** What was kept. @throws ToolReplayError when the temporary file cannot be read */
  get(kept: Kept): Buffer {
    if (Buffer.isBuffer(kept)) return kept;
    const bytes = Buffer.allocUnsafeSlow(kept.length);
    this.readInto(bytes, kept.length, kept.at);
    return bytes;
  }

  /**
   * Reads as much of what was kept, from a byte on, as there is and has room.
   *
   * @returns how many bytes that are
   * @throws ToolReplayError when the temporary file cannot be read
   */
  read(kept: Exclude<Kept, Buffer>, from: number, into: Buffer): number {
    const length = Math.min(kept.length - from, into.length);
    this.readInto(into, length, kept.at + from);
    return length;
  }

  private readInto(bytes: Buffer, length: number, at: number): void {
    try {
      const file = this.open();
      for (let done = 0; done < length; ) {
        const read = readSync(file, bytes, done, length - done, at + done);
        if (read === 0) throw new Error('the temporary file is shorter than what was written');
        done += read;
      }
    } catch (error) {
      throw writeError(error, tmpdir());
    }
  }

  /** It is not asked for again. */
  release(kept: Kept | undefined): void {
    if (Buffer.isBuffer(kept)) this.inMemory -= kept.length;
  }

  /** Gives back the temporary file, if there is one. */
  close(): void {
    if (this.file !== undefined) closeSync(this.file);
    this.file = undefined;
    this.remove();
    this.forget?.();
  }

  private open(): number {
    if (this.file === undefined) {
      this.forget = beforeSignal(() => this.remove());
      this.folder = mkdtempSync(join(tmpdir(), 'toolreplay-'));
      try {
        this.file = openSync(join(this.folder, 'spilled'), 'wx+', 0o600);
      } finally {
        if (process.platform !== 'win32') this.remove();
      }
    }
    return this.file;
  }

  private remove(): void {
    if (this.folder !== undefined) rmSync(this.folder, { recursive: true, force: true });
    this.folder = undefined;
  }
}
