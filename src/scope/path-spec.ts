import { globFault } from '../glob/fault.ts';
import { Glob } from '../glob/glob.ts';
import { ANY_FILE } from '../shell/command-line.ts';
import { fixedFolder } from './glob-overlap.ts';
import { PathGlob } from './path-glob.ts';
import type { Truth } from './truth.ts';

/** The folders that patterns are relative to, each resolved; undefined where nobody says. */
export interface Anchors {
  /** Where the session began: `./x` and `x`. */
  readonly start: string | undefined;
  /** The root of the project: `/x`. */
  readonly root: string | undefined;
  /** What `~` is. */
  readonly home: string | undefined;
}

/** Which folder a pattern is relative to. */
type Anchor = 'start' | 'root' | 'home' | 'absolute' | 'anywhere';

/** What the home of somebody looks like, where nobody says whose it is. */
const HOMES = ['/root', '/home/*', '/Users/*', '/[a-z]/Users/*'];

const WILD = /[*?[\]{}\\]/;

/**
 * The path of a permission such as `Read(./src/**)`: a pattern as in gitignore, with the four anchors of Claude Code
 * (`//absolute`, `~/of the home`, `/of the project`, `./` or nothing for where the session began, `../` for above it).
 *
 * A pattern without a slash is found at any depth, and a folder is all that is in it. `*` and `?` stay in a folder. Where
 * a rule forbids, one that starts with a double star, or has no slash, is found anywhere at all, and a folder that a
 * star stands for is all that is in it too.
 */
export class PathSpec {
  private readonly anchor: Anchor;
  /** How many folders above its anchor it begins. */
  private readonly climbs: number;
  /** A run of characters that every path that matches has, once {@link atHome}. */
  readonly needed: string;
  /** A whole part between slashes that every such path has; undefined where the pattern names none. */
  readonly segment: string | undefined;
  private readonly globs: readonly Glob[];
  /** What the pattern is all of, where it has no other wildcard than a double star at its end. */
  private readonly folder: string | undefined;
  /** The same below what the home of somebody looks like. */
  private readonly inHomes: readonly Glob[];
  private readonly pattern: string;
  private knownGlob: PathGlob | undefined;

  /** @param use whether a match forbids or allows: what is not sure counts for the rule, or against it */
  constructor(text: string, use: 'allow' | 'deny') {
    const isForbidding = use === 'deny';
    const { anchor, pattern: written } = anchored(text);
    const up = anchor === 'start' ? (/^(?:\.\.\/)+/.exec(`${written}/`)?.[0] ?? '') : '';
    this.climbs = up.length / '../'.length;
    const pattern = up.length > written.length ? '**' : written.slice(up.length);
    this.pattern = pattern;
    this.anchor = isForbidding && anchor === 'start' && pattern.startsWith('**/') ? 'anywhere' : anchor;
    const last = pattern.slice(pattern.lastIndexOf('/') + 1);
    const isFolder = last !== '**' && (isForbidding || !WILD.test(last));
    // A glob that ends in a star and `/**` is not what stands before the slash alone.
    const patterns = isFolder ? [pattern, `${pattern}/**`] : [pattern];
    const folder = pattern.replace(/\/\*\*$/, '');
    this.folder = WILD.test(folder) || folder === '' ? undefined : folder;
    this.globs = patterns.map((one) => new Glob(one));
    this.inHomes = anchor === 'home' ? HOMES.flatMap((home) => patterns.map((one) => new Glob(`${home}/${one}`))) : [];
    this.needed = longest(plainRuns(pattern));
    const segments = plainRuns(pattern).length === 0 ? [] : pattern.split('/').filter((part) => !WILD.test(part));
    this.segment = longest(segments) || undefined;
  }

  /** Whether it says of itself where it is, so that it may lead out of the project. */
  get leavesProject(): boolean {
    return this.anchor === 'absolute' || this.anchor === 'home' || this.climbs > 0;
  }

  /** @param path a resolved path: absolute, or relative to a folder that nobody knows, or below `~` */
  matches(path: string, anchors: Anchors): Truth {
    const known = atHome(path, anchors.home);
    if (!known.includes(this.needed)) return 'no';
    if (this.anchor === 'anywhere') return this.test(known.replace(/^(?:\/|~\/|(?:\.\.\/)+)/, ''));
    if (this.anchor === 'home') return this.matchesAtHome(known, anchors.home);
    if (this.anchor === 'absolute') return known.startsWith('/') ? this.test(known.slice(1)) : 'unknown';
    const base = this.baseOf(anchors);
    return base === undefined ? this.matchesNowhere(known) : this.matchesBelow(base, known);
  }

  /**
   * Whether files are meant that a shell finds by a glob: `yes` where all that it finds is, `unknown` where some may be.
   *
   * @param glob resolved as paths are; {@link ANY_FILE} may be any
   * @param access what is done to the files
   */
  matchesGlob(glob: string, access: 'read' | 'write', anchors: Anchors): Truth {
    if (glob === ANY_FILE) return 'unknown';
    const known = atHome(glob, anchors.home);
    if (this.matches(fixedFolder(known), anchors) === 'yes') return 'yes';
    this.knownGlob ??= new PathGlob(this.pattern);
    return this.meets(this.knownGlob, known, access, anchors) ? 'unknown' : 'no';
  }

