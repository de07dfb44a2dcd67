import { Sealer } from '../../src/chain/sealer.ts';
import { Verifier } from '../../src/chain/verifier.ts';
import { type Accepted, NativeTranscript } from '../../src/transcript/native-transcript.ts';
import { Record } from '../../src/transcript/record.ts';
import { recordLine } from '../../src/transcript/record-line.ts';
import { attempt, chunksOf, hold, type Outcome, said, same, valueIn } from '../checks.ts';

/** A native transcript is the same in any chunks, survives being written again, and its seal holds and tells any change. */
export function fuzz(data: Buffer): void {
  const whole = attempt(() => read([data], 'either'));
  const pieces = attempt(() => read(chunksOf(data), 'either'));
  same(story(pieces), story(whole), 'chunks make no difference');
  const calls = valueIn(whole);
  if (calls === undefined) return;
  const again = read([Buffer.concat(calls.map(({ line }) => line))], 'unsealed');
  same(texts(again), texts(calls), 'what is written of calls is read as these calls');
  const sealer = new Sealer();
  const sealed = calls.map(({ record }) => Buffer.from(sealer.seal(record)));
  const verifier = verified(sealed);
  hold(verifier.break === undefined, 'a seal holds');
  hold(verifier.head === sealer.head, 'its head is that of who sealed it');
  if (sealed.length > 1) hold(verified(sealed.slice(0, -1)).head !== sealer.head, 'another end has another head');
  if (calls[0]?.seal !== undefined) sealedAgain(calls, calls[0].seal.prev);
}

interface Seen {
  readonly record: Record;
  readonly seal: Record['seal'];
  readonly line: Buffer;
}

/** The calls of a transcript, of which each line is the native one and each record has memory of its own. */
function read(chunks: Iterable<Buffer>, accepted: Accepted): Seen[] {
  const transcript = new NativeTranscript(accepted);
  const seen: Seen[] = [];
  const take = (record: Record): void => {
    seen.push({ record: kept(record), seal: record.seal, line: recordLine(record) });
  };
  for (const chunk of chunks) for (const record of transcript.read(chunk)) take(record);
  for (const record of transcript.finish()) take(record);
  return seen;
}

function kept({ index, line, call, toolLength, response, seal }: Record): Record {
  return new Record(index, line, Buffer.from(call), toolLength, Buffer.from(response), seal);
}

function story(outcome: Outcome<readonly Seen[]>): string {
  return 'refusal' in outcome ? said(outcome.refusal) : texts(outcome.value);
}

function texts(seen: readonly Seen[]): string {
  return seen.map(({ record, line }) => `${record.tool} ${record.isCompared} ${line}`).join('');
}

function verified(lines: readonly Buffer[], previous?: string): Verifier {
  const transcript = new NativeTranscript('sealed');
  const verifier = new Verifier(previous);
  for (const record of transcript.read(Buffer.concat(lines))) verifier.see(record);
  return verifier;
}

/** What is sealed, and holds from where it starts, comes to the same head when it is sealed anew from there. */
function sealedAgain(calls: readonly Seen[], previous: string): void {
  const verifier = new Verifier(previous);
  for (const { record } of calls) verifier.see(record);
  if (verifier.break !== undefined) return;
  const sealer = new Sealer(previous);
  for (const { record } of calls) sealer.seal(record);
  same(sealer.head, verifier.head, 'a chain that holds is made again');
}
