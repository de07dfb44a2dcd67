import { sha256 } from '../json/digest.ts';
import type { Record } from '../transcript/record.ts';

/** The `prev` of link 0. */
export const GENESIS = '0'.repeat(64);

const ARGS = Buffer.from('{"args":');
const TOOL = Buffer.from(',"tool":');
const RIGHT_BRACE = 0x7d;
const LINE_FEED = 0x0a;
/** How many bytes the field `digest` takes, its comma included. */
const DIGEST_FIELD = ',"digest":""'.length + 64;

/**
 * Writes the canonical form of links: what a digest is taken over, and the sealed line.
 *
 * The two differ in one field only. `digest` sorts right after `args`, so a link is laid out once as `{"args":…` and
 * the rest, and the digest goes between them.
 */
export class LinkWriter {
  private text: Buffer = Buffer.alloc(0);
  private length = 0;
  /** Where the field `digest` goes. */
  private split = 0;

  /** The digest of the link that follows `prev`: 64 lower-case hex digits. */
  digest(record: Record, prev: string): string {
    this.lay(record, prev);
    return sha256(this.text.subarray(0, this.length), 'hex');
  }

  /**
   * The sealed line, line feed included, of the link that {@link digest} was last called for: once, and valid until it
   * is called again.
   */
  line(digest: string): Buffer {
    const { text, split } = this;
    text.copyWithin(split + DIGEST_FIELD, split, this.length);
    text.write(`,"digest":"${digest}"`, split, 'latin1');
    const end = this.length + DIGEST_FIELD;
    text[end] = LINE_FEED;
    return text.subarray(0, end + 1);
  }

  private lay(record: Record, prev: string): void {
    const { call, toolLength, response } = record;
    this.length = 0;
    const room = call.length + response.length + prev.length + 512;
    if (this.text.length < room) this.text = Buffer.allocUnsafeSlow(room * 2);
    this.piece(ARGS, 0);
    this.piece(call, toolLength);
    this.split = this.length;
    this.length += this.text.write(`,"index":${record.index},"prev":"${prev}","response":`, this.length, 'latin1');
    this.piece(response, 0);
    this.piece(TOOL, 0);
    this.piece(call, 0, toolLength);
    this.text[this.length++] = RIGHT_BRACE;
  }

  private piece(bytes: Buffer, start: number, end?: number): void {
    this.length += bytes.copy(this.text, this.length, start, end);
  }
}
