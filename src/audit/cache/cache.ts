import { createHmac } from 'node:crypto';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../json/digest.ts';
import { writeError } from '../system-error.ts';

/** Where results of audits are kept. */
export interface CacheSettings {
  /** An absolute path; it is made where it is not there. */
  readonly folder: string;
  /** Only what was kept with the same one is taken. Undefined: whoever can write the folder is trusted. */
  readonly secret: string | undefined;
  /** Whether what is kept is taken, or nothing is and all is kept anew. */
  readonly use: 'taken' | 'made anew';
}

/** What an entry begins with: the form of entries, and a space before the digest. */
const HEAD = 'toolreplay-cache-1 ';
const HEAD_BYTES = HEAD.length + 64 + 1;
/** A larger result, of tens of thousands of findings, is not kept: a folder of them fills the disk. */
const LARGEST = 8 << 20;
const DAY_MS = 24 * 3600 * 1000;
/** So long an entry stays that nobody asks for. */
const KEPT_DAYS = 30;
/** Of a link, nothing is read, and of a pipe nothing is waited for. Windows knows neither. */
const READ = fs.constants.O_RDONLY | (fs.constants.O_NOFOLLOW ?? 0) | (fs.constants.O_NONBLOCK ?? 0);
const NAME = /^[0-9a-f]{64}$/;

/**
 * Texts in a folder, each under a key. One that is cut off, damaged or under another name is not there, nor one that
 * was written with another secret.
 */
export class Cache {
  private readonly folder: string;
  private readonly secret: string | undefined;

  /** @throws ToolReplayError when there can be no such folder */
  constructor({ folder, secret }: CacheSettings) {
    this.folder = folder;
    this.secret = secret;
    try {
      fs.mkdirSync(folder, { recursive: true });
    } catch (error) {
      throw writeError(error, folder);
    }
  }

  /** @param key 64 lower-case hex digits @returns undefined where there is none that can be relied on */
  get(key: string): string | undefined {
    let file: number;
    try {
      file = fs.openSync(join(this.folder, key), READ);
    } catch {
      // Whatever it is that keeps it from being read: the file is audited, and if nothing can be written either, that is said.
      return undefined;
    }
    try {
      const stats = fs.fstatSync(file);
      if (!stats.isFile() || stats.size > HEAD_BYTES + LARGEST) return undefined;
      const bytes = fs.readFileSync(file);
      const body = bytes.subarray(HEAD_BYTES);
      if (!bytes.subarray(0, HEAD_BYTES).equals(this.headOf(key, body))) return undefined;
      const now = Date.now();
      if (now - stats.mtimeMs > DAY_MS) this.touch(file, now);
      return body.toString('utf8');
    } catch {
      // As above.
      return undefined;
    } finally {
      fs.closeSync(file);
    }
  }

  /**
   * Keeps a text in the place of what is there, unless it is too large. A reader that comes in between finds it cut off, which
   * is as none.
   *
   * @returns whether it is kept
   * @throws ToolReplayError when it cannot be written
   */
  put(key: string, text: string): boolean {
    const body = Buffer.from(text);
    if (body.length > LARGEST) return false;
    const path = join(this.folder, key);
    try {
      // Always a new file: who writes into one that is there may write through a link.
      fs.rmSync(path, { force: true });
      fs.writeFileSync(path, Buffer.concat([this.headOf(key, body), body]), { flag: 'wx' });
      return true;
    } catch (error) {
      throw writeError(error, this.folder);
    }
  }

  /** Takes away what nobody has asked for in {@link KEPT_DAYS}. @throws ToolReplayError when it cannot be taken away */
  sweep(): void {
    const oldest = Date.now() - KEPT_DAYS * DAY_MS;
    try {
      for (const name of fs.readdirSync(this.folder)) {
        const path = join(this.folder, name);
        // Another one that sweeps may have been quicker.
        const stats = NAME.test(name) ? fs.lstatSync(path, { throwIfNoEntry: false }) : undefined;
        if (stats?.isFile() && stats.mtimeMs < oldest && isEntry(path)) fs.rmSync(path, { force: true });
      }
    } catch (error) {
      throw writeError(error, this.folder);
    }
  }

  private touch(file: number, now: number): void {
    try {
      fs.futimesSync(file, now / 1000, now / 1000);
    } catch {
      // In a folder that is only read it is taken all the same.
    }
  }

  private headOf(key: string, body: Buffer): Buffer {
    const said = Buffer.concat([Buffer.from(`${key}\n`), body]);
    // Where there is no secret, it is what finds damage.
    const digest =
      this.secret === undefined ? sha256(said, 'hex') : createHmac('sha256', this.secret).update(said).digest('hex');
    return Buffer.from(`${HEAD}${digest}\n`);
  }
}

/** Whether a file is one of a cache, whatever its digest: nobody else's file is taken away. */
function isEntry(path: string): boolean {
  const file = fs.openSync(path, READ);
  try {
    const head = Buffer.alloc(HEAD.length);
    fs.readSync(file, head, 0, head.length, 0);
    return head.equals(Buffer.from(HEAD));
  } finally {
    fs.closeSync(file);
  }
}
