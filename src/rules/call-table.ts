import { sha256 } from '../json/digest.ts';
import type { Record } from '../transcript/record.ts';

/** How a call relates to the calls before it. */
export interface Sighting {
  /** The index of the first identical call: its own when there was none. */
  readonly first: number;
  /** Whether the first identical call was answered alike. */
  readonly sameAnswer: boolean;
}

const DIGEST = 32;
/** One entry: digest of the call, digest of its first answer, index of its first sighting as a double. */
const ENTRY = DIGEST + DIGEST + 8;
const ENTRIES_A_BLOCK = 4096;

/**
 * Every distinct call of a transcript with its first answer.
 *
 * An open-addressing table over flat memory, 72 bytes an entry and 8 to 16 bytes of slots: a `Map` of strings and
 * objects takes 170 to 250, and memory is what bounds the size of a session that can be audited. Calls and answers are
 * held as SHA-256, so that no one can craft two calls that are taken for one.
 */
export class CallTable {
  private slots = new Int32Array(1024);
  private blocks: Buffer[] = [];
  private count = 0;

  /** Looks the call up, and enters it when it is new. */
  see(record: Record): Sighting {
    const call = sha256(record.call, 'binary');
    const answer = sha256(record.response, 'binary');
    const slot = this.find(call);
    const entry = (this.slots[slot] as number) - 1;
    if (entry < 0) {
      this.enter(slot, call, answer, record.index);
      return { first: record.index, sameAnswer: true };
    }
    const block = this.block(entry);
    const at = offset(entry);
    return {
      first: block.readDoubleLE(at + DIGEST + DIGEST),
      sameAnswer: block.toString('latin1', at + DIGEST, at + DIGEST + DIGEST) === answer,
    };
  }

  /** The slot that holds the call, or the empty one where it belongs. */
  private find(call: string): number {
    const mask = this.slots.length - 1;
    const first = call.charCodeAt(0);
    let slot = slotOf(first, call.charCodeAt(1), call.charCodeAt(2), call.charCodeAt(3)) & mask;
    for (;;) {
      const entry = (this.slots[slot] as number) - 1;
      if (entry < 0) return slot;
      const block = this.block(entry);
      const at = offset(entry);
      if (block[at] === first && block.toString('latin1', at, at + DIGEST) === call) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private enter(slot: number, call: string, answer: string, index: number): void {
    const entry = this.count++;
    if (entry % ENTRIES_A_BLOCK === 0) this.blocks.push(Buffer.allocUnsafeSlow(ENTRIES_A_BLOCK * ENTRY));
    const block = this.block(entry);
    const at = offset(entry);
    block.write(call, at, 'latin1');
    block.write(answer, at + DIGEST, 'latin1');
    block.writeDoubleLE(index, at + DIGEST + DIGEST);
    this.slots[slot] = entry + 1;
    if (this.count * 2 > this.slots.length) this.grow();
  }

  private grow(): void {
    const slots = new Int32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    for (let entry = 0; entry < this.count; entry++) {
      const block = this.block(entry);
      const at = offset(entry);
      let slot =
        slotOf(block[at] as number, block[at + 1] as number, block[at + 2] as number, block[at + 3] as number) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = entry + 1;
    }
    this.slots = slots;
  }

  private block(entry: number): Buffer {
    return this.blocks[Math.floor(entry / ENTRIES_A_BLOCK)] as Buffer;
  }
}

function offset(entry: number): number {
  return (entry % ENTRIES_A_BLOCK) * ENTRY;
}

function slotOf(a: number, b: number, c: number, d: number): number {
  return (a | (b << 8) | (c << 16) | (d << 24)) >>> 0;
}
