/** A word of a command. */
export interface Word {
  /** What the program is given, quotes and escapes taken away; the text as it stands there where that is not known. */
  readonly text: string;
  /**
   * Whether that is known before it runs: nothing in it is expanded. A `~` at the start is kept and known where it is a
   * home; one that was quoted means itself, cannot be told from that, and is not known. One that is not known may become
   * several words, or none.
   */
  readonly isKnown: boolean;
  /**
   * Of one that is not known: it becomes names of files, of which the text is a glob. `*` and `?` are as in a shell, and
   * all else is itself; what stands for {@link ANY_FILE} may be any name.
   */
  readonly isGlob?: true;
}

/** The glob of which nothing is known. */
export const ANY_FILE = '';

/** Among the names of variables: one of which nobody knows what it is. */
export const ANY_NAME = '…';

/** A file that the shell opens for a program. Descriptors that are copied, closed or led to `/dev/null` are none. */
export interface Redirect {
  readonly target: Word;
  readonly access: 'read' | 'write';
}

/** One program that a command line starts. */
export interface Part {
  /** The program and its arguments, at least one word; of a redirect that stands alone, none. */
  readonly words: readonly Word[];
  /**
   * The names of the variables that are set for it: in front of it, by `env`, or earlier in the same shell, by a bare
   * assignment, `export`, `read`, as the variable of a loop and so on. Each once.
   */
  readonly assignments: readonly string[];
  /** Those that stand at it: not those of what it starts, nor of a group around it, which are parts of their own. */
  readonly redirects: readonly Redirect[];
  /**
   * What it stands in, outermost first, such as `bash -c`, `$(…)`, `(…)`, `sudo`, `find -exec`, `function`,
   * `here-document`. Words of ours: no data.
   */
  readonly inside: readonly string[];
  /**
   * The folders that were changed to before it, in order, each relative to the one before. One that is not known stands
   * where something may have changed it or not, or where the program is on another machine. A `cd` is taken to succeed.
   */
  readonly folders: readonly Word[];
  /** Whether it is given more arguments when it runs, as by `xargs`. */
  readonly isOpen: boolean;
  /** The programs that it starts in turn, where it is known to: `sudo git push` starts `git push`. */
  readonly starts: readonly Part[];
  /**
   * What has to be allowed where `starts` is not empty. `either`: it only passes on what it is given, so that it is
   * allowed when all that it starts is, or when it is itself. `both`: itself and all that it starts. `itself`: what it
   * starts runs as somebody else or somewhere else, so that only a rule for the whole of it can allow it.
   */
  readonly allowedBy: 'either' | 'both' | 'itself';
}

/**
 * All programs that a command line starts, in the order of the text, each before those in its words; or why that cannot
 * be known, in words of ours without a full stop.
 */
export type CommandLine = { readonly parts: readonly Part[] } | { readonly fault: string };
