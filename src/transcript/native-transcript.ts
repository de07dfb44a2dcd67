import { type Fault, ToolReplayError } from '../error.ts';
import { checkEncoding } from '../json/encoding.ts';
import { columnOf } from '../json/value.ts';
import { type Line, LineSplitter } from './lines.ts';
import { NativeLineParser } from './native-line.ts';
import type { Record } from './record.ts';

/** Which of the two kinds of line a reader of a transcript takes. The first line then binds all others to its kind. */
export type Accepted = 'sealed' | 'unsealed' | 'either';

/** Reads one native transcript, chunk by chunk. Where the chunks are cut makes no difference. */
export class NativeTranscript {
  /** Calls so far. */
  calls = 0;
  /** Whether the lines are sealed; undefined before the first call. */
  sealed: boolean | undefined;
  private readonly splitter = new LineSplitter();
  private readonly parser = new NativeLineParser();
  private readonly accepted: Accepted;

  constructor(accepted: Accepted) {
    this.accepted = accepted;
  }

  /**
   * The calls on the lines that end in this chunk. Each is valid until the next is asked for.
   *
   * @throws ToolReplayError with line and column
   */
  *read(chunk: Buffer): Generator<Record> {
    for (const line of this.splitter.split(chunk)) {
      const record = this.record(line);
      if (record !== undefined) yield record;
    }
  }

  /** The call on a last line that has no line feed. */
  *finish(): Generator<Record> {
    for (const line of this.splitter.finish()) {
      const record = this.record(line);
      if (record !== undefined) yield record;
    }
  }

  private record(line: Line): Record | undefined {
    const record = this.parse(line);
    if (record === undefined) return undefined;
    const sealed = record.seal !== undefined;
    if (this.sealed === undefined) this.checkAccepted(record);
    else if (this.sealed !== sealed) throw mixed(record);
    this.sealed = sealed;
    this.calls++;
    return record;
  }

  private parse(line: Line): Record | undefined {
    if (line.number === 1) checkEncoding(line.text.subarray(line.start, Math.min(line.start + 4, line.end)));
    try {
      return this.parser.parse(line, this.calls);
    } catch (error) {
      if (!(error instanceof ToolReplayError) || error.place.offset === undefined) throw error;
      throw error.at({ line: line.number, column: columnOf(line.text, line.start, error.place.offset) });
    }
  }

  private checkAccepted({ seal, line }: Record): void {
    const sealed = seal !== undefined;
    if (this.accepted === 'either' || (this.accepted === 'sealed') === sealed) return;
    const fault: Fault = sealed
      ? {
          found: 'a sealed line',
          expected: 'no "prev" and "digest"',
          advice: 'toolreplay audit takes sealed transcripts too',
        }
      : {
          found: 'a line without "prev" and "digest"',
          expected: 'a sealed transcript',
          advice: 'toolreplay seal makes one',
        };
    throw new ToolReplayError(sealed ? 'sealed' : 'not-sealed', fault, { line });
  }
}

function mixed({ seal, line }: Record): ToolReplayError {
  const fault: Fault =
    seal === undefined
      ? { found: 'an unsealed line', expected: 'a sealed one, as before' }
      : { found: 'a sealed line', expected: 'an unsealed one, as before' };
  return new ToolReplayError('mixed', fault, { line });
}
