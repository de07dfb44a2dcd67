/** `C:`, also as VS Code writes it, `/C:`. */
const DRIVE = /^\/?([A-Za-z]):(?=[\\/]|$)/;
/** `\\?\` and `\\.\`, which Windows puts before a path that it takes as it is. */
const VERBATIM = /^\\\\[?.]\\(?:(UNC)\\|(?=[A-Za-z]:))/i;
/** What a relative path must not begin with, or it would be read as another one. */
const ANCHORED = /^(?:~(?:[\\/]|$)|[A-Za-z]:(?:[\\/]|$)|\\)/;

/** A folder as it comes out, and a path below one, as most are: there is nothing to do but to put them together. */
const NORMAL = /^(?:\/[\w@+-][\w@.+-]+)+$/;
const NORMAL_BELOW = /^[\w@+-][\w@.+-]*(?:\/[\w@+-][\w@.+-]*)*$/;

/** A path without its separators. The root is empty where it is relative. */
interface Place {
  readonly root: '/' | '~' | '';
  readonly segments: readonly string[];
}

/**
 * A path in the one form in which paths are compared, made of its text alone: no link is followed, and upper and lower
 * case differ.
 *
 * It has `/` between its parts, no `.`, no `//`, nothing at its end, and is NFC. An absolute path has no `..`, since
 * there is nothing above `/`; one below `~` and one that stays relative begin with as many as lead out of them, so that
 * it shows. A drive is a folder of the root: `C:\x`, `C:/x` and `/c/x` are `/c/x`. A share is one too: `\\host\share`
 * is `/host/share`. A URL of a file is its path.
 *
 * `\` is between parts in a path that Windows knows: one with a drive, one that begins with `\`, and any where the
 * working directory is such a one. It is also in a path that has no `/`. On other systems a name may hold it, but hardly
 * any does, and to take it for one name would let `..\..\x` lead out of a folder unseen.
 *
 * @param cwd what a relative path is relative to; without it the path stays relative, and one that would read as
 *   something else then begins with `./`, such as that of a folder `~`
 */
export function resolvedPath(path: string, cwd: string | undefined): string {
  const base = cwd === undefined || cwd === '' ? undefined : cwd;
  if (base !== undefined && NORMAL.test(base) && NORMAL_BELOW.test(path)) return `${base}/${path}`;
  const isWindows = base !== undefined && isOfWindows(composed(base));
  const from = base === undefined ? undefined : resolvedPath(base, undefined);
  const place = placeOf(anchored(separated(plain(path), isWindows), isWindows ? from : undefined));
  if (place.root !== '' || from === undefined) return textOf(place.root, climbed(place), isWindows);
  const folder = placeOf(from);
  const segments = [...folder.segments, ...place.segments];
  return textOf(folder.root, climbed({ root: folder.root, segments }), isWindows);
}

function isOfWindows(path: string): boolean {
  return path.startsWith('\\') || DRIVE.test(path);
}

/** The text of a path, if it is a URL of one. */
function plain(path: string): string {
  const text = composed(path);
  if (!/^file:\/\//i.test(text)) return text;
  const rest = text.slice('file://'.length).replace(/[?#].*$/s, '');
  const local = rest.replace(/^localhost(?=\/)/i, '');
  return composed(decoded(local.startsWith('/') || DRIVE.test(local) ? local : `/${local}`));
}

/** In NFC, part by part. So many marks on one letter are no name, and would take quadratic time to be put in order. */
function composed(path: string): string {
  if (!/[^\0-\x7f]/.test(path)) return path;
  return path.replace(/[^/\\]+/g, (part) => (/\p{M}{31}/u.test(part) ? part : part.normalize('NFC')));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // It is no URL after all, so it says what it says.
    return text;
  }
}

function separated(path: string, isWindows: boolean): string {
  const text = path.replace(VERBATIM, (_all, share) => (share === undefined ? '' : '\\\\'));
  const isSeparator = isWindows || isOfWindows(text) || text.startsWith('~\\') || !text.includes('/');
  return isSeparator ? text.replaceAll('\\', '/') : text;
}

/** With its drive, where that is that of a working directory of Windows. */
function anchored(path: string, from: string | undefined): string {
  const text = path.replace(DRIVE, (_all, drive: string) => `/${drive.toLowerCase()}`);
  const relative = from === undefined ? null : /^([A-Za-z]):(?=.)/s.exec(text);
  if (relative === null || from === undefined) return text;
  // `C:x` is in the working directory of that drive, which is known of one drive alone.
  const drive = `/${relative[1]?.toLowerCase()}`;
  const isOwn = from === drive || from.startsWith(`${drive}/`);
  return isOwn ? text.slice(2) : `${drive}/${text.slice(2)}`;
}

function placeOf(path: string): Place {
  const segments = path.split('/');
  if (segments[0] === '' && segments.length > 1) return { root: '/', segments };
  if (segments[0] === '~') return { root: '~', segments: segments.slice(1) };
  return { root: '', segments };
}

function climbed({ root, segments }: Place): string[] {
  const kept: string[] = [];
  for (const segment of segments) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') kept.push(segment);
    else if (kept.length > 0 && kept.at(-1) !== '..') kept.pop();
    else if (root !== '/') kept.push('..');
  }
  return kept;
}

function textOf(root: Place['root'], segments: readonly string[], isWindows: boolean): string {
  const text = segments.join('/');
  if (root === '~') return text === '' ? '~' : `~/${text}`;
  // A drive that `..` led back to.
  if (root === '/' && DRIVE.test(text)) return resolvedPath(text, undefined);
  if (root === '/') return `/${isWindows ? text.replace(/^[A-Z](?=\/|$)/, (drive) => drive.toLowerCase()) : text}`;
  const isMisread = ANCHORED.test(text) || (text.includes('\\') && !text.includes('/'));
  return isMisread ? `./${text}` : text === '' ? '.' : text;
}
