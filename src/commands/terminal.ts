import { resolve } from 'node:path';
import { fileSource, type Source, streamSource } from '../audit/source.ts';
import { writeError } from '../audit/system-error.ts';
import { type Paint, plain } from '../report/paint.ts';

/** The streams that a command may use, as Node gives them. */
export interface Streams {
  /** Opens standard input, when a command wants it. */
  stdin(): AsyncIterable<Buffer>;
  readonly stdout: NodeJS.WriteStream;
  /** Opens standard error, when there is something to say. */
  stderr(): NodeJS.WriteStream;
}

const BATCH = 1 << 16;
const COLOURS = { red: 31, yellow: 33, green: 32, bold: 1, dim: 2 } as const;

/** Where a command reads and writes. No command touches the process itself. */
export class Terminal {
  /** The working directory, absolute. */
  readonly folder: string;
  /** Colour for what is written to standard output; none unless a person looks at it. */
  readonly paint: Paint;
  /** Gives the day as `2027-01-31`, for what expires. */
  readonly today: () => string;
  /** The value of a variable of the environment. */
  readonly variable: (name: string) => string | undefined;
  private readonly streams: Streams;
  private readonly isDumb: boolean;
  private failure: Error | undefined;
  /** Whether a passing line is shown. */
  private isShown = false;
  private errors: NodeJS.WriteStream | undefined;

  constructor(streams: Streams, folder: string, environment: NodeJS.ProcessEnv, today: () => string) {
    this.streams = streams;
    this.folder = folder;
    this.today = today;
    this.variable = (name) => environment[name];
    // https://no-color.org: any value that is not empty.
    this.isDumb = environment['TERM'] === 'dumb';
    const colour = streams.stdout.isTTY && !environment['NO_COLOR'] && !this.isDumb;
    this.paint = colour ? (name, text) => `\u001b[${COLOURS[name]}m${text}\u001b[0m` : plain;
    streams.stdout.on('error', (error) => {
      this.failure ??= error;
    });
  }

  /** A file named on the command line; `-` is standard input. */
  source(operand: string): Source {
    return operand === '-'
      ? streamSource(this.streams.stdin(), '<stdin>')
      : fileSource(resolve(this.folder, operand), operand);
  }

  /**
   * Writes text to standard output, no faster than it is read. A reader that went away (`| head`) is no error: the rest
   * is not written.
   *
   * @throws ToolReplayError when it cannot be written for another reason
   */
  async write(pieces: Iterable<string>): Promise<void> {
    let batch = '';
    for (const piece of pieces) {
      batch += piece;
      if (batch.length < BATCH) continue;
      await this.send(batch);
      if (this.readerGone()) return;
      batch = '';
    }
    await this.send(batch);
    this.readerGone();
  }

  /** Writes bytes to standard output, as {@link write} does. */
  async writeBytes(chunks: AsyncIterable<Buffer>): Promise<void> {
    for await (const chunk of chunks) {
      await this.send(chunk);
      if (this.readerGone()) return;
    }
  }

  /** One line to standard error. */
  note(line: string): void {
    this.status('');
    this.stderr.write(`${line}\n`);
  }

  /** Whether a passing line can be shown: a person looks at a terminal that can take it away again. */
  get showsStatus(): boolean {
    return this.stderr.isTTY && !this.isDumb;
  }

  /**
   * Shows a passing line on standard error, over the one before, as much of it as fits. Whatever else is written takes it
   * away first.
   *
   * @param line without anything that has no width, or more than one column; empty: none is to be shown any more
   */
  status(line: string): void {
    if (line === '' ? !this.isShown : !this.showsStatus) return;
    this.isShown = line !== '';
    // A line that fills the last column may go on in the next.
    this.stderr.write(`\r\u001b[K${line.slice(0, Math.max(0, (this.stderr.columns || 80) - 1))}`);
  }

  private get stderr(): NodeJS.WriteStream {
    if (this.errors === undefined) {
      this.errors = this.streams.stderr();
      this.errors.on('error', () => {
        // Nobody is there to be told.
      });
    }
    return this.errors;
  }

  private send(data: string | Buffer): Promise<void> {
    this.status('');
    if (data.length === 0 || this.failure !== undefined) return Promise.resolve();
    return new Promise((done) => {
      this.streams.stdout.write(data, (error) => {
        if (error) this.failure ??= error;
        done();
      });
    });
  }

  private readerGone(): boolean {
    if (this.failure === undefined) return false;
    // Windows calls it EOF when the reader goes away in the middle of a write.
    if ('code' in this.failure && (this.failure.code === 'EPIPE' || this.failure.code === 'EOF')) return true;
    throw writeError(this.failure, '<stdout>');
  }
}
