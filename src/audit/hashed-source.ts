import { createHash } from 'node:crypto';
import type { Source } from './source.ts';

/** What the bytes of a file come to, once all of them were read. */
export interface Hashed {
  readonly bytes: number;
  /** 64 lower-case hex digits. */
  readonly sha256: string;
}

/** Takes the digest of bytes while they go by. */
export class Hashing {
  private readonly hash = createHash('sha256');
  private bytes = 0;
  private known: Hashed | undefined;

  update(bytes: Buffer): void {
    this.hash.update(bytes);
    this.bytes += bytes.length;
  }

  /** The same chunks. */
  async *through(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.update(chunk);
      yield chunk;
    }
  }

  /** A source whose bytes go by here when they are read: once. */
  source(source: Source): Source {
    return { name: source.name, chunks: () => this.through(source.chunks()) };
  }

  /** To be asked for at the end: nothing goes by after it. */
  result(): Hashed {
    this.known ??= { bytes: this.bytes, sha256: this.hash.digest('hex') };
    return this.known;
  }
}
