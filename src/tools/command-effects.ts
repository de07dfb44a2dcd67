import type { Part, Word } from '../shell/command-line.ts';
import type { RunCommand } from './arguments.ts';
import { isHeeded } from './heeded.ts';
import { resolvedPath } from './path.ts';
import { runOf } from './program.ts';
import { type ProgramFile, programFiles } from './program-files.ts';
import { readingOf } from './reading-programs.ts';

/** What a command did to files. Undefined: that is not known. */
export interface CommandEffects {
  readonly changes: boolean;
  readonly reads: readonly string[] | undefined;
  readonly writes: readonly string[] | undefined;
  /** It spends time: to repeat it is its purpose. */
  readonly waits: boolean;
}

/** Programs that change the files that they are given and nothing else, but for the options named. */
const WRITERS: ReadonlyMap<string, RegExp | undefined> = new Map([
  ...['rm', 'rmdir', 'unlink', 'mkdir', 'touch', 'tee', 'cp', 'mv', 'truncate', 'chmod', 'apply_patch'].map(
    (name) => [name, undefined] as const,
  ),
  // With one name alone it writes where it stands.
  ['ln', undefined],
  ['dd', undefined],
  ['sort', /^--comp/],
  ['uniq', undefined],
  ['xxd', undefined],
]);

/** A command that would need more than so many characters of paths is none of a person or an agent. */
const MOST_TEXT = 1e7;

/** Collects what the parts of a command did. */
class Tally {
  changes = false;
  waits = false;
  reads: Set<string> | undefined = new Set();
  writes: Set<string> | undefined = new Set();
  private left = MOST_TEXT;

  /** Something is changed, and nobody knows what. */
  unknown(): void {
    this.changes = true;
    this.reads = undefined;
    this.writes = undefined;
  }

  readsMore(): void {
    this.reads = undefined;
  }

  use(word: Word, access: 'read' | 'write', folder: string | undefined): void {
    const path = folder === undefined ? undefined : this.pathOf(word, folder);
    if (access === 'write') {
      this.changes = true;
      if (path === undefined) this.writes = undefined;
      else this.writes?.add(path);
    } else if (path === undefined) this.reads = undefined;
    else this.reads?.add(path);
  }

  /** Where a part runs; undefined where that is not known. Empty: where the command started, wherever that is. */
  folderOf(part: Part, cwd: string): string | undefined {
    let folder: string | undefined = cwd;
    for (const word of part.folders) {
      folder = word.text === '-' ? undefined : this.pathOf(word, folder);
      if (folder === undefined) return undefined;
    }
    return folder;
  }

  private pathOf({ text, isKnown }: Word, folder: string): string | undefined {
    this.left -= text.length + folder.length;
    // The home of somebody else, and what a shell makes of `~+`, is nowhere said.
    if (!isKnown || this.left < 0 || /^~[^/\\]/.test(text)) return undefined;
    return resolvedPath(text, folder === '' ? undefined : folder);
  }
}

/** What all programs of a command line do. What is not known to be harmless may have changed anything. */
export function commandEffects({ line, cwd }: RunCommand): CommandEffects {
  const tally = new Tally();
  if ('fault' in line) tally.unknown();
  else for (const part of line.parts) take(part, cwd ?? '', tally);
  const { changes, reads, writes, waits } = tally;
  return { changes, reads: reads && [...reads], writes: writes && [...writes], waits };
}

function take(part: Part, cwd: string, tally: Tally): void {
  const folder = tally.folderOf(part, cwd);
  for (const { target, access } of part.redirects) tally.use(target, access, folder);
  if (part.assignments.some(isHeeded)) tally.unknown();
  if (part.words.length === 0) return;
  if (part.starts.length === 0) takeRun(part, folder, tally);
  else if (part.allowedBy === 'itself') tally.unknown();
  else {
    if (part.allowedBy === 'both') takeRun(part, folder, tally);
    for (const started of part.starts) take(started, cwd, tally);
  }
}

function takeRun(part: Part, folder: string | undefined, tally: Tally): void {
  const run = runOf(part);
  if (run === undefined) return;
  const reading = readingOf(run);
  if (run.name === 'sleep') tally.waits = true;
  if (reading !== undefined && (reading.isOpen || !part.isOpen)) {
    if (reading.reads === 'more' || (reading.reads === 'given' && part.isOpen)) tally.readsMore();
    else if (reading.reads === 'given') useAll(programFiles(part), folder, tally);
  } else if (isWriter(part)) useAll(programFiles(part), folder, tally);
  else tally.unknown();
}

/** Whether the files that it is given are all that it can change, and all of them are there. */
function isWriter(part: Part): boolean {
  const run = runOf(part);
  if (part.isOpen || run?.name === undefined) return false;
  if (run.name === 'sed') return isPlainSed(run.args);
  if (!WRITERS.has(run.name) || !programFiles(part).some(({ access }) => access === 'write')) return false;
  const except = WRITERS.get(run.name);
  if (run.name === 'ln' && run.args.filter(({ text }) => !text.startsWith('-')).length < 2) return false;
  return run.args.every(({ text, isKnown }) => isKnown && !except?.test(text));
}

/** `sed -i` with one replacement: other scripts can write files and start programs. */
function isPlainSed(args: readonly Word[]): boolean {
  const plain = args.filter(({ text }) => !/^(?:-i\S*|--in-place)$/.test(text));
  if (plain.length === args.length || args.some(({ isKnown }) => !isKnown)) return false;
  return readingOf({ name: 'sed', args: plain }) !== undefined;
}

function useAll(files: readonly ProgramFile[], folder: string | undefined, tally: Tally): void {
  for (const { word, access } of files) tally.use(word, access, folder);
}
