import { ToolReplayError } from '../error.ts';
import { Canonicalizer } from './canonicalizer.ts';
import { checkEncoding } from './encoding.ts';

/** Any JSON value, as `JSON.parse` gives it. */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };

/**
 * Reads one JSON document as strictly as a transcript's line: see {@link Canonicalizer}.
 *
 * @throws ToolReplayError with line and column
 */
export function parseDocument(bytes: Uint8Array): JsonValue {
  const text = Buffer.alloc(bytes.length + 1);
  text.set(bytes);
  checkEncoding(text.subarray(0, Math.min(4, bytes.length)));
  const canonicalizer = new Canonicalizer();
  canonicalizer.load(text, 0, bytes.length);
  try {
    canonicalizer.value(0);
    canonicalizer.finish();
  } catch (error) {
    throw error instanceof ToolReplayError ? error.at(lineAndColumn(text, error.place.offset ?? 0)) : error;
  }
  // The canonical form holds no duplicate key and no literal that `JSON.parse` would not take.
  return JSON.parse(canonicalizer.output.slice(0, canonicalizer.output.length)) as JsonValue;
}

/** Line and column of a byte. A column counts characters, so that a byte inside one counts as that character. */
export function lineAndColumn(text: Buffer, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf(0x0a); at >= 0 && at < offset; at = text.indexOf(0x0a, at + 1)) {
    line++;
    start = at + 1;
  }
  return { line, column: columnOf(text, start, offset) };
}

/** Column of a byte in the line that starts at `start`. */
export function columnOf(text: Buffer, start: number, offset: number): number {
  let column = 1;
  for (let at = start; at < offset; at++) if (((text[at] as number) & 0xc0) !== 0x80) column++;
  return column;
}
