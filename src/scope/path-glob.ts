import { ANY_FILE } from '../shell/command-line.ts';
import { globsOf } from '../shell/glob-words.ts';
import { fixedFolder, overlap } from './glob-overlap.ts';

/** What a shell would take for something else than a character; a backslash, braces and wildcards are as in a rule. */
const OF_SHELLS = /['"$`()<>~]/g;

/** A pattern that forbids, to be held against globs of a shell, which nobody can say what files they gave. */
export class PathGlob {
  private readonly rules: readonly (readonly string[])[];
  /** Whether it is a folder, of which only what is in it is meant. */
  private readonly isFolder: boolean;
  /** Whether it may be about any path. */
  private readonly isAny: boolean;

  /** @param pattern as in gitignore, relative to where the globs will be */
  constructor(pattern: string) {
    const globs = globsOf(pattern.replace(OF_SHELLS, '\\$&')) ?? [ANY_FILE];
    this.isFolder = /(?:^|\/)\*\*$/.test(pattern);
    this.isAny = globs.includes(ANY_FILE);
    this.rules = globs.map((glob) => (this.isFolder ? glob.split('/').slice(0, -1) : glob.split('/')));
  }

  /**
   * Whether a glob may give a file that the pattern is about.
   *
   * A pattern that names one place is met by any glob that can give it. Others, such as `*.pem`, are met where the glob
   * spells some of the name: `cat src/*` could give a key as well, but most that is so read is none, and a finding for
   * each such call would be of no use. A folder that is given to be read is no file, and what is in it is not read.
   */
  meets(glob: string, access: 'read' | 'write', base: readonly string[] = []): boolean {
    if (this.isAny) return true;
    const below = this.isFolder && access === 'read' ? 'needed' : 'allowed';
    const path = glob.split('/');
    return this.rules.some((rule) => {
      const found = overlap(path, [...base, ...rule], below);
      return found === 'spelled' || (found === 'by chance' && rule.every((part) => !/[*?]/.test(part)));
    });
  }

  /** The base of a folder, as {@link meets} takes it, where a glob begins above it; undefined where it does not. */
  static above(glob: string, folder: string): readonly string[] | undefined {
    const fixed = fixedFolder(glob);
    const isAbove = fixed === '/' ? folder.startsWith('/') : folder === fixed || folder.startsWith(`${fixed}/`);
    return isAbove ? folder.split('/').filter((part) => part !== '') : undefined;
  }
}
