import type { AnswerStore } from '../rules/answer.ts';
import { type Kept, Spill } from './spill.ts';

/** Answers are put together to pieces of this size: to write each on its own would take much longer. */
const PIECE = 1 << 20;
/** How many bytes say how long an answer is. */
const LENGTH = 4;

/** Keeps answers so that memory does not grow with them: see {@link Spill}. */
export class KeptAnswers implements AnswerStore {
  private readonly spill = new Spill();
  private readonly pieces: Kept[] = [];
  private readonly open = Buffer.allocUnsafeSlow(PIECE);
  private used = 0;
  /** The piece that was read last: answers that stand together are often asked for together. */
  private read: { readonly piece: number; readonly bytes: Buffer } | undefined;

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
    const bytes = this.piece((handle - at) / PIECE);
    return bytes.subarray(at + LENGTH, at + LENGTH + bytes.readUInt32LE(at));
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

  private piece(piece: number): Buffer {
    const kept = this.pieces[piece];
    if (kept === undefined) return this.open;
    if (this.read?.piece !== piece) this.read = { piece, bytes: this.spill.get(kept) };
    return this.read.bytes;
  }
}
