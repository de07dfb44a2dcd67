import type { AnswerStore } from '../rules/answer.ts';
import { type Kept, Spill } from './spill.ts';

/** Answers are put together to pieces of this size: to write each on its own would take much longer. */
const PIECE = 1 << 20;
/** How many bytes say how long an answer is. */
const LENGTH = 4;

/** So much is read at once of a piece that went to the file, and so often. */
const WINDOW = 1 << 16;
const MOST_WINDOWS = 8;

/** A part of a piece that was read. */
interface Window {
  /** The answer that it begins with, and where that stands in its piece. */
  readonly start: number;
  readonly from: number;
  readonly memory: Buffer;
  /** As much of the memory as was read. */
  readonly bytes: Buffer;
}

/** Keeps answers so that memory does not grow with them: see {@link Spill}. */
export class KeptAnswers implements AnswerStore {
  private readonly spill = new Spill();
  private readonly pieces: Kept[] = [];
  private readonly open = Buffer.allocUnsafeSlow(PIECE);
  private used = 0;
  /** What was read last, the latest first: answers that stand together are often asked for together. */
  private readonly windows: Window[] = [];

  /** @throws ToolReplayError when the temporary file cannot be written */
  keep(response: Buffer): number {
    const size = LENGTH + response.length;
    if (size > PIECE - this.used) this.finishPiece();
    if (size > PIECE) {
      const alone = Buffer.allocUnsafeSlow(size);
      alone.writeUInt32LE(response.length, 0);
      response.copy(alone, LENGTH);
      this.pieces.push(this.spill.keep(alone));
      return (this.pieces.length - 1) * PIECE;
    }
    const handle = this.pieces.length * PIECE + this.used;
    this.open.writeUInt32LE(response.length, this.used);
    response.copy(this.open, this.used + LENGTH);
    this.used += size;
    return handle;
  }

  /** @throws ToolReplayError when the temporary file cannot be read */
  get(handle: number): Buffer {
    const at = handle % PIECE;
    const kept = this.pieces[(handle - at) / PIECE] ?? this.open;
    if (Buffer.isBuffer(kept)) return answerIn(kept, at);
    const { bytes, from } = this.window(handle, kept, at);
    if (at - from + LENGTH + bytes.readUInt32LE(at - from) <= bytes.length) return answerIn(bytes, at - from);
    return answerIn(this.spill.get(kept), at);
  }

  /** Gives back the temporary file, if there is one. */
  close(): void {
    this.spill.close();
  }

  private finishPiece(): void {
    if (this.used === 0) return;
    this.pieces.push(this.spill.keep(this.open.subarray(0, this.used)));
    this.used = 0;
  }

  /** What was read of a piece that holds an answer, or at least how long that is. */
  private window(handle: number, kept: Exclude<Kept, Buffer>, at: number): Window {
    const { windows } = this;
    const known = windows.findIndex((window) => isWithin(handle, window));
    const window = known === -1 ? this.read(handle, kept, at) : (windows[known] as Window);
    if (known !== -1) windows.splice(known, 1);
    windows.unshift(window);
    return window;
  }

  /** Reads on from an answer, into the memory of what was not asked for the longest. */
  private read(handle: number, kept: Exclude<Kept, Buffer>, at: number): Window {
    const oldest = this.windows.length < MOST_WINDOWS ? undefined : this.windows.pop();
    const memory = oldest?.memory ?? Buffer.allocUnsafeSlow(WINDOW);
    const length = this.spill.read(kept, at, memory);
    return { start: handle, from: at, memory, bytes: memory.subarray(0, length) };
  }
}

function answerIn(bytes: Buffer, at: number): Buffer {
  return bytes.subarray(at + LENGTH, at + LENGTH + bytes.readUInt32LE(at));
}

/** Whether all of an answer was read, or it is at the start, so that to read once more would give no more. */
function isWithin(handle: number, { start, bytes }: Window): boolean {
  const at = handle - start;
  if (at === 0) return true;
  if (at < 0 || at + LENGTH > bytes.length) return false;
  return at + LENGTH + bytes.readUInt32LE(at) <= bytes.length;
}
