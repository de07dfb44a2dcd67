import { type LogSummary, takeRecords } from '../../src/audit/records.ts';
import type { Source } from '../../src/audit/source.ts';
import { ToolReplayError } from '../../src/error.ts';
import { recordLine } from '../../src/transcript/record-line.ts';
import { bytesOf } from './canonical.ts';

/** A transcript that comes in chunks, each of which is gone when the next is there. */
export function sourceOf(chunks: Iterable<string | Buffer>): Source {
  return {
    name: 'log',
    async *chunks() {
      for (const chunk of chunks) {
        const bytes = Buffer.from(bytesOf(chunk));
        yield bytes;
        bytes.fill(0x21);
      }
    },
  };
}

/** How a test wants a log to be read. */
export interface HowRead {
  readonly format?: string;
  readonly strict?: true;
}

/** What a log is to whoever imports it: the records of each session and all that was counted, or the error. */
export async function imported(
  chunks: Iterable<string | Buffer>,
  { format, strict }: HowRead = {},
): Promise<{ format: string; skipped: object; sessions: object[] } | { code: string; message: string; place: object }> {
  const records = new Map<string, string[]>();
  const settings = { format, accepted: 'unsealed', strictness: strict ? 'refuse' : 'skip' } as const;
  let summary: LogSummary;
  try {
    summary = await takeRecords(sourceOf(chunks), settings, ({ name }, record) => {
      records.set(name, [...(records.get(name) ?? []), `${record.line}: ${recordLine(record)}`]);
    });
  } catch (error) {
    if (!(error instanceof ToolReplayError)) throw error;
    return { code: error.code, message: error.message, place: error.place };
  }
  return {
    format: summary.format,
    skipped: Object.fromEntries(summary.skipped),
    sessions: summary.sessions.map(({ name, calls, unanswered, orphans, duplicates, errors }) => {
      return { name, calls, unanswered, orphans, duplicates, errors, records: records.get(name) ?? [] };
    }),
  };
}
