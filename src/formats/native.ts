import { LF } from '../json/bytes.ts';
import { JsonNode } from '../json/node.ts';
import { Tape } from '../json/tape.ts';
import { isFault } from './frames.ts';
import { isBlank } from './line-frames.ts';

/** How the native form is called beside the formats of agents. */
export const NATIVE = 'native';

/** Bytes of a log of lines that are looked at, at most, before it is given up. */
export const MOST_BYTES = 16 * 1024 * 1024;

/** The keys of a record, and those that a seal adds. */
const RECORD_KEYS: readonly string[] = ['index', 'tool', 'args', 'response'];
const SEAL_KEYS: readonly string[] = ['prev', 'digest'];
/** How a line starts that is meant as a record, whatever is wrong with it. */
const RECORD_START = /^\s*\{\s*"(?:index|tool|args|response|prev|digest)"\s*:/;

/**
 * Whether the first line is a record, or meant as one: then it is native, and no format need be tried.
 *
 * @returns undefined when more of the line must be seen
 */
export function startsWithRecord(head: Buffer, length: number, isWhole: boolean): boolean | undefined {
  let start = 0;
  let end = lineEnd(head, start, length);
  while (end < length && isBlank({ text: head, start, end })) {
    start = end + 1;
    end = lineEnd(head, start, length);
  }
  // Of a longer line its start must do, whatever of it is there.
  if (end - start > MOST_BYTES) return meantAsRecord(head, start);
  if (end === length && !isWhole) return undefined;
  const text = Buffer.concat([head.subarray(start, end), Buffer.of(0)]);
  const tape = new Tape();
  try {
    tape.read(text, 0, text.length - 1);
  } catch (error) {
    if (!isFault(error)) throw error;
    return meantAsRecord(head, start);
  }
  return isRecord(new JsonNode(tape));
}

function meantAsRecord(head: Buffer, start: number): boolean {
  return RECORD_START.test(head.toString('latin1', start, start + 200));
}

/** Two of a record's keys, or nothing but such: no format of an agent has either. */
export function isRecord(node: JsonNode): boolean {
  const keys = [...node.members()].map(([key]) => key);
  const ofRecord = keys.filter((key) => RECORD_KEYS.includes(key)).length;
  return ofRecord > 1 || (ofRecord > 0 && keys.every((key) => RECORD_KEYS.includes(key) || SEAL_KEYS.includes(key)));
}

/** Where a line ends that starts at a byte: at its line feed, or at the end of the text. */
export function lineEnd(head: Buffer, start: number, length: number): number {
  const end = head.indexOf(LF, start);
  return end < 0 || end > length ? length : end;
}
