import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Session } from '../formats/session.ts';
import type { Record } from '../transcript/record.ts';
import { recordLine } from '../transcript/record-line.ts';
import { type LogSummary, takeRecords } from './records.ts';
import { beforeSignal } from './signals.ts';
import type { Source } from './source.ts';
import { writeError } from './system-error.ts';
import type { ReadingSettings } from './transcript.ts';

/** Bytes of all sessions that wait in memory before they are written. */
const MOST_WAITING = 16 * 1024 * 1024;
const LONGEST_NAME = 100;
/** What Windows takes for a device, whatever follows the point. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A session and the file that it becomes. */
export interface SessionFile {
  readonly session: Session;
  /** The file's name, without its folder. */
  readonly file: string;
}

/** How sessions become files. */
export interface SessionWriting {
  /** What is written of a record, valid until the next. */
  readonly line: (session: Session, record: Record) => Buffer;
  /** Which sessions of all become files, with a name for each. */
  readonly filesOf: (sessions: readonly Session[]) => readonly SessionFile[];
  /** Throws when a file must not be written, before any is in its place. */
  readonly mayWrite: (path: string, name: string) => void;
}

/** The native view of each session, in a file with its name. */
export const nativeViews: Omit<SessionWriting, 'mayWrite'> = {
  line: (_, record) => recordLine(record),
  filesOf: (sessions) => {
    const names = new SafeNames('.jsonl');
    return sessions.map((session) => ({ session, file: names.of(session.name) }));
  },
};

/**
 * Writes each session of a log into a file of its own. The files are in their place only once all of
 * the log was judged.
 *
 * @param folder made where it is not there
 * @param name how errors name the folder
 * @throws ToolReplayError when the log cannot be judged or a file cannot be written
 */
export async function writeSessions(
  source: Source,
  settings: ReadingSettings,
  folder: string,
  name: string,
  { line: lineOf, filesOf, mayWrite }: SessionWriting,
): Promise<{ log: LogSummary; files: readonly SessionFile[] }> {
  const temporary = new TemporaryFolder(folder, name);
  try {
    const waiting = new Map<Session, Buffer[]>();
    const numbers = new Map<Session, number>();
    let size = 0;
    const flush = (): void => {
      for (const [session, lines] of waiting) temporary.append(numberOf(numbers, session), Buffer.concat(lines));
      waiting.clear();
      size = 0;
    };
    const log = await takeRecords(source, settings, (session, record) => {
      const line = Buffer.from(lineOf(session, record));
      const lines = waiting.get(session);
      if (lines === undefined) waiting.set(session, [line]);
      else lines.push(line);
      size += line.length;
      if (size > MOST_WAITING) flush();
    });
    flush();
    const files = filesOf(log.sessions);
    for (const { file } of files) mayWrite(join(folder, file), `${name}${file}`);
    for (const { session, file } of files) temporary.place(numberOf(numbers, session), file);
    return { log, files };
  } finally {
    temporary.remove();
  }
}

function numberOf(numbers: Map<Session, number>, session: Session): number {
  const number = numbers.get(session) ?? numbers.size;
  numbers.set(session, number);
  return number;
}

/** Names of files that are safe on every system, since a log or whoever wrote it chose what they are made of. */
export class SafeNames {
  private readonly ending: string;
  /** How many names were made of each text so far. */
  private readonly taken = new Map<string, number>();

  /** @param ending of every name */
  constructor(ending: string) {
    this.ending = ending;
  }

  /** Another name each time. */
  of(text: string): string {
    const safe =
      text
        .replace(/[^A-Za-z0-9._-]+/g, '_')
        .replace(/^[.-]+/, '_')
        .replace(DEVICE, '_$&')
        .slice(0, LONGEST_NAME) || '_';
    // Not all file systems tell upper from lower case.
    const key = safe.toLowerCase();
    const uses = (this.taken.get(key) ?? 0) + 1;
    this.taken.set(key, uses);
    // No name has the mark of its own.
    return uses === 1 ? `${safe}${this.ending}` : `${safe}~${uses}${this.ending}`;
  }
}

/** Where files wait until they may be seen: inside the folder that they go to, so that they can be renamed into it. */
class TemporaryFolder {
  private readonly folder: string;
  private readonly name: string;
  private readonly path: string;
  private readonly forget: () => void;

  constructor(folder: string, name: string) {
    this.folder = folder;
    this.name = name;
    this.path = this.writing(() => {
      mkdirSync(folder, { recursive: true });
      return mkdtempSync(join(folder, '.toolreplay-'));
    });
    this.forget = beforeSignal(() => rmSync(this.path, { recursive: true, force: true }));
  }

  append(number: number, bytes: Buffer): void {
    this.writing(() => appendFileSync(join(this.path, String(number)), bytes));
  }

  /** Moves a file to its place; one that nothing was appended to is empty. */
  place(number: number, file: string): void {
    this.append(number, Buffer.alloc(0));
    this.writing(() => renameSync(join(this.path, String(number)), join(this.folder, file)));
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
    this.forget();
  }

  private writing<T>(write: () => T): T {
    try {
      return write();
    } catch (error) {
      throw writeError(error, this.name);
    }
  }
}
