import fs from 'node:fs';
import { promisify } from 'node:util';
import type { ToolReplayError } from '../error.ts';
import type { Found } from './discover.ts';
import { fileError, notAFile } from './system-error.ts';

/** A transcript's bytes, and the name that reports give it. */
export interface Source {
  readonly name: string;
  /** Each chunk is valid until the next is asked for. */
  chunks(): AsyncIterable<Buffer>;
}

const CHUNK = 1 << 20;

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
    const small = isSmall(path);
    file = small ? fs.openSync(path, WITHOUT_WAITING) : await open(path, 'r');
    const stat = fs.fstatSync(file);
    const isRegular = stat.isFile();
    if (small && !isRegular) throw notAFile('what is no file any more');
    if (isRegular && stat.size < CHUNK) {
      yield* readSmall(file);
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

const { O_RDONLY, O_NONBLOCK = 0 } = fs.constants;
/** Whoever puts a pipe in the place of a file could stop the audit for good, if opening it waited for a writer. */
const WITHOUT_WAITING = O_RDONLY | O_NONBLOCK;

/** Whether it is a file of one chunk, for which it would take longer to wait for another thread than to open and to read it. */
function isSmall(path: string): boolean {
  const stat = fs.statSync(path);
  return stat.isFile() && stat.size < CHUNK;
}

/** The memory that the last small file was read into: to make and to collect it takes longer than to read the next one. */
let spare: Buffer | undefined;

function* readSmall(file: number): Generator<Buffer> {
  const chunk = spare ?? Buffer.allocUnsafeSlow(CHUNK);
  spare = undefined;
  try {
    for (let bytes = fs.readSync(file, chunk); bytes > 0; bytes = fs.readSync(file, chunk))
      yield chunk.subarray(0, bytes);
  } finally {
    spare = chunk;
  }
}
