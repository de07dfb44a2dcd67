import { Glob } from '../glob/glob.ts';
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
 * (`//absolute`, `~/of the home`, `/of the project`, `./` or nothing for where the session began).
 *
 * A pattern without a slash is found at any depth, and a folder is all that is in it. `*` and `?` stay in a folder. Where
 * a rule forbids, one that starts with a double star, or has no slash, is found anywhere at all, and a folder that a
 * star stands for is all that is in it too.
 */
export class PathSpec {
  private readonly anchor: Anchor;
  /** A run of characters that every path that matches has. */
  private readonly needed: string;
  private readonly globs: readonly Glob[];
  /** The same below what the home of somebody looks like. */
  private readonly inHomes: readonly Glob[];

  /** @param use whether a match forbids or allows: what is not sure counts for the rule, or against it */
  constructor(text: string, use: 'allow' | 'deny') {
    const isForbidding = use === 'deny';
    const { anchor, pattern } = anchored(text);
    this.anchor = isForbidding && anchor === 'start' && pattern.startsWith('**/') ? 'anywhere' : anchor;
    const last = pattern.slice(pattern.lastIndexOf('/') + 1);
    const isFolder = last !== '**' && (isForbidding || !WILD.test(last));
    // A glob that ends in a star and `/**` is not what stands before the slash alone.
    const patterns = isFolder ? [pattern, `${pattern}/**`] : [pattern];
    this.globs = patterns.map((one) => new Glob(one));
    this.inHomes = anchor === 'home' ? HOMES.flatMap((home) => patterns.map((one) => new Glob(`${home}/${one}`))) : [];
    this.needed = longestPlain(pattern);
  }

  /** Whether it says of itself where it is, so that it may lead out of the project. */
  get leavesProject(): boolean {
    return this.anchor === 'absolute' || this.anchor === 'home';
  }

  /** @param path a resolved path: absolute, or relative to a folder that nobody knows, or below `~` */
  matches(path: string, anchors: Anchors): Truth {
    if (!path.includes(this.needed)) return 'no';
    if (this.anchor === 'anywhere') return this.test(path.replace(/^(?:\/|~\/|(?:\.\.\/)+)/, ''));
    if (this.anchor === 'home') return this.matchesAtHome(path, anchors.home);
    const { home } = anchors;
    const known = home !== undefined && path.startsWith('~') ? home + path.slice(1) : path;
    if (this.anchor === 'absolute') return known.startsWith('/') ? this.test(known.slice(1)) : 'unknown';
    const base = this.anchor === 'root' ? (anchors.root ?? anchors.start) : (anchors.start ?? anchors.root);
    if (base === undefined) {
      if (known.startsWith('/') || known.startsWith('~')) return 'unknown';
      return known.startsWith('..') ? 'no' : this.test(known);
    }
    if (known.startsWith('~')) return 'unknown';
    const folder = base.endsWith('/') ? base : `${base}/`;
    if (known === base) return this.test('');
    return known.startsWith(folder) ? this.test(known.slice(folder.length)) : 'no';
  }

  private matchesAtHome(path: string, home: string | undefined): Truth {
    if (path.startsWith('~/')) return this.test(path.slice(2));
    if (home !== undefined) {
      return path.startsWith(`${home}/`) ? this.test(path.slice(home.length + 1)) : 'no';
    }
    return this.inHomes.some((glob) => glob.matches(path)) ? 'yes' : 'no';
  }

  private test(rest: string): Truth {
    return this.globs.some((glob) => glob.matches(rest)) ? 'yes' : 'no';
  }
}

/** What is wrong with the path of a permission, if anything is. */
export function pathFault(text: string): string | undefined {
  if (text.trim() === '') return 'an empty path';
  if (text.startsWith('!')) return "a path that starts with '!'";
  if (text.includes('\0')) return 'a NUL in a path';
  return undefined;
}

function anchored(text: string): { anchor: Anchor; pattern: string } {
  const path = text.replace(/\/+$/, '/').normalize('NFC');
  if (path.startsWith('//')) return { anchor: 'absolute', pattern: trimmed(path.slice(2)) };
  if (path === '~' || path.startsWith('~/')) return { anchor: 'home', pattern: trimmed(path.slice(2)) };
  if (path.startsWith('/')) return { anchor: 'root', pattern: trimmed(path.slice(1)) };
  const relative = path.replace(/^(?:\.\/)+/, '');
  const isBare = relative === path && !trimmed(path).includes('/');
  if (isBare && path !== '.' && path !== '**') return { anchor: 'start', pattern: `**/${trimmed(path)}` };
  return { anchor: 'start', pattern: relative === '.' || relative === '' ? '**' : trimmed(relative) };
}

/** Without the slash at the end, which says that a folder is meant: what is in one is meant anyway. */
function trimmed(path: string): string {
  return path === '' ? '**' : path.replace(/\/$/, '');
}

function longestPlain(pattern: string): string {
  const parts = pattern.split(/\*\*\/|[*?]|\[[^\]]*\]|\{[^}]*\}|\/\*\*$/);
  if (/[\\{[]/.test(pattern)) return '';
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}
