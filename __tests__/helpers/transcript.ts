import { Sealer } from '../../src/chain/sealer.ts';
import { type Accepted, NativeTranscript } from '../../src/transcript/native-transcript.ts';
import type { Record, Seal } from '../../src/transcript/record.ts';
import { bytesOf } from './canonical.ts';

/** A record whose memory is its own, for tests that look at it later. */
export interface Copy {
  readonly index: number;
  readonly line: number;
  readonly tool: string;
  readonly args: string;
  readonly response: string;
  readonly call: string;
  readonly seal: Seal | undefined;
}

export function copyOf({ index, line, tool, args, response, call, seal }: Record): Copy {
  return { index, line, tool, args: args.toString(), response: response.toString(), call: call.toString(), seal };
}

/** Shows every record of a transcript, which comes in the given chunks. */
export function forEachRecord(
  chunks: Iterable<string | Buffer>,
  see: (record: Record) => void,
  accepted: Accepted = 'either',
): NativeTranscript {
  const transcript = new NativeTranscript(accepted);
  for (const chunk of chunks) for (const record of transcript.read(bytesOf(chunk))) see(record);
  for (const record of transcript.finish()) see(record);
  return transcript;
}

/** All records of a transcript. */
export function recordsOf(text: string | Buffer, accepted: Accepted = 'either'): Copy[] {
  const copies: Copy[] = [];
  forEachRecord([text], (record) => copies.push(copyOf(record)), accepted);
  return copies;
}

/** One line of a transcript, without its line feed; `args` and `response` are JSON text. */
export function line(index: number, tool: string, args = '{}', response = '{}'): string {
  return `{"index": ${index}, "tool": ${JSON.stringify(tool)}, "args": ${args}, "response": ${response}}`;
}

/** A transcript of calls of which each is [tool, args, response], the last two as JSON text. */
export function transcriptOf(calls: readonly (readonly [tool: string, args?: string, response?: string])[]): string {
  return calls.map(([tool, args, response], index) => `${line(index, tool, args, response)}\n`).join('');
}

/** The sealed form of a transcript. @param previous the head that it follows */
export function sealed(text: string | Buffer, previous?: string): string {
  const sealer = new Sealer(previous);
  const pieces: Buffer[] = [];
  forEachRecord([text], (record) => pieces.push(Buffer.from(sealer.seal(record))), 'unsealed');
  return Buffer.concat(pieces).toString();
}

/** Cuts bytes before each of the given offsets. */
export function cutAt(bytes: Buffer, offsets: readonly number[]): Buffer[] {
  const cuts = [0, ...offsets.map((offset) => offset % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return cuts.slice(1).map((cut, k) => bytes.subarray(cuts[k], cut));
}
