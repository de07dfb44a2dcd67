import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Baseline, MAX_BASELINE } from '../baseline/entry.ts';
import { readBaseline } from '../baseline/read-baseline.ts';
import { ToolReplayError } from '../error.ts';
import { isInside, nameIn, refusal } from './discover.ts';
import { fileError } from './system-error.ts';

/** The baseline of an audit. */
export interface BaselineSettings {
  /** The file, relative to the folder of the audit, or absolute. */
  readonly path: string;
  /** Gives the day as `2027-01-31`. It is asked only where an entry expires. */
  readonly today: () => string;
  /** Whether all transcripts are audited, as is usual: of some alone nobody can tell that an entry for several is unused. */
  readonly looked?: 'all' | 'some';
}

/**
 * Reads a baseline file. It may be as hostile as a transcript: no link leads out of the workspace, and no pipe is waited
 * for.
 *
 * @param path relative to `folder`, or absolute
 * @param workspace absolute: reports name the file relative to it
 * @throws ToolReplayError when it cannot be read or is no such file: its code is `not-found` where nothing is there
 */
export async function readBaselineFile(path: string, folder: string, workspace: string): Promise<Baseline> {
  const absolute = resolve(folder, path);
  const name = nameIn(workspace, absolute);
  const roots = isInside(absolute, workspace) ? [workspace] : [workspace, dirname(absolute)];
  try {
    const refused = refusal(absolute, roots);
    if (refused !== undefined) throw refused;
    const { size } = await stat(absolute);
    if (size > MAX_BASELINE) throw tooLarge();
    return readBaseline(await readFile(absolute), name);
  } catch (error) {
    const known = fileError(error);
    if (!(known instanceof ToolReplayError) || known.place.file !== undefined) throw known;
    const { code, fault } = known;
    throw code === 'not-a-file'
      ? new ToolReplayError(code, { ...fault, advice: 'name the file that has the entries' }, { file: name })
      : known.at({ file: name });
  }
}

/** A baseline that nobody could have read. */
export function tooLarge(): ToolReplayError {
  return new ToolReplayError('baseline', {
    found: `a baseline file of more than ${MAX_BASELINE >> 20} MiB`,
    expected: `at most ${MAX_BASELINE >> 20} MiB`,
    advice: 'so many findings of one kind are better left out by a scope file or by fail-on',
  });
}
