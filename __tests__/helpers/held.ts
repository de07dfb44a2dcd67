import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workspace } from './bundle.ts';

/** What is written to standard error once the file is being opened. */
export const HELD = 'reading is held\n';

/** White space that makes a file larger than what is opened without letting anything else have its turn. */
export const PADDING = '\n'.repeat(1 << 20);

/**
 * Options for a Node that never comes to open a file called `held.jsonl`, of {@link PADDING} or more, in whatever thread.
 *
 * @param before what is done then, as a statement that may call `beat`, what the Action does every half minute
 * @param end whether it is held for good, or goes on after that
 */
export function heldReading({ outside }: Workspace, before = '', end: 'held' | 'goes on' = 'held'): string[] {
  const script = join(outside, 'held.cjs');
  writeFileSync(
    script,
    `const fs = require('node:fs');
     const { open } = fs;
     let beat = () => {};
     const every = globalThis.setInterval;
     globalThis.setInterval = (given, time, ...more) => {
       if (time === 30_000) beat = given;
       return every(given, time, ...more);
     };
     fs.open = (path, flags, opened) => {
       if (!String(path).endsWith('held.jsonl')) return open(path, flags, opened);
       ${before};
       process.stderr.write(${JSON.stringify(HELD)});
       ${end === 'held' ? 'every(() => {}, 1_000)' : 'open(path, flags, opened)'};
     };`,
  );
  return ['--require', script];
}
