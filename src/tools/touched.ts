/**
 * Whether what one call wrote may be what another read: the same path, or one of them below the other.
 *
 * Where home or the working directory is, paths do not say: one that begins at either may be any that does not.
 *
 * @param writes resolved paths; undefined: anything
 * @param reads the same
 */
export function isTouched(writes: readonly string[] | undefined, reads: readonly string[] | undefined): boolean {
  if (writes?.length === 0 || reads?.length === 0) return false;
  if (writes === undefined || reads === undefined) return true;
  const roots = new Set([...writes, ...reads].map(rootOf));
  if (roots.size > 1 || roots.has('..')) return true;
  return isAnyBelow(writes, tops(reads)) || isAnyBelow(reads, tops(writes));
}

/** Where a path begins. What leads out of home or of the working directory may end anywhere. */
function rootOf(path: string): string {
  if (path.startsWith('/')) return '/';
  const isOfHome = path === '~' || path.startsWith('~/');
  const rest = isOfHome ? path.slice(2) : path;
  return rest === '..' || rest.startsWith('../') ? '..' : isOfHome ? '~' : '.';
}

/** Each path with a `/` at its end, so that one is below another when it begins with it. */
function asFolders(paths: readonly string[]): string[] {
  return paths.map((path) => (path === '/' ? path : path === '.' ? '' : `${path}/`));
}

/** The folders, sorted, without those that are below others. */
function tops(paths: readonly string[]): string[] {
  const kept: string[] = [];
  for (const folder of asFolders(paths).sort()) {
    const last = kept.at(-1);
    if (last === undefined || !folder.startsWith(last)) kept.push(folder);
  }
  return kept;
}

function isAnyBelow(paths: readonly string[], folders: readonly string[]): boolean {
  return asFolders(paths).some((path) => {
    // All that sorts between a folder and what is below it is below it too, so only the last one before can be it.
    let low = 0;
    let high = folders.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((folders[middle] as string) <= path)
        low = middle + 1; // The bounds keep it inside.
      else high = middle;
    }
    const before = folders[low - 1];
    return before !== undefined && path.startsWith(before);
  });
}
