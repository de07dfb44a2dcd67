/** A word of a command. */
export interface Word {
  /** What the program is given, quotes and escapes taken away; the text as it stands there where that is not known. */
  readonly text: string;
  /** Whether that is known before it runs: nothing in it is expanded. A `~` at the start is kept, and known. */
  readonly isKnown: boolean;
}

/** A file that the shell opens for a program. Descriptors that are copied, closed or led to `/dev/null` are none. */
export interface Redirect {
  readonly target: Word;
  readonly access: 'read' | 'write';
}

/** One program that a command line starts. */
export interface Part {
  /** The program and its arguments, at least one word; of a redirect that stands alone, none. */
  readonly words: readonly Word[];
  /** The names of the variables that are set for it. */
  readonly assignments: readonly string[];
  readonly redirects: readonly Redirect[];
  /** What it stands in, outermost first, such as `bash -lc`, `$(…)`, `sudo`. Words of ours: no data. */
  readonly inside: readonly string[];
  /** The folders that were changed to before it, in order, each relative to the one before. */
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

/** All programs that a command line starts, in the order of the text; or why that cannot be known. */
export type CommandLine = { readonly parts: readonly Part[] } | { readonly fault: string };
