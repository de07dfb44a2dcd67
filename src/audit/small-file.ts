import { open } from 'node:fs/promises';
import { ToolReplayError } from '../error.ts';
import { fileError } from './system-error.ts';

/**
 * Reads a file that is small by its nature, as text. Of a larger one, or one that never ends, no more is read.
 *
 * @param path absolute
 * @param name how errors name it
 * @param most the largest that is read, in bytes
 * @throws ToolReplayError when it cannot be read, is larger, or is no UTF-8
 */
export async function readSmallFile(path: string, name: string, most: number): Promise<string> {
  try {
    const file = await open(path);
    try {
      return textOf(await upTo(file, most + 1), most);
    } finally {
      await file.close();
    }
  } catch (error) {
    const known = fileError(error);
    throw known instanceof ToolReplayError ? known.at({ file: name }) : known;
  }
}

async function upTo(file: Awaited<ReturnType<typeof open>>, most: number): Promise<Buffer> {
  const buffer = Buffer.alloc(most);
  let length = 0;
  while (length < most) {
    const { bytesRead } = await file.read(buffer, length, most - length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return buffer.subarray(0, length);
}

function textOf(bytes: Buffer, most: number): string {
  if (bytes.length > most) {
    throw new ToolReplayError('document-too-long', { found: `more than ${most} bytes`, expected: `at most ${most}` });
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ToolReplayError('encoding', { found: 'bytes that are no UTF-8', expected: 'text' });
  }
}
