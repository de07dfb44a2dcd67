import { type FSWatcher, watch } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { ToolReplayError } from '../error.ts';
import { MAX_LINE } from '../transcript/lines.ts';
import type { Source } from './source.ts';
import { fileError } from './system-error.ts';

const CHUNK = 1 << 16;
const LINE_FEED = 0x0a;
/** Not every file system says when a file grows; so often it is looked at, in milliseconds. */
const INTERVAL = 500;

/** A file that somebody still appends to. It ends when this is told to. */
export class GrowingFile implements Source {
  readonly name: string;
  private readonly path: string;
  isStopped = false;
  private wake: () => void = () => undefined;

  /** @param path absolute @param name how errors name it */
  constructor(path: string, name: string) {
    this.path = path;
    this.name = name;
  }

  /** Has it end with what is there now. */
  stop(): void {
    this.isStopped = true;
    this.wake();
  }

  async *chunks(): AsyncGenerator<Buffer> {
    let watcher: FSWatcher | undefined;
    let file: FileHandle | undefined;
    try {
      file = await open(this.path);
      watcher = this.watched();
      yield* this.read(file);
    } catch (error) {
      throw fileError(error);
    } finally {
      watcher?.close();
      await file?.close();
    }
  }

  private watched(): FSWatcher | undefined {
    try {
      const watcher = watch(this.path, () => this.wake());
      return watcher.on('error', () => watcher.close());
    } catch {
      // There are no more of them, or none here: the file is looked at from time to time.
      return undefined;
    }
  }

  private async *read(file: FileHandle): AsyncGenerator<Buffer> {
    let position = 0;
    let end = Number.POSITIVE_INFINITY;
    for (;;) {
      // What is there when it is told to stop is read, however fast more is written.
      if (this.isStopped && end === Number.POSITIVE_INFINITY) end = (await file.stat()).size;
      const most = Math.min(CHUNK, end - position);
      // Looked at first: what was written before it was taken away is read.
      const fault = await this.fault(file, position);
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(CHUNK), 0, most, position);
      position += bytesRead;
      if (bytesRead > 0) yield buffer.subarray(0, bytesRead);
      else if (fault !== undefined) throw fault;
      else if (end !== Number.POSITIVE_INFINITY) return;
      else await this.change();
    }
  }

  /** Why nothing more can come that belongs to what was read. */
  private async fault(file: FileHandle, read: number): Promise<ToolReplayError | undefined> {
    const { dev, ino, size } = await file.stat({ bigint: true });
    if (size < read) return gone('a file that was cut while it was read');
    const there = await stat(this.path, { bigint: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (there === undefined) return gone('a file that was taken away while it was read');
    return there.dev === dev && there.ino === ino
      ? undefined
      : gone('another file in the place of the one that was read');
  }

  private change(): Promise<void> {
    if (this.isStopped) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, INTERVAL);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** A stream that ends, for whoever reads it, when this is told to: what comes later is not read. */
export class StoppableStream implements Source {
  readonly name: string;
  isStopped = false;
  private readonly source: Source;
  private end: () => void = () => undefined;

  constructor(source: Source) {
    this.name = source.name;
    this.source = source;
  }

  stop(): void {
    this.isStopped = true;
    this.end();
  }

  async *chunks(): AsyncGenerator<Buffer> {
    const chunks = this.source.chunks()[Symbol.asyncIterator]();
    for (;;) {
      const next = await this.nextOf(chunks);
      if (next === 'stopped') {
        // Not waited for: the chunk that is being read may never come.
        chunks.return?.(undefined).catch(() => undefined);
        return;
      }
      if (next.done) return;
      yield next.value;
    }
  }

  /** One promise a chunk: one for all of them, in a race, would hold each chunk until the end. */
  private nextOf(chunks: AsyncIterator<Buffer>): Promise<IteratorResult<Buffer> | 'stopped'> {
    return new Promise((done, fail) => {
      this.end = () => done('stopped');
      if (this.isStopped) this.end();
      else chunks.next().then(done, fail);
    });
  }
}

/**
 * A source that gives whole lines as they come. What is behind the last line end is one too where the source has ended by
 * itself, and else the start of one.
 *
 * @param wasStopped asked at the end
 * @param onRest hears how many bytes of such a start are left out
 */
export function wholeLines(source: Source, wasStopped: () => boolean, onRest: (bytes: number) => void): Source {
  return {
    name: source.name,
    async *chunks() {
      let held: Buffer[] = [];
      let length = 0;
      for await (const chunk of source.chunks()) {
        const end = chunk.lastIndexOf(LINE_FEED) + 1;
        if (end > 0) {
          yield Buffer.concat([...held, chunk.subarray(0, end)]);
          held = [];
          length = 0;
        }
        if (end === chunk.length) continue;
        held.push(Buffer.from(chunk.subarray(end)));
        length += chunk.length - end;
        // Whoever reads lines says that it is too long.
        if (length > MAX_LINE) break;
      }
      if (length === 0) return;
      if (wasStopped() && length <= MAX_LINE) onRest(length);
      else yield Buffer.concat(held);
    },
  };
}

function gone(found: string): ToolReplayError {
  const fault = {
    found,
    expected: 'one that only grows',
    advice: 'what was sealed stays; start again with all of the transcript',
  };
  return new ToolReplayError('unreadable', fault);
}
