import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { discover, isInside } from '../audit/discover.ts';
import { isSameFile, ownInput, type Reads } from '../audit/own-input.ts';
import { fileError } from '../audit/system-error.ts';
import { ToolReplayError } from '../error.ts';
import type { ReportFile } from './inputs.ts';

/** What is audited, and the folder of the golden runs that it is compared with. */
interface ActionReads extends Reads {
  /** Absolute. */
  readonly golden: string | undefined;
}

/**
 * Makes sure that a report goes where the workflow says, and nowhere else: whoever opens a pull request chooses what is
 * checked out, links too.
 *
 * @throws ToolReplayError for a report outside of its roots, in `.git`, behind a link, in the place of what is read, or among
 *   the golden runs
 */
export async function checkReportPlace(
  { name, path, roots }: ReportFile,
  { golden, ...reads }: ActionReads,
): Promise<void> {
  const root = roots.find((one) => isInside(path, one));
  if (root === undefined) throw refused(name, 'outside the workspace', 'a file in the workspace or in RUNNER_TEMP');
  const way = relative(root, dirname(path));
  if (way.split(sep).some((folder) => folder.toLowerCase() === '.git')) {
    throw refused(name, 'in .git', 'a file of the workspace');
  }
  if (isBehindLink(path, root, way))
    throw refused(name, 'behind a symbolic link', 'a file that is no link, in no such folder');
  if (golden !== undefined && isGolden(path, golden, reads.workspace)) {
    throw refused(name, 'among the golden runs', 'a file in another folder');
  }
  const own = await ownInput(path, reads);
  if (own !== undefined) throw refused(name, own, "a file that is not read, or '!' and its name among the transcripts");
}

/** Whether it is in the folder of golden runs, or one of them by a link. */
function isGolden(path: string, golden: string, workspace: string): boolean {
  if (isInside(join(realOf(dirname(path)), basename(path)), realOf(golden))) return true;
  return discover(['**'], golden, workspace).found.some((one) => isSameFile(one.path, path));
}

function isBehindLink(path: string, root: string, way: string): boolean {
  try {
    if (realpathSync(dirname(path)) !== join(realpathSync(root), way)) return true;
    return lstatSync(path).isSymbolicLink();
  } catch (error) {
    const known = fileError(error);
    // What is not there is no link; whoever writes says what else is missing.
    if (known instanceof ToolReplayError && known.code === 'not-found') return false;
    throw known;
  }
}

/** Where a folder is, once all links are followed; of one that is not there, where it would be. */
function realOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch (error) {
    const known = fileError(error);
    if (known instanceof ToolReplayError && known.code === 'not-found') return folder;
    throw known;
  }
}

function refused(name: string, what: string, expected: string): ToolReplayError {
  return new ToolReplayError('usage', { found: `'${name.slice(0, 200)}' for report, which is ${what}`, expected });
}
