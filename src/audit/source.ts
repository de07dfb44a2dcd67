// Its `promises` are loaded when they are first asked for, which `version` and a mistyped command never do.
import fs from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import type { ToolReplayError } from '../error.ts';
import type { Found } from './discover.ts';
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

/** The bytes of a file, or why it must not be read. */
export function sourceOf({ file, path, error }: Found): Source {
  return error === undefined ? fileSource(path, file) : refusedSource(file, error);
}

function refusedSource(name: string, error: ToolReplayError): Source {
  return {
    name,
    // biome-ignore lint/correctness/useYield: all that there is of it is the error.
    chunks: async function* () {
      throw error;
    },
  };
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
  let ahead: Promise<unknown> = Promise.resolve();
  try {
    file = await fs.promises.open(path);
    // Of a pipe the next chunk may never come, and the process could not end before it.
    const isRegular = (await file.stat()).isFile();
    let chunk = Buffer.allocUnsafeSlow(CHUNK);
    let next = isRegular ? Buffer.allocUnsafeSlow(CHUNK) : chunk;
    let reading = file.read(chunk, 0, CHUNK);
    for (;;) {
      const { bytesRead } = await reading;
      if (bytesRead === 0) break;
      if (isRegular) {
        reading = file.read(next, 0, CHUNK);
        ahead = reading;
      }
      yield chunk.subarray(0, bytesRead);
      if (!isRegular) reading = file.read(next, 0, CHUNK);
      [chunk, next] = [next, chunk];
    }
  } catch (error) {
    throw fileError(error);
  } finally {
    await ahead.catch(() => {
      // Whoever wanted to know has heard of it, or stopped before.
    });
    await file?.close();
  }
}
