/** More files than this right in one folder are said as all that are right in it. */
const MOST_SIBLINGS = 3;

/** What a glob gives a meaning, to be taken away. */
const WILD = /[*?[\]{}\\]/g;

/** Where a path is, as permissions say it. */
interface Place {
  /** `./`, `~/`, `//`, or as many `../` as it climbs. */
  readonly anchor: string;
  readonly segments: readonly string[];
}

/** The files that some calls use in one way, as few path patterns: by top folder, not by file. */
export class Folders {
  /** What is used of each anchor, by the text of a path: a file or a folder itself, or all below. */
  private readonly used = new Map<string, Map<string, 'itself' | 'below'>>();

  /**
   * @param path resolved
   * @param start where its session began, resolved; undefined where nobody says
   */
  add(path: string, start: string | undefined): void {
    const place = placeOf(path, start);
    if (place === undefined) return;
    const { anchor, segments } = place;
    const depth = depthOf(place);
    const isBelow = segments.length === 0 || segments.length > depth;
    const paths = this.used.get(anchor) ?? new Map<string, 'itself' | 'below'>();
    this.used.set(anchor, paths);
    const text = segments.slice(0, depth).map(escaped).join('/');
    if (isBelow || !paths.has(text)) paths.set(text, isBelow ? 'below' : 'itself');
  }

  /** Patterns for all of them, sorted. */
  patterns(): string[] {
    return [...this.used].flatMap(([anchor, paths]) => patternsOf(paths).map((pattern) => anchor + pattern)).sort();
  }
}

function patternsOf(paths: ReadonlyMap<string, 'itself' | 'below'>): string[] {
  const needed = [...paths].filter(([path]) => !ancestors(path).some((above) => paths.has(above)));
  const patterns = needed.filter(([, use]) => use === 'below').map(([path]) => (path === '' ? '**' : `${path}/**`));
  const siblings = new Map<string, string[]>();
  for (const [path, use] of needed) {
    if (use === 'below') continue;
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const files = siblings.get(folder);
    if (files === undefined) siblings.set(folder, [path]);
    else files.push(path);
  }
  for (const [folder, files] of siblings) {
    if (files.length > MOST_SIBLINGS) patterns.push(`${folder}*`);
    else patterns.push(...files);
  }
  return patterns;
}

/** All folders that a path is in; a permission for one of them is one for the path. */
function ancestors(path: string): string[] {
  if (path === '') return [];
  const segments = path.split('/');
  return segments.map((_, k) => segments.slice(0, k).join('/'));
}

function placeOf(path: string, start: string | undefined): Place | undefined {
  if (path.startsWith('~'))
    return path.startsWith('~/') ? { anchor: '~/', segments: segmentsOf(path.slice(2)) } : undefined;
  if (start !== undefined) {
    const folder = start.endsWith('/') ? start : `${start}/`;
    if (path === start) return { anchor: './', segments: [] };
    if (path.startsWith(folder)) return { anchor: './', segments: segmentsOf(path.slice(folder.length)) };
  }
  if (path.startsWith('/')) return { anchor: '//', segments: segmentsOf(path) };
  // A path that leads out of a folder of which nobody knows where it is, is in no pattern.
  if (start !== undefined) return undefined;
  const up = /^(?:\.\.\/)+/.exec(`${path}/`)?.[0] ?? '';
  return { anchor: up === '' ? './' : up, segments: segmentsOf(path.slice(up.length)) };
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '' && segment !== '.');
}

/** How many folders deep patterns go: a top folder in a project or a home, two elsewhere, and one more than a home. */
function depthOf({ anchor, segments }: Place): number {
  if (anchor !== '//') return 1;
  const [first = '', second] = segments;
  if (/^[a-z]$/.test(first) && second === 'Users') return 4;
  return first === 'home' || first === 'Users' ? 3 : 2;
}

function escaped(segment: string): string {
  return segment.replace(WILD, '\\$&');
}
