import { type Flake, FlakeNumbers, type FlakeRun, flakeOf } from '../compare/flake.ts';
import { Identities } from '../compare/identities.ts';
import { ToolReplayError } from '../error.ts';
import { knowledgeOf } from '../scope/knowledge.ts';
import { type ComparingSettings, readRun, sessionsOf } from './compare.ts';
import { discover } from './discover.ts';
import { fileSource } from './source.ts';
import { Texts } from './texts.ts';

/** Runs of one task, and what could not be taken as one. */
export interface FlakeReport {
  /** Undefined where there are fewer than two. */
  readonly flake: Flake | undefined;
  /** Why files cannot be judged, or too few are there. */
  readonly errors: readonly ToolReplayError[];
}

/**
 * Looks at many runs of one task: each session with calls of each file is one. A file that cannot be judged does not stop the
 * others.
 *
 * @param patterns names of files, or globs
 * @param folder absolute: what they are relative to, and what a link must not leave
 */
export async function flakeReport(
  patterns: readonly string[],
  folder: string,
  settings: ComparingSettings,
): Promise<FlakeReport> {
  const texts = new Texts();
  const numbers = new FlakeNumbers();
  const identities = new Identities(texts, knowledgeOf(settings.scopes)?.normalizer);
  const runs: FlakeRun[] = [];
  const errors: ToolReplayError[] = [];
  try {
    for (const { file, path, error } of discover(patterns, folder, folder).found) {
      try {
        if (error !== undefined) throw error.at({ file });
        const read = await readRun(fileSource(path, file), settings, texts);
        const sessions = sessionsOf(read).filter(({ calls }) => calls.length > 0);
        if (sessions.length === 0) throw noCall().at({ file });
        for (const { name, calls } of sessions) {
          const run = sessions.length === 1 ? file : `${file} ${name ?? ''}`;
          runs.push(numbers.runOf(run, calls, identities));
        }
      } catch (fault) {
        if (!(fault instanceof ToolReplayError)) throw fault;
        errors.push(fault);
      }
    }
  } finally {
    texts.close();
  }
  if (runs.length < 2) return { flake: undefined, errors: [...errors, tooFew(runs.length)] };
  return { flake: flakeOf(runs, numbers.tools), errors };
}

/** A run that ended before its first call differs most of all, and must not be left out in silence. */
function noCall(): ToolReplayError {
  return new ToolReplayError('nothing-checked', {
    found: 'a run without a call',
    expected: 'at least one recorded call',
    advice: 'leave it out to look at the others',
  });
}

function tooFew(runs: number): ToolReplayError {
  return new ToolReplayError('nothing-checked', {
    found: runs === 0 ? 'no run with a call' : 'one run',
    expected: 'at least two runs of one task',
    advice: 'each file is one, and each session of a log that holds several',
  });
}
