import type { CacheUse } from '../audit/outcome.ts';
import { count } from './words.ts';

/**
 * What a cache did for an audit: `1990 of 2000 transcripts were taken from the cache`.
 *
 * @param transcripts how many were audited
 */
export function cacheLines({ taken, notKept }: CacheUse, transcripts: number): string[] {
  const verb = taken === 1 ? 'was' : 'were';
  const lines = [`${taken} of ${count(transcripts, 'transcript')} ${verb} taken from the cache`];
  if (notKept > 0) {
    lines.push(`the cache could not be written for ${count(notKept, 'transcript')}: check its folder, mode and space`);
  }
  return lines;
}
