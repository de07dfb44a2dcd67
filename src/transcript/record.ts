/** What a sealed line adds to a call. */
export interface Seal {
  /** The digest of the link before, as the line has it. */
  readonly prev: string;
  /** Its own digest, as the line has it. */
  readonly digest: string;
}

/**
 * One recorded call.
 *
 * The buffers are canonical forms in the reader's own memory: they are valid until the next record is asked for.
 */
export class Record {
  /** How many calls stand before it in the transcript. */
  readonly index: number;
  /** The line that it stands on, from 1. */
  readonly line: number;
  /** Identifies the call: the canonical form of `tool`, directly followed by that of `args`. */
  readonly call: Buffer;
  /** How many bytes of `call` are the canonical form of `tool`. */
  readonly toolLength: number;
  /** The canonical form of `response`. */
  readonly response: Buffer;
  /** There on a sealed line. */
  readonly seal: Seal | undefined;

  constructor(index: number, line: number, call: Buffer, toolLength: number, response: Buffer, seal?: Seal) {
    this.index = index;
    this.line = line;
    this.call = call;
    this.toolLength = toolLength;
    this.response = response;
    this.seal = seal;
  }

  /** The name of the tool, as a string. Decoded each time: few rules ask for it, and only at a finding. */
  get tool(): string {
    return decodeString(this.call, 0, this.toolLength);
  }

  /** The canonical form of `tool`, quotes included. */
  get toolText(): Buffer {
    return this.call.subarray(0, this.toolLength);
  }

  /** The canonical form of `args`. */
  get args(): Buffer {
    return this.call.subarray(this.toolLength);
  }
}

/** The string whose canonical form, quotes included, is `text[start, end)`. */
export function decodeString(text: Buffer, start: number, end: number): string {
  const inside = text.toString('latin1', start + 1, end - 1);
  return inside.includes('\\') ? (JSON.parse(`"${inside}"`) as string) : inside;
}
