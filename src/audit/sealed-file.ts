import { closeSync, constants, fstatSync, fsyncSync, openSync, readSync, realpathSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { GENESIS } from '../chain/link.ts';
import { Verifier } from '../chain/verifier.ts';
import { ToolReplayError } from '../error.ts';
import { NativeTranscript } from '../transcript/native-transcript.ts';
import { writeError } from './system-error.ts';

const CHUNK = 1 << 20;
const LINE_FEED = 0x0a;
const NONE = Buffer.alloc(0);

/**
 * A sealed file that is written link by link. Each is on the disk, whole, before the next is taken: whatever stops the
 * process, the file verifies up to its last whole line, and a part of a line behind it was never vouched for.
 *
 * Nothing is ever taken off: of a part of a line the whole is written over it, where it is the start of that. Each line has
 * its place, so that two that seal the same run at once write the same.
 */
export class SealedFile {
  /** How many links are in it. */
  readonly links: number;
  /** The digest of the last of them; what the chain starts from where there is none. */
  readonly head: string;
  private readonly file: number;
  private readonly name: string;
  /** Where the next line goes. */
  private end: number;
  /** What is there already of a line that is not whole. */
  private part: Buffer;

  /**
   * Opens a sealed file to go on with it, or makes one.
   *
   * @param path absolute
   * @param name how errors name it
   * @param previous what its chain starts from
   * @throws ToolReplayError when it cannot be opened, is no sealed file, or its chain is broken: then it is left as it is
   */
  constructor(path: string, name: string, previous: string = GENESIS) {
    this.name = name;
    let file: number | undefined;
    try {
      file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o666);
      if (!fstatSync(file).isFile()) throw notRegular();
      const { links, head, end, size } = verified(file, previous);
      this.file = file;
      this.links = links;
      this.head = head;
      this.end = end;
      this.part = bytesOf(file, end, size);
      fsyncSync(file);
      syncFolder(dirname(realpathSync(path)));
    } catch (error) {
      if (file !== undefined) closeSync(file);
      throw error instanceof ToolReplayError ? error.at({ file: name }) : writeError(error, name);
    }
  }

  /** How many bytes there are of a line that is not whole. */
  get begun(): number {
    return this.part.length;
  }

  /** @throws ToolReplayError when what is begun is not the start of this line */
  check(line: Buffer): void {
    if (!isStartOf(line, this.part)) throw otherLine(this.part.length).at({ file: this.name });
  }

  /**
   * Writes a sealed line. It is on the disk when this returns.
   *
   * @throws ToolReplayError when it cannot be written, and when somebody else writes to the file
   */
  append(line: Buffer): void {
    const { file, name, end, part } = this;
    try {
      if (fstatSync(file).size !== end + part.length) throw changed();
      for (let done = 0; done < line.length; ) {
        done += writeSync(file, line, done, line.length - done, end + done);
      }
      fsyncSync(file);
      this.end = end + line.length;
      this.part = NONE;
    } catch (error) {
      throw error instanceof ToolReplayError ? error.at({ file: name }) : writeError(error, name);
    }
  }

  close(): void {
    closeSync(this.file);
  }
}

/** Whether a line starts so. What a machine that went down has not written of it may be zeros. */
function isStartOf(line: Buffer, part: Buffer): boolean {
  const zeros = part.indexOf(0);
  const written = zeros < 0 ? part.length : zeros;
  if (part.length > line.length || part.subarray(written).some((byte) => byte !== 0)) return false;
  return part.subarray(0, written).equals(line.subarray(0, written));
}

/** What is in a sealed file: its links, and where the last whole line ends. */
function verified(file: number, previous: string): { links: number; head: string; end: number; size: number } {
  const verifier = new Verifier(previous);
  const transcript = new NativeTranscript('sealed');
  const chunk = Buffer.allocUnsafeSlow(CHUNK);
  let size = 0;
  let end = 0;
  for (;;) {
    const read = readSync(file, chunk, 0, CHUNK, size);
    if (read === 0) break;
    const bytes = chunk.subarray(0, read);
    const last = bytes.lastIndexOf(LINE_FEED);
    if (last >= 0) end = size + last + 1;
    for (const record of transcript.read(bytes)) verifier.see(record);
    size += read;
  }
  const { break: broken, head } = verifier;
  if (broken !== undefined) throw broken.expected === previous ? otherStart() : brokenChain(broken.index);
  return { links: transcript.calls, head, end, size };
}

function bytesOf(file: number, start: number, end: number): Buffer {
  const bytes = Buffer.alloc(end - start);
  for (let done = 0; done < bytes.length; ) {
    const read = readSync(file, bytes, done, bytes.length - done, start + done);
    if (read === 0) throw changed();
    done += read;
  }
  return bytes;
}

/** A new name is on the disk only once its folder is. */
function syncFolder(path: string): void {
  // Windows opens no folder.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function notRegular(): ToolReplayError {
  return new ToolReplayError('unwritable', { found: 'no regular file', expected: 'a file to write' });
}

function brokenChain(index: number): ToolReplayError {
  const fault = {
    found: `a chain that is broken at index ${index}`,
    expected: 'an intact one to go on with',
    advice: 'keep it as it is, and seal into another file',
  };
  return new ToolReplayError('sealed', fault);
}

function otherStart(): ToolReplayError {
  const fault = {
    found: 'a run that starts from another head',
    expected: 'the one that was begun',
    advice: 'give --previous as it was given then, or seal into another file',
  };
  return new ToolReplayError('sealed', fault);
}

function otherLine(bytes: number): ToolReplayError {
  const fault = {
    found: `${bytes} bytes behind the last whole line that are not the start of the next link`,
    expected: 'the same run, from its start',
    advice: 'keep it as it is, and seal into another file',
  };
  return new ToolReplayError('sealed', fault);
}

function changed(): ToolReplayError {
  const fault = {
    found: 'a file that somebody else writes to',
    expected: 'one that is written by this alone',
    advice: 'verify it, and start this once',
  };
  return new ToolReplayError('unwritable', fault);
}
