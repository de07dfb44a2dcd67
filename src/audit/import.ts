import { recordLine } from '../transcript/record-line.ts';
import { type LogSummary, takeRecords, writeRecords } from './records.ts';
import type { Source } from './source.ts';
import type { ReadingSettings } from './transcript.ts';

/** The native view of one session of a log. See {@link writeRecords}. */
export function nativeView(
  source: Source,
  settings: ReadingSettings,
  wanted: string | undefined,
  onEnd: (log: LogSummary) => void,
): AsyncGenerator<Buffer> {
  return writeRecords(source, settings, wanted, recordLine, onEnd);
}

/** What is in a log, without its records. */
export function summaryOf(source: Source, settings: ReadingSettings): Promise<LogSummary> {
  return takeRecords(source, settings, undefined);
}
