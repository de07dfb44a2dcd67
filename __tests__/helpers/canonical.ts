import { ToolReplayError } from '../../src/error.ts';
import { Canonicalizer } from '../../src/json/canonicalizer.ts';

/** Bytes of a text; a string stands for its UTF-8. */
export function bytesOf(text: string | Buffer): Buffer {
  return typeof text === 'string' ? Buffer.from(text) : text;
}

/** One byte a character, for texts that are no UTF-8. */
export function raw(latin1: string): Buffer {
  return Buffer.from(latin1, 'latin1');
}

/** The canonical form of one JSON text, by the product. */
export function canonical(text: string | Buffer): string {
  const bytes = bytesOf(text);
  const canonicalizer = new Canonicalizer();
  canonicalizer.load(Buffer.concat([bytes, Buffer.of(0)]), 0, bytes.length);
  canonicalizer.value(0);
  canonicalizer.finish();
  return canonicalizer.output.slice(0, canonicalizer.output.length);
}

/** The error that some work ends in. Work that ends well, or in any other error, fails the test. */
export function refusal(work: () => unknown): ToolReplayError {
  let result: unknown;
  try {
    result = work();
  } catch (error) {
    if (error instanceof ToolReplayError) return error;
    throw error;
  }
  throw new Error(`not refused: ${String(result).slice(0, 200)}`);
}

/** A value that must be there. */
export function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('undefined, where a value must be');
  return value;
}
