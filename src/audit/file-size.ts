import { statSync } from 'node:fs';

/** How many bytes a file has, for whoever shares work out. One that cannot be asked has 0: whoever reads it says why. */
export function sizeOf(path: string): number {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
}
