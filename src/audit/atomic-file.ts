import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ToolReplayError } from '../error.ts';
import { beforeSignal } from './signals.ts';
import { writeError } from './system-error.ts';
import { turn } from './turn.ts';

/**
 * Writes a file so that it is there whole or not at all: beside its place first, then renamed into it. A signal that
 * ends the process leaves nothing behind either.
 *
 * @param name how errors name it
 * @param readers who may read it: those who may already, or its owner alone
 * @throws ToolReplayError when it cannot be written; what was there before is then still there
 */
export async function writeAtomically(
  path: string,
  name: string,
  chunks: AsyncIterable<Buffer>,
  readers: 'as usual' | 'private' = 'as usual',
): Promise<void> {
  const usual = await modeOf(path, name);
  const mode = readers === 'private' ? 0o600 : usual;
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  let made = false;
  const remove = (): void => {
    if (made) rmSync(temporary, { force: true });
  };
  const forget = beforeSignal(remove);
  try {
    // At once, not awaited: a signal must find either no file or one that is known.
    const file = openSync(temporary, 'wx', mode);
    made = true;
    try {
      for await (const chunk of chunks) {
        writeFileSync(file, chunk);
        // What is made in memory waits for nothing, and no signal would be heard before all of it is written.
        await turn();
      }
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (error) {
    remove();
    throw error instanceof ToolReplayError ? error : writeError(error, name);
  } finally {
    forget();
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
