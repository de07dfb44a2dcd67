import type { Finding } from './finding.ts';
import { KINDS, type Kind, type PerKind, perKind } from './kinds.ts';
import type { Found } from './rule.ts';

/** Small, since an audit can have thousands of transcripts with one finding each; each block is twice the one before. */
const FIRST_BLOCK = 512;
/** Up to here: small blocks by the thousand have the engine's heap grow, whatever is in them. */
const LARGEST_BLOCK = 1 << 16;

/**
 * The findings on one transcript, in order.
 *
 * A session can hold millions of them, so they are kept as bytes, 5 to 10 each, and become objects only while they are
 * looked at. Their numbers are close to each other: what is kept is how far apart they are, seven bits a byte.
 */
export class Findings implements Iterable<Finding> {
  private readonly blocks: Buffer[] = [];
  private block: Buffer = Buffer.alloc(0);
  private used = 0;
  private readonly tools: string[] = [];
  private readonly toolIds = new Map<string, number>();
  private readonly counts: PerKind<number> = perKind(() => 0);
  private size = 0;
  private lastIndex = 0;
  private firstDivergence: number | undefined;

  get total(): number {
    return this.size;
  }

  /** The index of the first non-determinism. */
  get divergence(): number | undefined {
    return this.firstDivergence;
  }

  count(kind: Kind): number {
    return this.counts[kind];
  }

  add(kind: Kind, { index, line, tool, other, first }: Found): void {
    this.write(KINDS.indexOf(kind) + KINDS.length * this.toolId(tool));
    this.writeSigned(index - this.lastIndex);
    this.writeSigned(line - index);
    this.writeSigned(index - other);
    this.writeSigned(other - first);
    this.lastIndex = index;
    this.size++;
    this.counts[kind]++;
    if (kind === 'non-determinism') this.firstDivergence ??= index;
  }

  *[Symbol.iterator](): Generator<Finding> {
    const reader = new Reader(this.blocks);
    let index = 0;
    for (let k = 0; k < this.size; k++) {
      const kindAndTool = reader.read();
      index += reader.readSigned();
      const line = index + reader.readSigned();
      const other = index - reader.readSigned();
      const first = other - reader.readSigned();
      const kind = KINDS[kindAndTool % KINDS.length] as Kind;
      const tool = this.tools[Math.floor(kindAndTool / KINDS.length)] as string;
      yield { kind, tool, index, line, other, first };
    }
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
