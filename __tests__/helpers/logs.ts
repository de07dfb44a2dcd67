import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ToolReplayError } from '../../src/error.ts';
import { ForeignTranscript } from '../../src/formats/foreign-transcript.ts';
import type { Ending, PairedCall } from '../../src/formats/pairing.ts';
import { FORMAT_NAMES, recognise } from '../../src/formats/recognise.ts';
import type { Session } from '../../src/formats/session.ts';

/** One call of a log, as the native form has it, and where it stands. */
export interface LoggedRecord {
  tool: string;
  args: unknown;
  /** Undefined when there was none. */
  response?: unknown;
  line: number;
  resultLine?: number;
  batch: number;
  state: Ending['state'];
  /** The working directory that the log states for it. */
  cwd?: string;
  /** How often its session was compacted before it; not there when it never was. */
  era?: number;
}

/** A session of a log. */
export interface LoggedSession {
  name: string;
  unanswered: number;
  orphans: number;
  duplicates: number;
  errors: number;
  records: LoggedRecord[];
}

/** A log, as the product reads it. */
export interface ReadLog {
  format: string;
  framing: string;
  skipped: { [reason: string]: number };
  sessions: LoggedSession[];
}

/** How the error on a file of no known format ends. */
export const TRIED = `; tried as ${FORMAT_NAMES.join(', ')}`;

/** JSON Lines of values. */
export function lines(...values: readonly unknown[]): string {
  return values.map((value) => `${typeof value === 'string' ? value : JSON.stringify(value)}\n`).join('');
}

/**
 * Reads a log from its bytes.
 *
 * @param forced the format that it is said to be; without it, it is found out
 */
export function readLog(text: string | Buffer, forced?: string, strictness: 'skip' | 'refuse' = 'skip'): ReadLog {
  const bytes = Buffer.from(text);
  const recognised = recognise(Buffer.concat([bytes, Buffer.of(0)]), bytes.length, true, forced);
  if (recognised === undefined || recognised === 'native') throw new Error('a native transcript');
  const records = new Map<Session, LoggedRecord[]>();
  const transcript = new ForeignTranscript<LoggedRecord>(recognised.format, recognised.framing, strictness, {
    call(session, call) {
      const record = recordOf(call);
      records.set(session, [...(records.get(session) ?? []), record]);
      return record;
    },
    answer(_session, record, { line, response }) {
      record.response = JSON.parse(response.toString());
      record.resultLine = line;
    },
    settle(_session, record, { state }) {
      record.state = state;
    },
    end() {},
  });
  // In small pieces, since where they are cut must not matter.
  for (let at = 0; at < bytes.length; at += 1013) transcript.read(bytes.subarray(at, at + 1013));
  transcript.finish();
  return {
    format: recognised.format.name,
    framing: recognised.framing,
    skipped: Object.fromEntries(transcript.skipped),
    sessions: transcript.sessions.map((session) => {
      const { name, unanswered, orphans, duplicates, errors } = session;
      return { name, unanswered, orphans, duplicates, errors, records: records.get(session) ?? [] };
    }),
  };
}

/** The format that a log is taken for; 'none' when it is none that is known. */
export function formatOf(text: string): string {
  try {
    return readLog(text).format;
  } catch (error) {
    if (error instanceof ToolReplayError && error.code === 'format') return 'none';
    throw error;
  }
}

function recordOf({ tool, call, toolLength, line, batch, cwd, era }: PairedCall): LoggedRecord {
  return {
    ...{ tool, args: JSON.parse(call.subarray(toolLength).toString()), line, batch, state: 'unanswered' },
    ...(cwd !== undefined && { cwd }),
    ...(era > 0 && { era }),
  };
}

/** Where and after how many compactions each call of a log was made, by session: `tool cwd era`. */
export function settings({ sessions }: ReadLog): { [session: string]: string[] } {
  return Object.fromEntries(
    sessions.map(({ name, records }) => [
      name,
      records.map(({ tool, cwd = 'nowhere', era = 0 }) => `${tool} ${cwd} ${era}`),
    ]),
  );
}

/** The sample logs of all formats. */
export function sampleLogs(): { name: string; text: Buffer }[] {
  const folder = join(process.cwd(), 'samples', 'formats');
  const names = readdirSync(folder).filter((name) => !name.endsWith('.txt'));
  return names.sort().map((name) => ({ name, text: readFileSync(join(folder, name)) }));
}
