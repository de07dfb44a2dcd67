/** A digest in flat memory: 32 bytes, as words. */
const WORDS = 8;
const FIRST_ENTRIES = 16;

/**
 * Numbers digests, in the order in which they come: 0, 1, 2 and so on, the same number for the same digest.
 *
 * An open-addressing table over flat memory, 32 bytes a digest and 8 to 16 bytes of slots. A `Map` of strings takes three
 * times as much, and all of it is looked at whenever memory is cleared up.
 */
export class DigestTable {
  private slots = new Int32Array(2 * FIRST_ENTRIES);
  private words = new Int32Array(WORDS * FIRST_ENTRIES);
  private readonly asked = new Int32Array(WORDS);
  private count = 0;

  /** How many different digests there are. */
  get size(): number {
    return this.count;
  }

  /** The number of a digest, which it is given where it has none. @param digest SHA-256, 32 characters of one byte each */
  enter(digest: string): number {
    const slot = this.find(digest);
    const known = (this.slots[slot] as number) - 1;
    if (known >= 0) return known;
    const entry = this.count++;
    if (entry * WORDS === this.words.length) {
      const words = new Int32Array(2 * this.words.length);
      words.set(this.words);
      this.words = words;
    }
    this.words.set(this.asked, entry * WORDS);
    this.slots[slot] = entry + 1;
    if (this.count * 2 > this.slots.length) this.grow();
    return entry;
  }

  /** The number of a digest; undefined where it has none. */
  known(digest: string): number | undefined {
    const entry = (this.slots[this.find(digest)] as number) - 1;
    return entry < 0 ? undefined : entry;
  }

  /** The slot that holds the digest, or the empty one where it belongs. */
  private find(digest: string): number {
    const { asked, slots, words } = this;
    for (let word = 0; word < WORDS; word++) asked[word] = wordOf(digest, word * 4);
    const mask = slots.length - 1;
    let slot = (asked[0] as number) & mask;
    for (;;) {
      const entry = (slots[slot] as number) - 1;
      if (entry < 0) return slot;
      let word = 0;
      while (word < WORDS && words[entry * WORDS + word] === asked[word]) word++;
      if (word === WORDS) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private grow(): void {
    const slots = new Int32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    for (let entry = 0; entry < this.count; entry++) {
      let slot = (this.words[entry * WORDS] as number) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = entry + 1;
    }
    this.slots = slots;
  }
}

function wordOf(digest: string, at: number): number {
  return (
    digest.charCodeAt(at) |
    (digest.charCodeAt(at + 1) << 8) |
    (digest.charCodeAt(at + 2) << 16) |
    (digest.charCodeAt(at + 3) << 24)
  );
}
