import type { Found } from './rule.ts';

/** Packed findings as plain data. */
export interface PackedData {
  readonly bytes: Uint8Array;
  readonly tools: string[];
  readonly places: Map<number, string>;
  readonly notes: Map<number, string>;
  readonly size: number;
}

/** Small, since an audit can have thousands of transcripts with one finding each; each block is twice the one before. */
const FIRST_BLOCK = 512;
/** Up to here: small blocks by the thousand have the engine's heap grow, whatever is in them. */
const LARGEST_BLOCK = 1 << 16;
const MOST_NOTES = 10_000;
const TOO_MANY_NOTES = 'the findings before it say how: there are too many different ones to keep';

/**
 * The findings of one kind on one session, in order.
 *
 * A session can hold millions of them, so they are kept as bytes, 5 to 10 each, and become objects only while they are
 * looked at. Their numbers are close to each other: what is kept is how far apart they are, seven bits a byte.
 */
export class PackedFindings implements Iterable<Found> {
  private readonly blocks: Buffer[] = [];
  private block: Buffer = Buffer.alloc(0);
  private used = 0;
  private tools: string[] = [];
  private readonly toolIds = new Map<string, number>();
  /** The places of those that have one, by their number. */
  private places = new Map<number, string>();
  /** The notes of those that have one, by their number. Most are alike: each text is kept once, and only so many. */
  private notes = new Map<number, string>();
  private readonly noteTexts = new Map<string, string>();
  private size = 0;
  private lastIndex = 0;

  /** The same as plain data. */
  data(): PackedData {
    const full = this.blocks.slice(0, -1);
    const bytes = Buffer.concat([...full, this.block.subarray(0, this.used)]);
    return { bytes, tools: this.tools, places: this.places, notes: this.notes, size: this.size };
  }

  /** What data is of: nothing is added to it any more. */
  static ofData({ bytes, tools, places, notes, size }: PackedData): PackedFindings {
    const packed = new PackedFindings();
    const block = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    packed.blocks.push(block);
    return Object.assign(packed, { block, used: block.length, tools, places, notes, size });
  }

  /** How many there are. */
  get length(): number {
    return this.size;
  }

  add({ index, line, tool, where, note, other, first }: Found): void {
    this.write(this.toolId(tool));
    this.writeSigned(index - this.lastIndex);
    this.writeSigned(line - index);
    this.writeSigned(index - other);
    this.writeSigned(other - first);
    if (where !== undefined) this.places.set(this.size, where);
    if (note !== undefined) this.notes.set(this.size, this.noteText(note));
    this.lastIndex = index;
    this.size++;
  }

  *[Symbol.iterator](): Generator<Found> {
    const reader = new Reader(this.blocks);
    let index = 0;
    for (let k = 0; k < this.size; k++) {
      const tool = this.tools[reader.read()] as string;
      index += reader.readSigned();
      const line = index + reader.readSigned();
      const other = index - reader.readSigned();
      const first = other - reader.readSigned();
      yield { index, line, tool, where: this.places.get(k), note: this.notes.get(k), other, first };
    }
  }

  /** Beyond so many texts a note is cut off: a transcript must not fill memory with what is said of it. */
  private noteText(note: string): string {
    const known = this.noteTexts.get(note);
    if (known !== undefined) return known;
    if (this.noteTexts.size === MOST_NOTES) return TOO_MANY_NOTES;
    this.noteTexts.set(note, note);
    return note;
  }

  private toolId(tool: string): number {
    let id = this.toolIds.get(tool);
    if (id === undefined) {
      id = this.tools.push(tool) - 1;
      this.toolIds.set(tool, id);
    }
    return id;
  }

  /** Small numbers below 0 become small ones above it. */
  private writeSigned(value: number): void {
    this.write(value < 0 ? -2 * value - 1 : 2 * value);
  }

  /** The lowest seven bits first; the eighth says that more follow. No bit operators: they see no more than 32 bits. */
  private write(value: number): void {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.byte(128 + (rest % 128));
    this.byte(rest);
  }

  private byte(byte: number): void {
    if (this.used === this.block.length) {
      this.block = Buffer.allocUnsafeSlow(Math.min(Math.max(FIRST_BLOCK, 2 * this.used), LARGEST_BLOCK));
      this.blocks.push(this.block);
      this.used = 0;
    }
    this.block[this.used++] = byte;
  }
}

/** Reads the numbers in the order in which they were written. */
class Reader {
  private readonly blocks: Iterator<Buffer>;
  private block: Buffer = Buffer.alloc(0);
  private at = 0;

  constructor(blocks: Iterable<Buffer>) {
    this.blocks = blocks[Symbol.iterator]();
  }

  readSigned(): number {
    const value = this.read();
    return value % 2 === 0 ? value / 2 : (value + 1) / -2;
  }

  read(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.byte();
      if (byte < 128) return value + byte * scale;
      value += (byte - 128) * scale;
      scale *= 128;
    }
  }

  private byte(): number {
    if (this.at === this.block.length) {
      this.block = this.blocks.next().value as Buffer;
      this.at = 0;
    }
    return this.block[this.at++] as number;
  }
}
