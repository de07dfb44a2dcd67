import type { Readable } from 'node:stream';
import type { Entry, ZipFile } from 'yauzl';
import { ToolReplayError } from '../error.ts';
import { MAX_DOCUMENT } from '../formats/document-frames.ts';
import { zstdDecompressed } from './zstd.ts';

/** The largest archive that is read, in bytes: it is held in memory whole. */
const MAX_ARCHIVE = MAX_DOCUMENT;
/** All that is read of an archive, in bytes, unpacked. */
const MAX_UNPACKED = 8 * MAX_DOCUMENT;
/** How a zip file starts: APPNOTE.TXT, section 4.3.7. */
const MAGIC = Buffer.from('PK\u0003\u0004');
/** The number of Zstandard among the compressions of zip: APPNOTE.TXT, section 4.4.5. */
const ZSTD = 93;

/** A file inside an archive. */
export interface Member {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Whether a file that starts like this is a zip archive. */
export function isZip(head: Buffer): boolean {
  return head.subarray(0, MAGIC.length).equals(MAGIC);
}

/** All of an archive's bytes. @throws ToolReplayError when there are too many */
export async function wholeArchive(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > MAX_ARCHIVE) throw tooLarge('an archive');
    pieces.push(Buffer.from(chunk));
  }
  return Buffer.concat(pieces);
}

/** An opened zip archive. */
export class Archive {
  private readonly zip: ZipFile;
  private readonly entries: readonly Entry[];
  /** Bytes so far. */
  private unpacked = 0;

  private constructor(zip: ZipFile, entries: readonly Entry[]) {
    this.zip = zip;
    this.entries = entries;
  }

  /** Reads the list of what is in it. @throws ToolReplayError when the bytes are no whole zip archive */
  static async open(bytes: Buffer): Promise<Archive> {
    // Loaded here: few files are archives.
    const { fromBufferPromise } = await import('yauzl');
    try {
      const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
      const entries: Entry[] = [];
      for await (const entry of zip.eachEntry()) entries.push(entry);
      return new Archive(zip, entries);
    } catch (error) {
      throw damaged(error);
    }
  }

  /** What is in it, in the order of the archive. */
  get names(): string[] {
    return this.entries.map(({ fileName }) => fileName);
  }

  /**
   * The members of some names, in the order of the names' code points.
   *
   * @throws ToolReplayError when one is damaged or too large
   */
  async *members(isWanted: (name: string) => boolean): AsyncGenerator<Member> {
    const wanted = this.entries.filter(({ fileName }) => isWanted(fileName));
    wanted.sort((a, b) => Buffer.compare(Buffer.from(a.fileName), Buffer.from(b.fileName)));
    if (wanted.some((entry) => entry.uncompressedSize > MAX_DOCUMENT)) throw tooLarge('a file in an archive');
    // A small archive must not unpack to hours of work.
    const size = wanted.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (size > MAX_UNPACKED) throw tooLarge('files in an archive', MAX_UNPACKED);
    for (const entry of wanted) yield { name: entry.fileName, bytes: await this.read(entry) };
  }

  private async read(entry: Entry): Promise<Buffer> {
    try {
      const isZstd = entry.compressionMethod === ZSTD;
      const stored: Readable = await this.zip.openReadStreamPromise(entry, isZstd ? { decompress: null } : {});
      const stream = isZstd ? zstdDecompressed(stored) : stored;
      const pieces: Buffer[] = [];
      let size = 0;
      for await (const piece of stream) {
        size += piece.length;
        // What is declared may be a lie.
        this.unpacked += piece.length;
        if (this.unpacked > MAX_UNPACKED) throw tooLarge('files in an archive', MAX_UNPACKED);
        if (size > MAX_DOCUMENT) throw tooLarge('a file in an archive');
        pieces.push(piece);
      }
      return Buffer.concat(pieces);
    } catch (error) {
      throw error instanceof ToolReplayError ? error : damaged(error);
    }
  }
}

function tooLarge(what: string, most = MAX_DOCUMENT): ToolReplayError {
  const limit = `${most / 1024 / 1024} MiB`;
  return new ToolReplayError('document-too-long', {
    found: `${what} of more than ${limit}`,
    expected: `at most ${limit}`,
  });
}

function damaged(cause: unknown): ToolReplayError {
  const found = 'a damaged zip archive';
  return new ToolReplayError('encoding', { found, expected: 'one that can be unpacked' }, {}, { cause });
}
