import { sha256 } from '../json/digest.ts';

/** Half a SHA-256 for the id, half a one for what it names. */
const HALF = 16;
const ENTRY = 2 * HALF;

/**
 * The ids of a session, each with what it last named: 32 bytes an entry, where a `Map` of strings takes five times that.
 *
 * Both are held as digests of 128 bits, so that no one can craft two that are taken for one.
 */
export class IdTable {
  private entries = Buffer.alloc(8 * ENTRY);
  private count = 0;

  has(id: string): boolean {
    return this.isAt(this.find(digest(id)));
  }

  /**
   * Enters what an id names from now on.
   *
   * @returns whether it named the same before
   */
  enter(id: string, named: Buffer): boolean {
    const key = digest(id);
    const value = sha256(named, 'binary').slice(0, HALF);
    if ((this.count + 1) * 3 > (this.entries.length / ENTRY) * 2) this.grow();
    const at = this.find(key);
    const isKnown = this.isAt(at);
    if (isKnown && this.entries.toString('latin1', at + HALF, at + ENTRY) === value) return true;
    if (!isKnown) this.count++;
    this.entries.write(key + value, at, 'latin1');
    return false;
  }

  /** Where an id stands or belongs. */
  private find(key: string): number {
    const { entries } = this;
    const size = entries.length / ENTRY;
    let slot = slotOf(key) % size;
    while (this.isAt(slot * ENTRY) && entries.toString('latin1', slot * ENTRY, slot * ENTRY + HALF) !== key) {
      slot = (slot + 1) % size;
    }
    return slot * ENTRY;
  }

  /** Whether there is an entry. No digest is all zeros. */
  private isAt(at: number): boolean {
    return this.entries.readDoubleLE(at) !== 0 || this.entries.readDoubleLE(at + 8) !== 0;
  }

  private grow(): void {
    const before = this.entries;
    this.entries = Buffer.alloc(before.length * 2);
    for (let at = 0; at < before.length; at += ENTRY) {
      const entry = before.toString('latin1', at, at + ENTRY);
      if (!/^\0+$/.test(entry)) this.entries.write(entry, this.find(entry.slice(0, HALF)), 'latin1');
    }
  }
}

function digest(id: string): string {
  return sha256(Buffer.from(id), 'binary').slice(0, HALF);
}

function slotOf(key: string): number {
  return (key.charCodeAt(0) | (key.charCodeAt(1) << 8) | (key.charCodeAt(2) << 16) | (key.charCodeAt(3) << 24)) >>> 0;
}
