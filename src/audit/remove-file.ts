import { rmSync } from 'node:fs';
import { writeError } from './system-error.ts';

/** Takes a file away, if it is there. @param name how errors name it @throws ToolReplayError when it cannot be taken away */
export function removeFile(path: string, name: string): void {
  try {
    rmSync(path, { force: true });
  } catch (error) {
    throw writeError(error, name);
  }
}
