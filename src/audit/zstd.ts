import { Readable, type Transform } from 'node:stream';
import * as zlib from 'node:zlib';
import { ToolReplayError } from '../error.ts';

/** How a file starts that Zstandard compressed: RFC 8878, section 3.1.1. */
const MAGIC = Buffer.of(0x28, 0xb5, 0x2f, 0xfd);

/** Whether a file that starts like this is compressed with Zstandard. */
export function isZstd(head: Buffer): boolean {
  return head.subarray(0, MAGIC.length).equals(MAGIC);
}

/**
 * The bytes that were compressed.
 *
 * @throws ToolReplayError where this Node knows no Zstandard (before 22.15), or the bytes are damaged
 */
export async function* zstdDecompressed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const stream = zstdStream();
  let given = 0;
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      given += chunk.length;
      // A stream asks for the next while it still has this one, which is valid only until then.
      yield Buffer.from(chunk);
    }
  };
  const source = Readable.from(counted());
  source.on('error', (error) => stream.destroy(error));
  try {
    for await (const chunk of source.pipe(stream)) yield chunk as Buffer;
    // Node ends at the last frame without a word: what follows it would not be audited.
    if (stream.bytesWritten < given) throw damaged();
  } catch (error) {
    // Node's own code for data that is cut off is Z_BUF_ERROR.
    throw error instanceof Error && 'code' in error && /^(ZSTD|Z)_/.test(String(error.code)) ? damaged() : error;
  }
}

/** A stream that decompresses. */
function zstdStream(): Transform & { readonly bytesWritten: number } {
  // The types are those of Node 20, which does not have it.
  if ('createZstdDecompress' in zlib) return (zlib.createZstdDecompress as typeof zstdStream)();
  throw new ToolReplayError('encoding', {
    found: 'a file compressed with Zstandard',
    expected: 'plain text, since this Node cannot decompress it',
    advice: 'decompress it first, or use Node 22.15 or later',
  });
}

function damaged(): ToolReplayError {
  return new ToolReplayError('encoding', { found: 'damaged Zstandard data', expected: 'a whole compressed file' });
}
