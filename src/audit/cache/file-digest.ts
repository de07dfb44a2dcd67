import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { sha256 } from '../../json/digest.ts';
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
      let read = fs.readSync(file, this.chunk, 0, CHUNK, null);
      // Most files are no larger, and there may be thousands.
      if (read < CHUNK && fs.fstatSync(file).size === read)
        return { bytes: read, sha256: sha256(this.chunk.subarray(0, read), 'hex') };
      const hash = createHash('sha256');
      let bytes = 0;
      while (read > 0) {
        hash.update(read === CHUNK ? this.chunk : this.chunk.subarray(0, read));
        bytes += read;
        await turn();
        read = fs.readSync(file, this.chunk, 0, CHUNK, null);
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
