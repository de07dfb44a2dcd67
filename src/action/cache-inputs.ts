import { resolve } from 'node:path';
import type { CacheSettings } from '../audit/cache/cache.ts';
import { ToolReplayError } from '../error.ts';
import { isCommittable, TEMPORARY } from './committable.ts';
import { lineOf, textOf } from './input-values.ts';

/** Where results are kept from one run to the next. */
export interface Caching {
  /** Undefined: nowhere. */
  readonly cache: CacheSettings | undefined;
  /** Whether there is one that must not be used. */
  readonly isCacheRefused: boolean;
}

/**
 * Reads the inputs `cache` and `cache-key`. What a pull request restores, an earlier run of it may have saved, whose workflow
 * said what to save: without a secret that only entries of ToolReplay are bound to, it is not used.
 *
 * @param isOfPullRequest whether the run is
 * @throws ToolReplayError for a folder that files can be committed into
 */
export function cacheOf(environment: NodeJS.ProcessEnv, isOfPullRequest: boolean): Caching {
  const name = lineOf(environment, 'cache');
  const secret = textOf(environment, 'cache-key');
  if (name === undefined) {
    if (secret === undefined) return { cache: undefined, isCacheRefused: false };
    throw new ToolReplayError('usage', { found: 'a cache-key without cache', expected: 'the folder of one, as cache' });
  }
  const folder = resolve(environment['GITHUB_WORKSPACE'] || '.', name);
  if (isCommittable(environment, () => folder)) {
    throw new ToolReplayError('usage', {
      found: `'${name.slice(0, 200)}' for cache, where a pull request could put files`,
      expected: 'a folder in RUNNER_TEMP',
      advice: `such as 'cache: ${TEMPORARY}/toolreplay'`,
    });
  }
  const isCacheRefused = isOfPullRequest && secret === undefined;
  return { cache: isCacheRefused ? undefined : { folder, secret, use: 'taken' }, isCacheRefused };
}
