import { lstatSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { discover, isInside } from '../audit/discover.ts';
import { isSameFile, oneOf, ownInputs } from '../audit/own-input.ts';
import type { Inputs } from './inputs.ts';
import { checkPlace, misplaced, type Place, realOf } from './place.ts';

/**
 * Tells of each file to write whether it would replace something that is read, or the report.
 *
 * @returns throws a ToolReplayError for one in a place where nothing may be written, in the place of what is read, or among
 *   the golden runs
 */
export async function placeGuard({
  settings,
  mergeReports: reports,
  baseline,
  trust,
  compare,
  report,
}: Pick<Inputs, 'settings' | 'mergeReports' | 'baseline' | 'trust' | 'compare' | 'report'>): Promise<
  (place: Place) => void
> {
  const { folder, workspace } = settings;
  const own = await ownInputs({ ...settings, reports, baseline, keys: [trust?.publicKey, trust?.allowedSigners] });
  const isGolden =
    compare?.with.kind === 'folder' ? await goldenRuns(resolve(folder, compare.with.folder), workspace) : () => false;
  return (place) => {
    checkPlace(place);
    const { path, input } = place;
    if (isOther(path)) throw misplaced(place, 'there already and no file', 'a name of none, or of a file');
    if (isGolden(path)) throw misplaced(place, 'among the golden runs', 'a file in another folder');
    const what = own(path);
    if (what !== undefined) {
      throw misplaced(place, what, "a file that is not read, or '!' and its name among the transcripts");
    }
    if (report !== undefined && input !== report.input && isSameFile(report.path, path)) {
      throw misplaced(place, 'the report', 'another place for one of the two');
    }
  };
}

/** Tells whether a path is in the folder of golden runs, or one of them by a link. */
async function goldenRuns(golden: string, workspace: string): Promise<(path: string) => boolean> {
  const folder = realOf(golden);
  const isRun = oneOf((await discover(['**'], golden, workspace)).found.map(({ path }) => path));
  return (path) => isInside(join(realOf(dirname(path)), basename(path)), folder) || isRun(path);
}

/** Whether there is something that is no file, such as a folder. */
function isOther(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === false;
}
