import type { CacheUse } from '../audit/outcome.ts';
import { count } from './words.ts';

/**
 * What a cache did for an audit: `taken from the cache: 1990 of 2000 transcripts`.
 *
 * @param transcripts how many were audited
 */
export function cacheLines({ taken, notKept }: CacheUse, transcripts: number): string[] {
  const lines = [`taken from the cache: ${taken} of ${count(transcripts, 'transcript')}`];
  if (notKept > 0) {
    lines.push(`the cache could not be written for ${count(notKept, 'transcript')}: check its folder, mode and space`);
  }
  return lines;
}
