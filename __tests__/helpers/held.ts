import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workspace } from './bundle.ts';

/** What is written to standard error once the file is being read. */
export const HELD = 'reading is held\n';

/**
 * Options for a Node that never comes to the second chunk of a file called `held.jsonl`, in whatever thread.
 *
 * @param before what is done then, as a statement that may call `beat`, what the Action does every half minute
 * @param end whether it is held for good, or goes on after that
 */
export function heldReading({ outside }: Workspace, before = '', end: 'held' | 'goes on' = 'held'): string[] {
  const script = join(outside, 'held.cjs');
  writeFileSync(
    script,
    `const { promises } = require('node:fs');
     const { open } = promises;
     let beat = () => {};
     const every = globalThis.setInterval;
     globalThis.setInterval = (given, time, ...more) => {
       if (time === 30_000) beat = given;
       return every(given, time, ...more);
     };
     promises.open = async (path, ...more) => {
       const file = await open(path, ...more);
       if (!String(path).endsWith('held.jsonl')) return file;
       const read = file.read.bind(file);
       let chunks = 0;
       file.read = async (...into) => {
         if (++chunks !== 2) return read(...into);
         ${before};
         process.stderr.write(${JSON.stringify(HELD)});
         return ${end === 'held' ? 'new Promise(() => every(() => {}, 1_000))' : 'read(...into)'};
       };
       return file;
     };`,
  );
  return ['--require', script];
}
