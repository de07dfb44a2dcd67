import { availableParallelism } from 'node:os';
import { ToolReplayError } from '../error.ts';

/** More threads nobody has, and each takes memory. */
const MOST = 256;

/**
 * How many threads may read at once.
 *
 * @param name what errors call it
 * @param value a number from 1; undefined: as many as there are processors
 * @throws ToolReplayError for anything else
 */
export function jobsOf(name: string, value: string | undefined): number {
  if (value === undefined) return Math.min(availableParallelism(), MOST);
  const jobs = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (jobs >= 1 && jobs <= MOST) return jobs;
  throw new ToolReplayError('usage', {
    found: `'${value.slice(0, 80)}' for ${name}`,
    expected: `a number from 1 to ${MOST}`,
  });
}
