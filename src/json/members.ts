import { COMMA } from './bytes.ts';
import type { CanonicalText } from './canonical-text.ts';
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
   * Puts the members since `first`, which are the last thing in the output, in the order of their keys.
   *
   * @returns a member whose key an earlier one has too, or -1
   */
  sort(output: CanonicalText, first: number): number {
    const { starts, order, count } = this;
    const size = count - first;
    this.findOrder(output.bytes, first);
    for (let k = 1; k < size; k++) {
      const left = order[k - 1] as number;
      const right = order[k] as number;
      if (this.compare(output.bytes, left, right) === 0) return Math.max(left, right);
    }
    // They are copied to behind the end and from there to where they belong: memory of its own would cost more.
    const end = output.length;
    let length = starts[first] as number;
    const shift = end - length;
    output.reserve(end + shift);
    const { bytes } = output;
    move(bytes, end, length, end);
    for (let k = 0; k < size; k++) {
      if (k > 0) bytes[length++] = COMMA;
      const member = order[k] as number;
      const from = (starts[member] as number) + shift;
      const to = (member + 1 < count ? (starts[member + 1] as number) - 1 : end) + shift;
      move(bytes, length, from, to);
      length += to - from;
    }
    return -1;
  }

  /** Fills `order` with the members since `first`, in the order of their keys. */
  private findOrder(text: Uint8Array, first: number): void {
    const { order, count } = this;
    if (count - first > FEW) {
      for (let member = first; member < count; member++) order[member - first] = member;
      order.subarray(0, count - first).sort((left, right) => this.compare(text, left, right));
      return;
    }
    for (let member = first; member < count; member++) {
      let k = member - first;
      for (; k > 0 && this.compare(text, order[k - 1] as number, member) > 0; k--) order[k] = order[k - 1] as number;
      order[k] = member;
    }
  }
}

/** `copyWithin` for ranges that do not overlap. A call of the engine's own costs as much as this loop on 32 bytes. */
function move(bytes: Uint8Array, target: number, from: number, to: number): void {
  if (to - from > 32) bytes.copyWithin(target, from, to);
  else for (let at = from, k = target; at < to; at++, k++) bytes[k] = bytes[at] as number;
}

function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
