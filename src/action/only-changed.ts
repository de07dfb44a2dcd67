import { resolve } from 'node:path';
import { decidesScope } from '../audit/decisive.ts';
import { discover, matcher, nameIn } from '../audit/discover.ts';
import type { Selection } from '../audit/selection.ts';
import type { Changes } from '../changes/changes.ts';
import { HeadTree } from '../changes/head-tree.ts';
import type { TranscriptPlace } from '../changes/pairs.ts';
import { inert } from '../report/inert.ts';
import type { ChangeFinder } from './changes.ts';

/** What decides which transcripts are audited where only the changed ones are to be. */
export interface OnlyChangedSettings extends TranscriptPlace {
  /** As the input has it. */
  readonly scope: readonly string[];
  /** Files beside the scope that decide what is found. */
  readonly decisive: {
    /** The workflow, which has the inputs: relative to the repository. What is checked out need not be what runs. */
    readonly inRepository: readonly string[];
    /** The baseline: absolute. */
    readonly paths: readonly string[];
  };
}

/**
 * Chooses the transcripts that the pull request changed, and those that an earlier step wrote. Undefined where all are
 * to be audited.
 *
 * @param tell hears why that is so
 * @throws ToolReplayError when nobody can say what was changed
 */
export async function selectChanged(
  finder: ChangeFinder,
  settings: OnlyChangedSettings,
  tell: (message: string) => void,
): Promise<Selection | undefined> {
  const all = (why: string): undefined => {
    tell(`only-changed: ${why}, so all transcripts are audited`);
  };
  if (finder.ends === undefined || finder.ends.kind === 'push') return all('this is no pull request');
  const repository = await finder.repository();
  // Whatever the API says of changes, a file that an earlier step wrote is in none of them.
  if (repository === undefined) return all('there is no git repository that could say what was committed');
  const changes = await finder.changes('only-changed', tell);
  const { transcripts, folder, workspace, scope } = settings;
  const isTranscript = matcher(transcripts, folder);
  const { found } = await discover(transcripts, folder, workspace);
  const paths = found.map(({ path }) => path);
  const decisive = await decidesScope(scope, folder, workspace, paths);
  const others = new Set([
    ...settings.decisive.inRepository.map((path) => repository.nameOf(path)),
    ...settings.decisive.paths.map((path) => nameIn(workspace, path)),
  ]);
  for (const name of namesOf(changes)) {
    const path = resolve(workspace, name);
    if (others.has(name) || decisive.decides(path)) return all(`${inert(name)} was changed, which all are judged by`);
  }
  const judging = new Map(
    [...decisive.files, ...settings.decisive.paths].map((path) => [nameIn(workspace, path), path]),
  );
  const tree = await HeadTree.read(repository, (file) => judging.has(file) || isTranscript(resolve(workspace, file)));
  for (const [file, path] of judging) {
    if (!(await tree.isAsCommitted(file, path)))
      return all(`${inert(file)}, which they are judged by, is not as committed`);
  }
  const changed = new Set(namesOf(changes));
  return {
    isUnchanged: async (file, path) => !changed.has(file) && (await tree.isAsCommitted(file, path)),
    deleted: deletedOf(changes, (file) => isTranscript(resolve(workspace, file))),
  };
}

function* namesOf({ files }: Changes): Generator<string> {
  for (const { file, previous } of files) {
    yield file;
    if (previous !== undefined) yield previous;
  }
}

/** Transcripts that are no more, by their names before. */
function deletedOf({ files }: Changes, isTranscript: (file: string) => boolean): string[] {
  return files
    .filter(({ file, status }) => status === 'deleted' || (status === 'renamed' && !isTranscript(file)))
    .map(({ file, previous = file }) => previous)
    .filter(isTranscript)
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}
