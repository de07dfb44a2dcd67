import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import type { Hashed } from '../hashed-source.ts';
import { turn } from '../turn.ts';

const CHUNK = 1 << 20;

/** Takes the digests of files, one after the other: many small ones cost no more than to open and to read them. */
export class FileDigest {
  private readonly chunk = Buffer.allocUnsafeSlow(CHUNK);

  /** @returns undefined for what is no regular file, or cannot be read */
  async of(path: string): Promise<Hashed | undefined> {
    const file = opened(path);
    if (file === undefined) return undefined;
    try {
      const hash = createHash('sha256');
      let bytes = 0;
      for (;;) {
        const read = fs.readSync(file, this.chunk, 0, CHUNK, null);
        if (read === 0) break;
        hash.update(read === CHUNK ? this.chunk : this.chunk.subarray(0, read));
        bytes += read;
        await turn();
      }
      return { bytes, sha256: hash.digest('hex') };
    } catch {
      // Whoever audits it says why it cannot be read.
      return undefined;
    } finally {
      fs.closeSync(file);
    }
  }
}

/** A pipe is not opened: what is written to it can be read once. */
function opened(path: string): number | undefined {
  try {
    return fs.statSync(path).isFile() ? fs.openSync(path, fs.constants.O_RDONLY) : undefined;
  } catch {
    // As above.
    return undefined;
  }
}
