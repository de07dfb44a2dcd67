import { resolve } from 'node:path';
import { named } from './named.ts';
import type { Terminal } from './terminal.ts';

/**
 * Writes what must not be seen before it is whole: into a file, whole or not at all, or to standard output once all of
 * it is there.
 *
 * @param operand what it is made of, as the command line names it
 * @param file the file to write; undefined is standard output
 */
export async function writeHeld(
  core: typeof import('./core.ts'),
  operand: string,
  chunks: AsyncIterable<Buffer>,
  file: string | undefined,
  terminal: Terminal,
): Promise<void> {
  if (file !== undefined) {
    await named(operand, () => core.writeAtomically(resolve(terminal.folder, file), file, chunks));
    return;
  }
  const output = new core.HeldOutput();
  try {
    await named(operand, () => output.write(chunks));
    await terminal.writeBytes(output.read());
  } finally {
    output.close();
  }
}
