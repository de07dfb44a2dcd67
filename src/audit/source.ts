import fs from 'node:fs';
import { promisify } from 'node:util';
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
const SMALLEST = 1 << 12;

const open = promisify(fs.open);
const read = promisify(fs.read);

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
  let file: number | undefined;
  let ahead: Promise<unknown> = Promise.resolve();
  try {
    file = await open(path, 'r');
    const stat = fs.fstatSync(file);
    // Of a pipe the next chunk may never come, and the process could not end before it.
    const isRegular = stat.isFile();
    if (isRegular && stat.size < CHUNK) {
      yield* readSmall(file, stat.size);
      return;
    }
    let chunk = Buffer.allocUnsafeSlow(CHUNK);
    let next = isRegular ? Buffer.allocUnsafeSlow(CHUNK) : chunk;
    let reading = read(file, chunk, 0, CHUNK, null);
    for (;;) {
      const { bytesRead } = await reading;
      if (bytesRead === 0) break;
      if (isRegular) {
        reading = read(file, next, 0, CHUNK, null);
        ahead = reading;
      }
      yield chunk.subarray(0, bytesRead);
      if (!isRegular) reading = read(file, next, 0, CHUNK, null);
      [chunk, next] = [next, chunk];
    }
  } catch (error) {
    throw fileError(error);
  } finally {
    await ahead.catch(() => {
      // Whoever wanted to know has heard of it, or stopped before.
    });
    if (file !== undefined) fs.closeSync(file);
  }
}

/**
 * Of a small file nothing is waited for but its opening: each time that a thread is asked and answers costs more than
 * to read it. Only the opening lets others have their turn, and that suffices.
 *
 * @param size what the file is said to have; it may have grown, and those of `/proc` say 0
 */
function* readSmall(file: number, size: number): Generator<Buffer> {
  const chunk = Buffer.allocUnsafeSlow(Math.max(size + 1, SMALLEST));
  for (let bytes = fs.readSync(file, chunk); bytes > 0; bytes = fs.readSync(file, chunk))
    yield chunk.subarray(0, bytes);
}
