import { ForeignTranscript } from '../formats/foreign-transcript.ts';
import type { SkipReason } from '../formats/frames.ts';
import { NATIVE } from '../formats/native.ts';
import { Session } from '../formats/session.ts';
import { NativeTranscript } from '../transcript/native-transcript.ts';
import type { Record } from '../transcript/record.ts';
import { oneSession } from './one-session.ts';
import { nativeConsumer, reading } from './reading.ts';
import { SessionRecords, type TakeRecord } from './session-records.ts';
import type { Source } from './source.ts';
import type { ReadingSettings } from './transcript.ts';

/** What a log was read as, and what was found in it beside records. */
export interface LogSummary {
  readonly format: string;
  readonly sessions: readonly Session[];
  readonly skipped: ReadonlyMap<SkipReason, number>;
}

/**
 * Writes the records of the one session that is asked for. Nothing of it is to be seen before the last chunk: a
 * transcript that cannot be judged to its end has none.
 *
 * @param wanted the name of the session; undefined where only one has calls
 * @param write what is written of a record, valid until the next
 * @param onEnd hears what a log was read as, with the session that is written alone; never called for the native form
 * @returns each chunk is valid until the next is asked for
 * @throws ToolReplayError when the transcript cannot be judged; its place has no file
 */
export async function* writeRecords(
  source: Source,
  settings: ReadingSettings,
  wanted: string | undefined,
  write: (record: Record) => Buffer,
  onEnd: (log: LogSummary) => void,
): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let records: SessionRecords | undefined;
  let log: LogSummary | undefined;
  let first: Session | undefined;
  const isWanted = (session: Session): boolean => {
    first ??= session;
    return wanted === undefined ? session === first : session.name === wanted;
  };
  const take = (record: Record): void => {
    pieces.push(Buffer.from(write(record)));
  };
  const steps = reading(source, settings.format, (recognised) => {
    if (recognised === NATIVE) return nativeConsumer(new NativeTranscript(settings.accepted), take);
    records = new SessionRecords((_, record) => take(record), isWanted, recognised.format);
    const transcript = new ForeignTranscript(recognised.format, recognised.framing, settings.strictness, records);
    log = transcript;
    return transcript;
  });
  try {
    for await (const _ of steps) {
      if (pieces.length > 0) yield Buffer.concat(pieces);
      pieces = [];
    }
  } finally {
    records?.close();
  }
  if (log === undefined) return;
  const { format, skipped, sessions } = log;
  onEnd({ format, skipped, sessions: [oneSession(sessions, wanted)] });
}

/**
 * Takes the records of every session, each as it comes. Records of one session come in order.
 *
 * @param take undefined where only what there is counts: then nothing is held of them
 */
export async function takeRecords(
  source: Source,
  settings: ReadingSettings,
  take: TakeRecord | undefined,
): Promise<LogSummary> {
  let records: SessionRecords | undefined;
  let log: LogSummary | undefined;
  const native = new Session(NATIVE);
  const steps = reading(source, settings.format, (recognised) => {
    if (recognised === NATIVE) {
      return nativeConsumer(new NativeTranscript(settings.accepted), (record) => {
        native.calls++;
        take?.(native, record);
      });
    }
    const isWanted = (): boolean => take !== undefined;
    records = new SessionRecords((session, record) => take?.(session, record), isWanted, recognised.format);
    const transcript = new ForeignTranscript(recognised.format, recognised.framing, settings.strictness, records);
    log = transcript;
    return transcript;
  });
  try {
    for await (const _ of steps);
  } finally {
    records?.close();
  }
  return log ?? { format: NATIVE, sessions: [native], skipped: new Map() };
}
