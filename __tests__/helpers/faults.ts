import { type ErrorCode, ToolReplayError } from '../../src/error.ts';
import { parseDocument } from '../../src/json/value.ts';
import { bytesOf, raw, refusal } from './canonical.ts';

export { raw };

/** What is wrong, the text, the column where it is (all stand on line 1), and what the error says was found. */
export type FaultCase = readonly [kind: string, text: string | Buffer, column: number, found: string];

/** What a document is refused for. */
export interface DocumentFault {
  readonly code: ErrorCode;
  readonly found: string;
  readonly expected: string | undefined;
  readonly line: number | undefined;
  readonly column: number | undefined;
}

export function faultOf(text: string | Buffer): DocumentFault {
  const { code, fault, place } = refusal(() => parseDocument(bytesOf(text)));
  return { code, found: fault.found, expected: fault.expected, line: place.line, column: place.column };
}

/** The error that something ends in. */
export async function caught(promise: Promise<unknown>): Promise<ToolReplayError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ToolReplayError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
