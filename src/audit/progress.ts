import type { Progress } from './audit.ts';

/** How far an audit has come. */
export interface Reached {
  readonly files: number;
  /** How many of them are done. */
  readonly done: number;
  /** Those of files that are done count whole, be all of them read or not. */
  readonly bytes: number;
  /** How many there are in all; undefined where nobody knows. */
  readonly size: number | undefined;
  /** Since it started. */
  readonly seconds: number;
}

/** Counts what an audit has done. To count costs next to nothing: sizes are asked for when somebody wants to know. */
export class Meter implements Progress {
  private readonly now: () => number;
  private readonly changed: () => void;
  private files = 0;
  private sizeOf: (file: number) => number | undefined = () => undefined;
  private start = 0;
  /** By number, the bytes that were read of files that are not done. */
  private readonly open = new Map<number, number>();
  private openBytes = 0;
  private done = 0;
  /** The bytes of files that are done, as far as they were read. */
  private doneBytes = 0;
  /** Files that are done and of which nobody has asked yet how large they are. */
  private unsized: { file: number; read: number }[] = [];
  /** Undefined: nobody has asked yet. */
  private sizes: readonly (number | undefined)[] | undefined;
  private size: number | undefined;

  /**
   * @param now gives milliseconds
   * @param changed hears of every change
   */
  constructor(now: () => number, changed: () => void = () => undefined) {
    this.now = now;
    this.changed = changed;
  }

  started(files: number, sizeOf: (file: number) => number | undefined): void {
    this.files = files;
    this.sizeOf = sizeOf;
    this.start = this.now();
  }

  read(file: number, bytes: number): void {
    this.open.set(file, (this.open.get(file) ?? 0) + bytes);
    this.openBytes += bytes;
    this.changed();
  }

  finished(file: number): void {
    const read = this.open.get(file) ?? 0;
    this.open.delete(file);
    this.openBytes -= read;
    this.doneBytes += read;
    this.done++;
    this.unsized.push({ file, read });
    this.changed();
  }

  /** How far it has come; undefined before it has started. */
  get reached(): Reached | undefined {
    if (this.files === 0) return undefined;
    const sizes = this.askedSizes();
    for (const { file, read } of this.unsized) this.doneBytes += Math.max(0, (sizes[file] ?? 0) - read);
    this.unsized = [];
    const bytes = this.doneBytes + this.openBytes;
    const { files, done, size } = this;
    // More than there is comes of a file that is compressed, or grows.
    const isKnown = size !== undefined && bytes <= size;
    return { files, done, bytes, size: isKnown ? size : undefined, seconds: (this.now() - this.start) / 1000 };
  }

  private askedSizes(): readonly (number | undefined)[] {
    if (this.sizes === undefined) {
      this.sizes = Array.from({ length: this.files }, (_, file) => this.sizeOf(file));
      this.size = this.sizes.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0);
    }
    return this.sizes;
  }
}
