import { basename, dirname, join } from 'node:path';
import { discover, isInside } from '../audit/discover.ts';
import { isSameFile, ownInput, type Reads } from '../audit/own-input.ts';
import { checkPlace, misplaced, type Place, realOf } from './place.ts';

/** What is audited, and the folder of the golden runs that it is compared with. */
interface ActionReads extends Reads {
  /** Absolute. */
  readonly golden: string | undefined;
}

/**
 * Makes sure that a report replaces nothing that is read.
 *
 * @throws ToolReplayError for one in a place where nothing may be written, in the place of what is read, or among the
 *   golden runs
 */
export async function checkReportPlace(report: Place, { golden, ...reads }: ActionReads): Promise<void> {
  checkPlace(report);
  const { path } = report;
  if (golden !== undefined && isGolden(path, golden, reads.workspace)) {
    throw misplaced(report, 'among the golden runs', 'a file in another folder');
  }
  const own = await ownInput(path, reads);
  if (own !== undefined)
    throw misplaced(report, own, "a file that is not read, or '!' and its name among the transcripts");
}

/** Whether it is in the folder of golden runs, or one of them by a link. */
function isGolden(path: string, golden: string, workspace: string): boolean {
  if (isInside(join(realOf(dirname(path)), basename(path)), realOf(golden))) return true;
  return discover(['**'], golden, workspace).found.some((one) => isSameFile(one.path, path));
}
