import { writeAtomically } from './atomic-file.ts';

/** Characters that are written at once. */
const BATCH = 1 << 16;

/**
 * Writes text that comes in pieces into a file, whole or not at all.
 *
 * @param path absolute
 * @param name how errors name it
 * @throws ToolReplayError when it cannot be written
 */
export function writeText(path: string, name: string, pieces: Iterable<string>): Promise<void> {
  return writeAtomically(path, name, batches(pieces));
}

/** The same for its owner alone. */
export function writePrivateText(path: string, name: string, pieces: Iterable<string>): Promise<void> {
  return writeAtomically(path, name, batches(pieces), 'private');
}

async function* batches(pieces: Iterable<string>): AsyncGenerator<Buffer> {
  let batch = '';
  for (const piece of pieces) {
    batch += piece;
    if (batch.length < BATCH) continue;
    yield Buffer.from(batch);
    batch = '';
  }
  yield Buffer.from(batch);
}
