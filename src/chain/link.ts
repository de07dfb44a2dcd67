import { sha256 } from '../json/digest.ts';
import type { Record } from '../transcript/record.ts';

/** The `prev` of link 0. */
export const GENESIS = '0'.repeat(64);

const LINE_FEED = Buffer.from('\n');

/**
 * Writes the canonical form of links: what a digest is taken over, and the sealed line.
 *
 * The two differ in one field only. `digest` sorts right after `args`, so a link is laid out once as `{"args":…` and
 * the rest, and the digest goes between them.
 */
export class LinkWriter {
  private text = Buffer.allocUnsafeSlow(1 << 16);
  private length = 0;

  /** The digest of the link that follows `prev`: 64 lower-case hex digits. */
  digest(record: Record, prev: string): string {
    this.lay(record, prev);
    return sha256(this.text.subarray(0, this.length), 'hex');
  }

  /** Appends the sealed line of the link that `digest` was last called for to a list of pieces, for one write. */
  line(record: Record, digest: string): Buffer[] {
    const split = '{"args":'.length + record.args.length;
    const field = Buffer.from(`,"digest":"${digest}"`, 'latin1');
    return [this.text.subarray(0, split), field, this.text.subarray(split, this.length), LINE_FEED];
  }

  private lay(record: Record, prev: string): void {
    this.length = 0;
    const room = record.call.length + record.response.length + prev.length + 256;
    if (this.text.length < room) this.text = Buffer.allocUnsafeSlow(room * 2);
    this.word('{"args":');
    this.piece(record.args);
    this.word(`,"index":${record.index},"prev":"${prev}","response":`);
    this.piece(record.response);
    this.word(',"tool":');
    this.piece(record.toolText);
    this.word('}');
  }

  private word(ascii: string): void {
    this.length += this.text.write(ascii, this.length, 'latin1');
  }

  private piece(bytes: Buffer): void {
    this.text.set(bytes, this.length);
    this.length += bytes.length;
  }
}
