// Its `promises` are loaded when they are first asked for, which `version` and a mistyped command never do.
import fs from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { fileError } from './system-error.ts';

/** A transcript's bytes, and the name that reports give it. */
export interface Source {
  readonly name: string;
  /** Each chunk is valid until the next is asked for. */
  chunks(): AsyncIterable<Buffer>;
}

const CHUNK = 1 << 20;

/** A file, or whatever can be read like one (a named pipe, `/dev/fd/3`). */
export function fileSource(path: string, name: string = path): Source {
  return { name, chunks: () => readFile(path) };
}

/** A stream that is being read by nobody else, such as standard input. */
export function streamSource(stream: AsyncIterable<Buffer>, name: string): Source {
  return { name, chunks: () => readStream(stream) };
}

async function* readStream(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* stream;
  } catch (error) {
    throw fileError(error);
  }
}

async function* readFile(path: string): AsyncGenerator<Buffer> {
  let file: FileHandle | undefined;
  try {
    file = await fs.promises.open(path);
    const chunk = Buffer.allocUnsafeSlow(CHUNK);
    for (;;) {
      const { bytesRead } = await file.read(chunk, 0, CHUNK);
      if (bytesRead === 0) break;
      yield chunk.subarray(0, bytesRead);
    }
  } catch (error) {
    throw fileError(error);
  } finally {
    await file?.close();
  }
}
