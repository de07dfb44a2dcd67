import { ToolReplayError } from '../error.ts';
import { NATIVE, startsWithRecord } from '../formats/native.ts';
import type { Recognised } from '../formats/recognise.ts';
import type { NativeTranscript } from '../transcript/native-transcript.ts';
import type { Record } from '../transcript/record.ts';
import { Archive, isZip, wholeArchive } from './archive.ts';
import type { Source } from './source.ts';
import { isZstd, zstdDecompressed } from './zstd.ts';

/** Takes the bytes of one transcript, whatever its format. */
export interface Consumer {
  read(chunk: Buffer): void;
  /** Takes a file of the archive that the transcript is. */
  member?(name: string, bytes: Buffer): void;
  finish(): void;
}

/** Shows each call of a native transcript to someone, and then that there are no more. */
export function nativeConsumer(
  transcript: NativeTranscript,
  take: (record: Record) => void,
  end: () => void = () => undefined,
): Consumer {
  return {
    read(chunk) {
      for (const record of transcript.read(chunk)) take(record);
    },
    finish() {
      for (const record of transcript.finish()) take(record);
      end();
    },
  };
}

/** So many bytes at the start of a file say whether it is compressed or an archive. */
const MAGIC_BYTES = 4;

/**
 * Finds out what a transcript is, and gives its bytes to whoever reads that.
 *
 * @param format the name of the format that it is said to be; undefined to find out
 * @param consumerOf makes the reader of what was found
 * @returns after each chunk how many bytes it had, when the consumer has read it or it is kept to find out more
 * @throws ToolReplayError when the transcript cannot be judged; its place has no file
 */
export async function* reading(
  source: Source,
  format: string | undefined,
  consumerOf: (recognised: Recognised) => Consumer,
): AsyncGenerator<number> {
  const chunks = source.chunks()[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  try {
    // A pipe may give less at once than it takes to know what it is.
    while (head.length < MAGIC_BYTES) {
      if (head.length > 0) head = Buffer.from(head);
      const next = await chunks.next();
      if (next.done) break;
      head = head.length === 0 ? next.value : Buffer.concat([head, next.value]);
    }
    const all = (async function* () {
      if (head.length > 0) yield head;
      yield* { [Symbol.asyncIterator]: () => chunks };
    })();
    if (isZip(head)) yield* readingArchive(all, format, consumerOf);
    else yield* readingText(isZstd(head) ? zstdDecompressed(all) : all, format, consumerOf);
  } finally {
    // Not waited for: the chunk that is being read when a fault is found may never come.
    chunks.return?.(undefined).catch(() => undefined);
  }
}

async function* readingText(
  chunks: AsyncIterable<Buffer>,
  format: string | undefined,
  consumerOf: (recognised: Recognised) => Consumer,
): AsyncGenerator<number> {
  let consumer: Consumer | undefined;
  let held: Buffer[] = [];
  let length = 0;
  let looked = 0;
  for await (const chunk of chunks) {
    if (consumer !== undefined) consumer.read(chunk);
    else {
      length += chunk.length;
      // Each look starts anew: at twice the size each time, all of them cost no more than two of the last.
      const isLook = length >= 2 * looked;
      // Of most files the first chunk tells, and nothing of it need be kept.
      const head = isLook && held.length > 0 ? Buffer.concat([...held, chunk]) : chunk;
      const recognised = isLook ? await look(head, 'more', format) : undefined;
      if (isLook) looked = length;
      if (recognised !== undefined) {
        consumer = consumerOf(recognised);
        consumer.read(head);
        held = [];
      } else if (head === chunk) held.push(Buffer.from(chunk));
      else held = [head];
    }
    yield chunk.length;
  }
  if (consumer === undefined) {
    const head = Buffer.concat(held);
    consumer = consumerOf((await look(head, 'all', format)) ?? NATIVE);
    consumer.read(head);
  }
  consumer.finish();
  yield 0;
}

async function* readingArchive(
  chunks: AsyncIterable<Buffer>,
  format: string | undefined,
  consumerOf: (recognised: Recognised) => Consumer,
): AsyncGenerator<number> {
  const archive = await Archive.open(await wholeArchive(chunks));
  const { formatOfArchive } = await loadFormats();
  const found = formatOfArchive(archive.names, format);
  const consumer = consumerOf({ format: found, framing: 'archive' });
  for await (const { name, bytes } of archive.members((member) => found.isMember?.(member) ?? false)) {
    consumer.member?.(name, bytes);
    yield bytes.length;
  }
  consumer.finish();
  yield 0;
}

async function look(head: Buffer, which: 'more' | 'all', format: string | undefined): Promise<Recognised | undefined> {
  const isNative = format === undefined ? startsWithRecord(head, head.length, which === 'all') : format === NATIVE;
  if (isNative === undefined) return undefined;
  if (isNative) return NATIVE;
  const { recognise } = await loadFormats();
  const text = Buffer.concat([head, Buffer.of(0)]);
  return recognise(text, head.length, which === 'all', format);
}

/** The readers of all formats, which take a while to load and are not needed for the native form. */
function loadFormats(): Promise<typeof import('../formats/recognise.ts')> {
  return import('../formats/recognise.ts');
}

/**
 * Checks the name of a format, if one is given.
 *
 * @param setting how the setting is called where it is made
 * @param others what else the setting takes
 * @throws ToolReplayError for a name that is none
 */
export async function checkFormat(
  setting: string,
  format: string | undefined,
  others: readonly string[] = [],
): Promise<void> {
  if (format === undefined) return;
  const { FORMAT_NAMES } = await loadFormats();
  if (FORMAT_NAMES.includes(format)) return;
  const found = `'${format.slice(0, 80)}' for ${setting}`;
  const reports = others.length === 0 ? '' : `; or as a report ${others.join(', ')}`;
  throw new ToolReplayError('usage', { found, expected: `${FORMAT_NAMES.join(', ')}${reports}` });
}
