import { SessionRecords, type TakeRecord } from '../../src/audit/session-records.ts';
import { ForeignTranscript, type Strictness } from '../../src/formats/foreign-transcript.ts';
import { FORMATS } from '../../src/formats/formats.ts';
import { recognise } from '../../src/formats/recognise.ts';
import { NativeTranscript } from '../../src/transcript/native-transcript.ts';
import { recordLine } from '../../src/transcript/record-line.ts';
import { attempt, chunksOf, type Outcome, said, same, valueIn } from '../checks.ts';

/** What a log comes to. */
interface Log {
  /** All that is told of it, as one text. */
  readonly told: string;
  /** The native lines of each session. */
  readonly sessions: ReadonlyMap<string, string>;
}

/**
 * The readers of agents' logs. The first byte says which one reads the rest: that of a format by its number, or the one that
 * is found out. A log is the same in any chunks, and what it comes to is a native transcript.
 */
export function fuzz(data: Buffer): void {
  const forced = FORMATS[(data[0] ?? 0) % (FORMATS.length + 1)]?.name;
  const text = data.subarray(1);
  const head = Buffer.concat([text, Buffer.of(0)]);
  const recognised = valueIn(attempt(() => recognise(head, text.length, true, forced)));
  if (recognised === undefined || recognised === 'native') return;
  const { format, framing } = recognised;
  const read = (chunks: Iterable<Buffer>, strictness: Strictness): Log => {
    const sessions = new Map<string, string>();
    const take: TakeRecord = ({ name }, record) => {
      sessions.set(name, `${sessions.get(name) ?? ''}${recordLine(record)}`);
    };
    const records = new SessionRecords(take, () => true, format);
    const transcript = new ForeignTranscript(format, framing, strictness, records);
    for (const chunk of chunks) transcript.read(chunk);
    transcript.finish();
    records.close();
    const counted = transcript.sessions.map(({ ids, ...session }) => session);
    return { told: JSON.stringify([...transcript.skipped, ...counted, ...sessions]), sessions };
  };
  const whole = attempt(() => read([text], 'skip'));
  same(toldOf(attempt(() => read(chunksOf(text), 'skip'))), toldOf(whole), 'chunks make no difference');
  const strict = attempt(() => read([text], 'refuse'));
  if ('value' in strict) same(strict.value.told, toldOf(whole), 'what is read strictly is what is read');
  for (const lines of valueIn(whole)?.sessions.values() ?? []) isNative(lines);
}

function toldOf(outcome: Outcome<Log>): string {
  return 'refusal' in outcome ? said(outcome.refusal) : outcome.value.told;
}

function isNative(lines: string): void {
  const transcript = new NativeTranscript('unsealed');
  let again = '';
  for (const record of transcript.read(Buffer.from(lines))) again += recordLine(record);
  same(again, lines, 'what is written of a log is a native transcript');
}
