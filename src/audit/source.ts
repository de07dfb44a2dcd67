import { type FileHandle, open } from 'node:fs/promises';
import { type ErrorCode, ToolReplayError } from '../error.ts';

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
    file = await open(path);
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

/** What is there is nothing that a transcript can be read from. */
export function notAFile(found: string): ToolReplayError {
  const fault = { found, expected: 'a readable file', advice: "name its files, as in 'folder/**/*.jsonl'" };
  return new ToolReplayError('not-a-file', fault);
}

/** What the system says of a file that cannot be opened or read, in this product's words. */
export function fileError(error: unknown): Error {
  if (error instanceof ToolReplayError) return error;
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return error as Error;
  if (error.code === 'EISDIR') return notAFile('a directory');
  const known: { [code: string]: [ErrorCode, found: string, advice: string] } = {
    ENOENT: ['not-found', 'no such file', 'check the path'],
    ENOTDIR: ['not-found', 'no such file', 'check the path'],
    EACCES: ['unreadable', 'no permission to read it', 'check its mode and owner'],
    EPERM: ['unreadable', 'no permission to read it', 'check its mode and owner'],
  };
  const [code, found, advice] = known[String(error.code)] ?? [
    'unreadable',
    `a read error (${String(error.code)})`,
    'try again',
  ];
  return new ToolReplayError(code, { found, expected: 'a readable file', advice }, {}, { cause: error });
}
