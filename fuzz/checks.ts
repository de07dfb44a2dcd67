import { ToolReplayError } from '../src/error.ts';
import { Canonicalizer } from '../src/json/canonicalizer.ts';
import { JsonNode } from '../src/json/node.ts';
import { Tape } from '../src/json/tape.ts';

/** What is run on any bytes: it throws where something does not hold that has to. */
export type Target = (data: Buffer) => void;

/** What came of reading an input: a value, or the one error that says why there is none. */
export type Outcome<T> = { readonly value: T } | { readonly refusal: ToolReplayError };

/** Reads an input. Any other error than the one of ToolReplay is a fault. */
export function attempt<T>(read: () => T): Outcome<T> {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof ToolReplayError) return { refusal: error };
    throw error;
  }
}

/** The value of an outcome; undefined for a refusal. */
export function valueIn<T>(outcome: Outcome<T>): T | undefined {
  return 'value' in outcome ? outcome.value : undefined;
}

/** All that is said of a refusal, as one text. */
export function said({ code, message, place }: ToolReplayError): string {
  return `${code} ${message} ${JSON.stringify(place)}`;
}

/** @param what has to hold, for whoever reads the report of a find */
export function hold(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`does not hold: ${what}`);
}

/** @param what the two texts are, of which has to hold that they are the same */
export function same(left: string, right: string, what: string): void {
  if (left === right) return;
  let at = 0;
  while (left[at] === right[at]) at++;
  const around = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 40), at + 80));
  throw new Error(`does not hold: ${what}; from ${at} on: ${around(left)} and ${around(right)}`);
}

/** The canonical form of one JSON text. @throws ToolReplayError */
export function canonical(bytes: Buffer): Buffer {
  const canonicalizer = new Canonicalizer();
  canonicalizer.load(Buffer.concat([bytes, Buffer.of(0)]), 0, bytes.length);
  canonicalizer.value(0);
  canonicalizer.finish();
  return Buffer.from(canonicalizer.output.bytes.subarray(0, canonicalizer.output.length));
}

/** The value of one JSON text, looked at where it stands. @throws ToolReplayError */
export function nodeOf(bytes: Buffer): JsonNode {
  const tape = new Tape();
  tape.read(Buffer.concat([bytes, Buffer.of(0)]), 0, bytes.length);
  return new JsonNode(tape);
}

/**
 * A text in chunks that an input's own length decides, so that no input needs a byte that says where it is cut: the fuzzer
 * changes lengths all the time.
 */
export function* chunksOf(bytes: Buffer): Generator<Buffer> {
  const size = 1 + (bytes.length % 61);
  // A copy each, since a reader may keep no part of a chunk.
  for (let at = 0; at < bytes.length; at += size) yield Buffer.from(bytes.subarray(at, at + size));
}

/** The first line of an input, and all that stands behind it. */
export function firstLine(data: Buffer): readonly [first: string, rest: string] {
  const text = data.toString('utf8');
  const end = text.indexOf('\n');
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)];
}
