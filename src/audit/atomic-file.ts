import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ToolReplayError } from '../error.ts';
import { writeError } from './system-error.ts';

/**
 * Writes a file so that it is there whole or not at all: beside its place first, then renamed into it.
 *
 * @param name how errors name it
 * @throws ToolReplayError when it cannot be written; what was there before is then still there
 */
export async function writeAtomically(path: string, name: string, chunks: AsyncIterable<Buffer>): Promise<void> {
  const mode = await modeOf(path, name);
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  let file: FileHandle | undefined;
  try {
    file = await open(temporary, 'wx', mode);
    for await (const chunk of chunks) await file.writeFile(chunk);
    await file.sync();
    await file.close();
    await rename(temporary, path);
  } catch (error) {
    await file?.close();
    if (file !== undefined) await rm(temporary, { force: true });
    throw error instanceof ToolReplayError ? error : writeError(error, name);
  }
}

async function modeOf(path: string, name: string): Promise<number> {
  try {
    const stats = await stat(path);
    if (stats.isFile()) return stats.mode & 0o777;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0o666;
    throw writeError(error, name);
  }
  const fault = { found: 'no regular file', expected: 'a file to write', advice: 'leave -o out to print' };
  throw new ToolReplayError('unwritable', fault, { file: name });
}
