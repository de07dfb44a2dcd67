import type { Found } from './discover.ts';

/** Which of the transcripts that globs name are audited. */
export interface Selection {
  /** Whether a file is, for sure, one that need not be audited. @param file as reports name it @param path absolute */
  isUnchanged(file: string, path: string): Promise<boolean>;
  /** Files that the globs would name and that were deleted, as reports name them. */
  readonly deleted: readonly string[];
}

/** What was not audited. */
export interface LeftOut {
  /** How many of the files that the globs name. */
  readonly unchanged: number;
  /** As reports name them, in code point order. */
  readonly deleted: readonly string[];
}

/** Chooses. What cannot be read is audited, so that it is told: nobody knows what is in it. */
export async function select(
  found: readonly Found[],
  selection: Selection | undefined,
): Promise<{ chosen: readonly Found[]; leftOut: LeftOut | undefined }> {
  if (selection === undefined) return { chosen: found, leftOut: undefined };
  const there = new Set(found.filter(({ missing }) => !missing).map(({ file }) => file));
  const deleted = selection.deleted.filter((file) => !there.has(file));
  const gone = new Set(deleted);
  const chosen: Found[] = [];
  let unchanged = 0;
  for (const one of found) {
    // One that is named in full and was deleted is not looked for in vain.
    if (gone.has(one.file)) continue;
    if (one.error === undefined && (await selection.isUnchanged(one.file, one.path))) unchanged++;
    else chosen.push(one);
  }
  return { chosen, leftOut: { unchanged, deleted } };
}
