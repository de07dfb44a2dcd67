import { type Fault, ToolReplayError } from '../error.ts';

/**
 * Refuses a file whose first bytes say that it is no plain UTF-8, by the name of what it is.
 *
 * @param head the first four bytes of the file, or all of it when it is shorter
 */
export function checkEncoding(head: Buffer): void {
  const found = nameOf(head);
  if (found !== undefined) {
    const fault: Fault = { found, expected: 'UTF-8 without a byte order mark', advice: 'save the file as such' };
    throw new ToolReplayError('encoding', fault, { line: 1, column: 1 });
  }
}

function nameOf(head: Buffer): string | undefined {
  const [a, b, c] = head;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'a UTF-8 byte order mark';
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) return 'a UTF-16 byte order mark';
  // JSON starts with an ASCII character, so a 0 on either side of it is the other half of a UTF-16 unit.
  if ((a === 0 && b !== 0 && b !== undefined) || (a !== 0 && b === 0)) return 'UTF-16 text';
  return undefined;
}
