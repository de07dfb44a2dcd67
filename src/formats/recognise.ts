import { ToolReplayError } from '../error.ts';
import { checkEncoding } from '../json/encoding.ts';
import { Tape } from '../json/tape.ts';
import { MAX_LINE } from '../transcript/lines.ts';
import { NativeTranscript } from '../transcript/native-transcript.ts';
import { DocumentFrames, MAX_DOCUMENT, tooLarge } from './document-frames.ts';
import type { Framing } from './foreign-transcript.ts';
import type { Format } from './format.ts';
import { FORMATS } from './formats.ts';
import { type FrameSink, isFault } from './frames.ts';
import { isBlank, LineFrames } from './line-frames.ts';
import { isRecord, lineEnd, MOST_BYTES, NATIVE, startsWithRecord } from './native.ts';

/** What a log turned out to be. */
export type Recognised = typeof NATIVE | { readonly format: Format; readonly framing: Framing };

/** The name of each format, the native one first. */
export const FORMAT_NAMES: readonly string[] = [NATIVE, ...FORMATS.map(({ name }) => name)];

/** White space between two lines that is looked through for the start of the second. */
const LONGEST_GAP = 1000;
/** Once a format knows the log, so many more bytes may still show that it is one that is tried before. */
const STEP = 64 * 1024;

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
  if (forced === NATIVE) return NATIVE;
  const isNative = forced === undefined ? startsWithRecord(head, length, isWhole) : false;
  if (isNative !== false) return isNative ? NATIVE : undefined;
  // No line is longer than that, and none before the first value.
  const framing = framingOf(head, length, isWhole) ?? (length > MAX_LINE ? 'lines' : undefined);
  if (framing === undefined) return isWhole ? NATIVE : undefined;
  const named = FORMATS.find(({ name }) => name === forced);
  if (named !== undefined) return { format: named, framing };
  if (framing === 'document' && length > MAX_DOCUMENT) throw tooLarge();
  if (framing === 'document' && !isWhole) return undefined;
  const found = detect(head, length, framing, isWhole);
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

function detect(head: Buffer, length: number, framing: Framing, isWhole: boolean): Format | typeof NATIVE | undefined {
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
  if (framing === 'document') new DocumentFrames(sink).readWhole(head, length);
  else {
    // Whole steps, and so many of them, whatever the chunks that the file came in.
    const frames = new LineFrames(sink);
    const seen = Math.min(length, MOST_BYTES);
    const end = isWhole ? seen : seen - (seen % STEP);
    for (let at = 0; at < end && known.size === 0 && !hasRecord; at += STEP) {
      frames.read(head.subarray(at, Math.min(at + STEP, end)));
    }
    if (isWhole && known.size === 0 && end === length) frames.finish();
  }
  // Its own reader knows best what is wrong with a transcript of records.
  const found = FORMATS.find((format) => known.has(format)) ?? (hasRecord ? NATIVE : undefined);
  // The next item may be the first that tells.
  return found ?? (isWhole || length >= MOST_BYTES ? weakly : undefined);
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
    if (end === length && !isWhole) return undefined;
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
    const offset = error.place.offset as number;
    // Where the next line starts anew, this one was to be whole and is not.
    const next = head.subarray(end, offset + 1).subarray(0, LONGEST_GAP);
    return offset > end && !/^\s+\{$/.test(next.toString('latin1')) ? 'document' : undefined;
  }
}
