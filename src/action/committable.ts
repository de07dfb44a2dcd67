import { resolve } from 'node:path';
import { isInside } from '../audit/discover.ts';

// biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a workflow has.
export const TEMPORARY = '${{ runner.temp }}';

/**
 * Whether a place is one that a pull request could put files into, which is any but `RUNNER_TEMP`: that the runner alone has.
 * Where there is no runner, nobody is there to commit anything.
 *
 * @param place gives it, absolute, from the absolute workspace
 */
export function isCommittable(environment: NodeJS.ProcessEnv, place: (workspace: string) => string): boolean {
  const { RUNNER_TEMP: temporary } = environment;
  if (!temporary) return false;
  const path = place(resolve(environment['GITHUB_WORKSPACE'] || '.'));
  return path !== resolve(temporary) && !isInside(path, resolve(temporary));
}
