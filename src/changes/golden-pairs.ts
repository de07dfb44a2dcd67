import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Discovery, discover, type Found, isInside, matcher, nameIn, rootOf } from '../audit/discover.ts';
import { sourceOf } from '../audit/source.ts';
import { ToolReplayError } from '../error.ts';
import { type Pair, pair, sorted, type TranscriptPlace, wayFrom } from './pairs.ts';

/** A folder that transcripts are looked for in, and which below it. */
interface Start {
  /** Absolute: what a pattern has before its first wildcard. */
  readonly root: string;
  matches(path: string): boolean;
}

/**
 * Every transcript with the golden one of the same name.
 *
 * A name starts where the wildcards of its pattern do: for `runs/**\/*.jsonl` and the golden folder `golden`,
 * `runs/a/b.jsonl` is held against `golden/a/b.jsonl`. A transcript without a golden one is added, and a golden one that
 * the globs would name and that has no transcript is deleted. What is in the golden folder itself is no transcript here.
 *
 * @param golden the folder, relative to `folder`, or absolute
 * @param discovery what the globs name
 * @throws ToolReplayError when there is no such folder, or two transcripts have one golden name
 */
export async function goldenPairs(
  golden: string,
  { found }: Discovery,
  { transcripts, folder, workspace }: TranscriptPlace,
): Promise<Pair[]> {
  const goldenFolder = resolve(folder, golden);
  if (!(statSync(goldenFolder, { throwIfNoEntry: false })?.isDirectory() ?? false)) throw noFolder(golden);
  const starts = startsOf(transcripts, folder);
  const bases = new Map((await discover(['**'], goldenFolder, workspace)).found.map((one) => [one.path, one]));
  const used = new Map<string, string>();
  const pairs: Pair[] = [];
  for (const one of found.filter(({ missing, path }) => !missing && !isInside(path, goldenFolder))) {
    const root = starts.find(({ matches }) => matches(one.path))?.root ?? folder;
    const path = resolve(goldenFolder, wayFrom(root, one.path));
    const other = used.get(path);
    if (other !== undefined) throw sameName(nameIn(workspace, path), other, one.file);
    used.set(path, one.file);
    pairs.push(pairOf(one, bases.get(path)));
  }
  for (const [path, base] of bases) {
    const way = wayFrom(goldenFolder, path);
    if (used.has(path) || !starts.some(({ root, matches }) => matches(resolve(root, way)))) continue;
    pairs.push(pair(base.file, 'deleted', { base: sourceOf(base) }));
  }
  return sorted(pairs);
}

function startsOf(patterns: readonly string[], folder: string): Start[] {
  const excludes = patterns.filter((pattern) => pattern.startsWith('!'));
  return patterns
    .filter((pattern) => !pattern.startsWith('!'))
    .map((pattern) => ({ root: rootOf(pattern, folder), matches: matcher([pattern, ...excludes], folder) }));
}

function pairOf(head: Found, base: Found | undefined): Pair {
  const status = base === undefined ? 'added' : 'modified';
  return pair(head.file, status, {
    previous: base?.file,
    base: base && sourceOf(base),
    head: sourceOf(head),
  });
}

function noFolder(golden: string): ToolReplayError {
  return new ToolReplayError('usage', {
    found: `no folder '${golden.slice(0, 200)}' for compare`,
    expected: 'base, or a folder of golden runs, relative to working-directory',
    advice: 'check the path, and that an earlier step makes it',
  });
}

function sameName(golden: string, first: string, second: string): ToolReplayError {
  return new ToolReplayError('usage', {
    found: `two transcripts for '${golden.slice(0, 200)}': '${first.slice(0, 200)}' and '${second.slice(0, 200)}'`,
    expected: 'one each',
    advice: 'let the patterns start at one folder',
  });
}
