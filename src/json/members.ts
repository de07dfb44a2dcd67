import { COMMA } from './bytes.ts';
import { compareKeys } from './keys.ts';

/** Up to here an insertion sort beats the engine's own, and almost every object is that small. */
const FEW = 16;

/**
 * The members of the objects that are being written, the innermost last: where in the canonical form each begins, and
 * where its key ends. A stack, so that one pair of arrays serves any depth.
 */
export class Members {
  count = 0;
  private starts = new Int32Array(128);
  private keyEnds = new Int32Array(128);
  private offsets = new Int32Array(128);
  private order = new Int32Array(128);
  private scratch = Buffer.allocUnsafeSlow(1 << 12);

  /** Adds a member whose key, quotes included, is `text[start, keyEnd)`, and stands at an offset of the input. */
  push(start: number, keyEnd: number, offset: number): void {
    if (this.count === this.starts.length) {
      this.starts = grown(this.starts);
      this.keyEnds = grown(this.keyEnds);
      this.offsets = grown(this.offsets);
      this.order = grown(this.order);
    }
    this.starts[this.count] = start;
    this.offsets[this.count] = offset;
    this.keyEnds[this.count++] = keyEnd;
  }

  /** Where a member's key stands, quotes included: in the canonical form, and in the input. */
  key(member: number): { start: number; end: number; offset: number } {
    const { starts, keyEnds, offsets } = this;
    return { start: starts[member] as number, end: keyEnds[member] as number, offset: offsets[member] as number };
  }

  /** Orders two members by key: negative, zero (the same key) or positive. */
  compare(text: Uint8Array, left: number, right: number): number {
    const { starts, keyEnds } = this;
    return compareKeys(
      text,
      (starts[left] as number) + 1,
      (keyEnds[left] as number) - 1,
      (starts[right] as number) + 1,
      (keyEnds[right] as number) - 1,
    );
  }

  /**
   * Puts the members since `first`, which are the last thing in `text[…, end)`, in the order of their keys.
   *
   * @returns a member whose key an earlier one has too, or -1
   */
  sort(text: Buffer, first: number, end: number): number {
    const { starts, count } = this;
    const order = this.sorted(text, first);
    for (let k = 1; k < order.length; k++) {
      const [left, right] = [order[k - 1] as number, order[k] as number];
      if (this.compare(text, left, right) === 0) return Math.max(left, right);
    }
    const start = starts[first] as number;
    if (this.scratch.length < end - start) this.scratch = Buffer.allocUnsafeSlow((end - start) * 2);
    const { scratch } = this;
    text.copy(scratch, 0, start, end);
    let length = start;
    for (let k = 0; k < order.length; k++) {
      if (k > 0) text[length++] = COMMA;
      const member = order[k] as number;
      const from = (starts[member] as number) - start;
      const to = (member + 1 < count ? (starts[member + 1] as number) - 1 : end) - start;
      if (to - from < 64) for (let at = from; at < to; at++) text[length++] = scratch[at] as number;
      else length += scratch.copy(text, length, from, to);
    }
    return -1;
  }

  private sorted(text: Uint8Array, first: number): Int32Array {
    const { count } = this;
    const order = this.order.subarray(0, count - first);
    if (order.length > FEW) {
      for (let k = 0; k < order.length; k++) order[k] = first + k;
      return order.sort((left, right) => this.compare(text, left, right));
    }
    for (let member = first; member < count; member++) {
      let k = member - first;
      for (; k > 0 && this.compare(text, order[k - 1] as number, member) > 0; k--) order[k] = order[k - 1] as number;
      order[k] = member;
    }
    return order;
  }
}

function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
