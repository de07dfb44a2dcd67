import { resolve } from 'node:path';
import { discover, matcher } from '../audit/discover.ts';
import { goldenPairs } from '../changes/golden-pairs.ts';
import { HeadTree } from '../changes/head-tree.ts';
import { basePairs, type CheckedOut, type Pair, type TranscriptPlace } from '../changes/pairs.ts';
import type { ChangeFinder } from './changes.ts';
import type { CompareWith } from './inputs.ts';

/**
 * The transcripts that are compared, each in two versions.
 *
 * @param tell hears how it is found out what was changed, where that is not as it should be
 * @throws ToolReplayError when there is nothing to compare with, or nobody can say what was changed
 */
export async function pairsToCompare(
  compareWith: CompareWith,
  finder: ChangeFinder,
  place: TranscriptPlace,
  tell: (message: string) => void,
): Promise<Pair[]> {
  const { transcripts, folder, workspace } = place;
  const discovery = await discover(transcripts, folder, workspace);
  if (compareWith.kind === 'folder') return goldenPairs(compareWith.folder, discovery, place);
  const changes = await finder.changes('compare', tell);
  const isTranscript = matcher(transcripts, folder);
  const repository = await finder.repository();
  const checkedOut: CheckedOut | undefined = repository && {
    repository,
    tree: await HeadTree.read(repository, (file) => isTranscript(resolve(workspace, file))),
  };
  return basePairs(changes, discovery, place, checkedOut);
}