  private meets(glob: PathGlob, path: string, access: 'read' | 'write', anchors: Anchors): boolean {
    if (this.anchor === 'anywhere') return glob.meets(path.replace(/^(?:\/|~\/|(?:\.\.\/)+)/, ''), access);
    if (this.anchor === 'absolute') return !path.startsWith('/') || glob.meets(path.slice(1), access);
    if (this.anchor === 'home') {
      if (path.startsWith('~/')) return glob.meets(path.slice(2), access);
      if (anchors.home !== undefined) return meetsBelow(glob, anchors.home, path, access);
      return HOMES.some((home) => glob.meets(path.slice(1), access, home.replace('[a-z]', '?').slice(1).split('/')));
    }
    const base = this.baseOf(anchors);
    if (base === undefined || path.startsWith('~'))
      return this.matchesNowhere(path) === 'unknown' || glob.meets(path, access);
    return meetsBelow(glob, this.climbed(base), path, access);
  }

  private baseOf({ start, root }: Anchors): string | undefined {
    return this.anchor === 'root' ? (root ?? start) : (start ?? root);
  }

  private climbed(base: string): string {
    let folder = base;
    for (let k = 0; k < this.climbs; k++) folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0));
    return folder;
  }

  private matchesBelow(base: string, path: string): Truth {
    if (path.startsWith('~') || (this.climbs > 0 && !base.startsWith('/'))) return 'unknown';
    const folder = this.climbed(base);
    if (path === (folder === '' ? '/' : folder)) return this.test('');
    const inside = folder.endsWith('/') ? folder : `${folder}/`;
    return path.startsWith(inside) ? this.test(path.slice(inside.length)) : 'no';
  }

  /** Where nobody says which folder it is relative to. */
  private matchesNowhere(path: string): Truth {
    if (path.startsWith('/') || path.startsWith('~')) return 'unknown';
    const up = '../'.repeat(this.climbs);
    const below = `${path}/`.startsWith(up) ? path.slice(up.length) : '..';
    return below === '..' || below.startsWith('../') ? 'no' : this.test(below === '.' ? '' : below);
  }

  private matchesAtHome(path: string, home: string | undefined): Truth {
    if (path.startsWith('~/')) return this.test(path.slice(2));
    if (home !== undefined) {
      return path.startsWith(`${home}/`) ? this.test(path.slice(home.length + 1)) : 'no';
    }
    return this.inHomes.some((glob) => glob.matches(path)) ? 'yes' : 'no';
  }

  private test(rest: string): Truth {
    const { folder } = this;
    // As most are: then there is nothing for a glob to find out. What leads out of a folder is not in it.
    if (folder !== undefined && !rest.includes('..')) {
      return rest.startsWith(folder) && (rest.length === folder.length || rest[folder.length] === '/') ? 'yes' : 'no';
    }
    return this.globs.some((glob) => glob.matches(rest)) ? 'yes' : 'no';
  }
}

function meetsBelow(glob: PathGlob, folder: string, path: string, access: 'read' | 'write'): boolean {
  const inside = folder.endsWith('/') ? folder : `${folder}/`;
  if (path.startsWith(inside)) return glob.meets(path.slice(inside.length), access);
  const base = PathGlob.above(path, folder);
  return base !== undefined && path.startsWith('/') && glob.meets(path.slice(1), access, base);
}

/** What is wrong with the path of a permission, if anything is. */
export function pathFault(text: string): string | undefined {
  if (text.trim() === '') return 'an empty path';
  if (text.startsWith('!')) return "a path that starts with '!'";
  if (text.includes('\0')) return 'a NUL in a path';
  return globFault(text);
}

function anchored(text: string): { anchor: Anchor; pattern: string } {
  const path = text.replace(/\/+$/, '/').normalize('NFC');
  if (path.startsWith('//')) return { anchor: 'absolute', pattern: trimmed(path.slice(2)) };
  if (path === '~' || path.startsWith('~/')) return { anchor: 'home', pattern: trimmed(path.slice(2)) };
  if (path.startsWith('/')) return { anchor: 'root', pattern: trimmed(path.slice(1)) };
  const relative = path.replace(/^(?:\.\/)+/, '');
  const isBare = relative === path && !trimmed(path).includes('/');
  if (isBare && path !== '.' && path !== '..' && path !== '**')
    return { anchor: 'start', pattern: `**/${trimmed(path)}` };
  return { anchor: 'start', pattern: relative === '.' || relative === '' ? '**' : trimmed(relative) };
}

/** Without the slash at the end, which says that a folder is meant: what is in one is meant anyway. */
function trimmed(path: string): string {
  return path === '' ? '**' : path.replace(/\/$/, '');
}

/** A path with the home that `~` is, where somebody says which. */
export function atHome(path: string, home: string | undefined): string {
  return home !== undefined && (path === '~' || path.startsWith('~/')) ? home + path.slice(1) : path;
}

/** What of a pattern is no wildcard; nothing where that takes more than a look to see. */
function plainRuns(pattern: string): string[] {
  return /[\\{[]/.test(pattern) ? [] : pattern.split(/\*\*\/|[*?]|\/\*\*$/);
}

function longest(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
