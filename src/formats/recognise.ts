import { ToolReplayError } from '../error.ts';
import { LF } from '../json/bytes.ts';
import { checkEncoding } from '../json/encoding.ts';
import { JsonNode } from '../json/node.ts';
import { Tape } from '../json/tape.ts';
import { NativeTranscript } from '../transcript/native-transcript.ts';
import { DocumentFrames } from './document-frames.ts';
import type { Framing } from './foreign-transcript.ts';
import type { Format } from './format.ts';
import { FORMATS } from './formats.ts';
import { type FrameSink, isFault } from './frames.ts';
import { isBlank, LineFrames } from './line-frames.ts';

/** What a log turned out to be. */
export type Recognised = typeof NATIVE | { readonly format: Format; readonly framing: Framing };

/** How the native form is called beside the formats of agents. */
export const NATIVE = 'native';
/** The name of each format, the native one first. */
export const FORMAT_NAMES: readonly string[] = [NATIVE, ...FORMATS.map(({ name }) => name)];

/** Bytes of a log of lines that are looked at, at most, before it is given up. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Once a format knows the log, so many more bytes may still show that it is one that is tried before. */
const STEP = 64 * 1024;

/** The keys of a record, and those that a seal adds. */
const RECORD_KEYS: readonly string[] = ['index', 'tool', 'args', 'response'];
const SEAL_KEYS: readonly string[] = ['prev', 'digest'];
/** How a line starts that is meant as a record, whatever is wrong with it. */
const RECORD_START = /^\s*\{\s*"(?:index|tool|args|response|prev|digest)"\s*:/;

/**
 * Finds out by its content what a log is. Its name says nothing: one name is used for many formats.
 *
 * @param head the beginning of the file; `head[length]` must be there and hold 0
 * @param isWhole whether that is all of the file
 * @param forced the name of the format that it is said to be
 * @returns undefined when more of the file must be seen
 * @throws ToolReplayError when it is of no known format
 */
export function recognise(head: Buffer, length: number, isWhole: boolean, forced?: string): Recognised | undefined {
  checkEncoding(head.subarray(0, Math.min(4, length)));
  if (forced === NATIVE || (forced === undefined && startsWithRecord(head, length))) return NATIVE;
  const framing = framingOf(head, length, isWhole);
  if (framing === undefined) return isWhole ? NATIVE : undefined;
  const named = FORMATS.find(({ name }) => name === forced);
  if (named !== undefined) return { format: named, framing };
  if (framing === 'document' && !isWhole) return undefined;
  const found = detect(head.subarray(0, length), framing, isWhole);
  if (found !== undefined) return found === NATIVE ? NATIVE : { format: found, framing };
  if (!isWhole && length < MOST_BYTES) return undefined;
  throw unknownFormat(head.subarray(0, length), framing);
}

/** Says what keeps a file from being native, since that is what it most often is meant to be, and what else was tried. */
function unknownFormat(head: Buffer, framing: Framing): ToolReplayError {
  const tried = `tried as ${FORMAT_NAMES.join(', ')}`;
  if (framing === 'document')
    return new ToolReplayError('format', { found: 'a document of no known format', advice: tried });
  try {
    const transcript = new NativeTranscript('either');
    for (const _ of transcript.read(head));
    for (const _ of transcript.finish());
  } catch (error) {
    if (!isFault(error)) throw error;
    const { advice, ...fault } = error.fault;
    const all = advice === undefined ? tried : `${advice}; ${tried}`;
    return new ToolReplayError('format', { ...fault, advice: all }, error.place);
  }
  return new ToolReplayError('format', { found: 'a file of no known format', advice: tried });
}

/**
 * The format that an archive is of.
 *
 * @param names what is in it
 * @param forced the name of the format that it is said to be
 * @throws ToolReplayError when it is of no known format
 */
export function formatOfArchive(names: readonly string[], forced?: string): Format {
  const format = FORMATS.find(({ name, isMember }) => (forced ?? name) === name && isMember && names.some(isMember));
  if (format !== undefined) return format;
  const known = FORMATS.filter(({ isMember }) => isMember !== undefined).map(({ name }) => name);
  throw new ToolReplayError('format', { found: 'an archive without a log', expected: `one of ${known.join(', ')}` });
}

function detect(head: Buffer, framing: Framing, isWhole: boolean): Format | typeof NATIVE | undefined {
  const known = new Set<Format>();
  let weakly: Format | undefined;
  let hasRecord = false;
  const sink: FrameSink = {
    item({ node }) {
      for (const format of FORMATS) if (!known.has(format) && format.detect(node)) known.add(format);
      hasRecord ||= isRecord(node);
      weakly ??= FORMATS.find((format) => format.detectWeakly?.(node));
    },
    skip() {},
  };
  const frames = framing === 'lines' ? new LineFrames(sink) : new DocumentFrames(sink);
  for (let at = 0; at < head.length && (known.size === 0 || framing === 'document'); at += STEP) {
    frames.read(head.subarray(at, at + STEP));
  }
  if (isWhole && known.size === 0) frames.finish();
  // Its own reader knows best what is wrong with a transcript of records.
  const found = FORMATS.find((format) => known.has(format)) ?? (hasRecord ? NATIVE : undefined);
  // The next item may be the first that tells.
  return found ?? (isWhole || head.length >= MOST_BYTES ? weakly : undefined);
}

/** Whether the first line is a record, or meant as one. */
function startsWithRecord(head: Buffer, length: number): boolean {
  let start = 0;
  let end = lineEnd(head, start, length);
  while (end < length && isBlank({ text: head, start, end })) {
    start = end + 1;
    end = lineEnd(head, start, length);
  }
  const text = Buffer.concat([head.subarray(start, end), Buffer.of(0)]);
  const tape = new Tape();
  try {
    tape.read(text, 0, text.length - 1);
  } catch (error) {
    if (!isFault(error)) throw error;
    return RECORD_START.test(text.toString('latin1', 0, 200));
  }
  return isRecord(new JsonNode(tape));
}

/** Two of a record's keys, or nothing but such: no format of an agent has either. */
function isRecord(node: JsonNode): boolean {
  const keys = [...node.members()].map(([key]) => key);
  const ofRecord = keys.filter((key) => RECORD_KEYS.includes(key)).length;
  return ofRecord > 1 || (ofRecord > 0 && keys.every((key) => RECORD_KEYS.includes(key) || SEAL_KEYS.includes(key)));
}

/**
 * Whether the first JSON value ends on the line that it starts on.
 *
 * @returns undefined when there is no value, or not enough of it to tell
 */
function framingOf(head: Buffer, length: number, isWhole: boolean): Framing | undefined {
  const tape = new Tape();
  let hasText = false;
  for (let start = 0; start < length; ) {
    const end = lineEnd(head, start, length);
    hasText ||= !isBlank({ text: head, start, end });
    const framing = framingAt(tape, head, start, end, length);
    if (framing !== undefined) return framing;
    start = end + 1;
  }
  return isWhole && hasText ? 'lines' : undefined;
}

/** How the value stands that starts on a line; undefined when none does. */
function framingAt(tape: Tape, head: Buffer, start: number, end: number, length: number): Framing | undefined {
  const first = head.subarray(start, end).toString('latin1').trimStart()[0];
  if (first !== '{' && first !== '[') return undefined;
  try {
    const at = tape.readFirst(head, start, length);
    if (at > end) return 'document';
    return isBlank({ text: head, start: at, end }) ? 'lines' : undefined;
  } catch (error) {
    if (!isFault(error)) throw error;
    return (error.place.offset as number) > end ? 'document' : undefined;
  }
}

function lineEnd(head: Buffer, start: number, length: number): number {
  const end = head.indexOf(LF, start);
  return end < 0 || end > length ? length : end;
}
