import { Sealer } from '../chain/sealer.ts';
import { type LogSummary, writeRecords } from './records.ts';
import type { Source } from './source.ts';
import type { ReadingSettings } from './transcript.ts';

/**
 * Seals a transcript, or the native view of one session of an agent's log. Nothing of it is to be seen before the last
 * chunk: a transcript that cannot be judged to its end has no seal.
 *
 * @param wanted the name of the session; undefined where only one has calls
 * @param onEnd hears what a log was read as; never called for the native form
 * @returns the sealed transcript; each chunk is valid until the next is asked for
 * @throws ToolReplayError when the transcript cannot be judged; its place has no file
 */
export function sealTranscript(
  source: Source,
  settings: Omit<ReadingSettings, 'accepted'>,
  wanted?: string,
  onEnd: (log: LogSummary) => void = () => undefined,
): AsyncGenerator<Buffer> {
  const sealer = new Sealer();
  return writeRecords(source, { ...settings, accepted: 'unsealed' }, wanted, (record) => sealer.seal(record), onEnd);
}
