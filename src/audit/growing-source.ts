import { type FSWatcher, watch } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
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
      watcher = watch(this.path, () => this.wake());
      // Without it the file is looked at from time to time.
      watcher.on('error', () => watcher?.close());
      yield* this.read(file);
    } catch (error) {
      throw fileError(error);
    } finally {
      watcher?.close();
      await file?.close();
    }
  }

  private async *read(file: FileHandle): AsyncGenerator<Buffer> {
    for (;;) {
      // What was written before it was told to stop is read.
      const isLast = this.isStopped;
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(CHUNK), 0, CHUNK);
      if (bytesRead > 0) yield buffer.subarray(0, bytesRead);
      else if (isLast) return;
      else await this.change();
    }
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
    const stopped = new Promise<'stopped'>((done) => {
      this.end = () => done('stopped');
    });
    if (this.isStopped) this.end();
    for (;;) {
      const next = await Promise.race([chunks.next(), stopped]);
      if (next === 'stopped') {
        // Not waited for: the chunk that is being read may never come.
        chunks.return?.(undefined).catch(() => undefined);
        return;
      }
      if (next.done) return;
      yield next.value;
    }
  }
}

/**
 * A source that gives whole lines as they come. What is behind the last line end is one too where the source has ended by
 * itself, and else the start of one.
 *
 * @param wasStopped asked at the end
 */
export function wholeLines(source: Source, wasStopped: () => boolean): Source {
  return {
    name: source.name,
    async *chunks() {
      let held: Buffer[] = [];
      for await (const chunk of source.chunks()) {
        const end = chunk.lastIndexOf(LINE_FEED) + 1;
        if (end > 0) {
          yield Buffer.concat([...held, chunk.subarray(0, end)]);
          held = [];
        }
        if (end < chunk.length) held.push(Buffer.from(chunk.subarray(end)));
      }
      if (held.length > 0 && !wasStopped()) yield Buffer.concat(held);
    },
  };
}
