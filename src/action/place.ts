import { lstatSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isInside } from '../audit/discover.ts';
import { fileError, writeError } from '../audit/system-error.ts';
import { ToolReplayError } from '../error.ts';

/** A file or a folder to write. */
export interface Place {
  /** The input that asks for it. */
  readonly input: string;
  /** As the input has it. */
  readonly name: string;
  /** Absolute. */
  readonly path: string;
  /** The folders that it may be in, absolute. */
  readonly roots: readonly string[];
}

/**
 * Makes sure that something is written where the workflow says, and nowhere else: whoever opens a pull request chooses what
 * is checked out, links too.
 *
 * @throws ToolReplayError for a place outside of its roots, in `.git`, or behind a link
 */
export function checkPlace(place: Place): void {
  const { path, roots } = place;
  // Whose folders these are, the runner says.
  if (roots.includes(path)) return;
  const root = roots.find((one) => isInside(path, one));
  if (root === undefined) throw misplaced(place, 'outside the workspace', 'a place in the workspace or in RUNNER_TEMP');
  if (
    relative(root, path)
      .split(sep)
      .some((folder) => folder.toLowerCase() === '.git')
  ) {
    throw misplaced(place, 'in .git', 'a place in the workspace');
  }
  if (isLinked(place, root)) {
    throw misplaced(place, 'behind a symbolic link', 'a place that is no link, in no such folder');
  }
}

/** Why nothing is written in a place. @param what it is */
export function misplaced({ input, name }: Place, what: string, expected: string): ToolReplayError {
  return new ToolReplayError('usage', { found: `'${name.slice(0, 200)}' for ${input}, which is ${what}`, expected });
}

/** Where something is, once all links are followed; of what is not there, where it would be. */
export function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    const known = fileError(error);
    if (known instanceof ToolReplayError && known.code === 'not-found') return path;
    throw known;
  }
}

function isLinked({ path, name }: Place, root: string): boolean {
  try {
    return isBehindLink(path, root);
  } catch (error) {
    throw writeError(error, name);
  }
}

/** Whether it, or a folder on the way to it, is a link. What is not there is none, and neither is what would be in it. */
function isBehindLink(path: string, root: string): boolean {
  let at = root;
  for (const step of relative(root, path).split(sep)) {
    at = join(at, step);
    const stats = lstatSync(at, { throwIfNoEntry: false });
    if (stats === undefined) return false;
    if (stats.isSymbolicLink()) return true;
  }
  return false;
}
