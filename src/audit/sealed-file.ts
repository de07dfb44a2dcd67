import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { GENESIS } from '../chain/link.ts';
import { Verifier } from '../chain/verifier.ts';
import { ToolReplayError } from '../error.ts';
import { NativeTranscript } from '../transcript/native-transcript.ts';
import { writeError } from './system-error.ts';

const CHUNK = 1 << 20;
const LINE_FEED = 0x0a;

/**
 * A sealed file that is written link by link. Each is on the disk, whole, before the next is taken: whatever stops the
 * process, the file verifies up to its last whole line, and a part of a line behind it was never vouched for.
 */
export class SealedFile {
  /** How many links are in it. */
  readonly links: number;
  /** The digest of the last of them; what the chain starts from where there is none. */
  readonly head: string;
  /** How many bytes of a line that was not whole were taken off when it was opened. */
  readonly cut: number;
  private readonly file: number;
  private readonly name: string;
  private size: number;

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
    try {
      this.file = openSync(path, 'a+', 0o666);
      if (!fstatSync(this.file).isFile()) throw notRegular(name);
      const { links, head, end, size } = this.verified(previous);
      this.links = links;
      this.head = head;
      this.cut = size - end;
      this.size = end;
      if (end < size) ftruncateSync(this.file, end);
      fsyncSync(this.file);
      syncFolder(dirname(path));
    } catch (error) {
      throw error instanceof ToolReplayError ? error.at({ file: name }) : writeError(error, name);
    }
  }

  /**
   * Writes a sealed line. It is on the disk when this returns.
   *
   * @throws ToolReplayError when it cannot be written, and when somebody else writes to the file
   */
  append(line: Buffer): void {
    try {
      if (fstatSync(this.file).size !== this.size) throw changed(this.name);
      for (let done = 0; done < line.length; ) done += writeSync(this.file, line, done);
      fsyncSync(this.file);
      this.size += line.length;
    } catch (error) {
      throw error instanceof ToolReplayError ? error : writeError(error, this.name);
    }
  }

  close(): void {
    closeSync(this.file);
  }

  private verified(previous: string): { links: number; head: string; end: number; size: number } {
    const verifier = new Verifier(previous);
    const transcript = new NativeTranscript('sealed');
    const chunk = Buffer.allocUnsafeSlow(CHUNK);
    let size = 0;
    let end = 0;
    for (;;) {
      const read = readSync(this.file, chunk, 0, CHUNK, size);
      if (read === 0) break;
      const bytes = chunk.subarray(0, read);
      const last = bytes.lastIndexOf(LINE_FEED);
      if (last >= 0) end = size + last + 1;
      for (const record of transcript.read(bytes)) verifier.see(record);
      size += read;
    }
    if (verifier.break !== undefined) throw broken(verifier.break.index);
    return { links: transcript.calls, head: verifier.head, end, size };
  }
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

function notRegular(name: string): ToolReplayError {
  return new ToolReplayError('unwritable', { found: 'no regular file', expected: 'a file to write' }, { file: name });
}

function broken(index: number): ToolReplayError {
  const fault = {
    found: `a chain that is broken at index ${index}`,
    expected: 'an intact one to go on with',
    advice: 'keep it as it is, and seal into another file',
  };
  return new ToolReplayError('sealed', fault);
}

function changed(name: string): ToolReplayError {
  const fault = {
    found: 'a file that somebody else writes to',
    expected: 'one that is written by this alone',
    advice: 'verify it, and start this once',
  };
  return new ToolReplayError('unwritable', fault, { file: name });
}
