import { sha256 } from '../json/digest.ts';
import type { Breach } from '../scope/policy.ts';
import type { Effects } from '../tools/tool.ts';
import type { Differing } from './answers.ts';

/** How a call relates to the calls before it. */
export interface Sighting {
  /** What identical calls have in common, and no others. */
  readonly identity: number;
  /** The index of the first identical call that was answered, or of this one. */
  readonly first: number;
  /** Whether that was answered alike. */
  readonly sameAnswer: boolean;
  /** What it did against scopes of version 2, while it is issued and where it did anything. */
  readonly breaches?: readonly Breach[] | undefined;
  /** What is known of it when it is settled, where there is knowledge. */
  readonly known?: Known | undefined;
}

/** What knowledge of tools says of a call that is settled. */
export interface Known {
  readonly effects: Effects;
  /** Its tool is one of the mutators by its name. */
  readonly isMutator: boolean;
  /** The same for the same answers to identical calls, empty for the first; undefined when the call is not compared. */
  readonly answer: string | undefined;
  /** The answer says that the call failed. */
  readonly isFailure: boolean;
  /** Of the call and its answer, in canonical form. */
  readonly bytes: number;
  /** The first answer to an identical call and this one, valid during the call; there when they can be told apart. */
  readonly differing: Differing | undefined;
}

const DIGEST = 32;
/**
 * One entry: digest of the call, digest of its first answer, index of the call that got it. While there is no answer the
 * index is that of the first call, counted down from -1.
 */
const ENTRY = DIGEST + DIGEST + 8;
const FIRST_ENTRIES = 16;
const MOST_ENTRIES_A_BLOCK = 4096;

/**
 * Every distinct call of a session with its first answer.
 *
 * An open-addressing table over flat memory, 72 bytes an entry and 8 to 16 bytes of slots: a `Map` of strings and
 * objects takes 170 to 250, and memory is what bounds the size of a session that can be audited. Calls and answers are
 * held as SHA-256, so that no one can craft two calls that are taken for one. It starts small, since one file can have
 * thousands of sessions.
 */
export class CallTable {
  private slots = new Int32Array(2 * FIRST_ENTRIES);
  private readonly blocks: Buffer[] = [];
  private count = 0;

  /**
   * Enters a call.
   *
   * @param text the canonical form of tool and arguments
   * @returns its identity
   */
  enter(text: Buffer, index: number): number {
    const call = sha256(text, 'binary');
    const slot = this.find(call);
    const known = (this.slots[slot] as number) - 1;
    if (known >= 0) return known;
    const entry = this.count++;
    if (offset(entry) === 0) this.blocks.push(Buffer.allocUnsafeSlow(entriesInBlock(blockOf(entry)) * ENTRY));
    const block = this.block(entry);
    const at = offset(entry);
    block.write(call, at, 'latin1');
    block.writeDoubleLE(-1 - index, at + DIGEST + DIGEST);
    this.slots[slot] = entry + 1;
    if (this.count * 2 > this.slots.length) this.grow();
    return entry;
  }

  /** The index of the first of the identical calls that was answered; of the first of them while none is. */
  first(identity: number): number {
    const index = this.block(identity).readDoubleLE(offset(identity) + DIGEST + DIGEST);
    return index < 0 ? -1 - index : index;
  }

  /** The digest of the call, in hexadecimal. */
  digest(identity: number): string {
    const at = offset(identity);
    return this.block(identity).toString('hex', at, at + DIGEST);
  }

  /** Compares the answer to a call with the first one. Answers come in the order of calls. */
  answer(identity: number, index: number, answer: string): Sighting {
    const block = this.block(identity);
    const at = offset(identity) + DIGEST;
    const first = block.readDoubleLE(at + DIGEST);
    if (first >= 0) return { identity, first, sameAnswer: block.toString('latin1', at, at + DIGEST) === answer };
    block.write(answer, at, 'latin1');
    block.writeDoubleLE(index, at + DIGEST);
    return { identity, first: index, sameAnswer: true };
  }

  /** The digest of the first answer, 32 characters; undefined while there is none. */
  firstAnswer(identity: number): string | undefined {
    const block = this.block(identity);
    const at = offset(identity) + DIGEST;
    return block.readDoubleLE(at + DIGEST) < 0 ? undefined : block.toString('latin1', at, at + DIGEST);
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
    return this.blocks[blockOf(entry)] as Buffer;
  }
}

/** Blocks hold 16, 32, 64 … entries until they hold 4,096, and that from there on. */
const GROWING = 9;
const IN_GROWING = FIRST_ENTRIES * (2 ** GROWING - 1);

function blockOf(entry: number): number {
  if (entry >= IN_GROWING) return GROWING + Math.floor((entry - IN_GROWING) / MOST_ENTRIES_A_BLOCK);
  return 31 - Math.clz32(entry / FIRST_ENTRIES + 1);
}

function entriesInBlock(block: number): number {
  return block < GROWING ? FIRST_ENTRIES << block : MOST_ENTRIES_A_BLOCK;
}

/** Where an entry stands in its block. */
function offset(entry: number): number {
  if (entry >= IN_GROWING) return ((entry - IN_GROWING) % MOST_ENTRIES_A_BLOCK) * ENTRY;
  return (entry - FIRST_ENTRIES * ((1 << blockOf(entry)) - 1)) * ENTRY;
}

function slotOf(a: number, b: number, c: number, d: number): number {
  return (a | (b << 8) | (c << 16) | (d << 24)) >>> 0;
}
