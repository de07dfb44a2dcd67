/**
 * Reads the binary form that SSH gives its keys and signatures. What is not there is undefined, as is all after it.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4251#section-5
 */
export class SshReader {
  private readonly bytes: Buffer;
  private at = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** Whether all was read, and nothing was missing. */
  get isAtEnd(): boolean {
    return this.at === this.bytes.length;
  }

  /** Whether the next bytes are these; they are read then. */
  has(expected: Buffer): boolean {
    const found = this.take(expected.length);
    return found?.equals(expected) === true;
  }

  /** A number of 32 bits. */
  number(): number | undefined {
    return this.take(4)?.readUInt32BE();
  }

  /** A number of bytes, then the bytes. */
  string(): Buffer | undefined {
    const length = this.number();
    return length === undefined ? undefined : this.take(length);
  }

  /** All that is left. */
  rest(): Buffer | undefined {
    return this.take(this.bytes.length - this.at);
  }

  private take(length: number): Buffer | undefined {
    const end = this.at + length;
    // Once something is missing, what comes after it says nothing.
    if (!(end <= this.bytes.length)) {
      this.at = Number.NaN;
      return undefined;
    }
    const taken = this.bytes.subarray(this.at, end);
    this.at = end;
    return taken;
  }
}

/** A text or bytes as SSH writes them: their number, then they themselves. */
export function sshString(value: string | Buffer): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([sshNumber(bytes.length), bytes]);
}

/** A number of 32 bits as SSH writes it. */
export function sshNumber(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
