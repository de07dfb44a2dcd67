import { resolve } from 'node:path';
import { type Flake, FlakeNumbers, type FlakeRun, flakeOf } from '../compare/flake.ts';
import { Identities } from '../compare/identities.ts';
import { ToolReplayError } from '../error.ts';
import { knowledgeOf } from '../scope/knowledge.ts';
import { type ComparingSettings, readRun, sessionsOf } from './compare.ts';
import { discover, type Found } from './discover.ts';
import { fileId } from './own-input.ts';
import { type Source, sourceOf } from './source.ts';
import { Texts } from './texts.ts';

/** Runs of one task, and what could not be taken as one. */
export interface FlakeReport {
  /** Undefined where there are fewer than two. */
  readonly flake: Flake | undefined;
  /** Why files cannot be judged, or too few are there. */
  readonly errors: readonly ToolReplayError[];
}

/** What is to be looked at. */
export interface FlakeSources {
  /** Names of files, or globs; relative to `folder`. */
  readonly transcripts: readonly string[];
  /** What is read beside them, before them. */
  readonly streams: readonly Source[];
  /** Absolute: what links must not leave. */
  readonly folder: string;
}

/**
 * Looks at many runs of one task: each session with calls of each file is one. A file that cannot be judged does not stop the
 * others.
 */
export async function flakeReport(asked: FlakeSources, settings: ComparingSettings): Promise<FlakeReport> {
  const texts = new Texts();
  const numbers = new FlakeNumbers();
  const identities = new Identities(texts, knowledgeOf(settings.scopes)?.normalizer);
  const runs: FlakeRun[] = [];
  const errors: ToolReplayError[] = [];
  const { transcripts, streams, folder } = asked;
  const { files, linked } = eachOnce((await discover(transcripts, folder, folder)).found);
  const sources = [...streams, ...files.map(sourceOf)];
  try {
    for (const source of sources) {
      const file = source.name;
      try {
        const read = await readRun(source, settings, texts);
        const sessions = sessionsOf(read);
        if (sessions.length === 0) throw noCall(undefined).at({ file });
        for (const { name, calls } of sessions) {
          const run = sessions.length === 1 ? file : `${file} ${name ?? ''}`;
          if (calls.length > 0) runs.push(numbers.runOf(run, calls, identities));
          else errors.push(noCall(sessions.length === 1 ? undefined : name).at({ file }));
        }
      } catch (fault) {
        if (!(fault instanceof ToolReplayError)) throw fault;
        errors.push(fault);
      }
    }
  } finally {
    texts.close();
  }
  if (runs.length >= 2) return { flake: flakeOf(runs, numbers.tools), errors };
  // What was named twice is why there is one run only where there is one file.
  const isOne = runs.length === 1 && sources.length === 1 && errors.length === 0;
  const twice = isOne ? (namedTwice(asked) ?? linked) : undefined;
  const why = sources.length === 0 ? noFile() : tooFew(runs.length, twice);
  return { flake: undefined, errors: [...errors, why] };
}

/** Files without those that are others under another name, by a link; the first of these is `linked`. */
function eachOnce(found: readonly Found[]): { files: Found[]; linked: string | undefined } {
  const ids = new Set<string>();
  let linked: string | undefined;
  const files = found.filter(({ file, path }) => {
    const id = fileId(path);
    if (id === undefined || ids.size < ids.add(id).size) return true;
    linked ??= file;
    return false;
  });
  return { files, linked };
}

/** The first name of a file that was named before, in these words or in others. */
function namedTwice({ transcripts, folder }: FlakeSources): string | undefined {
  const paths = new Set<string>();
  return transcripts.find((name) => paths.size === paths.add(resolve(folder, name)).size);
}

/** A run that ended before its first call differs most of all, and must not be left out in silence. */
function noCall(session: string | undefined): ToolReplayError {
  return new ToolReplayError('nothing-checked', {
    found: `a run without a call${session === undefined ? '' : `: the session '${session}'`}`,
    expected: 'at least one recorded call',
    advice:
      session === undefined
        ? 'leave it out to look at the others'
        : "write each into a file with 'toolreplay import -o FOLDER/' and leave the empty one out to look at the others",
  });
}

function noFile(): ToolReplayError {
  return new ToolReplayError('nothing-checked', {
    found: 'no file that matches',
    expected: 'the files of at least two runs of one task',
  });
}

/** @param twice the name of the one file, where it has several or was given more than once */
function tooFew(runs: number, twice: string | undefined): ToolReplayError {
  const found = runs === 0 ? 'no run with a call' : 'one run';
  return new ToolReplayError('nothing-checked', {
    found: twice === undefined ? found : `${found} in 1 different file, since '${twice}' is the same file named twice`,
    expected: 'at least two runs of one task',
    advice: 'each file is one, and each session of a log that holds several',
  });
}
