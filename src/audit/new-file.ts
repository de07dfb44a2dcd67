import { open } from 'node:fs/promises';
import { ToolReplayError } from '../error.ts';
import { writeError } from './system-error.ts';

/**
 * Writes a file that must not be there yet, nor a link of that name.
 *
 * @param path absolute
 * @param name how errors name it
 * @param mode who may do what with it
 * @throws ToolReplayError when it is there, or cannot be written
 */
export async function writeNewFile(path: string, name: string, text: string, mode: number): Promise<void> {
  try {
    const file = await open(path, 'wx', mode);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      const fault = {
        found: 'a file that is there already',
        expected: 'a name of none',
        advice: 'it is left as it is',
      };
      throw new ToolReplayError('unwritable', fault, { file: name });
    }
    throw writeError(error, name);
  }
}
