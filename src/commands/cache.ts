import { resolve } from 'node:path';
import type { CacheSettings } from '../audit/cache/cache.ts';
import type { AuditReport } from '../audit/outcome.ts';
import type { Call, Option } from './command.ts';
import type { Terminal } from './terminal.ts';

/** Where a secret for the cache is looked for. A command line is seen by whoever lists processes. */
const SECRET = 'TOOLREPLAY_CACHE_KEY';

export const CACHE: Option = {
  name: 'cache',
  value: 'DIR',
  help: `keep what is said of each transcript, and do not audit it again while nothing changed; ${SECRET} may hold a secret that entries are bound to`,
};

export const NO_CACHE: Option = { name: 'no-cache', help: 'audit all of them, and write the cache anew' };

/** Where results are kept; undefined: nowhere. */
export function cacheOf(call: Call, terminal: Terminal): CacheSettings | undefined {
  const folder = call.values(CACHE.name).at(-1);
  if (folder === undefined) return undefined;
  return {
    folder: resolve(terminal.folder, folder),
    secret: terminal.variable(SECRET) || undefined,
    use: call.values(NO_CACHE.name).length === 0 ? 'taken' : 'made anew',
  };
}

/** Says on standard error what the cache did. */
export function noteOnCache(
  core: typeof import('./core.ts'),
  { cache, transcripts }: AuditReport,
  terminal: Terminal,
): void {
  if (cache !== undefined) for (const line of core.cacheLines(cache, transcripts)) terminal.note(`toolreplay: ${line}`);
}
